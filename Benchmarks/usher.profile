:ir

$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
354507
$0

$s4HTTP10ServerCallC11beginAnswer6status5datedySi_SbtF
# Func Hash:
974670608970665929
# Num Counters:
7
# Counter Values:
0
37542
37542
10
37542
37542
0
$0

$s4HTTP10ServerCallC12repeatAnswer6status_ySi_Says5UInt8VGtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
202524
$0

$s4HTTP10ServerCallC17takesCommonAnswerSbvg
# Func Hash:
844982799234241289
# Num Counters:
5
# Counter Values:
202531
202531
202531
202531
202531
$0

$s4HTTP10ServerCallC5begin33_1518DBB2F2B31963981F72AE198C3099LL10headLengthySi_tF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
240066
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Reactor7ChannelC13clearDeadlineyyF:240066

$s4HTTP10ServerCallC5serveyyYaF
# Func Hash:
668285660976321500
# Num Counters:
16
# Counter Values:
205687
202535
239866
0
0
328
328
328
0
328
200
0
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Reactor7ChannelC7canReadSbvg:328

$s4HTTP10ServerCallC7GatewayE9messageIDy4Wire10FieldRangeVSgSays5UInt8VGSgF
# Func Hash:
928018420423985850
# Num Counters:
7
# Counter Values:
0
240066
0
0
0
0
0
$0

$s4HTTP10ServerCallC7prepare33_1518DBB2F2B31963981F72AE198C3099LLyyF
# Func Hash:
1108181535064778316
# Num Counters:
4
# Counter Values:
240394
240394
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF:240394

$s4HTTP10ServerCallC8readHead33_1518DBB2F2B31963981F72AE198C3099LLAC7ReadingAELLOyF
# Func Hash:
948945312933406187
# Num Counters:
10
# Counter Values:
446081
240066
240066
446081
206001
314
0
240066
314
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF:240066
1
$s7Reactor7ChannelC8timedOutSbvg:314

$s4HTTP10ServerCallC8takeBody5limitSbSi_tAA0C5FaultOYKF
# Func Hash:
783548774592819223
# Num Counters:
9
# Counter Values:
0
240066
240066
240066
240066
0
0
0
240066
$0

$s4HTTP12RelayOutcomeOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
75062
3
$0

$s4HTTP12RelayOutcomeOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
694937217930805128
# Num Counters:
8
# Counter Values:
0
37531
37531
0
150124
0
0
0
$0

$s4HTTP12UpstreamPoolC4keepyyAA0B10ConnectionCF
# Func Hash:
930478285596667777
# Num Counters:
26
# Counter Values:
0
0
0
0
0
0
0
0
37531
0
0
0
37531
0
0
0
0
0
0
0
0
0
0
15
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
10
1
$s7Reactor7ChannelC4pumpAA4Pump_pSgvs:37531
1
$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF:37531
1
$s7Reactor7ChannelC7canReadSbvg:37531
0
1
$s7Reactor7ChannelC9isAbortedSbvg:37531
0
0
0
0
0

$s4HTTP12UpstreamPoolC5drainyyF
# Func Hash:
163981934384303384
# Num Counters:
19
# Counter Values:
157
0
5746
5746
5746
3
0
157
0
157
3
3
0
0
0
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s7Reactor7ChannelC8isClosedSbvg:157
1
$s7Reactor7ChannelC5closeyyF:157
0

$s4HTTP12UpstreamPoolC6pooledAA0B10ConnectionCSgyF
# Func Hash:
184545305596378390
# Num Counters:
26
# Counter Values:
0
0
0
0
0
0
0
37374
0
37374
0
0
0
37531
37374
0
0
0
0
0
0
0
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s7Reactor7ChannelC4pumpAA4Pump_pSgvs:37374
1
$s7Reactor7ChannelC7canReadSbvg:37374
1
$s7Reactor7ChannelC9isAbortedSbvg:37374
0
0
0

$s4HTTP18UpstreamConnectionC11receiveHead9answeringy4Wire6MethodO_tYaAA0B7FailureOYKF
# Func Hash:
202080510153570379
# Num Counters:
9
# Counter Values:
37531
37531
37531
0
37531
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s4HTTP18UpstreamConnectionC11releaseHeadyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
37531
17
$0

$s4HTTP18UpstreamConnectionC4push33_8B8FE154E1041109D083E2200B263E6DLLSbyAA0B7FailureOYKF
# Func Hash:
443747085835332084
# Num Counters:
9
# Counter Values:
37531
37531
0
0
0
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
0
0
0
0

$s4HTTP18UpstreamConnectionC6finish7isWholeySb_tF
# Func Hash:
771823166349388681
# Num Counters:
6
# Counter Values:
0
37531
37531
37531
37531
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s7Reactor7ChannelC7partnerACSgvs:37531
1
$s7Reactor7ChannelC4pumpAA4Pump_pSgvs:37531
1
$s7Reactor7ChannelC13clearDeadlineyyF:37531

$s4HTTP18UpstreamConnectionC7GatewayE12appendFields33_B54FA1CCC2FB973CA1BC72A2F1223A39LL2to13keepingLimits0Q6Lengthy4Wire10ByteBufferVz_S2btF
# Func Hash:
1029578618485591167
# Num Counters:
17
# Counter Values:
37331
0
0
0
37931
37731
37731
0
37531
37531
37331
37331
0
0
0
0
37731
$0

$s4HTTP18UpstreamConnectionC7framing4Wire11BodyFramingOvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37531
$0

$s4HTTP18UpstreamConnectionC7isWholeSbvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
37331
37331
$0

$s4HTTP18UpstreamConnectionC7sendNowSbyAA0B7FailureOYKF
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
0
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF:37531

$s4HTTP18UpstreamConnectionC9parseHead33_8B8FE154E1041109D083E2200B263E6DLLSbyAA0B7FailureOYKF
# Func Hash:
567185238884815401
# Num Counters:
5
# Counter Values:
37531
37531
0
37531
0
$0

$s4HTTP18UpstreamConnectionC9passWhole2to3tapAA12RelayOutcomeOAA10ServerCallC_AA7BodyTap_pSgtYaF
# Func Hash:
438156034609920171
# Num Counters:
10
# Counter Values:
37331
0
37331
0
37331
0
0
37331
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP3seeySbs4SpanVys5UInt8VGFTW:37331
0

$s4HTTP5RelayC4pull33_0C43BE885B8E64CBA85FA26CD6A786F2LLSbyF
# Func Hash:
742655264565199346
# Num Counters:
11
# Counter Values:
20092
20018
0
0
0
0
0
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF:20018
0
0
0

$s4HTTP5RelayC4push33_0C43BE885B8E64CBA85FA26CD6A786F2LLyyF
# Func Hash:
391800339111865328
# Num Counters:
11
# Counter Values:
40436
20218
20218
0
20018
0
200
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
1
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerC6streamyyFy4HTTP12RelayOutcomeOcfU0_TA:200

$s4HTTP5RelayC4take33_0C43BE885B8E64CBA85FA26CD6A786F2LLyys4SpanVys5UInt8VGF
# Func Hash:
533216840843241382
# Num Counters:
35
# Counter Values:
61200
0
0
20218
20400
200
0
200
20400
20400
200
200
20400
0
0
20218
0
20400
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP3seeySbs4SpanVys5UInt8VGFTW:20400
0
1
$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP11takePassing6isOver4Wire10ByteBufferVSb_tFTW:200
0

$s4HTTP5RelayC4turnyyF
# Func Hash:
348332446865048011
# Num Counters:
15
# Counter Values:
40310
20292
40110
40110
20292
20292
20292
0
0
0
0
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s7Reactor7ChannelC9isAbortedSbvg:20292
1
$s7Reactor7ChannelC8peerLeftSbvg:20292
0

$s4HTTP5RelayC7FramingOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
37531
3
$0

$s4HTTP5RelayC7FramingOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
75062
$0

$s4HTTP5RelayC7Reactor4PumpAadEP4turnyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20092
$0

$s4Wire05HopByB0O5stays_2of2inSbAA5FieldV_AA10HeadFieldsCs4SpanVys5UInt8VGtFZ
# Func Hash:
908950565769527912
# Num Counters:
25
# Counter Values:
0
0
0
0
0
0
0
200
0
113193
0
113393
400
0
400
0
0
0
0
0
0
0
0
0
0
$0

$s4Wire10ByteBufferV11appendField_2ofyAA0E0V_s4SpanVys5UInt8VGtF
# Func Hash:
616859553252484394
# Num Counters:
26
# Counter Values:
0
0
0
113193
0
0
113193
113193
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s4Wire10ByteBufferV11appendFieldyys12StaticStringV_SitF
# Func Hash:
52047011908973368
# Num Counters:
9
# Counter Values:
74866
74866
74866
0
0
0
0
0
0
$0

$s4Wire10ByteBufferV14appendChunkEndyyF
# Func Hash:
52047011908973368
# Num Counters:
9
# Counter Values:
20400
20400
20400
0
0
0
0
0
0
$0

$s4Wire10ByteBufferV15appendEndOfHeadyyF
# Func Hash:
52047011908973368
# Num Counters:
9
# Counter Values:
75062
75062
75062
0
0
0
0
0
0
$0

$s4Wire10ByteBufferV16appendChunkStartyySiF
# Func Hash:
5832821029141262
# Num Counters:
10
# Counter Values:
20400
20400
20400
0
0
0
0
0
0
0
$0

$s4Wire10ByteBufferV16appendStatusLineyySiF
# Func Hash:
1124680651882813910
# Num Counters:
3
# Counter Values:
37542
0
0
$0

$s4Wire10ByteBufferV5countSivg
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
315270
0
$0

$s4Wire10ByteBufferV6append3hexySi_tF
# Func Hash:
11922955056020176
# Num Counters:
6
# Counter Values:
40600
20400
0
0
0
0
$0

$s4Wire10ByteBufferV6append6digits5widthySu_SitF
# Func Hash:
948827212528680748
# Num Counters:
8
# Counter Values:
149951
1350233
149951
149951
264
0
0
0
$0

$s4Wire10ByteBufferV6append7decimalySi_tF
# Func Hash:
1029578614497970801
# Num Counters:
14
# Counter Values:
1200282
75100
149951
75100
0
0
0
0
0
0
0
0
0
1350233
$0

$s4Wire10ByteBufferV6append_5firstySays5UInt8VG_SitF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
277597
0
$0

$s4Wire10ByteBufferV6appendyySays5UInt8VGF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
277619
$0

$s4Wire10ByteBufferV6appendyySays5UInt8VG_SnySiGtF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
262794
0
$0

$s4Wire10ByteBufferV6appendyys12StaticStringVF
# Func Hash:
788747807060004997
# Num Counters:
10
# Counter Values:
225518
502
37752
74973
112793
0
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
7
2:74896
1:37531
5:234
4:46
7:41
6:35
3:10

$s4Wire10ByteBufferV6appendyys4SpanVys5UInt8VGF
# Func Hash:
615463249704568864
# Num Counters:
9
# Counter Values:
1437121
2895
150546
75273
1211302
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
9
513:592114
129:260264
33:150468
65:112800
0:37531
4:37531
2:20200
1:200
257:194

$s4Wire10ByteBufferV7consumeyySiF
# Func Hash:
391331302826020059
# Num Counters:
6
# Counter Values:
575412
537898
0
0
0
0
$0

$s4Wire10ByteBufferV7isEmptySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2160375
$0

$s4Wire10ByteBufferV8capacityACSi_tcfC
# Func Hash:
238984484201432128
# Num Counters:
3
# Counter Values:
1181
5
0
$0

$s4Wire10ByteBufferV8capacityACSi_tcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1176
$0

$s4Wire10ByteBufferV8makeRoom33_4858EBFE8A0A38F5AE6E3CB0F29C4198LLyySiF
# Func Hash:
685179184202638084
# Num Counters:
11
# Counter Values:
3661
1901
1901
0
0
0
0
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
5
33:553
129:499
65:496
257:296
128:57

$s4Wire10ByteBufferV8readables4SpanVys5UInt8VGvg
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
1963220
1963003
0
0
$0

$s4Wire10ByteBufferV9removeAll15keepingCapacityySb_tF
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
75603
417
417
$0

$s4Wire10ByteBufferV9removeAll15keepingCapacityySb_tFfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37655
$0

$s4Wire10ByteBufferVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1430
810
$0

$s4Wire10EventSieveV5resetyyF
# Func Hash:
238984483460161447
# Num Counters:
3
# Counter Values:
37531
0
0
$0

$s4Wire10FieldRangeV5emptyACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
202535
$0

$s4Wire10FieldRangeV7isEmptySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240066
$0

$s4Wire10HeadFieldsC11readFraming12minorVersion2inySi_s4SpanVys5UInt8VGtAA9HTTPFaultVYKF
# Func Hash:
504567552839657149
# Num Counters:
34
# Counter Values:
277397
0
0
1072257
1072257
200
0
0
0
0
0
0
200
277397
0
200
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s4Wire10HeadFieldsC13passSameStart2inSbs4SpanVys5UInt8VG_tF
# Func Hash:
896858936158224598
# Num Counters:
10
# Counter Values:
585
277597
277012
277012
277012
277012
0
0
0
0
$0

$s4Wire10HeadFieldsC4note33_E0C07A2EC0791B3F67864A5A49AC1913LLyyAA10KnownFieldOF
# Func Hash:
1096621587600020284
# Num Counters:
5
# Counter Values:
482554
0
482154
0
0
$0

$s4Wire10HeadFieldsC4read_6limitsSiSgs4SpanVys5UInt8VG_AA0B6LimitsVtAA9HTTPFaultVYKF
# Func Hash:
984255532464525978
# Num Counters:
68
# Counter Values:
760151
760151
1033504
0
277012
1235964
1512976
2782
479772
0
1512976
0
0
485
1033504
0
0
0
0
277597
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1210
0
0
0
0
0
0
277597
0
0
1033504
$0

$s4Wire10HeadFieldsC5first5named2inAA10FieldRangeV5value_Sb10isRepeatedtSgs4SpanVys5UInt8VG_APtF
# Func Hash:
703650396669029648
# Num Counters:
23
# Counter Values:
0
0
0
0
0
0
240066
0
240066
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s4Wire10HeadFieldsC5resetyyF
# Func Hash:
238984484622511769
# Num Counters:
3
# Counter Values:
240394
0
0
$0

$s4Wire10HeadFieldsC8containsySbAA10KnownFieldOF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37531
$0

$s4Wire10HeadFieldsCACycfc
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
30555
485
$0

$s4Wire10HeadFieldsCyAA10FieldRangeVSgAA05KnownD0Ocig
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
1478331
555194
0
0
$0

$s4Wire10HeadFieldsCyAA5FieldVSicig
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
300848
0
0
0
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37537
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37537
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA1_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37537
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37537
$0

$s4Wire10HeadMemoryV4keepyys4SpanVys5UInt8VG_S2itF
# Func Hash:
135188634956901483
# Num Counters:
8
# Counter Values:
277597
37276
240321
0
0
37276
37276
0
$0

$s4Wire10JSONParserV5parseyAA9JSONValueVs4SpanVys5UInt8VGAA9JSONFaultVYKF
# Func Hash:
798733567701983421
# Num Counters:
4
# Counter Values:
277797
0
277797
277797
$0

$s4Wire10KnownFieldO5namedyACs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
672137664198745421
# Num Counters:
12
# Counter Values:
0
240066
240066
240066
240066
240066
0
0
0
240066
240066
240066
$0

$s4Wire10KnownFieldOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
75262
3
$0

$s4Wire10KnownFieldOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
112993
$0

$s4Wire10ReplyMarksV4find2inACs4SpanVys5UInt8VG_tFZTf4nd_n
# Func Hash:
325434881899278845
# Num Counters:
103
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
200
200
0
1400
0
0
0
200
200
0
0
200
200
0
0
200
0
200
0
0
20400
200
0
200
0
0
200
0
200
0
200
200
0
0
200
0
200
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s4Wire10TokenUsageV11totalTokensSivg
# Func Hash:
959085190977020461
# Num Counters:
5
# Counter Values:
37531
0
0
0
0
$0

$s4Wire11BodyDecoderV4next2in4fromAC4StepOs4SpanVys5UInt8VG_SiztAA9HTTPFaultVYKF
# Func Hash:
942389667449461396
# Num Counters:
3
# Counter Values:
0
40618
0
$0

$s4Wire11BodyDecoderV4step33_399F2DBA6E1CECA3371F104EED561777LLyAC4StepOs4SpanVys5UInt8VG_SiztAA9HTTPFaultVYKF
# Func Hash:
399501120264517900
# Num Counters:
64
# Counter Values:
200
0
0
0
20600
40800
0
0
0
143600
123200
0
400
0
0
20400
20400
0
0
200
0
200
0
0
20218
0
0
200
0
0
0
20018
0
0
0
0
0
0
0
0
20400
20400
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s4Wire11BodyFramingOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
240066
3
$0

$s4Wire11BodyFramingOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
999211165914796008
# Num Counters:
12
# Counter Values:
0
0
240066
240066
0
0
0
0
0
0
0
0
$0

$s4Wire11ChunkedBodyV8takeSize33_4FA1883B359CF7AFCAB03F37F51BA6B8LLyys5UInt8V_SitAA9HTTPFaultVYKF
# Func Hash:
309392616392454050
# Num Counters:
23
# Counter Values:
0
0
0
20600
0
0
0
0
20600
0
0
40800
0
20600
20600
40600
0
0
0
0
0
200
0
$0

$s4Wire11ReplyReaderV10feedEvents33_32C869762F372759CB5BB1B3793ECD9ELLyys4SpanVys5UInt8VG_AA12EventScannerVzAA0B8FindingsVzAA10JSONParserVztFZTf4nnnnd_n
# Func Hash:
163822477721533477
# Num Counters:
47
# Counter Values:
20400
40800
0
0
0
0
20400
0
0
0
0
20400
0
20400
0
0
0
0
0
20400
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s4Wire11ReplyReaderV4FormOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
57731
3
$0

$s4Wire11ReplyReaderV4FormOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
57731
$0

$s4Wire11ReplyReaderV4feed_4withSbs4SpanVys5UInt8VG_AA10JSONParserVztF
# Func Hash:
391331300189883088
# Num Counters:
6
# Counter Values:
57731
0
0
20400
37331
0
$0

$s4Wire11ReplyReaderV4keep33_32C869762F372759CB5BB1B3793ECD9ELLyys4SpanVys5UInt8VGF
# Func Hash:
456618552166378984
# Num Counters:
14
# Counter Values:
0
37331
0
37331
0
0
0
0
0
0
0
0
0
0
$0

$s4Wire11ReplyReaderV5reset__10hidesUsageyAA7DialectO_AC4FormOSbtF
# Func Hash:
334492582940065855
# Num Counters:
5
# Counter Values:
37531
0
0
0
0
$0

$s4Wire11ReplyReaderV5usageAA10TokenUsageVSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37531
$0

$s4Wire11ReplyReaderV6finish4withyAA10JSONParserVz_tF
# Func Hash:
236859846007928959
# Num Counters:
21
# Counter Values:
0
37331
200
0
37331
0
0
0
0
0
0
37331
37331
37331
0
0
0
0
0
0
0
$0

$s4Wire11ReplyReaderV8isUsefulSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37531
$0

$s4Wire11RequestHeadC13contentLengthSiSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
480132
$0

$s4Wire11RequestHeadC5resetyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240394
$0

$s4Wire11RequestHeadC7framingAA11BodyFramingOvg
# Func Hash:
1124680653174388133
# Num Counters:
4
# Counter Values:
240066
240066
0
240066
$0

$s4Wire11StatusLines33_B153A317343EFB48D9BEBC4A1457198FLLO5knownys12StaticStringVSgSiFZTf4nd_n
# Func Hash:
280681508603100586
# Num Counters:
29
# Counter Values:
37542
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
11
0
0
0
0
0
0
0
$0

$s4Wire12EventScannerV4keep33_9EE773C319133C2D021A4E22013B69C7LLyys4SpanVys5UInt8VGF
# Func Hash:
753202733028078893
# Num Counters:
7
# Counter Values:
20400
0
0
0
0
0
0
$0

$s4Wire12ReplyContentO03hasC0ySbAA9JSONValueV_AA7DialectOtFZ
# Func Hash:
80261155990627353
# Num Counters:
75
# Counter Values:
0
0
0
0
37331
0
0
200
200
37531
0
0
0
0
37531
200
0
200
0
0
261317
1200
0
0
0
37531
37531
149924
200
75262
400
200
37531
37531
112393
37731
200
37531
37531
200
0
0
0
37531
0
0
0
0
0
0
0
37531
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s4Wire12ReplyContentO15hasFilledMember33_0D969D7CCDB34F3CA552134A2434C9FFLL_3butSbAA9JSONValueVSg_s12StaticStringVtFZTf4nnd_n
# Func Hash:
749168441768819777
# Num Counters:
39
# Counter Values:
0
0
0
0
0
0
37531
0
0
149324
0
0
74862
37331
74862
37331
37531
37731
0
0
37531
0
37531
0
0
0
37531
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s4Wire12ReplyContentO7isErrorySbAA9JSONValueVFZTf4nd_n
# Func Hash:
948827211892478584
# Num Counters:
10
# Counter Values:
0
0
37531
0
37531
0
0
0
0
0
$0

$s4Wire12RequestFactsC11readMembers33_CB3B87248E8506C49838BB008692FDD2LL2ofyAA9JSONValueV_tAA0B5FaultOYKF
# Func Hash:
235052040054756906
# Num Counters:
61
# Counter Values:
240066
0
0
0
240066
0
0
0
0
0
0
0
0
240266
960464
720398
720198
720398
240066
200
0
240066
240066
240066
240066
240066
0
0
0
0
200
0
0
0
240066
240066
0
240066
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
240066
0
$0

$s4Wire12RequestFactsC4read_4withys4SpanVys5UInt8VG_AA10JSONParserVztAA0B5FaultOYKF
# Func Hash:
391331303245425384
# Num Counters:
6
# Counter Values:
0
0
0
240066
0
0
$0

$s4Wire12RequestFactsC4take5modelys4SpanVys5UInt8VG_tF
# Func Hash:
974670608452595290
# Num Counters:
6
# Counter Values:
15
240063
3
0
240063
0
$0

$s4Wire12RequestFactsC5resetyyF
# Func Hash:
238984482966880379
# Num Counters:
3
# Counter Values:
240066
0
0
$0

$s4Wire12RequestFaultO6MemberO8topLevelAESgs4SpanVys5UInt8VG_tc33_CB3B87248E8506C49838BB008692FDD2LlfCTf4nd_n
# Func Hash:
276344553219069387
# Num Counters:
59
# Counter Values:
0
0
0
200
240066
0
240066
240066
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
960464
240066
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s4Wire12ResponseHeadC5resetyyF
# Func Hash:
238984484622511769
# Num Counters:
3
# Counter Values:
37531
0
0
$0

$s4Wire12ResponseHeadC7framing9answeringAA11BodyFramingOAA6MethodO_tF
# Func Hash:
1096621588212403964
# Num Counters:
7
# Counter Values:
0
75062
75062
75062
75062
74662
74662
$0

$s4Wire12ResponseHeadC9isInterimSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37531
$0

$s4Wire12ResponseHeadC9keepAlive9answeringSbAA6MethodO_tF
# Func Hash:
974670607270608071
# Num Counters:
9
# Counter Values:
0
37331
37531
37531
37531
37531
0
37531
37331
$0

$s4Wire12UsageFiguresV4read33_5AC4406825CFD3E7A192D2D9A487EA2ELLyyAA10JSONMemberVF
# Func Hash:
691833066375397971
# Num Counters:
74
# Counter Values:
0
0
112593
37531
0
37531
0
37531
0
0
0
37531
0
0
0
0
0
0
37531
0
0
0
0
0
37531
0
0
0
0
0
37531
0
0
0
0
0
0
37531
0
0
0
37531
0
0
37531
0
0
0
0
0
0
0
37531
0
0
0
0
0
0
0
0
0
0
0
0
0
0
37531
37531
37531
0
0
0
0
$0

$s4Wire12UsageFiguresV4read8documentyAA9JSONValueV_tF
# Func Hash:
1019523996982937585
# Num Counters:
63
# Counter Values:
0
0
37531
0
0
75062
0
0
0
0
0
0
0
0
0
37531
0
0
0
37531
0
0
0
0
0
0
75062
225186
0
0
0
0
112593
0
0
112593
75062
262517
0
187455
0
0
0
0
37531
0
37531
0
0
37531
37531
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s4Wire12UsageFiguresV5usage2ofAA05TokenB0VSgAA7DialectO_tF
# Func Hash:
650973719170276092
# Num Counters:
11
# Counter Values:
0
37531
37531
0
0
0
0
0
0
0
0
$0

$s4Wire13ReplyFindingsV4read5event4withSbs4SpanVys5UInt8VG_AA10JSONParserVztF
# Func Hash:
159676629209948692
# Num Counters:
9
# Counter Values:
20400
400
0
400
0
0
0
0
20200
$0

$s4Wire13ReplyFindingsV5resetyyAA7DialectOF
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
37531
0
0
$0

$s4Wire13RequestParserO4read33_8ACB5A14D54F9E2A183197507A0F46DFLLyySnySiG_s4SpanVys5UInt8VGAA10HeadLimitsVAA0bP0CtAA9HTTPFaultVYKFZTf4nnnnd_nTf4nnxn_n
# Func Hash:
728130254837067085
# Num Counters:
29
# Counter Values:
1312
0
328
0
0
0
328
0
0
0
0
328
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s4Wire13RequestParserO5parse_6limits4intoSiSgs4SpanVys5UInt8VG_AA10HeadLimitsVAA0bI0CtAA9HTTPFaultVYKFZ
# Func Hash:
5832818860368056
# Num Counters:
11
# Counter Values:
0
0
240066
240066
328
240066
240066
328
0
0
239738
$0

$s4Wire13RequestParserO6finish33_8ACB5A14D54F9E2A183197507A0F46DFLLyys4SpanVys5UInt8VG_AA0B4HeadCtAA9HTTPFaultVYKFZTf4nnd_n
# Func Hash:
181107444071910249
# Num Counters:
15
# Counter Values:
0
0
240066
240066
240066
0
0
0
0
0
0
0
0
0
0
$0

$s4Wire13RequestParserO8readHost33_8ACB5A14D54F9E2A183197507A0F46DFLLyys4SpanVys5UInt8VG_AA0B4HeadCtAA9HTTPFaultVYKFZTf4nnd_n
# Func Hash:
1073436551289947928
# Num Counters:
12
# Counter Values:
0
0
0
0
0
240066
0
0
0
0
0
0
$0

$s4Wire13RequestTargetO8readPath33_F8CEFB49BA00801518F424CE52BE41D3LL__4intoySnySiG_s4SpanVys5UInt8VGAA0B4HeadCtAA9HTTPFaultVYKFZTf4nnnd_n
# Func Hash:
14124350766666548
# Num Counters:
21
# Counter Values:
6232
0
0
328
328
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s4Wire14ResponseParserO4read33_692D7531CEB51A58BBDC5B04578A41A3LLySiSgs4SpanVys5UInt8VG_AA10HeadLimitsVAA0bN0CtAA9HTTPFaultVYKFZTf4nnnd_n
# Func Hash:
102051345850415228
# Num Counters:
21
# Counter Values:
37531
0
37531
37531
0
0
0
0
0
0
0
257
0
257
0
0
0
0
0
0
0
$0

$s4Wire14ResponseParserO5parse_6limits4intoSiSgs4SpanVys5UInt8VG_AA10HeadLimitsVAA0bI0CtAA9HTTPFaultVYKFZ
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
37531
0
$0

$s4Wire15KnownFieldTableC5slots33_908533D806C5194F03864A000194E328LL10multipliers11InlineArrayVy$511_AA0bC0OGSgs6UInt64V_tFZTf4nd_n
# Func Hash:
951065490672327826
# Num Counters:
18
# Counter Values:
1533
141
141
0
0
117
24
3
0
0
0
0
0
0
0
0
0
24
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
8
9:72
6:15
4:9
7:9
2:3
3:3
5:3
8:3
2
17:15
16:9

$s4Wire6MethodOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
500539
3
$0

$s4Wire6MethodOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
500539
$0

$s4Wire7DialectO4pathACSgs4SpanVys5UInt8VG_tcfC
# Func Hash:
653247340694274620
# Num Counters:
22
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
240066
0
240066
0
0
0
0
$0

$s4Wire7DialectO8isGeminiSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240066
$0

$s4Wire7DialectOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1200334
3
$0

$s4Wire7DialectOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1200334
$0

$s4Wire8ByteScanO12firstControl2in4from2toSis4SpanVys5UInt8VG_S2itFZTf4nnnd_n
# Func Hash:
1042354055960601760
# Num Counters:
19
# Counter Values:
17
0
483082
760736
0
760719
34
17
519285
241417
760736
0
17
0
0
0
0
0
0
$0

$s4Wire8ByteScanO14firstLineBreak2in4from2toSis4SpanVys5UInt8VG_S2itFZTf4nnnd_n
# Func Hash:
197471693144615607
# Num Counters:
20
# Counter Values:
41200
23000
2400
227800
41200
0
20600
41200
20600
0
0
61600
0
20600
0
0
0
0
0
0
$0

$s4Wire8ByteScanO15firstQuotedUOrE2in4from2toSis4SpanVys5UInt8VG_S2itFZTf4nnnd_n
# Func Hash:
236859847430095987
# Num Counters:
22
# Counter Values:
0
222800
2400
20600
0
20600
20400
200
20200
200
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s4Wire9AuthorityV4port33_F8CEFB49BA00801518F424CE52BE41D3LLySiSgs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
159676628614590219
# Num Counters:
9
# Counter Values:
1200330
1200330
240066
240066
0
0
0
0
0
$0

$s4Wire9AuthorityVyACSgs4SpanVys5UInt8VGcfCTf4nd_n
# Func Hash:
940266885433882367
# Num Counters:
22
# Counter Values:
0
0
240066
2400660
2160594
0
0
0
0
240066
240066
0
240066
240066
0
0
0
0
0
0
0
0
$0

$s4Wire9FieldLineO4readyAA0B0Vs4SpanVys5UInt8VG_SnySiGAA05KnownB5TableCtAA9HTTPFaultVYKFZ
# Func Hash:
498793355182552114
# Num Counters:
43
# Counter Values:
482554
0
2624
482554
482554
400
0
0
965108
482554
6200
6200
482554
0
482554
17
482554
482554
482554
400
482154
1039
481498
17
0
0
481498
482154
200
0
0
0
0
0
0
0
0
0
0
0
482154
482154
482154
$0

$s4Wire9JSONValueV4kindAC4KindOvg
# Func Hash:
287486625672014413
# Num Counters:
7
# Counter Values:
277597
0
0
0
0
0
0
$0

$s4Wire9JSONValueV6memberyACSgs12StaticStringVF
# Func Hash:
1117982118795479302
# Num Counters:
24
# Counter Values:
113393
113193
75062
0
419241
0
188255
716489
151524
528234
151524
113393
0
113393
0
0
0
0
0
0
0
0
0
0
$0

$s5Redis0A5ErrorOWOe
# Func Hash:
844982799169123455
# Num Counters:
5
# Counter Values:
39601
210
0
0
0
$0

$s5Redis0A5ReplyO7integerSiSgvg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
4312
0
$0

$s5Redis0A5ReplyOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
41664
39498
$0

$s5Redis0A5ReplyOWOe
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
87416
210
18
1252
1838
$0

$s5Redis0A5ReplyOWOy
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
47289
210
18
836
1850
$0

$s5Redis0A5ReplyOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4318
$0

$s5Redis0A6ClientC4call_4keys9arguments4room3due_AA4CallCAA0A6ScriptC_S3is6UInt64VSgyAA3PenVzXEtYaAA0A5ErrorOYKF
# Func Hash:
141357644873314650
# Num Counters:
35
# Counter Values:
37531
0
0
3
0
73
0
75613
0
65
0
0
17
39057
75613
0
3
104
104
0
0
0
0
0
104
0
0
0
0
0
104
0
0
38147
104
$0

$s5Redis0A6ClientC4takeyAA0A5ReplyOAA4CallCAA0A5ErrorOYKF
# Func Hash:
694937219374386746
# Num Counters:
5
# Counter Values:
39279
0
39279
0
13
$0

$s5Redis0A6ClientC5StateOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
75976
75949
$0

$s5Redis0A6ClientC8giveBackyyAA4CallCF
# Func Hash:
238984483936707236
# Num Counters:
3
# Counter Values:
36621
0
0
$0

$s5Redis0A9ArgumentsV5write_4keys9arguments4room2to_yAC_SiSgS2iAA5SlateVzyAA3PenVzXEtFZTf4nnnnnnd_n
# Func Hash:
791156540351377583
# Num Counters:
38
# Counter Values:
0
75782
98
0
0
75782
75782
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
75782
0
75782
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Ledger.build/AdmissionRequest.swift.bc;$s6Ledger05RedisA0C6answer33_43C3AEB8EB6A427A5B289112F957C5D3LL2to_3due_0B04CallCx_AH0B6ScriptCs6UInt64VSgAH0B6ClientCtYaAA0A5ErrorOYKAA6LetterRzlFyAH3PenVzXEfU_AA09AdmissionT0V_TG5TA:38213
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Ledger.build/AdmissionRequest.swift.bc;$s6Ledger05RedisA0C6answer33_43C3AEB8EB6A427A5B289112F957C5D3LL2to_3due_0B04CallCx_AH0B6ScriptCs6UInt64VSgAH0B6ClientCtYaAA0A5ErrorOYKAA6LetterRzlFyAH3PenVzXEfU_AA010SettlementT0V_TG5TA:37569
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
33:75678
513:104
0

$s5Redis0A9ArgumentsV6appendyySiFyAA3PenVzXEfU_
# Func Hash:
282362082919507710
# Num Counters:
29
# Counter Values:
0
2100
600
600
200
400
500
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s5Redis10ConnectionC4read33_C889FAC629DDB47BE5F73C5CC1E30652LL4into7Reactor8TransferOSays5UInt8VGz_tF
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
5049
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Reactor7ChannelC7receive4intoAA8TransferOs14MutableRawSpanVz_tF:5049

$s5Redis10ConnectionC5flushyyF
# Func Hash:
157411390748486053
# Num Counters:
13
# Counter Values:
15824
7912
7912
3
0
0
0
0
0
0
0
0
0
$0

$s5Redis10ConnectionC6enlist33_C889FAC629DDB47BE5F73C5CC1E30652LLyyAA4CallCF
# Func Hash:
238984484201432128
# Num Counters:
3
# Counter Values:
75943
7903
0
$0

$s5Redis10ConnectionC7Reactor4PumpAadEP4turnyyFTW
# Func Hash:
1124680653462654286
# Num Counters:
4
# Counter Values:
5092
5092
0
0
$0

$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7912
$0

$s5Redis10ConnectionC7deliver33_C889FAC629DDB47BE5F73C5CC1E30652LL_5firstySays5UInt8VG_SitF
# Func Hash:
685917474848400191
# Num Counters:
79
# Counter Values:
74138
73858
37237
36621
36621
37227
36621
37227
0
105
0
0
0
36621
0
36621
2061
0
37227
0
0
5049
0
2061
0
9
2061
0
0
0
290
0
0
0
0
0
290
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
36621
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
33:36621
0

$s5Redis10ConnectionC7receive33_C889FAC629DDB47BE5F73C5CC1E30652LLyyF
# Func Hash:
415356760724186143
# Num Counters:
9
# Counter Values:
5049
5092
5092
0
5092
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Reactor7ChannelC7canReadSbvg:10141
1
$s7Reactor7ChannelC9isAbortedSbvg:5092

$s5Redis11ReplyParserV3add020_CDC03A6D8A992478FC5G11BA1CA278FC4LLySvSgSpys4Int8VGSg_SiSPySo13redisReadTaskVGSgtFZTf4nnnd_n
# Func Hash:
933248315497804982
# Num Counters:
10
# Counter Values:
1036
1036
105
9
922
1036
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
5
33:1015
4:9
513:6
16:3
257:3

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_Spys4Int8VGSgSitcfU_To
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1036
$0

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_s5Int64VtcfU1_To
# Func Hash:
1063705159172739859
# Num Counters:
3
# Counter Values:
2323
0
0
$0

$s5Redis11ServerCheckV6fields33_36267EB3045F65DD9F5159F669907717LLySDyS2sGSSFZTf4nd_n
# Func Hash:
780330351092974
# Num Counters:
28
# Counter Values:
225
3888
225
225
225
3888
225
9
0
222
3
6
30
6
6
6
0
0
0
0
0
0
0
0
0
222
0
225
$0

$s5Redis13ReplyAssemblyV3addyyAA0aB0OF
# Func Hash:
391331300296868596
# Num Counters:
6
# Counter Values:
1406
2166
0
203
0
0
$0

$s5Redis3PenV3put4keys2ofys12StaticStringV_Says5UInt8VGtF
# Func Hash:
821384205178804360
# Num Counters:
31
# Counter Values:
0
0
151764
0
151764
0
0
0
0
75982
0
75982
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
112145
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
16:151764
0

$s5Redis3PenV3put8argumentyyACzXE_tF
# Func Hash:
1066151231937422904
# Num Counters:
41
# Counter Values:
0
75138
38213
113351
113351
38213
38213
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Ledger.build/AdmissionRequest.swift.bc;$s6Ledger15AdmissionLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA:38213
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Ledger.build/AdmissionRequest.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA:37569
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Ledger.build/AdmissionRequest.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_TA:37569
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
2
17:37569
65:37569

$s5Redis3PenV3put9bigEndianyx_ts15BitwiseCopyableRzs17FixedWidthIntegerRzlF
# Func Hash:
48277136972185599
# Num Counters:
1
# Counter Values:
112758
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
3
2:37606
8:37578
4:37574

$s5Redis3PenV3put_5firstySays5UInt8VG_SitF
# Func Hash:
927276897390327009
# Num Counters:
5
# Counter Values:
0
37569
0
0
37569
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
6:37569
0

$s5Redis3PenV3put_6digitsySu_SitF
# Func Hash:
567185239232071700
# Num Counters:
5
# Counter Values:
522138
189851
113388
83979
0
$0

$s5Redis3PenV3putyySays5UInt8VGF
# Func Hash:
303615924401429201
# Num Counters:
4
# Counter Values:
0
152208
0
105258
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
4
4:38213
33:38213
65:38213
16:37569
0

$s5Redis3PenV3putyys12StaticStringVF
# Func Hash:
599077204235560586
# Num Counters:
6
# Counter Values:
0
75782
0
0
0
75782
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
0:38213
2:37569
0

$s5Redis3PenV3putyys4SpanVys5UInt8VGF
# Func Hash:
927276899315658337
# Num Counters:
5
# Counter Values:
113474
0
113474
0
21
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
9:113360
16:74
2:40
0

$s5Redis3PenV3putyys5UInt8VF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
927825
$0

$s5Redis3PenV5frameSivgZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
151356
$0

$s5Redis3PenV6digits2ofSiSu_tFZ
# Func Hash:
1029578615941763306
# Num Counters:
20
# Counter Values:
189851
113388
75819
75782
75782
75782
75782
75782
75782
75782
75782
75782
75778
75688
74929
67540
0
0
0
0
$0

$s5Redis5SlateV5bytess4SpanVys5UInt8VGvg
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
36621
0
$0

$s5Redis9CallQueueV6appendyyAA0B0CF
# Func Hash:
135188633044096422
# Num Counters:
7
# Counter Values:
76014
0
0
0
0
0
0
$0

$s5Redis9FlatReplyO4read_4fromAA0aC0OSgs4SpanVys5UInt8VG_SiztFZTf4nnd_n
# Func Hash:
1866293201645095
# Num Counters:
55
# Counter Values:
832
73622
416
36811
37237
12896
9984
37237
416
36811
416
36811
416
36811
2912
416
36811
0
0
0
416
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s5Redis9FlatReplyO4text_4fromSnySiGSgs4SpanVys5UInt8VG_SiztFZTf4nnd_n
# Func Hash:
1120787495250306977
# Num Counters:
28
# Counter Values:
109863
73242
73858
73858
36621
36621
36621
36621
36621
0
36621
36621
36621
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s5Words11PlaceholderOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3606
$0

$s5Words11PlaceholderOwug
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5400
$0

$s5Words14PluralCategoryOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1668
$0

$s5Words14PluralCategoryOwug
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6048
$0

$s5Words4ToneO13forbiddenWord2inSSSgSS_tFZTf4nd_n
# Func Hash:
567185240995793537
# Num Counters:
4
# Counter Values:
4032
504
0
0
$0

$s5Words6PhraseVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
37531
0
$0

$s5Words6PhraseVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:37531

$s5Words6PhraseVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37531
$0

$s5Words6PhraseVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
37531
37531
0
0
0
$0

$s5Words8SentenceO12placeholdersShyAA11PlaceholderOGvg
# Func Hash:
596847748410528063
# Num Counters:
29
# Counter Values:
18
18
18
19
18
18
18
18
24
24
24
18
18
18
1261
90
91
96
36
36
36
18
18
18
12
18
18
18
18
$0

$s5Words8SentenceOwug
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4968
$0

$s5Words8TemplateV12placeholdersShyAA11PlaceholderOGvg
# Func Hash:
391331302411858267
# Num Counters:
6
# Counter Values:
1311
450
258
504
0
0
$0

$s5Words8TemplateV5PieceOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2019
$0

$s5Words8TemplateV5PieceOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
36708
24108
$0

$s5Words8TemplateV5PieceOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
41952
27552
$0

$s5Words8TemplateV5PieceOwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20976
$0

$s5Words8TemplateV5PieceOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20976
$0

$s5Words8TemplateV5PieceOwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
7260
7260
0
0
2016
$0

$s5Words8TemplateV5PieceOwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
7260
0
2016
0
0
$0

$s5Words8TemplateV5PieceOwug
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10488
$0

$s5Words8TemplateV5PieceOwup
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5244
$0

$s5Words8TemplateV5PieceOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
36708
$0

$s5Words8TemplateVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1659
$0

$s5Words8TemplateVyACSSAC7MistakeOYKcfCTf4nd_n
# Func Hash:
1125516781695387268
# Num Counters:
48
# Counter Values:
450
0
2082
450
26376
0
26826
450
0
450
0
0
390
471
504
0
0
450
60
26376
0
198
246
504
0
0
0
0
0
0
0
0
258
0
186
159
468
504
504
450
0
345
0
0
0
0
450
180
$0

$s6Ledger05RedisA0C5admityAA7VerdictOAA12AdmissionAskCYaAA0A5ErrorOYKF
# Func Hash:
22492060543870357
# Num Counters:
12
# Counter Values:
0
0
0
36621
0
0
0
1526
0
0
0
0
$0

$s6Ledger05RedisA0C6answer33_43C3AEB8EB6A427A5B289112F957C5D3LL2to_3due_0B04CallCx_AH0B6ScriptCs6UInt64VSgAH0B6ClientCtYaAA0A5ErrorOYKAA6LetterRzlFyAH3PenVzXEfU_AA010SettlementT0V_TG5
# Func Hash:
886271540857718209
# Num Counters:
4
# Counter Values:
37569
37569
0
37569
$0

$s6Ledger05RedisA0C6answer33_43C3AEB8EB6A427A5B289112F957C5D3LL2to_3due_0B04CallCx_AH0B6ScriptCs6UInt64VSgAH0B6ClientCtYaAA0A5ErrorOYKAA6LetterRzlFyAH3PenVzXEfU_AA09AdmissionT0V_TG5
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
38213
0
0
$0

$s6Ledger05RedisA0C6settleyAA17SettlementOutcomeOAA0D0CYaAA0A5ErrorOYKF
# Func Hash:
342810748199861239
# Num Counters:
11
# Counter Values:
0
0
0
0
37531
0
0
37531
0
0
0
$0

$s6Ledger10AdmissionsC15standingRefusal2ofAA0D0V_AA7AccountCtSgAA16AdmissionRequestC_tF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
240066
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:240066

$s6Ledger10AdmissionsC5admit_3nowAA9AdmissionOAA0E7RequestC_6Limits6MomentVtYaAA0A5ErrorOYKF
# Func Hash:
80484757729441104
# Num Counters:
72
# Counter Values:
0
0
0
0
0
38147
0
38147
0
0
0
0
0
0
38147
0
0
4095
0
0
0
0
0
0
0
0
0
0
38147
38147
0
0
0
0
0
0
0
0
0
0
0
0
0
616
1
616
0
0
0
38147
0
0
616
0
0
0
37531
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:38147
1
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:38147
1
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:616
0
0

$s6Ledger10AdmissionsC6finishyAA17SettlementOutcomeOSgAA0D0CYaF
# Func Hash:
183760480266775605
# Num Counters:
32
# Counter Values:
0
0
37531
0
0
0
0
0
0
0
0
0
0
0
0
0
0
37531
0
0
0
0
37531
0
0
0
0
0
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:37531
0

$s6Ledger10AdmissionsC6ledger4book5lease5users8patience8deadline5spool5grace11refusalLife7changes9monotonicAc2A_p_6Limits8PlanBookCS2is6UInt64VAsA5SpoolCSgAA5GraceCSgAsA13RecordChangesCSgASyctcfC
# Func Hash:
753202735411116735
# Num Counters:
7
# Counter Values:
3069
3
3
3
3
0
0
$0

$s6Ledger10AdmissionsC9admission33_E63D03BCAC246A762155529D1862E2E9LLyAA9AdmissionOAA7VerdictOn_AA0K3AskCtAA0A5ErrorOYKF
# Func Hash:
5832820946157205
# Num Counters:
12
# Counter Values:
0
616
0
0
0
0
0
37531
0
0
0
0
$0

$s6Ledger10BookFormatO3put__2toyAA4BillC_AA0B3DayV5Redis3PenVztFZ
# Func Hash:
380228536606945826
# Num Counters:
24
# Counter Values:
37569
37569
0
37569
0
0
0
37569
0
0
0
0
37569
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger10KillSwitchC4isOnSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240066
$0

$s6Ledger10SettlementC6ChangeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37531
$0

$s6Ledger10SettlementC6EndingOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
37531
3
$0

$s6Ledger10SettlementC6EndingOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37531
$0

$s6Ledger10SettlementCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37531
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
277597
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240066
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240066
$0

$s6Ledger11RefusalNoteV5CauseOWOe
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
117846
0
117846
$0

$s6Ledger11RefusalNoteV5CauseOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
59073
0
59073
$0

$s6Ledger11RefusalNoteV5CauseO_2inAeA0B0VADO_6Limits8ScheduleCtcfCTf4nnd_n
# Func Hash:
414921812404885233
# Num Counters:
8
# Counter Values:
0
58773
0
0
0
0
0
0
$0

$s6Ledger11ReservationV10settlementyAA10SettlementCAA4BillCF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
37531
$0

$s6Ledger11ReservationV11corrections33_DBC13BBE9BFA4F3552787444049E8217LLySayAA10SettlementC10CorrectionVGAA11ConsumptionVF
# Func Hash:
31228676108930852
# Num Counters:
44
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
37531
0
37531
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger11ReservationV3end33_DBC13BBE9BFA4F3552787444049E8217LL__4billAA10SettlementCAH6EndingO_AA11ConsumptionVSgAA4BillCSgtF
# Func Hash:
287486627546189631
# Num Counters:
5
# Counter Values:
0
0
37531
0
0
$0

$s6Ledger11ReservationV6ticketAA0B6TicketVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37531
$0

$s6Ledger11ReservationV7changes33_DBC13BBE9BFA4F3552787444049E8217LLySayAA10SettlementC6ChangeVGAG6EndingO_AA11ConsumptionVtF
# Func Hash:
489351976631279231
# Num Counters:
31
# Counter Values:
0
37531
0
37531
0
0
0
0
0
0
0
0
0
0
0
0
0
0
37531
37531
0
37531
37531
0
37531
0
0
0
0
37531
0
$0

$s6Ledger11ReservationVSgWOe
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
240066
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s6Ledger11ReservationVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:37531

$s6Ledger11ReservationVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
37531
37531
0
0
0
$0

$s6Ledger12AdmissionAskCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
38147
$0

$s6Ledger12BookCalendarV3day2atAA0B3DayV6Limits6MomentV_tF
# Func Hash:
271263511808002159
# Num Counters:
11
# Counter Values:
37531
3
0
37528
0
0
0
0
0
0
0
$0

$s6Ledger12RefusalDiaryC4noteyyAA7UserKeyV_AA0B0VAA7AccountC6Limits10ModelClassVSgtF
# Func Hash:
488644180994457588
# Num Counters:
51
# Counter Values:
0
0
0
0
202450
1
0
58673
0
0
0
100
0
202450
0
0
1
0
0
0
202450
202450
0
0
202450
202450
143762
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
202450
0
0
$0

$s6Ledger12RequestNamesV4nextAA0B2IDVyF
# Func Hash:
11922955473172444
# Num Counters:
6
# Counter Values:
109241
38147
0
0
0
71094
$0

$s6Ledger14ScheduleFormatV7written_5leaseAA07WrittenB0C6Limits0B0C_SitF
# Func Hash:
303685790132522880
# Num Counters:
11
# Counter Values:
38144
38144
38144
3
0
0
38144
0
0
0
0
$0

$s6Ledger15AdmissionFormatV7refusal33_A629689E48E63D74B51D1295CF8DA8B8LLyAA7VerdictOSgSay5Redis0O5ReplyOG_6Limits8ScheduleCSitFZTf4nnnd_n
# Func Hash:
399501120714363439
# Num Counters:
55
# Counter Values:
616
0
1232
1232
616
616
0
616
616
0
0
0
0
0
0
0
0
616
616
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger15AdmissionFormatV8standingyAA7VerdictOSgs4SpanVys5UInt8VG_6Limits8ScheduleCtFZTf4nnd_n
# Func Hash:
934081908804049020
# Num Counters:
23
# Counter Values:
150124
37531
37531
0
0
37531
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger15AdmissionLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_
# Func Hash:
816997252240182201
# Num Counters:
21
# Counter Values:
38213
0
38213
29554
0
0
0
38213
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger15AdmissionLetterV4roomSivg
# Func Hash:
1083424332827633660
# Num Counters:
11
# Counter Values:
38147
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger15AdmissionLetterVyAcA0B3AskC_AA15WrittenScheduleCtc33_A629689E48E63D74B51D1295CF8DA8B8LlfCTf4nnd_n
# Func Hash:
238984482422036564
# Num Counters:
3
# Counter Values:
37
38144
38110
$0

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLC4told2atAA0C0V_AA7AccountCts6UInt64V_tF
# Func Hash:
844982797978621669
# Num Counters:
4
# Counter Values:
201919
201690
0
0
$0

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLC7answersySbAA16AdmissionRequestCF
# Func Hash:
264172818568812201
# Num Counters:
33
# Counter Values:
201919
0
0
205969
201919
201919
0
0
0
0
0
0
0
0
0
0
0
201919
0
201919
0
201919
0
201919
0
0
0
0
0
0
0
201919
0
$0

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLC__2of5asked5heard4lifeADSgAA0C0V_AA7AccountCAA16AdmissionRequestCs6UInt64VA2Qtcfc
# Func Hash:
965248891675411382
# Num Counters:
39
# Counter Values:
616
616
616
0
0
1232
616
0
0
0
0
0
616
616
0
616
0
616
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger15WrittenScheduleC7isEqual33_A3B729376963BD25955206E8F3B0DE10LLySbAA11ConsumptionV_AGtF
# Func Hash:
477695476337279416
# Num Counters:
145
# Counter Values:
0
0
34
0
0
0
0
0
0
0
68
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
34
34
0
0
0
38144
0
0
0
0
0
0
0
34
0
0
0
38144
0
0
0
0
0
38144
0
0
0
0
0
0
0
0
38110
0
0
0
0
0
0
0
0
0
38110
0
0
0
0
0
0
0
0
0
0
0
38110
0
0
0
0
0
38110
0
0
0
0
0
0
0
0
38110
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger16AdmissionRequestC4user8chosenID11fingerprint10modelClass8estimate5price11isAnonymous12overlooksEnd4planAcA7UserKeyV_AA0cF0VSgSi6Limits05ModelI0VSgAA11ConsumptionVAR5PriceVSgS2bSSSgtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240066
$0

$s6Ledger16AdmissionRequestC4user8chosenID11fingerprint10modelClass8estimate5price11isAnonymous12overlooksEnd4planAcA7UserKeyV_AA0cF0VSgSi6Limits05ModelI0VSgAA11ConsumptionVAR5PriceVSgS2bSSSgtcfcfA5_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240066
$0

$s6Ledger16AdmissionRequestC4user8chosenID11fingerprint10modelClass8estimate5price11isAnonymous12overlooksEnd4planAcA7UserKeyV_AA0cF0VSgSi6Limits05ModelI0VSgAA11ConsumptionVAR5PriceVSgS2bSSSgtcfcfA6_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240066
$0

$s6Ledger16AdmissionRequestC8estimate5underAA11ConsumptionV6Limits4PlanV_tF
# Func Hash:
311693034832455417
# Num Counters:
7
# Counter Values:
201919
0
0
0
0
0
0
$0

$s6Ledger16AdmissionRequestCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240066
$0

$s6Ledger16EntitlementCacheVy6Limits7HoldingCAA7UserKeyVcig
# Func Hash:
694937218974223329
# Num Counters:
6
# Counter Values:
0
38147
0
0
0
38147
$0

$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_
# Func Hash:
964791050320039578
# Num Counters:
51
# Counter Values:
37569
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
37569
37569
0
37569
0
37569
37569
0
37569
29554
0
0
0
0
0
37569
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
37569
0
$0

$s6Ledger16SettlementLetterV4roomSivg
# Func Hash:
16930840204183772
# Num Counters:
22
# Counter Values:
37531
0
0
0
37531
37531
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger16SettlementLetterV7outcomeyAA0B7OutcomeOSg5Redis0F5ReplyOF
# Func Hash:
920543276303058072
# Num Counters:
15
# Counter Values:
37531
0
0
0
37531
0
37531
0
0
0
0
0
0
0
0
$0

$s6Ledger16SettlementLetterVyAcA0B0CcfCTf4nd_n
# Func Hash:
219088262634557191
# Num Counters:
7
# Counter Values:
0
37531
37531
0
37531
0
0
$0

$s6Ledger16StandingRefusalsV4dropyyAA7UserKeyVF
# Func Hash:
894595278939020362
# Num Counters:
18
# Counter Values:
0
88
0
0
0
0
0
37531
37531
22
0
0
0
0
0
0
0
0
$0

$s6Ledger16StandingRefusalsV5place33_FD2BC6F49B02E1C57A1702F278742B20LL3for2inSiAA0B7RefusalAELLC_SitFTf4nnx_n
# Func Hash:
450431951698133389
# Num Counters:
42
# Counter Values:
7740
926
300
0
2
0
0
0
616
0
528
616
0
0
12
0
100
0
0
516
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2
2
$0

$s6Ledger16StandingRefusalsV7refusal2of2atAA7RefusalV_AA7AccountCtSgAA16AdmissionRequestC_s6UInt64VtF
# Func Hash:
647472251911717161
# Num Counters:
12
# Counter Values:
208381
206495
4050
240066
240066
202525
0
202525
202525
201919
0
0
$0

$s6Ledger4BillC5model4used10isEstimateACSays5UInt8VG_AA11ConsumptionVSbtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37531
$0

$s6Ledger4BillCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37531
$0

$s6Ledger5SpoolC5holdsySbAA7UserKeyVF
# Func Hash:
948827209596992126
# Num Counters:
8
# Counter Values:
37531
0
0
0
0
0
0
0
$0

$s6Ledger5TallyV4usedyS2iF
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
1290374
0
0
$0

$s6Ledger5TallyV7crossedy6Limits9ThresholdOSgSiF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
75062
0
0
0
$0

$s6Ledger5TallyVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:37531

$s6Ledger5TallyVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
37531
37531
0
0
37531
$0

$s6Ledger5TallyVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
38147
$0

$s6Ledger6DigestO15sha1HexadecimalySays5UInt8VGAGFZTf4nd_n
# Func Hash:
5832820144274378
# Num Counters:
10
# Counter Values:
180
1140
120
60
0
0
0
0
0
0
$0

$s6Ledger6DigestO6digest33_AD0BA21B5B8EAEB8240F7C6A84649D5ALL__5countSays5UInt8VGAI_s13OpaquePointerVSgSitFZTf4nnnd_n
# Func Hash:
135188634304656760
# Num Counters:
7
# Counter Values:
1140
60
60
60
0
0
0
$0

$s6Ledger7AccountC8isHeldAsySbACF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
202531
$0

$s6Ledger7AccountC9ReceptionE15newestThreshold33_8B46A72EDC5A5B323FBCEE691DB0BE3DLLSiSgvg
# Func Hash:
11922952388744335
# Num Counters:
7
# Counter Values:
74962
100
0
0
37531
37531
0
$0

$s6Ledger7AccountCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240453
$0

$s6Ledger7RefusalV5CauseO21__derived_enum_equalsySbAE_AEtFZTf4nnd_n
# Func Hash:
672137662026201718
# Num Counters:
13
# Counter Values:
0
0
202531
0
0
0
202531
0
0
0
202531
0
0
$0

$s6Ledger7RefusalV5CauseOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
202531
1
$0

$s6Ledger7RefusalV5CauseOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
202531
$0

$s6Ledger7RefusalV8decisive2inAC5CauseO6Limits8ScheduleC_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
202539
$0

$s6Ledger7RefusalV8decisive2inAC5CauseO6Limits8ScheduleC_tFTf4nx_n
# Func Hash:
353944780621176776
# Num Counters:
28
# Counter Values:
0
0
0
0
0
0
0
0
0
0
405174
0
0
405174
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger7UserKeyV2eeoiySbAC_ACtFZTf4nnd_n
# Func Hash:
391331299919506191
# Num Counters:
7
# Counter Values:
5185215
408419
345681
345681
345681
0
0
$0

$s6Ledger7UserKeyV4stem33_1CAE0153CA7BC1994FBFA5CFAEC68C57LL_4markSays5UInt8VGs4SpanVyAHG_AHSgtFZys06OutputM0VyAHGzXEfU_
# Func Hash:
52047014496162958
# Num Counters:
9
# Counter Values:
240066
0
0
0
0
0
0
0
0
$0

$s6Ledger7UserKeyV6tenant4userACSays5UInt8VG_s4SpanVyAGGtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240066
$0

$s6Ledger7UserKeyV6tenant4userACSays5UInt8VG_s4SpanVyAGGtcfCTf4nnd_n
# Func Hash:
1094249772679586620
# Num Counters:
20
# Counter Values:
9362574
0
3600990
0
1440396
240066
0
0
240066
240066
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger7UserKeyVAA7RefusalVAA7AccountC6Limits10ModelClassVSgIeggggg_SgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
240066
240066
$0

$s6Ledger7UserKeyVAA7RefusalVAA7AccountC6Limits10ModelClassVSgIeggngg_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
480132
480132
$0

$s6Ledger7UserKeyVAA7RefusalVAA7AccountC6Limits10ModelClassVSgIeggngg_SgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
240066
240066
$0

$s6Ledger7UserKeyVIegg_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
277600
0
$0

$s6Ledger7UserKeyVIegg_SgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
277597
0
$0

$s6Ledger7VerdictOWOe
# Func Hash:
567185242011084039
# Num Counters:
6
# Counter Values:
38147
37531
616
0
0
0
$0

$s6Ledger7VerdictOWOy
# Func Hash:
567185242011084039
# Num Counters:
6
# Counter Values:
38147
37531
616
0
0
0
$0

$s6Ledger9Base64URLO6append_2toys4SpanVys5UInt8VG_s06OutputF0VyAIGztFZ
# Func Hash:
296805424494828388
# Num Counters:
23
# Counter Values:
480132
240066
240066
240066
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Limits10TokenRatioV5learn5bytes6tokensySi_SitF
# Func Hash:
1031809834427541878
# Num Counters:
8
# Counter Values:
75062
569
74493
0
0
0
0
75062
$0

$s6Limits10TokenRatioV6tokens2inS2i_tF
# Func Hash:
1031809831434940822
# Num Counters:
8
# Counter Values:
240066
240066
240066
0
0
0
0
0
$0

$s6Limits13ScheduleCacheC8schedule3for10modelClass2atAA0B0CAA7HoldingC_AA05ModelG0VSgAA6MomentVtF
# Func Hash:
1100062953029692491
# Num Counters:
34
# Counter Values:
0
0
38144
38144
38144
38144
0
0
0
0
3
0
38144
0
0
0
38144
38144
0
0
0
0
0
0
0
0
0
0
0
38144
0
38144
0
0
$0

$s6Limits4PlanVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
202041
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits4PlanVwcp:202041

$s6Limits4PlanVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
201922
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits4PlanVwxx:201922

$s6Limits4PlanVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
202116
$0

$s6Limits4PlanVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
202009
$0

$s6Limits5LimitV11EnforcementOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1244
3
$0

$s6Limits5LimitV11EnforcementOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1250
$0

$s6Limits5MeterO14countsRequestsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
75684
$0

$s6Limits5MeterO21__derived_enum_equalsySbAC_ACtFZTf4nnd_n
# Func Hash:
567991003486010374
# Num Counters:
18
# Counter Values:
0
0
0
0
6
3
202547
0
202544
0
0
0
0
9
0
0
0
0
$0

$s6Limits5MeterOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
202553
3
$0

$s6Limits5MeterOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
202553
$0

$s6Limits5MeterOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
75696
0
$0

$s6Limits5MeterOWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
75714
0
$0

$s6Limits6MomentV12millisecondsACs5Int64V_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
556922
$0

$s6Limits6MomentVACSLAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
38147
3
$0

$s6Limits6MomentVSLAASL1loiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
38144
$0

$s6Limits6MomentVSLAASL2leoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37531
$0

$s6Limits6WindowOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1522
0
$0

$s6Limits6WindowOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1522
0
$0

$s6Limits7HoldingC4noneACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
38147
$0

$s6Limits7HoldingC6naming_2atACSSSg_AA6MomentVtF
# Func Hash:
948827209891633936
# Num Counters:
8
# Counter Values:
0
0
38147
0
0
0
0
0
$0

$s6Limits8ScheduleC5EntryC6LedgerE5field2atSSAA6MomentV_tF
# Func Hash:
187771964761477978
# Num Counters:
7
# Counter Values:
37531
0
0
0
0
0
0
$0

$s6Limits8StandingV4used6amountACSi_SitcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
75084
$0

$s6Limits8StandingV9remainingSivg
# Func Hash:
1063705160368644653
# Num Counters:
3
# Counter Values:
75084
74973
0
$0

$s6Limits9ThresholdO8rawValueACSgSi_tcfC
# Func Hash:
1124680650056552345
# Num Counters:
4
# Counter Values:
75062
0
100
74962
$0

$s7Gateway10RouteTableV10configured33_F73F87E9CC112A78C05550F0D864AA94LL_6methodAA07MatchedB0CSgs4SpanVys5UInt8VG_ANtFTf4nnx_n
# Func Hash:
1070589994225648383
# Num Counters:
19
# Counter Values:
0
0
0
0
0
0
0
0
240066
0
0
0
0
0
0
0
0
0
0
$0

$s7Gateway10RouteTableV5MatchOWOe
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
240066
0
240066
$0

$s7Gateway10RouteTableV5MatchOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
240066
0
240066
$0

$s7Gateway10RouteTableV5match_2inAC5MatchO4Wire11RequestHeadC_s4SpanVys5UInt8VGtF
# Func Hash:
644648148429997810
# Num Counters:
36
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
240066
0
0
0
240066
0
240066
0
0
0
240066
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s7Gateway15TargetDirectoryC5Known33_C9BA7E66ACC0F96A93906F76F1DE516BLLC7answersySb4Wire7DialectO_SSSgSays5UInt8VGtF
# Func Hash:
11922952689625465
# Num Counters:
7
# Counter Values:
240063
240063
0
0
240063
0
0
$0

$s7Gateway15TargetDirectoryC6target_5model8upstreamAA0B0CSg4Wire7DialectO_Says5UInt8VGSSSgtF
# Func Hash:
93478048837782219
# Num Counters:
7
# Counter Values:
240066
3
240060
0
3
3
0
$0

$s7Gateway5OrderV4bill33_6FFC9D1B6747B80C8965E9F2EDC6077DLL_8isUseful6Ledger4BillC4Wire10TokenUsageV_SbtF
# Func Hash:
534146034025369043
# Num Counters:
11
# Counter Values:
37531
0
0
0
0
0
0
37531
0
37531
0
$0

$s7Gateway5OrderV4billy6Ledger4BillCSg4Wire11ReplyReaderV_4HTTP12RelayOutcomeOtF
# Func Hash:
1013336876351626316
# Num Counters:
13
# Counter Values:
0
0
37531
0
0
0
0
0
0
0
0
0
0
$0

$s7Gateway5OrderV5learn33_6FFC9D1B6747B80C8965E9F2EDC6077DLL__7isWholey4Wire10TokenUsageV_AG11ReplyReaderVSbtF
# Func Hash:
567185240494502903
# Num Counters:
5
# Counter Values:
37531
37531
37531
200
37331
$0

$s7Gateway5OrderVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
112593
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Gateway5OrderVwcp:112593

$s7Gateway5OrderVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
352659
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Gateway5OrderVwxx:352659

$s7Gateway5OrderVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
112593
$0

$s7Gateway5OrderVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
352659
$0

$s7Gateway6AnswerC3end33_A6C919E3CB8E2FF5D17F858360A0AE81LL_15isBetweenEventsy4HTTP12RelayOutcomeO_SbtYaF
# Func Hash:
903233818146624257
# Num Counters:
10
# Counter Values:
0
37531
200
0
200
0
200
200
0
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Reactor7ChannelC7partnerACSgvs:37531

$s7Gateway6AnswerC4bill33_A6C919E3CB8E2FF5D17F858360A0AE81LLy6Ledger4BillCSg4HTTP12RelayOutcomeOF
# Func Hash:
1096621590020311069
# Num Counters:
6
# Counter Values:
37531
37531
37531
37531
3
3
$0

$s7Gateway6AnswerC4bill33_A6C919E3CB8E2FF5D17F858360A0AE81LLy6Ledger4BillCSg4HTTP12RelayOutcomeOF6$deferL_yyF
# Func Hash:
536873289888054125
# Num Counters:
4
# Counter Values:
37531
37495
37495
6
$0

$s7Gateway6AnswerC4from__2inAC4HTTP18UpstreamConnectionC_AA5OrderV6Ledger7AccountCSgAA8ExchangeCtcfcTf4ggggn_n
# Func Hash:
187771964805802074
# Num Counters:
8
# Counter Values:
37531
37531
37531
200
200
200
0
37531
$0

$s7Gateway6AnswerC5relayyyYaF
# Func Hash:
871441884918174104
# Num Counters:
5
# Counter Values:
37331
0
0
0
0
$0

$s7Gateway6AnswerCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37531
$0

$s7Gateway6TargetC11outputBoundySiSg4Wire12RequestFactsCF
# Func Hash:
959085189303569863
# Num Counters:
5
# Counter Values:
240066
240066
0
240066
0
$0

$s7Gateway8ExchangeC12writeRequest2to2onyAA12UpstreamPortC_4HTTP0G10ConnectionCtF
# Func Hash:
863937880147381374
# Num Counters:
59
# Counter Values:
37531
37531
0
37531
0
0
0
0
0
0
0
0
0
37531
0
400
0
400
75462
0
0
37531
0
0
0
0
0
0
0
75462
0
37531
75462
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s7Gateway8ExchangeC15writeAnswerHead4from_6isGood0G6Sifted4HTTP5RelayC7FramingOAH18UpstreamConnectionC_6Ledger7AccountCSgS2btF
# Func Hash:
783548774971673235
# Num Counters:
9
# Counter Values:
0
200
200
37331
0
200
0
37531
200
$0

$s7Gateway8ExchangeC3ask33_547A97419888411C69799DD6FBCA20BFLLy4HTTP18UpstreamConnectionCAA0J4PortCYaAF0J7FailureOYKF
# Func Hash:
861317630612965749
# Num Counters:
13
# Counter Values:
0
0
157
0
0
0
0
0
37531
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s7Reactor7ChannelC8peerLeftSbvg:37531
1
$s7Reactor7ChannelC7partnerACSgvs:37531
0
0
0

$s7Gateway8ExchangeC3runyyYaF
# Func Hash:
1042354054048483440
# Num Counters:
19
# Counter Values:
239866
0
0
0
239866
240066
0
0
0
0
240066
240066
0
0
0
0
0
240066
0
$0

$s7Gateway8ExchangeC4note_8isReplayy6Ledger7AccountC_SbtF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
37531
37531
$0

$s7Gateway8ExchangeC4noteyy6Ledger7RefusalV_AE7AccountCtF
# Func Hash:
1083424333143105968
# Num Counters:
11
# Counter Values:
0
0
202535
0
0
0
0
0
0
0
0
$0

$s7Gateway8ExchangeC5count33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL__8isSecondy6Ledger16AdmissionRequestC_AA5OrderVSbtYa9Reception7ProblemCYKF
# Func Hash:
439853101929690721
# Num Counters:
35
# Counter Values:
0
240066
0
201919
0
0
201919
201919
0
0
616
0
0
37531
37531
37531
0
616
0
0
0
0
0
616
0
616
0
0
0
0
0
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV9aftermath__2on7Gateway9AftermathV4Desk0H8ServicesV_6Ledger12RefusalDiaryC7Reactor9EventLoopCtFyAL7UserKeyV_AL0K0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:201919
1
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV9aftermath__2on7Gateway9AftermathV4Desk0H8ServicesV_6Ledger12RefusalDiaryC7Reactor9EventLoopCtFyAL7UserKeyV_AL0K0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:616

$s7Gateway8ExchangeC5order3forAA5OrderVAA6TargetC_tF
# Func Hash:
950994587129713491
# Num Counters:
12
# Counter Values:
0
0
240066
240066
0
240066
240066
240066
0
0
0
0
$0

$s7Gateway8ExchangeC6append33_B54FA1CCC2FB973CA1BC72A2F1223A39LL__2toys4SpanVys5UInt8VG_AA7ChangesAELLV4Wire10ByteBufferVztFZTf4nnnd_n
# Func Hash:
259212322812111600
# Num Counters:
12
# Counter Values:
37531
0
0
0
0
0
0
0
0
0
0
0
$0

$s7Gateway8ExchangeC6ending33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLy6Ledger10SettlementCSgAF4BillCSgF
# Func Hash:
415356762905155074
# Num Counters:
8
# Counter Values:
37531
0
0
0
0
37531
37531
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s7Gateway8ExchangeC6settleyy6Ledger4BillCSgYaF
# Func Hash:
1096621589216472930
# Num Counters:
6
# Counter Values:
0
37531
0
0
37531
0
$0

$s7Gateway8ExchangeC7forwardyyAA5OrderV_6Ledger7AccountCSgtYa9Reception7ProblemCYKF
# Func Hash:
769663419951981343
# Num Counters:
23
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
200
37331
37531
0
0
0
0
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
0
0

$s7Gateway8ExchangeC7inspect33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLAA5OrderVy9Reception7ProblemCYKF
# Func Hash:
974670607290195508
# Num Counters:
6
# Counter Values:
0
0
240066
0
0
0
$0

$s7Gateway8ExchangeC7request33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLy6Ledger16AdmissionRequestC9Reception5AskerV_AA5OrderVtF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
240066
$0

$s7Gateway8ExchangeC8stepDown4from__AA04StepD0CSgAA5OrderV_6Ledger7RefusalVAK7AccountCtFTf4nxnn_n
# Func Hash:
526279452135139298
# Num Counters:
10
# Counter Values:
0
0
202535
0
202535
0
0
0
0
0
$0

$s7Gateway8ExchangeC9messageID33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL6Ledger07RequestD0VSgvg
# Func Hash:
238984481558059729
# Num Counters:
3
# Counter Values:
240066
0
0
$0

$s7Gateway8ExchangeCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240066
$0

$s7Gateway8ExchangeCfd
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
240066
0
$0

$s7Gateway8ReplyTapC3seeySbs4SpanVys5UInt8VGF
# Func Hash:
567185242373681587
# Num Counters:
5
# Counter Values:
20200
37531
20200
20200
0
$0

$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP3seeySbs4SpanVys5UInt8VGFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
57731
$0

$s7Gateway9AftermathVSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
240066
240066
$0

$s7GatewayAAC4HTTP9ResponderAacDP7respond2toyAC10ServerCallC_tYaFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240066
$0

$s7GatewayAAC7respond2toy4HTTP10ServerCallC_tYaF
# Func Hash:
694937218463597131
# Num Counters:
6
# Counter Values:
240066
240066
240066
0
0
0
$0

$s7GatewayAAC7takeTap__10hidesUsageAA05ReplyC0C4Wire7DialectO_AG0F6ReaderV4FormOSbtF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
37429
102
$0

$s7GatewayAAC9readModel2of_Says5UInt8VG4HTTP10ServerCallC_AA12MatchedRouteCt4Wire12RequestFaultOYKF
# Func Hash:
159676628510021037
# Num Counters:
8
# Counter Values:
0
240066
0
0
0
0
0
0
$0

$s7GatewayAAC9usageWish2of4Wire6SpliceVSg4HTTP10ServerCallC_tF
# Func Hash:
928018419306143835
# Num Counters:
7
# Counter Values:
240066
200
0
200
0
0
0
$0

$s7Observe10ModelTallyC5countyyAA11UsedFiguresVF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
37531
0
$0

$s7Observe11AppObserverC17reservationOpenedyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37531
$0

$s7Observe11AppObserverC4plan33_90BF9B3BDFE03D4161ED71EC6F83C533LLyAA9PlanTallyCSSF
# Func Hash:
11922954208341835
# Num Counters:
6
# Counter Values:
240063
3
3
0
0
240063
$0

$s7Observe11AppObserverC4tell_6status_yAA14ExchangeRecordV_SiAA9CallFactsVyXKtF
# Func Hash:
1074717323274024245
# Num Counters:
29
# Counter Values:
0
38147
37531
37531
37370
0
37531
0
0
0
0
240066
202535
0
240066
240066
161
0
0
0
0
0
0
0
0
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s7Observe11UsedFiguresV8messages5input6cached6output9reasoning4cost10isEstimateACSi_S5iSbtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37531
$0

$s7Observe12LoopObserverC5trace10continuing2inAA12TraceContextVSg4Wire10FieldRangeVSg_AJ10ByteBufferVtF
# Func Hash:
1096621587996230487
# Num Counters:
6
# Counter Values:
240066
0
0
0
0
0
$0

$s7Observe12LoopObserverC7noteGapyys6UInt64VF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20200
$0

$s7Observe13UpstreamTallyC4tellyyAA14ExchangeRecordVF
# Func Hash:
694937217920808619
# Num Counters:
6
# Counter Values:
37531
37531
37531
0
0
0
$0

$s7Observe14ExchangeRecordV2atACs6UInt64V_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240066
$0

$s7Observe14ExchangeRecordVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
240066
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Observe14ExchangeRecordVwxx:240066

$s7Observe14ExchangeRecordVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240066
$0

$s7Observe15UpstreamOutcomeO6statusACSi_tcfC
# Func Hash:
37730073911474559
# Num Counters:
5
# Counter Values:
37531
0
0
0
0
$0

$s7Observe9PlanTallyC5countyAA9LogPhraseVAA8DecisionO_SS6Limits10ModelClassVSgtF
# Func Hash:
855345942186483799
# Num Counters:
18
# Counter Values:
442597
240062
0
0
240063
3
3
240062
0
0
0
0
1
0
0
0
240062
240062
$0

$s7Reactor13SocketAddressO21__derived_enum_equalsySbAC_ACtFZTf4nnd_n
# Func Hash:
765075803290142842
# Num Counters:
12
# Counter Values:
1302
0
0
1302
0
0
0
0
1302
0
0
0
$0

$s7Reactor13SocketAddressO9ReceptionE12networkBytes33_BD56E137740BB1527DC933878555FE1ELLSays5UInt8VGvg5bytesL_yAIs6UInt64V_SitF
# Func Hash:
438284563544740900
# Num Counters:
9
# Counter Values:
1312
328
328
0
0
0
0
0
1312
$0

$s7Reactor13SocketAddressOACSHAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1310
3
$0

$s7Reactor13SocketAddressOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1305
3
$0

$s7Reactor13SocketAddressOSHAASH13_rawHashValue4seedS2i_tFTW
# Func Hash:
536873290278838000
# Num Counters:
4
# Counter Values:
1310
0
0
0
$0

$s7Reactor13SocketAddressOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1302
$0

$s7Reactor13SocketAddressOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1236
984
$0

$s7Reactor13SocketAddressOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1516
0
$0

$s7Reactor6Parcel33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1653
$0

$s7Reactor6WaiterCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1183
$0

$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
576220
0
0
0
$0

$s7Reactor7ChannelC11setDeadline2atys6UInt64V_tF
# Func Hash:
694937220936199988
# Num Counters:
6
# Counter Values:
575726
494
0
746
0
0
$0

$s7Reactor7ChannelC13clearDeadlineyyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
277963
277963
$0

$s7Reactor7ChannelC18receiveIntoScratchAA8TransferOyF
# Func Hash:
238984481867023963
# Num Counters:
3
# Counter Values:
561553
0
0
$0

$s7Reactor7ChannelC18receiveIntoScratchAA8TransferOyFAFSwXEfU_
# Func Hash:
759225736835235971
# Num Counters:
8
# Counter Values:
561553
561553
0
628
297615
297615
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s7Reactor7ChannelC4pumpAA4Pump_pSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
113251
$0

$s7Reactor7ChannelC4sendyAA8TransferOs4SpanVys5UInt8VGF
# Func Hash:
675064528772158230
# Num Counters:
8
# Counter Values:
305527
0
0
305527
0
0
305527
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s7Reactor7ChannelC4wake33_CD43178EA5AAD8E5A161B9385B74A179LLyyF
# Func Hash:
675064526994942530
# Num Counters:
8
# Counter Values:
370
0
303854
25345
533
0
243218
166
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
$s4HTTP5RelayC7Reactor4PumpAadEP4turnyyFTW:20092
$s5Redis10ConnectionC7Reactor4PumpAadEP4turnyyFTW:5092
$s4HTTP18UpstreamConnectionC7Reactor4PumpAadEP4turnyyFTW:161

$s7Reactor7ChannelC5readyyyAA9ReadinessVF
# Func Hash:
995382920710218379
# Num Counters:
9
# Counter Values:
370
329
0
303363
329
303034
0
370
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s7Reactor7ChannelC7canReadSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
85535
$0

$s7Reactor7ChannelC7partnerACSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
112907
$0

$s7Reactor7ChannelC7receive4intoAA8TransferOs14MutableRawSpanVz_tF
# Func Hash:
402209681005571528
# Num Counters:
7
# Counter Values:
5049
5049
0
0
5049
5049
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s7Reactor7ChannelC8peerLeftSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
57980
$0

$s7Reactor7ChannelC8readableyyYaF
# Func Hash:
567185242183754516
# Num Counters:
5
# Counter Values:
243218
0
243218
0
0
$0

$s7Reactor7ChannelC9isAbortedSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
100621
$0

$s7Reactor7ChannelCAA11EventSourceA2aDP5readyyyAA9ReadinessVFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
303363
$0

$s7Reactor7SocketsO4sendyAA8TransferOs5Int32V_s7RawSpanVtFZTf4nnd_n
# Func Hash:
311693035906053201
# Num Counters:
8
# Counter Values:
0
0
305527
0
0
0
0
0
$0

$s7Reactor7SocketsO7receive_4intoAA8TransferOs5Int32V_s14MutableRawSpanVztFZ
# Func Hash:
31819173875195512
# Num Counters:
9
# Counter Values:
0
0
303292
628
0
0
0
0
0
$0

$s7Reactor9EventLoopC10flushLateryyAA8Flushing_pF
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
7912
12
0
$0

$s7Reactor9EventLoopC13assertCurrentyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
76005
$0

$s7Reactor9EventLoopC4name10isPunctualACSS_Sbtcfc
# Func Hash:
647472253230278290
# Num Counters:
10
# Counter Values:
589815
9
0
0
0
0
0
0
0
0
$0

$s7Reactor9EventLoopC4turn33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLyyF
# Func Hash:
375780568377022544
# Num Counters:
34
# Counter Values:
51
19
3
74
303618
303618
0
67
9
0
0
67
73473
0
73519
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
4
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV4tellyyyxYbcFyyYbcfU_TA:31
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV3askyqd__qd__xYbcYas8SendableRd__lFySccyqd__s5NeverOGXEfU_yyYbcfU_TA:10
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC4makeyAA0C5BoundVyxGxACYbcYalFySccyAGs5NeverOGXEfU_yyYbcfU_TA:6
$s7Reactor9EventLoopC4stopyyFyyYbcfU_:5
3
$s7Reactor7ChannelCAA11EventSourceA2aDP5readyyyAA9ReadinessVFTW:303363
$s7Reactor8ListenerCAA11EventSourceA2aDP5readyyyAA9ReadinessVFTW:252
$s7Reactor12SignalSourceCAA05EventC0A2aDP5readyyyAA9ReadinessVFTW:3
7
$s5Redis0A6ClientC7Reactor5TimedAadEP10timePassedyyFTW:32
$s6Ledger6ReplayC7Reactor5TimedAadEP10timePassedyyFTW:12
$s7GatewayAAC7Reactor5TimedAacDP10timePassedyyFTW:11
$s7Observe11ObservatoryC7Reactor5TimedAadEP10timePassedyyFTW:11
$s4Edge11SwitchWatchC7Reactor5TimedAadEP10timePassedyyFTW:4
$s6Ledger12RefusalDiaryC7Reactor5TimedAadEP10timePassedyyFTW:3
$s7Reactor5Alarm33_6FDF754341BA64BA0527E07FB432922FLLCAA5TimedA2aEP10timePassedyyFTW:1

$s7Reactor9EventLoopC5startyyFyyYbcfU_
# Func Hash:
1124680651599336337
# Num Counters:
4
# Counter Values:
73403
4
6
0
$0

$s7Reactor9EventLoopC7enqueueyys11ExecutorJobVnF
# Func Hash:
798733565743588729
# Num Counters:
4
# Counter Values:
319947
19
3
15
$0

$s7Reactor9EventLoopC7runJobs33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLyyF
# Func Hash:
865370278794521040
# Num Counters:
16
# Counter Values:
0
319966
7912
0
53234
9
73526
53243
7912
0
0
0
0
73526
0
0
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW:7912
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:53243
1
0:7912

$s7Reactor9EventLoopC8patience33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLs5Int32VyF
# Func Hash:
694937220551334010
# Num Counters:
6
# Counter Values:
73519
73499
73470
0
0
0
$0

$s7Reactor9EventLoopCACSchAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
74077
3
$0

$s7Reactor9EventLoopCSchAASch7enqueueyys11ExecutorJobVnFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
319966
$0

$s7Reactor9TimerHeapV4rise33_73D7694B3CA73619DC12A80BF0673464LL4fromySi_tF
# Func Hash:
5832817387315427
# Num Counters:
10
# Counter Values:
3035
771
771
2307
0
0
0
0
0
0
$0

$s7Reactor9TimerHeapV4sink33_73D7694B3CA73619DC12A80BF0673464LL4fromySi_tF
# Func Hash:
1007539321976565965
# Num Counters:
19
# Counter Values:
725
2534
2498
0
925
0
0
0
0
0
0
0
0
0
0
0
0
1033
2228
$0

$s7Reactor9TimerHeapV6popDue2atAA0B0CSgs6UInt64V_tF
# Func Hash:
896858937972471790
# Num Counters:
9
# Counter Values:
73739
157
6
0
0
73591
74
0
0
$0

$s8Identity10DoorkeeperV02isA0_2inSb4Wire5FieldV_s4SpanVys5UInt8VGtF
# Func Hash:
1096621587990818293
# Num Counters:
6
# Counter Values:
0
75462
75462
75462
75462
0
$0

$s8Identity10DoorkeeperV6caller_2in5trustAA6CallerO4Wire10HeadFieldsC_s4SpanVys5UInt8VGs6UInt64VtF
# Func Hash:
185757560493325979
# Num Counters:
68
# Counter Values:
0
0
0
240066
0
240066
0
0
0
0
0
0
0
240066
240066
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s8Identity15CredentialCacheC8capacity9mostBytesACSi_Sitcfc
# Func Hash:
11922955031025508
# Num Counters:
6
# Counter Values:
24573
3
3
3
0
0
$0

$s8Settings10StableHashV12addUnordered33_B3B79D673D495DAAF446A16C30589BA9LLyys6MirrorVF
# Func Hash:
798733565727393682
# Num Counters:
4
# Counter Values:
2004
1704
24
0
$0

$s8Settings10StableHashV3add33_B3B79D673D495DAAF446A16C30589BA9LL4textySS_tF
# Func Hash:
1062511245254422760
# Num Counters:
12
# Counter Values:
202152
0
179888
85356
0
0
0
0
0
0
186164
382040
$0

$s8Settings10StableHashV3add33_B3B79D673D495DAAF446A16C30589BA9LLyyypF
# Func Hash:
523536548403347168
# Num Counters:
13
# Counter Values:
23700
4404
1728
0
10968
21288
0
0
5700
0
1728
5376
5376
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
17
1
** External Symbol **:27420
1
** External Symbol **:23016
1
** External Symbol **:1728
4
** External Symbol **:3744
** External Symbol **:528
__swift_memcpy1_1:84
** External Symbol **:48
1
** External Symbol **:4404
1
__swift_noop_void_return:21288
1
** External Symbol **:21288
1
** External Symbol **:21288
1
** External Symbol **:21288
1
** External Symbol **:21288
0
1
__swift_memcpy1_1:21288
1
__swift_noop_void_return:21288
1
__swift_noop_void_return:21288
0
4
__swift_memcpy1_1:5592
$s6Limits6WindowOwcp:48
$s6Limits5MeterOwcp:48
$s8Settings03LogA0V6AccessOwcp:12
1
** External Symbol **:21288

$s8Settings7MistakeV5PlaceOWOe
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
1359
0
21
$0

$s8Settings7MistakeV5PlaceOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
1344
0
6
$0

$s8Settings7SectionVyAA5ValueVSgSScig
# Func Hash:
830659415989587516
# Num Counters:
10
# Counter Values:
1896
1713
183
183
54
0
0
0
0
186
$0

$s8Settings9IPNetworkV6masked33_70CDAF9EB50D816548C9F9A83F3653A5LLySays5UInt8VGAA9IPAddressVFTf4nx_n
# Func Hash:
526279452950770545
# Num Counters:
10
# Counter Values:
1324
331
993
331
331
0
0
0
0
331
$0

$s9HistogramAAV3addyyABF
# Func Hash:
790715555091891887
# Num Counters:
17
# Counter Values:
11528
33
18
0
16
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s9HistogramAAV5sinceyA2BF
# Func Hash:
365794130805847072
# Num Counters:
20
# Counter Values:
110568
11195
1550
1548
1548
24
17
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s9HistogramAAV6record_5timesys6UInt64V_AFtF
# Func Hash:
391331302373727608
# Num Counters:
6
# Counter Values:
373489
33
148
69
0
0
$0

$s9HistogramAAV6record_5timesys6UInt64V_AFtFfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
373489
$0

$s9HistogramAAV8quantileys6UInt64VSdF
# Func Hash:
508516459619704390
# Num Counters:
17
# Counter Values:
7460
48
6
28
28
0
0
0
0
0
0
0
0
0
0
28
34
$0

$s9HistogramAAVABycfC
# Func Hash:
146835646621254984
# Num Counters:
2
# Counter Values:
234957
51
$0

$s9Reception11SaidRefusalC10hasFigures33_25FC052444C6D04E2CDD670E3072719FLL2ofSb6Ledger5TallyV_tF
# Func Hash:
536873292752216120
# Num Counters:
4
# Counter Values:
0
405062
202531
0
$0

$s9Reception11SaidRefusalC5suits33_25FC052444C6D04E2CDD670E3072719FLLySb6Ledger7AccountCF
# Func Hash:
816997254263406365
# Num Counters:
23
# Counter Values:
202531
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s9Reception11SaidRefusalC6answerySb4HTTP10ServerCallC_6Ledger5TallyVtF
# Func Hash:
567185239256678305
# Num Counters:
5
# Counter Values:
202531
202527
0
202524
0
$0

$s9Reception13RateLimitText33_0D1D44D889D50CDA2F1A9B7A0B1F06C4LLC6append_2toy6Ledger5TallyV_4Wire10ByteBufferVztF
# Func Hash:
757987887573232942
# Num Counters:
10
# Counter Values:
37542
37542
37542
37542
37542
37542
0
0
37542
37542
$0

$s9Reception13RefusalMemoryV6recall___4wishAA04SaidB0CSg6Ledger0B0V_AI7AccountC4Wire7DialectOs4SpanVys5UInt8VGtF
# Func Hash:
1094249771258432273
# Num Counters:
21
# Counter Values:
202555
0
0
202531
202531
202535
0
202534
0
0
202531
0
0
0
0
202531
18
0
0
0
0
$0

$s9Reception14RateLimitSheetC4text33_0D1D44D889D50CDA2F1A9B7A0B1F06C4LL3for2atAA0bC4TextAELLC4Wire7DialectO_6Limits6MomentVtF
# Func Hash:
753202734385591687
# Num Counters:
7
# Counter Values:
37539
0
10
37532
0
0
0
$0

$s9Reception15RateLimitFieldsV5sheet33_0D1D44D889D50CDA2F1A9B7A0B1F06C4LL2ofAA0bC5SheetC6Limits8ScheduleC_tFTf4nn_g
# Func Hash:
647472251631663402
# Num Counters:
11
# Counter Values:
0
37542
37539
0
0
0
0
0
0
0
0
$0

$s9Reception5AskerVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
240066
240066
$0

$s9Reception5GuestV5guest_6Ledger7AccountC7accounttSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
240066
0
$0

$s9Reception5GuestV6Ledger7AccountCIeggg_SgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
240066
0
$0

$s9Reception5GuestV6Ledger7AccountCIegng_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
240066
0
$0

$s9Reception5GuestV6Ledger7AccountCIegng_SgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
37531
0
$0

$s9Reception5VoiceC14appendStanding_2to_10isAdmitted4newsy6Ledger7AccountC_4HTTP10ServerCallC4Wire7DialectOSb5Words6PhraseVSgtF
# Func Hash:
414921811820785563
# Num Counters:
8
# Counter Values:
37531
37531
37531
0
0
100
0
0
$0

$s9Reception5VoiceC6refuse__2to_y6Ledger7RefusalV_AF7AccountC4HTTP10ServerCallC4Wire7DialectOtF
# Func Hash:
890259288190455219
# Num Counters:
24
# Counter Values:
202535
8
202524
7
4
7
4
0
8
0
4
0
0
0
4
0
0
0
0
0
0
0
0
0
$0

$s9Reception6GuestsC5knownyAA5AskerVSg4HTTP10ServerCallCAA7ProblemCYKF
# Func Hash:
52047012645064885
# Num Counters:
9
# Counter Values:
0
0
240066
0
0
0
0
0
0
$0

$s9Reception6GuestsC5trust2ins6UInt64V4HTTP10ServerCallC_tF
# Func Hash:
974670606952835081
# Num Counters:
8
# Counter Values:
240066
328
239738
328
239738
328
0
0
$0

$sS2SSlsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
4158
3
$0

$sS2is17FixedWidthIntegersWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
37578
3
$0

$sSSSg5label_yp5valuetWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
23700
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:23700

$sSSSg5label_yp5valuetWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
23700
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:23700

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFSays6UInt64VG_Tg508$sSTsSL7c38RpzrlE6sortedSayABGyFSbAB_ABtcfu_Says6D8VG_Tt1G5Tf1cn_n
# Func Hash:
331779887548799119
# Num Counters:
9
# Counter Values:
200
372
200
372
1728
1704
0
24
24
$0

$sSTsE8dropLastySay7ElementQzGSiFs10ArraySliceVys5UInt8VG_Tg5
# Func Hash:
838107930311567381
# Num Counters:
21
# Counter Values:
46
1866
46
46
0
1866
0
0
0
0
46
0
0
0
0
86
0
0
0
0
0
$0

$sSYsSHRzSH8RawValueSYRpzrlE4hash4intoys6HasherVz_tF5Words11PlaceholderO_Tg5
# Func Hash:
948827212704514707
# Num Counters:
10
# Counter Values:
1598
246
168
240
48
54
54
276
24
0
$0

$sSa6append14addingCapacity16initializingWithySi_ys10OutputSpanVyxGzqd__YKXEtqd__YKs5ErrorRd__lFSi_s5NeverOTg5052$s6Ledger15AdmissionFormatV8standingyAA7VerdictOSgs4g36Vys5UInt8VG_6Limits8ScheduleCtFZys06F13F0VySiGzXEfU_Si6Ledger0lM0VXMts0G0Vys0S0VGS3i6Limits0V0CSiTf1ncn_nTf4nnndnnnngn_n
# Func Hash:
516910371742419881
# Num Counters:
72
# Counter Values:
450372
0
0
0
75062
75062
0
0
0
75062
0
0
0
75062
0
0
37531
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$sSa6append14addingCapacity16initializingWithySi_ys10OutputSpanVyxGzqd__YKXEtqd__YKs5ErrorRd__lFs5UInt8V_s5NeverOTg5071$s6Ledger7UserKeyV4stem33_1CAE0153CA7BC1994FBFA5CFAEC68C57LL_4markSays5i4VGs4g17VyAHG_AHSgtFZys06f2M0Z9AHGzXEfU_AISgs0G0VyAIGTf1ncn_n
# Func Hash:
331779890674510775
# Num Counters:
8
# Counter Values:
0
240066
0
0
0
0
0
0
$0

$sSa9repeating5countSayxGx_SitcfC9Reception6MemberCSg_Tt1g5Tf4gn_n
# Func Hash:
287486627296518367
# Num Counters:
5
# Counter Values:
24573
3
3
3
0
$0

$sSa9repeating5countSayxGx_SitcfCSays5UInt8VG_Tt1g5Tf4gn_n
# Func Hash:
287486627296518367
# Num Counters:
5
# Counter Values:
24573
3
3
3
0
$0

$sSasSQRzlE2eeoiySbSayxG_ABtFZs5UInt8V_Tt1g5
# Func Hash:
974670607300770626
# Num Counters:
8
# Counter Values:
334
1330
1330
240397
240397
240397
0
0
$0

$sScPSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1102
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1102

$sSlsE5first7ElementQzSgvgSS17UnicodeScalarViewV_Tgq5
# Func Hash:
1029578616116113188
# Num Counters:
16
# Counter Values:
5904
0
5904
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$sSlsE5split9maxSplits25omittingEmptySubsequences14whereSeparatorSay11SubSequenceQzGSi_S2b7ElementQzKXEtKFSS_Tg5
# Func Hash:
246513013039143028
# Num Counters:
28
# Counter Values:
3
57
1216
51
51
21
455
0
0
0
0
455
434
0
30
0
0
0
9
6
0
0
0
0
455
455
0
6
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
6
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Words.build/Catalogue+English.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:830
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Terminal.build/Command+Parsing.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:171
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:132
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Settings.build/CommonSettings.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:108
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Settings.build/CommonSettings.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:30
/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Words.build/Catalogue+English.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:2

$sSlsE5split9maxSplits25omittingEmptySubsequences14whereSeparatorSay11SubSequenceQzGSi_S2b7ElementQzKXEtKFSS_Tg5133$s5Redis11ServerCheckV6fields33_36267EB3045F65DD9F5159F669907717LLySDyS2sGSSFZSbSJcfu_33_3b2a2a44c852d2f2300b53d4c8ffe498SJSbTf3npk_nTf1nncn_n
# Func Hash:
1009770872019480709
# Num Counters:
31
# Counter Values:
0
0
0
5691
5460
231
231
6
5460
6
0
0
6
0
0
0
33
0
0
0
0
0
6
0
0
0
0
6
6
6
0
$0

$sSlsSQ7ElementRpzrlE10firstIndex2of0C0QzSgAB_tFSS_Tg5
# Func Hash:
591567704000552887
# Num Counters:
6
# Counter Values:
1953
1953
138
138
1943
138
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay5Redis4CallCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
76005
75926
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay7Gateway8ReplyTapCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
37531
37429
0
0
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKFySryxGz_SiztKXEfU_s6UInt64V_Tg5053$sSTsSL7ElementRpzrlE6sortedSayABGyFSbAB_ABtcfu_Says6E8VG_Tt1G5Tf1nnncn_n
# Func Hash:
196075478763078786
# Num Counters:
37
# Counter Values:
0
96
48
16
14124
24
64
1544
24
16
0
48
48
48
24
16
48
48
24
0
0
24
0
0
0
0
24
0
0
0
0
0
0
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
0:24

$ss11_StringGutsV19validateScalarIndexySS0E0VAEF
# Func Hash:
360019387990068195
# Num Counters:
6
# Counter Values:
15238
0
0
0
15238
7859
$0

$ss17_NativeDictionaryV16_unsafeInsertNew3key5valueyxn_q_ntF6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLV_AH4LineAJLLCTg5
# Func Hash:
974670605011390822
# Num Counters:
7
# Counter Values:
2850
190
190
0
0
0
0
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfCs5UInt8V_Tt1gq5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1156
1156
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF4Wire5FieldV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
1695
1695
485
0
1210
1695
0
0
585
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
3
17:454
33:428
65:328
0
1
0:485

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5Words8TemplateV5PieceO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
1107
1107
504
0
603
1107
0
0
520
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
17:258
33:252
65:93
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Ledger10SettlementC6ChangeV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
37531
37531
37531
0
0
37531
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
38769
38153
38766
0
3
38153
0
0
3
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
1
8:3
0
1
0:38766

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSs_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
1043
1043
713
0
330
1043
0
0
128
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
6
32:267
64:42
128:6
256:6
512:6
513:3
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs5UInt8V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
242261
241586
241411
0
850
241570
0
0
538
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
7
17:343
65:200
9:142
8:108
2:37
33:10
129:10
0
4
0:241339
1:46
9:16
65:10

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs6UInt64V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
1737
0
1761
0
0
0
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
0
0
4
8:1308
16:372
513:57
0:24

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyFs6UInt64V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1761
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5Words14PluralCategoryO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
63
62
1009
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLV_Tg5
# Func Hash:
209100685727863754
# Num Counters:
28
# Counter Values:
880095
16724
58673
0
0
0
0
58673
58673
58673
58673
58880
58775
58673
0
0
0
58673
0
0
0
0
0
0
0
0
58673
0
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF7Reactor13SocketAddressO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
1302
0
1310
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSS_Tg5
# Func Hash:
607699200200471043
# Num Counters:
5
# Counter Values:
1125
675
675
1265
458
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5Words14PluralCategoryO_Tg5
# Func Hash:
287486626987461054
# Num Counters:
7
# Counter Values:
1009
180
0
0
829
0
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLV_Tg5
# Func Hash:
974670605011390822
# Num Counters:
7
# Counter Values:
883200
58880
58880
0
0
0
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF7Reactor13SocketAddressO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1310
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSS_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1265
$0

$ss4SpanV4Wires5UInt8VRszlE18equalsIgnoringCaseySbAByAEGF
# Func Hash:
495986878207299681
# Num Counters:
9
# Counter Values:
1400
1400
75662
200
200
0
0
0
0
$0

$ss4SpanV4Wires5UInt8VRszlE18equalsIgnoringCaseySbs12StaticStringVF
# Func Hash:
231012524107945208
# Num Counters:
12
# Counter Values:
3400
3400
600
200
200
0
0
0
0
0
0
0
$0

$ss4SpanV4Wires5UInt8VRszlE6starts4withSbAByAEG_tF
# Func Hash:
653247343125567024
# Num Counters:
13
# Counter Values:
400
4087741
4990706
3382814
3382814
2457975
1926895
0
0
0
0
0
0
$0

$ss4SpanV4Wires5UInt8VRszlEyAByAEGAC10FieldRangeVcig
# Func Hash:
334492581788827315
# Num Counters:
5
# Counter Values:
1111188
0
0
0
0
$0

$ss6MirrorV12DisplayStyleOSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
86880
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:86880

$ss6MirrorV12DisplayStyleOSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
91284
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:91284

$ss6ResultOy5Redis0B5ReplyOAC0B5ErrorOGWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
9
39472
$0

$ss6UInt16VABs17FixedWidthIntegersWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
37606
3
$0

$ss6UInt32VABs17FixedWidthIntegersWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
37574
3
$0

$sxqd__qd_0_Ignrzr_xqd__s5Error_pIegnrzo_sAARd_0_r_0_lTRSSSg5label_yp5valuet_s6UInt64Vs5NeverOTG5089$s8Settings10StableHashV12addUnordered33_B3B79D673D495DAAF446A16C30589BA9LLyys6MirrorVFs6D28VSSSg5label_yp5valuet_tXEfU_Tf3nnpf_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3708
$0

$sypWOb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
72792
$0

$sypWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
109620
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
24
__swift_memcpy1_1:39312
$s5Words8TemplateV5PieceOwCP:20967
** External Symbol **:14781
** External Symbol **:10960
** External Symbol **:7610
** External Symbol **:6032
** External Symbol **:3757
** External Symbol **:3008
__swift_memcpy16_8:528
** External Symbol **:514
$s6Limits6WindowOwCP:336
$s6Limits5MeterOwCP:336
$s8Settings8HostPortVwCP:192
$s6Limits5LimitVwCP:192
** External Symbol **:106
** External Symbol **:98
$s6Limits4PlanVwCP:96
$s8Settings03LogA0V6AccessOwCP:84
$s6Limits10ModelClassVwCP:48
$s8Settings05SpoolA0VwCP:48
$s6Limits12ModelClassesVwCP:48
$s8Settings05RedisA0V6ServerOwCP:48
$s8Settings13MessageNamingVwCP:48
$s8Settings03LogA0VwCP:48

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
354507
$0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV9aftermath__2on7Gateway9AftermathV4Desk0H8ServicesV_6Ledger12RefusalDiaryC7Reactor9EventLoopCtFyAL7UserKeyV_AL0K0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
202535
$0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerC3end33_A6C919E3CB8E2FF5D17F858360A0AE81LL_15isBetweenEventsy4HTTP12RelayOutcomeO_SbtYaF.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerC3end33_A6C919E3CB8E2FF5D17F858360A0AE81LL_15isBetweenEventsy4HTTP12RelayOutcomeO_SbtYaF.0.6
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:37531

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerC5relayyyYaF.0.7
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37331
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerC5relayyyYaF.0.8
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37331
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:37331

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerC5relayyyYaF.0.9
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37331
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC3ask33_547A97419888411C69799DD6FBCA20BFLLy4HTTP18UpstreamConnectionCAA0J4PortCYaAF0J7FailureOYKF.0.10
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:37531

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC3ask33_547A97419888411C69799DD6FBCA20BFLLy4HTTP18UpstreamConnectionCAA0J4PortCYaAF0J7FailureOYKF.0.9
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC3runyyYaF.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
240066
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:240066

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC3runyyYaF.0.5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
240066
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC5count33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL__8isSecondy6Ledger16AdmissionRequestC_AA5OrderVSbtYa9Reception7ProblemCYKF.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
38147
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC5count33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL__8isSecondy6Ledger16AdmissionRequestC_AA5OrderVSbtYa9Reception7ProblemCYKF.0.13
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC5count33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL__8isSecondy6Ledger16AdmissionRequestC_AA5OrderVSbtYa9Reception7ProblemCYKF.0.8
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
240066
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:240066

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC6settleyy6Ledger4BillCSgYaF.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:37531

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC6settleyy6Ledger4BillCSgYaF.0.16
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC7forwardyyAA5OrderV_6Ledger7AccountCSgtYa9Reception7ProblemCYKF.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC7forwardyyAA5OrderV_6Ledger7AccountCSgtYa9Reception7ProblemCYKF.0.3
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:37531

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC7forwardyyAA5OrderV_6Ledger7AccountCSgtYa9Reception7ProblemCYKF.0.5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37331
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7GatewayAAC4HTTP9ResponderAacDP7respond2toyAC10ServerCallC_tYaFTW.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
240066
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7GatewayAAC4HTTP9ResponderAacDP7respond2toyAC10ServerCallC_tYaFTW.0.5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
240066
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:240066

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7GatewayAAC7respond2toy4HTTP10ServerCallC_tYaF.0.1
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
240066
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:240066

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7GatewayAAC7respond2toy4HTTP10ServerCallC_tYaF.0.2
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
240066
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC5serveyyYaF.0.14
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
205687
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC5serveyyYaF.0.15
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
240066
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7GatewayAAC4HTTP9ResponderAacDP7respond2toyAC10ServerCallC_tYaFTW:240066

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC5serveyyYaF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240066
$0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP18UpstreamConnectionC11receiveHead9answeringy4Wire6MethodO_tYaAA0B7FailureOYKF.0.5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP18UpstreamConnectionC11receiveHead9answeringy4Wire6MethodO_tYaAA0B7FailureOYKF.0.6
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:37531

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP18UpstreamConnectionC9passWhole2to3tapAA12RelayOutcomeOAA10ServerCallC_AA7BodyTap_pSgtYaF.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37331
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:37331

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Ledger.build/AdmissionRequest.swift.bc;$s6Ledger05RedisA0C5admityAA7VerdictOAA12AdmissionAskCYaAA0A5ErrorOYKF.0.5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
38147
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:38147

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Ledger.build/AdmissionRequest.swift.bc;$s6Ledger05RedisA0C5admityAA7VerdictOAA12AdmissionAskCYaAA0A5ErrorOYKF.0.6
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
38147
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Ledger.build/AdmissionRequest.swift.bc;$s6Ledger05RedisA0C6answer33_43C3AEB8EB6A427A5B289112F957C5D3LL2to_3due_0B04CallCx_AH0B6ScriptCs6UInt64VSgAH0B6ClientCtYaAA0A5ErrorOYKAA6LetterRzlFyAH3PenVzXEfU_AA010SettlementT0V_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37569
$0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Ledger.build/AdmissionRequest.swift.bc;$s6Ledger05RedisA0C6answer33_43C3AEB8EB6A427A5B289112F957C5D3LL2to_3due_0B04CallCx_AH0B6ScriptCs6UInt64VSgAH0B6ClientCtYaAA0A5ErrorOYKAA6LetterRzlFyAH3PenVzXEfU_AA09AdmissionT0V_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
38213
$0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Ledger.build/AdmissionRequest.swift.bc;$s6Ledger05RedisA0C6settleyAA17SettlementOutcomeOAA0D0CYaAA0A5ErrorOYKF.0.2
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:37531

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Ledger.build/AdmissionRequest.swift.bc;$s6Ledger05RedisA0C6settleyAA17SettlementOutcomeOAA0D0CYaAA0A5ErrorOYKF.0.3
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Ledger.build/AdmissionRequest.swift.bc;$s6Ledger10AdmissionsC5admit_3nowAA9AdmissionOAA0E7RequestC_6Limits6MomentVtYaAA0A5ErrorOYKF.0.2
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
38147
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:38147

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Ledger.build/AdmissionRequest.swift.bc;$s6Ledger10AdmissionsC5admit_3nowAA9AdmissionOAA0E7RequestC_6Limits6MomentVtYaAA0A5ErrorOYKF.0.6
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
38147
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Ledger.build/AdmissionRequest.swift.bc;$s6Ledger10AdmissionsC6finishyAA17SettlementOutcomeOSgAA0D0CYaF.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:37531

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Ledger.build/AdmissionRequest.swift.bc;$s6Ledger10AdmissionsC6finishyAA17SettlementOutcomeOSgAA0D0CYaF.0.18
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37531
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Ledger.build/AdmissionRequest.swift.bc;$s6Ledger15AdmissionLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
38213
$0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Ledger.build/AdmissionRequest.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_TA
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
37569
0
$0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Ledger.build/AdmissionRequest.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
37569
0
$0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor7ChannelC8readableyyYaF.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
243218
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
** External Symbol **:240030
** External Symbol **:3188

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor7ChannelC8readableyyYaF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
486436
$0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;__swift_continuation_await_point
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
243401
$0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Redis.build/Call.swift.bc;$s5Redis0A6ClientC4call_4keys9arguments4room3due_AA4CallCAA0A6ScriptC_S3is6UInt64VSgyAA3PenVzXEtYaAA0A5ErrorOYKF.0.3
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
75678
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
** External Symbol **:38147
** External Symbol **:37531

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Redis.build/Call.swift.bc;$s5Redis0A6ClientC4call_4keys9arguments4room3due_AA4CallCAA0A6ScriptC_S3is6UInt64VSgyAA3PenVzXEtYaAA0A5ErrorOYKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
151564
$0

/tmp/lead/pgo/.build/x86_64-unknown-linux-gnu/release/Redis.build/Call.swift.bc;__swift_continuation_await_point
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
76014
$0

__swift_async_resume_get_context
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
879478
$0

__swift_async_resume_project_context
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2018429
$0

__swift_destroy_boxed_opaque_existential_0
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
23460
252
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
18
__swift_noop_void_return:5808
$s5Words8TemplateV5PieceOwxx:5244
** External Symbol **:4096
** External Symbol **:2676
** External Symbol **:2556
** External Symbol **:1372
** External Symbol **:1212
** External Symbol **:184
** External Symbol **:96
$s8Settings8HostPortVwxx:48
$s6Limits6WindowOwxx:48
$s6Limits5MeterOwxx:48
$s6Limits12ModelClassesVwxx:12
$s8Settings13MessageNamingVwxx:12
$s8Settings9IPNetworkVwxx:12
$s8Settings05SpoolA0Vwxx:12
$s8Settings03LogA0V6AccessOwxx:12
$s6Limits10ModelClassVwxx:12

__swift_instantiateConcreteTypeFromMangledName
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
934078
493
$0

__swift_instantiateConcreteTypeFromMangledNameAbstract
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
3934
4
$0

__swift_instantiateGenericMetadata
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
71471
$0

__swift_memcpy16_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11781
$0

__swift_memcpy17_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5244
$0

__swift_memcpy1_1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
233478
$0

__swift_noop_void_return
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
284960
$0

__swift_project_boxed_opaque_existential_0
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
10104
0
$0

_swift_implicitisolationactor_to_executor_cast
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
559958
0
$0

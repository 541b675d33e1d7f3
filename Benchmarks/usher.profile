:ir

$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
583411
$0

$s4HTTP10ServerCallC11beginAnswer6status5datedySi_SbtF
# Func Hash:
974670608970665929
# Num Counters:
7
# Counter Values:
0
110754
110754
51
110754
110754
0
$0

$s4HTTP10ServerCallC11beginAnswer6status5datedySi_SbtFfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12036
$0

$s4HTTP10ServerCallC12repeatAnswer6status_ySi_Says5UInt8VGtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
106917
$0

$s4HTTP10ServerCallC17takesCommonAnswerSbvg
# Func Hash:
844982799234241289
# Num Counters:
5
# Counter Values:
118747
118747
118747
118747
118747
$0

$s4HTTP10ServerCallC3end33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyF
# Func Hash:
470088714150635534
# Num Counters:
5
# Counter Values:
0
1165
1165
1165
1165
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Reactor7ChannelC9isAbortedSbvg:1165
1
$s7Reactor7ChannelC7canReadSbvg:1165

$s4HTTP10ServerCallC3end33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyFyACYaYbYCcfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1165
$0

$s4HTTP10ServerCallC5leave33_1E677C7BC5DA8CEDCF1018D047774EF3LLSbyF
# Func Hash:
695054478729842552
# Num Counters:
12
# Counter Values:
118953
0
0
0
217671
0
0
0
217671
0
217671
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

$s4HTTP10ServerCallC6linger33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyYaF
# Func Hash:
190355456512779754
# Num Counters:
5
# Counter Values:
0
0
1165
1165
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Reactor7ChannelC13finishSendingyyF:1165
1
$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF:1165

$s4HTTP10ServerCallC6listen33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyF
# Func Hash:
346200319236914897
# Num Counters:
8
# Counter Values:
96015
341580
218759
1165
0
121656
1839
216920
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s7GatewayAAC4HTTP9ResponderAacDP5beginyyAC10ServerCallCFTW:217671
1
$s7Reactor7ChannelC4pumpAA4Pump_pSgvg:218759
1
$s7Reactor7ChannelC4pumpAA4Pump_pSgvs:1839

$s4HTTP10ServerCallC7GatewayE9messageIDy4Wire10FieldRangeVSgSays5UInt8VGSgF
# Func Hash:
928018420423985850
# Num Counters:
7
# Counter Values:
0
217671
0
0
0
0
0
$0

$s4HTTP10ServerCallC7Reactor4PumpAadEP4turnyyFTW
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
219872
218759
$0

$s4HTTP10ServerCallC7prepare33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyF
# Func Hash:
1108181535064778316
# Num Counters:
4
# Counter Values:
218836
218836
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
$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF:218836

$s4HTTP10ServerCallC8answeredyyF
# Func Hash:
1096621589485024619
# Num Counters:
7
# Counter Values:
120844
96015
120844
0
0
0
0
$0

$s4HTTP10ServerCallC8readHead33_1E677C7BC5DA8CEDCF1018D047774EF3LLAC7ReadingAELLOyF
# Func Hash:
376335246576772587
# Num Counters:
10
# Counter Values:
437595
217671
217671
437595
219924
1165
0
217671
1165
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF:217671
1
$s7Reactor7ChannelC13clearDeadlineyyF:217671
1
$s7Reactor7ChannelC8timedOutSbvg:1165

$s4HTTP10ServerCallC8takeBody5limitSbSi_tAA0C5FaultOYKF
# Func Hash:
783548774592819223
# Num Counters:
9
# Counter Values:
0
217671
217671
217671
217671
0
0
0
217671
$0

$s4HTTP10ServerCallC9endAnswer6length4bodyySays5UInt8VG_AItF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
12036
12036
$0

$s4HTTP10ServerCallC_4peer6serverAC7Reactor7ChannelC_AF13SocketAddressOSgAA0B0Ctcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1165
$0

$s4HTTP10ServerCallCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1165
$0

$s4HTTP10ServerCallCfd
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1165
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s4Wire10ByteBufferVwxx:1165
1
$s4Wire10ByteBufferVwxx:1165

$s4HTTP12RelayOutcomeO12isClientLeftSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98718
$0

$s4HTTP12RelayOutcomeO7isWholeSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
296966
$0

$s4HTTP12RelayOutcomeOIegy_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2436
812
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
98718
0
0
0
98718
0
0
0
0
0
0
0
0
0
0
22
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
$s7Reactor7ChannelC4pumpAA4Pump_pSgvs:98718
1
$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF:98718
1
$s7Reactor7ChannelC7canReadSbvg:98718
0
1
$s7Reactor7ChannelC9isAbortedSbvg:98718
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
828
0
172392
172392
172392
4
0
828
0
828
10
7
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
$s7Reactor7ChannelC8isClosedSbvg:828
1
$s7Reactor7ChannelC5closeyyF:828
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
97890
0
97890
0
0
0
98718
97890
0
0
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
$s7Reactor7ChannelC4pumpAA4Pump_pSgvs:97890
1
$s7Reactor7ChannelC7canReadSbvg:97890
1
$s7Reactor7ChannelC9isAbortedSbvg:97890
0
0
0

$s4HTTP18UpstreamConnectionC10expectHead9answeringy4Wire6MethodO_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98718
$0

$s4HTTP18UpstreamConnectionC11releaseHeadyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
98718
3
$0

$s4HTTP18UpstreamConnectionC4push33_8B8FE154E1041109D083E2200B263E6DLLSbyAA0B7FailureOYKF
# Func Hash:
443747085835332084
# Num Counters:
9
# Counter Values:
98718
98718
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
98718
98718
98718
98718
98718
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s7Reactor7ChannelC7partnerACSgvs:98718
1
$s7Reactor7ChannelC4pumpAA4Pump_pSgvs:98718
1
$s7Reactor7ChannelC13clearDeadlineyyF:98718

$s4HTTP18UpstreamConnectionC7GatewayE12appendFields33_B54FA1CCC2FB973CA1BC72A2F1223A39LL2to13keepingLimits0Q6Lengthy4Wire10ByteBufferVz_S2btF
# Func Hash:
920543276269686021
# Num Counters:
17
# Counter Values:
97906
812
0
0
0
0
0
99527
0
98718
98715
97906
97906
0
0
0
0
$0

$s4HTTP18UpstreamConnectionC7framing4Wire11BodyFramingOvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98718
$0

$s4HTTP18UpstreamConnectionC7isWholeSbvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
97906
97906
$0

$s4HTTP18UpstreamConnectionC7sendNowSbyAA0B7FailureOYKF
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
0
98718
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF:98718

$s4HTTP18UpstreamConnectionC8readHeadSbyAA0B7FailureOYKF
# Func Hash:
731024984495002562
# Num Counters:
9
# Counter Values:
98718
98718
197436
98718
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
0

$s4HTTP18UpstreamConnectionC9parseHead33_8B8FE154E1041109D083E2200B263E6DLLSbyAA0B7FailureOYKF
# Func Hash:
567185238884815401
# Num Counters:
5
# Counter Values:
98718
98718
0
98718
0
$0

$s4HTTP18UpstreamConnectionC9passWhole2to3tapAA12RelayOutcomeOSgAA10ServerCallC_AA7BodyTap_pSgtF
# Func Hash:
525801538509658430
# Num Counters:
9
# Counter Values:
97906
97906
0
0
97906
97906
0
0
97906
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP3seeySbs4SpanVys5UInt8VGFTW:97906
0

$s4HTTP5RelayC4pull33_0C43BE885B8E64CBA85FA26CD6A786F2LLSbyF
# Func Hash:
742655264565199346
# Num Counters:
11
# Counter Values:
97430
92356
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
$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF:92356
0
0
0

$s4HTTP5RelayC4push33_0C43BE885B8E64CBA85FA26CD6A786F2LLyyF
# Func Hash:
391800339111865328
# Num Counters:
11
# Counter Values:
186336
93168
93168
0
92356
0
812
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_TA:812

$s4HTTP5RelayC4take33_0C43BE885B8E64CBA85FA26CD6A786F2LLyys4SpanVys5UInt8VGF
# Func Hash:
533216840843241382
# Num Counters:
35
# Counter Values:
582336
0
0
93168
194112
812
0
812
194112
194112
812
812
194112
0
0
93168
0
194112
0
0
0
0
0
0
0
0
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
$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP3seeySbs4SpanVys5UInt8VGFTW:194112
0
1
$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP11takePassing6isOver4Wire10ByteBufferVSb_tFTW:812
0

$s4HTTP5RelayC4turnyyF
# Func Hash:
348332446865048011
# Num Counters:
15
# Counter Values:
190598
98242
189786
189786
98242
98242
98242
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
$s7Reactor7ChannelC9isAbortedSbvg:98242
1
$s7Reactor7ChannelC8peerLeftSbvg:98242
0

$s4HTTP5RelayC7Reactor4PumpAadEP4turnyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
97430
$0

$s4HTTP6ServerC7welcome33_B4AA710FC7BBEEC239E7B7AAAF339846LL_4fromy7Reactor7ChannelC_AG13SocketAddressOSgtF
# Func Hash:
974752425768140068
# Num Counters:
10
# Counter Values:
1165
0
1146
0
1146
0
1165
1165
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

$s4HTTP6ServerC8farewellyyAA0B4CallCF
# Func Hash:
5916479224903776
# Num Counters:
6
# Counter Values:
0
1165
0
0
1146
19
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
1
$s7Reactor7ChannelC5closeyyF:1165

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
812
0
237345
0
238157
1618
0
1618
0
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
237345
0
0
237345
237345
0
0
0
0
0
0
0
0
0
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
196830
196830
196830
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
194112
194112
194112
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
197436
197436
197436
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
194112
194112
194112
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
110754
0
0
$0

$s4Wire10ByteBufferV5countSivg
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
509656
0
$0

$s4Wire10ByteBufferV6append11thousandthsys6UInt64V_tF
# Func Hash:
1096621588604446523
# Num Counters:
5
# Counter Values:
200132
200132
0
0
0
$0

$s4Wire10ByteBufferV6append3hexySi_tF
# Func Hash:
11922955056020176
# Num Counters:
6
# Counter Values:
388221
194112
0
0
0
144709
$0

$s4Wire10ByteBufferV6append6digits5widthySu_SitF
# Func Hash:
948827212528680748
# Num Counters:
8
# Counter Values:
280261
2747339
280261
280261
20
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
2467078
612614
280261
612614
0
0
0
0
0
0
0
0
0
2747339
$0

$s4Wire10ByteBufferV6append7displayySS_tF
# Func Hash:
905700103796918761
# Num Counters:
37
# Counter Values:
0
0
0
0
188280
0
0
188280
0
0
0
188280
188280
16
2030
2030
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
190310
188280
0
0
$0

$s4Wire10ByteBufferV6append9hexDigitsys6UInt64V_tF
# Func Hash:
52047011908973368
# Num Counters:
9
# Counter Values:
162290
162290
162290
0
0
0
0
0
0
$0

$s4Wire10ByteBufferV6append_5firstySays5UInt8VG_SitF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
316389
0
$0

$s4Wire10ByteBufferV6appendyySays5UInt8VGF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
502797
$0

$s4Wire10ByteBufferV6appendyySays5UInt8VG_SnySiGtF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
566615
0
$0

$s4Wire10ByteBufferV6appendyys12StaticStringVF
# Func Hash:
788747807060004997
# Num Counters:
10
# Counter Values:
1325710
1912
299668
643177
382865
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
8
2:282357
1:98844
5:968
33:191
7:172
4:166
6:116
3:51

$s4Wire10ByteBufferV6appendyys4SpanVys5UInt8VGF
# Func Hash:
615463249704568864
# Num Counters:
9
# Counter Values:
2832710
13474
440316
148048
2244343
0
0
3
3
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
10
513:747675
33:372250
129:369809
65:350403
2:194109
0:98718
4:98718
257:12654
1:6
256:1

$s4Wire10ByteBufferV6appendyys5UInt8VF
# Func Hash:
1096621588604446523
# Num Counters:
5
# Counter Values:
162312
162312
0
0
0
$0

$s4Wire10ByteBufferV7consumeyySiF
# Func Hash:
391331302826020059
# Num Counters:
6
# Counter Values:
725946
627231
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
3087393
$0

$s4Wire10ByteBufferV8capacityACSi_tcfC
# Func Hash:
238984484201432128
# Num Counters:
3
# Counter Values:
5436
612
0
$0

$s4Wire10ByteBufferV8capacityACSi_tcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4824
$0

$s4Wire10ByteBufferV8makeRoom33_4858EBFE8A0A38F5AE6E3CB0F29C4198LLyySiF
# Func Hash:
685179184202638084
# Num Counters:
11
# Counter Values:
15424
9431
9431
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
10
513:2747
129:1895
33:1893
65:1832
257:883
128:80
0:79
512:16
32:4
256:2

$s4Wire10ByteBufferV8readables4SpanVys5UInt8VGvg
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
2320296
2319481
0
0
$0

$s4Wire10ByteBufferV9removeAll15keepingCapacityySb_tF
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
199518
1627
1627
$0

$s4Wire10ByteBufferV9removeAll15keepingCapacityySb_tFfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
99173
$0

$s4Wire10ByteBufferVfD
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4073
7
$0

$s4Wire10ByteBufferVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
6428
3162
$0

$s4Wire10EventSieveV3end_4fromSbs4SpanVys5UInt8VG_SitF
# Func Hash:
556960141752616855
# Num Counters:
13
# Counter Values:
31503
0
0
0
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

$s4Wire10EventSieveV5resetyyF
# Func Hash:
238984483460161447
# Num Counters:
3
# Counter Values:
98718
0
0
$0

$s4Wire10EventSieveV7release33_538A227A9E6D0972868FC4BB02F57CDELL_6beforeys4SpanVys5UInt8VG_SitF
# Func Hash:
1096621587507126096
# Num Counters:
5
# Counter Values:
31503
0
0
0
0
$0

$s4Wire10FieldRangeV10lowerBoundSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
31215
$0

$s4Wire10FieldRangeV10upperBoundSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
30900
$0

$s4Wire10FieldRangeV5emptyACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
118762
$0

$s4Wire10FieldRangeV7isEmptySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
187071
$0

$s4Wire10FieldRangeVyACSnySiGcfC
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
30900
0
$0

$s4Wire10HeadFieldsC10isRepeatedySbAA10KnownFieldOF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
92700
$0

$s4Wire10HeadFieldsC11readFraming12minorVersion2inySi_s4SpanVys5UInt8VGtAA9HTTPFaultVYKF
# Func Hash:
504567552839657149
# Num Counters:
34
# Counter Values:
315577
0
0
1072596
1072596
812
0
0
0
0
0
0
812
315577
0
812
0
0
0
0
0
0
0
0
0
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
1989
316389
314400
314400
314400
314400
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
352740
0
350776
0
0
$0

$s4Wire10HeadFieldsC4read_6limitsSiSgs4SpanVys5UInt8VG_AA0B6LimitsVtAA9HTTPFaultVYKF
# Func Hash:
984255532464525978
# Num Counters:
68
# Counter Values:
669129
669129
969919
2445
314400
996870
1311270
11389
341351
0
1311270
0
0
1989
969883
0
0
0
0
316389
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4922
0
0
0
0
0
0
316389
0
0
969919
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
217971
0
187071
0
0
0
0
0
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
218836
0
0
$0

$s4Wire10HeadFieldsC6forgetyyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1624
1624
$0

$s4Wire10HeadFieldsC8containsySbAA10KnownFieldOF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
160521
$0

$s4Wire10HeadFieldsCACycfc
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
125559
1993
$0

$s4Wire10HeadFieldsCfD
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1993
365
$0

$s4Wire10HeadFieldsCyAA10FieldRangeVSgAA05KnownD0Ocig
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
1439613
633078
0
0
$0

$s4Wire10HeadFieldsCyAA5FieldVSicig
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
669699
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
98732
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98732
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA1_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98732
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98732
$0

$s4Wire10HeadMemoryV4keepyys4SpanVys5UInt8VG_S2itF
# Func Hash:
135188634956901483
# Num Counters:
8
# Counter Values:
316389
97826
218563
0
0
97826
97826
0
$0

$s4Wire10JSONParserV5parseyAA9JSONValueVs4SpanVys5UInt8VGAA9JSONFaultVYKF
# Func Hash:
798733567701983421
# Num Counters:
4
# Counter Values:
317798
0
317798
317798
$0

$s4Wire10KnownFieldO5namedyACs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
672137664198745421
# Num Counters:
12
# Counter Values:
0
217971
217971
217971
217971
217971
0
0
0
217971
217971
217971
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
809
809
0
5663
0
0
0
809
809
0
0
809
809
0
0
809
0
809
0
0
194921
809
0
809
0
0
809
0
809
0
809
809
0
0
809
0
809
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
98715
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
287280
0
$0

$s4Wire11BodyDecoderV4step33_399F2DBA6E1CECA3371F104EED561777LLyAC4StepOs4SpanVys5UInt8VG_SiztAA9HTTPFaultVYKF
# Func Hash:
399501120264517900
# Num Counters:
64
# Counter Values:
812
0
0
0
194924
389033
0
0
0
1362841
1168729
0
1624
0
0
194112
194112
0
0
812
0
812
0
0
93168
0
0
812
0
0
0
92356
0
0
0
0
0
0
0
0
194112
194112
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s4Wire11ChunkedBodyV8takeSize33_4FA1883B359CF7AFCAB03F37F51BA6B8LLyys5UInt8V_SitAA9HTTPFaultVYKF
# Func Hash:
309392616392454050
# Num Counters:
23
# Counter Values:
0
0
0
194924
0
0
0
0
194924
0
0
389033
0
194924
194924
243512
0
0
0
0
0
812
0
$0

$s4Wire11JSONMembersV4nextAA10JSONMemberVSgyF
# Func Hash:
567185242268116191
# Num Counters:
5
# Counter Values:
0
7500
0
6600
6600
$0

$s4Wire11ReplyReaderV10feedEvents33_32C869762F372759CB5BB1B3793ECD9ELLyys4SpanVys5UInt8VG_AA12EventScannerVzAA0B8FindingsVzAA10JSONParserVztFZTf4nnnnd_n
# Func Hash:
163822477721533477
# Num Counters:
47
# Counter Values:
163418
326836
0
0
0
0
163418
0
0
0
0
163418
0
162609
0
0
0
0
0
163418
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s4Wire11ReplyReaderV10isOfEventsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
292018
$0

$s4Wire11ReplyReaderV10siftEvents33_32C869762F372759CB5BB1B3793ECD9ELLySbs4SpanVys5UInt8VG_AA12EventScannerVzAA0B8FindingsVzAA0N5SieveVzAA10JSONParserVztFZTf4nnnnnd_n
# Func Hash:
473814507558513735
# Num Counters:
51
# Counter Values:
31503
63006
0
0
0
0
31503
0
0
0
0
31503
0
31503
0
0
0
0
0
0
0
0
0
31503
0
31503
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
31503
0
$0

$s4Wire11ReplyReaderV4feed_4withSbs4SpanVys5UInt8VG_AA10JSONParserVztF
# Func Hash:
391331300189883088
# Num Counters:
6
# Counter Values:
292018
0
31503
162609
97906
0
$0

$s4Wire11ReplyReaderV4keep33_32C869762F372759CB5BB1B3793ECD9ELLyys4SpanVys5UInt8VGF
# Func Hash:
456618552166378984
# Num Counters:
14
# Counter Values:
0
97906
0
97906
0
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
98718
0
0
0
3
$0

$s4Wire11ReplyReaderV5usageAA10TokenUsageVSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98718
$0

$s4Wire11ReplyReaderV6finish4withyAA10JSONParserVz_tF
# Func Hash:
236859846007928959
# Num Counters:
21
# Counter Values:
0
97906
812
0
97906
0
0
0
0
0
0
97906
97906
97906
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
98718
$0

$s4Wire11RequestHeadC13contentLengthSiSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
435342
$0

$s4Wire11RequestHeadC5resetyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
218836
$0

$s4Wire11RequestHeadC7framingAA11BodyFramingOvg
# Func Hash:
1124680653174388133
# Num Counters:
4
# Counter Values:
217671
217671
0
217671
$0

$s4Wire11RequestHeadCACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1165
$0

$s4Wire11RequestHeadCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1165
$0

$s4Wire11RequestHeadCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1165
$0

$s4Wire11StatusLines33_B153A317343EFB48D9BEBC4A1457198FLLO5knownys12StaticStringVSgSiFZTf4nd_n
# Func Hash:
280681508603100586
# Num Counters:
29
# Counter Values:
110754
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
11845
0
0
0
0
0
0
191
$0

$s4Wire12EventScannerV4keep33_9EE773C319133C2D021A4E22013B69C7LLyys4SpanVys5UInt8VGF
# Func Hash:
753202733028078893
# Num Counters:
7
# Counter Values:
194112
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
97906
0
0
812
812
98718
0
0
0
0
98718
812
0
812
0
0
685342
4872
0
0
0
98718
98718
332824
812
198245
1624
812
98718
98718
234106
99527
812
98718
98718
812
0
0
0
98718
0
0
0
0
0
0
0
98718
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s4Wire12ReplyContentO11closesUsageySbAA9JSONValueV_AA7DialectOtFZTf4nnd_n
# Func Hash:
108541841365036115
# Num Counters:
87
# Counter Values:
0
0
0
0
0
0
809
0
0
0
0
0
0
809
0
809
0
0
0
0
0
0
0
809
0
2427
0
1618
0
809
809
0
809
0
809
0
809
0
0
0
0
0
0
0
809
0
0
809
0
0
809
0
809
0
809
0
0
0
0
0
0
809
0
0
0
809
0
0
0
0
0
809
0
0
0
0
0
0
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
98718
0
0
391624
0
0
196624
97906
196624
97906
98718
99530
0
0
98718
0
98718
0
0
0
98718
0
0
0
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
98718
0
98718
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
217671
0
0
0
217671
0
0
0
0
0
0
0
0
218671
871684
654013
653013
654013
217671
1000
0
217671
217671
217671
217671
217671
0
0
0
0
1000
0
0
0
217671
217671
0
217671
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
217671
0
$0

$s4Wire12RequestFactsC17readStreamOptions33_CB3B87248E8506C49838BB008692FDD2LLyyAA9JSONValueVAA0B5FaultOYKF
# Func Hash:
596847749726254264
# Num Counters:
17
# Counter Values:
0
1000
1000
0
1000
1000
1000
1000
0
1000
1000
1000
0
0
0
0
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
217671
0
0
$0

$s4Wire12RequestFactsC4take5modelys4SpanVys5UInt8VG_tF
# Func Hash:
974670608452595290
# Num Counters:
6
# Counter Values:
113
217658
13
0
217658
0
$0

$s4Wire12RequestFactsC5resetyyF
# Func Hash:
238984482966880379
# Num Counters:
3
# Counter Values:
217671
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
1000
217671
0
217671
217671
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
871684
217671
0
0
0
0
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
98718
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
197436
197436
197436
197436
195812
195812
$0

$s4Wire12ResponseHeadC9isInterimSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98718
$0

$s4Wire12ResponseHeadC9keepAlive9answeringSbAA6MethodO_tF
# Func Hash:
974670607270608071
# Num Counters:
9
# Counter Values:
0
97906
98718
98718
98718
98718
0
98718
97906
$0

$s4Wire12UsageFiguresV4read33_5AC4406825CFD3E7A192D2D9A487EA2ELLyyAA10JSONMemberVF
# Func Hash:
691833066375397971
# Num Counters:
74
# Counter Values:
0
0
296145
98715
0
98715
0
98715
0
0
0
98715
0
0
0
0
0
0
98715
0
0
0
0
0
98715
0
0
0
0
0
98715
0
0
0
0
0
0
98715
0
0
0
98715
0
0
98715
0
0
0
0
0
0
0
98715
0
0
0
0
0
0
0
0
0
0
0
0
0
0
98715
98715
98715
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
98715
0
0
197430
0
0
0
0
0
0
0
0
0
98715
0
0
0
98715
0
0
0
0
0
0
197430
592290
0
0
0
0
296145
0
0
296145
197430
592290
0
394860
0
0
0
0
98715
0
98715
0
0
98715
98715
0
0
0
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
98718
98715
3
0
3
0
3
3
3
3
$0

$s4Wire13ReplyFindingsV4read33_6CEFB9E77C235371AA033F41E5B3680CLL5event__Sbs4SpanVys5UInt8VG_AA0B5MarksVAA10JSONParserVztF
# Func Hash:
331779891445447631
# Num Counters:
9
# Counter Values:
0
1621
809
0
812
809
809
0
812
$0

$s4Wire13ReplyFindingsV4read5event4withSbs4SpanVys5UInt8VG_AA10JSONParserVztF
# Func Hash:
159676629209948692
# Num Counters:
9
# Counter Values:
194921
1621
0
1621
0
0
0
0
194109
$0

$s4Wire13ReplyFindingsV5resetyyAA7DialectOF
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
98718
0
0
$0

$s4Wire13RequestParserO11requestLine33_8ACB5A14D54F9E2A183197507A0F46DFLLySnySiGSgs4SpanVys5UInt8VG_AA10HeadLimitsVAA0bQ0CtAA9HTTPFaultVYKFZTf4nnnd_nTf4nxn_n
# Func Hash:
833558495734200894
# Num Counters:
32
# Counter Values:
0
0
1161
0
0
0
1161
0
1161
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s4Wire13RequestParserO12minorVersionySis4SpanVys5UInt8VGAA9HTTPFaultVYKFZTf4nd_n
# Func Hash:
948827211519992985
# Num Counters:
8
# Counter Values:
0
1989
1989
1989
1989
1989
0
0
$0

$s4Wire13RequestParserO4read33_8ACB5A14D54F9E2A183197507A0F46DFLLyySnySiG_s4SpanVys5UInt8VGAA10HeadLimitsVAA0bP0CtAA9HTTPFaultVYKFZTf4nnnnd_nTf4nnxn_n
# Func Hash:
728130254837067085
# Num Counters:
29
# Counter Values:
4644
0
1161
0
0
0
1161
0
0
0
0
1161
0
0
0
0
0
0
0
0
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
217671
217671
1161
217671
217671
1161
0
0
216510
$0

$s4Wire13RequestParserO6finish33_8ACB5A14D54F9E2A183197507A0F46DFLLyys4SpanVys5UInt8VG_AA0B4HeadCtAA9HTTPFaultVYKFZTf4nnd_n
# Func Hash:
181107444071910249
# Num Counters:
15
# Counter Values:
0
0
217671
217671
217671
0
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
217671
0
0
0
0
0
0
$0

$s4Wire13RequestTargetO4read__4intoySnySiG_s4SpanVys5UInt8VGAA0B4HeadCtAA9HTTPFaultVYKFZTf4nnnd_n
# Func Hash:
599005161311068023
# Num Counters:
9
# Counter Values:
1161
0
0
0
1161
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
22059
0
0
1161
1161
0
0
0
0
0
0
0
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

$s4Wire14ResponseParserO10readStatus33_692D7531CEB51A58BBDC5B04578A41A3LLyys4SpanVys5UInt8VG_AA0B4HeadCtAA9HTTPFaultVYKFZTf4nnd_n
# Func Hash:
301351148591219588
# Num Counters:
15
# Counter Values:
2484
0
828
828
828
0
0
0
0
828
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
98718
0
98718
98718
0
0
0
0
0
0
0
828
0
828
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
98718
0
$0

$s4Wire15KnownFieldTableC5slots33_908533D806C5194F03864A000194E328LL10multipliers11InlineArrayVy$511_AA0bC0OGSgs6UInt64V_tFZTf4nd_n
# Func Hash:
951065490672327826
# Num Counters:
18
# Counter Values:
3577
329
329
0
0
273
56
7
0
0
0
0
0
0
0
0
0
56
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
8
9:168
6:35
4:21
7:21
2:7
3:7
5:7
8:7
2
17:35
16:21

$s4Wire15ServerSentEventV4data2ins4SpanVys5UInt8VGSgAJ_tF
# Func Hash:
11922954466239756
# Num Counters:
6
# Counter Values:
1621
1621
0
0
0
0
$0

$s4Wire15ServerSentEventV4read33_EE6C2B4D0EBE74D987C421D2D96D30F2LLyys4SpanVys5UInt8VG_SnySiGAA10ByteBufferVztF
# Func Hash:
709651037980950651
# Num Counters:
21
# Counter Values:
1621
1621
0
0
1621
0
0
0
0
0
0
0
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

$s4Wire15ServerSentEventV5value33_EE6C2B4D0EBE74D987C421D2D96D30F2LL__5afterSnySiGSgs4SpanVys5UInt8VG_AGSitFTf4nnnd_n
# Func Hash:
438284563084249119
# Num Counters:
10
# Counter Values:
1621
1621
1621
1621
1621
0
0
0
0
1621
$0

$s4Wire15ServerSentEventV_6joinedACs4SpanVys5UInt8VG_AA10ByteBufferVztcfCTf4nnd_n
# Func Hash:
290495010837350104
# Num Counters:
6
# Counter Values:
1621
1621
1621
0
0
0
$0

$s4Wire6MethodOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
406840
7
$0

$s4Wire6MethodOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
406840
$0

$s4Wire6MethodOyACs4SpanVys5UInt8VGAA9HTTPFaultVYKcfCTf4nd_n
# Func Hash:
380228537062712289
# Num Counters:
45
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
0
0
0
0
0
0
1161
0
1161
0
0
0
0
0
0
0
0
1161
0
0
0
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
217671
0
217671
0
0
0
0
$0

$s4Wire7DialectO6isSame2asSbAC_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
554088
$0

$s4Wire7DialectO8isGeminiSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
217671
$0

$s4Wire8ByteScanO12firstControl2in4from2toSis4SpanVys5UInt8VG_S2itFZTf4nnnd_n
# Func Hash:
1042354055960601760
# Num Counters:
19
# Counter Values:
3
0
1639910
671118
0
671115
6
3
540393
130719
671118
0
3
0
0
0
0
0
0
$0

$s4Wire8ByteScanO12firstEscaped2in4from2toSis4SpanVys5UInt8VG_S2itFZTf4nnnd_n
# Func Hash:
325048437035290570
# Num Counters:
17
# Counter Values:
0
120
1719
1719
1719
322
100
259
37
0
0
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
391463
205477
9744
2000369
391463
0
195730
390654
194921
809
0
585575
0
194921
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
1979317
9744
195730
0
195730
194918
812
194109
0
809
0
0
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

$s4Wire8ByteScanO4word2in2ats6UInt64Vs4SpanVys5UInt8VG_SitFZ
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
61800
0
0
$0

$s4Wire9AuthorityV4port33_F8CEFB49BA00801518F424CE52BE41D3LLySiSgs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
159676628614590219
# Num Counters:
9
# Counter Values:
629325
629325
125865
125865
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
125865
2084904
1959039
0
0
0
0
217671
217671
0
125865
125865
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
352740
0
9273
352740
352740
1794
0
0
705480
352740
30442
30442
352740
0
352740
3
352740
352740
352740
1964
350776
4110
348627
3
0
0
348457
350776
812
0
0
0
0
0
0
0
0
0
0
0
350776
350776
350776
$0

$s4Wire9JSONValueV4kindAC4KindOvg
# Func Hash:
287486625672014413
# Num Counters:
7
# Counter Values:
316986
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
299390
298572
197436
0
1111774
0
496011
1693553
400526
1197542
400526
299390
0
299390
0
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

$s4Wire9JSONValueV6strings4SpanVys5UInt8VGSgvg
# Func Hash:
1063705162462123496
# Num Counters:
3
# Counter Values:
1500
1500
1500
$0

$s5Redis0A5ErrorOWOe
# Func Hash:
844982799169123455
# Num Counters:
5
# Counter Values:
126572
231
0
0
0
$0

$s5Redis0A5ReplyO5arraySayACGSgvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
22901
22901
$0

$s5Redis0A5ReplyO7integerSiSgvg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
159733
0
$0

$s5Redis0A5ReplyOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
129709
126205
$0

$s5Redis0A5ReplyOWOe
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
571964
154
70
45802
2908
$0

$s5Redis0A5ReplyOWOy
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
293185
154
70
23410
3497
$0

$s5Redis0A5ReplyOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
159861
$0

$s5Redis0A6ClientC4send_4keys9arguments4room3due_AA4CallCAA0A6ScriptC_S3is6UInt64VSgyAA3PenVzXEtAA0A5ErrorOYKF
# Func Hash:
640704447232100574
# Num Counters:
15
# Counter Values:
0
98211
129
0
219606
0
0
0
33
219606
0
0
0
0
0
$0

$s5Redis0A6ClientC4takeyAA0A5ReplyOAA4CallCAA0A5ErrorOYKF
# Func Hash:
694937219374386746
# Num Counters:
5
# Counter Values:
126118
0
126021
97
27
$0

$s5Redis0A6ClientC5StateOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
224033
223967
$0

$s5Redis0A6ClientC5knowsySbAA0A6ScriptCF
# Func Hash:
536873293310889690
# Num Counters:
4
# Counter Values:
220203
324867
220374
0
$0

$s5Redis0A6ClientC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
0
3040
$0

$s5Redis0A6ClientC7enqueue_4keys_3dueAA4CallCAA0A9ArgumentsV_SiSgAJs6UInt64VtAA0A5ErrorOYKF
# Func Hash:
571366831593628463
# Num Counters:
51
# Counter Values:
0
27
118
0
4312
0
123
0
53
0
27
4312
24
0
4312
0
4312
4201
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4201
0
4312
3719
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
4
3
33:4124
0:111
513:77
0
6
129:3684
65:566
33:45
17:7
257:7
64:3
0

$s5Redis0A6ClientC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF
# Func Hash:
609831944444035485
# Num Counters:
23
# Counter Values:
10359
0
4228
4140
4148
3
77
0
77
0
0
0
0
0
26
7
4225
0
0
3
26
4199
77
$0

$s5Redis0A6ClientC8giveBackyyAA4CallCF
# Func Hash:
238984483936707236
# Num Counters:
3
# Counter Values:
97846
0
1
$0

$s5Redis0A6ClientC_2on3tls7optionsAcA0A7AddressV_7Reactor9EventLoopC3TLS10TLSContextCSgAC7OptionsVtcfC
# Func Hash:
798733565754388907
# Num Counters:
4
# Counter Values:
2205
0
35
0
$0

$s5Redis0A9ArgumentsV5write_4keys9arguments4room2to_yAC_SiSgS2iAA5SlateVzyAA3PenVzXEtFZTf4nnnnnnd_n
# Func Hash:
791156540351377583
# Num Counters:
38
# Counter Values:
0
219606
12
0
0
219606
219606
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
219606
0
219606
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA09AdmissionS0V_TG5TA:121395
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA010SettlementS0V_TG5TA:98211
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
33:219606
0

$s5Redis0A9ArgumentsV6append_4eachySays5UInt8VG_s12StaticStringVtF
# Func Hash:
701607649364344984
# Num Counters:
12
# Counter Values:
0
3544
0
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

$s5Redis0A9ArgumentsV6appendyySSF
# Func Hash:
647472251370824337
# Num Counters:
10
# Counter Values:
6404
62
0
0
0
0
0
0
0
3102
$0

$s5Redis0A9ArgumentsV6appendyySiF
# Func Hash:
934653110761828625
# Num Counters:
26
# Counter Values:
9120
9120
0
6120
6100
6080
6080
6080
6080
6080
6080
6080
0
0
0
0
0
6080
3040
6080
0
0
0
0
0
0
$0

$s5Redis0A9ArgumentsV6appendyySiFyAA3PenVzXEfU_
# Func Hash:
282362082919507710
# Num Counters:
29
# Counter Values:
0
30420
9120
9120
3040
6080
6100
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s5Redis0A9ArgumentsV6appendyys4SpanVys5UInt8VGFyAA3PenVzXEfU_
# Func Hash:
966459197047243388
# Num Counters:
26
# Counter Values:
98
6837
453
6440
0
6837
147
0
98
7
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1599
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
12
33:3180
17:3040
5:148
513:126
4:107
3:65
9:59
8:57
257:21
16:14
1:10
2:10
0

$s5Redis0A9ArgumentsVACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4344
$0

$s5Redis10ConnectionC11earliestDues6UInt64Vvg
# Func Hash:
93478047928630628
# Num Counters:
7
# Counter Values:
3577
3577
257
139
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
131203
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Reactor7ChannelC7receive4intoAA8TransferOs14MutableRawSpanVz_tF:131203

$s5Redis10ConnectionC5flushyyF
# Func Hash:
157411390748486053
# Num Counters:
13
# Counter Values:
289502
144751
144752
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
223948
144724
0
$0

$s5Redis10ConnectionC7Reactor4PumpAadEP4turnyyFTW
# Func Hash:
1124680653462654286
# Num Counters:
4
# Counter Values:
209383
209383
4881
0
$0

$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
144752
$0

$s5Redis10ConnectionC7deliver33_C889FAC629DDB47BE5F73C5CC1E30652LL_5firstySays5UInt8VG_SitF
# Func Hash:
367383191690649397
# Num Counters:
82
# Counter Values:
221486
220516
122670
97846
97846
122624
0
77
0
0
0
97846
0
97846
3427
0
122624
0
0
131203
0
3141
0
0
0
0
30
3427
0
0
3141
0
0
1244
0
1016
1244
0
0
1016
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
97846
0
0
0
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s6Ledger7InquiryC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:97846
2
$s6Ledger6ErrandC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:97091
$s6Ledger7InquiryC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:22392
2
$s6Ledger7InquiryC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:1139
$s6Ledger6ErrandC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:1044
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
17:61131
33:36715
0

$s5Redis10ConnectionC7receive33_C889FAC629DDB47BE5F73C5CC1E30652LLyyF
# Func Hash:
415356760724186143
# Num Counters:
9
# Counter Values:
131203
209383
209383
0
209383
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
$s7Reactor7ChannelC7canReadSbvg:340586
1
$s7Reactor7ChannelC9isAbortedSbvg:209383

$s5Redis10ConnectionCyAC7Reactor7ChannelCcfcTf4gn_n
# Func Hash:
543243707419398493
# Num Counters:
3
# Counter Values:
1890
30
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Reactor7ChannelC4pumpAA4Pump_pSgvs:30

$s5Redis11ReplyParserV3add020_CDC03A6D8A992478FC5G11BA1CA278FC4LLySvSgSpys4Int8VGSg_SiSPySo13redisReadTaskVGSgtFZTf4nnnd_n
# Func Hash:
933248315497804982
# Num Counters:
10
# Counter Values:
1573
1573
77
35
1461
1573
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
10
33:874
17:579
4:50
5:29
513:14
16:7
257:7
2:5
1:4
3:4

$s5Redis11ReplyParserV4feedyySays5UInt8VG_SnySiGtF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1016
0
$0

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_Spys4Int8VGSgSitcfU_To
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1573
$0

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_s5Int64VtcfU1_To
# Func Hash:
1063705159172739859
# Num Counters:
3
# Counter Values:
4532
0
0
$0

$s5Redis11ServerCheckV6fields33_36267EB3045F65DD9F5159F669907717LLySDyS2sGSSFZTf4nd_n
# Func Hash:
780330351092974
# Num Counters:
28
# Counter Values:
525
9072
525
525
525
9072
525
21
0
518
7
14
70
14
14
14
0
0
0
0
0
0
0
0
0
518
0
525
$0

$s5Redis13ReplyAssemblyV3addyyAA0aB0OF
# Func Hash:
391331300296868596
# Num Counters:
6
# Counter Values:
3117
3504
0
464
45
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
445132
0
445132
0
0
0
0
223834
0
223834
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
269236
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
16:224806
17:220326
0

$s5Redis3PenV3put8argumentyyACzXE_tF
# Func Hash:
1066151231937422904
# Num Counters:
41
# Counter Values:
0
197604
121483
319087
319087
121483
121483
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
6
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger15AdmissionLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA.47:121395
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA.49:98211
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_TA.48:98211
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_TA:596
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA:586
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger15AdmissionLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA:88
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
3
17:98797
33:61246
65:37561

$s5Redis3PenV3put9bigEndianyx_ts15BitwiseCopyableRzs17FixedWidthIntegerRzlF
# Func Hash:
48277136972185599
# Num Counters:
1
# Counter Values:
479061
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
3
8:280531
2:99715
4:98815

$s5Redis3PenV3put_5firstySays5UInt8VG_SitF
# Func Hash:
927276897390327009
# Num Counters:
5
# Counter Values:
0
98797
0
0
98787
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
9:61236
6:37561
0

$s5Redis3PenV3put_6digitsySu_SitF
# Func Hash:
567185239232071700
# Num Counters:
5
# Counter Values:
1516913
562114
319113
265663
0
$0

$s5Redis3PenV3putyySays5UInt8VGF
# Func Hash:
303615924401429201
# Num Counters:
4
# Counter Values:
0
463246
0
391810
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
8
17:115357
33:85983
1:61206
9:61206
4:50037
16:43717
65:35500
2:10240
0

$s5Redis3PenV3putyys12StaticStringVF
# Func Hash:
599077204235560586
# Num Counters:
6
# Counter Values:
0
220280
0
0
0
220280
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
0:121483
2:98797
0

$s5Redis3PenV3putyys4SpanVys5UInt8VGF
# Func Hash:
927276899315658337
# Num Counters:
5
# Counter Values:
257981
0
257981
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
9:257939
2:42
0

$s5Redis3PenV3putyys5UInt8VF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2590667
$0

$s5Redis3PenV5frameSivgZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
440580
$0

$s5Redis3PenV6digits2ofSiSu_tFZ
# Func Hash:
1029578615941763306
# Num Counters:
20
# Counter Values:
562114
319113
220316
220290
220290
220290
220290
220290
220290
220290
220290
220290
220265
220058
217834
195405
0
0
0
0
$0

$s5Redis4CallC12missesScriptSbvg
# Func Hash:
631255613234631082
# Num Counters:
7
# Counter Values:
121760
121760
121760
94
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
97846
0
$0

$s5Redis9CallQueueV6appendyyAA0B0CF
# Func Hash:
135188633044096422
# Num Counters:
7
# Counter Values:
224071
1
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
44808
200464
22404
100232
122670
694152
537408
122670
22404
100232
22404
100232
22404
100232
156744
22404
100232
0
0
0
22392
0
12
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
293538
195692
220516
220516
97846
97846
97846
97846
97846
0
97846
97846
97846
0
0
0
0
0
0
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

$s5Words07RefusalA0V6phrase33_8BF9FB5C9997A4FF8BE0046C85A7DE28LLyAA6PhraseVAA9SituationVFZTf4nd_n
# Func Hash:
757987888317159154
# Num Counters:
12
# Counter Values:
2045
37
0
0
2045
0
0
0
0
0
2008
0
$0

$s5Words07RefusalA0V6usedUp33_8BF9FB5C9997A4FF8BE0046C85A7DE28LLyAA6PhraseV_5Usage10GateReasonOtAA9SituationVFZTf4nd_n
# Func Hash:
631255613293653187
# Num Counters:
6
# Counter Values:
0
0
2045
0
0
0
$0

$s5Words10PhrasebookC3Key33_DF5CE499D6C67C7C6E87EAFD1B2D73B9LLVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2036
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words10PhrasebookC3Key33_DF5CE499D6C67C7C6E87EAFD1B2D73B9LLVwcp:2036

$s5Words10PhrasebookC3Key33_DF5CE499D6C67C7C6E87EAFD1B2D73B9LLVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2030
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words10PhrasebookC3Key33_DF5CE499D6C67C7C6E87EAFD1B2D73B9LLVwxx:2030

$s5Words10PhrasebookC3Key33_DF5CE499D6C67C7C6E87EAFD1B2D73B9LLVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2036
$0

$s5Words10PhrasebookC3Key33_DF5CE499D6C67C7C6E87EAFD1B2D73B9LLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2036
$0

$s5Words10PhrasebookC4text2of8language8timeZoneSSAA6PhraseV_S2StF
# Func Hash:
844982797053623258
# Num Counters:
4
# Counter Values:
6
2030
0
2030
$0

$s5Words11PlaceholderO8rawValueACSgSS_tcfCTf4nd_n
# Func Hash:
948827209821823046
# Num Counters:
10
# Counter Values:
1050
14
42
308
140
28
0
182
182
42
$0

$s5Words11PlaceholderOACSHAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1176
7
$0

$s5Words11PlaceholderOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8414
$0

$s5Words11PlaceholderOwug
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12600
$0

$s5Words14LanguageChoiceV8language9acceptingS2SSg_tF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
3048
$0

$s5Words14PluralCategoryOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3892
$0

$s5Words14PluralCategoryOwug
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14112
$0

$s5Words4ToneO13forbiddenWord2inSSSgSS_tFZTf4nd_n
# Func Hash:
567185240995793537
# Num Counters:
4
# Counter Values:
9408
1176
0
0
$0

$s5Words6NoticeVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
2030
2030
$0

$s5Words6NoticeVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2030
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2030

$s5Words6NoticeVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2030
$0

$s5Words6NoticeV_4bookACSgAA9SituationVh_6Limits8PlanBookCtcfC
# Func Hash:
95820318563315048
# Num Counters:
16
# Counter Values:
0
2030
0
0
2030
2030
0
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

$s5Words6NoticeVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
2030
2030
0
0
2030
$0

$s5Words6NoticeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2030
$0

$s5Words6PhraseV23__derived_struct_equalsySbAC_ACtFZTf4nnd_n
# Func Hash:
799159944496668386
# Num Counters:
35
# Counter Values:
0
0
0
0
0
0
2196
2230
0
2230
0
0
2230
0
2230
0
2230
0
190
2040
0
34
2196
0
2230
0
2230
0
0
0
0
0
0
0
0
$0

$s5Words6PhraseV4hash4intoys6HasherVz_tF
# Func Hash:
95820319654147179
# Num Counters:
11
# Counter Values:
0
0
0
0
0
0
2040
0
2042
0
2006
$0

$s5Words6PhraseVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
98718
0
$0

$s5Words6PhraseVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
98718
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:98718

$s5Words6PhraseVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98718
$0

$s5Words6PhraseVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2046
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words6PhraseVwcp:2046

$s5Words6PhraseVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2061
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words6PhraseVwxx:2061

$s5Words6PhraseVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2046
$0

$s5Words6PhraseVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
98718
98718
0
0
0
$0

$s5Words6PhraseVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2061
$0

$s5Words7WordingV10complaints33_31988B41CA745A892B226FE0F35A3D78LL5about3forSayAA9ComplaintV6ReasonOGAA8TemplateV_AA8SentenceOtFZTf4nnd_n
# Func Hash:
948827209648973609
# Num Counters:
7
# Counter Values:
0
0
0
1176
0
0
0
$0

$s5Words7WordingV4read_3for2ins6ResultOyA2C8MistakesVGAC6SourceO_AA8SentenceOSStFZTf4nnnd_n
# Func Hash:
426301858685199652
# Num Counters:
30
# Counter Values:
0
0
0
966
0
0
0
0
0
0
0
1176
210
966
0
966
0
966
0
0
0
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

$s5Words7WordingV6SourceOWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1512
420
$0

$s5Words7WordingV6SourceOWOy
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1512
420
$0

$s5Words8SentenceO12placeholdersShyAA11PlaceholderOGvg
# Func Hash:
596847748410528063
# Num Counters:
29
# Counter Values:
42
42
42
42
46
42
42
42
56
56
56
42
48
42
2952
214
210
224
84
84
90
42
42
42
28
42
42
42
42
$0

$s5Words8SentenceO8rawValueSSvg
# Func Hash:
210740810386323231
# Num Counters:
70
# Counter Values:
3980
28
28
28
28
28
28
28
28
28
28
28
2034
28
67
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
31
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
0
$0

$s5Words8SentenceOwug
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11592
$0

$s5Words8TemplateV12placeholdersShyAA11PlaceholderOGvg
# Func Hash:
391331302411858267
# Num Counters:
6
# Counter Values:
3059
1050
602
1176
0
0
$0

$s5Words8TemplateV5PieceOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4711
$0

$s5Words8TemplateV5PieceOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
85652
56252
$0

$s5Words8TemplateV5PieceOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
97888
64288
$0

$s5Words8TemplateV5PieceOwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
48944
$0

$s5Words8TemplateV5PieceOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
48944
$0

$s5Words8TemplateV5PieceOwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
16940
16940
0
0
4704
$0

$s5Words8TemplateV5PieceOwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
16940
0
4704
0
0
$0

$s5Words8TemplateV5PieceOwug
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
24472
$0

$s5Words8TemplateV5PieceOwup
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12236
$0

$s5Words8TemplateV5PieceOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
85652
$0

$s5Words8TemplateV5wordsSSvg
# Func Hash:
1096621590876055983
# Num Counters:
5
# Counter Values:
1050
2009
1176
1176
0
$0

$s5Words8TemplateVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3871
$0

$s5Words8TemplateVyACSSAC7MistakeOYKcfCTf4nd_n
# Func Hash:
1125516781695387268
# Num Counters:
48
# Counter Values:
1050
0
4858
1050
61544
0
62594
1050
0
1050
0
0
910
1099
1176
0
0
1050
140
61544
0
462
574
1176
0
0
0
0
0
0
0
0
602
0
434
371
1092
1176
1176
1050
0
805
0
0
0
0
1050
420
$0

$s5Words9SituationV10endsBefore33_8BF9FB5C9997A4FF8BE0046C85A7DE28LLy5Usage10GateReasonOSg6Limits6MomentVSgF
# Func Hash:
271263514414006991
# Num Counters:
15
# Counter Values:
0
0
0
0
2045
0
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

$s5Words9SituationV4plan5entry4used11entitlement3now6freeAtAC6Limits4PlanV_AJ8ScheduleC5EntryCSiAJ11EntitlementVAJ6MomentVATSgtcfC
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2045
2030
$0

$s5Words9SituationVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2045
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words9SituationVwxx:2045

$s5Words9SituationVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2045
$0

$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA010SettlementS0V_TG5
# Func Hash:
886271540857718209
# Num Counters:
4
# Counter Values:
98211
98211
0
98211
$0

$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA09AdmissionS0V_TG5
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
121395
0
0
$0

$s6Ledger05RedisA0C4send_2to_yAA10SettlementC_0B012CallFollower_pAH0B6ClientCtAA0A5ErrorOYKF
# Func Hash:
37730075260148182
# Num Counters:
4
# Counter Values:
0
98211
0
0
$0

$s6Ledger05RedisA0C4send_2to_yAA12AdmissionAskC_0B012CallFollower_pAH0B6ClientCtAA0A5ErrorOYKF
# Func Hash:
942389667449461396
# Num Counters:
3
# Counter Values:
0
121395
0
$0

$s6Ledger05RedisA0C7outcome_2of_AA17SettlementOutcomeOAA0E0C_0B04CallCAJ0B6ClientCtAA0A5ErrorOYKF
# Func Hash:
631255612492166192
# Num Counters:
5
# Counter Values:
76
0
98135
0
0
$0

$s6Ledger05RedisA0C7verdict_2of_AA7VerdictOSgAA12AdmissionAskC_0B04CallCAK0B6ClientCtAA0A5ErrorOYKF
# Func Hash:
93478046494828543
# Num Counters:
6
# Counter Values:
97846
0
0
18
23531
0
$0

$s6Ledger10AdmissionsC10admissions_AA10SettlementC10settlementAA13EndingWitness_p7witnesstSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
98346
0
$0

$s6Ledger10AdmissionsC10admissions_AC8QuestionV8questionAA16AdmissionWitness_p7witnesstSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
121395
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:121395

$s6Ledger10AdmissionsC15standingRefusal2ofAA0D0V_AA7AccountCtSgAA16AdmissionRequestC_tF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
217671
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:217671

$s6Ledger10AdmissionsC3ask_3now7tellingSbAA16AdmissionRequestC_6Limits6MomentVAA0F7Witness_ptF
# Func Hash:
79639228383633460
# Num Counters:
8
# Counter Values:
121656
121656
88
173
0
133
121395
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s6Ledger10AdmissionsC4hear33_88B6DB0FD4D025729C4CDA2E9BFCA082LL__7tellingy5Redis4CallC_AC8QuestionVAA16AdmissionWitness_ptF
# Func Hash:
535964356395732739
# Num Counters:
7
# Counter Values:
121395
121395
18
0
0
0
121377
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s7Gateway8ExchangeC6Ledger16AdmissionWitnessAadEP7decidedyyAD0D0OnFTW:121377
0
0
1
$s7Gateway8ExchangeC6Ledger16AdmissionWitnessAadEP9undecidedyyAD0D6AnswerVFTW:18

$s6Ledger10AdmissionsC4send_7tellingSbAA10SettlementC_AA13EndingWitness_ptF
# Func Hash:
393925933071894260
# Num Counters:
15
# Counter Values:
98718
98718
83
0
0
0
0
0
0
135
98211
0
424
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:98635
0

$s6Ledger10AdmissionsC5ended33_F0A6CA94EA90FD59246985B115BF3FD6LLyAA17SettlementOutcomeOSgAA0L0C_5Redis4CallCtF
# Func Hash:
1108181534767067190
# Num Counters:
4
# Counter Values:
98211
98211
76
98135
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:76

$s6Ledger10AdmissionsC5takenyyAA10SettlementCF
# Func Hash:
1042354054352714752
# Num Counters:
20
# Counter Values:
30
8
2
2
2
2
2
98225
2
77813
2
98224
0
0
0
0
0
0
0
0
$0

$s6Ledger10AdmissionsC6ledger4book5lease5users8patience8deadline5spool5grace11refusalLife7changes9monotonicAc2A_p_6Limits8PlanBookCS2is6UInt64VAsA5SpoolCSgAA5GraceCSgAsA13RecordChangesCSgASyctcfC
# Func Hash:
753202735411116735
# Num Counters:
7
# Counter Values:
6138
7
6
6
7
0
1
$0

$s6Ledger10AdmissionsC7decidesySbAA7VerdictO_AC8QuestionVtF
# Func Hash:
638688810994178027
# Num Counters:
51
# Counter Values:
98718
0
149025
7079
121465
0
121465
0
0
23456
10899
0
0
16380
10190
0
0
0
0
0
0
0
0
12557
21442
0
0
0
11507
0
0
12557
0
0
9935
0
0
608
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:22747

$s6Ledger10AdmissionsC8question_5peeks3nowAC8QuestionVAA16AdmissionRequestC_Sb6Limits6MomentVtAA0A5ErrorOYKF
# Func Hash:
325227015082563107
# Num Counters:
12
# Counter Values:
121829
121829
121829
121829
121829
346
346
121483
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:121829
1
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:121829

$s6Ledger10AdmissionsC9admissionyAA9AdmissionOAA7VerdictOn_AA0D3AskCtAA0A5ErrorOYKF
# Func Hash:
5832820946157205
# Num Counters:
12
# Counter Values:
0
22747
0
0
0
0
0
98718
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
98797
98797
0
98797
0
0
0
98797
888
0
0
0
98797
0
0
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
217671
$0

$s6Ledger10SettlementC6ChangeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37985
$0

$s6Ledger10SettlementC8isRefundSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98718
$0

$s6Ledger10SettlementCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
99231
$0

$s6Ledger10SpoolEntryVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2515
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
316389
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
217671
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
217671
$0

$s6Ledger11DiaryFormatO4heldySSAA11RefusalNoteVFZTf4nd_n
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
3040
3040
$0

$s6Ledger11DiaryFormatO4hour33_E05A3CD9526A993B9F5F411B3EAFBEB7LLySS6Limits6MomentVFZTf4nd_n
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
3040
0
0
$0

$s6Ledger11DiaryFormatO5fieldySSAA11RefusalNoteVFZTf4nd_n
# Func Hash:
360019384618917616
# Num Counters:
6
# Counter Values:
3040
0
0
0
0
0
$0

$s6Ledger11RefusalNoteV5CauseOWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2030
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11RefusalNoteV5CauseOwcp:2030

$s6Ledger11RefusalNoteV5CauseOWOe
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
10340
0
10340
$0

$s6Ledger11RefusalNoteV5CauseOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
7705
0
7705
$0

$s6Ledger11RefusalNoteV5CauseO_2inAeA0B0VADO_6Limits8ScheduleCtcfCTf4nnd_n
# Func Hash:
414921812404885233
# Num Counters:
8
# Counter Values:
0
2635
0
0
0
0
0
0
$0

$s6Ledger11RefusalNoteV5CauseOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2030
$0

$s6Ledger11RefusalNoteVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3040
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11RefusalNoteVwcp:3040

$s6Ledger11RefusalNoteVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5070
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11RefusalNoteVwxx:5070

$s6Ledger11RefusalNoteVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3040
$0

$s6Ledger11RefusalNoteVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5070
$0

$s6Ledger11ReservationV10settlementyAA10SettlementCAA4BillCF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
98718
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
98718
0
98718
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
98718
0
0
$0

$s6Ledger11ReservationV6ticketAA0B6TicketVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98718
$0

$s6Ledger11ReservationV7changes33_DBC13BBE9BFA4F3552787444049E8217LLySayAA10SettlementC6ChangeVGAG6EndingO_AA11ConsumptionVtF
# Func Hash:
489351976631279231
# Num Counters:
31
# Counter Values:
0
98748
0
37482
0
0
0
0
0
0
0
0
0
0
0
0
0
0
37482
37482
0
98718
37482
0
98718
0
0
0
0
37482
0
$0

$s6Ledger11ReservationVSgWOe
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
217671
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
98718
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:98718

$s6Ledger11ReservationVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
98718
98718
0
0
0
$0

$s6Ledger11SpoolKeeperC7Waiting33_374D127BA920D639BB17904AB09B1347LLVMa
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
3597
7
$0

$s6Ledger11SpoolKeeperC7Waiting33_374D127BA920D639BB17904AB09B1347LLVWOb
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1006
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1006

$s6Ledger11SpoolKeeperC7Waiting33_374D127BA920D639BB17904AB09B1347LLVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1006
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11SpoolKeeperC7Waiting33_374D127BA920D639BB17904AB09B1347LLVwcp:1006

$s6Ledger11SpoolKeeperC7Waiting33_374D127BA920D639BB17904AB09B1347LLVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1006
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11SpoolKeeperC7Waiting33_374D127BA920D639BB17904AB09B1347LLVwxx:1006

$s6Ledger11SpoolKeeperC7Waiting33_374D127BA920D639BB17904AB09B1347LLVwcp
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1006
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1006

$s6Ledger11SpoolKeeperC7Waiting33_374D127BA920D639BB17904AB09B1347LLVwxx
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1509
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1509

$s6Ledger11SpoolRecordO10settlement2ofAA10SettlementCSgAA0B5EntryV_tFZTf4nd_nTf4x_n
# Func Hash:
32526939278919072
# Num Counters:
26
# Counter Values:
1509
503
0
0
0
0
0
503
0
0
0
0
0
0
0
0
0
0
503
0
503
0
503
0
503
503
$0

$s6Ledger11SpoolRecordO3put33_14AAD36DA57A167F1F57B1CDAE166A6ELL_2toyAA4BillCSg_AA0C3PenAELLVztFZTf4nnd_n
# Func Hash:
290495010596878320
# Num Counters:
5
# Counter Values:
3521
503
0
0
0
$0

$s6Ledger11SpoolRecordO4bill33_14AAD36DA57A167F1F57B1CDAE166A6ELLyAA4BillCSgSi_AA0C6ReaderAELLVztFZTf4nnd_n
# Func Hash:
640704447385988917
# Num Counters:
14
# Counter Values:
32192
4024
503
0
503
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

$s6Ledger11SpoolRecordO7figures33_14AAD36DA57A167F1F57B1CDAE166A6ELLSays15WritableKeyPathCyAA11ConsumptionVSiGGvgZTf4d_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1006
$0

$s6Ledger12AdmissionAskCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
121829
$0

$s6Ledger12BookCalendarV3day2atAA0B3DayV6Limits6MomentV_tF
# Func Hash:
271263511808002159
# Num Counters:
11
# Counter Values:
98718
7
0
98711
0
0
0
0
0
0
0
$0

$s6Ledger12RecordReader33_14AAD36DA57A167F1F57B1CDAE166A6ELLV5bytesSays5UInt8VGSgyF
# Func Hash:
1073436552105483043
# Num Counters:
12
# Counter Values:
1509
1509
0
0
0
0
0
0
0
0
1509
1509
$0

$s6Ledger12RecordReader33_14AAD36DA57A167F1F57B1CDAE166A6ELLV6numberSiSgyF
# Func Hash:
52047012955861833
# Num Counters:
9
# Counter Values:
60360
7545
7545
0
0
0
0
0
0
$0

$s6Ledger12RefusalDiaryC4Line33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2030
$0

$s6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2030
$0

$s6Ledger12RefusalDiaryC4noteyyAA7UserKeyV_AA0B0VAA7AccountC6Limits10ModelClassVSgtF
# Func Hash:
186610350367666039
# Num Counters:
105
# Counter Values:
0
1741905
0
688
605
0
0
0
164240
116127
116127
894
900
2420
1815
0
20475
0
0
0
0
0
0
0
0
0
116127
0
118757
0
0
5
0
605
116127
116127
0
0
0
0
0
0
6
0
605
116127
0
5
0
0
2030
0
0
0
0
116127
0
5
0
116127
116127
116127
0
0
0
0
0
0
0
0
0
0
116127
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
116127
0
0
0
0
0
0
$0

$s6Ledger12RefusalDiaryC5flush33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tYaF
# Func Hash:
971991479265582425
# Num Counters:
35
# Counter Values:
93
0
3050
1040
20
93
0
3040
0
0
0
0
0
0
10
0
0
0
0
0
0
0
0
0
0
0
0
0
0
10
0
7
1010
3040
0
$0

$s6Ledger12RequestNamesV4nextAA0B2IDVyF
# Func Hash:
11922955473172444
# Num Counters:
6
# Counter Values:
336381
121829
0
0
0
214552
$0

$s6Ledger14ScheduleFormatV7written_5leaseAA07WrittenB0C6Limits0B0C_SitF
# Func Hash:
303685790132522880
# Num Counters:
11
# Counter Values:
131713
121473
121476
10
0
0
121473
0
3
0
0
$0

$s6Ledger15AdmissionAnswerVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
2772
2772
0
0
162
$0

$s6Ledger15AdmissionFormatV6append33_A629689E48E63D74B51D1295CF8DA8B8LL6clocks__2toSbs10ArraySliceVy5Redis0R5ReplyOG_6Limits8ScheduleCSiSaySiGztFZTf4nnnnd_n
# Func Hash:
861549537762752338
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
22747
0
0
0
0
0
0
0
0
0
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

$s6Ledger15AdmissionFormatV7refusal33_A629689E48E63D74B51D1295CF8DA8B8LLyAA7VerdictOSgSay5Redis0O5ReplyOG_6Limits8ScheduleCSitFZTf4nnnd_n
# Func Hash:
399501120714363439
# Num Counters:
55
# Counter Values:
22747
0
45494
45494
22747
22747
0
22747
22747
0
0
0
0
0
0
0
0
22747
22747
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s6Ledger15AdmissionFormatV7verdictyAA7VerdictOSg5Redis0F5ReplyO_6Limits8ScheduleCtFZTf4nnd_n
# Func Hash:
934081909015869107
# Num Counters:
23
# Counter Values:
22747
872
0
0
0
0
0
0
0
0
22747
0
0
0
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
394872
98718
98718
0
0
98718
0
0
0
0
0
0
0
0
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
1100062949611867895
# Num Counters:
29
# Counter Values:
121483
0
0
0
121483
82347
0
0
0
10240
0
0
0
0
0
121483
0
121483
0
0
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
121483
0
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
32
121473
121451
$0

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLC4told2atAA0C0V_AA7AccountCts6UInt64V_tF
# Func Hash:
391331303446266705
# Num Counters:
6
# Counter Values:
96015
4706
0
0
0
0
$0

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLC7answersySbAA16AdmissionRequestCF
# Func Hash:
1050700452171865200
# Num Counters:
35
# Counter Values:
96015
0
96017
0
151310
75655
96017
0
0
0
2
0
96015
0
0
0
0
0
0
0
0
75655
0
75655
0
0
0
0
0
0
0
0
0
96015
0
$0

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLC7toldForys6UInt64VAA7AccountCFZTf4nd_n
# Func Hash:
414921810114761299
# Num Counters:
8
# Counter Values:
17263
17263
0
0
0
0
0
0
$0

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLC__2of5asked5heard4lifeADSgAA0C0V_AA7AccountCAA16AdmissionRequestCs6UInt64VA2Qtcfc
# Func Hash:
504985690919956983
# Num Counters:
39
# Counter Values:
12557
12557
12557
0
0
25114
12537
0
0
0
0
0
12557
0
12557
0
12557
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
12537
$0

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12557
$0

$s6Ledger15WrittenScheduleC7isEqual33_A3B729376963BD25955206E8F3B0DE10LLySbAA11ConsumptionV_AGtF
# Func Hash:
477695476337279416
# Num Counters:
145
# Counter Values:
0
0
22
0
0
0
0
0
0
0
81721
0
0
0
0
0
0
0
0
0
0
0
0
10237
10237
0
0
22
22
0
0
0
121473
0
0
0
0
0
0
0
71462
0
0
0
121473
0
0
0
0
0
121473
0
0
0
0
0
0
0
0
50011
0
0
0
0
0
0
0
0
0
50011
0
0
0
0
0
0
0
0
0
0
0
50011
0
0
0
0
0
50011
0
0
0
0
0
0
0
0
50011
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
217671
$0

$s6Ledger16AdmissionRequestC4user8chosenID11fingerprint10modelClass8estimate5price11isAnonymous12overlooksEnd4planAcA7UserKeyV_AA0cF0VSgSi6Limits05ModelI0VSgAA11ConsumptionVAR5PriceVSgS2bSSSgtcfcfA5_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
217671
$0

$s6Ledger16AdmissionRequestC4user8chosenID11fingerprint10modelClass8estimate5price11isAnonymous12overlooksEnd4planAcA7UserKeyV_AA0cF0VSgSi6Limits05ModelI0VSgAA11ConsumptionVAR5PriceVSgS2bSSSgtcfcfA6_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
217671
$0

$s6Ledger16AdmissionRequestC7request_7Gateway5OrderV5ordertSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
121656
121656
$0

$s6Ledger16AdmissionRequestC7request_7Gateway5OrderV5ordertSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
339327
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:339327

$s6Ledger16AdmissionRequestC7request_7Gateway5OrderV5ordertSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
339327
$0

$s6Ledger16AdmissionRequestC7request_7Gateway5OrderV5ordertSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
121656
$0

$s6Ledger16AdmissionRequestC8estimate5underAA11ConsumptionV6Limits8ScheduleC_tF
# Func Hash:
311693034832455417
# Num Counters:
7
# Counter Values:
197484
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
217671
$0

$s6Ledger16EntitlementCacheVy6Limits7HoldingCAA7UserKeyVcig
# Func Hash:
694937218974223329
# Num Counters:
6
# Counter Values:
0
121829
0
0
0
121829
$0

$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_
# Func Hash:
964791050320039578
# Num Counters:
51
# Counter Values:
37561
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
37561
37561
0
37561
0
98797
98797
10
98797
67694
0
0
0
0
0
98797
0
0
0
0
0
0
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
98797
0
$0

$s6Ledger16SettlementLetterV4roomSivg
# Func Hash:
16930840204183772
# Num Counters:
22
# Counter Values:
37561
0
0
0
98807
37561
0
0
0
0
0
0
0
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
98728
0
0
0
98728
0
98225
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
10
196932
196942
10
196932
0
0
$0

$s6Ledger16StandingRefusalsV7refusal2of2atAA7RefusalV_AA7AccountCtSgAA16AdmissionRequestC_s6UInt64VtF
# Func Hash:
141929913871149072
# Num Counters:
13
# Counter Values:
179667
105952
105952
217671
2
217671
217671
0
217671
108556
96015
0
0
$0

$s6Ledger4BillC5model4used10isEstimateACSays5UInt8VG_AA11ConsumptionVSbtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98718
$0

$s6Ledger4BillCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
99221
$0

$s6Ledger5SpoolC5holdsySbAA7UserKeyVF
# Func Hash:
948827209596992126
# Num Counters:
8
# Counter Values:
99228
1814
1814
2
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
850829
0
0
$0

$s6Ledger5TallyV7crossedy6Limits9ThresholdOSgSiF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
136230
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
98718
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:98718

$s6Ledger5TallyVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
47891
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger5TallyVwcp:47891

$s6Ledger5TallyVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
12557
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger5TallyVwxx:12557

$s6Ledger5TallyVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
47891
$0

$s6Ledger5TallyVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
98718
98718
0
0
98718
$0

$s6Ledger5TallyVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111275
$0

$s6Ledger6DigestO15sha1HexadecimalySays5UInt8VGAGFZTf4nd_n
# Func Hash:
5832820144274378
# Num Counters:
10
# Counter Values:
420
2660
280
140
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
2660
140
140
140
0
0
0
$0

$s6Ledger6ErrandC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98211
$0

$s6Ledger6ErrandC5endedyy5Redis4CallCF
# Func Hash:
811594940071889404
# Num Counters:
3
# Counter Values:
98211
98211
17
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Gateway8ExchangeC6Ledger13EndingWitnessAadEP5endedyyAD10SettlementC_AD0G7OutcomeOSgtFTW:98211

$s6Ledger6ReplayC5Round33_14E93B938CA389BE518548699BF4159FLLC_5lanesAFSayAA10SpoolEntryVG_Sitcfc
# Func Hash:
809862443588785892
# Num Counters:
28
# Counter Values:
7545
0
503
16
503
0
16
0
0
0
0
1
0
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
0
0
0
0
0
$0

$s6Ledger7AccountC11entitlement6Limits11EntitlementVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4105
$0

$s6Ledger7AccountC8isHeldAsySbACF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
118747
$0

$s6Ledger7AccountC9ReceptionE15newestThreshold33_8B46A72EDC5A5B323FBCEE691DB0BE3DLLSiSgvg
# Func Hash:
11922952388744335
# Num Counters:
7
# Counter Values:
134200
2030
0
0
98718
98718
0
$0

$s6Ledger7AccountCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
148918
$0

$s6Ledger7InquiryC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
121395
$0

$s6Ledger7InquiryC5endedyy5Redis4CallCF
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
121395
121395
19
$0

$s6Ledger7RefusalV5CauseO21__derived_enum_equalsySbAE_AEtFZTf4nnd_n
# Func Hash:
672137662026201718
# Num Counters:
13
# Counter Values:
0
0
118747
0
0
0
118747
0
0
0
118747
0
0
$0

$s6Ledger7RefusalV5CauseOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
118747
5
$0

$s6Ledger7RefusalV5CauseOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
118747
$0

$s6Ledger7RefusalV8decisive2inAC5CauseO6Limits8ScheduleC_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
118777
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
239569
0
0
239569
0
0
0
0
0
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

$s6Ledger7SweeperC4walkSiyYaF
# Func Hash:
384420490552857192
# Num Counters:
28
# Counter Values:
7562
504
4
0
504
0
504
504
53
0
12
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
4
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
2
16:502
17:2

$s6Ledger7UserKeyV2eeoiySbAC_ACtFZTf4nnd_n
# Func Hash:
391331299919506191
# Num Counters:
7
# Counter Values:
1455345
102840
97023
97023
97023
0
0
$0

$s6Ledger7UserKeyV4stem33_1CAE0153CA7BC1994FBFA5CFAEC68C57LL_4markSays5UInt8VGs4SpanVyAHG_AHSgtFZys06OutputM0VyAHGzXEfU_
# Func Hash:
52047014496162958
# Num Counters:
9
# Counter Values:
187371
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
187071
$0

$s6Ledger7UserKeyV6tenant4userACSays5UInt8VG_s4SpanVyAGGtcfCTf4nnd_n
# Func Hash:
1094249772679586620
# Num Counters:
20
# Counter Values:
7307469
0
2838375
0
1152036
187371
0
0
187371
187371
0
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
316198
316198
$0

$s6Ledger7UserKeyVAA7RefusalVAA7AccountC6Limits10ModelClassVSgIeggngg_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
434960
434960
$0

$s6Ledger7UserKeyVAA7RefusalVAA7AccountC6Limits10ModelClassVSgIeggngg_SgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
118762
118762
$0

$s6Ledger7UserKeyVACSHAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
5528
2
$0

$s6Ledger7UserKeyVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2525
7
$0

$s6Ledger7UserKeyVIegg_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
316205
0
$0

$s6Ledger7UserKeyVIegg_SgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
316198
0
$0

$s6Ledger7UserKeyVSHAASH13_rawHashValue4seedS2i_tFTW
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
85365
5691
5691
$0

$s6Ledger7UserKeyVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6823
$0

$s6Ledger7UserKeyVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2030
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger7UserKeyVwcp:2030

$s6Ledger7UserKeyVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2030
$0

$s6Ledger7UserKeyVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$s6Ledger7VerdictOSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
121377
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:121377

$s6Ledger7VerdictOWOe
# Func Hash:
567185242011084039
# Num Counters:
6
# Counter Values:
121465
98718
22747
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
121465
98718
22747
0
0
0
$0

$s6Ledger7VerdictOwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
121377
121377
0
0
0
$0

$s6Ledger7VerdictOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
121377
$0

$s6Ledger9Base64URLO6append_2toys4SpanVys5UInt8VG_s06OutputF0VyAIGztFZ
# Func Hash:
296805424494828388
# Num Counters:
23
# Counter Values:
374742
187371
187371
159561
27810
0
0
0
0
0
0
0
0
0
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

$s6Ledger9RecordPen33_14AAD36DA57A167F1F57B1CDAE166A6ELLV3putyySiF
# Func Hash:
5832820189488346
# Num Counters:
10
# Counter Values:
92552
0
92552
11569
503
0
1489
0
0
0
$0

$s6Ledger9RequestIDV4kept6recursACSgSays5UInt8VG_SbtcfCTf4nnd_n
# Func Hash:
414921812575681654
# Num Counters:
7
# Counter Values:
22132
7539
0
503
0
0
0
$0

$s6Ledger9RequestIDV5bytesSays5UInt8VGvgys10OutputSpanVyAFGzXEfU_
# Func Hash:
391331303625500541
# Num Counters:
6
# Counter Values:
7539
503
503
0
0
0
$0

$s6Ledger9SpoolFileC4page5after4mostSayAA0B5EntryVGSi_SitAA0B5FaultOYKF
# Func Hash:
292804332179912461
# Num Counters:
19
# Counter Values:
7545
0
0
0
1
503
503
503
1
503
503
0
0
0
0
0
0
2
9
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
16:503
1
129:503

$s6Ledger9SpoolFileC5usersSDyAA7UserKeyVSiGyAA0B5FaultOYKF
# Func Hash:
946309225586265436
# Num Counters:
22
# Counter Values:
7500
0
0
1
500
500
0
500
500
9
0
0
1
0
0
0
0
7
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
16:500

$s6Ledger9SpoolWorkOWOe
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
3018
0
3018
$0

$s6Ledger9SpoolWorkOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
2012
0
2012
$0

$s6Ledger9StatementC4bindyys5Int32V_Says5UInt8VGtAA8DatabaseC5FaultVYKF
# Func Hash:
238984484201432128
# Num Counters:
3
# Counter Values:
1006
0
0
$0

$s6Ledger9UserTableV5Place33_4DBF57C88BE7108B0B35950547B76148LLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
36864
$0

$s6Limits10ModelClassVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
21483
7
$0

$s6Limits10ModelClassVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
21476
0
21476
$0

$s6Limits10TokenRatioV5learn5bytes6tokensySi_SitF
# Func Hash:
1031809834427541878
# Num Counters:
8
# Counter Values:
197430
1394
196036
0
0
0
0
197430
$0

$s6Limits10TokenRatioV6tokens2inS2i_tF
# Func Hash:
1031809831434940822
# Num Counters:
8
# Counter Values:
217674
217674
217674
0
0
0
0
0
$0

$s6Limits11EntitlementVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16676
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits11EntitlementVwcp:16676

$s6Limits11EntitlementVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
14624
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits11EntitlementVwxx:14624

$s6Limits11EntitlementVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16676
$0

$s6Limits11EntitlementVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14624
$0

$s6Limits13ScheduleCacheC8schedule3for10modelClass2atAA0B0CAA7HoldingC_AA05ModelG0VSgAA6MomentVtF
# Func Hash:
1100062953029692491
# Num Counters:
34
# Counter Values:
0
10240
132059
132059
132059
132059
0
0
0
0
10
10240
121819
3
0
0
121819
121819
0
0
0
0
0
0
0
0
0
0
0
121819
0
121819
0
0
$0

$s6Limits4PlanVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2090
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits4PlanVwcp:2090

$s6Limits4PlanVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2265
$0

$s6Limits5LimitV11EnforcementOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
27178
7
$0

$s6Limits5LimitV11EnforcementOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
27195
$0

$s6Limits5MeterO14countsRequestsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
148804
$0

$s6Limits5MeterOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
148835
39
$0

$s6Limits5MeterOWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
148874
45
$0

$s6Limits5MeterOwxx
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1552
144
$0

$s6Limits6MomentV12millisecondsACs5Int64V_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
612404
$0

$s6Limits6MomentV7secondss5Int64Vvg
# Func Hash:
1124680650439463261
# Num Counters:
3
# Counter Values:
3050
0
0
$0

$s6Limits6MomentVACSHAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2050
5
$0

$s6Limits6MomentVACSLAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
111275
7
$0

$s6Limits6MomentVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2062
7
$0

$s6Limits6MomentVSHAASH4hash4intoys6HasherVz_tFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2050
$0

$s6Limits6MomentVSLAASL1loiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111268
$0

$s6Limits6MomentVSLAASL2leoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98718
$0

$s6Limits6MomentVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2050
$0

$s6Limits6WindowOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
14674
0
$0

$s6Limits6WindowOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
14677
0
$0

$s6Limits6WindowOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1008
$0

$s6Limits6WindowOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1792
$0

$s6Limits7HoldingC4noneACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
121829
$0

$s6Limits7HoldingC4span2of2atAA6MomentV4from_AH2totAA8ScheduleC_AHtF
# Func Hash:
959085192517320418
# Num Counters:
5
# Counter Values:
121829
0
0
0
0
$0

$s6Limits7HoldingC6naming_2atACSSSg_AA6MomentVtF
# Func Hash:
948827209891633936
# Num Counters:
8
# Counter Values:
0
0
121829
0
0
0
0
0
$0

$s6Limits8PlanBookC8timeZone3forSSAA11EntitlementV_tF
# Func Hash:
1124680652201725962
# Num Counters:
3
# Counter Values:
2045
0
0
$0

$s6Limits8ScheduleC5EntryC6LedgerE5field2atSSAA6MomentV_tF
# Func Hash:
187771964761477978
# Num Counters:
7
# Counter Values:
37482
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
161950
$0

$s6Limits8StandingV9isAtLimitSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2030
$0

$s6Limits8StandingV9remainingSivg
# Func Hash:
1063705160368644653
# Num Counters:
3
# Counter Values:
159920
146045
0
$0

$s6Limits9CivilDateV9dayNumberACSi_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3045
$0

$s6Limits9CivilDateV9dayNumberACSi_tcfCTf4nd_n
# Func Hash:
1085769280851633076
# Num Counters:
15
# Counter Values:
3076
0
0
0
0
0
0
0
0
0
0
0
0
0
3076
$0

$s6Limits9ThresholdO8rawValueACSgSi_tcfC
# Func Hash:
1124680650056552345
# Num Counters:
4
# Counter Values:
136230
0
2030
134200
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
217671
0
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
217671
0
217671
$0

$s7Gateway10RouteTableV5MatchOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
217671
0
217671
$0

$s7Gateway10RouteTableV5match_2inAC5MatchO4Wire11RequestHeadC_s4SpanVys5UInt8VGtF
# Func Hash:
58338185688874692
# Num Counters:
46
# Counter Values:
0
0
0
0
0
0
217671
0
0
0
0
0
0
0
0
217671
0
0
0
217671
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
217670
217670
0
0
217661
0
0
$0

$s7Gateway15TargetDirectoryC6target_5model8upstreamAA0B0CSg4Wire7DialectO_Says5UInt8VGSSSgtF
# Func Hash:
93478048837782219
# Num Counters:
7
# Counter Values:
217671
16
217648
9
10
13
0
$0

$s7Gateway5OrderV4bill33_6FFC9D1B6747B80C8965E9F2EDC6077DLL_8isUseful6Ledger4BillC4Wire10TokenUsageV_SbtF
# Func Hash:
534146034025369043
# Num Counters:
11
# Counter Values:
98715
0
0
0
0
0
0
98715
0
98715
0
$0

$s7Gateway5OrderV4billy6Ledger4BillCSg4Wire11ReplyReaderV_4HTTP12RelayOutcomeOtF
# Func Hash:
896440901624571861
# Num Counters:
21
# Counter Values:
0
3
98715
0
0
98715
98715
0
0
0
0
3
0
809
97906
0
0
0
0
3
0
$0

$s7Gateway5OrderVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
320183
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Gateway5OrderVwcp:320183

$s7Gateway5OrderVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
438324
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Gateway5OrderVwxx:438324

$s7Gateway5OrderVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
321299
$0

$s7Gateway5OrderVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
439440
$0

$s7Gateway6AnswerVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3248
$0

$s7Gateway6AnswerVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3248
$0

$s7Gateway6TargetC11outputBoundySiSg4Wire12RequestFactsCF
# Func Hash:
959085189303569863
# Num Counters:
5
# Counter Values:
217671
217671
0
217671
0
$0

$s7Gateway7PassageVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
98718
98718
$0

$s7Gateway7PassageVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
415107
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:415107

$s7Gateway7PassageVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
316389
$0

$s7Gateway7PassageVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98718
$0

$s7Gateway7PassageVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
415107
415107
0
0
98718
$0

$s7Gateway7PassageVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98718
$0

$s7Gateway8ExchangeC11settleAsidey6Ledger10SettlementCSgAE4BillCSgF
# Func Hash:
238984481002779099
# Num Counters:
3
# Counter Values:
98718
0
98211
$0

$s7Gateway8ExchangeC12writeRequest2to2onyAA12UpstreamPortC_4HTTP0G10ConnectionCtF
# Func Hash:
1040511469310728459
# Num Counters:
57
# Counter Values:
98718
98718
0
68082
0
0
0
0
0
0
0
0
0
68118
0
1618
0
1618
137818
0
0
98718
0
0
0
0
98718
137818
37574
98718
137818
0
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
0
0
0
0
0
0
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

$s7Gateway8ExchangeC15writeAnswerHead4from_8isSifted4HTTP5RelayC7FramingOAG18UpstreamConnectionC_6Ledger7AccountCSgSbtF
# Func Hash:
948827211534216436
# Num Counters:
8
# Counter Values:
97906
0
812
97906
812
0
98718
0
$0

$s7Gateway8ExchangeC3act33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL2on__y6Ledger9AdmissionOn_AG0O7RequestCAA5OrderVt9Reception7ProblemCYKF
# Func Hash:
818292379212851310
# Num Counters:
22
# Counter Values:
0
98718
0
22747
0
98718
0
22747
0
0
0
0
0
0
0
22747
22747
0
22747
0
22747
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV9aftermath__2on7Gateway9AftermathV4Desk0H8ServicesV_6Ledger12RefusalDiaryC7Reactor9EventLoopCtFyAL7UserKeyV_AL0K0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:22747

$s7Gateway8ExchangeC3tap33_8BDE36C98B6EF902AA79BD86CE2C45B5LL2of8isStreamAA8ReplyTapCSg4HTTP18UpstreamConnectionC_SbtF
# Func Hash:
536873291165677404
# Num Counters:
4
# Counter Values:
98718
98718
812
3
$0

$s7Gateway8ExchangeC4bill33_8BDE36C98B6EF902AA79BD86CE2C45B5LLy6Ledger4BillCSg4HTTP12RelayOutcomeO_AA5OrderVAA8ReplyTapCSgtF6$deferL_yyF
# Func Hash:
536873289888054125
# Num Counters:
4
# Counter Values:
98718
98037
98037
9
$0

$s7Gateway8ExchangeC4note_8isReplayy6Ledger7AccountC_SbtF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
98718
98718
$0

$s7Gateway8ExchangeC4noteyy6Ledger7RefusalV_AE7AccountCtF
# Func Hash:
1083424333143105968
# Num Counters:
11
# Counter Values:
0
0
118762
0
0
0
0
0
0
0
0
$0

$s7Gateway8ExchangeC4send33_547A97419888411C69799DD6FBCA20BFLL2to2onyAA12UpstreamPortC_4HTTP0K10ConnectionCtF
# Func Hash:
543243707105091312
# Num Counters:
3
# Counter Values:
0
98718
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Reactor7ChannelC7partnerACSgvs:98718

$s7Gateway8ExchangeC4tellyyF
# Func Hash:
238984482812021090
# Num Counters:
3
# Counter Values:
217671
217671
118953
$0

$s7Gateway8ExchangeC4turnyyF
# Func Hash:
695685626148169326
# Num Counters:
5
# Counter Values:
197436
0
0
98718
98718
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s7Reactor7ChannelC4pumpAA4Pump_pSgvs:98718
0
0
0

$s7Gateway8ExchangeC5beginyyF
# Func Hash:
650973722103842212
# Num Counters:
8
# Counter Values:
300
0
300
0
217671
0
0
217371
$0

$s7Gateway8ExchangeC5count33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLyy6Ledger16AdmissionRequestC_AA5OrderVt9Reception7ProblemCYKF
# Func Hash:
369518217644093462
# Num Counters:
11
# Counter Values:
0
217671
0
96015
261
121395
0
96015
96015
96015
96015
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV9aftermath__2on7Gateway9AftermathV4Desk0H8ServicesV_6Ledger12RefusalDiaryC7Reactor9EventLoopCtFyAL7UserKeyV_AL0K0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:96015

$s7Gateway8ExchangeC5endedyy6Ledger10SettlementC_AE0E7OutcomeOSgtF
# Func Hash:
536873291521836910
# Num Counters:
4
# Counter Values:
0
98135
76
98135
$0

$s7Gateway8ExchangeC5order3forAA5OrderVAA6TargetC_tF
# Func Hash:
5832818532147712
# Num Counters:
10
# Counter Values:
0
0
217671
217671
0
217671
217671
0
0
0
$0

$s7Gateway8ExchangeC5relay4from_y4HTTP18UpstreamConnectionC_AA7PassageVtF
# Func Hash:
862844513310317773
# Num Counters:
26
# Counter Values:
0
98718
98718
97906
97906
98718
0
812
812
0
812
812
97906
83
0
97906
0
97823
0
97906
97906
97823
0
10
10
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Reactor7ChannelC7partnerACSgvs:97906

$s7Gateway8ExchangeC6Ledger13EndingWitnessAadEP5endedyyAD10SettlementC_AD0G7OutcomeOSgtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98211
$0

$s7Gateway8ExchangeC6Ledger16AdmissionWitnessAadEP7decidedyyAD0D0OnFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
121377
$0

$s7Gateway8ExchangeC6answer33_547A97419888411C69799DD6FBCA20BFLL4fromy4HTTP18UpstreamConnectionC_tF
# Func Hash:
971686720585114641
# Num Counters:
7
# Counter Values:
0
0
98718
0
98718
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

$s7Gateway8ExchangeC6append33_B54FA1CCC2FB973CA1BC72A2F1223A39LL__2toys4SpanVys5UInt8VG_AA7ChangesAELLV4Wire10ByteBufferVztFZTf4nnnd_n
# Func Hash:
259212322812111600
# Num Counters:
12
# Counter Values:
98718
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
0
$0

$s7Gateway8ExchangeC6ending33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLy6Ledger10SettlementCSgAF4BillCSgF
# Func Hash:
415356762905155074
# Num Counters:
8
# Counter Values:
98718
0
0
0
0
98718
98718
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

$s7Gateway8ExchangeC6listen33_547A97419888411C69799DD6FBCA20BFLL2ony4HTTP18UpstreamConnectionC_tF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
98718
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Reactor7ChannelC4pumpAA4Pump_pSgvs:98718

$s7Gateway8ExchangeC7Reactor4PumpAadEP4turnyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98718
$0

$s7Gateway8ExchangeC7decidedyy6Ledger9AdmissionOnF
# Func Hash:
135188632510461470
# Num Counters:
8
# Counter Values:
0
121377
0
0
0
0
0
0
$0

$s7Gateway8ExchangeC7forwardyyAA5OrderV_6Ledger7AccountCSgtF
# Func Hash:
515008864558273536
# Num Counters:
5
# Counter Values:
0
0
0
97890
828
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Reactor7ChannelC8peerLeftSbvg:98718

$s7Gateway8ExchangeC7inspect33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL3fory9Reception5AskerVSg_tAG7ProblemCYKF
# Func Hash:
948827212638894434
# Num Counters:
7
# Counter Values:
0
217671
0
217671
0
81145
217671
$0

$s7Gateway8ExchangeC7inspect33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLAA5OrderVy9Reception7ProblemCYKF
# Func Hash:
974670607290195508
# Num Counters:
6
# Counter Values:
0
0
217671
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
217671
$0

$s7Gateway8ExchangeC8stepDown4from__AA04StepD0CSgAA5OrderV_6Ledger7RefusalVAK7AccountCtFTf4nxnn_n
# Func Hash:
247671765885406218
# Num Counters:
11
# Counter Values:
0
0
118762
0
0
0
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
217671
0
0
$0

$s7Gateway8ExchangeC__11modelInPath_AC4HTTP10ServerCallC_AA12MatchedRouteC4Wire10FieldRangeVSgA2ACtcfcTf4nnngn_n
# Func Hash:
1124680652064592474
# Num Counters:
3
# Counter Values:
217671
0
0
$0

$s7Gateway8ExchangeCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
217671
$0

$s7Gateway8ExchangeCfd
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
217671
0
$0

$s7Gateway8ReplyTapC3seeySbs4SpanVys5UInt8VGF
# Func Hash:
567185242373681587
# Num Counters:
5
# Counter Values:
193300
98718
193300
193300
0
$0

$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP3seeySbs4SpanVys5UInt8VGFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
292018
$0

$s7Gateway9AftermathVSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
316198
316198
$0

$s7GatewayAAC4HTTP9ResponderAacDP5beginyyAC10ServerCallCFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
217671
$0

$s7GatewayAAC5beginyy4HTTP10ServerCallCF
# Func Hash:
1108181534331313904
# Num Counters:
4
# Counter Values:
217671
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

$s7GatewayAAC7takeTap__10hidesUsageAA05ReplyC0C4Wire7DialectO_AG0F6ReaderV4FormOSbtF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
97904
814
$0

$s7GatewayAAC9readModel2of_Says5UInt8VG4HTTP10ServerCallC_AA12MatchedRouteCt4Wire12RequestFaultOYKF
# Func Hash:
159676628510021037
# Num Counters:
8
# Counter Values:
0
217671
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
217671
1003
3
1000
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
98718
3
$0

$s7Observe10ModelTallyCSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
81154
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:81154

$s7Observe10ModelTallyCSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
81142
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:81142

$s7Observe11AppObserverC17reservationOpenedyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98718
$0

$s7Observe11AppObserverC4plan33_90BF9B3BDFE03D4161ED71EC6F83C533LLyAA9PlanTallyCSSF
# Func Hash:
11922954208341835
# Num Counters:
6
# Counter Values:
217473
7
7
0
0
217473
$0

$s7Observe11AppObserverC4tell_6status_yAA14ExchangeRecordV_SiAA9CallFactsVyXKtF
# Func Hash:
1040710826791558695
# Num Counters:
46
# Counter Values:
0
121656
98718
98718
98642
0
98718
0
0
81145
191
217671
118953
0
136526
76
0
81145
0
0
0
0
9
0
0
0
0
0
2
35
1
0
0
43569
0
0
0
0
81133
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC4tellyyF7Observe9CallFactsVyXEfu0_TA:81145
1
$s4Wire10ByteBufferVwxx:12
0

$s7Observe11UsedFiguresV8messages5input6cached6output9reasoning4cost10isEstimateACSi_S5iSbtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98718
$0

$s7Observe12LoopObserverC5trace10continuing2inAA12TraceContextVSg4Wire10FieldRangeVSg_AJ10ByteBufferVtF
# Func Hash:
1096621587996230487
# Num Counters:
6
# Counter Values:
217671
0
81145
81145
0
0
$0

$s7Observe12LoopObserverC7noteGapyys6UInt64VF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
193300
$0

$s7Observe13UpstreamTallyC4tellyyAA14ExchangeRecordVF
# Func Hash:
694937217920808619
# Num Counters:
6
# Counter Values:
98718
98718
98718
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
217671
$0

$s7Observe14ExchangeRecordV5marks33_E0D96532F1B11BF797E045EEA6DB50B6LLSivg
# Func Hash:
631255616459540273
# Num Counters:
7
# Counter Values:
43571
0
501
43571
37574
81145
43571
$0

$s7Observe14ExchangeRecordV5write3now2toys6UInt64V_4Wire10ByteBufferVztF
# Func Hash:
301351146074721365
# Num Counters:
15
# Counter Values:
81145
37574
43839
37574
37574
0
1
0
0
0
0
0
0
0
0
$0

$s7Observe14ExchangeRecordVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
217671
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Observe14ExchangeRecordVwxx:217671

$s7Observe14ExchangeRecordVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
217671
$0

$s7Observe15UpstreamOutcomeO6statusACSi_tcfC
# Func Hash:
37730073911474559
# Num Counters:
5
# Counter Values:
98718
0
0
0
0
$0

$s7Observe7LogDeskC3end33_A7F6205271BDB813AE152A41CA59BC54LLyyF
# Func Hash:
1096621589181271493
# Num Counters:
5
# Counter Values:
80845
300
76
0
0
$0

$s7Observe7LogDeskC5Names33_A7F6205271BDB813AE152A41CA59BC54LLOWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
81148
$0

$s7Observe7LogDeskC5begin33_A7F6205271BDB813AE152A41CA59BC54LLyyF
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
81145
0
$0

$s7Observe7LogDeskC5write33_A7F6205271BDB813AE152A41CA59BC54LL4userySays5UInt8VG_tF
# Func Hash:
542754882849004180
# Num Counters:
2
# Counter Values:
0
81145
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
0
1
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge9WatchPlanV9userNames33_946E57E123AC84B501D70E8D635E96D3LLy7Observe04UserE0O8SettingsAIVAA0A5ErrorVYKFZs6UInt64VSays5UInt8VGcyYbcfU0_AnQc8Identity10PseudonymsCYbcfu_AnQcfu0_TA:81145

$s7Observe8LogClockV4text2atSays5UInt8VGs5Int64V_tFTf4nn_g
# Func Hash:
79639230967019846
# Num Counters:
8
# Counter Values:
81145
21
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
1
1
$s4Wire10ByteBufferVwxx:21

$s7Observe9CallFactsV6method_AC4Wire6MethodO_AA05RouteC0CtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
81145
$0

$s7Observe9PlanTallyC5countyAA9LogPhraseCAA8DecisionO_SS6Limits10ModelClassVSgtF
# Func Hash:
855345942186483799
# Num Counters:
18
# Counter Values:
367017
217685
30
0
217663
8
8
217655
0
0
0
0
8
0
0
0
217685
217655
$0

$s7Reactor11SourceTableV6insertys6UInt64VAA05EventB0_pFTf4en_nAA7ChannelC_Tg5
# Func Hash:
599005162675662168
# Num Counters:
9
# Counter Values:
2023
1904
1904
0
0
0
0
0
52
$0

$s7Reactor11SourceTableV6removeyys6UInt64VF
# Func Hash:
391331301030509586
# Num Counters:
6
# Counter Values:
2030
0
14
0
0
33
$0

$s7Reactor13SocketAddressO21__derived_enum_equalsySbAC_ACtFZTf4nnd_n
# Func Hash:
765075803290142842
# Num Counters:
12
# Counter Values:
4622
0
0
4622
0
0
0
0
4622
0
0
0
$0

$s7Reactor13SocketAddressO4with4portACs6UInt16V_tF
# Func Hash:
1124680651477751328
# Num Counters:
4
# Counter Values:
2330
2330
0
0
$0

$s7Reactor13SocketAddressO9ReceptionE12networkBytes33_BD56E137740BB1527DC933878555FE1ELLSays5UInt8VGvg5bytesL_yAIs6UInt64V_SitF
# Func Hash:
438284563544740900
# Num Counters:
9
# Counter Values:
4644
1161
1161
0
0
0
0
0
4644
$0

$s7Reactor13SocketAddressOACSHAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
4648
7
$0

$s7Reactor13SocketAddressOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
4629
7
$0

$s7Reactor13SocketAddressOSHAASH13_rawHashValue4seedS2i_tFTW
# Func Hash:
536873290278838000
# Num Counters:
4
# Counter Values:
4648
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
4622
$0

$s7Reactor13SocketAddressOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4070
3495
$0

$s7Reactor13SocketAddressOSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1165
1165
$0

$s7Reactor13SocketAddressOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
5635
36
$0

$s7Reactor13SocketAddressOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2063
12
$0

$s7Reactor5FilesO5start2of5limitSays5UInt8VGSS_SitFZTf4nnd_n
# Func Hash:
421769326662049726
# Num Counters:
11
# Counter Values:
4095
3
1
1
0
0
0
0
0
0
1
$0

$s7Reactor5TimerCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2977
$0

$s7Reactor6Parcel33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10938
$0

$s7Reactor6Parcel33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLVwcp
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3646
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
** External Symbol **:1302
** External Symbol **:1238
** External Symbol **:1106

$s7Reactor6Parcel33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLVwxx
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3646
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
** External Symbol **:1302
** External Symbol **:1238
** External Symbol **:1106

$s7Reactor6WaiterCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4913
$0

$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
729134
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
727110
2023
1
3069
1
0
$0

$s7Reactor7ChannelC13clearDeadlineyyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
318059
318059
$0

$s7Reactor7ChannelC13finishSendingyyF
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
1165
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s7Reactor7ChannelC18receiveIntoScratchAA8TransferOyF
# Func Hash:
567185242807319752
# Num Counters:
5
# Counter Values:
825982
411075
414907
0
0
$0

$s7Reactor7ChannelC18receiveIntoScratchAA8TransferOyFAFSwXEfU_
# Func Hash:
759225736835235971
# Num Counters:
8
# Counter Values:
411075
411074
0
2329
408745
408745
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

$s7Reactor7ChannelC4pumpAA4Pump_pSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
218759
$0

$s7Reactor7ChannelC4pumpAA4Pump_pSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
497902
$0

$s7Reactor7ChannelC4sendyAA8TransferOs4SpanVys5UInt8VGF
# Func Hash:
675064528772158230
# Num Counters:
8
# Counter Values:
553496
0
0
553496
0
0
553496
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
84340
0
627469
626312
85191
0
0
858
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
5
$s4HTTP10ServerCallC7Reactor4PumpAadEP4turnyyFTW:219872
$s5Redis10ConnectionC7Reactor4PumpAadEP4turnyyFTW:209383
$s7Gateway8ExchangeC7Reactor4PumpAadEP4turnyyFTW:98718
$s4HTTP5RelayC7Reactor4PumpAadEP4turnyyFTW:97430
$s4HTTP18UpstreamConnectionC7Reactor4PumpAadEP4turnyyFTW:909

$s7Reactor7ChannelC5closeyyF
# Func Hash:
567185239157368236
# Num Counters:
5
# Counter Values:
2016
2016
2016
2015
2003
$0

$s7Reactor7ChannelC5readyyyAA9ReadinessVF
# Func Hash:
995382920710218379
# Num Counters:
9
# Counter Values:
84340
1165
0
625453
1165
624288
0
84340
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
539268
$0

$s7Reactor7ChannelC7partnerACSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
297810
$0

$s7Reactor7ChannelC7receive4intoAA8TransferOs14MutableRawSpanVz_tF
# Func Hash:
402209681005571528
# Num Counters:
7
# Counter Values:
131203
131203
0
0
131203
131203
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
197788
$0

$s7Reactor7ChannelC8timedOutSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1165
$0

$s7Reactor7ChannelC9isAbortedSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
505479
$0

$s7Reactor7ChannelCAA11EventSourceA2aDP5readyyyAA9ReadinessVFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
625453
$0

$s7Reactor7ChannelCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2016
$0

$s7Reactor7ChannelCfd
# Func Hash:
844982798047115128
# Num Counters:
4
# Counter Values:
0
0
2016
0
$0

$s7Reactor7MailboxC4postyyAC6LetterOF
# Func Hash:
650973722815653734
# Num Counters:
8
# Counter Values:
1641
24
639
23
0
0
27
0
$0

$s7Reactor7MailboxC6LetterOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2708
2148
$0

$s7Reactor7MailboxC6LetterOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1641
1081
$0

$s7Reactor7MailboxC6LetterOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1634
$0

$s7Reactor7SocketsO4sendyAA8TransferOs5Int32V_s7RawSpanVtFZTf4nnd_n
# Func Hash:
311693035906053201
# Num Counters:
8
# Counter Values:
0
0
553496
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
542277
2329
0
0
0
0
0
$0

$s7Reactor8ListenerC5readyyyAA9ReadinessVFTf4dn_n
# Func Hash:
668285660565918768
# Num Counters:
15
# Counter Values:
1740
1740
1165
1165
1165
0
0
1165
577
0
575
575
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP6ServerC6listen2ony7Reactor10DescriptorVn_tFyAF7ChannelC_AF13SocketAddressOSgtcfU_TA:1165

$s7Reactor9EventLoopC10flushLateryyAA8Flushing_pF
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
144761
31
0
$0

$s7Reactor9EventLoopC13assertCurrentyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
224041
$0

$s7Reactor9EventLoopC3arm_2atyAA5TimerC_s6UInt64VtF
# Func Hash:
567185239653926743
# Num Counters:
5
# Counter Values:
0
3366
0
3366
50
$0

$s7Reactor9EventLoopC3runyyF
# Func Hash:
1124680651599336337
# Num Counters:
4
# Counter Values:
1073
7
7
0
$0

$s7Reactor9EventLoopC4name10isPunctualACSS_Sbtcfc
# Func Hash:
647472253230278290
# Num Counters:
10
# Counter Values:
1572840
24
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
1074
560
7
466
626037
626037
0
632
24
0
0
632
386515
0
386792
0
0
0
0
0
0
0
0
0
0
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV4tellyyyxYbcFyyYbcfU_TA:1005
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV3askyqd__qd__xYbcYas8SendableRd__lFySccyqd__s5NeverOGXEfU_yyYbcfU_TA:35
$s7Reactor9EventLoopC4stopyyFyyYbcfU_:18
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC4makeyAA0C5BoundVyxGxACYbcYalFySccyAGs5NeverOGXEfU_yyYbcfU_TA:17
3
$s7Reactor7ChannelCAA11EventSourceA2aDP5readyyyAA9ReadinessVFTW:625453
$s7Reactor8ListenerCAA11EventSourceA2aDP5readyyyAA9ReadinessVFTW:577
$s7Reactor12SignalSourceCAA05EventC0A2aDP5readyyyAA9ReadinessVFTW:7
9
$s5Redis0A6ClientC7Reactor5TimedAadEP10timePassedyyFTW:130
$s7Observe7LogDeskC7Reactor5TimedAadEP10timePassedyyFTW:73
$s7Reactor5Alarm33_6FDF754341BA64BA0527E07FB432922FLLCAA5TimedA2aEP10timePassedyyFTW:68
$s6Ledger6ReplayC7Reactor5TimedAadEP10timePassedyyFTW:55
$s7GatewayAAC7Reactor5TimedAacDP10timePassedyyFTW:52
$s7Observe11ObservatoryC7Reactor5TimedAadEP10timePassedyyFTW:51
$s4Edge11SwitchWatchC7Reactor5TimedAadEP10timePassedyyFTW:26
$s6Ledger12RefusalDiaryC7Reactor5TimedAadEP10timePassedyyFTW:6
$s6Ledger7SweeperC7Reactor5TimedAadEP10timePassedyyFTW:5

$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlF
# Func Hash:
1092538488933505684
# Num Counters:
2
# Counter Values:
0
3646
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
8
3
** External Symbol **:1302
** External Symbol **:1238
** External Symbol **:1106
3
** External Symbol **:1302
** External Symbol **:1238
** External Symbol **:1106
1
** External Symbol **:3646
1
$s7Reactor6Parcel33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLVwcp:3646
1
** External Symbol **:3646
1
** External Symbol **:3646
0
1
$s7Reactor6Parcel33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLVwxx:3646

$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3646
$0

$s7Reactor9EventLoopC5startyyFyyYbcfU_
# Func Hash:
1124680651599336337
# Num Counters:
4
# Counter Values:
385694
16
17
0
$0

$s7Reactor9EventLoopC7enqueueyys11ExecutorJobVnF
# Func Hash:
798733565743588729
# Num Counters:
4
# Counter Values:
9031
560
7
36
$0

$s7Reactor9EventLoopC7runJobs33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLyyF
# Func Hash:
541244692962056521
# Num Counters:
13
# Counter Values:
0
9591
527215
5336
0
144761
0
144761
0
0
386815
0
0
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW:144752
$s6Ledger11SpoolKeeperC7Reactor8FlushingAadEP5flushyyFTW:9
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
0:144761

$s7Reactor9EventLoopC8patience33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLs5Int32VyF
# Func Hash:
694937220551334010
# Num Counters:
6
# Counter Values:
386792
386348
386095
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
390461
7
$0

$s7Reactor9EventLoopCSchAASch21asUnownedTaskExecutors0efG0VyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3646
$0

$s7Reactor9EventLoopCSchAASch7enqueueyys11ExecutorJobVnFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9591
$0

$s7Reactor9LoopBoundV4tellyyyxYbcF
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1005
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Reactor9LoopBoundVwcp:1005
1
** External Symbol **:1005

$s7Reactor9LoopBoundVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2275
$0

$s7Reactor9LoopBoundVwcp
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1040
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1040

$s7Reactor9TimerHeapV4rise33_73D7694B3CA73619DC12A80BF0673464LL4fromySi_tF
# Func Hash:
5832817387315427
# Num Counters:
10
# Counter Values:
14783
5267
5267
9747
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
3031
17666
17406
0
4139
0
0
0
0
0
0
0
0
0
0
0
0
7704
15846
$0

$s7Reactor9TimerHeapV6popDue2atAA0B0CSgs6UInt64V_tF
# Func Hash:
896858937972471790
# Num Counters:
9
# Counter Values:
387669
828
20
0
0
387257
466
0
0
$0

$s7Reactor9TimerHeapV6remove33_73D7694B3CA73619DC12A80BF0673464LL2atySi_tF
# Func Hash:
948827210635431979
# Num Counters:
7
# Counter Values:
3291
0
49
0
0
0
0
$0

$s8Identity10DoorkeeperC02isA0_2inSb4Wire5FieldV_s4SpanVys5UInt8VGtF
# Func Hash:
391331303631582943
# Num Counters:
7
# Counter Values:
0
199054
137818
137818
137818
0
0
$0

$s8Identity10DoorkeeperC5trust2ins6UInt64VSays5UInt8VG_tF
# Func Hash:
18663487890275214
# Num Counters:
11
# Counter Values:
1161
3
1161
1164
1164
1164
3
1161
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s9Reception9GuestPlanV4EdgeE_9demoUsersAC8SettingsAFV_SaySSGtAD0D5ErrorVYKcfcSbSays5UInt8VGYbcfU_TA:1161

$s8Identity10DoorkeeperC6caller_2in5trustAA6CallerO4Wire10HeadFieldsC_s4SpanVys5UInt8VGs6UInt64VtF
# Func Hash:
781182585783968601
# Num Counters:
69
# Counter Values:
0
30600
187071
0
248271
30600
30600
0
30600
0
0
30600
187071
217671
30600
30600
30600
217671
0
30600
30600
0
0
0
30600
0
30600
0
0
0
0
0
0
0
30600
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s8Identity10PseudonymsC6number2ofs6UInt64VSays5UInt8VG_tF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
81145
0
0
0
$0

$s8Identity12CallerSourceOWOe
# Func Hash:
844982799169123455
# Num Counters:
5
# Counter Values:
1484
0
1175
309
0
$0

$s8Identity12CallerSourceOWOy
# Func Hash:
844982799169123455
# Num Counters:
5
# Counter Values:
1477
0
1168
309
0
$0

$s8Identity13TokenVerifierC02isB0ySbs4SpanVys5UInt8VGFZ
# Func Hash:
798733565806850302
# Num Counters:
5
# Counter Values:
201240
600
300
300
0
$0

$s8Identity13TokenVerifierC4dots33_287732ACC8D1C4EEFDD95287870BD271LL2ofSi_SitSgs4SpanVys5UInt8VG_tFZTf4nd_n
# Func Hash:
135188633399764016
# Num Counters:
7
# Counter Values:
201240
600
300
300
300
0
300
$0

$s8Identity13WrittenClaimsV4text33_B97DD3C06EB3AF10B0D15CD971458199LL2at2inSays5UInt8VGSgs10ArraySliceVySSG_4Wire9JSONValueVtAA10TokenFaultOYKFZ
# Func Hash:
890190546716754696
# Num Counters:
27
# Counter Values:
2700
1800
0
300
300
300
0
0
0
0
0
0
0
0
0
0
0
0
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
2
0
0

$s8Identity13WrittenClaimsVyAC4Wire9JSONValueV_AA10TokenRulesVtAA0F5FaultOYKcfC
# Func Hash:
221290204538583854
# Num Counters:
25
# Counter Values:
300
300
0
0
300
300
300
0
0
0
2100
0
0
300
300
0
300
0
0
0
0
0
300
0
300
$0

$s8Identity15CredentialCacheC10firstPlace33_FA45DADC9C60AA510C63683D9CB991AELL2ofSis4SpanVys5UInt8VG_tF
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
30900
0
0
$0

$s8Identity15CredentialCacheC11placeToKeep33_FA45DADC9C60AA510C63683D9CB991AELLySis4SpanVys5UInt8VGF
# Func Hash:
528554515374318204
# Num Counters:
17
# Counter Values:
6
504
1200
1200
6
300
300
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
$0

$s8Identity15CredentialCacheC5place2of2atSiSgs4SpanVys5UInt8VG_s5Int64VtF
# Func Hash:
16930841652418850
# Num Counters:
23
# Counter Values:
49092
2593578
33015
30912
30300
0
30600
0
0
30600
30600
0
0
0
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
57337
7
7
7
0
0
$0

$s8Identity9Base64URLO6decodeySays5UInt8VGSgs4SpanVyAFGFZTf4nd_n
# Func Hash:
1127386594807280458
# Num Counters:
10
# Counter Values:
201240
150840
900
0
0
900
0
0
0
0
$0

$s8Settings10StableHashV12addUnordered33_B3B79D673D495DAAF446A16C30589BA9LLyys6MirrorVF
# Func Hash:
798733565727393682
# Num Counters:
4
# Counter Values:
4676
3976
68
0
$0

$s8Settings10StableHashV3add33_B3B79D673D495DAAF446A16C30589BA9LL4textySS_tF
# Func Hash:
1062511245254422760
# Num Counters:
12
# Counter Values:
475140
0
421816
200356
0
0
0
0
0
0
436504
896956
$0

$s8Settings10StableHashV3add33_B3B79D673D495DAAF446A16C30589BA9LLyyypF
# Func Hash:
523536548403347168
# Num Counters:
13
# Counter Values:
55764
10488
4044
0
25628
49912
0
0
13276
0
4044
12604
12604
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
17
1
** External Symbol **:64444
1
** External Symbol **:53956
1
** External Symbol **:4044
5
** External Symbol **:8868
** External Symbol **:1300
__swift_memcpy1_1:196
** External Symbol **:112
$s8Settings6SecretVwcp:12
1
** External Symbol **:10488
1
__swift_noop_void_return:49912
1
** External Symbol **:49912
1
** External Symbol **:49912
1
** External Symbol **:49912
1
** External Symbol **:49912
0
1
__swift_memcpy1_1:49912
1
__swift_noop_void_return:49912
1
__swift_noop_void_return:49912
0
4
__swift_memcpy1_1:13060
$s6Limits6WindowOwcp:112
$s6Limits5MeterOwcp:88
$s8Settings03LogA0V6AccessOwcp:16
1
** External Symbol **:49912

$s8Settings5ValueVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1504
$0

$s8Settings5ValueVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2183
$0

$s8Settings6SecretVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
1109
1109
0
0
0
$0

$s8Settings7MistakeV5PlaceOWOe
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
4466
0
49
$0

$s8Settings7MistakeV5PlaceOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
4431
0
14
$0

$s8Settings7SectionVyAA5ValueVSgSScig
# Func Hash:
830659415989587516
# Num Counters:
10
# Counter Values:
4886
4345
541
541
190
0
0
0
0
548
$0

$s8Settings9IPAddressV5bytesACSgSays5UInt8VG_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1161
$0

$s8Settings9IPAddressV5bytesACSgSays5UInt8VG_tcfCTf4nd_n
# Func Hash:
844982798920573825
# Num Counters:
4
# Counter Values:
0
1196
0
0
$0

$s8Settings9IPNetworkV6masked33_70CDAF9EB50D816548C9F9A83F3653A5LLySays5UInt8VGAA9IPAddressVFTf4nx_n
# Func Hash:
526279452950770545
# Num Counters:
10
# Counter Values:
4672
1168
3504
1168
1168
0
0
0
0
1168
$0

$s8Settings9IPNetworkV8containsySbAA9IPAddressVF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1161
1161
$0

$s9HistogramAAV3addyyABF
# Func Hash:
790715555091891887
# Num Counters:
17
# Counter Values:
145396
153
132
0
132
0
0
0
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
608124
125423
36274
36266
36266
132
116
0
0
0
0
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
730121
150
618
215
0
0
$0

$s9HistogramAAV6record_5timesys6UInt64V_AFtFfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
730121
$0

$s9HistogramAAV8quantileys6UInt64VSdF
# Func Hash:
508516459619704390
# Num Counters:
17
# Counter Values:
92674
264
0
232
232
0
0
0
0
0
0
0
0
0
0
232
232
$0

$s9HistogramAAVABycfC
# Func Hash:
146835646621254984
# Num Counters:
2
# Counter Values:
898365
195
$0

$s9Reception11SaidRefusalC10hasFigures33_25FC052444C6D04E2CDD670E3072719FLL2ofSb6Ledger5TallyV_tF
# Func Hash:
536873292752216120
# Num Counters:
4
# Counter Values:
11809
225685
118747
0
$0

$s9Reception11SaidRefusalC4keep_4from_y4HTTP10ServerCallC_Si6Ledger5TallyVtF
# Func Hash:
438284562584081697
# Num Counters:
10
# Counter Values:
14
11830
11788
56
21
0
0
0
0
0
$0

$s9Reception11SaidRefusalC5suits33_25FC052444C6D04E2CDD670E3072719FLLySb6Ledger7AccountCF
# Func Hash:
816997254263406365
# Num Counters:
23
# Counter Values:
118747
0
0
0
0
0
0
0
0
0
0
0
0
0
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
118747
118705
0
106917
11774
$0

$s9Reception13RateLimitText33_0D1D44D889D50CDA2F1A9B7A0B1F06C4LLC6append_2toy6Ledger5TallyV_4Wire10ByteBufferVztF
# Func Hash:
757987887573232942
# Num Counters:
10
# Counter Values:
37503
122417
110563
110563
110563
37503
0
0
37503
122417
$0

$s9Reception13RefusalMemoryV6recall___4wishAA04SaidB0CSg6Ledger0B0V_AI7AccountC4Wire7DialectOs4SpanVys5UInt8VGtF
# Func Hash:
1094249771258432273
# Num Counters:
21
# Counter Values:
118786
0
0
118747
118747
118762
0
118757
0
0
118747
0
0
0
0
118747
22
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
110553
0
67
110496
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
6
110563
110553
3
3
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
217671
217371
$0

$s9Reception5GuestV5guest_6Ledger7AccountC7accounttSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
217671
0
$0

$s9Reception5GuestV6Ledger7AccountCIeggg_SgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
316198
0
$0

$s9Reception5GuestV6Ledger7AccountCIegng_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
217480
0
$0

$s9Reception5VoiceC14appendStanding_2to_10isAdmitted4newsy6Ledger7AccountC_4HTTP10ServerCallC4Wire7DialectOSb5Words6PhraseVSgtF
# Func Hash:
414921811820785563
# Num Counters:
8
# Counter Values:
98718
98718
98718
0
2030
0
0
0
$0

$s9Reception5VoiceC5write33_8B46A72EDC5A5B323FBCEE691DB0BE3DLLyAA14WrittenProblemCAA0M0C_AA0M5ShapeOAA8AudienceVtF
# Func Hash:
896751568073011930
# Num Counters:
47
# Counter Values:
1547
15
0
0
191
0
0
0
0
0
0
200
0
0
0
15
191
6
0
6
0
191
0
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
0
0
0
0
0
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
1
1
$s4Wire10ByteBufferVwxx:206

$s9Reception5VoiceC6refuse__2to_y6Ledger7RefusalV_AF7AccountC4HTTP10ServerCallC4Wire7DialectOtF
# Func Hash:
560555355795436152
# Num Counters:
19
# Counter Values:
118762
106917
11830
15
15
11830
0
0
15
0
0
15
0
0
0
0
0
0
0
$0

$s9Reception5VoiceC8language2ofSS4HTTP10ServerCallC_tF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
3048
$0

$s9Reception6GuestsC5knownyAA5AskerVSg4HTTP10ServerCallCAA7ProblemCYKF
# Func Hash:
52047012645064885
# Num Counters:
9
# Counter Values:
0
30600
187071
30300
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
218271
1161
217110
1161
217110
1161
0
0
$0

$s9Reception6GuestsC6member33_BD56E137740BB1527DC933878555FE1ELL7showing2inAA6MemberCSg4Wire10FieldRangeV_AK10ByteBufferVtF
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
30600
30300
0
0
$0

$s9Reception9GuestPlanV4EdgeE_9demoUsersAC8SettingsAFV_SaySSGtAD0D5ErrorVYKcfcSbSays5UInt8VGYbcfU_
# Func Hash:
1096621587854592868
# Num Counters:
5
# Counter Values:
1161
1161
0
1161
0
$0

$sS2SSlsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
9538
7
$0

$sS2SSysWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1176
7
$0

$sS2is17FixedWidthIntegersWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
280531
7
$0

$sSD8_VariantV11removeValue6forKeyq_Sgx_tFSO_4HTTP10ServerCallCTg5
# Func Hash:
238984482325208889
# Num Counters:
3
# Counter Values:
1165
1165
0
$0

$sSSSg5label_yp5valuetWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
55764
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:55764

$sSSSg5label_yp5valuetWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
55764
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:55764

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFSays6UInt64VG_Tg508$sSTsSL7c38RpzrlE6sortedSayABGyFSbAB_ABtcfu_Says6D8VG_Tt1G5Tf1cn_n
# Func Hash:
331779887548799119
# Num Counters:
9
# Counter Values:
412
868
412
868
4044
3988
0
56
56
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFShy5Words11PlaceholderOG_Tg50135$s5Words7WordingV10complaints33_31988B41CA745A892B226FE0F35A3D78LL5about3forSayAA9ComplaintV6ReasonOGAA8TemplateV_AA8SentenceOtFZSbAA11E10O_ARtXEfU_Tf1cn_n
# Func Hash:
1124680650748772420
# Num Counters:
3
# Counter Values:
0
1176
1176
$0

$sSTsE8dropLastySay7ElementQzGSiFs10ArraySliceVys5UInt8VG_Tg5
# Func Hash:
838107930311567381
# Num Counters:
21
# Counter Values:
173
8099
173
173
0
8099
0
0
0
0
173
0
0
0
0
362
0
0
0
0
0
$0

$sSTsSQ7ElementRpzrlE13elementsEqualySbqd__STRd__AAQyd__ABRSlFSays5UInt8VG_SS8UTF8ViewVTg5
# Func Hash:
630343211348240236
# Num Counters:
17
# Counter Values:
8400
8400
1500
0
6900
600
600
0
0
0
0
0
0
0
7200
8400
8400
$0

$sSYsSHRzSH8RawValueSYRpzrlE4hash4intoys6HasherVz_tF5Words11PlaceholderO_Tg5
# Func Hash:
948827212704514707
# Num Counters:
10
# Counter Values:
3750
579
392
566
112
126
126
654
56
0
$0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lFScJ_s15EmptyCollectionVyScJGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
5336
0
5336
0
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
2
1
0:5336
0

$sSa4Wires5UInt8VRszlEySayACGs4SpanVyACGcfC
# Func Hash:
700171237036929845
# Num Counters:
3
# Counter Values:
1551
1521
1551
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
6
513:621
5:300
17:300
7:270
0:30
6:30

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF5Words9ComplaintV6ReasonO_SayAIGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
0
1386
0
1386
0
0
0
0
0
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs5UInt8V_SayAFGTg5
# Func Hash:
747141664563648086
# Num Counters:
9
# Counter Values:
2350
726
2123
0
499
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
9:1013
4:503
6:503
33:238
1:54
65:15
17:13
257:7
16:4

$sSa6append14addingCapacity16initializingWithySi_ys10OutputSpanVyxGzqd__YKXEtqd__YKs5ErrorRd__lFSi_s5NeverOTg5052$s6Ledger15AdmissionFormatV8standingyAA7VerdictOSgs4g36Vys5UInt8VG_6Limits8ScheduleCtFZys06F13F0VySiGzXEfU_Si6Ledger0lM0VXMts0G0Vys0S0VGS3i6Limits0V0CSiTf1ncn_nTf4nnndnnnngn_n
# Func Hash:
516910371742419881
# Num Counters:
72
# Counter Values:
817380
0
0
0
136230
136230
0
0
0
136230
0
0
0
136230
0
0
98718
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
187371
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
57337
7
7
7
0
$0

$sSa9repeating5countSayxGx_SitcfCSays5UInt8VG_Tt1g5Tf4gn_n
# Func Hash:
287486627296518367
# Num Counters:
5
# Counter Values:
57337
7
7
7
0
$0

$sSasSQRzlE2eeoiySbSayxG_ABtFZSS_Tt1g5
# Func Hash:
1080275685810171372
# Num Counters:
10
# Counter Values:
0
0
0
0
2230
2230
0
0
0
0
$0

$sSasSQRzlE2eeoiySbSayxG_ABtFZs5UInt8V_Tt1g5
# Func Hash:
974670607300770626
# Num Counters:
8
# Counter Values:
1178
4719
4719
218845
218836
218836
0
0
$0

$sSay6Ledger7RefusalV5CauseOGWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
25144
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:25144

$sSay6Ledger7RefusalV5CauseOGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
12572
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:12572

$sSaySSGSayxGSKsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1219
7
$0

$sScPSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3646
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3646

$sScPSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
7292
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:7292

$sSh21_nonEmptyArrayLiteralShyxGSayxG_tcfC5Words11PlaceholderO_Tt0g5Tf4g_n
# Func Hash:
650973722606238697
# Num Counters:
8
# Counter Values:
341
2074
2074
1228
1228
1228
0
0
$0

$sSh8_VariantV6insertySb8inserted_x17memberAfterInserttxnF5Words11PlaceholderO_Tg5
# Func Hash:
536873290231689177
# Num Counters:
3
# Counter Values:
185
1036
14
$0

$sSh8containsySbxF5Words11PlaceholderO_Tg5
# Func Hash:
536873292490446314
# Num Counters:
4
# Counter Values:
549
353
1776
626
$0

$sShyShyxGqd__nc7ElementQyd__RszSTRd__lufC5Words11PlaceholderO_SayAFGTt0g5Tf4g_n
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
448
1176
602
$0

$sSi6LimitsE15flooredQuotientyS2iF
# Func Hash:
567185242806897991
# Num Counters:
5
# Counter Values:
6080
0
0
0
0
$0

$sSi6LimitsE6paddedySSSiF
# Func Hash:
798733567026566613
# Num Counters:
4
# Counter Values:
12270
0
0
0
$0

$sSlsE5first7ElementQzSgvgSS17UnicodeScalarViewV_Tgq5
# Func Hash:
1029578616116113188
# Num Counters:
16
# Counter Values:
13929
0
13929
0
0
0
0
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
7
139
3090
123
123
51
1071
0
0
0
0
1071
1020
0
72
0
0
0
23
16
0
0
0
0
1071
1071
0
16
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
6
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Words.build/Catalogue+English.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:1944
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:552
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Terminal.build/Command+Parsing.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:399
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Settings.build/CommonSettings.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:252
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Settings.build/CommonSettings.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:70
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Words.build/Catalogue+English.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:12

$sSlsE5split9maxSplits25omittingEmptySubsequences14whereSeparatorSay11SubSequenceQzGSi_S2b7ElementQzKXEtKFSS_Tg5133$s5Redis11ServerCheckV6fields33_36267EB3045F65DD9F5159F669907717LLySDyS2sGSSFZSbSJcfu_33_3b2a2a44c852d2f2300b53d4c8ffe498SJSbTf3npk_nTf1nncn_n
# Func Hash:
1009770872019480709
# Num Counters:
31
# Counter Values:
0
0
0
13402
12863
539
539
14
12863
14
0
0
14
0
0
0
77
0
0
0
0
0
14
0
0
0
0
14
14
14
0
$0

$sSlsSQ7ElementRpzrlE10firstIndex2of0C0QzSgAB_tFSS_Tg5
# Func Hash:
591567704000552887
# Num Counters:
6
# Counter Values:
11693
11693
808
808
11396
808
$0

$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
2014
2007
7
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay5Redis4CallCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
224041
223794
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay6Ledger6ErrandCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
98211
98076
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay6Ledger7InquiryCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
121395
121262
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay7Gateway8ReplyTapCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
98718
97904
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSays6UInt32VG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
2044
126
0
0
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKF5Words11PlaceholderO_Tg50135$s5Words7WordingV10complaints33_31988B41CA745A892B226FE0F35A3D78LL5about3forSayAA9ComplaintV6ReasonOGAA8TemplateV_AA8SentenceOtFZSbAA11F10O_ARtXEfU_Tf1cn_n
# Func Hash:
650973719745905783
# Num Counters:
8
# Counter Values:
1176
0
0
0
0
0
0
0
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKFySryxGz_SiztKXEfU_s6UInt64V_Tg5053$sSTsSL7ElementRpzrlE6sortedSayABGyFSbAB_ABtcfu_Says6E8VG_Tt1G5Tf1nnncn_n
# Func Hash:
196075478763078786
# Num Counters:
37
# Counter Values:
4
300
112
48
31788
56
144
3608
56
48
0
112
112
112
56
48
112
112
56
0
0
56
0
0
0
0
56
0
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
0:56

$ss10_NativeSetV9insertNew_2at8isUniqueyxn_s10_HashTableV6BucketVSbtF5Words11PlaceholderO_Tg5
# Func Hash:
650973720594510684
# Num Counters:
8
# Counter Values:
0
1036
0
0
0
0
0
0
$0

$ss11_StringGutsV19validateScalarIndexySS0E0VAEF
# Func Hash:
360019387990068195
# Num Counters:
6
# Counter Values:
43961
0
0
0
43961
25797
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSS_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1345
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFs5UInt8V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3587
$0

$ss17_NativeDictionaryV16_unsafeInsertNew3key5valueyxn_q_ntF6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLV_AH4LineAJLLCTg5
# Func Hash:
974670605011390822
# Num Counters:
7
# Counter Values:
46470
3098
3098
0
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLV_AH4LineAJLLCTg5
# Func Hash:
157411392798849192
# Num Counters:
11
# Counter Values:
52
52
3098
0
52
5
0
19
10
0
19
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF6Ledger7UserKeyV_SiTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
22
9
22
1532
0
9
22
2
0
10
8
0
0
10
2
2
2
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSO_4HTTP10ServerCallCTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
22
13
22
1624
0
13
22
7
0
20
8
0
0
20
3
3
3
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLV_AM4LineAOLLCTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
2030
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLV_AH4LineAJLLCTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
2030
29
0
0
5
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF7Reactor13SocketAddressO_SiTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
2292
19
0
0
0
7
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSO_4HTTP10ServerCallCTg5
# Func Hash:
52047012512041214
# Num Counters:
9
# Counter Values:
0
1165
28
0
0
7
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
2932
2932
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF4Wire5FieldV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
6911
6911
1989
0
4922
6911
0
0
3045
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
3
33:1970
17:1794
65:1158
0
1
0:1989

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5Redis0P5ReplyO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
22868
0
22868
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
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5Words11PlaceholderO_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
602
602
1778
0
0
602
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
1
0:1778

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5Words8TemplateV5PieceO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
2583
2583
1176
0
1407
2583
0
0
1202
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
17:602
33:588
65:217
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5Words9ComplaintV6ReasonO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
0
1386
1386
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
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Ledger10SettlementC6ChangeV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
37985
37985
37985
0
0
37985
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Ledger7RefusalV5CauseO_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
22747
22747
22747
0
0
22747
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
1
0:22747

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSS_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
1461
188
1461
0
56
132
0
0
21
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
16:49
257:7
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
122099
99333
121792
0
307
99332
0
0
238
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
1
8:307
0
2
0:121791
513:1

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSs_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
2456
2456
1676
0
780
2456
0
0
132
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
6
32:628
64:103
128:14
256:14
512:14
513:7
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs5UInt8V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
206471
202692
197214
0
9257
202608
0
0
5537
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
8
65:3528
17:3397
8:722
33:569
16:433
9:391
129:185
2:32
0
4
0:196920
1:173
65:67
9:54

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs6UInt64V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
4126
0
4194
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
8:3052
16:868
513:206
0:68

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyF5Words11PlaceholderO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1176
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyFs6UInt64V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4194
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5Words10PhrasebookC3Key33_DF5CE499D6C67C7C6E87EAFD1B2D73B9LLV_Tg5
# Func Hash:
757987888663350776
# Num Counters:
10
# Counter Values:
0
0
0
0
2042
0
2030
2030
2030
2030
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5Words14PluralCategoryO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
190
184
2358
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5Words8SentenceO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
1412
1406
1938
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLV_Tg5
# Func Hash:
209100685727863754
# Num Counters:
28
# Counter Values:
9075
10298
605
0
0
0
0
605
605
605
605
4694
2772
605
0
0
0
605
0
0
0
0
0
0
0
0
605
0
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF6Ledger7UserKeyV_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
6823
5817
3843
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF7Reactor13SocketAddressO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
4622
0
4648
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
3394
2229
2365
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSS_Tg5
# Func Hash:
607699200200471043
# Num Counters:
5
# Counter Values:
3908
2771
2771
3772
1152
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSs_Tg5
# Func Hash:
619802543151161916
# Num Counters:
7
# Counter Values:
0
1145
1131
1125
616
1125
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5Words10PhrasebookC3Key33_DF5CE499D6C67C7C6E87EAFD1B2D73B9LLV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2042
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5Words14PluralCategoryO_Tg5
# Func Hash:
287486626987461054
# Num Counters:
7
# Counter Values:
2358
420
0
0
1938
0
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5Words8SentenceO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1938
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLV_Tg5
# Func Hash:
974670605011390822
# Num Counters:
7
# Counter Values:
70410
4694
4694
0
0
0
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF6Ledger7UserKeyV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3843
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF7Reactor13SocketAddressO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4648
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2365
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSS_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3772
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSS8UTF8ViewV_Tgq5
# Func Hash:
11922952732531945
# Num Counters:
6
# Counter Values:
1348
1345
0
0
0
523
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFShy5Words11PlaceholderOG_Tg5
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
1176
0
0
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFs0E5SliceVys5UInt8VG_Tg5
# Func Hash:
234856435838907297
# Num Counters:
6
# Counter Values:
1516
1516
1516
1516
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
6
4:503
6:503
9:503
16:3
33:3
32:1

$ss4SpanV4Wires5UInt8VRszlE18equalsIgnoringCaseySbAByAEGF
# Func Hash:
495986878207299681
# Num Counters:
9
# Counter Values:
5684
5684
138630
812
812
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
231004
231004
33630
32012
32012
0
0
0
0
0
31800
31800
$0

$ss4SpanV4Wires5UInt8VRszlE3has_2atSbs12StaticStringV_SitF
# Func Hash:
247671767435561443
# Num Counters:
11
# Counter Values:
1621
1621
1621
1621
0
0
0
0
0
0
0
$0

$ss4SpanV4Wires5UInt8VRszlE6equalsySbs12StaticStringVF
# Func Hash:
844982799179493760
# Num Counters:
4
# Counter Values:
13800
7800
0
0
$0

$ss4SpanV4Wires5UInt8VRszlE6starts4withSbAByAEG_tF
# Func Hash:
653247343125567024
# Num Counters:
13
# Counter Values:
8821
3189159
5504006
3344944
3344944
2647384
2169814
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
1238265
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
203692
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:203692

$ss6MirrorV12DisplayStyleOSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
214180
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:214180

$ss6ResultOy5Redis0B5ReplyOAC0B5ErrorOGWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
30
126337
$0

$ss6UInt16VABs17FixedWidthIntegersWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
99715
7
$0

$ss6UInt32VABs17FixedWidthIntegersWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
98815
7
$0

$ss6_merge3low3mid4high6buffer2bySbSpyxG_A3GSbx_xtKXEtKlFs6UInt64V_Tg5053$sSTsSL7ElementRpzrlE6sortedSayABGyFSbAB_ABtcfu_Says6G8VG_Tt1G5Tf1nnnnc_n
# Func Hash:
923004808662538792
# Num Counters:
28
# Counter Values:
0
0
0
0
0
0
1904
1872
0
0
0
0
56
0
0
0
0
56
0
0
0
0
0
0
0
56
1904
1872
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
6
0
3
0:28
8:24
16:4
0
0
1
257:56
0

$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3646
$0

$sxqd__qd_0_Ignrzr_xqd__s5Error_pIegnrzo_sAARd_0_r_0_lTRSSSg5label_yp5valuet_s6UInt64Vs5NeverOTG5089$s8Settings10StableHashV12addUnordered33_B3B79D673D495DAAF446A16C30589BA9LLyys6MirrorVFs6D28VSSSg5label_yp5valuet_tXEfU_Tf3nnpf_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8652
$0

$sypWOb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
170620
$0

$sypWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
256948
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
28
__swift_memcpy1_1:91812
$s5Words8TemplateV5PieceOwCP:48932
** External Symbol **:23012
** External Symbol **:16368
** External Symbol **:15104
** External Symbol **:14688
** External Symbol **:11713
** External Symbol **:11333
** External Symbol **:10663
** External Symbol **:7040
__swift_memcpy16_8:1280
$s6Limits6WindowOwCP:777
$s6Limits5MeterOwCP:712
$s8Settings8HostPortVwCP:448
$s6Limits5LimitVwCP:448
$s6Limits4PlanVwCP:224
$s6Limits10ModelClassVwCP:216
$s8Settings03LogA0V6AccessOwCP:160
** External Symbol **:116
$s8Settings05SpoolA0VwCP:112
$s8Settings13MessageNamingVwCP:112
$s8Settings03LogA0VwCP:112
$s8Settings11HTTPAddressVwCP:96
$s8Settings05RedisA0V6ServerOwCP:96
$s8Settings05TraceA0VwCP:48
$s6Limits12ModelClassesVwCP:32
$s8Settings05RedisA0VwCP:32
$s8Settings8UpstreamVwCP:5

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
583411
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV9aftermath__2on7Gateway9AftermathV4Desk0H8ServicesV_6Ledger12RefusalDiaryC7Reactor9EventLoopCtFyAL7UserKeyV_AL0K0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
118762
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge9WatchPlanV9userNames33_946E57E123AC84B501D70E8D635E96D3LLy7Observe04UserE0O8SettingsAIVAA0A5ErrorVYKFZs6UInt64VSays5UInt8VGcyYbcfU0_AnQc8Identity10PseudonymsCYbcfu_AnQcfu0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
81145
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s9Reception9GuestPlanV4EdgeE_9demoUsersAC8SettingsAFV_SaySSGtAD0D5ErrorVYKcfcSbSays5UInt8VGYbcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1161
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC4tellyyF7Observe9CallFactsVyXEfu0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
81145
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC3end33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyFyACYaYbYCcfU_.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1165
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC3end33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyFyACYaYbYCcfU_.0.8
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1165
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1165

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6linger33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyYaF.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1165
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1165

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP6ServerC6listen2ony7Reactor10DescriptorVn_tFyAF7ChannelC_AF13SocketAddressOSgtcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1165
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;objectdestroy
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1624
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s4Wire10ByteBufferVwxx:1624

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s5Redis0A6ClientC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3040
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s5Redis0A6ClientC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW.0.5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3040
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3040

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA010SettlementS0V_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98211
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA09AdmissionS0V_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
121395
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger12RefusalDiaryC5flush33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tYaF.0.4
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3040
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Redis0A6ClientC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW:3040

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger12RefusalDiaryC5flush33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tYaF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3040
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger15AdmissionLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA.47
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
121395
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_TA.48
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
98211
0
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA.49
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
98211
0
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger5SpoolC6appendySbAA10SettlementCYaF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1006
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3646
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
17
$s4HTTP10ServerCallC3end33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyFyACYaYbYCcfU_:1165
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA12UpstreamPortC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyi1_jk12YbYCcfU_AA12cd77C_TG5011$s7Gateway8b48C3ask33_547A97419888411C69799DD6FBCA20BFLLyyAA12gH19CFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n:828
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA:812
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRyt_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyg1_hi45YbYCcfU_yt_TG5011$s7Gateway8b27C5lateryyyACYaj19Reception7f31CYKYCcng4_yttiO73AGYKYCcfU_011g20Gateway8b28C5beginyynjkL21E9CYKYCcfU_Tf3nnnpf_nTf3nnnpf_nTf3nnpf_n:300
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTR6Ledger16AdmissionRequestC_AA5OrderVAD0D6AnswerVSgt_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyl1_mn17YbYCcfU_6Ledger16de5C_AA5f6VAI0H6g94VSgt_TG5011$s7Gateway8b60C5admit33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL5aftery6Ledger15hk15VSg_tsl21_AG0O7i5C_AA5j20VAJttnoP21F9CYKYCcfU_Tf3nnnpf_nTf3nnpf_n:279
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTR6Ledger10SettlementC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyi1_jk17YbYCcfU_6Ledger10d75C_TG5011$s7Gateway8b67C5relay4from_y4HTTP18UpstreamConnectionC_AA7PassageVtpi2_6s5H12CtkqR12U_Tf3nnnpf_nTf3nnpf_n:83
$sBA7Gateway8ExchangeC6Ledger10SettlementCIeghHgILgg_BAAC_AFtIeghHgILn_TR011$s7Gateway8b18C5endedyy6Ledger10D36C_AE0E7OutcomeOSgtFyAC_AGtYaYbYCcfU_Tf3nnpf_n:76
$s5Redis0A6ClientC7connectyyFyACYaYbYCcfU_:30
$s4Edge11SwitchWatchC10timePassedyyFyACYaYbYCcfU_:26
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$sBA6Ledger6ReplayCAC5Round33_14E93B938CA389BE518548699BF4159FLLCIeghHgILgg_BAAC_AFtIeghHgILn_TRTA:16
$s5usher4Life33_424684B83FFA2BBC131B59FC2EB94B10LLC8receivedyys5Int32VFyADYaYbYCcfU0_:7
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/usher.build/Banner.swift.bc;$s5usher5ServeO3runy8Terminal8ExitCodeOAE10InvocationV_SDyS2SGAE7PaletteVtFZyAA4Life33_424684B83FFA2BBC131B59FC2EB94B10LLCYaYbYCcfU0_TA:7
$s6Ledger12RefusalDiaryC5begin33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tFyACYaYbYCcfU_SbTf3nnpSi0_n:6
$s6Ledger7SweeperC10timePassedyyFyACYaYbYCcfU_:5
$s6Ledger12RefusalDiaryC5begin33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tFyACYaYbYCcfU_SbTf3nnpSi1_n:4
$s6Ledger6ReplayC10timePassedyyFyACYaYbYCcfU_:1
$s7GatewayAAC10timePassedyyFyABYaYbYCcfU_:1

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_.0.10
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3646
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3646

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3646
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3646
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA.0.1
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3646
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3646

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV4tellyyyxYbcFyyYbcfU_TA
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1005
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
6
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger5SpoolC4take33_7BC34DB295EB42D4347E9BFA983761E4LL__6isHeldSiSgAA7UserKeyV_AA0B4WorkOSbtYaFyScCyAGs5NeverOGXEfU_yAA0B6KeeperCYbcfU_TA.19:503
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Observe.build/AppObserver.swift.bc;$s7Observe7LogSinkC4takeySbAA0B6BundleCFyAA0B6WriterCYbcfU_TA:376
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s7Observe11ObservatoryC4EdgeEyAc2DCcfcAC6SourceV7Reactor9LoopBoundVyAD0cF0CGXEfU_yyAA5PulseVYbcYbcfU0_yALYbcfU_TA:58
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Observe.build/AppObserver.swift.bc;$s7Observe11ObservatoryC10timePassedyyFyAA5PulseVYbcfU_yACYbcfU_TA:58
$s4EdgeAAC4stopyyYaFyAA0A4LoopCYbcfU_:7
$s7Observe7LogSinkC5close2ony7Reactor9EventLoopC_tYaFyAA0B6WriterCYbcfU_:3

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3646
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA:3646

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5.0.9
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3646
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3646

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3646
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3646
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5:3646

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA.0.5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3646
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3646

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;objectdestroy
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4651
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
** External Symbol **:2261
** External Symbol **:1284
** External Symbol **:1106

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;objectdestroy.3
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3646
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Redis.build/Call.swift.bc;$s5Redis0A6ClientC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF.0.2
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4225
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
4
** External Symbol **:2518
** External Symbol **:1085
** External Symbol **:602
** External Symbol **:20

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Redis.build/Call.swift.bc;$s5Redis0A6ClientC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4305
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Redis.build/Call.swift.bc;__swift_continuation_await_point
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4465
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Words.build/Catalogue+English.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1944
$0

__swift_async_resume_get_context
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12733
$0

__swift_async_resume_project_context
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
44160
$0

__swift_destroy_boxed_opaque_existential_0
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
55120
672
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
20
__swift_noop_void_return:13576
$s5Words8TemplateV5PieceOwxx:12236
** External Symbol **:7532
** External Symbol **:4556
** External Symbol **:4440
** External Symbol **:3736
** External Symbol **:3192
** External Symbol **:2836
** External Symbol **:2280
** External Symbol **:184
$s8Settings8HostPortVwxx:112
$s6Limits6WindowOwxx:112
$s6Limits5MeterOwxx:112
$s6Limits10ModelClassVwxx:64
$s6Limits12ModelClassesVwxx:28
$s8Settings13MessageNamingVwxx:28
$s8Settings9IPNetworkVwxx:28
$s8Settings05SpoolA0Vwxx:28
$s8Settings03LogA0V6AccessOwxx:28
$s8Settings6SecretVwxx:12

__swift_instantiateConcreteTypeFromMangledName
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
3144473
1365
$0

__swift_instantiateConcreteTypeFromMangledNameAbstract
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
9234
11
$0

__swift_instantiateGenericMetadata
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
180736
$0

__swift_memcpy16_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
28061
$0

__swift_memcpy17_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12241
$0

__swift_memcpy1_1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
546186
$0

__swift_noop_void_return
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
666919
$0

__swift_project_boxed_opaque_existential_0
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
23764
0
$0

_swift_implicitisolationactor_to_executor_cast
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
12101
0
$0

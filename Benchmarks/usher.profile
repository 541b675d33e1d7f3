:ir

$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
838607
$0

$s4HTTP10ServerCallC11beginAnswer6status5datedySi_SbtF
# Func Hash:
974670608970665929
# Num Counters:
7
# Counter Values:
0
151498
151498
59
151498
151498
0
$0

$s4HTTP10ServerCallC11beginAnswer6status5datedySi_SbtFfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15332
$0

$s4HTTP10ServerCallC12repeatAnswer6status_ySi_Says5UInt8VGtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
204268
$0

$s4HTTP10ServerCallC14releaseRequestyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1003
1003
$0

$s4HTTP10ServerCallC17takesCommonAnswerSbvg
# Func Hash:
844982799234241289
# Num Counters:
5
# Counter Values:
219584
219584
219584
219584
219584
$0

$s4HTTP10ServerCallC3end33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyF
# Func Hash:
798733567279392782
# Num Counters:
5
# Counter Values:
0
1183
1183
1183
1183
$0

$s4HTTP10ServerCallC3end33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyFyACYaYbYCcfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1183
$0

$s4HTTP10ServerCallC4parkyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$s4HTTP10ServerCallC5leave33_1E677C7BC5DA8CEDCF1018D047774EF3LLSbyF
# Func Hash:
303685787381960568
# Num Counters:
12
# Counter Values:
219600
0
0
0
355766
0
0
0
355766
0
355766
0
$0

$s4HTTP10ServerCallC6linger33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyYaF
# Func Hash:
1096621589488756202
# Num Counters:
5
# Counter Values:
0
0
1183
1183
0
$0

$s4HTTP10ServerCallC6listen33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyF
# Func Hash:
971686721413143468
# Num Counters:
7
# Counter Values:
194819
519192
357062
1183
0
160947
2186
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7GatewayAAC4HTTP9ResponderAacDP5beginyyAC10ServerCallCFTW:355766

$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlF
# Func Hash:
536744761735612421
# Num Counters:
2
# Counter Values:
1003
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Gateway6AnswerVwcp:1003
1
** External Symbol **:1003

$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_
# Func Hash:
1096621589485024619
# Num Counters:
7
# Counter Values:
0
0
1003
1003
0
0
1003
$0

$s4HTTP10ServerCallC7Reactor4PumpAadEP4turnyyFTW
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
358330
357062
$0

$s4HTTP10ServerCallC7prepare33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyF
# Func Hash:
536873291012302412
# Num Counters:
4
# Counter Values:
356949
356949
0
0
$0

$s4HTTP10ServerCallC8answeredyyF
# Func Hash:
1096621589485024619
# Num Counters:
7
# Counter Values:
159944
194819
159944
0
0
0
0
$0

$s4HTTP10ServerCallC8readHead33_1E677C7BC5DA8CEDCF1018D047774EF3LLAC7ReadingAELLOyF
# Func Hash:
52047011509888491
# Num Counters:
10
# Counter Values:
714011
355766
355766
714011
358245
1183
0
355766
1183
0
$0

$s4HTTP10ServerCallC8takeBody5limitSbSi_tAA0C5FaultOYKF
# Func Hash:
783548774592819223
# Num Counters:
9
# Counter Values:
0
355766
355766
355766
355766
0
0
0
355766
$0

$s4HTTP10ServerCallC9endAnswer6length4bodyySays5UInt8VG_AItF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
15332
15332
$0

$s4HTTP10ServerCallC_4peer6serverAC7Reactor7ChannelC_AF13SocketAddressOSgAA0B0Ctcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1183
$0

$s4HTTP10ServerCallCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1183
$0

$s4HTTP10ServerCallCfd
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1183
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s4Wire10ByteBufferVwxx:1183
1
$s4Wire10ByteBufferVwxx:1183

$s4HTTP12RelayOutcomeO12isClientLeftSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136166
$0

$s4HTTP12RelayOutcomeO7isWholeSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
409501
$0

$s4HTTP12RelayOutcomeOIegy_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
3009
1003
$0

$s4HTTP12UpstreamPoolC4keepyyAA0B10ConnectionCF
# Func Hash:
331779890246909504
# Num Counters:
10
# Counter Values:
0
0
136166
0
0
0
136166
0
0
20
$0

$s4HTTP12UpstreamPoolC5drainyyF
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
1012
10
7
$0

$s4HTTP12UpstreamPoolC6pooledAA0B10ConnectionCSgyF
# Func Hash:
927205938201572872
# Num Counters:
10
# Counter Values:
0
0
135147
135147
136168
135147
0
0
0
0
$0

$s4HTTP12UpstreamPoolC7connect3forAA0B10ConnectionC7Reactor7ChannelCSg_tYaAA0B7FailureOYKF
# Func Hash:
86095771968074450
# Num Counters:
19
# Counter Values:
1019
0
1019
0
0
0
0
0
0
0
0
0
0
0
0
1019
0
0
0
$0

$s4HTTP12UpstreamPoolC7discardyyAA0B10ConnectionCF
# Func Hash:
744641000085421041
# Num Counters:
19
# Counter Values:
1012
0
249556
249556
1019
249556
4
1019
0
1019
1019
0
0
0
0
0
0
0
0
$0

$s4HTTP12UpstreamPoolC7resolve33_9E5A4DE3FBE640A0320D070A47335A83LLSay7Reactor13SocketAddressOGyYaFTf4nn_g
# Func Hash:
536873290809605374
# Num Counters:
4
# Counter Values:
0
1013
8
1013
$0

$s4HTTP18UpstreamConnectionC10expectHead9answeringy4Wire6MethodO_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136166
$0

$s4HTTP18UpstreamConnectionC11releaseHeadyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
136166
2
$0

$s4HTTP18UpstreamConnectionC14releaseRequestyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1003
1003
$0

$s4HTTP18UpstreamConnectionC4push33_8B8FE154E1041109D083E2200B263E6DLLSbyAA0B7FailureOYKF
# Func Hash:
52047014138243572
# Num Counters:
9
# Counter Values:
136166
136166
0
0
0
0
0
0
0
$0

$s4HTTP18UpstreamConnectionC4turnyyF
# Func Hash:
974670608862201358
# Num Counters:
8
# Counter Values:
0
2
1019
0
0
2
1019
0
$0

$s4HTTP18UpstreamConnectionC6finish7isWholeySb_tF
# Func Hash:
1096621587696462729
# Num Counters:
6
# Counter Values:
0
136166
136166
136166
136166
136166
$0

$s4HTTP18UpstreamConnectionC7GatewayE12appendFields33_BC23F9A221A61BC211C073CC62F205ABLL2to13keepingLimits0Q6Lengthy4Wire10ByteBufferVz_S2btF
# Func Hash:
920543276269686021
# Num Counters:
17
# Counter Values:
135163
1003
0
0
0
0
0
137166
0
136166
136163
135163
135163
0
0
0
0
$0

$s4HTTP18UpstreamConnectionC7Reactor4PumpAadEP4turnyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1021
$0

$s4HTTP18UpstreamConnectionC7framing4Wire11BodyFramingOvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136166
$0

$s4HTTP18UpstreamConnectionC7hasNewsSbvg
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
136166
136166
136166
$0

$s4HTTP18UpstreamConnectionC7isWholeSbvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
135163
135163
$0

$s4HTTP18UpstreamConnectionC7sendNowSbyAA0B7FailureOYKF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
136166
$0

$s4HTTP18UpstreamConnectionC8readHeadSbyAA0B7FailureOYKF
# Func Hash:
159676628132336578
# Num Counters:
9
# Counter Values:
136166
136166
136166
0
0
0
0
0
0
$0

$s4HTTP18UpstreamConnectionC9parseHead33_8B8FE154E1041109D083E2200B263E6DLLSbyAA0B7FailureOYKF
# Func Hash:
567185238884815401
# Num Counters:
5
# Counter Values:
136166
136166
0
136166
0
$0

$s4HTTP18UpstreamConnectionC9passWhole2to3tapAA12RelayOutcomeOSgAA10ServerCallC_AA7BodyTap_pSgtF
# Func Hash:
525801538509658430
# Num Counters:
9
# Counter Values:
135163
135163
0
0
135163
135163
0
0
135163
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP3seeySbs4SpanVys5UInt8VGFTW:135163
0

$s4HTTP18UpstreamConnectionC_4poolAC7Reactor7ChannelC_AA0B4PoolCtcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1019
$0

$s4HTTP18UpstreamConnectionCfD
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1019
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s4Wire10ByteBufferVwxx:1019
1
$s4Wire10ByteBufferVwxx:1019

$s4HTTP5RelayC15isBetweenEventsSbvg
# Func Hash:
146835645313116980
# Num Counters:
3
# Counter Values:
1003
1003
0
$0

$s4HTTP5RelayC4from2to7framing3tapAcA18UpstreamConnectionC_AA10ServerCallCAC7FramingOAA7BodyTap_pSgtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$s4HTTP5RelayC4pull33_0C43BE885B8E64CBA85FA26CD6A786F2LLSbyF
# Func Hash:
93911642894205426
# Num Counters:
11
# Counter Values:
214003
208862
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

$s4HTTP5RelayC4push33_0C43BE885B8E64CBA85FA26CD6A786F2LLyyF
# Func Hash:
391800339111865328
# Num Counters:
11
# Counter Values:
419730
209865
209865
0
208862
0
1003
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
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_TA:1003

$s4HTTP5RelayC4take33_0C43BE885B8E64CBA85FA26CD6A786F2LLyys4SpanVys5UInt8VGF
# Func Hash:
235328016765237887
# Num Counters:
35
# Counter Values:
697509
0
0
209865
232503
1003
232503
0
1003
232503
1003
1003
232503
0
0
209865
0
232503
0
0
0
0
0
0
0
0
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
$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP3seeySbs4SpanVys5UInt8VGFTW:232503
0
1
$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP11takePassing6isOver4Wire10ByteBufferVSb_tFTW:1003
0

$s4HTTP5RelayC4turnyyF
# Func Hash:
965012994205807065
# Num Counters:
14
# Counter Values:
423868
215006
422865
422865
215006
0
0
215006
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
0

$s4HTTP5RelayC5begin33_0C43BE885B8E64CBA85FA26CD6A786F2LLyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$s4HTTP5RelayC5letGo33_0C43BE885B8E64CBA85FA26CD6A786F2LLyyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1003
0
$0

$s4HTTP5RelayC5startyyyAA0B7OutcomeOcF
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
0
1003
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s4HTTP5RelayC7Reactor4PumpAadEP4turnyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
214003
$0

$s4HTTP5RelayCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$s4HTTP6ServerC7welcome33_B4AA710FC7BBEEC239E7B7AAAF339846LL_4fromy7Reactor7ChannelC_AG13SocketAddressOSgtF
# Func Hash:
5832817948507428
# Num Counters:
10
# Counter Values:
1183
0
1164
0
1164
0
1183
1183
0
0
$0

$s4HTTP6ServerC8farewellyyAA0B4CallCF
# Func Hash:
974670608933943392
# Num Counters:
6
# Counter Values:
0
1183
0
0
1164
19
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
1003
0
350286
0
351289
2000
0
2000
0
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
350286
0
0
350286
350286
0
0
0
0
0
0
0
0
0
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
271345
271345
271345
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
232503
232503
232503
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
272332
272332
272332
0
0
0
0
0
0
$0

$s4Wire10ByteBufferV15appendLastChunkyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$s4Wire10ByteBufferV16appendChunkStartyySiF
# Func Hash:
5832821029141262
# Num Counters:
10
# Counter Values:
232503
232503
232503
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
151498
0
0
$0

$s4Wire10ByteBufferV5countSivg
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
790595
0
$0

$s4Wire10ByteBufferV6append11thousandthsys6UInt64V_tF
# Func Hash:
647472252221614757
# Num Counters:
10
# Counter Values:
334507
1156
334507
1156
0
0
0
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
465003
232503
0
0
0
264000
$0

$s4Wire10ByteBufferV6append6digits5widthySu_SitF
# Func Hash:
948827212528680748
# Num Counters:
8
# Counter Values:
433615
4352366
433615
433615
20
0
0
0
$0

$s4Wire10ByteBufferV6append7decimal5widthySi_SitF
# Func Hash:
331779891435087487
# Num Counters:
9
# Counter Values:
145476
436143
145476
145476
0
0
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
3918751
613368
433615
613368
0
0
0
0
0
0
0
0
0
4352366
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
186456
0
0
186456
0
0
0
186456
186456
16
2006
2006
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
188462
186456
0
0
$0

$s4Wire10ByteBufferV6append9hexDigitsys6UInt64V_tF
# Func Hash:
52047011908973368
# Num Counters:
9
# Counter Values:
290043
290043
290043
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
491932
0
$0

$s4Wire10ByteBufferV6appendyySays5UInt8VGF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
667654
$0

$s4Wire10ByteBufferV6appendyySays5UInt8VG_SnySiGtF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
846238
0
$0

$s4Wire10ByteBufferV6appendyys12StaticStringVF
# Func Hash:
788747807060004997
# Num Counters:
10
# Counter Values:
1916734
2120
458706
899461
558567
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
2:420524
1:136355
5:1154
4:173
7:169
6:125
3:67

$s4Wire10ByteBufferV6appendyys4SpanVys5UInt8VGF
# Func Hash:
615463249704568864
# Num Counters:
9
# Counter Values:
4153357
12041
661146
226455
3265753
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
513:1132334
129:609978
33:532501
65:469768
2:232500
0:136166
4:136166
257:16333
1:6
256:1

$s4Wire10ByteBufferV6appendyys5UInt8VF
# Func Hash:
1096621588604446523
# Num Counters:
5
# Counter Values:
580095
580095
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
1193729
1057565
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
5049467
$0

$s4Wire10ByteBufferV8capacityACSi_tcfC
# Func Hash:
238984484201432128
# Num Counters:
3
# Counter Values:
6088
654
0
$0

$s4Wire10ByteBufferV8capacityACSi_tcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5434
$0

$s4Wire10ByteBufferV8makeRoom33_4858EBFE8A0A38F5AE6E3CB0F29C4198LLyySiF
# Func Hash:
685179184202638084
# Num Counters:
11
# Counter Values:
14199
7578
7578
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
33:2102
129:2102
65:2039
257:1074
128:80
513:80
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
3814358
3813353
0
0
$0

$s4Wire10ByteBufferV9removeAll15keepingCapacityySb_tF
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
274651
2008
2008
$0

$s4Wire10ByteBufferV9removeAll15keepingCapacityySb_tFfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136477
$0

$s4Wire10ByteBufferVfD
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
5028
7
$0

$s4Wire10ByteBufferVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
7270
3241
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
136166
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
31216
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
219600
$0

$s4Wire10FieldRangeV7isEmptySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
325166
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
490929
0
0
1736747
1736747
1003
0
0
0
0
0
0
1003
490929
0
1003
0
0
0
0
0
0
0
0
0
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
2198
491932
489734
489734
489734
489734
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
629611
0
627611
0
0
$0

$s4Wire10HeadFieldsC4read_6limitsSiSgs4SpanVys5UInt8VG_AA0B6LimitsVtAA9HTTPFaultVYKF
# Func Hash:
984255532464525978
# Num Counters:
68
# Counter Values:
1121543
1121543
1596705
2445
489734
1724476
2214210
12106
617505
0
2214210
0
0
2198
1596705
0
0
0
0
491932
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5439
0
0
0
0
0
0
491932
0
0
1596705
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
356066
0
325166
0
0
0
0
0
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
356949
0
0
$0

$s4Wire10HeadFieldsC6forgetyyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2006
2006
$0

$s4Wire10HeadFieldsC8containsySbAA10KnownFieldOF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
61800
$0

$s4Wire10HeadFieldsCACycfc
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
138726
2202
$0

$s4Wire10HeadFieldsCfD
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2202
192
$0

$s4Wire10HeadFieldsCyAA10FieldRangeVSgAA05KnownD0Ocig
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
1235667
847998
0
0
$0

$s4Wire10HeadFieldsCyAA5FieldVSicig
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
969904
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
136180
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136180
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA1_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136180
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136180
$0

$s4Wire10HeadMemoryV4keepyys4SpanVys5UInt8VG_S2itF
# Func Hash:
135188634956901483
# Num Counters:
8
# Counter Values:
491932
135083
356849
0
0
135083
135083
0
$0

$s4Wire10JSONParserV5parseyAA9JSONValueVs4SpanVys5UInt8VGAA9JSONFaultVYKF
# Func Hash:
798733567701983421
# Num Counters:
4
# Counter Values:
493532
0
493532
493532
$0

$s4Wire10KnownFieldO5namedyACs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
672137664198745421
# Num Counters:
12
# Counter Values:
0
356066
356066
356066
356066
356066
0
0
0
356066
356066
356066
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
1000
1000
0
7000
0
0
0
1000
1000
0
0
1000
1000
0
0
1000
0
1000
0
0
233503
1000
0
1000
0
0
1000
0
1000
0
1000
1000
0
0
1000
0
1000
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
136163
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
442368
0
$0

$s4Wire11BodyDecoderV4step33_399F2DBA6E1CECA3371F104EED561777LLyAC4StepOs4SpanVys5UInt8VG_SiztAA9HTTPFaultVYKF
# Func Hash:
399501120264517900
# Num Counters:
64
# Counter Values:
1003
0
0
0
233506
466006
0
0
0
1632533
1400030
0
2006
0
0
232503
232503
0
0
1003
0
1003
0
0
209865
0
0
1003
0
0
0
208862
0
0
0
0
0
0
0
0
232503
232503
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s4Wire11BodyDecoderV_4from5limitAcA0B7FramingO_AC6SenderOSitcfC
# Func Hash:
290495010627193108
# Num Counters:
6
# Counter Values:
1003
0
1003
0
0
0
$0

$s4Wire11BodyDecoderV_4from5limitAcA0B7FramingO_AC6SenderOSitcfcfA1_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
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
233506
0
0
0
0
233506
0
0
466006
0
233506
233506
201003
0
0
0
0
0
1003
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
442217343148394989
# Num Counters:
55
# Counter Values:
202000
404000
0
0
0
0
202000
0
0
0
0
202000
0
201000
0
0
0
0
0
202000
0
0
2000
0
2000
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
201000
0
$0

$s4Wire11ReplyReaderV10isOfEventsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
367666
$0

$s4Wire11ReplyReaderV10siftEvents33_32C869762F372759CB5BB1B3793ECD9ELLySbs4SpanVys5UInt8VG_AA12EventScannerVzAA0B8FindingsVzAA0N5SieveVzAA10JSONParserVztFZTf4nnnnnd_n
# Func Hash:
661404399093270640
# Num Counters:
67
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
3
0
0
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
0
0
0
0
0
0
0
31500
0
31503
0
$0

$s4Wire11ReplyReaderV10takeSifted6isOverAA10ByteBufferVSb_tF
# Func Hash:
391331303767594704
# Num Counters:
6
# Counter Values:
1003
3
3
0
0
0
$0

$s4Wire11ReplyReaderV12finishEvents33_32C869762F372759CB5BB1B3793ECD9ELLyyAA12EventScannerVz_AA0B8FindingsVzAA10JSONParserVztFZTf4nnnd_n
# Func Hash:
927205941541775147
# Num Counters:
10
# Counter Values:
0
1003
0
0
0
0
0
0
0
0
$0

$s4Wire11ReplyReaderV4feed_4withSbs4SpanVys5UInt8VG_AA10JSONParserVztF
# Func Hash:
391331300189883088
# Num Counters:
6
# Counter Values:
367666
0
31503
201000
135163
0
$0

$s4Wire11ReplyReaderV4keep33_32C869762F372759CB5BB1B3793ECD9ELLyys4SpanVys5UInt8VGF
# Func Hash:
456618552166378984
# Num Counters:
14
# Counter Values:
0
135163
0
135163
0
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
136166
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
136166
$0

$s4Wire11ReplyReaderV6finish4withyAA10JSONParserVz_tF
# Func Hash:
236859846007928959
# Num Counters:
21
# Counter Values:
0
135163
1003
0
135163
0
0
0
0
0
0
135163
135163
135163
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
136166
$0

$s4Wire11ReplyReaderVWOh
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
1
$s4Wire11ReplyReaderVwxx:1005

$s4Wire11ReplyReaderV__5limitAcA7DialectO_AC4FormOSitcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1005
$0

$s4Wire11ReplyReaderV__5limitAcA7DialectO_AC4FormOSitcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1005
$0

$s4Wire11ReplyReaderV__5limitAcA7DialectO_AC4FormOSitcfcfA1_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1005
$0

$s4Wire11ReplyReaderV__5limitAcA7DialectO_AC4FormOSitcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1005
$0

$s4Wire11ReplyReaderVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1005
$0

$s4Wire11RequestHeadC13contentLengthSiSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
711532
$0

$s4Wire11RequestHeadC5resetyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
356949
$0

$s4Wire11RequestHeadC5value2ofAA10FieldRangeVSgAA05KnownF0O_tF
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
934157
0
0
0
$0

$s4Wire11RequestHeadC7framingAA11BodyFramingOvg
# Func Hash:
1124680653174388133
# Num Counters:
4
# Counter Values:
355766
355766
0
355766
$0

$s4Wire11RequestHeadCACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1183
$0

$s4Wire11RequestHeadCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1183
$0

$s4Wire11RequestHeadCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1183
$0

$s4Wire11StatusLines33_B153A317343EFB48D9BEBC4A1457198FLLO5knownys12StaticStringVSgSiFZTf4nd_n
# Func Hash:
280681508603100586
# Num Counters:
29
# Counter Values:
151498
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
15332
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
232503
0
0
0
0
0
0
$0

$s4Wire12ReplyContentO03hasC0ySbAA9JSONValueV_AA7DialectOtFZ
# Func Hash:
807020280034901326
# Num Counters:
129
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
136166
0
0
1003
0
0
0
0
0
0
0
0
136166
1003
0
540652
0
135163
1003
0
0
0
946141
0
0
6018
0
0
270326
0
0
0
1003
136166
270326
136166
136166
1003
482449
273332
1003
2006
135163
136166
1003
346283
137166
1003
136166
136166
0
0
135163
0
135163
1003
0
0
0
1003
1003
0
136166
0
0
0
0
0
0
0
135163
0
136166
1003
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
1000
0
0
0
0
0
0
1000
0
1000
0
0
0
0
0
0
0
1000
0
3000
0
2000
0
1000
1000
0
1000
0
1000
0
1000
0
0
0
0
0
0
0
1000
0
0
1000
0
0
1000
0
1000
0
1000
0
0
0
0
0
0
1000
0
0
0
1000
0
0
0
0
0
1000
0
0
0
0
0
0
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

$s4Wire12ReplyContentO11isOnlyUsageySbAA9JSONValueV_AA7DialectOtFZTf4nnd_n
# Func Hash:
948827209403836636
# Num Counters:
10
# Counter Values:
1000
0
0
1000
1000
1000
1000
1000
1000
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
136166
0
136166
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
355766
0
0
0
355766
0
0
0
0
0
0
0
0
356766
1424064
1068298
1067298
1068298
355766
1000
0
355766
355766
355766
355766
355766
0
0
0
0
1000
0
0
0
355766
355766
0
355766
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
355766
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
355766
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
355753
13
0
355753
0
$0

$s4Wire12RequestFactsC5resetyyF
# Func Hash:
238984482966880379
# Num Counters:
3
# Counter Values:
355766
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
355766
0
355766
355766
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1424064
355766
0
0
0
0
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

$s4Wire12ResponseHeadC3hasySbAA10KnownFieldOF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136169
$0

$s4Wire12ResponseHeadC5resetyyF
# Func Hash:
238984484622511769
# Num Counters:
3
# Counter Values:
136166
0
0
$0

$s4Wire12ResponseHeadC5value2ofAA10FieldRangeVSgAA05KnownF0O_tF
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
136166
136166
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
272332
272332
272332
272332
270326
270326
$0

$s4Wire12ResponseHeadC9isInterimSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136166
$0

$s4Wire12ResponseHeadC9keepAlive9answeringSbAA6MethodO_tF
# Func Hash:
974670607270608071
# Num Counters:
9
# Counter Values:
0
135163
136166
136166
136166
136166
0
136166
135163
$0

$s4Wire12ResponseHeadCACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1019
$0

$s4Wire12ResponseHeadCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1019
$0

$s4Wire12UsageFiguresV4read33_5AC4406825CFD3E7A192D2D9A487EA2ELLyyAA10JSONMemberVF
# Func Hash:
691833066375397971
# Num Counters:
74
# Counter Values:
0
0
408489
136163
0
136163
0
136163
0
0
0
136163
0
0
0
0
0
0
136163
0
0
0
0
0
136163
0
0
0
0
0
136163
0
0
0
0
0
0
136163
0
0
0
136163
0
0
136163
0
0
0
0
0
0
0
136163
0
0
0
0
0
0
0
0
0
0
0
0
0
0
136163
136163
136163
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
136163
0
0
272326
0
0
0
0
0
0
0
0
0
136163
0
0
0
136163
0
0
0
0
0
0
272326
816978
0
0
0
0
408489
0
0
408489
272326
816978
0
544652
0
0
0
0
136163
0
136163
0
0
136163
136163
0
0
0
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
136166
136163
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
2003
1000
0
1003
1000
1000
0
1003
$0

$s4Wire13ReplyFindingsV5resetyyAA7DialectOF
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
136166
0
0
$0

$s4Wire13ReplyFindingsVyAcA7DialectOcfCTf4nd_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1005
$0

$s4Wire13RequestParserO11requestLine33_8ACB5A14D54F9E2A183197507A0F46DFLLySnySiGSgs4SpanVys5UInt8VG_AA10HeadLimitsVAA0bQ0CtAA9HTTPFaultVYKFZTf4nnnd_nTf4nxn_n
# Func Hash:
833558495734200894
# Num Counters:
32
# Counter Values:
0
0
1179
0
0
0
1179
0
1179
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
2198
2198
2198
2198
2198
0
0
$0

$s4Wire13RequestParserO4read33_8ACB5A14D54F9E2A183197507A0F46DFLLyySnySiG_s4SpanVys5UInt8VGAA10HeadLimitsVAA0bP0CtAA9HTTPFaultVYKFZTf4nnnnd_nTf4nnxn_n
# Func Hash:
728130254837067085
# Num Counters:
29
# Counter Values:
4716
0
1179
0
0
0
1179
0
0
0
0
1179
0
0
0
0
0
0
0
0
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
355766
355766
1179
355766
355766
1179
0
0
354587
$0

$s4Wire13RequestParserO6finish33_8ACB5A14D54F9E2A183197507A0F46DFLLyys4SpanVys5UInt8VG_AA0B4HeadCtAA9HTTPFaultVYKFZTf4nnd_n
# Func Hash:
181107444071910249
# Num Counters:
15
# Counter Values:
0
0
355766
355766
355766
0
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
355766
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
1179
0
0
0
1179
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
22401
0
0
1179
1179
0
0
0
0
0
0
0
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
3057
0
1019
1019
1019
0
0
0
0
1019
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
136166
0
136166
136166
0
0
0
0
0
0
0
1019
0
1019
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
136166
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
2003
2003
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
2003
2003
0
0
2003
0
0
0
0
0
0
0
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
2003
2003
2003
2003
2003
0
0
0
0
2003
$0

$s4Wire15ServerSentEventV_6joinedACs4SpanVys5UInt8VG_AA10ByteBufferVztcfCTf4nnd_n
# Func Hash:
290495010837350104
# Num Counters:
6
# Counter Values:
2003
2003
2003
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
613431
7
$0

$s4Wire6MethodOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
613431
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
1179
0
1179
0
0
0
0
0
0
0
0
1179
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
355766
0
355766
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
931115
$0

$s4Wire7DialectO8isGeminiSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
355766
$0

$s4Wire8ByteScanO12firstControl2in4from2toSis4SpanVys5UInt8VG_S2itFZTf4nnnd_n
# Func Hash:
1042354055960601760
# Num Counters:
19
# Counter Values:
2
0
1916990
1123741
0
1123739
4
2
854313
269424
1123741
0
2
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
119
1760
1760
1760
331
102
267
38
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
469009
246542
12036
2428018
469009
0
234503
468009
233503
1000
0
701512
0
233503
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
2402000
12036
234503
0
234503
233500
1003
232500
0
1000
0
0
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
1319800
1319800
263960
263960
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
263960
3465854
3201894
0
0
0
0
355766
355766
0
263960
263960
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
629611
0
9417
629611
629611
2003
0
0
1259222
629611
31000
31000
629611
0
629611
2
629611
629611
629611
2000
627611
4356
625253
2
0
0
625256
627611
1003
0
0
0
0
0
0
0
0
0
0
0
627611
627611
627611
$0

$s4Wire9JSONValueV4kindAC4KindOvg
# Func Hash:
287486625672014413
# Num Counters:
7
# Counter Values:
492529
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
412498
411489
272332
0
1529814
0
683824
2333798
551655
1649974
551655
412498
0
412498
0
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
166857
136
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
24977
24977
$0

$s5Redis0A5ReplyO7integerSiSgvg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
174034
0
$0

$s5Redis0A5ReplyOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
169432
166786
$0

$s5Redis0A5ReplyOWOe
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
681856
136
88
49954
3224
$0

$s5Redis0A5ReplyOWOy
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
345844
136
88
25295
3897
$0

$s5Redis0A5ReplyOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
174204
$0

$s5Redis0A6ClientC4send_4keys9arguments4room3due_AA4CallCAA0A6ScriptC_S3is6UInt64VSgyAA3PenVzXEtAA0A5ErrorOYKF
# Func Hash:
640704447232100574
# Num Counters:
15
# Counter Values:
0
136083
117
0
296947
0
0
0
52
296947
0
0
0
0
0
$0

$s5Redis0A6ClientC4takeyAA0A5ReplyOAA4CallCAA0A5ErrorOYKF
# Func Hash:
536873293986372656
# Num Counters:
3
# Counter Values:
166624
166624
0
$0

$s5Redis0A6ClientC5StateOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
301891
301829
$0

$s5Redis0A6ClientC5knowsySbAA0A6ScriptCF
# Func Hash:
536873293310889690
# Num Counters:
4
# Counter Values:
296947
433113
297113
0
$0

$s5Redis0A6ClientC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
0
4012
$0

$s5Redis0A6ClientC7enqueue_4keys_3dueAA4CallCAA0A9ArgumentsV_SiSgAJs6UInt64VtAA0A5ErrorOYKF
# Func Hash:
821915648070226213
# Num Counters:
91
# Counter Values:
0
0
26
102
0
4863
0
0
102
49
83
0
102
0
102
83
0
26
0
0
4863
0
18
0
4863
0
4863
4730
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
83
0
102
95
4730
0
4862
2305
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
8
2
33:83
0:19
0
3
129:83
33:12
17:7
0
3
33:4662
0:133
513:68
0
6
129:4160
65:641
33:46
17:7
257:7
64:2
0

$s5Redis0A6ClientC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF
# Func Hash:
102051343825959167
# Num Counters:
21
# Counter Values:
12829
0
4745
4745
4662
68
68
68
0
0
0
0
23
7
4745
0
0
0
23
4722
68
$0

$s5Redis0A6ClientC8giveBackyyAA4CallCF
# Func Hash:
238984483936707236
# Num Counters:
3
# Counter Values:
301912
0
24
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
296947
10
0
0
296947
296947
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
296947
0
296947
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA09AdmissionS0V_TG5TA:160864
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA010SettlementS0V_TG5TA:136083
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
33:296947
0

$s5Redis0A9ArgumentsV6append_4eachySays5UInt8VG_s12StaticStringVtF
# Func Hash:
701607649364344984
# Num Counters:
12
# Counter Values:
0
4579
0
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
8458
84
0
0
0
0
0
0
0
4096
$0

$s5Redis0A9ArgumentsV6appendyySiF
# Func Hash:
934653110761828625
# Num Counters:
26
# Counter Values:
12036
12036
0
8036
8034
8024
8024
8024
8024
8024
8024
8024
0
0
0
0
0
8024
4012
8024
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
40130
12036
12036
4012
8024
8026
0
0
0
0
0
0
0
0
0
0
0
0
0
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
8909
580
8385
0
8909
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
4245
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
12
33:4152
17:4012
5:215
513:126
4:122
3:86
8:78
9:60
257:21
16:14
2:12
1:11
0

$s5Redis0A9ArgumentsVACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4883
$0

$s5Redis10ConnectionC11earliestDues6UInt64Vvg
# Func Hash:
93478047928630628
# Num Counters:
7
# Counter Values:
2390
2390
312
146
0
0
0
$0

$s5Redis10ConnectionC4read33_C889FAC629DDB47BE5F73C5CC1E30652LL4into7Reactor8TransferOSays5UInt8VGz_tF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
128014
0
$0

$s5Redis10ConnectionC5flushyyF
# Func Hash:
1083424330218396912
# Num Counters:
11
# Counter Values:
315032
157516
157516
2
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
301836
157490
0
$0

$s5Redis10ConnectionC7Reactor4PumpAadEP4turnyyFTW
# Func Hash:
1124680653462654286
# Num Counters:
4
# Counter Values:
185768
185768
15675
0
$0

$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
157516
$0

$s5Redis10ConnectionC7deliver33_C889FAC629DDB47BE5F73C5CC1E30652LL_5firstySays5UInt8VG_SitF
# Func Hash:
757413969934930488
# Num Counters:
68
# Counter Values:
300197
299336
164116
135220
159956
0
68
0
0
0
0
135220
0
0
0
0
128014
0
0
0
1771
0
26
0
0
4116
0
0
0
0
0
905
807
0
0
0
0
905
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
135220
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
$s7Gateway8ExchangeC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:135220
1
$s7Gateway8ExchangeC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:159956
1
$s7Gateway8ExchangeC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:1771
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
33:74091
17:61129
0

$s5Redis10ConnectionC7receive33_C889FAC629DDB47BE5F73C5CC1E30652LLyyF
# Func Hash:
331779890560426899
# Num Counters:
9
# Counter Values:
128014
185768
185768
0
185768
0
0
0
0
$0

$s5Redis10ConnectionCyAC7Reactor7ChannelCcfc
# Func Hash:
1124680650439463261
# Num Counters:
3
# Counter Values:
1638
26
0
$0

$s5Redis11ReplyParserV3add020_CDC03A6D8A992478FC5G11BA1CA278FC4LLySvSgSpys4Int8VGSg_SiSPySo13redisReadTaskVGSgtFZTf4nnnd_n
# Func Hash:
933248315497804982
# Num Counters:
10
# Counter Values:
1718
1718
68
31
1619
1718
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
33:937
17:644
5:54
4:44
513:14
16:7
257:7
2:5
1:4
3:2

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_Spys4Int8VGSgSitcfU_To
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1718
$0

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_s5Int64VtcfU1_To
# Func Hash:
1063705159172739859
# Num Counters:
3
# Counter Values:
2193
0
0
$0

$s5Redis11ServerCheckV6fields33_36267EB3045F65DD9F5159F669907717LLySDyS2sGSSFZTf4nd_n
# Func Hash:
642385042219259991
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
539
21
532
14
0
518
70
14
14
0
0
0
0
0
0
0
518
0
0
0
525
$0

$s5Redis13ReplyAssemblyV3addyyAA0aB0OF
# Func Hash:
391331300296868596
# Num Counters:
6
# Counter Values:
1591
2646
0
272
65
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
599939
0
599939
0
0
0
0
301692
0
301692
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
432330
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
16:379616
17:220323
0

$s5Redis3PenV3put8argumentyyACzXE_tF
# Func Hash:
1066151231937422904
# Num Counters:
41
# Counter Values:
0
272332
160947
433279
433279
160947
160947
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger15AdmissionLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA.47:160864
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA.49:136083
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_TA.48:136083
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger15AdmissionLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA:83
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_TA:83
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA:83
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
3
17:136166
65:74954
33:61212

$s5Redis3PenV3put9bigEndianyx_ts15BitwiseCopyableRzs17FixedWidthIntegerRzlF
# Func Hash:
48277136972185599
# Num Counters:
1
# Counter Values:
670236
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
3
8:396852
2:137200
4:136184

$s5Redis3PenV3put_5firstySays5UInt8VG_SitF
# Func Hash:
927276897390327009
# Num Counters:
5
# Counter Values:
0
136166
0
0
136160
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
6:74954
9:61212
0

$s5Redis3PenV3put_6digitsySu_SitF
# Func Hash:
567185239232071700
# Num Counters:
5
# Counter Values:
2046568
755236
433306
351833
0
$0

$s5Redis3PenV3putyySays5UInt8VGF
# Func Hash:
303615924401429201
# Num Counters:
4
# Counter Values:
0
619007
0
552463
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
8
17:154821
4:89533
33:87993
16:81086
65:72954
1:61206
9:61206
2:10208
0

$s5Redis3PenV3putyys12StaticStringVF
# Func Hash:
599077204235560586
# Num Counters:
6
# Counter Values:
0
297113
0
0
0
297113
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
0:160947
2:136166
0

$s5Redis3PenV3putyys4SpanVys5UInt8VGF
# Func Hash:
927276899315658337
# Num Counters:
5
# Counter Values:
372200
0
372200
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
9:372157
2:43
0

$s5Redis3PenV3putyys5UInt8VF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3573074
$0

$s5Redis3PenV5frameSivgZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
594226
$0

$s5Redis3PenV6digits2ofSiSu_tFZ
# Func Hash:
1029578615941763306
# Num Counters:
20
# Counter Values:
755236
433306
297140
297113
297113
297113
297113
297113
297113
297113
297113
297110
297087
296728
293792
264278
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
161727
161727
161727
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
135220
0
$0

$s5Redis9CallQueueV6appendyyAA0B0CF
# Func Hash:
135188633044096422
# Num Counters:
7
# Counter Values:
301938
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
49346
278826
24673
139413
164116
764429
591816
164116
24673
139413
24673
139413
24673
139413
172613
24673
139413
0
0
0
24659
0
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
405660
270440
299336
299336
135220
135220
135220
135220
135220
0
135220
135220
135220
0
0
0
0
0
0
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
2022
13
0
0
2022
0
0
0
0
0
2009
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
2022
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
2011
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words10PhrasebookC3Key33_DF5CE499D6C67C7C6E87EAFD1B2D73B9LLVwcp:2011

$s5Words10PhrasebookC3Key33_DF5CE499D6C67C7C6E87EAFD1B2D73B9LLVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2006
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words10PhrasebookC3Key33_DF5CE499D6C67C7C6E87EAFD1B2D73B9LLVwxx:2006

$s5Words10PhrasebookC3Key33_DF5CE499D6C67C7C6E87EAFD1B2D73B9LLVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2011
$0

$s5Words10PhrasebookC3Key33_DF5CE499D6C67C7C6E87EAFD1B2D73B9LLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2011
$0

$s5Words10PhrasebookC4text2of8language8timeZoneSSAA6PhraseV_S2StF
# Func Hash:
844982797053623258
# Num Counters:
4
# Counter Values:
5
2006
0
2006
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
3025
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
2006
2006
$0

$s5Words6NoticeVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2006
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2006

$s5Words6NoticeVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2006
$0

$s5Words6NoticeV_4bookACSgAA9SituationVh_6Limits8PlanBookCtcfC
# Func Hash:
95820318108168210
# Num Counters:
16
# Counter Values:
0
2006
0
0
2006
2006
0
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
2006
2006
0
0
2006
$0

$s5Words6NoticeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2006
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
2007
2017
0
2017
0
0
2017
0
2017
0
2017
0
0
2017
0
10
2007
0
2017
0
2017
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
2016
0
2016
0
2004
$0

$s5Words6PhraseVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
136166
0
$0

$s5Words6PhraseVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
136166
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:136166

$s5Words6PhraseVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136166
$0

$s5Words6PhraseVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2022
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words6PhraseVwcp:2022

$s5Words6PhraseVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2038
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words6PhraseVwxx:2038

$s5Words6PhraseVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2022
$0

$s5Words6PhraseVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
136166
136166
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
2038
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
2950
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
3953
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
43
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
2022
0
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
2022
2006
$0

$s5Words9SituationVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2022
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words9SituationVwxx:2022

$s5Words9SituationVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2022
$0

$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA010SettlementS0V_TG5
# Func Hash:
886271540857718209
# Num Counters:
4
# Counter Values:
136083
136083
0
136083
$0

$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA09AdmissionS0V_TG5
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
160864
0
0
$0

$s6Ledger05RedisA0C4send_2to_yAA10SettlementC_0B012CallFollower_pnAH0B6ClientCtAA0A5ErrorOYKF
# Func Hash:
37730075260148182
# Num Counters:
4
# Counter Values:
0
136083
0
0
$0

$s6Ledger05RedisA0C4send_2to_yAA12AdmissionAskC_0B012CallFollower_pnAH0B6ClientCtAA0A5ErrorOYKF
# Func Hash:
942389667449461396
# Num Counters:
3
# Counter Values:
0
160864
0
$0

$s6Ledger05RedisA0C7outcome_2of_AA17SettlementOutcomeOAA0E0C_0B04CallCAJ0B6ClientCtAA0A5ErrorOYKF
# Func Hash:
631255612492166192
# Num Counters:
5
# Counter Values:
0
0
136083
0
0
$0

$s6Ledger05RedisA0C7verdict_2of_AA7VerdictOSgAA12AdmissionAskC_0B04CallCAK0B6ClientCtAA0A5ErrorOYKF
# Func Hash:
93478046494828543
# Num Counters:
6
# Counter Values:
135220
0
0
0
25644
0
$0

$s6Ledger10AdmissionsC15standingRefusal2ofAA0D0V_AA7AccountCtSgAA16AdmissionRequestC_tF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
355766
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:355766

$s6Ledger10AdmissionsC3ask_3now9followingAC6AskingOAA16AdmissionRequestC_6Limits6MomentV5Redis12CallFollower_ptF
# Func Hash:
287486626049272480
# Num Counters:
6
# Counter Values:
160947
160947
160947
0
0
160864
$0

$s6Ledger10AdmissionsC4hear_2ofAC7HearingOAC8QuestionV_5Redis4CallCtF
# Func Hash:
948827213072710589
# Num Counters:
7
# Counter Values:
0
0
0
0
160864
0
0
$0

$s6Ledger10AdmissionsC4send_9followingSbAA10SettlementC_5Redis12CallFollower_ptF
# Func Hash:
135658513053378622
# Num Counters:
13
# Counter Values:
0
136083
136166
136166
136166
136083
136083
136083
136083
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
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:136083
0

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
578412084199492282
# Num Counters:
13
# Counter Values:
136166
0
160947
0
160947
24781
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
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:24781

$s6Ledger10AdmissionsC7outcome_2ofAA17SettlementOutcomeOSgAA0E0C_5Redis4CallCtF
# Func Hash:
123497033847749487
# Num Counters:
6
# Counter Values:
0
136083
0
136083
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

$s6Ledger10AdmissionsC8QuestionV8question_7Gateway5OrderC5ordertSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
516630
0
$0

$s6Ledger10AdmissionsC8question_5peeks3nowAC8QuestionVAA16AdmissionRequestC_Sb6Limits6MomentVtAA0A5ErrorOYKF
# Func Hash:
920934247465340909
# Num Counters:
13
# Counter Values:
160947
0
160947
160947
160947
160947
160947
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
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:160947
1
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:160947

$s6Ledger10AdmissionsC9admissionyAA9AdmissionOAA7VerdictOn_AA0D3AskCtAA0A5ErrorOYKF
# Func Hash:
5832820946157205
# Num Counters:
12
# Counter Values:
0
24781
0
0
0
0
0
136166
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
136166
136166
0
136166
0
0
0
136166
1003
0
0
0
136166
0
0
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
355766
$0

$s6Ledger10SettlementC6ChangeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
74954
$0

$s6Ledger10SettlementC8isRefundSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136166
$0

$s6Ledger10SettlementCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136166
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
491932
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
355766
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
355766
$0

$s6Ledger11DiaryFormatO4heldySSAA11RefusalNoteVFZTf4nd_n
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4012
4012
$0

$s6Ledger11DiaryFormatO4hour33_E05A3CD9526A993B9F5F411B3EAFBEB7LLySS6Limits6MomentVFZTf4nd_n
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
4012
0
0
$0

$s6Ledger11DiaryFormatO5fieldySSAA11RefusalNoteVFZTf4nd_n
# Func Hash:
360019384618917616
# Num Counters:
6
# Counter Values:
4012
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
2006
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11RefusalNoteV5CauseOwcp:2006

$s6Ledger11RefusalNoteV5CauseOWOe
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
12598
0
12598
$0

$s6Ledger11RefusalNoteV5CauseOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
9308
0
9308
$0

$s6Ledger11RefusalNoteV5CauseO_2inAeA0B0VADO_6Limits8ScheduleCtcfCTf4nnd_n
# Func Hash:
414921812404885233
# Num Counters:
8
# Counter Values:
0
3290
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
2006
$0

$s6Ledger11RefusalNoteVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4012
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11RefusalNoteVwcp:4012

$s6Ledger11RefusalNoteVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
6018
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11RefusalNoteVwxx:6018

$s6Ledger11RefusalNoteVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4012
$0

$s6Ledger11RefusalNoteVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6018
$0

$s6Ledger11ReservationV10settlementyAA10SettlementCAA4BillCnF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
136166
0
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
136166
0
136166
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s6Ledger11ReservationV3end33_DBC13BBE9BFA4F3552787444049E8217LL__4billAA10SettlementCAH6EndingO_AA11ConsumptionVSgAA4BillCSgntF
# Func Hash:
287486627546189631
# Num Counters:
5
# Counter Values:
0
0
136166
0
0
$0

$s6Ledger11ReservationV6ticketAA0B6TicketVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$s6Ledger11ReservationV7changes33_DBC13BBE9BFA4F3552787444049E8217LLySayAA10SettlementC6ChangeVGAG6EndingO_AA11ConsumptionVtF
# Func Hash:
769121165970388927
# Num Counters:
32
# Counter Values:
0
211126
74954
0
74954
0
0
0
0
0
0
0
0
0
0
0
0
0
0
74954
74954
0
136166
74954
136166
0
0
0
0
0
74954
0
$0

$s6Ledger11ReservationVSgWOe
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
355766
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
136166
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:136166

$s6Ledger11ReservationVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
136166
136166
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
160947
$0

$s6Ledger12BookCalendarV3day2atAA0B3DayV6Limits6MomentV_tF
# Func Hash:
271263511808002159
# Num Counters:
11
# Counter Values:
136166
7
0
136159
0
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
2006
$0

$s6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2006
$0

$s6Ledger12RefusalDiaryC4noteyyAA7UserKeyV_AA0B0VAA7AccountC6Limits10ModelClassVSgtF
# Func Hash:
1099889929813240679
# Num Counters:
113
# Counter Values:
0
3244650
0
688
1284
0
0
0
310909
8024
216310
900
216310
894
0
5136
2900
5136
3852
20475
0
0
0
0
0
0
0
5136
0
0
216310
0
219595
0
0
5
0
0
0
216310
1284
216310
0
0
0
0
0
6
216310
0
5
0
0
0
0
2006
0
0
1284
216310
0
5
0
216310
216310
216310
0
0
0
0
0
0
0
0
0
0
0
0
0
0
216310
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
216310
0
5136
0
0
0
0
$0

$s6Ledger12RefusalDiaryC5flush33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tYaF
# Func Hash:
322360370119703435
# Num Counters:
37
# Counter Values:
0
0
186
6018
4012
0
186
0
0
4012
0
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
0
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
9
2006
4012
0
$0

$s6Ledger12RequestNamesV4nextAA0B2IDVyF
# Func Hash:
11922955473172444
# Num Counters:
6
# Counter Values:
453735
160947
0
0
0
292788
$0

$s6Ledger14ScheduleFormatV7written_5leaseAA07WrittenB0C6Limits0B0C_SitF
# Func Hash:
303685790132522880
# Num Counters:
11
# Counter Values:
171145
160937
160940
10
0
0
160937
0
3
0
0
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
24781
0
0
0
0
0
0
0
0
0
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

$s6Ledger15AdmissionFormatV6letteryAA0B6LetterVAA0B3AskCF
# Func Hash:
238984482422036564
# Num Counters:
3
# Counter Values:
33
160937
160914
$0

$s6Ledger15AdmissionFormatV7refusal33_A629689E48E63D74B51D1295CF8DA8B8LLyAA7VerdictOSgSay5Redis0O5ReplyOG_6Limits8ScheduleCSitFZTf4nnnd_n
# Func Hash:
399501120714363439
# Num Counters:
55
# Counter Values:
24781
0
49562
49562
24781
24781
0
24781
24781
0
0
0
0
0
0
0
0
24781
24781
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
838107930241930689
# Num Counters:
23
# Counter Values:
24781
946
0
0
0
0
0
0
0
0
24781
0
0
0
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
544664
136166
136166
0
0
136166
0
0
0
0
0
0
0
0
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
160947
0
0
0
160947
117718
0
0
0
10208
0
0
0
0
0
160947
0
160947
0
0
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
160947
0
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

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLC4told2atAA0C0V_AA7AccountCts6UInt64V_tF
# Func Hash:
391331303446266705
# Num Counters:
6
# Counter Values:
194819
5806
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
194819
0
194821
0
348854
174427
194821
0
0
0
2
0
194819
0
0
0
0
0
0
0
0
174427
0
174427
0
0
0
0
0
0
0
0
0
194819
0
$0

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLC7toldForys6UInt64VAA7AccountCFZTf4nd_n
# Func Hash:
414921810114761299
# Num Counters:
8
# Counter Values:
20389
20389
0
0
0
0
0
0
$0

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLC__2of5asked5heard4lifeADSgAA0C0V_AA7AccountCAA16AdmissionRequestCs6UInt64VA2Qtcfc
# Func Hash:
849124000880622269
# Num Counters:
39
# Counter Values:
14583
14583
14583
0
0
29166
14579
0
0
0
0
0
0
14583
0
0
14583
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
14579
$0

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14583
$0

$s6Ledger15WrittenScheduleC7isEqual33_A3B729376963BD25955206E8F3B0DE10LLySbAA11ConsumptionV_AGtF
# Func Hash:
477695476337279416
# Num Counters:
145
# Counter Values:
0
0
23
0
0
0
0
0
0
0
81659
0
0
0
0
0
0
0
0
0
0
0
0
10205
10205
0
0
23
23
0
0
0
160937
0
0
0
0
0
0
0
71431
0
0
0
160937
0
0
0
0
0
160937
0
0
0
0
0
0
0
0
89506
0
0
0
0
0
0
0
0
0
89506
0
0
0
0
0
0
0
0
0
0
0
89506
0
0
0
0
0
89506
0
0
0
0
0
0
0
0
89506
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
355766
$0

$s6Ledger16AdmissionRequestC4user8chosenID11fingerprint10modelClass8estimate5price11isAnonymous12overlooksEnd4planAcA7UserKeyV_AA0cF0VSgSi6Limits05ModelI0VSgAA11ConsumptionVAR5PriceVSgS2bSSSgtcfcfA5_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
355766
$0

$s6Ledger16AdmissionRequestC4user8chosenID11fingerprint10modelClass8estimate5price11isAnonymous12overlooksEnd4planAcA7UserKeyV_AA0cF0VSgSi6Limits05ModelI0VSgAA11ConsumptionVAR5PriceVSgS2bSSSgtcfcfA6_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
355766
$0

$s6Ledger16AdmissionRequestC8estimate5underAA11ConsumptionV6Limits8ScheduleC_tF
# Func Hash:
311693034832455417
# Num Counters:
7
# Counter Values:
335374
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
355766
$0

$s6Ledger16EntitlementCacheVy6Limits7HoldingCAA7UserKeyVcig
# Func Hash:
694937218974223329
# Num Counters:
6
# Counter Values:
0
160947
0
0
0
160947
$0

$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_
# Func Hash:
964791050320039578
# Num Counters:
51
# Counter Values:
74954
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
74954
74954
0
74954
0
136166
136166
0
136166
101146
0
0
0
0
0
136166
0
0
0
0
0
0
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
136166
0
$0

$s6Ledger16SettlementLetterV4roomSivg
# Func Hash:
16930840204183772
# Num Counters:
22
# Counter Values:
74954
0
0
0
136166
74954
0
0
0
0
0
0
0
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
920543277498973214
# Num Counters:
15
# Counter Values:
136166
0
0
0
136166
0
136166
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
272249
272249
0
272249
0
0
$0

$s6Ledger16StandingRefusalsV4dropyyAA7UserKeyVF
# Func Hash:
894595279538875835
# Num Counters:
18
# Counter Values:
30
8
2
2
2
2
2
136166
115762
2
0
0
0
0
0
0
0
0
$0

$s6Ledger16StandingRefusalsV4keep__2of_2atyAA7RefusalV_AA7AccountCAA16AdmissionRequestCAC8QuestionVs6UInt64VtF
# Func Hash:
844411628920913578
# Num Counters:
43
# Counter Values:
169425
8707
34032
11295
24781
14331
8034
14583
16380
0
0
14583
0
0
14583
0
26916
14583
14583
0
0
15621
0
0
14583
0
11295
0
0
1290
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

$s6Ledger16StandingRefusalsV7refusal2of2atAA7RefusalV_AA7AccountCtSgAA16AdmissionRequestC_s6UInt64VtF
# Func Hash:
141929913871149072
# Num Counters:
13
# Counter Values:
329636
206116
206116
355766
2
355766
355766
0
355766
209386
194819
0
0
$0

$s6Ledger4BillC5model4used10isEstimateACSays5UInt8VG_AA11ConsumptionVSbtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136166
$0

$s6Ledger4BillCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136166
$0

$s6Ledger5SpoolC5holdsySbAA7UserKeyVF
# Func Hash:
948827209596992126
# Num Counters:
8
# Counter Values:
136166
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
1530730
0
0
$0

$s6Ledger5TallyV7crossedy6Limits9ThresholdOSgSiF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
211126
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
136166
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:136166

$s6Ledger5TallyVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
53979
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger5TallyVwcp:53979

$s6Ledger5TallyVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
14583
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger5TallyVwxx:14583

$s6Ledger5TallyVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
53979
$0

$s6Ledger5TallyVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
136166
136166
0
0
136166
$0

$s6Ledger5TallyVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
150749
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

$s6Ledger7AccountC11entitlement6Limits11EntitlementVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4060
$0

$s6Ledger7AccountC8isHeldAsySbACF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
219584
$0

$s6Ledger7AccountC9ReceptionE15newestThreshold33_8B46A72EDC5A5B323FBCEE691DB0BE3DLLSiSgvg
# Func Hash:
11922952388744335
# Num Counters:
7
# Counter Values:
209120
2006
0
0
136166
136166
0
$0

$s6Ledger7AccountCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
191534
$0

$s6Ledger7RefusalV5CauseO21__derived_enum_equalsySbAE_AEtFZTf4nnd_n
# Func Hash:
672137662026201718
# Num Counters:
13
# Counter Values:
0
0
219584
0
0
0
219584
0
0
0
219584
0
0
$0

$s6Ledger7RefusalV5CauseOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
219584
5
$0

$s6Ledger7RefusalV5CauseOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
219584
$0

$s6Ledger7RefusalV8decisive2inAC5CauseO6Limits8ScheduleC_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
219616
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
441222
0
0
441222
0
0
0
0
0
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
662958228758739592
# Num Counters:
28
# Counter Values:
8506
567
4
0
567
0
567
567
73
0
13
0
0
0
0
0
0
0
0
0
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
16:566
17:1

$s6Ledger7UserKeyV2eeoiySbAC_ACtFZTf4nnd_n
# Func Hash:
391331299919506191
# Num Counters:
7
# Counter Values:
2922315
194821
194821
194821
194821
0
0
$0

$s6Ledger7UserKeyV4stem33_1CAE0153CA7BC1994FBFA5CFAEC68C57LL_4markSays5UInt8VGs4SpanVyAHG_AHSgtFZys06OutputM0VyAHGzXEfU_
# Func Hash:
52047014496162958
# Num Counters:
9
# Counter Values:
325466
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
325166
$0

$s6Ledger7UserKeyV6tenant4userACSays5UInt8VG_s4SpanVyAGGtcfCTf4nnd_n
# Func Hash:
236859847203335242
# Num Counters:
20
# Counter Values:
12693174
0
4909800
0
1980606
0
325466
0
325466
325466
0
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

$s6Ledger7UserKeyVAA7RefusalVAA7AccountC6Limits10ModelClassVSgIeggngg_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
219607
219607
$0

$s6Ledger7UserKeyVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2006
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger7UserKeyVwcp:2006

$s6Ledger7UserKeyVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2006
$0

$s6Ledger9Base64URLO6append_2toys4SpanVys5UInt8VG_s06OutputF0VyAIGztFZ
# Func Hash:
296805424494828388
# Num Counters:
23
# Counter Values:
650932
325466
325466
297656
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
26933
7
$0

$s6Limits10ModelClassVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
26926
0
26926
$0

$s6Limits10TokenRatioV5learn5bytes6tokensySi_SitF
# Func Hash:
1031809834427541878
# Num Counters:
8
# Counter Values:
272326
1346
270980
0
0
0
0
272326
$0

$s6Limits10TokenRatioV6tokens2inS2i_tF
# Func Hash:
1031809831434940822
# Num Counters:
8
# Counter Values:
355769
355769
355769
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
18657
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits11EntitlementVwcp:18657

$s6Limits11EntitlementVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16628
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits11EntitlementVwxx:16628

$s6Limits11EntitlementVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
18657
$0

$s6Limits11EntitlementVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16628
$0

$s6Limits13ScheduleCacheC8schedule3for10modelClass2atAA0B0CAA7HoldingC_AA05ModelG0VSgAA6MomentVtF
# Func Hash:
771951768356757221
# Num Counters:
35
# Counter Values:
0
10208
171145
171145
160937
171145
171145
0
0
0
0
10
10208
160937
160940
0
0
160937
160937
0
0
0
0
160937
0
0
0
160937
0
0
0
160937
0
0
0
$0

$s6Limits4PlanVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2067
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits4PlanVwcp:2067

$s6Limits4PlanVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2242
$0

$s6Limits5LimitV11EnforcementOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
31206
7
$0

$s6Limits5LimitV11EnforcementOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
31223
$0

$s6Limits5MeterO14countsRequestsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
225726
$0

$s6Limits5MeterOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
225757
15
$0

$s6Limits5MeterOWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
225796
21
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
871304
$0

$s6Limits6MomentV7secondss5Int64Vvg
# Func Hash:
1124680650439463261
# Num Counters:
3
# Counter Values:
4022
0
0
$0

$s6Limits6MomentVACSHAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2026
5
$0

$s6Limits6MomentVACSLAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
150749
7
$0

$s6Limits6MomentVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2040
7
$0

$s6Limits6MomentVSHAASH4hash4intoys6HasherVz_tFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2026
$0

$s6Limits6MomentVSLAASL1loiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
150742
$0

$s6Limits6MomentVSLAASL2leoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136166
$0

$s6Limits6MomentVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2028
$0

$s6Limits6WindowOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
16700
0
$0

$s6Limits6WindowOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
16703
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
160947
$0

$s6Limits7HoldingC4span2of2atAA6MomentV4from_AH2totAA8ScheduleC_AHtF
# Func Hash:
959085192517320418
# Num Counters:
5
# Counter Values:
160947
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
2022
0
0
$0

$s6Limits8ScheduleC5EntryC6LedgerE5field2atSSAA6MomentV_tF
# Func Hash:
187771964761477978
# Num Counters:
7
# Counter Values:
74954
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
243796
$0

$s6Limits8StandingV9isAtLimitSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2006
$0

$s6Limits8StandingV9remainingSivg
# Func Hash:
1063705160368644653
# Num Counters:
3
# Counter Values:
241790
224452
0
$0

$s6Limits9CivilDateV9dayNumberACSi_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4017
$0

$s6Limits9CivilDateV9dayNumberACSi_tcfCTf4nd_n
# Func Hash:
1085769280851633076
# Num Counters:
15
# Counter Values:
4048
0
0
0
0
0
0
0
0
0
0
0
0
0
4048
$0

$s6Limits9ThresholdO8rawValueACSgSi_tcfC
# Func Hash:
1124680650056552345
# Num Counters:
4
# Counter Values:
211126
0
2006
209120
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
355766
0
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
355766
0
0
0
0
0
0
0
0
355766
0
0
0
355766
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s7Gateway11LeaseKeeperC5rearm33_95F519C12E7FDEC85AA3A454783F1A65LLyyF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
1003
0
0
0
$0

$s7Gateway11LeaseKeeperC5timer33_95F519C12E7FDEC85AA3A454783F1A65LL7Reactor5TimerCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1003
1003
$0

$s7Gateway11LeaseKeeperCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$s7Gateway15TargetDirectoryC5Known33_C9BA7E66ACC0F96A93906F76F1DE516BLLC7answersySb4Wire7DialectO_SSSgSays5UInt8VGtF
# Func Hash:
11922952689625465
# Num Counters:
7
# Counter Values:
355765
355765
0
0
355756
0
0
$0

$s7Gateway15TargetDirectoryC6target_5model8upstreamAA0B0CSg4Wire7DialectO_Says5UInt8VGSSSgtF
# Func Hash:
93478048837782219
# Num Counters:
7
# Counter Values:
355766
16
355743
9
10
13
0
$0

$s7Gateway15UpstreamRequest33_49B5D926AF8FC46D799E274BFD76DD9ELLV6append__2toys4SpanVys5UInt8VG_AA7ChangesACLLV4Wire10ByteBufferVztFZTf4nnnd_n
# Func Hash:
259212322812111600
# Num Counters:
12
# Counter Values:
136166
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

$s7Gateway15UpstreamRequest33_49B5D926AF8FC46D799E274BFD76DD9ELLVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136166
$0

$s7Gateway5OrderC4bill33_6FFC9D1B6747B80C8965E9F2EDC6077DLL_8isUseful6Ledger4BillC4Wire10TokenUsageV_SbtF
# Func Hash:
534146034025369043
# Num Counters:
11
# Counter Values:
136163
0
0
0
0
0
0
136163
0
136163
0
$0

$s7Gateway5OrderC4billy6Ledger4BillCSg4Wire11ReplyReaderV_4HTTP12RelayOutcomeOtF
# Func Hash:
1013336875988295306
# Num Counters:
13
# Counter Values:
0
3
136163
0
0
0
0
0
3
0
0
0
3
$0

$s7Gateway5OrderC5learn33_6FFC9D1B6747B80C8965E9F2EDC6077DLL__7isWholey4Wire10TokenUsageV_AG11ReplyReaderVSbtF
# Func Hash:
567185240494502903
# Num Counters:
5
# Counter Values:
136163
136163
136163
1000
135163
$0

$s7Gateway5OrderCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
355766
$0

$s7Gateway6AnswerV6streamyyF
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
1003
1003
0
$0

$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1003
0
$0

$s7Gateway6AnswerV9endStream33_A6C919E3CB8E2FF5D17F858360A0AE81LL_15isBetweenEvents6Ledger10SettlementCSg4HTTP12RelayOutcomeO_SbtF
# Func Hash:
1083424333195727654
# Num Counters:
13
# Counter Values:
0
1003
1003
1003
1003
0
0
0
0
0
1003
0
0
$0

$s7Gateway6AnswerVWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$s7Gateway6AnswerVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1003
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Gateway6AnswerVwxx:1003

$s7Gateway6AnswerVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3009
$0

$s7Gateway6AnswerVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3009
$0

$s7Gateway6TargetC11outputBoundySiSg4Wire12RequestFactsCF
# Func Hash:
959085189303569863
# Num Counters:
5
# Counter Values:
355766
355766
0
355766
0
$0

$s7Gateway7PassageVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
491932
0
$0

$s7Gateway8ExchangeC11settleAsidey6Ledger10SettlementCSgAE4BillCSgF
# Func Hash:
238984481002779099
# Num Counters:
3
# Counter Values:
136166
0
136083
$0

$s7Gateway8ExchangeC12writeRequest2to2onyAA12UpstreamPortC_4HTTP0G10ConnectionCtF
# Func Hash:
267958155081718646
# Num Counters:
15
# Counter Values:
136166
0
0
136166
0
61232
0
0
0
0
0
0
0
0
136166
$0

$s7Gateway8ExchangeC15writeAnswerHead4from_8isSifted4HTTP5RelayC7FramingOAG18UpstreamConnectionC_6Ledger7AccountCSgSbtF
# Func Hash:
948827211534216436
# Num Counters:
8
# Counter Values:
135163
0
1003
135163
1003
0
136166
0
$0

$s7Gateway8ExchangeC3act33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL2on__y6Ledger9AdmissionOn_AG0O7RequestCAA5OrderCnt9Reception7ProblemCYKF
# Func Hash:
521810678420866727
# Num Counters:
22
# Counter Values:
136166
0
136166
0
24781
0
0
0
24781
0
0
0
24781
0
0
0
0
24781
24781
0
24781
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV9aftermath__2on7Gateway9AftermathC4Desk0H8ServicesV_6Ledger12RefusalDiaryC7Reactor9EventLoopCtFyAL7UserKeyV_AL0K0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:24781

$s7Gateway8ExchangeC3tap33_8BDE36C98B6EF902AA79BD86CE2C45B5LL2of8isStreamAA8ReplyTapCSg4HTTP18UpstreamConnectionC_SbtF
# Func Hash:
536873291165677404
# Num Counters:
4
# Counter Values:
136166
136166
1003
3
$0

$s7Gateway8ExchangeC4bill33_8BDE36C98B6EF902AA79BD86CE2C45B5LLy6Ledger4BillCSg4HTTP12RelayOutcomeO_AA5OrderCAA8ReplyTapCSgtF6$deferL_yyF
# Func Hash:
536873289888054125
# Num Counters:
4
# Counter Values:
136166
135294
135294
8
$0

$s7Gateway8ExchangeC4note_8isReplayy6Ledger7AccountC_SbtF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
136166
136166
$0

$s7Gateway8ExchangeC4note__9firstBytey6Ledger4BillCSg_AA6TargetCs6UInt64VtF
# Func Hash:
844982799874925684
# Num Counters:
5
# Counter Values:
136166
136166
136163
10
10
$0

$s7Gateway8ExchangeC4noteyy6Ledger7RefusalV_AE7AccountCtF
# Func Hash:
1083424333143105968
# Num Counters:
11
# Counter Values:
0
0
219600
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
1124680650125156080
# Num Counters:
3
# Counter Values:
0
136166
0
$0

$s7Gateway8ExchangeC4tellyyF
# Func Hash:
536873294000790184
# Num Counters:
4
# Counter Values:
355766
355766
219600
355766
$0

$s7Gateway8ExchangeC4turnyyF
# Func Hash:
1096621588002383470
# Num Counters:
5
# Counter Values:
136166
0
0
136166
0
$0

$s7Gateway8ExchangeC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
296947
$0

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
355766
0
0
355466
$0

$s7Gateway8ExchangeC5count33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLyy6Ledger16AdmissionRequestCn_AA5OrderCnt9Reception7ProblemCYKF
# Func Hash:
714500944923080065
# Num Counters:
11
# Counter Values:
355766
0
0
194819
160864
83
194819
0
194819
194819
194819
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV9aftermath__2on7Gateway9AftermathC4Desk0H8ServicesV_6Ledger12RefusalDiaryC7Reactor9EventLoopCtFyAL7UserKeyV_AL0K0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:194819

$s7Gateway8ExchangeC5endedyy5Redis4CallCF
# Func Hash:
414921810676790976
# Num Counters:
8
# Counter Values:
0
0
136083
0
0
136083
160864
0
$0

$s7Gateway8ExchangeC5order3forAA5OrderCAA6TargetC_tF
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
355766
355766
355766
$0

$s7Gateway8ExchangeC5relay4from_y4HTTP18UpstreamConnectionC_AA7PassageVtFTf4nxn_n
# Func Hash:
685250117852168799
# Num Counters:
22
# Counter Values:
0
136166
136166
135163
135163
136166
0
1003
1003
0
1003
1003
135163
83
0
0
135080
0
135163
135080
0
0
$0

$s7Gateway8ExchangeC6answer33_547A97419888411C69799DD6FBCA20BFLL4fromy4HTTP18UpstreamConnectionC_tF
# Func Hash:
391331302406661137
# Num Counters:
7
# Counter Values:
0
0
136166
0
136166
0
0
$0

$s7Gateway8ExchangeC6ending33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLy6Ledger10SettlementCSgAF4BillCSgF
# Func Hash:
415356761640355876
# Num Counters:
8
# Counter Values:
136166
0
0
0
0
136166
136166
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
784007059655560962
# Num Counters:
2
# Counter Values:
136166
0
$0

$s7Gateway8ExchangeC7Reactor4PumpAadEP4turnyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136166
$0

$s7Gateway8ExchangeC7forwardyyAA5OrderCn_6Ledger7AccountCSgntF
# Func Hash:
1096621591462958080
# Num Counters:
5
# Counter Values:
0
0
0
135147
1019
$0

$s7Gateway8ExchangeC7inspect33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL3fory9Reception5AskerVSg_tAG7ProblemCYKF
# Func Hash:
391331302960765494
# Num Counters:
7
# Counter Values:
355766
0
355766
355766
0
355766
145019
$0

$s7Gateway8ExchangeC7inspect33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLAA5OrderCy9Reception7ProblemCYKF
# Func Hash:
974670607290195508
# Num Counters:
6
# Counter Values:
0
0
355766
0
0
0
$0

$s7Gateway8ExchangeC7request33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLy6Ledger16AdmissionRequestC9Reception5AskerV_AA5OrderCtF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
355766
$0

$s7Gateway8ExchangeC8stepDown4from__AA04StepD0CSgAA5OrderC_6Ledger7RefusalVAK7AccountCtFTf4nxnn_n
# Func Hash:
1083424332910252560
# Num Counters:
11
# Counter Values:
0
219600
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

$s7Gateway8ExchangeC9messageID33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL6Ledger07RequestD0VSgvg
# Func Hash:
948827210155882579
# Num Counters:
8
# Counter Values:
355766
0
0
0
0
0
0
0
$0

$s7Gateway8ExchangeCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
355766
$0

$s7Gateway8ExchangeCfd
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
355766
0
$0

$s7Gateway8ReplyTapC3seeySbs4SpanVys5UInt8VGF
# Func Hash:
567185242373681587
# Num Counters:
5
# Counter Values:
231500
136166
231500
231500
0
$0

$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP11takePassing6isOver4Wire10ByteBufferVSb_tFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP3seeySbs4SpanVys5UInt8VGFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
367666
$0

$s7Gateway8ReplyTapCSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1003
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1003

$s7Gateway8ReplyTapCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1005
$0

$s7GatewayAAC4HTTP9ResponderAacDP5beginyyAC10ServerCallCFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
355766
$0

$s7GatewayAAC4tell_6status_2ofy7Observe14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
145020
$0

$s7GatewayAAC5beginyy4HTTP10ServerCallCF
# Func Hash:
123497035163271755
# Num Counters:
6
# Counter Values:
0
0
355766
355766
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

$s7GatewayAAC5order2of3for_AA5OrderC4HTTP10ServerCallC_AA6TargetC4Wire7DialectOtF
# Func Hash:
331779889181151906
# Num Counters:
8
# Counter Values:
0
0
355766
0
355766
0
0
0
$0

$s7GatewayAAC5write33_49B5D926AF8FC46D799E274BFD76DD9ELL_2of2to2onyAA15UpstreamRequestADLLV_4HTTP10ServerCallCAA0N4PortCAJ0N10ConnectionCtF
# Func Hash:
849550349913245455
# Num Counters:
44
# Counter Values:
136166
136166
0
105554
0
0
0
0
0
0
0
0
0
105566
0
2000
0
2000
213120
0
0
0
136166
213120
136166
213120
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
$0

$s7GatewayAAC7takeTap__10hidesUsageAA05ReplyC0C4Wire7DialectO_AG0F6ReaderV4FormOSbtF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
135161
1005
$0

$s7GatewayAAC9readModel2of_Says5UInt8VG4HTTP10ServerCallC_AA12MatchedRouteCt4Wire12RequestFaultOYKF
# Func Hash:
159676628510021037
# Num Counters:
8
# Counter Values:
0
355766
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
355766
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
136166
3
$0

$s7Observe11AppObserverC17reservationOpenedyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136166
$0

$s7Observe11AppObserverC4plan33_90BF9B3BDFE03D4161ED71EC6F83C533LLyAA9PlanTallyCSSF
# Func Hash:
11922954208341835
# Num Counters:
6
# Counter Values:
355759
7
7
0
0
355759
$0

$s7Observe11AppObserverC5countyAA9LogPhraseCAA14ExchangeRecordV_AA8DecisionOtF
# Func Hash:
421769327519350990
# Num Counters:
11
# Counter Values:
355766
136166
0
0
136166
136090
0
0
76
0
0
$0

$s7Observe11UsedFiguresV8messages5input6cached6output9reasoning4cost10isEstimateACSi_S5iSbtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136166
$0

$s7Observe12LoopObserverC11streamBeganyyF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1003
0
$0

$s7Observe12LoopObserverC11streamEndedyyF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1003
0
$0

$s7Observe12LoopObserverC4tell_2of6status_yAA14ExchangeRecordV_AA03AppC0CSiAA9CallFactsVyXKtF
# Func Hash:
473630380163037321
# Num Counters:
33
# Counter Values:
36
83785
160947
136166
136166
145019
10
1
145019
145009
210747
0
1
0
1
0
1
145009
145009
145009
144973
36
61224
83785
0
145009
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
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7GatewayAAC4tell_6status_2ofy7Observe14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_TA:145019
1
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Observe.build/AppObserver.swift.bc;$s7Observe9UserNamesO10makeWriterySays5UInt8VG_4Wire10ByteBufferVztcyFyAG_AJztcfU0_TA:145019
1
$s4Wire10ByteBufferVwxx:10
1
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7GatewayAAC4tell_6status_2ofy7Observe14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_TA:1

$s7Observe12LoopObserverC5pulseAA5PulseVvg
# Func Hash:
950994588233503479
# Num Counters:
11
# Counter Values:
1122
1056
66
66
66
66
0
0
0
0
0
$0

$s7Observe12LoopObserverC5trace10continuing2inAA12TraceContextVSg4Wire10FieldRangeVSg_AJ10ByteBufferVtF
# Func Hash:
1096621587996230487
# Num Counters:
6
# Counter Values:
355766
0
145019
145019
0
1
$0

$s7Observe12LoopObserverC7noteGapyys6UInt64VF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
231500
$0

$s7Observe13UpstreamTallyC4tellyyAA14ExchangeRecordVF
# Func Hash:
694937217920808619
# Num Counters:
6
# Counter Values:
136166
136166
136166
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
355766
$0

$s7Observe14ExchangeRecordV5marks33_E0D96532F1B11BF797E045EEA6DB50B6LLSivg
# Func Hash:
631255616459540273
# Num Counters:
7
# Counter Values:
83787
0
501
83787
61232
145019
83787
$0

$s7Observe14ExchangeRecordV5write3now2toys6UInt64V_4Wire10ByteBufferVztF
# Func Hash:
301351146074721365
# Num Counters:
15
# Counter Values:
145019
61232
68180
61232
61232
1
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
355766
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Observe14ExchangeRecordVwxx:355766

$s7Observe14ExchangeRecordVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
355766
$0

$s7Observe15UpstreamOutcomeO6statusACSi_tcfC
# Func Hash:
37730073911474559
# Num Counters:
5
# Counter Values:
136166
0
0
0
0
$0

$s7Observe5PulseV3addyyACF
# Func Hash:
5832816866908978
# Num Counters:
10
# Counter Values:
1003
59
59
0
0
0
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
144497
522
107
0
0
$0

$s7Observe7LogDeskC5begin33_A7F6205271BDB813AE152A41CA59BC54LLyyF
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
145019
0
$0

$s7Observe8LogClockV6append_2toys5Int64V_4Wire10ByteBufferVztF
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
145019
27
0
$0

$s7Observe9CallFactsV6method_AC4Wire6MethodO_AA05RouteC0CtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
145020
$0

$s7Observe9LineKindsV5place33_E0D96532F1B11BF797E045EEA6DB50B6LLySiAA14ExchangeRecordV_AA9LogPhraseCSitFZTf4nnnd_n
# Func Hash:
607699197041607660
# Num Counters:
5
# Counter Values:
83787
83787
61232
144518
83787
$0

$s7Observe9PlanTallyC5countyAA9LogPhraseCAA8DecisionO_SS6Limits10ModelClassVSgtF
# Func Hash:
855345942186483799
# Num Counters:
18
# Counter Values:
605951
355757
6
0
355759
7
7
355751
0
0
0
0
8
0
0
0
355757
355751
$0

$s7Observe9UserNamesO10makeWriterySays5UInt8VG_4Wire10ByteBufferVztcyFyAG_AJztcfU0_
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
145019
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge9WatchPlanV9userNames33_946E57E123AC84B501D70E8D635E96D3LLy7Observe04UserE0O8SettingsAIVAA0A5ErrorVYKFZs6UInt64VSays5UInt8VGcyYbcfU0_AnQc8Identity10PseudonymsCYbcfu_AnQcfu0_TA:145019

$s7Reactor11SourceTableV6insertys6UInt64VAA05EventB0_pFTf4en_nAA7ChannelC_Tg5
# Func Hash:
599005162675662168
# Num Counters:
9
# Counter Values:
2230
2113
2113
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
2237
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
4694
0
0
4694
0
0
0
0
4694
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
2366
2366
0
0
$0

$s7Reactor13SocketAddressO5write33_BACDA380B48381A5D2E6500CD78CEE5CLL2tos6UInt32VSo16sockaddr_storageVz_tFAHSwXEfU_
# Func Hash:
650973720161880821
# Num Counters:
8
# Counter Values:
432
1049
0
12
0
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
4716
1179
1179
0
0
0
0
0
4716
$0

$s7Reactor13SocketAddressOACSHAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
4720
7
$0

$s7Reactor13SocketAddressOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
4701
7
$0

$s7Reactor13SocketAddressOSHAASH13_rawHashValue4seedS2i_tFTW
# Func Hash:
536873290278838000
# Num Counters:
4
# Counter Values:
4720
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
4694
$0

$s7Reactor13SocketAddressOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4407
3549
$0

$s7Reactor13SocketAddressOSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1183
1183
$0

$s7Reactor13SocketAddressOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
5880
24
$0

$s7Reactor13SocketAddressOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2270
12
$0

$s7Reactor5FilesO5start2of5limitSays5UInt8VGSS_SitFZTf4nnd_n
# Func Hash:
950994589526401747
# Num Counters:
11
# Counter Values:
4095
3
1
1
1
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
3608
$0

$s7Reactor5TimerCyAcA5Timed_pcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1091
$0

$s7Reactor5TimerCyAcA5Timed_pcfCTf4en_nTf4gn_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1091
$0

$s7Reactor6Parcel33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11275
$0

$s7Reactor6WaiterCACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$s7Reactor6WaiterCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5753
$0

$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
1197142
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
1194910
2230
2
3331
2
0
$0

$s7Reactor7ChannelC13clearDeadlineyyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
493980
493980
$0

$s7Reactor7ChannelC13finishSendingyyF
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
1183
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s7Reactor7ChannelC16finishConnectingyyYaAA11SystemErrorVYKF
# Func Hash:
331779888351941999
# Num Counters:
8
# Counter Values:
1047
1047
0
2
1047
1045
0
0
$0

$s7Reactor7ChannelC18receiveIntoScratchAA8TransferOyF
# Func Hash:
567185242807319752
# Num Counters:
5
# Counter Values:
1274225
703160
571065
0
0
$0

$s7Reactor7ChannelC4sendyAA8TransferOs4SpanVys5UInt8VGF
# Func Hash:
675064528772158230
# Num Counters:
8
# Counter Values:
858310
0
0
858310
0
0
858310
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
64140
0
896356
895288
65178
0
0
1047
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
5
$s4HTTP10ServerCallC7Reactor4PumpAadEP4turnyyFTW:358330
$s4HTTP5RelayC7Reactor4PumpAadEP4turnyyFTW:214003
$s5Redis10ConnectionC7Reactor4PumpAadEP4turnyyFTW:185768
$s7Gateway8ExchangeC7Reactor4PumpAadEP4turnyyFTW:136166
$s4HTTP18UpstreamConnectionC7Reactor4PumpAadEP4turnyyFTW:1021

$s7Reactor7ChannelC5closeyyF
# Func Hash:
567185239157368236
# Num Counters:
5
# Counter Values:
2223
2223
2223
1958
2212
$0

$s7Reactor7ChannelC5readyyyAA9ReadinessVF
# Func Hash:
995382920710218379
# Num Counters:
9
# Counter Values:
64140
1185
0
894133
1185
892948
0
64140
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s7Reactor7ChannelC7receive4intoAA8TransferOs14MutableRawSpanVz_tF
# Func Hash:
402209681005571528
# Num Counters:
7
# Counter Values:
128014
128014
0
0
128014
128014
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s7Reactor7ChannelCAA11EventSourceA2aDP5readyyyAA9ReadinessVFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
894133
$0

$s7Reactor7ChannelC_2on9connectedAcA10DescriptorV_AA9EventLoopCSbtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1047
$0

$s7Reactor7ChannelC_2on9connectedAcA10DescriptorV_AA9EventLoopCSbtcfcTf4ngnn_n
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1047
0
$0

$s7Reactor7ChannelCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2223
$0

$s7Reactor7ChannelCfd
# Func Hash:
844982798047115128
# Num Counters:
4
# Counter Values:
0
0
2223
0
$0

$s7Reactor7MailboxC6LetterOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1787
1716
$0

$s7Reactor7SocketsO4sendyAA8TransferOs5Int32V_s7RawSpanVtFZTf4nnd_n
# Func Hash:
311693035906053201
# Num Counters:
8
# Counter Values:
0
0
858310
0
0
0
0
0
$0

$s7Reactor7SocketsO7connect2to4fromAA10DescriptorVAA13SocketAddressO_AJSgtAA11SystemErrorVYKFZ
# Func Hash:
927205939722975701
# Num Counters:
10
# Counter Values:
0
0
12
1047
1035
1035
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
830909
2101
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
2041
2041
1183
1183
1183
0
0
1183
858
0
858
858
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
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP6ServerC6listen2ony7Reactor10DescriptorVn_tFyAF7ChannelC_AF13SocketAddressOSgtcfU_TA:1183

$s7Reactor9EventLoopC10flushLateryyAA8Flushing_pF
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
157516
28
1
$0

$s7Reactor9EventLoopC13assertCurrentyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
301912
$0

$s7Reactor9EventLoopC3arm_2atyAA5TimerC_s6UInt64VtF
# Func Hash:
567185239653926743
# Num Counters:
5
# Counter Values:
0
4084
0
4084
50
$0

$s7Reactor9EventLoopC3runyyF
# Func Hash:
1124680651599336337
# Num Counters:
4
# Counter Values:
1413
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
858
71
7
790
894998
894998
0
918
24
0
0
918
387632
0
388177
0
0
0
0
0
0
0
0
0
0
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
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV4tellyyyxYbcFyyYbcfU_TA:772
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV3askyqd__qd__xYbcYas8SendableRd__lFySccyqd__s5NeverOGXEfU_yyYbcfU_TA:52
$s7Reactor9EventLoopC4stopyyFyyYbcfU_:18
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC4makeyAA0C5BoundVyxGxACYbcYalFySccyAGs5NeverOGXEfU_yyYbcfU_TA:17
3
$s7Reactor7ChannelCAA11EventSourceA2aDP5readyyyAA9ReadinessVFTW:894133
$s7Reactor8ListenerCAA11EventSourceA2aDP5readyyyAA9ReadinessVFTW:858
$s7Reactor12SignalSourceCAA05EventC0A2aDP5readyyyAA9ReadinessVFTW:7
9
$s7Reactor5Alarm33_6FDF754341BA64BA0527E07FB432922FLLCAA5TimedA2aEP10timePassedyyFTW:304
$s5Redis0A6ClientC7Reactor5TimedAadEP10timePassedyyFTW:156
$s7Observe7LogDeskC7Reactor5TimedAadEP10timePassedyyFTW:106
$s6Ledger6ReplayC7Reactor5TimedAadEP10timePassedyyFTW:64
$s7GatewayAAC7Reactor5TimedAacDP10timePassedyyFTW:59
$s7Observe11ObservatoryC7Reactor5TimedAadEP10timePassedyyFTW:59
$s4Edge11SwitchWatchC7Reactor5TimedAadEP10timePassedyyFTW:26
$s6Ledger12RefusalDiaryC7Reactor5TimedAadEP10timePassedyyFTW:10
$s6Ledger7SweeperC7Reactor5TimedAadEP10timePassedyyFTW:6

$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlF
# Func Hash:
78858395717917332
# Num Counters:
2
# Counter Values:
0
3759
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
3
** External Symbol **:1333
** External Symbol **:1294
** External Symbol **:1132
3
** External Symbol **:1333
** External Symbol **:1294
** External Symbol **:1132
1
** External Symbol **:3759
1
** External Symbol **:3759
1
** External Symbol **:3759
1
** External Symbol **:3759
0

$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3759
$0

$s7Reactor9EventLoopC5startyyFyyYbcfU_
# Func Hash:
1124680651599336337
# Num Counters:
4
# Counter Values:
386737
15
17
0
$0

$s7Reactor9EventLoopC6cancelyyAA5TimerCF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1084
1058
$0

$s7Reactor9EventLoopC7enqueueyys11ExecutorJobVnF
# Func Hash:
798733565743588729
# Num Counters:
4
# Counter Values:
10094
71
7
33
$0

$s7Reactor9EventLoopC7receive33_547C404EB3F4E3E7437DD7EBDCB125BFLL4fromAA8TransferOAA7ChannelC_tFAHSwXEfU_
# Func Hash:
759225736835235971
# Num Counters:
8
# Counter Values:
703160
702895
0
2101
700794
700794
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

$s7Reactor9EventLoopC7runJobs33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLyyF
# Func Hash:
541244692962056521
# Num Counters:
13
# Counter Values:
1
10165
539944
7431
0
157515
0
157515
0
0
388199
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
$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW:157516
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
0:157515

$s7Reactor9EventLoopC8patience33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLs5Int32VyF
# Func Hash:
694937220551334010
# Num Counters:
6
# Counter Values:
388177
387489
387159
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
391958
7
$0

$s7Reactor9EventLoopCSchAASch21asUnownedTaskExecutors0efG0VyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3759
$0

$s7Reactor9EventLoopCSchAASch7enqueueyys11ExecutorJobVnFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10165
$0

$s7Reactor9LoopBoundVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1886
$0

$s7Reactor9TimerHeapV4rise33_73D7694B3CA73619DC12A80BF0673464LL4fromySi_tF
# Func Hash:
5832817387315427
# Num Counters:
10
# Counter Values:
16051
5088
5088
11447
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
4022
19777
19434
0
5050
0
0
0
0
0
0
0
0
0
0
0
0
8767
18160
$0

$s7Reactor9TimerHeapV6popDue2atAA0B0CSgs6UInt64V_tF
# Func Hash:
52047014003436353
# Num Counters:
9
# Counter Values:
389322
1020
20
0
0
388965
790
0
0
$0

$s7Reactor9TimerHeapV6remove33_73D7694B3CA73619DC12A80BF0673464LL2atySi_tF
# Func Hash:
948827210635431979
# Num Counters:
7
# Counter Values:
4010
0
50
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
274332
213120
213120
213120
0
0
$0

$s8Identity10DoorkeeperC5trust2ins6UInt64VSays5UInt8VG_tF
# Func Hash:
18663487890275214
# Num Counters:
11
# Counter Values:
1179
3
1179
1182
1182
1182
3
1179
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
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s9Reception9GuestPlanV4EdgeE_9demoUsersAC8SettingsAFV_SaySSGtAD0D5ErrorVYKcfcSbSays5UInt8VGYbcfU_TA:1179

$s8Identity10DoorkeeperC6caller_2in5trustAA6CallerO4Wire10HeadFieldsC_s4SpanVys5UInt8VGs6UInt64VtF
# Func Hash:
781182585783968601
# Num Counters:
69
# Counter Values:
0
30600
325166
0
386366
30600
30600
0
30600
0
0
30600
325166
355766
30600
30600
30600
355766
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
145025
0
0
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
433231418693798574
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
1
** External Symbol **:10488
5
** External Symbol **:8868
** External Symbol **:1300
__swift_memcpy1_1:196
** External Symbol **:112
$s8Settings6SecretVwcp:12
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
1114
$0

$s8Settings5ValueVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1793
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
3903
0
42
$0

$s8Settings7MistakeV5PlaceOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
3868
0
7
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
1179
$0

$s8Settings9IPAddressV5bytesACSgSays5UInt8VG_tcfCTf4nd_n
# Func Hash:
844982798920573825
# Num Counters:
4
# Counter Values:
0
1214
0
0
$0

$s8Settings9IPNetworkV6masked33_70CDAF9EB50D816548C9F9A83F3653A5LLySays5UInt8VGAA9IPAddressVFTf4nx_n
# Func Hash:
526279452950770545
# Num Counters:
10
# Counter Values:
4744
1186
3558
1186
1186
0
0
0
0
1186
$0

$s8Settings9IPNetworkV8containsySbAA9IPAddressVF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1179
1179
$0

$s9HistogramAAV3addyyABF
# Func Hash:
790715555091891887
# Num Counters:
17
# Counter Values:
130436
177
156
0
156
0
0
0
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
718692
116001
39269
39263
39263
156
135
0
0
0
0
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
1020611
168
540
248
0
0
$0

$s9HistogramAAV6record_5timesys6UInt64V_AFtFfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1020611
$0

$s9HistogramAAV8quantileys6UInt64VSdF
# Func Hash:
508516459619704390
# Num Counters:
17
# Counter Values:
96593
312
0
270
270
0
0
0
0
0
0
0
0
0
0
270
270
$0

$s9HistogramAAVABycfC
# Func Hash:
146835646621254984
# Num Counters:
2
# Counter Values:
1008933
219
$0

$s9Reception11SaidRefusalC10hasFigures33_25FC052444C6D04E2CDD670E3072719FLL2ofSb6Ledger5TallyV_tF
# Func Hash:
536873292752216120
# Num Counters:
4
# Counter Values:
15293
423875
219584
0
$0

$s9Reception11SaidRefusalC4keep_4from_y4HTTP10ServerCallC_Si6Ledger5TallyVtF
# Func Hash:
438284562584081697
# Num Counters:
10
# Counter Values:
8
15316
15294
30
23
0
0
0
0
0
$0

$s9Reception11SaidRefusalC5suits33_25FC052444C6D04E2CDD670E3072719FLLySb6Ledger7AccountCF
# Func Hash:
816997253141738027
# Num Counters:
23
# Counter Values:
219584
0
0
0
0
0
0
0
0
0
0
0
0
0
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
219584
219562
0
204268
15286
$0

$s9Reception13RateLimitText33_0D1D44D889D50CDA2F1A9B7A0B1F06C4LLC6append_2toy6Ledger5TallyV_4Wire10ByteBufferVztF
# Func Hash:
757987887573232942
# Num Counters:
10
# Counter Values:
74977
166813
151498
151498
151498
74977
0
0
74977
166813
$0

$s9Reception13RefusalMemoryV6recall___4wishAA04SaidB0CSg6Ledger0B0V_AI7AccountC4Wire7DialectOs4SpanVys5UInt8VGtF
# Func Hash:
1094249774345259342
# Num Counters:
21
# Counter Values:
219635
0
0
219584
219584
219600
0
219595
0
0
219584
0
0
0
0
219584
30
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
151488
0
65
151433
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
151498
151488
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
355766
355466
$0

$s9Reception5GuestV5guest_6Ledger7AccountC7accounttSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
355766
0
$0

$s9Reception5VoiceC14appendStanding_2to_10isAdmitted4newsy6Ledger7AccountC_4HTTP10ServerCallC4Wire7DialectOSb5Words6PhraseVSgtF
# Func Hash:
948827211504818876
# Num Counters:
8
# Counter Values:
136166
136166
136166
0
2006
2006
0
0
$0

$s9Reception5VoiceC5write33_8B46A72EDC5A5B323FBCEE691DB0BE3DLLyAA14WrittenProblemCAA0M0C_AA0M5ShapeOAA8AudienceVtF
# Func Hash:
896751568073011930
# Num Counters:
47
# Counter Values:
1389
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
11
0
0
0
16
0
5
0
5
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
$s4Wire10ByteBufferVwxx:16

$s9Reception5VoiceC6refuse__2to_y6Ledger7RefusalV_AF7AccountC4HTTP10ServerCallC4Wire7DialectOtF
# Func Hash:
197471691812039915
# Num Counters:
19
# Counter Values:
0
219600
204268
15316
16
16
15316
0
0
16
16
16
16
16
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
3025
$0

$s9Reception6GuestsC5knownyAA5AskerVSg4HTTP10ServerCallCAA7ProblemCYKF
# Func Hash:
52047012645064885
# Num Counters:
9
# Counter Values:
0
30600
325166
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
356366
1179
355187
1179
355187
1179
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
1179
1179
0
1179
0
$0

$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTR
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA12UpstreamPortC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyi1_jk12YbYCcfU_AA12cd77C_TG5011$s7Gateway8b48C3ask33_547A97419888411C69799DD6FBCA20BFLLyyAA12gH19CFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1019
$0

$sS2SSlsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
9529
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
396852
7
$0

$sSD8_VariantV11removeValue6forKeyq_Sgx_tFSO_4HTTP10ServerCallCTg5
# Func Hash:
238984482325208889
# Num Counters:
3
# Counter Values:
1183
1183
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
400
868
400
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
172
8036
172
172
0
8036
0
0
0
0
172
0
0
0
0
361
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

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF4HTTP18UpstreamConnectionC_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
3
1016
0
1019
0
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
0:1019
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lFScJ_s15EmptyCollectionVyScJGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
7431
0
7431
0
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
0:7431
0

$sSa4Wires5UInt8VRszlEySayACGs4SpanVyACGcfC
# Func Hash:
700171237036929845
# Num Counters:
3
# Counter Values:
1555
1523
1555
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
6
513:623
5:300
17:300
7:270
0:32
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

$sSa6append14addingCapacity16initializingWithySi_ys10OutputSpanVyxGzqd__YKXEtqd__YKs5ErrorRd__lFSi_s5NeverOTg5052$s6Ledger15AdmissionFormatV8standingyAA7VerdictOSgs4g36Vys5UInt8VG_6Limits8ScheduleCtFZys06F13F0VySiGzXEfU_Si6Ledger0lM0VXMts0G0Vys0S0VGS3i6Limits0V0CSiTf1ncn_nTf4nnndnnnngn_n
# Func Hash:
516910371742419881
# Num Counters:
72
# Counter Values:
1266756
0
0
0
211126
211126
0
0
0
211126
0
0
0
211126
0
0
136166
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
325466
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
2017
2017
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
1196
4791
4791
356958
356949
356949
0
0
$0

$sSay6Ledger7RefusalV5CauseOGWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
29198
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:29198

$sSay6Ledger7RefusalV5CauseOGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
14599
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:14599

$sSaySSGSayxGSKsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1218
7
$0

$sScPSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3759
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3759

$sScPSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
7518
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:7518

$sSh21_nonEmptyArrayLiteralShyxGSayxG_tcfC5Words11PlaceholderO_Tt0g5Tf4g_n
# Func Hash:
650973722606238697
# Num Counters:
8
# Counter Values:
340
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
182
1036
14
$0

$sSh8containsySbxF5Words11PlaceholderO_Tg5
# Func Hash:
536873292490446314
# Num Counters:
4
# Counter Values:
534
338
1774
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
8024
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
16158
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
13899
0
13899
0
0
0
0
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
3086
123
123
51
1069
0
0
0
0
1069
1018
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
1069
1069
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
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Words.build/Catalogue+English.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:1942
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:552
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Terminal.build/Command+Parsing.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:399
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Settings.build/CommonSettings.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:252
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Settings.build/CommonSettings.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:70
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Words.build/Catalogue+English.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:10

$sSlsE5split9maxSplits25omittingEmptySubsequences14whereSeparatorSay11SubSequenceQzGSi_S2b7ElementQzKXEtKFSS_Tg5133$s5Redis11ServerCheckV6fields33_36267EB3045F65DD9F5159F669907717LLySDyS2sGSSFZSbSJcfu_33_3b2a2a44c852d2f2300b53d4c8ffe498SJSbTf3npk_nTf1nncn_n
# Func Hash:
1009770872019480709
# Num Counters:
31
# Counter Values:
0
0
0
13372
12833
539
539
14
12833
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
10877
10877
757
757
10342
757
$0

$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
2012
2005
7
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay5Redis4CallCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
301912
301693
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay7Gateway8ReplyTapCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
136166
135161
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSays6UInt32VG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
2251
124
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
8
304
112
56
32084
56
136
3616
56
56
0
112
112
112
56
56
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
43030
0
0
0
43030
24713
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSS_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1336
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFs5UInt8V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3116
$0

$ss17_NativeDictionaryV16_unsafeInsertNew3key5valueyxn_q_ntF6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLV_AH4LineAJLLCTg5
# Func Hash:
974670605011390822
# Num Counters:
7
# Counter Values:
46065
3071
3071
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
3071
0
52
5
0
13
10
0
13
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSO_4HTTP10ServerCallCTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
22
6
22
1624
0
6
22
7
0
20
8
0
0
20
2
2
2
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLV_AM4LineAOLLCTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
2006
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLV_AH4LineAJLLCTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
2006
23
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
2328
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
1183
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
2373
2373
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF4Wire5FieldV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
7637
7637
2198
0
5439
7637
0
0
3528
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
3
33:2179
17:2084
65:1176
0
1
0:2198

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5Redis0P5ReplyO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
24945
0
24945
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
1209
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
74954
74954
74954
0
0
74954
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
24781
24781
24781
0
0
24781
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
0:24781

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSS_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
1447
183
1457
0
46
127
0
0
25
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
16:39
257:7
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
161561
136780
161254
0
307
136780
0
0
249
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
1
0:161254

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSs_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
2454
2454
1674
0
780
2454
0
0
401
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
344173
340862
334870
0
9303
340772
0
0
6159
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
7
17:4388
65:4051
9:393
8:309
129:65
33:64
2:33
0
4
0:334579
1:172
65:65
9:54

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs6UInt64V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
4144
0
4212
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
513:224
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
4212
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
2016
0
2006
2006
2006
2006
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5Words14PluralCategoryO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
176
171
2357
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5Words8SentenceO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
1197
1192
1937
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLV_Tg5
# Func Hash:
209100685727863754
# Num Counters:
28
# Counter Values:
19260
8330
1284
0
0
0
0
1284
1284
1284
1284
5319
3292
1284
0
0
0
1284
0
0
0
0
0
0
0
0
1284
0
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF7Reactor13SocketAddressO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
4694
0
4720
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
3270
2087
2401
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSS_Tg5
# Func Hash:
607699200200471043
# Num Counters:
5
# Counter Values:
4057
2921
2921
3720
1146
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSs_Tg5
# Func Hash:
619802543151161916
# Num Counters:
7
# Counter Values:
0
1220
1206
1199
616
1199
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5Words10PhrasebookC3Key33_DF5CE499D6C67C7C6E87EAFD1B2D73B9LLV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2016
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5Words14PluralCategoryO_Tg5
# Func Hash:
287486626987461054
# Num Counters:
7
# Counter Values:
2357
420
0
0
1937
0
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5Words8SentenceO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1937
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLV_Tg5
# Func Hash:
974670605011390822
# Num Counters:
7
# Counter Values:
79785
5319
5319
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
4720
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2401
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSS_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3720
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

$ss4SpanV4Wires5UInt8VRszlE18equalsIgnoringCaseySbAByAEGF
# Func Hash:
495986878207299681
# Num Counters:
9
# Counter Values:
7021
7021
214123
1003
1003
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
234251
234251
34203
32203
32203
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
2003
2003
2003
2003
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
9203
5540183
8538102
5403143
5403143
4189088
3360528
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
1941416
0
0
0
0
$0

$ss6MirrorV12DisplayStyleOSgWOb
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
99824
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:99824

$ss6MirrorV12DisplayStyleOSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
103868
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:103868

$ss6MirrorV12DisplayStyleOSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
114356
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:114356

$ss6ResultOy5Redis0B5ReplyOAC0B5ErrorOGWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
52
166736
$0

$ss6UInt16VABs17FixedWidthIntegersWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
137200
7
$0

$ss6UInt32VABs17FixedWidthIntegersWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
136184
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
1932
1860
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
1932
1860
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
6
0
3
8:36
0:16
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
3759
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

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
838607
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV9aftermath__2on7Gateway9AftermathC4Desk0H8ServicesV_6Ledger12RefusalDiaryC7Reactor9EventLoopCtFyAL7UserKeyV_AL0K0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
219600
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge9WatchPlanV9userNames33_946E57E123AC84B501D70E8D635E96D3LLy7Observe04UserE0O8SettingsAIVAA0A5ErrorVYKFZs6UInt64VSays5UInt8VGcyYbcfU0_AnQc8Identity10PseudonymsCYbcfu_AnQcfu0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
145019
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s9Reception9GuestPlanV4EdgeE_9demoUsersAC8SettingsAFV_SaySSGtAD0D5ErrorVYKcfcSbSays5UInt8VGYbcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1179
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1003
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1003

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1003
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_TA.0.4
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1003
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1003

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7GatewayAAC4tell_6status_2ofy7Observe14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
145020
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA12UpstreamPortC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyi1_jk12YbYCcfU_AA12cd77C_TG5011$s7Gateway8b48C3ask33_547A97419888411C69799DD6FBCA20BFLLyyAA12gH19CFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1019
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA12UpstreamPortC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyi1_jk12YbYCcfU_AA12cd77C_TG5011$s7Gateway8b48C3ask33_547A97419888411C69799DD6FBCA20BFLLyyAA12gH19CFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n.0.7
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1019
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1019

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;objectdestroy
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;objectdestroy.2
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC3end33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyFyACYaYbYCcfU_.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1183
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC3end33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyFyACYaYbYCcfU_.0.8
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1183
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1183

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6linger33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyYaF.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1183
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1183

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1003
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_TA:1003

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_.0.7
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1003
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1003

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1003
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_TA.0.1
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1003
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1003

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7connect3forAA0B10ConnectionC7Reactor7ChannelCSg_tYaAA0B7FailureOYKF.0.1
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1019
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7connect3forAA0B10ConnectionC7Reactor7ChannelCSg_tYaAA0B7FailureOYKF.0.2
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1019
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7connect3forAA0B10ConnectionC7Reactor7ChannelCSg_tYaAA0B7FailureOYKF.0.3
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1019
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1019

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7resolve33_9E5A4DE3FBE640A0320D070A47335A83LLSay7Reactor13SocketAddressOGyYaFTf4nn_g.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1021
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
** External Symbol **:1019
** External Symbol **:2

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP6ServerC6listen2ony7Reactor10DescriptorVn_tFyAF7ChannelC_AF13SocketAddressOSgtcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1183
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTR.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1003
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_TA:1003

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTR.0.6
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1003
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1003

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1003
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTR:1003

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA.0.5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1003
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1003

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;objectdestroy
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2006
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s4Wire10ByteBufferVwxx:2006

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;objectdestroy
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1017
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;objectdestroy.3
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s5Redis0A6ClientC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4012
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s5Redis0A6ClientC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW.0.5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4012
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4012

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA010SettlementS0V_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136083
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA09AdmissionS0V_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
160864
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger12RefusalDiaryC5flush33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tYaF.0.4
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4012
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Redis0A6ClientC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW:4012

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger12RefusalDiaryC5flush33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tYaF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4012
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger15AdmissionLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA.47
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
160864
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_TA.48
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
136083
0
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA.49
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
136083
0
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Observe.build/AppObserver.swift.bc;$s7Observe9UserNamesO10makeWriterySays5UInt8VG_4Wire10ByteBufferVztcyFyAG_AJztcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
145019
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor7ChannelC16finishConnectingyyYaAA11SystemErrorVYKF.0.1
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1045
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
** External Symbol **:527
** External Symbol **:518

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor7ChannelC16finishConnectingyyYaAA11SystemErrorVYKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1047
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3759
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
14
$s4HTTP10ServerCallC3end33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyFyACYaYbYCcfU_:1183
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA12UpstreamPortC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyi1_jk12YbYCcfU_AA12cd77C_TG5011$s7Gateway8b48C3ask33_547A97419888411C69799DD6FBCA20BFLLyyAA12gH19CFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n:1019
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA:1003
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRyt_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyg1_hi45YbYCcfU_yt_TG5011$s7Gateway8b27C5lateryyyACYaj19Reception7f31CYKYCcng4_yttiO73AGYKYCcfU_011g20Gateway8b28C5beginyynjkL21E9CYKYCcfU_Tf3nnnpf_nTf3nnnpf_nTf3nnpf_n:300
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTR6Ledger10SettlementC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyi1_jk17YbYCcfU_6Ledger10d75C_TG5011$s7Gateway8b67C5relay4from_y4HTTP18UpstreamConnectionC_AA7PassageVtpi2_6s5H12CtkqR12U_Tf3nnnpf_nTf3nnpf_n:83
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTR6Ledger16AdmissionRequestC_AA5OrderCAD0D6AnswerVSgt_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyl1_mn17YbYCcfU_6Ledger16de5C_AA5f6CAI0H6g106VSgt_TG5011$s7Gateway8b62C5admit33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL__5aftery6Ledger16hi5C_AA5j6CAG0O6k32zsl9_AI_AkNttnoP21F9CYKYCcfU_Tf3nnnpf_nTf3nnpf_n:83
$s4Edge11SwitchWatchC10timePassedyyFyACYaYbYCcfU_:26
$s5Redis0A6ClientC7connectyyFyACYaYbYCcfU_:26
$s6Ledger12RefusalDiaryC5begin33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tFyACYaYbYCcfU_SbTf3nnpSi0_n:10
$s5usher4Life33_424684B83FFA2BBC131B59FC2EB94B10LLC8receivedyys5Int32VFyADYaYbYCcfU0_:7
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/usher.build/Banner.swift.bc;$s5usher5ServeO3runy8Terminal8ExitCodeOAE10InvocationV_SDyS2SGAE7PaletteVtFZyAA4Life33_424684B83FFA2BBC131B59FC2EB94B10LLCYaYbYCcfU0_TA:7
$s6Ledger7SweeperC10timePassedyyFyACYaYbYCcfU_:6
$s6Ledger12RefusalDiaryC5begin33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tFyACYaYbYCcfU_SbTf3nnpSi1_n:5
$s7Observe12SpanExporterC4work33_FCDC29D375871DEA0AAFDBFBF0357705LLyyFyACYaYbYCcfU_:1

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_.0.10
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3757
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3757

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3759
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3759
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA.0.1
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3757
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3757

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3759
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA:3759

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5.0.9
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3757
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3757

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3759
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3759
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5:3759

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA.0.5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3757
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3757

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;__swift_continuation_await_point
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1422
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;objectdestroy
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4529
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
** External Symbol **:2041
** External Symbol **:1294
** External Symbol **:1194

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;objectdestroy.3
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3757
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Redis.build/Call.swift.bc;$s5Redis0A6ClientC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF.0.2
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4745
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
4
** External Symbol **:2543
** External Symbol **:2108
** External Symbol **:86
** External Symbol **:8

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Redis.build/Call.swift.bc;$s5Redis0A6ClientC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4813
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Redis.build/Call.swift.bc;__swift_continuation_await_point
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4991
$0

/tmp/rel/.build/profiling/x86_64-unknown-linux-gnu/release/Words.build/Catalogue+English.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1942
$0

__swift_async_resume_get_context
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12365
$0

__swift_async_resume_project_context
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
44255
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
2226737
1314
$0

__swift_instantiateConcreteTypeFromMangledNameAbstract
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
9233
12
$0

__swift_instantiateGenericMetadata
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
176636
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

__swift_memcpy72_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

__swift_noop_void_return
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
567090
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
12228
0
$0

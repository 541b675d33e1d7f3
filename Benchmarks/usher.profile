:ir

$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
198549
$0

$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2028256
$0

$s4HTTP10ServerCallC11beginAnswer6status5datedySi_SbtF
# Func Hash:
974670608970665929
# Num Counters:
7
# Counter Values:
0
188619
188619
40
188619
188619
0
$0

$s4HTTP10ServerCallC11beginAnswer6status5datedySi_SbtFfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16349
$0

$s4HTTP10ServerCallC12leaveForGood33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyF
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

$s4HTTP10ServerCallC12leaveForGood33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyFyACYaYbYCcfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1183
$0

$s4HTTP10ServerCallC12leaveRequest33_1E677C7BC5DA8CEDCF1018D047774EF3LLSbyF
# Func Hash:
798733568030156422
# Num Counters:
5
# Counter Values:
711525
711525
711525
711525
0
$0

$s4HTTP10ServerCallC12repeatAnswer6status_ySi_Says5UInt8VGtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
522906
$0

$s4HTTP10ServerCallC14releaseRequestyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1003
0
$0

$s4HTTP10ServerCallC17holdsWithinBudgetSbyF
# Func Hash:
11922954377903118
# Num Counters:
6
# Counter Values:
711525
0
0
0
0
0
$0

$s4HTTP10ServerCallC17takesCommonAnswerSbvg
# Func Hash:
844982799234241289
# Num Counters:
5
# Counter Values:
538222
538222
538222
538222
538222
$0

$s4HTTP10ServerCallC3ask33_1E677C7BC5DA8CEDCF1018D047774EF3LLSbyF
# Func Hash:
1108181538038848560
# Num Counters:
3
# Counter Values:
711525
511988
199537
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7GatewayAAC4HTTP9ResponderAacDP5beginyyAC10ServerCallCFTW:711525

$s4HTTP10ServerCallC3endyyF
# Func Hash:
238984484093187152
# Num Counters:
3
# Counter Values:
1183
0
0
$0

$s4HTTP10ServerCallC4fillSbyYaF
# Func Hash:
974670607487954404
# Num Counters:
6
# Counter Values:
0
1183
0
1183
0
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

$s4HTTP10ServerCallC4wait33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
512196
0
$0

$s4HTTP10ServerCallC5leave33_1E677C7BC5DA8CEDCF1018D047774EF3LLSbyF
# Func Hash:
52047013011106639
# Num Counters:
10
# Counter Values:
539255
0
711525
0
0
0
0
0
0
0
$0

$s4HTTP10ServerCallC6linger33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyYaF
# Func Hash:
567185241262948827
# Num Counters:
5
# Counter Values:
0
1183
0
0
1183
$0

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
477729238856251289
# Num Counters:
17
# Counter Values:
0
0
0
0
1003
0
0
1003
0
0
0
0
0
1003
0
0
0
$0

$s4HTTP10ServerCallC7GatewayE9messageIDy4Wire10FieldRangeVSgSays5UInt8VGSg9Reception7ProblemCYKF
# Func Hash:
928018420217720100
# Num Counters:
7
# Counter Values:
0
711525
0
0
0
0
0
$0

$s4HTTP10ServerCallC7Reactor4PumpAadEP4turnyyFTW
# Func Hash:
567185240908472066
# Num Counters:
6
# Counter Values:
199483
711471
714105
1183
0
512196
$0

$s4HTTP10ServerCallC7prepare33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyF
# Func Hash:
536873291012302412
# Num Counters:
4
# Counter Values:
712708
712708
0
0
$0

$s4HTTP10ServerCallC8answeredyyF
# Func Hash:
701607650249947033
# Num Counters:
16
# Counter Values:
54
198534
511988
198534
198480
0
0
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

$s4HTTP10ServerCallC8readHead33_1E677C7BC5DA8CEDCF1018D047774EF3LLAC7ReadingAELLOyF
# Func Hash:
647472251955949802
# Num Counters:
12
# Counter Values:
1425570
711525
711525
711525
0
1425570
714045
1183
0
711525
1183
0
$0

$s4HTTP10ServerCallC8takeBody5limitSbSi_tAA0C5FaultOYKF
# Func Hash:
1127386593041352333
# Num Counters:
10
# Counter Values:
0
711525
711525
711525
0
711525
0
0
0
711525
$0

$s4HTTP10ServerCallC9askInTurn33_1E677C7BC5DA8CEDCF1018D047774EF3LLSbyF
# Func Hash:
567185239400488339
# Num Counters:
4
# Counter Values:
711471
0
0
0
$0

$s4HTTP10ServerCallC9endAnswer6length4bodyySays5UInt8VG_AItF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
16349
16349
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
172270
$0

$s4HTTP12RelayOutcomeO5isCutSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172270
$0

$s4HTTP12RelayOutcomeO7isWholeSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
690083
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
141929911068794321
# Num Counters:
13
# Counter Values:
0
0
171251
172270
172270
0
0
0
0
0
0
0
22
$0

$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAJSgtYaAA0B7FailureOYKF
# Func Hash:
596847749307293137
# Num Counters:
15
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
1019
0
0
$0

$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAJSgtYaAA0B7FailureOYKFA2J_ALtYaARYKYCcfU0_
# Func Hash:
52047012446970079
# Num Counters:
8
# Counter Values:
0
0
0
1019
0
0
0
0
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
90653978653425979
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
0
0
0
0
0
0
172270
171251
0
0
0
0
0
0
0
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

$s4HTTP12UpstreamPoolC7channel33_E274005C1164CD164F789B5D472F00EDLL3for7Reactor7ChannelCAISg_tYaAA0B7FailureOYKF
# Func Hash:
545367243782393871
# Num Counters:
20
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
1019
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

$s4HTTP12UpstreamPoolC7connect3forAA0B10ConnectionC7Reactor7ChannelCSg_tYaAA0B7FailureOYKF
# Func Hash:
45352972500933490
# Num Counters:
12
# Counter Values:
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
1019
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s4HTTP12UpstreamPoolC7discardyyAA0B10ConnectionCF
# Func Hash:
796536979947058885
# Num Counters:
20
# Counter Values:
1012
0
249556
249556
1019
249556
0
4
1019
1019
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

$s4HTTP12UpstreamPoolC7inOrder33_E274005C1164CD164F789B5D472F00EDLLySay7Reactor13SocketAddressOGAIF
# Func Hash:
446858651241013456
# Num Counters:
16
# Counter Values:
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
0
0
0
0
$0

$s4HTTP12UpstreamPoolC9addresses33_E274005C1164CD164F789B5D472F00EDLLSay7Reactor13SocketAddressOGyYaAA0B7FailureOYKF
# Func Hash:
567185239373628918
# Num Counters:
5
# Counter Values:
0
0
0
0
1019
$0

$s4HTTP12UpstreamPoolC9permitted33_E274005C1164CD164F789B5D472F00EDLLySay7Reactor13SocketAddressOGAiA0B7FailureOYKF
# Func Hash:
93911641613507788
# Num Counters:
9
# Counter Values:
0
0
0
0
1019
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

$s4HTTP14ConnectTroubleVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1029
0
$0

$s4HTTP16ConnectionBudgetC8giveBackyyF
# Func Hash:
872112803348512862
# Num Counters:
6
# Counter Values:
1183
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

$s4HTTP18UpstreamConnectionC10expectHead9answeringy4Wire6MethodO_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172270
$0

$s4HTTP18UpstreamConnectionC11mayHaveNewsSbvg
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
172270
172270
172270
$0

$s4HTTP18UpstreamConnectionC11releaseHeadyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
172270
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
303685791207000874
# Num Counters:
11
# Counter Values:
172270
172270
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

$s4HTTP18UpstreamConnectionC4turnyyF
# Func Hash:
974670608380617655
# Num Counters:
8
# Counter Values:
0
0
1019
0
0
1019
1019
0
$0

$s4HTTP18UpstreamConnectionC6finish7isWholeySb_tF
# Func Hash:
414921809574934481
# Num Counters:
9
# Counter Values:
0
172270
0
0
172270
0
172270
172270
172270
$0

$s4HTTP18UpstreamConnectionC7GatewayE12appendFields33_BC23F9A221A61BC211C073CC62F205ABLL2to7passing13keepingLimits0R6Lengthy4Wire10ByteBufferVz_AD06OriginF0VS2btF
# Func Hash:
97500945778044580
# Num Counters:
52
# Counter Values:
174273
171267
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
173270
0
0
0
172270
172267
0
0
0
0
0
0
0
0
0
0
171267
171267
0
0
0
0
0
$0

$s4HTTP18UpstreamConnectionC7GatewayE12isCompressedSbvg
# Func Hash:
567185242789671779
# Num Counters:
6
# Counter Values:
172270
0
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
1019
$0

$s4HTTP18UpstreamConnectionC7framing4Wire11BodyFramingOvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172270
$0

$s4HTTP18UpstreamConnectionC7isWholeSbvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
171267
171267
$0

$s4HTTP18UpstreamConnectionC7sendNowSbyAA0B7FailureOYKF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
172270
$0

$s4HTTP18UpstreamConnectionC8readHeadSbyAA0B7FailureOYKF
# Func Hash:
118056773994849759
# Num Counters:
15
# Counter Values:
172270
0
172270
172270
172270
0
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

$s4HTTP18UpstreamConnectionC9passWhole2to3tapAA12RelayOutcomeOSgAA10ServerCallC_AA7BodyTap_pSgtF
# Func Hash:
525801538509658430
# Num Counters:
9
# Counter Values:
171267
171267
0
0
171267
171267
0
0
171267
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP3seeySbs4SpanVys5UInt8VGFTW:171267
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
742261418966908927
# Num Counters:
1
# Counter Values:
1019
$0

$s4HTTP18UpstreamConnectionCfd
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
668652233703238435
# Num Counters:
17
# Counter Values:
0
0
222841
221928
0
0
0
0
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
0
0
0

$s4HTTP5RelayC4push33_0C43BE885B8E64CBA85FA26CD6A786F2LLyyF
# Func Hash:
391800339111865328
# Num Counters:
11
# Counter Values:
445862
222931
222931
0
221928
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
Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_TA:1003

$s4HTTP5RelayC4take33_0C43BE885B8E64CBA85FA26CD6A786F2LLyys4SpanVys5UInt8VGF
# Func Hash:
235328016765237887
# Num Counters:
35
# Counter Values:
697509
0
0
222931
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
222931
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
445772
223844
444769
444769
223844
0
0
223844
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
222841
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
913800477468688781
# Num Counters:
23
# Counter Values:
1183
0
0
1164
0
1164
1183
0
1183
0
0
0
0
0
0
0
1183
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

$s4HTTP6ServerC8farewellyyAA0B4CallCF
# Func Hash:
52047013091770003
# Num Counters:
9
# Counter Values:
1183
0
1183
0
0
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
458598
0
459601
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
458598
0
0
458598
458598
0
0
0
0
0
0
0
0
0
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

$s4Wire10ByteBufferV11appendFieldyys12StaticStringV_AFtF
# Func Hash:
52047011908973368
# Num Counters:
9
# Counter Values:
1033
1033
1033
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
344570
344570
344570
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
344540
344540
344540
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
188619
0
0
$0

$s4Wire10ByteBufferV5countSivg
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
4069647
0
$0

$s4Wire10ByteBufferV6append11thousandthsys6UInt64V_tF
# Func Hash:
647472252221614757
# Num Counters:
10
# Counter Values:
553927
1297
553927
1297
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
164000
$0

$s4Wire10ByteBufferV6append6digits5widthySu_SitF
# Func Hash:
948827212528680748
# Num Counters:
8
# Counter Values:
578023
5868659
578023
578023
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
319921
959571
319921
319921
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
5290636
759782
578023
759782
0
0
0
0
0
0
0
0
0
5868659
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
639228
639228
639228
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
883795
0
$0

$s4Wire10ByteBufferV6appendyySays5UInt8VGF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1236133
$0

$s4Wire10ByteBufferV6appendyySays5UInt8VG_SnySiGtF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1098947
0
$0

$s4Wire10ByteBufferV6appendyys12StaticStringVF
# Func Hash:
788747807060004997
# Num Counters:
10
# Counter Values:
2957868
2119
569894
1543556
844418
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
2:669322
1:172396
5:1120
33:1020
7:250
4:151
6:112
3:47

$s4Wire10ByteBufferV6appendyys4SpanVys5UInt8VGF
# Func Hash:
615463249704568864
# Num Counters:
9
# Counter Values:
6223708
13121
981164
298660
4943881
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
9
513:1951138
129:1142352
33:677922
65:579093
2:232500
0:172270
4:172270
257:16330
1:6

$s4Wire10ByteBufferV6appendyys5UInt8VF
# Func Hash:
1096621588604446523
# Num Counters:
5
# Counter Values:
1278467
1278467
0
0
0
$0

$s4Wire10ByteBufferV6shrinkyyF
# Func Hash:
840643510278128682
# Num Counters:
7
# Counter Values:
1003
0
1003
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
0

$s4Wire10ByteBufferV7consumeyySiF
# Func Hash:
391331302826020059
# Num Counters:
6
# Counter Values:
1990521
1818253
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
7280128
$0

$s4Wire10ByteBufferV8capacityACSi_tcfC
# Func Hash:
238984484201432128
# Num Counters:
3
# Counter Values:
7603
2171
0
$0

$s4Wire10ByteBufferV8capacityACSi_tcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5432
$0

$s4Wire10ByteBufferV8makeRoom33_4858EBFE8A0A38F5AE6E3CB0F29C4198LLyySiF
# Func Hash:
685179184202638084
# Num Counters:
11
# Counter Values:
15278
7656
7656
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
129:2185
65:2114
33:1083
257:1074
17:1019
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
6746141
6745136
0
0
$0

$s4Wire10ByteBufferV9removeAll15keepingCapacityySb_tF
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
345819
2188
1181
$0

$s4Wire10ByteBufferV9removeAll15keepingCapacityySb_tFfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
171361
$0

$s4Wire10ByteBufferVfD
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
9048
1010
$0

$s4Wire10ByteBufferVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
8849
4644
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
172270
0
0
$0

$s4Wire10FieldRangeV10lowerBoundSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
31513
$0

$s4Wire10FieldRangeV10upperBoundSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
31200
$0

$s4Wire10FieldRangeV5emptyACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
538235
$0

$s4Wire10FieldRangeV7isEmptySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
680925
$0

$s4Wire10FieldRangeVyACSnySiGcfC
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
31200
0
$0

$s4Wire10HeadFieldsC10isRepeatedySbAA10KnownFieldOF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
93600
$0

$s4Wire10HeadFieldsC11readFraming12minorVersion2inySi_s4SpanVys5UInt8VGtAA9HTTPFaultVYKF
# Func Hash:
504567552839657149
# Num Counters:
34
# Counter Values:
882792
0
0
3268095
3268095
1003
0
0
0
0
0
0
1003
882792
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
883795
881597
881597
881597
881597
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
1341129
0
1339129
0
0
$0

$s4Wire10HeadFieldsC4read_6limitsSiSgs4SpanVys5UInt8VG_AA0B6LimitsVtAA9HTTPFaultVYKF
# Func Hash:
984255532464525978
# Num Counters:
68
# Counter Values:
2224924
2224924
3091949
2445
881597
3539375
4420972
12106
1329023
0
4420972
0
0
2198
3091949
0
0
0
0
883795
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5452
0
0
0
0
0
0
883795
0
0
3091949
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
712125
0
680925
0
0
0
0
0
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
712708
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
62400
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
2339648
1595920
0
0
$0

$s4Wire10HeadFieldsCyAA5FieldVSicig
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
1258736
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
172284
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172284
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA1_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172284
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172284
$0

$s4Wire10HeadMemoryV4keepyys4SpanVys5UInt8VG_S2itF
# Func Hash:
135188634956901483
# Num Counters:
8
# Counter Values:
883795
171187
712608
0
0
171187
171187
0
$0

$s4Wire10JSONParserV5parseyAA9JSONValueVs4SpanVys5UInt8VGAA9JSONFaultVYKF
# Func Hash:
798733567701983421
# Num Counters:
4
# Counter Values:
885395
0
885395
885395
$0

$s4Wire10JSONParserV8documentAA9JSONValueVSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
691133
$0

$s4Wire10KnownFieldO5namedyACs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
672137664198745421
# Num Counters:
12
# Counter Values:
0
712125
712125
712125
712125
712125
0
0
0
712125
712125
712125
$0

$s4Wire10PromptTextV2ofAcA9JSONValueV_tcfC
# Func Hash:
153461405529709227
# Num Counters:
43
# Counter Values:
0
691133
691133
0
691133
691133
1000
0
0
0
0
691133
0
0
0
0
0
0
692133
2765532
691133
691133
2073399
0
0
691133
691133
0
691133
0
0
691133
691133
691133
0
0
691133
0
0
0
0
0
0
$0

$s4Wire10PromptTextV4take33_26146FDE3C358C7228023693BA0F59BBLLyyAA9JSONValueVF
# Func Hash:
576782723527773689
# Num Counters:
73
# Counter Values:
0
0
691133
691133
0
691133
0
0
0
691133
0
0
0
0
0
0
0
0
0
0
691133
4837931
0
0
691133
0
0
0
0
2764532
0
0
0
0
0
1382266
0
1382266
691133
1382266
0
0
691133
691133
0
0
0
0
691133
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s4Wire10PromptTextV5units2ofSiSays5UInt8VG_tF
# Func Hash:
238984484093187152
# Num Counters:
3
# Counter Values:
0
691133
691133
$0

$s4Wire10PromptTextVACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
691133
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
4009
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
62306915981023953
# Num Counters:
5
# Counter Values:
0
172267
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
455434
0
$0

$s4Wire11BodyDecoderV4step33_399F2DBA6E1CECA3371F104EED561777LLyAC4StepOs4SpanVys5UInt8VG_SiztAA9HTTPFaultVYKF
# Func Hash:
890259287299952273
# Num Counters:
25
# Counter Values:
0
0
0
0
0
222931
0
0
0
0
0
221928
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

$s4Wire11ChunkedBodyV4next2in4from9allowanceSnySiGSgs4SpanVys5UInt8VG_SizSitAA9HTTPFaultVYKF
# Func Hash:
458329731147632517
# Num Counters:
76
# Counter Values:
0
0
0
0
0
0
1003
0
0
0
233506
466006
0
0
0
0
1632533
1400030
0
0
0
0
2006
455434
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
1003
0
1003
0
0
232503
0
0
0
0
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
$0

$s4Wire11ChunkedBodyV8takeSize33_4FA1883B359CF7AFCAB03F37F51BA6B8LLyys5UInt8V_SitAA9HTTPFaultVYKF
# Func Hash:
750865547600082186
# Num Counters:
14
# Counter Values:
0
233506
0
0
233506
0
466006
0
233506
233506
301003
0
0
1003
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
102579762406415773
# Num Counters:
79
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
404000
202000
202000
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
202000
201000
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
202000
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
231500
$0

$s4Wire11ReplyReaderV10siftEvents33_32C869762F372759CB5BB1B3793ECD9ELLySbs4SpanVys5UInt8VG_AA12EventScannerVzAA0B8FindingsVzAA0N5SieveVzAA10JSONParserVztFZTf4nnnnnd_n
# Func Hash:
90627578972429100
# Num Counters:
100
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
63006
31503
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
31503
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
31503
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
0
0
0
0
0
0
0
0
0
0
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
0
0
0
31503
0
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

$s4Wire11ReplyReaderV4feed_4withSbs4SpanVys5UInt8VG_AA10JSONParserVztF
# Func Hash:
135188635863500331
# Num Counters:
7
# Counter Values:
403770
0
0
31503
201000
171267
0
$0

$s4Wire11ReplyReaderV4keep33_32C869762F372759CB5BB1B3793ECD9ELL_4withys4SpanVys5UInt8VG_AA10JSONParserVztF
# Func Hash:
599005162010370174
# Num Counters:
8
# Counter Values:
0
171267
0
0
0
0
0
0
$0

$s4Wire11ReplyReaderV4textAA0B4TextVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172270
$0

$s4Wire11ReplyReaderV5reset__12isCompressed10hidesUsageyAA7DialectO_AC4FormOS2btF
# Func Hash:
591567705218564159
# Num Counters:
6
# Counter Values:
172270
0
0
0
3
3
$0

$s4Wire11ReplyReaderV5usageAA10TokenUsageVSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172270
$0

$s4Wire11ReplyReaderV6finish_4withyAA0B3EndO_AA10JSONParserVztF
# Func Hash:
149146438696703538
# Num Counters:
19
# Counter Values:
1003
171267
0
0
0
1003
171267
171267
0
0
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
1423050
$0

$s4Wire11RequestHeadC5resetyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
712708
$0

$s4Wire11RequestHeadC5value2ofAA10FieldRangeVSgAA05KnownF0O_tF
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
1965327
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
711525
711525
0
711525
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
188619
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
15329
0
0
0
0
0
0
1020
$0

$s4Wire11TextScannerV10readString33_5671252E3C57723E647DB643B7CF3235LLyys4SpanVys5UInt8VG_SiztF
# Func Hash:
890524364458890208
# Num Counters:
78
# Counter Values:
0
1721
957
132517
27536
20652
12047
0
27536
24094
0
0
5163
0
0
462444
1721
20652
0
0
12047
108085
0
0
0
85712
0
1721
96038
83305
0
0
60231
1721
0
2678
0
83305
0
60231
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
83034
10326
3442
0
0
0
0
0
0
0
115307
0
0
0
0
0
0
0
957
0
$0

$s4Wire11TextScannerV4read33_5671252E3C57723E647DB643B7CF3235LLyys5UInt8VF
# Func Hash:
902206886730400374
# Num Counters:
17
# Counter Values:
0
0
2678
0
199885
0
0
31179
0
55281
10712
39213
0
0
16068
5356
0
$0

$s4Wire11TextScannerV4readyys4SpanVys5UInt8VGF
# Func Hash:
1096621589730480147
# Num Counters:
5
# Counter Values:
55281
199885
2678
2678
0
$0

$s4Wire12EventPatternV10lastString33_4FAA2E27E5FB74910D50616126D3BBB4LL2of4fromSnySiGSgs4SpanVys5UInt8VG_SitFZTf4nnd_n
# Func Hash:
141929911409734430
# Num Counters:
13
# Counter Values:
1000
1000
3
10015
14000
1003
1003
1000
1000
0
0
0
0
$0

$s4Wire12ReplyContentO10hasElement33_12A4DB59DB031BB51D4B623551153557LL_6filledSbAA9JSONValueVSg_s12StaticStringVtFZTf4nnd_n
# Func Hash:
483927420462467584
# Num Counters:
44
# Counter Values:
0
0
0
0
0
0
1000
0
1000
1000
3000
1000
1000
0
0
2000
1000
1000
1000
1000
0
1000
1000
1000
1000
0
0
1000
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

$s4Wire12ReplyContentO11closesUsageySbAA9JSONValueV_AA7DialectOtFZTf4nnd_n
# Func Hash:
927205938655521138
# Num Counters:
15
# Counter Values:
0
0
1000
0
0
0
1000
0
0
1000
0
0
0
0
0
$0

$s4Wire12ReplyContentO11isOnlyUsageySbAA9JSONValueV_AA7DialectOtFZTf4nnd_n
# Func Hash:
331779888837113666
# Num Counters:
11
# Counter Values:
1000
0
1000
1000
1000
0
1000
0
1000
1000
0
$0

$s4Wire12ReplyContentO14hasFilledError33_C753A359C22E7A6E695FE459FF400408LLySbAA9JSONValueVFZTf4nd_n
# Func Hash:
796536980337230074
# Num Counters:
25
# Counter Values:
171267
342534
0
0
171267
0
342534
0
342534
1027602
0
0
685068
0
0
171267
171267
0
0
0
0
0
0
0
0
$0

$s4Wire12ReplyContentO15hasFilledMember33_0D969D7CCDB34F3CA552134A2434C9FFLL_3butSbAA9JSONValueV_s12StaticStringVtFZTf4nnd_n
# Func Hash:
934081908344424760
# Num Counters:
28
# Counter Values:
0
0
0
0
0
172270
0
0
0
343537
171267
343537
171267
172270
0
0
172270
172270
0
0
172270
0
0
0
0
0
0
0
$0

$s4Wire12ReplyContentO5judge33_0D969D7CCDB34F3CA552134A2434C9FFLL6choiceAA0B8EvidenceOAA9JSONValueV_tFZTf4nd_n
# Func Hash:
10224750396633985
# Num Counters:
50
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
172270
0
0
0
172270
344540
0
172270
0
0
0
0
172270
0
0
172270
171267
1003
172270
0
0
0
0
0
0
172270
0
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

$s4Wire12ReplyContentO5judge33_0D969D7CCDB34F3CA552134A2434C9FFLL_4list2byAA0B8EvidenceOAA9JSONValueV_s12StaticStringVAiKXEtFZ09$s4Wire12bc13O7content33_0efghijk10FFLLyAA0B8o4OAA9P25V_AA7DialectOtFZAgIYbcfu_ACXMtTf1nncn_nTf4nndd_n
# Func Hash:
40662225469797355
# Num Counters:
28
# Counter Values:
172270
0
0
1550424
0
0
172270
861344
344537
689074
344537
0
172270
0
0
172270
0
172270
0
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

$s4Wire12ReplyContentO7content33_0D969D7CCDB34F3CA552134A2434C9FFLLyAA0B8EvidenceOAA9JSONValueV_AA7DialectOtFZ
# Func Hash:
1042908753882896549
# Num Counters:
36
# Counter Values:
0
0
0
172270
0
0
0
0
0
0
0
0
0
172270
0
0
0
0
0
172270
0
0
0
0
0
0
0
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
93478048618680561
# Num Counters:
9
# Counter Values:
0
171267
171267
171267
0
0
0
0
0
$0

$s4Wire12ReplyContentO8isFilledySbAA9JSONValueVSgFZTf4nd_n
# Func Hash:
52047013151107050
# Num Counters:
12
# Counter Values:
0
0
1000
1000
0
1000
0
0
1000
0
0
0
$0

$s4Wire12ReplyContentO9strongestyAA0B8EvidenceOAA9JSONValueV_AfHXEtFZ09$s4Wire12bc52O7content33_0D969D7CCDB34F3CA552134A2434C9FFLLyAA0B8e4OAA9F25V_AA7DialectOtFZAgIYbcfu_ACXMtTf1ncn_nTf4ndd_n
# Func Hash:
484499720111578960
# Num Counters:
7
# Counter Values:
0
172270
0
172270
172270
0
172270
$0

$s4Wire12RequestFactsC11readMembers33_CB3B87248E8506C49838BB008692FDD2LL2ofyAA9JSONValueV_tAA0B5FaultOYKF
# Func Hash:
235052040054756906
# Num Counters:
61
# Counter Values:
711525
0
0
0
711525
0
0
0
0
0
0
0
0
712525
2847100
2135575
2134575
2135575
711525
1000
0
711525
711525
711525
711525
711525
0
0
0
0
1000
0
0
0
711525
711525
0
711525
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
711525
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
711525
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
711512
13
0
711512
0
$0

$s4Wire12RequestFactsC5resetyyF
# Func Hash:
238984482966880379
# Num Counters:
3
# Counter Values:
711525
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
711525
0
711525
711525
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2847100
711525
0
0
0
0
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
172270
$0

$s4Wire12ResponseHeadC5resetyyF
# Func Hash:
238984484622511769
# Num Counters:
3
# Counter Values:
172270
0
0
$0

$s4Wire12ResponseHeadC5value2ofAA10FieldRangeVSgAA05KnownF0O_tF
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
344540
172270
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
344540
344540
344540
344540
342534
342534
$0

$s4Wire12ResponseHeadC9isInterimSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172270
$0

$s4Wire12ResponseHeadC9keepAlive9answeringSbAA6MethodO_tF
# Func Hash:
974670607270608071
# Num Counters:
9
# Counter Values:
0
171267
172270
172270
172270
172270
0
172270
171267
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

$s4Wire12UsageFiguresV4read8documentyAA9JSONValueV_tF
# Func Hash:
420037375834212410
# Num Counters:
142
# Counter Values:
172267
0
0
344534
0
0
0
0
0
0
0
172267
0
0
0
0
0
0
0
0
0
0
0
0
172267
0
172267
0
0
0
0
0
0
0
0
172267
0
344534
344534
172267
172267
172267
0
0
344534
0
0
0
1033602
0
172267
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
516801
344534
1033602
0
516801
0
689068
516801
0
172267
172267
172267
0
0
0
0
0
172267
172267
0
172267
0
172267
0
0
0
0
0
0
172267
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s4Wire12UsageFiguresV4take33_5AC4406825CFD3E7A192D2D9A487EA2ELL_2asyAA9JSONValueV_AA0B6MemberAELLOtF
# Func Hash:
335433759988069655
# Num Counters:
82
# Counter Values:
0
0
0
172267
0
172267
172267
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
516801
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
172267
0
172267
0
0
0
0
0
0
172267
0
0
0
172267
0
172267
0
0
0
0
0
0
172267
0
0
0
0
0
0
0
0
0
0
0
172267
172267
172267
0
0
0
0
0
0
$0

$s4Wire12UsageFiguresV5usage2ofAA05TokenB0VSgAA7DialectO_tF
# Func Hash:
599005161288261704
# Num Counters:
12
# Counter Values:
0
0
172270
3
172267
3
0
3
0
3
3
3
$0

$s4Wire13ReplyFindingsV4read33_6CEFB9E77C235371AA033F41E5B3680CLL5event__Sbs4SpanVys5UInt8VG_AA0B5MarksVAA10JSONParserVztF
# Func Hash:
52047014633730078
# Num Counters:
10
# Counter Values:
0
2003
1000
0
1003
1000
1003
1000
0
0
$0

$s4Wire13ReplyFindingsV4read5event5isCut4withSbs4SpanVys5UInt8VG_SbAA10JSONParserVztF
# Func Hash:
879302976262859904
# Num Counters:
17
# Counter Values:
233503
3006
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
230497
2003
2003
0
0
$0

$s4Wire13ReplyFindingsV4read8document4withys4SpanVys5UInt8VG_AA10JSONParserVztF
# Func Hash:
95820318761736222
# Num Counters:
14
# Counter Values:
0
0
0
171267
171267
0
0
171267
0
0
0
0
0
0
$0

$s4Wire13ReplyFindingsV4read8document4withys4SpanVys5UInt8VG_AA10JSONParserVztF6$deferL_yyF
# Func Hash:
798733565890708545
# Num Counters:
5
# Counter Values:
171267
2678
171267
171267
0
$0

$s4Wire13ReplyFindingsV5reset_10isOfEventsyAA7DialectO_SbtF
# Func Hash:
783548777504854168
# Num Counters:
12
# Counter Values:
172270
0
0
173275
0
0
1005
172270
0
0
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
711525
711525
1179
711525
711525
1179
0
0
710346
$0

$s4Wire13RequestParserO6finish33_8ACB5A14D54F9E2A183197507A0F46DFLLyys4SpanVys5UInt8VG_AA0B4HeadCtAA9HTTPFaultVYKFZTf4nnd_n
# Func Hash:
837508516148111464
# Num Counters:
17
# Counter Values:
0
0
0
711525
0
711525
711525
0
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
711525
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
172270
0
172270
172270
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
172270
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
309392616059938869
# Num Counters:
22
# Counter Values:
2003
2003
0
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

$s4Wire5ASCIIO10lowercasedys5UInt8VAFFZ
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
4063
0
$0

$s4Wire6MethodOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1107682
7
$0

$s4Wire6MethodOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1107682
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
711525
0
711525
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
3343537
$0

$s4Wire7DialectO8isGeminiSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
711525
$0

$s4Wire7DialectO8isOpenAISbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1066
$0

$s4Wire8ByteScanO12firstControl2in4from2toSis4SpanVys5UInt8VG_S2itFZTf4nnnd_n
# Func Hash:
1042354055960601760
# Num Counters:
19
# Counter Values:
2
0
2628508
2227122
0
2227120
4
2
1601935
625183
2227122
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
65867
2056
2056
2056
83700
83405
332
37
60473
22832
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
469009
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
35036
12036
5009
0
5009
4006
1003
3006
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

$s4Wire8ByteScanO19differInDigitsAloneySbs4SpanVys5UInt8VG_AItFZTf4nnd_n
# Func Hash:
701607647806350305
# Num Counters:
15
# Counter Values:
1000
231497
0
230497
157485
1000
862994
0
692491
261994
430497
31497
231497
0
0
$0

$s4Wire8ByteScanO4word2in2ats6UInt64Vs4SpanVys5UInt8VG_SitFZ
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
62400
0
0
$0

$s4Wire9AuthorityV4port33_F8CEFB49BA00801518F424CE52BE41D3LLySiSgs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
159676628614590219
# Num Counters:
9
# Counter Values:
3098595
3098595
619719
619719
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
619719
7023444
6403725
0
0
0
0
711525
711525
0
619719
619719
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
1341129
0
9417
1341129
1341129
2003
0
0
2682258
1341129
31000
31000
1341129
0
1341129
2
1341129
1341129
1341129
2000
1339129
4356
1336771
2
0
0
1336774
1339129
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
1339129
1339129
1339129
$0

$s4Wire9JSONValueV4kindAC4KindOvg
# Func Hash:
287486625672014413
# Num Counters:
7
# Counter Values:
884392
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
175267
4000
171267
0
33000
0
347534
1048602
8000
701068
8000
175267
0
175267
0
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

$s4Wire9ReplyTextV9isForeignSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172270
$0

$s4Wire9TextGaugeV4take8samplingys4SpanVys5UInt8VG_tF
# Func Hash:
1149937273605769741
# Num Counters:
67
# Counter Values:
0
0
0
0
0
0
0
0
2073399
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
691133
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s4Wire9TextGaugeV4takeyys4SpanVys5UInt8VGF
# Func Hash:
715568601257738876
# Num Counters:
61
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
1240438
11199956
0
0
0
0
0
11199956
12440394
0
0
0
2073399
0
0
0
0
0
0
0
0
0
0
0
0
10508823
1240438
691133
0
0
0
0
0
0
0
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

$s4Wire9TextMeterV4read5eventSbs4SpanVys5UInt8VG_tF
# Func Hash:
349600928366603076
# Num Counters:
87
# Counter Values:
199000
0
199000
0
298000
2678000
0
0
298000
233503
389000
0
0
398000
230497
232500
1003
398000
0
0
231497
0
2678000
231497
230497
299000
230497
0
0
100000
230497
230497
0
0
131497
230497
230497
230497
230497
0
230497
230497
0
230497
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
131497
0
0
0
0
0
0
0
2280000
0
0
0
0
0
0
$0

$s4Wire9TextMeterV4scan33_2E261FC3C2E1DB119AC72CAC8898D9F5LLyys4SpanVys5UInt8VGF
# Func Hash:
405458781798409491
# Num Counters:
143
# Counter Values:
0
0
3006
0
0
0
0
3006
0
1003
0
1000
1003
0
2000
0
0
0
0
0
12000
27024
0
2000
1000
0
0
0
28027
0
2000
1003
0
0
0
133126
1000
2000
0
1003
0
0
0
0
0
12000
12015
17015
3006
0
1003
0
2003
1003
0
0
0
0
28027
7009
23024
3
1003
1000
0
0
0
0
0
3
0
23024
1003
1003
1000
0
1000
0
0
0
1003
1003
0
1000
0
23024
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
8009
5006
0
3
0
0
0
0
0
0
0
10000
0
3
0
0
1003
1003
$0

$s4Wire9TextMeterVACycfCTf4d_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1005
$0

$s4Wire9TextNamesO4role33_5671252E3C57723E647DB643B7CF3235LL2of6lengthAA0B7ScannerV4RoleOs4SpanVys5UInt8VG_SitF
# Func Hash:
5832817186375026
# Num Counters:
14
# Counter Values:
39213
39213
0
39213
0
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

$s4Wire9TextNamesO5isOne33_5671252E3C57723E647DB643B7CF3235LL_2ofSbs4SpanVys5UInt8VG_Says12StaticStringVGtFZTf4nnd_n
# Func Hash:
1042354054564516175
# Num Counters:
20
# Counter Values:
59556
0
64556
0
480129
36789
36789
63237
3678
63237
0
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
278413
182
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
26729
26729
$0

$s5Redis0A5ReplyO7integerSiSgvg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
185285
0
$0

$s5Redis0A5ReplyOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
293995
278218
$0

$s5Redis0A5ReplyOWOe
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
927071
182
76
53503
12013
$0

$s5Redis0A5ReplyOWOy
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
482429
182
76
27341
12450
$0

$s5Redis0A5ReplyOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
185388
$0

$s5Redis0A6ClientC4send_4keys9arguments4room3due_AA4CallCAA0A6ScriptC_S3is6UInt64VSgyAA3PenVzXEtAA0A5ErrorOYKF
# Func Hash:
640704447232100574
# Num Counters:
15
# Counter Values:
0
172215
196
0
439703
0
0
0
45
439703
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
278086
278049
74
$0

$s5Redis0A6ClientC5StateOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
445013
444951
$0

$s5Redis0A6ClientC5knowsySbAA0A6ScriptCF
# Func Hash:
536873293310889690
# Num Counters:
4
# Counter Values:
570921
1486520
571231
0
$0

$s5Redis0A6ClientC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
0
4040
$0

$s5Redis0A6ClientC7enqueue_4keys_3dueAA4CallCAA0A9ArgumentsV_SiSgAJs6UInt64VtAA0A5ErrorOYKF
# Func Hash:
821915648070226213
# Num Counters:
91
# Counter Values:
0
0
23
105
0
5230
0
0
30
47
9
0
30
0
30
9
0
23
0
0
5230
0
9
0
5230
0
5230
5140
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
9
0
29
24
5140
0
5196
4659
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
8
2
0:21
33:9
0
4
17:14
33:8
129:7
65:1
0
3
33:5117
0:90
513:23
0
6
129:4257
33:512
65:420
17:32
257:7
64:2
0

$s5Redis0A6ClientC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF
# Func Hash:
102051343825959167
# Num Counters:
21
# Counter Values:
23597
0
5023
5023
4828
92
91
91
0
0
0
0
45
19
5057
0
0
1
45
5012
91
$0

$s5Redis0A6ClientC8giveBackyyAA4CallCF
# Func Hash:
238984483936707236
# Num Counters:
3
# Counter Values:
444963
0
27
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
439703
4
0
0
439703
439703
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
439703
0
439703
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA09AdmissionS0V_TG5TA:198434
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA010SettlementS0V_TG5TA:172215
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmissionAskC_0B00B6ClientCtAA0A5ErrorOYKFyAG3PenVzXEfU_TA:69054
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
33:439703
0

$s5Redis0A9ArgumentsV6append_4eachySays5UInt8VG_s12StaticStringVtF
# Func Hash:
701607649364344984
# Num Counters:
12
# Counter Values:
0
4358
0
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
8303
35
0
0
0
0
0
0
0
4088
$0

$s5Redis0A9ArgumentsV6appendyySiF
# Func Hash:
934653110761828625
# Num Counters:
26
# Counter Values:
12537
12544
0
11605
8505
8497
8465
8054
8054
8054
8054
8054
0
0
0
0
0
8054
4008
8054
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
41132
12537
12544
4490
8054
11193
0
0
0
0
0
0
0
0
0
0
0
0
0
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
126
9626
316
9380
0
9626
182
0
126
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
5368
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
14
33:4183
17:4017
9:898
513:168
5:94
32:86
4:68
3:37
8:35
16:14
257:14
0:4
1:4
2:4
0

$s5Redis0A9ArgumentsVACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5139
$0

$s5Redis10ConnectionC11earliestDues6UInt64Vvg
# Func Hash:
93478047928630628
# Num Counters:
7
# Counter Values:
5086
5086
296
152
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
119736
0
$0

$s5Redis10ConnectionC5flushyyF
# Func Hash:
1073436552909131536
# Num Counters:
12
# Counter Values:
333376
166688
166688
6
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
844982799422004846
# Num Counters:
4
# Counter Values:
444957
166664
0
0
$0

$s5Redis10ConnectionC7Reactor4PumpAadEP4turnyyFTW
# Func Hash:
1124680653462654286
# Num Counters:
4
# Counter Values:
157379
157379
10132
0
$0

$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
166688
$0

$s5Redis10ConnectionC7deliver33_C889FAC629DDB47BE5F73C5CC1E30652LL_5firstySays5UInt8VG_SitF
# Func Hash:
260890140588296047
# Num Counters:
70
# Counter Values:
431296
429212
262426
166786
258141
0
91
0
0
0
0
166786
2
0
0
0
119735
0
0
0
14740
0
48
0
37
4209
0
0
24
0
0
2160
946
1
0
0
0
2160
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
166786
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
$s7Gateway8ExchangeC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:166749
2
$s7Gateway8ExchangeC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:192625
$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5Redis12CallFollowerAaeFP5endedyyAE0M0CFTW:65516
2
$s7Gateway8ExchangeC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:11234
$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5Redis12CallFollowerAaeFP5endedyyAE0M0CFTW:3506
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
33:105896
17:60888
513:2
0

$s5Redis10ConnectionC7receive33_C889FAC629DDB47BE5F73C5CC1E30652LLyyF
# Func Hash:
331779890560426899
# Num Counters:
9
# Counter Values:
119735
157379
157380
0
157379
1
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
1512
24
0
$0

$s5Redis11ReplyParserV3add020_CDC03A6D8A992478FC5G11BA1CA278FC4LLySvSgSpys4Int8VGSg_SiSPySo13redisReadTaskVGSgtFZTf4nnnd_n
# Func Hash:
933248315497804982
# Num Counters:
10
# Counter Values:
6120
6093
91
26
6003
6093
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
11
33:5259
17:659
32:63
4:33
513:28
5:24
9:9
16:7
257:7
2:2
3:2

$s5Redis11ReplyParserV4feedyySays5UInt8VG_SnySiGtF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
2160
0
$0

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_Spys4Int8VGSgSitcfU_To
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6120
$0

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_s5Int64VtcfU1_To
# Func Hash:
1063705159172739859
# Num Counters:
3
# Counter Values:
11742
0
0
$0

$s5Redis11ServerCheckV6fields33_36267EB3045F65DD9F5159F669907717LLySDyS2sGSSFZTf4nd_n
# Func Hash:
642385042219259991
# Num Counters:
28
# Counter Values:
1125
19440
1125
1125
1125
19440
1125
1155
45
1140
30
0
1110
150
30
30
0
0
0
0
0
0
0
1110
0
0
0
1125
$0

$s5Redis13ReplyAssemblyV3addyyAA0aB0OF
# Func Hash:
391331300296868596
# Num Counters:
6
# Counter Values:
2659
15777
0
541
32
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
747094
0
747094
0
0
0
0
375264
0
375255
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
141693
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
16:526592
17:220320
9:182
0

$s5Redis3PenV3put8argumentys4SpanVys5UInt8VG_tF
# Func Hash:
966459197047243388
# Num Counters:
26
# Counter Values:
0
138108
0
138108
0
138108
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
41397
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
9:138108
0

$s5Redis3PenV3put8argumentyyACzXE_tF
# Func Hash:
1066151231937422904
# Num Counters:
41
# Counter Values:
0
413690
267603
543185
543185
198549
198549
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
5
Ledger.build/Account.swift.bc;$s6Ledger15AdmissionLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA.47:198434
Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_TA:172311
Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA:172279
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmissionAskC_0B00B6ClientCtAA0A5ErrorOYKFyAG3PenVzXEfU_yAMzXEfU_TA:69054
Ledger.build/Account.swift.bc;$s6Ledger15AdmissionLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA:161
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
4
17:172279
65:111070
6:69054
33:61287

$s5Redis3PenV3put9bigEndianyx_ts15BitwiseCopyableRzs17FixedWidthIntegerRzlF
# Func Hash:
48277136972185599
# Num Counters:
1
# Counter Values:
1245386
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
3
8:706764
2:366270
4:172352

$s5Redis3PenV3put_5firstySays5UInt8VG_SitF
# Func Hash:
927276897390327009
# Num Counters:
5
# Counter Values:
0
172279
0
0
172271
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
6:111067
9:61212
0

$s5Redis3PenV3put_6digitsySu_SitF
# Func Hash:
567185239232071700
# Num Counters:
5
# Counter Values:
2692362
1009458
612203
434871
0
$0

$s5Redis3PenV3putyySays5UInt8VGF
# Func Hash:
303615924401429201
# Num Counters:
4
# Counter Values:
0
768073
0
304227
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
9
17:192469
4:127135
16:117208
65:109090
33:89459
1:61206
9:61206
2:10254
0:46
0

$s5Redis3PenV3putyys12StaticStringVF
# Func Hash:
599077204235560586
# Num Counters:
6
# Counter Values:
0
370883
0
0
0
370883
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
0:198549
2:172288
1:46
0

$s5Redis3PenV3putyys4SpanVys5UInt8VGF
# Func Hash:
927276899315658337
# Num Counters:
5
# Counter Values:
482193
0
482193
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
9:482029
2:118
8:46
0

$s5Redis3PenV3putyys5UInt8VF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4914908
$0

$s5Redis3PenV5frameSivgZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
810866
$0

$s5Redis3PenV6digits2ofSiSu_tFZ
# Func Hash:
1029578615941763306
# Num Counters:
20
# Counter Values:
1009458
612203
439924
439914
439914
439914
370860
370860
370860
370860
370860
370856
370828
370465
366732
329493
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
272954
272954
272954
73
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
166749
0
$0

$s5Redis9CallQueueV6appendyyAA0B0CF
# Func Hash:
135188633044096422
# Num Counters:
7
# Counter Values:
444987
3
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
52416
472376
26208
236188
262426
809599
626870
262426
26208
236188
26208
236188
26208
236188
182729
26208
236188
0
0
0
26162
0
46
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
500361
333575
429212
429212
166786
166786
166786
166786
166786
0
166786
166786
166786
0
0
0
0
0
0
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

$s5Usage17SubscriptionStateO_2atAC6Limits11EntitlementV_AE6MomentVtcfC
# Func Hash:
528554516606632562
# Num Counters:
21
# Counter Values:
0
0
0
0
0
0
0
0
2019
0
0
0
0
2019
0
0
0
0
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
2012
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words10PhrasebookC3Key33_DF5CE499D6C67C7C6E87EAFD1B2D73B9LLVwcp:2012

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
2012
$0

$s5Words10PhrasebookC3Key33_DF5CE499D6C67C7C6E87EAFD1B2D73B9LLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2012
$0

$s5Words10PhrasebookC4text2of8language8timeZoneSSAA6PhraseV_S2StF
# Func Hash:
844982797053623258
# Num Counters:
4
# Counter Values:
6
2006
0
2006
$0

$s5Words10PluralRuleO8languageACSS_tcfCTf4nd_n
# Func Hash:
219920907684542954
# Num Counters:
110
# Counter Values:
1322
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1322
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1322
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s5Words11PlaceholderO8rawValueACSgSS_tcfCTf4nd_n
# Func Hash:
948827209821823046
# Num Counters:
10
# Counter Values:
1274
14
70
308
168
28
0
280
196
70
$0

$s5Words11PlaceholderOACSHAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1540
7
$0

$s5Words11PlaceholderOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10206
$0

$s5Words11PlaceholderOwug
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15288
$0

$s5Words12GateDecisionVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2019
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words12GateDecisionVwxx:2019

$s5Words12GateDecisionVwxx
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
2019
2019
0
$0

$s5Words12GateDecisionVyAcA8ObstacleO_AA7Subject33_914C3232BAB3E854AE48808D86605C34LLVAA9SituationVSg6Limits8PlanBookCtcAGLlfCTf4nnnnd_n
# Func Hash:
426301855659510425
# Num Counters:
32
# Counter Values:
2019
0
0
0
0
0
0
2019
0
0
0
2019
0
0
0
0
0
0
2019
0
0
0
0
2019
0
0
0
2019
0
0
0
0
$0

$s5Words14LanguageChoiceV8language9acceptingS2SSg_tF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
4042
$0

$s5Words14PluralCategoryOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5292
$0

$s5Words14PluralCategoryOwug
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
18480
$0

$s5Words4ToneO13forbiddenWord2inSSSgSS_tFZTf4nd_n
# Func Hash:
567185240995793537
# Num Counters:
4
# Counter Values:
12320
1540
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
341199222957044550
# Num Counters:
25
# Counter Values:
0
2006
0
0
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

$s5Words6PhraseV23__derived_struct_equalsySbAC_ACtFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1027
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
3025
3033
0
3033
0
0
3033
0
3033
0
3033
0
1019
2014
0
8
3025
0
3033
0
3033
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
2018
0
2006
$0

$s5Words6PhraseVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1027
5
$0

$s5Words6PhraseVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1027
$0

$s5Words6PhraseVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2019
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2019

$s5Words6PhraseVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
176308
2019
$0

$s5Words6PhraseVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
172270
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:172270

$s5Words6PhraseVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
176308
$0

$s5Words6PhraseVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2019
$0

$s5Words6PhraseVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2020
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words6PhraseVwcp:2020

$s5Words6PhraseVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2033
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words6PhraseVwxx:2033

$s5Words6PhraseVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4039
$0

$s5Words6PhraseVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
174289
174289
0
0
2019
$0

$s5Words6PhraseVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
2019
0
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
2033
$0

$s5Words7Subject33_914C3232BAB3E854AE48808D86605C34LLV6phraseyAA6PhraseVSgAA7GateRowVAAOF
# Func Hash:
948827212017737402
# Num Counters:
8
# Counter Values:
0
2019
0
0
0
0
0
0
$0

$s5Words7Subject33_914C3232BAB3E854AE48808D86605C34LLVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2019
$0

$s5Words7Subject33_914C3232BAB3E854AE48808D86605C34LLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2019
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
1540
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
1316
0
0
0
0
0
0
0
1540
224
1316
0
1316
0
1316
0
0
0
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

$s5Words7WordingV5texts33_31988B41CA745A892B226FE0F35A3D78LL2of3for5known_SayAA14PluralCategoryO_SStGAC6SourceO_AA8SentenceOSayAJGSayAA9ComplaintV6ReasonOGztFZTf4nnnnd_n
# Func Hash:
1105673709693991040
# Num Counters:
61
# Counter Values:
0
0
0
224
448
0
0
224
0
448
448
0
0
0
0
0
448
448
0
448
0
224
0
0
224
0
224
0
0
224
0
224
1092
0
0
0
0
224
224
224
0
0
0
224
0
0
0
0
0
0
0
0
0
224
0
0
0
0
0
0
448
$0

$s5Words7WordingV6SourceOWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
2184
448
$0

$s5Words7WordingV6SourceOWOy
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
2184
448
$0

$s5Words7WordingV6SourceOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1316
$0

$s5Words8SentenceO12placeholdersShyAA11PlaceholderOGvg
# Func Hash:
744640999349458569
# Num Counters:
37
# Counter Values:
46
42
42
42
42
42
42
42
42
42
42
42
42
42
56
56
56
48
42
42
42
4016
466
210
224
132
84
84
56
28
42
42
42
42
42
42
42
$0

$s5Words8SentenceO7countedAA11PlaceholderOSgvg
# Func Hash:
134732432071261922
# Num Counters:
4
# Counter Values:
1322
1308
1168
70
$0

$s5Words8SentenceO8rawValueSSvg
# Func Hash:
1049962026505298361
# Num Counters:
95
# Counter Values:
4656
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
43
28
28
28
28
28
2034
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
15792
$0

$s5Words8TemplateV12placeholdersShyAA11PlaceholderOGvg
# Func Hash:
391331302411858267
# Num Counters:
6
# Counter Values:
3787
1274
728
1540
0
0
$0

$s5Words8TemplateV5PieceOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6167
$0

$s5Words8TemplateV5PieceOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
106036
70364
$0

$s5Words8TemplateV5PieceOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
121184
80416
$0

$s5Words8TemplateV5PieceOwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
60592
$0

$s5Words8TemplateV5PieceOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
60592
$0

$s5Words8TemplateV5PieceOwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
21308
21308
0
0
6160
$0

$s5Words8TemplateV5PieceOwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
21308
0
6160
0
0
$0

$s5Words8TemplateV5PieceOwug
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
30296
$0

$s5Words8TemplateV5PieceOwup
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15148
$0

$s5Words8TemplateV5PieceOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
106036
$0

$s5Words8TemplateV5wordsSSvg
# Func Hash:
1096621590876055983
# Num Counters:
5
# Counter Values:
1274
2513
1540
1540
0
$0

$s5Words8TemplateVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5271
$0

$s5Words8TemplateVyACSSAC7MistakeOYKcfCTf4nd_n
# Func Hash:
1125516781695387268
# Num Counters:
48
# Counter Values:
1274
0
5768
1274
84791
0
86065
1274
0
1274
0
0
1106
1407
1540
0
0
1274
168
84791
0
560
812
1540
0
0
0
0
0
0
0
0
756
0
476
441
1393
1540
1540
1274
0
1057
0
0
0
0
1274
546
$0

$s5Words9GateTableO3row__7isTrialAA0B3RowVAA8ObstacleO_5Usage17SubscriptionStateOSbtFZTf4nnnd_n
# Func Hash:
113583620002096399
# Num Counters:
41
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
2019
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
2019
2006
$0

$s5Words9SituationV6phraseyAA6PhraseVSgAA7GateRowVAAO_6Limits8PlanBookCtF
# Func Hash:
536873293052540031
# Num Counters:
4
# Counter Values:
0
0
2019
0
$0

$s5Words9SituationV6usedUp33_2BF2C47B5DA4E26C945F5C2A0B702CE3LLAA6PhraseVvg
# Func Hash:
650973719892668432
# Num Counters:
11
# Counter Values:
0
2019
0
2019
0
2019
11
0
0
0
0
$0

$s5Words9SituationV8obstacle33_914C3232BAB3E854AE48808D86605C34LLAA8ObstacleOvg
# Func Hash:
758414237124686217
# Num Counters:
22
# Counter Values:
0
0
0
2019
2019
0
0
0
0
0
0
0
0
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

$s5Words9SituationVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
4038
4038
$0

$s5Words9SituationVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2019
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2019

$s5Words9SituationVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2019
$0

$s5Words9SituationVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2019
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words9SituationVwcp:2019

$s5Words9SituationVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2019
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words9SituationVwxx:2019

$s5Words9SituationVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2019
$0

$s5Words9SituationVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
2019
2019
0
0
2019
$0

$s5Words9SituationVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4038
$0

$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA09AdmissionS0V_TG5
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
198434
0
0
$0

$s6Ledger05RedisA0C4send_2to_yAA10SettlementC_0B012CallFollower_pnAH0B6ClientCtAA0A5ErrorOYKF
# Func Hash:
871441886198028758
# Num Counters:
5
# Counter Values:
0
172215
0
0
0
$0

$s6Ledger05RedisA0C4send_2to_yAA12AdmissionAskC_0B012CallFollower_pnAH0B6ClientCtAA0A5ErrorOYKF
# Func Hash:
607699198733006990
# Num Counters:
4
# Counter Values:
0
0
198434
0
$0

$s6Ledger05RedisA0C7outcome_2of_AA17SettlementOutcomeOAA0E0C_0B04CallCAJ0B6ClientCtAA0A5ErrorOYKF
# Func Hash:
631255612492166192
# Num Counters:
5
# Counter Values:
9
0
172206
0
0
$0

$s6Ledger05RedisA0C7verdict_2of_AA7VerdictOSgAA12AdmissionAskC_0B04CallCAK0B6ClientCtAA0A5ErrorOYKF
# Func Hash:
93478046494828543
# Num Counters:
6
# Counter Values:
166749
0
0
32
31653
0
$0

$s6Ledger05RedisA0C9sendIndexyyAA12AdmissionAskC_0B00B6ClientCtAA0A5ErrorOYKF
# Func Hash:
18663486496756685
# Num Counters:
9
# Counter Values:
198434
198434
0
69054
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU0_TA:198434

$s6Ledger05RedisA0C9sendIndexyyAA12AdmissionAskC_0B00B6ClientCtAA0A5ErrorOYKFyAG3PenVzXEfU_
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
69054
0
0
$0

$s6Ledger0A5ErrorOACs0B0AAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2929
1
$0

$s6Ledger0A5ErrorOWOe
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
1964
0
0
$0

$s6Ledger10AdmissionsC15standingRefusal2ofAA0D0V_AA7AccountCtSgAA16AdmissionRequestC_tF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
691133
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:691133

$s6Ledger10AdmissionsC15standingRefusal2of_4planAA0D0V_AA7AccountCtSgAA7UserKeyV_6Limits10ModelClassVSgSSSgtF
# Func Hash:
1096293852054348329
# Num Counters:
32
# Counter Values:
305910
2050908
522761
522761
511990
20394
711525
20392
711525
528021
20394
1
20394
20394
20394
0
0
0
2
0
0
20392
0
0
0
20392
0
0
0
0
20392
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:711525

$s6Ledger10AdmissionsC3ask_3now9followingAC6AskingOAA16AdmissionRequestC_6Limits6MomentV5Redis12CallFollower_ptF
# Func Hash:
391331302097650527
# Num Counters:
7
# Counter Values:
199537
199537
199537
199424
848
0
198434
$0

$s6Ledger10AdmissionsC4hear_2ofAC7HearingOAC8QuestionV_5Redis4CallCtF
# Func Hash:
948827213072710589
# Num Counters:
7
# Counter Values:
32
0
0
0
198402
0
0
$0

$s6Ledger10AdmissionsC4send_9followingSbAA10SettlementC_5Redis12CallFollower_ptF
# Func Hash:
52047014255523181
# Num Counters:
12
# Counter Values:
0
172215
172270
172270
172270
172215
172215
172215
172215
172215
0
0
$0

$s6Ledger10AdmissionsC5admit_3now5afterAA9AdmissionOAA0F7RequestC_6Limits6MomentVAA0F6AnswerVSgtYaAA0A5ErrorOYKF
# Func Hash:
135188634719877847
# Num Counters:
6
# Counter Values:
0
1020
988
0
115
115
$0

$s6Ledger10AdmissionsC5takenyyAA10SettlementCF
# Func Hash:
536873292578565360
# Num Counters:
4
# Counter Values:
172293
172293
0
0
$0

$s6Ledger10AdmissionsC6graced_5after3nowAA9AdmissionOSgAA0F7RequestC_AA0A5ErrorO6Limits6MomentVtYaF
# Func Hash:
777368107115321177
# Num Counters:
32
# Counter Values:
0
0
988
32
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1020
0
0
0
0
0
$0

$s6Ledger10AdmissionsC6ledger4book5lease5users8patience8deadline5spool5grace11refusalLife7changes5store5pause9monotonicAc2A_p_6Limits8PlanBookCS2is6UInt64VAuA5SpoolCSgAA5GraceCSgAuA13RecordChangesCSgAA10StoreWatchCSgyAUYaYCcSgAUyctcfC
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
121256608024577410
# Num Counters:
16
# Counter Values:
172270
198517
198517
0
26247
0
0
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:26247

$s6Ledger10AdmissionsC7outcome_2ofAA17SettlementOutcomeOSgAA0E0C_5Redis4CallCtF
# Func Hash:
896858935079128647
# Num Counters:
11
# Counter Values:
9
172206
172206
9
0
0
0
9
0
0
0
$0

$s6Ledger10AdmissionsC8QuestionV8question_7Gateway5OrderC5ordertSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
909959
0
$0

$s6Ledger10AdmissionsC8question_5peeks3nowAC8QuestionVAA16AdmissionRequestC_Sb6Limits6MomentVtAA0A5ErrorOYKF
# Func Hash:
266386380917338799
# Num Counters:
16
# Counter Values:
200385
0
200385
200385
200385
0
200385
200385
200385
200385
0
1836
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:200385
1
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:200385
1
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:198549

$s6Ledger10AdmissionsC9admissionyAA9AdmissionOAA7VerdictOn_AA0D3AskCtAA0A5ErrorOYKF
# Func Hash:
5832820946157205
# Num Counters:
12
# Counter Values:
0
26247
0
0
0
0
0
172270
0
0
0
0
$0

$s6Ledger10BookFormatO3put__2toyAA4BillC_AA0B3DayV5Redis3PenVztFZ
# Func Hash:
972691025146055881
# Num Counters:
37
# Counter Values:
172279
172279
0
3
172279
0
0
0
172279
1003
0
0
0
172279
0
0
0
0
0
0
0
0
0
0
0
3
3
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

$s6Ledger10KillSwitchC4isOnSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1402658
$0

$s6Ledger10SettlementC6ChangeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111067
$0

$s6Ledger10SettlementC8isRefundSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172270
$0

$s6Ledger10SettlementCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172311
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
863406
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
691133
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
691133
$0

$s6Ledger11DiaryFormatO4heldySSAA11RefusalNoteVFZTf4nd_n
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4008
4008
$0

$s6Ledger11DiaryFormatO4hour33_E05A3CD9526A993B9F5F411B3EAFBEB7LLySS6Limits6MomentVFZTf4nd_n
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
4008
0
0
$0

$s6Ledger11DiaryFormatO5fieldySSAA11RefusalNoteVFZTf4nd_n
# Func Hash:
360019384618917616
# Num Counters:
6
# Counter Values:
4008
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
16574
0
16574
$0

$s6Ledger11RefusalNoteV5CauseOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
11294
0
11294
$0

$s6Ledger11RefusalNoteV5CauseO_2inAeA0B0VADO_6Limits8ScheduleCtcfCTf4nnd_n
# Func Hash:
414921812404885233
# Num Counters:
8
# Counter Values:
0
5280
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
4008
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11RefusalNoteVwcp:4008

$s6Ledger11RefusalNoteVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
6014
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11RefusalNoteVwxx:6014

$s6Ledger11RefusalNoteVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4008
$0

$s6Ledger11RefusalNoteVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6014
$0

$s6Ledger11ReservationV10settlementyAA10SettlementCAA4BillCnF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
172270
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
172270
0
172270
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
172270
0
0
$0

$s6Ledger11ReservationV6placed33_DBC13BBE9BFA4F3552787444049E8217LLyAA4BillCAGF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
172270
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
283334
111058
0
111058
0
0
0
0
0
0
0
0
0
0
0
0
0
0
111058
111058
0
172270
111058
172270
0
0
0
0
0
111058
0
$0

$s6Ledger11ReservationVSgWOe
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
711525
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
172270
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:172270

$s6Ledger11ReservationVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
172270
172270
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
200385
$0

$s6Ledger12BookCalendarV3day2atAA0B3DayV6Limits6MomentV_tF
# Func Hash:
271263511808002159
# Num Counters:
11
# Counter Values:
172270
7
0
172263
0
0
0
0
0
0
0
$0

$s6Ledger12IndexedUsersV5Place33_673D63B3156CD1FCBB6B527E66F43CB4LLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
131072
$0

$s6Ledger12IndexedUsersV6insert_5lease2atyAA7UserKeyV_Sis6UInt64VtF
# Func Hash:
948827212461305379
# Num Counters:
7
# Counter Values:
131064
69169
0
8
0
0
0
$0

$s6Ledger12IndexedUsersV8contains_4over2atSbAA7UserKeyV_Sis6UInt64VtF
# Func Hash:
567185240095986581
# Num Counters:
5
# Counter Values:
198549
198434
8
173982
0
$0

$s6Ledger12RecordReaderV6numberSiSgyF
# Func Hash:
52047012955861833
# Num Counters:
9
# Counter Values:
1872
261
234
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
7994325
0
688
3274
0
0
0
774251
8024
532955
900
532955
894
0
13096
2900
13096
9822
20475
0
0
0
0
0
0
0
13096
0
0
532955
0
538230
0
0
5
0
0
0
532955
3274
532955
0
0
0
0
0
6
532955
0
5
0
0
0
0
2006
0
0
3274
532955
0
5
0
532955
532955
532955
0
0
0
0
0
0
0
0
0
0
0
0
0
0
532955
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
532955
0
13096
0
0
0
0
$0

$s6Ledger12RefusalDiaryC5flush33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tYaF
# Func Hash:
25633447703339359
# Num Counters:
37
# Counter Values:
186
6008
4004
2
186
0
4008
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
0
0
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
5
2004
4008
0
$0

$s6Ledger12RequestNamesV4nextAA0B2IDVyF
# Func Hash:
11922955473172444
# Num Counters:
6
# Counter Values:
572056
200392
0
0
0
371664
$0

$s6Ledger14ScheduleFormatV7written_5leaseAA07WrittenB0C6Limits0B0C_SitF
# Func Hash:
303685790132522880
# Num Counters:
11
# Counter Values:
208747
198539
198542
56
0
0
198539
0
3
0
0
$0

$s6Ledger15AdmissionAnswerVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1135
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1135

$s6Ledger15AdmissionAnswerVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
5675
5675
0
0
160
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
26247
0
0
0
0
0
0
0
0
0
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
62
198539
198533
$0

$s6Ledger15AdmissionFormatV7refusal33_A629689E48E63D74B51D1295CF8DA8B8LLyAA7VerdictOSgSay5Redis0O5ReplyOG_6Limits8ScheduleCSitFZTf4nnnd_n
# Func Hash:
399501120714363439
# Num Counters:
55
# Counter Values:
26247
0
52494
52494
26247
26247
0
26247
26247
0
0
0
0
0
0
0
0
26247
26247
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
636369827545326947
# Num Counters:
24
# Counter Values:
26247
5521
0
0
0
0
0
0
0
26247
0
0
0
0
0
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
689080
172270
172270
0
0
172270
0
0
0
0
0
0
0
0
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
450431951269415100
# Num Counters:
37
# Counter Values:
5627
0
0
0
198549
150930
0
0
0
10208
0
0
0
0
192968
0
0
0
0
198549
0
198595
0
198549
0
0
0
0
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
198595
0
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

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLC4isOfySbAA7UserKeyV_6Limits10ModelClassVSgSSSgtF
# Func Hash:
252792768190730864
# Num Counters:
14
# Counter Values:
491598
491598
0
0
0
2
0
491596
0
0
0
0
491596
0
$0

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLC4told2atAA0C0V_AA7AccountCts6UInt64V_tF
# Func Hash:
391331303446266705
# Num Counters:
6
# Counter Values:
511988
5961
0
0
0
0
$0

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLC7answersySbAA16AdmissionRequestCF
# Func Hash:
744641000149221967
# Num Counters:
21
# Counter Values:
0
983192
491596
491598
491596
0
0
0
0
0
0
0
491596
491596
0
0
0
0
0
0
0
$0

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLC7toldForys6UInt64VAA7AccountCFZTf4nd_n
# Func Hash:
414921810114761299
# Num Counters:
8
# Counter Values:
22010
22010
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
16049
16049
16049
0
0
32098
16045
0
0
0
0
0
0
16049
0
0
16049
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
16045
$0

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16049
$0

$s6Ledger15WrittenScheduleC7isEqual33_A3B729376963BD25955206E8F3B0DE10LLySbAA11ConsumptionV_AGtF
# Func Hash:
477695476337279416
# Num Counters:
145
# Counter Values:
0
0
6
0
0
0
0
0
0
0
81616
0
0
0
0
0
0
0
0
0
0
0
0
10202
10202
0
0
6
6
0
0
0
198539
0
0
0
0
0
0
0
71408
0
0
0
198539
0
0
0
0
0
198539
0
0
0
0
0
0
0
0
127131
0
0
0
0
0
0
0
0
0
127131
0
0
0
0
0
0
0
0
0
0
0
127131
0
0
0
0
0
127131
0
0
0
0
0
0
0
0
127131
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
691133
$0

$s6Ledger16AdmissionRequestC4user8chosenID11fingerprint10modelClass8estimate5price11isAnonymous12overlooksEnd4planAcA7UserKeyV_AA0cF0VSgSi6Limits05ModelI0VSgAA11ConsumptionVAR5PriceVSgS2bSSSgtcfcfA5_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
691133
$0

$s6Ledger16AdmissionRequestC4user8chosenID11fingerprint10modelClass8estimate5price11isAnonymous12overlooksEnd4planAcA7UserKeyV_AA0cF0VSgSi6Limits05ModelI0VSgAA11ConsumptionVAR5PriceVSgS2bSSSgtcfcfA6_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
691133
$0

$s6Ledger16AdmissionRequestC8estimate5underAA11ConsumptionV6Limits8ScheduleC_tF
# Func Hash:
311693034832455417
# Num Counters:
7
# Counter Values:
691981
0
0
0
0
0
0
$0

$s6Ledger16AdmissionRequestC_7Gateway5OrderCAA0B6AnswerVSgtWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1135
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1135

$s6Ledger16AdmissionRequestCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
691133
$0

$s6Ledger16EntitlementCacheVy6Limits7HoldingCAA7UserKeyVcig
# Func Hash:
694937218974223329
# Num Counters:
6
# Counter Values:
0
200385
0
0
0
200385
$0

$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tF
# Func Hash:
607699197414532684
# Num Counters:
5
# Counter Values:
172311
172279
0
0
172279
$0

$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_
# Func Hash:
964791050483731123
# Num Counters:
51
# Counter Values:
111067
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
111067
111067
0
111067
0
172279
172279
32
172279
133083
0
0
0
0
0
172279
0
0
0
0
0
0
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
172279
0
$0

$s6Ledger16SettlementLetterV4roomSivg
# Func Hash:
890259288685583310
# Num Counters:
24
# Counter Values:
111067
0
0
0
172311
111067
0
0
0
0
0
0
0
0
0
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
172302
0
0
0
172302
0
172293
0
0
0
0
0
0
0
0
$0

$s6Ledger16SettlementLetterV_11rememberingAcA0B0C_SitcfCTf4nnd_n
# Func Hash:
219088262634557191
# Num Counters:
7
# Counter Values:
32
344485
344517
32
344485
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
172293
151889
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
161565
10418
41080
10771
26247
19913
15994
16049
16380
0
0
16049
0
0
16049
0
33964
16049
16049
0
0
23193
0
0
16049
0
10771
0
0
3280
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
771276
502369
502369
691133
2
691133
691133
0
691133
507629
491596
0
0
$0

$s6Ledger16StandingRefusalsV9removeAllyyF
# Func Hash:
694937220113242340
# Num Counters:
6
# Counter Values:
1023
1
1
0
0
0
$0

$s6Ledger4BillC5model4used10isEstimate7guessedACSays5UInt8VG_AA11ConsumptionVSbAA12GuessedShareVtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172270
$0

$s6Ledger4BillC5model4used10isEstimate7guessedACSays5UInt8VG_AA11ConsumptionVSbAA12GuessedShareVtcfcfA2_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172267
$0

$s6Ledger4BillC6ofPaidACvg
# Func Hash:
536873289973259617
# Num Counters:
4
# Counter Values:
172270
172270
6
0
$0

$s6Ledger4BillCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172288
$0

$s6Ledger5SpoolC5holdsySbAA7UserKeyVF
# Func Hash:
948827209596992126
# Num Counters:
8
# Counter Values:
172311
106
106
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
3514749
0
0
$0

$s6Ledger5TallyV7crossedy6Limits9ThresholdOSgSiF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
283334
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
172270
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:172270

$s6Ledger5TallyVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
58371
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger5TallyVwcp:58371

$s6Ledger5TallyVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16049
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger5TallyVwxx:16049

$s6Ledger5TallyVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
58371
$0

$s6Ledger5TallyVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
172270
172270
0
0
172270
$0

$s6Ledger5TallyVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
188319
$0

$s6Ledger6DigestO15sha1HexadecimalySays5UInt8VGAGFZTf4nd_n
# Func Hash:
5832820144274378
# Num Counters:
10
# Counter Values:
525
3325
350
175
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
5216
236
236
236
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
4051
$0

$s6Ledger7AccountC8isHeldAsySbACF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
538222
$0

$s6Ledger7AccountC9ReceptionE15newestThreshold33_8B46A72EDC5A5B323FBCEE691DB0BE3DLLSiSgvg
# Func Hash:
11922952388744335
# Num Counters:
7
# Counter Values:
281328
2006
0
0
172270
172270
0
$0

$s6Ledger7AccountCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
230725
$0

$s6Ledger7RefusalV5CauseO21__derived_enum_equalsySbAE_AEtFZTf4nnd_n
# Func Hash:
672137662026201718
# Num Counters:
13
# Counter Values:
0
0
538222
0
0
0
538222
0
0
0
538222
0
0
$0

$s6Ledger7RefusalV5CauseOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
538222
5
$0

$s6Ledger7RefusalV5CauseOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
538222
$0

$s6Ledger7RefusalV8decisive2inAC5CauseO6Limits8ScheduleC_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
538248
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
1078489
0
0
1078489
0
0
0
0
0
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
9374670
666109
621324
621324
621324
0
0
$0

$s6Ledger7UserKeyV4hash4seedSis6UInt64V_tF
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
10422075
691133
691133
$0

$s6Ledger7UserKeyV4stem33_1CAE0153CA7BC1994FBFA5CFAEC68C57LL_4markSays5UInt8VGs4SpanVyAHG_AHSgtFZys06OutputM0VyAHGzXEfU_
# Func Hash:
52047014496162958
# Num Counters:
9
# Counter Values:
681521
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
680925
$0

$s6Ledger7UserKeyV6tenant4userACSays5UInt8VG_s4SpanVyAGGtcfCTf4nnd_n
# Func Hash:
236859847203335242
# Num Counters:
20
# Counter Values:
26579319
0
10250625
0
4116936
0
681521
0
681521
681521
0
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
538242
538242
$0

$s6Ledger7UserKeyVSHAASH13_rawHashValue4seedS2i_tFTW
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
2325
155
155
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
1363042
681521
681521
653711
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

$s6Ledger9Base64URLO6decodeySays5UInt8VGSgs10ArraySliceVyAFGFZTf4xd_n
# Func Hash:
393568429294098066
# Num Counters:
14
# Counter Values:
296
2960
2072
742
296
296
174
0
296
0
0
0
0
0
$0

$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5Redis12CallFollowerAaeFP5endedyyAE0M0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
69054
$0

$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5endedyy5Redis4CallCF
# Func Hash:
1124680650264541954
# Num Counters:
3
# Counter Values:
32
0
69022
$0

$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
69054
$0

$s6Ledger9LeaseWalkC4walkSiyYaF
# Func Hash:
791570814515290919
# Num Counters:
35
# Counter Values:
4440
0
592
592
592
0
0
296
0
0
0
296
296
0
32
0
3
0
0
0
296
0
0
0
0
0
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
16:296

$s6Ledger9RecordPenV3putyySiF
# Func Hash:
5832820189488346
# Num Counters:
10
# Counter Values:
2736
0
2736
342
48
0
80
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

$s6Limits10InputGuessV5ShapeV8rawValueAESi_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
691133
$0

$s6Limits10InputGuessV5learn5units5shape6tokens2byySi_AC5ShapeVS2itF
# Func Hash:
769121166721895025
# Num Counters:
30
# Counter Values:
630
14822
172267
172267
172257
157438
111073
0
172267
10
14822
111058
22
61194
0
0
0
0
0
0
0
0
0
0
0
0
0
0
172267
172267
$0

$s6Limits10InputGuessV6tokens5units5shape3forS2i_AC5ShapeVSitF
# Func Hash:
783548774101456523
# Num Counters:
9
# Counter Values:
691133
633661
691047
633623
0
0
0
0
633575
$0

$s6Limits10InputGuessVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
691154
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits10InputGuessVwcp:691154

$s6Limits10InputGuessVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
691154
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits10InputGuessVwxx:691154

$s6Limits10InputGuessVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
691154
$0

$s6Limits10InputGuessVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
691154
$0

$s6Limits10ModelClassVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
33979
7
$0

$s6Limits10ModelClassVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
33972
0
33972
$0

$s6Limits10ShapePoolsV4vote_2by2onySi_SiAA10InputGuessV0B0VtF
# Func Hash:
844982799826564422
# Num Counters:
4
# Counter Values:
172267
3
7
0
$0

$s6Limits11CallerTableVyxSgSicisAA11OutputGuessV5Shown33_2314146B6A7E42521E644BA931F31721LLV_Tg5
# Func Hash:
287486628054319576
# Num Counters:
5
# Counter Values:
441
3678
0
7
0
$0

$s6Limits11EntitlementVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
26171
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits11EntitlementVwcp:26171

$s6Limits11EntitlementVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
22126
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits11EntitlementVwxx:22126

$s6Limits11EntitlementVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
26171
$0

$s6Limits11EntitlementVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
22126
$0

$s6Limits11OutputGuessV10noteErrors33_2314146B6A7E42521E644BA931F31721LL2of5units6events7visibleyAC5ShownAELLVz_S3itF
# Func Hash:
25215336537781514
# Num Counters:
31
# Counter Values:
668
668
668
668
3010
3010
21
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
0
0
0
0
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

$s6Limits11OutputGuessV5learn5units6events6tokens9reasoning2byySi_S4itF
# Func Hash:
946720200870828392
# Num Counters:
32
# Counter Values:
172267
3010
3671
0
0
668
668
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3678
3678
3678
3678
0
0
0
0
0
0
0
$0

$s6Limits13ScheduleCacheC8schedule3for10modelClass2atAA0B0CAA7HoldingC_AA05ModelG0VSgAA6MomentVtF
# Func Hash:
875268689812418993
# Num Counters:
36
# Counter Values:
0
10208
0
210583
210583
200375
210583
210583
0
0
10
10208
0
200378
0
200375
0
0
200375
200375
0
0
0
0
200375
0
0
0
0
0
200375
0
200375
0
0
0
$0

$s6Limits4PlanV4KindOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
172290
7
$0

$s6Limits4PlanV4KindOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172290
$0

$s6Limits4PlanVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4083
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits4PlanVwcp:4083

$s6Limits4PlanVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2026
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits4PlanVwxx:2026

$s6Limits4PlanVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4258
$0

$s6Limits4PlanVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2229
$0

$s6Limits5LimitV11EnforcementOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
32132
7
$0

$s6Limits5LimitV11EnforcementOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
32149
$0

$s6Limits5MeterO14countsRequestsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
299400
$0

$s6Limits5MeterOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
299431
15
$0

$s6Limits5MeterOWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
299470
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
1324999
$0

$s6Limits6MomentV7secondss5Int64Vvg
# Func Hash:
1124680650439463261
# Num Counters:
3
# Counter Values:
4018
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
188319
7
$0

$s6Limits6MomentVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2034
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
188312
$0

$s6Limits6MomentVSLAASL2leoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172270
$0

$s6Limits6MomentVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2022
$0

$s6Limits6WindowOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
18166
0
$0

$s6Limits6WindowOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
18169
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
200392
$0

$s6Limits7HoldingC4span2of2atAA6MomentV4from_AH2totAA8ScheduleC_AHtF
# Func Hash:
959085192517320418
# Num Counters:
5
# Counter Values:
200385
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
2019
0
0
$0

$s6Limits8ScheduleC5EntryC6LedgerE5field2atSSAA6MomentV_tF
# Func Hash:
187771964761477978
# Num Counters:
7
# Counter Values:
111058
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
315998
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
313992
296657
0
$0

$s6Limits8VotePoolV10findMedian33_60ADDB35ED499916DBA5377D7B67A065LLyyF
# Func Hash:
301351148538281552
# Num Counters:
15
# Counter Values:
22592
12845
10143
981
981
0
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

$s6Limits8VotePoolV4vote_2byySi_SitF
# Func Hash:
744641000248692000
# Num Counters:
18
# Counter Values:
5383386
6
642
358598
0
0
0
0
48
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

$s6Limits8VotePoolV7replace33_60ADDB35ED499916DBA5377D7B67A065LL_2byySi_SitF
# Func Hash:
948827211152499732
# Num Counters:
8
# Counter Values:
358604
339
0
339
339
0
0
0
$0

$s6Limits9CivilDateV9dayNumberACSi_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4013
$0

$s6Limits9CivilDateV9dayNumberACSi_tcfCTf4nd_n
# Func Hash:
1085769280851633076
# Num Counters:
15
# Counter Values:
4044
0
0
0
0
0
0
0
0
0
0
0
0
0
4044
$0

$s6Limits9ThresholdO8rawValueACSgSi_tcfC
# Func Hash:
1124680650056552345
# Num Counters:
4
# Counter Values:
283334
0
2006
281328
$0

$s7Gateway10RouteTableV10configured33_F73F87E9CC112A78C05550F0D864AA94LL_6methodAC10ConfiguredAELLVSgs4SpanVys5UInt8VG_ANtFTf4nnx_n
# Func Hash:
1070589993745408903
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
711525
0
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
114810349389524255
# Num Counters:
48
# Counter Values:
0
0
0
0
0
0
711525
0
0
0
0
0
0
0
0
0
0
0
0
0
0
711525
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
414921809439976629
# Num Counters:
8
# Counter Values:
1003
1003
0
0
0
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

$s7Gateway12LearntModelsV5bytesSays5UInt8VGvg
# Func Hash:
609831943651619284
# Num Counters:
22
# Counter Values:
0
408
1428
0
204
0
0
0
36
12
0
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
$0

$s7Gateway13WithheldFieldO15coversExtension33_EB1DF58A844406058FDCF237EEC4D736LLySbs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
790715555682584737
# Num Counters:
24
# Counter Values:
2000
2000
0
0
0
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
$0

$s7Gateway14AnswerProgressVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1003
1003
$0

$s7Gateway15TargetDirectoryC5Known33_C9BA7E66ACC0F96A93906F76F1DE516BLLC7answersySb4Wire7DialectO_SSSgSays5UInt8VGtF
# Func Hash:
11922952689625465
# Num Counters:
7
# Counter Values:
711524
711524
0
0
711515
0
0
$0

$s7Gateway15TargetDirectoryC6target_5model8upstreamAA0B0CSg4Wire7DialectO_Says5UInt8VGSSSgtF
# Func Hash:
391331300205858450
# Num Counters:
6
# Counter Values:
10
16
711502
9
13
0
$0

$s7Gateway15UpstreamRequest33_49B5D926AF8FC46D799E274BFD76DD9ELLV6append__2toys4SpanVys5UInt8VG_AA7ChangesACLLV4Wire10ByteBufferVztFZTf4nnnd_n
# Func Hash:
259212322812111600
# Num Counters:
12
# Counter Values:
172270
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
172270
$0

$s7Gateway5OrderC4bill33_6FFC9D1B6747B80C8965E9F2EDC6077DLL_8isUseful6Ledger4BillC4Wire10TokenUsageV_SbtF
# Func Hash:
534146034025369043
# Num Counters:
11
# Counter Values:
172267
0
0
0
0
0
0
172267
0
172267
0
$0

$s7Gateway5OrderC4bill33_6FFC9D1B6747B80C8965E9F2EDC6077DLL__8isUseful6Ledger4BillCSg4Wire11ReplyReaderV_4HTTP12RelayOutcomeOSbtF
# Func Hash:
198238759020173208
# Num Counters:
9
# Counter Values:
172270
3
172267
0
0
0
3
0
3
$0

$s7Gateway5OrderC5learn33_6FFC9D1B6747B80C8965E9F2EDC6077DLL__7isWholey4Wire10TokenUsageV_AG11ReplyReaderVSbtF
# Func Hash:
438284564511352395
# Num Counters:
9
# Counter Values:
172267
172267
172267
172267
0
172267
0
0
172267
$0

$s7Gateway5OrderCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
691133
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
804816983160189828
# Num Counters:
13
# Counter Values:
1003
1003
1003
0
0
0
0
1003
0
0
0
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
134732428857511367
# Num Counters:
4
# Counter Values:
691133
691133
0
691133
$0

$s7Gateway7PassageVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
883795
0
$0

$s7Gateway8ExchangeC11settleAsidey6Ledger10SettlementCSgAE4BillCSgF
# Func Hash:
238984481002779099
# Num Counters:
3
# Counter Values:
172270
0
172215
$0

$s7Gateway8ExchangeC12writeRequest2to2onyAA12UpstreamPortC_4HTTP0G10ConnectionCtF
# Func Hash:
267958155081718646
# Num Counters:
15
# Counter Values:
172270
0
0
172270
0
75843
0
0
0
0
0
0
0
0
172270
$0

$s7Gateway8ExchangeC3act33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL2on__y6Ledger9AdmissionOn_AG0O7RequestCAA5OrderCnt9Reception7ProblemCYKF
# Func Hash:
164145375198101346
# Num Counters:
20
# Counter Values:
172270
0
172270
0
26247
0
0
0
26247
0
0
0
0
0
26247
0
26247
26247
26247
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV9aftermath__2on7Gateway9AftermathC4Desk0H8ServicesV_6Ledger12RefusalDiaryC7Reactor9EventLoopCtFyAL7UserKeyV_AL0K0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:26247

$s7Gateway8ExchangeC3ask33_547A97419888411C69799DD6FBCA20BFLLyyAA12UpstreamPortCF
# Func Hash:
798733567010317844
# Num Counters:
4
# Counter Values:
0
0
171251
1019
$0

$s7Gateway8ExchangeC3tap33_8BDE36C98B6EF902AA79BD86CE2C45B5LL2of8isStreamAA8ReplyTapCSg4HTTP18UpstreamConnectionC_SbtF
# Func Hash:
798733567605003329
# Num Counters:
4
# Counter Values:
172270
171265
1003
1005
$0

$s7Gateway8ExchangeC4bill33_8BDE36C98B6EF902AA79BD86CE2C45B5LLy6Ledger4BillCSg4HTTP12RelayOutcomeO_AA5OrderCAA8ReplyTapCSgtF
# Func Hash:
631255612859710465
# Num Counters:
6
# Counter Values:
172270
172270
0
0
0
0
$0

$s7Gateway8ExchangeC4bill33_8BDE36C98B6EF902AA79BD86CE2C45B5LLy6Ledger4BillCSg4HTTP12RelayOutcomeO_AA5OrderCAA8ReplyTapCSgtF6$deferL_yyF
# Func Hash:
536873289888054125
# Num Counters:
4
# Counter Values:
172270
171398
171398
12
$0

$s7Gateway8ExchangeC4note_8isReplayy6Ledger7AccountC_SbtF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
172270
172270
$0

$s7Gateway8ExchangeC4noteyy6Ledger7RefusalV_AE7AccountCtF
# Func Hash:
1083424333143105968
# Num Counters:
11
# Counter Values:
0
0
538235
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
798733567010317844
# Num Counters:
4
# Counter Values:
0
0
172270
0
$0

$s7Gateway8ExchangeC4tellyyF
# Func Hash:
536873294000790184
# Num Counters:
4
# Counter Values:
711525
711525
539255
711525
$0

$s7Gateway8ExchangeC4turnyyF
# Func Hash:
844982796974805307
# Num Counters:
4
# Counter Values:
172270
0
172270
0
$0

$s7Gateway8ExchangeC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
370649
$0

$s7Gateway8ExchangeC5admit33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL__5aftery6Ledger16AdmissionRequestC_AA5OrderCAG0O6AnswerVSgtFyAC_AI_AkNttYaYb9Reception7ProblemCYKYCcfU_
# Func Hash:
1124680650439463261
# Num Counters:
3
# Counter Values:
1020
0
115
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
711525
0
0
711225
$0

$s7Gateway8ExchangeC5count33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL3for_y9Reception5AskerV_AA6TargetCtAG7ProblemCYKF
# Func Hash:
369518217360680524
# Num Counters:
12
# Counter Values:
711525
0
0
0
711525
711525
0
20392
20392
20392
20392
20392
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV9aftermath__2on7Gateway9AftermathC4Desk0H8ServicesV_6Ledger12RefusalDiaryC7Reactor9EventLoopCtFyAL7UserKeyV_AL0K0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:20392

$s7Gateway8ExchangeC5count33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLyy6Ledger16AdmissionRequestCn_AA5OrderCnt9Reception7ProblemCYKF
# Func Hash:
714500944923080065
# Num Counters:
11
# Counter Values:
691133
0
0
491596
198434
1103
491596
0
491596
491596
491596
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV9aftermath__2on7Gateway9AftermathC4Desk0H8ServicesV_6Ledger12RefusalDiaryC7Reactor9EventLoopCtFyAL7UserKeyV_AL0K0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:491596

$s7Gateway8ExchangeC5endedyy5Redis4CallCF
# Func Hash:
414921810676790976
# Num Counters:
8
# Counter Values:
0
9
172206
32
0
172206
198402
0
$0

$s7Gateway8ExchangeC5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyAC_xtYaYbYCcfU_6Ledger16AdmissionRequestC_AA5OrderCAI0H6AnswerVSgt_Tg5011$s7Gateway8b62C5admit33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL__5aftery6Ledger16hi5C_AA5j6CAG0O6k32VSgtFyAC_AI_AkNttYaYb9Reception7F9CYKYCcfU_Tf1nnnc_n
# Func Hash:
1096621587861551887
# Num Counters:
5
# Counter Values:
1020
115
1020
1020
1020
$0

$s7Gateway8ExchangeC5order3forAA5OrderCAA6TargetC_tF
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
691133
691133
691133
$0

$s7Gateway8ExchangeC5relay4from_y4HTTP18UpstreamConnectionC_AA7PassageVtFTf4nxn_n
# Func Hash:
746321610909016515
# Num Counters:
29
# Counter Values:
171267
0
172270
172270
171267
1003
171267
171267
172270
0
1003
0
1003
172270
1003
1003
0
55
0
0
0
171212
0
171267
0
0
171212
0
0
$0

$s7Gateway8ExchangeC6answer33_547A97419888411C69799DD6FBCA20BFLL4fromy4HTTP18UpstreamConnectionC_tF
# Func Hash:
948827210417618662
# Num Counters:
8
# Counter Values:
0
172270
0
0
0
172270
0
0
$0

$s7Gateway8ExchangeC6ending33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLy6Ledger10SettlementCSgAF4BillCSgF
# Func Hash:
415356761640355876
# Num Counters:
8
# Counter Values:
172270
0
0
0
0
172270
172270
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
172270
0
$0

$s7Gateway8ExchangeC6target33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLAA6TargetCy9Reception7ProblemCYKF
# Func Hash:
974670607290195508
# Num Counters:
6
# Counter Values:
0
0
711525
0
0
0
$0

$s7Gateway8ExchangeC7Reactor4PumpAadEP4turnyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172270
$0

$s7Gateway8ExchangeC7forwardyyAA5OrderCn_6Ledger7AccountCSgntF
# Func Hash:
1063705162462123496
# Num Counters:
3
# Counter Values:
172270
0
0
$0

$s7Gateway8ExchangeC7inspect33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL3fory9Reception5AskerVSg_tAG7ProblemCYKF
# Func Hash:
135188634709294794
# Num Counters:
7
# Counter Values:
0
711525
0
711525
0
319613
711525
$0

$s7Gateway8ExchangeC7request33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLy6Ledger16AdmissionRequestC9Reception5AskerV_AF0O2IDVSgAA5OrderCtF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
691133
$0

$s7Gateway8ExchangeC8stepDown4from__AA04StepD0CSgAA5OrderC_6Ledger7RefusalVAK7AccountCtFTf4nxnn_n
# Func Hash:
1083424332910252560
# Num Counters:
11
# Counter Values:
0
517843
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

$s7Gateway8ExchangeC9messageID33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL6Ledger07RequestD0VSgy9Reception7ProblemCYKF
# Func Hash:
798733566969653622
# Num Counters:
4
# Counter Values:
0
711525
0
0
$0

$s7Gateway8ExchangeC_6Ledger16AdmissionRequestC_AA5OrderCAD0D6AnswerVSgttWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1135
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1135

$s7Gateway8ExchangeC__11modelInPath_AC4HTTP10ServerCallC_AA12MatchedRouteC4Wire10FieldRangeVSgA2ACtcfcTf4nnngn_n
# Func Hash:
1124680652064592474
# Num Counters:
3
# Counter Values:
711525
0
0
$0

$s7Gateway8ExchangeCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
711525
$0

$s7Gateway8ExchangeCfd
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
711525
0
$0

$s7Gateway8ReplyTapC3seeySbs4SpanVys5UInt8VGF
# Func Hash:
567185242373681587
# Num Counters:
5
# Counter Values:
231500
172270
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
403770
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
711525
$0

$s7GatewayAAC4tell_6status_2ofy7Observe14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
319614
$0

$s7GatewayAAC5beginyy4HTTP10ServerCallCF
# Func Hash:
315285098879847830
# Num Counters:
12
# Counter Values:
0
711525
0
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
0

$s7GatewayAAC5order2of3for_6callerAA5OrderC4HTTP10ServerCallC_AA6TargetC4Wire7DialectOSitF
# Func Hash:
3603318441614898
# Num Counters:
15
# Counter Values:
0
691133
0
0
691133
0
691133
0
691133
0
691133
0
691133
0
0
$0

$s7GatewayAAC5write33_49B5D926AF8FC46D799E274BFD76DD9ELL_2of2to2onyAA15UpstreamRequestADLLV_4HTTP10ServerCallCAA0N4PortCAJ0N10ConnectionCtF
# Func Hash:
1091527035363139706
# Num Counters:
64
# Counter Values:
172270
172270
0
141658
0
0
0
0
0
0
0
0
0
141670
0
0
2000
285328
0
0
172270
285328
0
0
172270
285328
172270
0
3
0
0
0
2000
0
0
0
0
0
0
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
$0

$s7GatewayAAC6doubtsySb6Ledger7RefusalV_AD7AccountCAD16AdmissionRequestCtFTf4xnnn_n
# Func Hash:
948827210097280396
# Num Counters:
9
# Counter Values:
0
26247
0
0
0
0
0
0
0
$0

$s7GatewayAAC9readModel2of_Says5UInt8VG4HTTP10ServerCallC_AA12MatchedRouteCt4Wire12RequestFaultOYKF
# Func Hash:
159676628510021037
# Num Counters:
8
# Counter Values:
0
711525
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
691133
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
172270
3
$0

$s7Observe10ModelTallyCSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
319613
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:319613

$s7Observe10ModelTallyCSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
319605
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:319605

$s7Observe11AppObserverC17reservationOpenedyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172270
$0

$s7Observe11AppObserverC4plan33_90BF9B3BDFE03D4161ED71EC6F83C533LLyAA9PlanTallyCSS_SbtF
# Func Hash:
1080275685923307119
# Num Counters:
8
# Counter Values:
7
7
0
710498
0
7
0
710498
$0

$s7Observe11AppObserverC5countyAA9LogPhraseCAA14ExchangeRecordV_AA8DecisionOtF
# Func Hash:
640704450538081984
# Num Counters:
14
# Counter Values:
710505
172270
172270
0
0
172270
0
1020
0
0
0
0
0
0
$0

$s7Observe11AppObserverC5tally33_90BF9B3BDFE03D4161ED71EC6F83C533LL2of_AA10ModelTallyCAHSg_SbtF
# Func Hash:
287486624965275222
# Num Counters:
5
# Counter Values:
172270
172264
0
0
0
$0

$s7Observe11UsedFiguresV8messages5input6cached6output9reasoning4cost10isEstimateACSi_S5iSbtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172270
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
841326416511924720
# Num Counters:
34
# Counter Values:
199537
172270
172270
319613
8
1
319613
319605
391912
0
1
0
1
0
1
319605
319605
0
309407
0
0
0
243768
0
0
0
0
319605
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
Gateway.build/Answer.swift.bc;$s7GatewayAAC4tell_6status_2ofy7Observe14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_TA:319613
1
Observe.build/AppObserver.swift.bc;$s7Observe9UserNamesO10makeWriterySays5UInt8VG_4Wire10ByteBufferVztcyFyAG_AJztcfU0_TA:319613
1
$s4Wire10ByteBufferVwxx:8
1
Gateway.build/Answer.swift.bc;$s7GatewayAAC4tell_6status_2ofy7Observe14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_TA:1

$s7Observe12LoopObserverC5trace10continuing2inAA12TraceContextVSg4Wire10FieldRangeVSg_AJ10ByteBufferVtF
# Func Hash:
1096621587996230487
# Num Counters:
6
# Counter Values:
711525
0
319613
319613
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
974752425722832205
# Num Counters:
13
# Counter Values:
0
0
0
172270
172270
172270
0
0
172270
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

$s7Observe14ExchangeRecordV2atACs6UInt64V_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
711525
$0

$s7Observe14ExchangeRecordV5marks33_E0D96532F1B11BF797E045EEA6DB50B6LLSivg
# Func Hash:
732038793231354919
# Num Counters:
9
# Counter Values:
0
1002
0
639226
639226
0
0
487540
487540
$0

$s7Observe14ExchangeRecordV5write3now2toys6UInt64V_4Wire10ByteBufferVztF
# Func Hash:
301351146074721365
# Num Counters:
15
# Counter Values:
319613
75843
83925
75843
75843
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
711525
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Observe14ExchangeRecordVwxx:711525

$s7Observe14ExchangeRecordVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
711525
$0

$s7Observe15UpstreamOutcomeO6statusACSi_tcfC
# Func Hash:
37730073911474559
# Num Counters:
5
# Counter Values:
172270
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
318551
1062
68
0
0
$0

$s7Observe7LogDeskC4send33_A7F6205271BDB813AE152A41CA59BC54LLyyF
# Func Hash:
287486628565656535
# Num Counters:
5
# Counter Values:
1065
1063
0
0
0
$0

$s7Observe7LogDeskC5begin33_A7F6205271BDB813AE152A41CA59BC54LLyyF
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
319613
0
$0

$s7Observe7LogDeskC9takeLines33_A7F6205271BDB813AE152A41CA59BC54LL4Wire10ByteBufferVyF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1093
36
$0

$s7Observe7LogSinkC4takeySbAA0B6BundleCF
# Func Hash:
135188635425161522
# Num Counters:
7
# Counter Values:
1129
0
1129
0
0
0
0
$0

$s7Observe8DecisionO7GatewayEyACSg9Reception7ProblemC5CauseOc33_AF1CFCF32D2F40C89CB4E6A8C327FD85LlfCTf4nd_n
# Func Hash:
596847749866530671
# Num Counters:
27
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
1020
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1020
0
$0

$s7Observe8LogClockV6append_2toys5Int64V_4Wire10ByteBufferVztF
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
319613
18
0
$0

$s7Observe9CallFactsV6method_AC4Wire6MethodO_AA05RouteC0CtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
319614
$0

$s7Observe9LogBundleCfD
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1129
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s4Wire10ByteBufferVwxx:1129

$s7Observe9LogWriterC4look33_94CFA0076FF4525ADFAF6EB8BB18C232LLyyF
# Func Hash:
650973720624659888
# Num Counters:
9
# Counter Values:
0
1129
0
0
1113
0
16
0
0
$0

$s7Observe9LogWriterC5writeyyAA0B6BundleCF
# Func Hash:
391800339481944829
# Num Counters:
11
# Counter Values:
0
0
1129
0
1129
0
1129
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

$s7Observe9PlanTallyC5countyAA9LogPhraseCAA8DecisionO_SS6Limits10ModelClassVSgtF
# Func Hash:
855345942186483799
# Num Counters:
18
# Counter Values:
1280344
711515
6
0
711517
8
8
711509
0
0
0
0
8
0
0
0
711515
711509
$0

$s7Observe9UserNamesO10makeWriterySays5UInt8VG_4Wire10ByteBufferVztcyFyAG_AJztcfU0_
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
319613
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge9WatchPlanV9userNames33_946E57E123AC84B501D70E8D635E96D3LLy7Observe04UserE0O8SettingsAIVAA0A5ErrorVYKFZs6UInt64VSays5UInt8VGcyYbcfU0_AnQc8Identity10PseudonymsCYbcfu_AnQcfu0_TA:319613

$s7Reactor10ResolutionOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1019
1019
$0

$s7Reactor11SourceTableV6insertys6UInt64VAA05EventB0_pFTf4en_nAA7ChannelC_Tg5
# Func Hash:
599005162675662168
# Num Counters:
9
# Counter Values:
2226
2109
2109
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
2233
0
14
0
0
29
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

$s7Reactor13SocketAddressO5bytesSays5UInt8VGSgvg
# Func Hash:
837508514102951117
# Num Counters:
17
# Counter Values:
0
0
0
1209
1209
0
0
0
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

$s7Reactor13SocketAddressO5write33_BACDA380B48381A5D2E6500CD78CEE5CLL2tos6UInt32VSo16sockaddr_storageVz_tFAHSwXEfU_
# Func Hash:
650973720161880821
# Num Counters:
8
# Counter Values:
324
1048
0
9
0
0
0
0
$0

$s7Reactor13SocketAddressO7numeric4portACSgSS_s6UInt16VtcfCTf4nnd_n
# Func Hash:
238984482413483552
# Num Counters:
3
# Counter Values:
0
1048
0
$0

$s7Reactor13SocketAddressOACSHAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
4727
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
5645
4592
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
16201
72
$0

$s7Reactor13SocketAddressOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
11581
63
$0

$s7Reactor13SocketAddressOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6210
$0

$s7Reactor14ConnectionRaceC3end33_6F7D29669AE55DDB9604DD0B8662B2F9LLyys6ResultOyxq_GF
# Func Hash:
647039766082513956
# Num Counters:
12
# Counter Values:
0
0
0
0
0
0
0
1043
0
1019
0
1043
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
8
1
** External Symbol **:1043
1
** External Symbol **:1043
0
1
** External Symbol **:1043
1
** External Symbol **:1043
1
** External Symbol **:1043
1
** External Symbol **:1043
0

$s7Reactor14ConnectionRaceC3runxyYaq_YKF
# Func Hash:
323868093755733938
# Num Counters:
6
# Counter Values:
0
1043
1043
0
1043
1043
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
1
** External Symbol **:1043
1
** External Symbol **:1043
0
1
** External Symbol **:1043
1
** External Symbol **:1043
1
** External Symbol **:1043
1
** External Symbol **:1043
0
0

$s7Reactor14ConnectionRaceC3won33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_xtF
# Func Hash:
469577305161750964
# Num Counters:
39
# Counter Values:
0
0
1043
0
1043
0
0
0
1034
0
9
0
0
9
0
9
0
0
0
1043
1043
1043
0
0
0
0
0
0
0
0
0
0
0
0
0
1034
9
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
** External Symbol **:1043
1
** External Symbol **:1043
1
** External Symbol **:1043
1
** External Symbol **:1043
1
** External Symbol **:1043
0
0

$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtF
# Func Hash:
844982800087245094
# Num Counters:
4
# Counter Values:
1043
1019
1043
0
$0

$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1043
$0

$s7Reactor14ConnectionRaceC5timer33_6F7D29669AE55DDB9604DD0B8662B2F9LLAA5TimerCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1043
$0

$s7Reactor14ConnectionRaceC7attempt33_6F7D29669AE55DDB9604DD0B8662B2F9LL_2atyAA7ChannelC_AA13SocketAddressOtYaF
# Func Hash:
651828920395421307
# Num Counters:
3
# Counter Values:
0
1043
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
** External Symbol **:1043
0
0
0

$s7Reactor14ConnectionRaceC9beginNext33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyF
# Func Hash:
598740842521172433
# Num Counters:
11
# Counter Values:
1043
0
1043
1019
0
0
0
1043
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
10
0
0
1
** External Symbol **:1043
1
** External Symbol **:1043
0
1
** External Symbol **:1043
0
0
0
0

$s7Reactor14ConnectionRaceC_2on3due3for4none7failure7discard7prepareACyxq_GSayAA13SocketAddressOG_AA9EventLoopCs6UInt64VAA7ChannelCSgq_q_AA11SystemErrorVcyxcxAT_AMtYaq_YKYCctcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1043
$0

$s7Reactor14ConnectionRaceC_2on3due3for4none7failure7discard7prepareACyxq_GSayAA13SocketAddressOG_AA9EventLoopCs6UInt64VAA7ChannelCSgq_q_AA11SystemErrorVcyxcxAT_AMtYaq_YKYCctcfcTf4gnnnnnnnn_n
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1043
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:1043
2
__swift_memcpy1_1:1019
__swift_memcpy25_8:24

$s7Reactor14ConnectionRaceCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1043
$0

$s7Reactor14ConnectionRaceCfd
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1043
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
2
__swift_noop_void_return:1019
$s5Redis0A5ErrorOwxx:24
1
** External Symbol **:1043

$s7Reactor5FilesO4read_4mostSays5UInt8VGSgSS_SitAA11SystemErrorVYKFZ
# Func Hash:
640704448765996721
# Num Counters:
13
# Counter Values:
131202
16
16
12
0
0
0
0
0
0
0
0
16
$0

$s7Reactor5FilesO5start2of5limitSays5UInt8VGSS_SitFZTf4nnd_n
# Func Hash:
950994589526401747
# Num Counters:
11
# Counter Values:
90090
24
22
22
22
0
0
0
0
0
22
$0

$s7Reactor5FilesO5write_2toSbs4SpanVys5UInt8VG_s5Int32VtFZ
# Func Hash:
93478046289875255
# Num Counters:
8
# Counter Values:
0
0
1131
1131
0
1131
0
0
$0

$s7Reactor5TimerCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4411
$0

$s7Reactor5TimerCyAcA5Timed_pcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1116
$0

$s7Reactor5TimerCyAcA5Timed_pcfCTf4en_nTf4gn_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1116
$0

$s7Reactor6ClocksO9monotonics6UInt64VyFZ
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
168083
0
0
0
$0

$s7Reactor6Parcel33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17746
$0

$s7Reactor6WaiterCACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1004
$0

$s7Reactor6WaiterCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6531
$0

$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
1992887
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
1991704
2226
0
3331
0
0
$0

$s7Reactor7ChannelC12closeOrderlyyyF
# Func Hash:
491275434249748194
# Num Counters:
3
# Counter Values:
2202
2202
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s7Reactor7ChannelC13clearDeadlineyyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
885841
885841
$0

$s7Reactor7ChannelC13finishSendingyyF
# Func Hash:
491275434835550526
# Num Counters:
3
# Counter Values:
1183
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

$s7Reactor7ChannelC13peerHasSpokenSbyF
# Func Hash:
675064524880381112
# Num Counters:
8
# Counter Values:
344704
344704
0
1183
1183
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

$s7Reactor7ChannelC16finishConnectingyyYaAA11SystemErrorVYKF
# Func Hash:
331779888351941999
# Num Counters:
8
# Counter Values:
1043
1043
0
0
1043
1043
0
0
$0

$s7Reactor7ChannelC18receiveIntoScratchAA8TransferOyF
# Func Hash:
567185242807319752
# Num Counters:
5
# Counter Values:
2043792
1108089
935703
0
0
$0

$s7Reactor7ChannelC4sendyAA8TransferOs4SpanVys5UInt8VGF
# Func Hash:
675064528772158230
# Num Counters:
8
# Counter Values:
1272411
0
0
1272411
0
0
1272411
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
39814
0
1268674
1267614
40850
0
0
1043
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
5
$s4HTTP10ServerCallC7Reactor4PumpAadEP4turnyyFTW:714105
$s4HTTP5RelayC7Reactor4PumpAadEP4turnyyFTW:222841
$s7Gateway8ExchangeC7Reactor4PumpAadEP4turnyyFTW:172270
$s5Redis10ConnectionC7Reactor4PumpAadEP4turnyyFTW:157379
$s4HTTP18UpstreamConnectionC7Reactor4PumpAadEP4turnyyFTW:1019

$s7Reactor7ChannelC5closeyyF
# Func Hash:
567185239157368236
# Num Counters:
5
# Counter Values:
2219
2219
2219
2219
2209
$0

$s7Reactor7ChannelC5readyyyAA9ReadinessVF
# Func Hash:
995382920710218379
# Num Counters:
9
# Counter Values:
39814
1183
0
1266455
1183
1265272
0
39814
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
119736
119736
0
1
119735
119735
1
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
1266455
$0

$s7Reactor7ChannelC_2on9connectedAcA10DescriptorV_AA9EventLoopCSbtcfcTf4ngnn_n
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1043
0
$0

$s7Reactor7ChannelCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2219
$0

$s7Reactor7ChannelCfd
# Func Hash:
844982798047115128
# Num Counters:
4
# Counter Values:
0
0
2219
0
$0

$s7Reactor7MachineO4nameSSvgZ
# Func Hash:
981446175726030231
# Num Counters:
13
# Counter Values:
7
1785
21
14
7
7
7
7
0
0
0
0
0
$0

$s7Reactor7MailboxC4postyyAC6LetterOF
# Func Hash:
650973722815653734
# Num Counters:
8
# Counter Values:
1459
24
1415
31
0
0
16
0
$0

$s7Reactor7MailboxC6LetterOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2813
2714
$0

$s7Reactor7MailboxC6LetterOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1459
1360
$0

$s7Reactor7MailboxC6LetterOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1456
$0

$s7Reactor7SocketsO4peekyAA8TransferOs5Int32VFZTf4nd_n
# Func Hash:
928018416757939832
# Num Counters:
8
# Counter Values:
0
0
1183
1183
0
0
0
0
$0

$s7Reactor7SocketsO4sendyAA8TransferOs5Int32V_s7RawSpanVtFZTf4nnd_n
# Func Hash:
311693035906053201
# Num Counters:
8
# Counter Values:
0
0
1272411
0
0
0
0
0
$0

$s7Reactor7SocketsO7connect2to4from9configureAA10DescriptorVAA13SocketAddressO_AKSgys5Int32VcSgtAA11SystemErrorVYKFZTf4nnnd_n
# Func Hash:
875034026096292172
# Num Counters:
11
# Counter Values:
0
0
0
9
1043
1034
1034
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

$s7Reactor7SocketsO7receive_4intoAA8TransferOs5Int32V_s14MutableRawSpanVztFZ
# Func Hash:
31819173875195512
# Num Counters:
9
# Counter Values:
1
1
1227825
2367
1
0
0
0
1
$0

$s7Reactor8ListenerC5readyyyAA9ReadinessVFTf4dn_n
# Func Hash:
668285660565918768
# Num Counters:
15
# Counter Values:
2236
2236
1183
1183
1183
0
0
1183
1053
0
1053
1053
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
HTTP.build/Channel+Buffer.swift.bc;$s4HTTP6ServerC6listen2ony7Reactor10DescriptorVn_tFyAF7ChannelC_AF13SocketAddressOSgtcfU_TA:1183

$s7Reactor8ListenerCAA11EventSourceA2aDP5readyyyAA9ReadinessVFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1053
$0

$s7Reactor8ResolverC9addresses2of4port2on6withinAA10ResolutionOSS_s6UInt16VAA9EventLoopCSitYaF
# Func Hash:
688056643817279500
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
9
1034
0
0
$0

$s7Reactor9EventLoopC10flushLateryyAA8Flushing_pF
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
166689
29
0
$0

$s7Reactor9EventLoopC13assertCurrentyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
444963
$0

$s7Reactor9EventLoopC3arm_2atyAA5TimerC_s6UInt64VtF
# Func Hash:
567185239653926743
# Num Counters:
5
# Counter Values:
1
3767
1
3767
58
$0

$s7Reactor9EventLoopC3runyyF
# Func Hash:
1124680651599336337
# Num Counters:
4
# Counter Values:
1080
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
1357
99
7
449
1267515
1267515
0
1412
24
0
0
1412
396987
0
397267
0
0
0
0
0
0
0
0
0
0
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
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV4tellyyyxYbcFyyYbcfU_TA:1257
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV3askyqd__qd__xYbcYas8SendableRd__lFySccyqd__s5NeverOGXEfU_yyYbcfU_TA:62
$s7Reactor9EventLoopC4stopyyFyyYbcfU_:22
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC4makeyAA0C5BoundVyxGxACYbcYalFySccyAGs5NeverOGXEfU_yyYbcfU_TA:17
3
$s7Reactor7ChannelCAA11EventSourceA2aDP5readyyyAA9ReadinessVFTW:1266455
$s7Reactor8ListenerCAA11EventSourceA2aDP5readyyyAA9ReadinessVFTW:1053
$s7Reactor12SignalSourceCAA05EventC0A2aDP5readyyyAA9ReadinessVFTW:7
10
$s5Redis0A6ClientC7Reactor5TimedAadEP10timePassedyyFTW:148
$s7Observe7LogDeskC7Reactor5TimedAadEP10timePassedyyFTW:67
$s7Reactor5Alarm33_6FDF754341BA64BA0527E07FB432922FLLCAA5TimedA2aEP10timePassedyyFTW:46
$s6Ledger11PeriodicJobC7Reactor5TimedAadEP10timePassedyyFTW:44
$s6Ledger10StoreWatchC7Reactor5TimedAadEP10timePassedyyFTW:39
$s7GatewayAAC7Reactor5TimedAacDP10timePassedyyFTW:39
$s7Observe11ObservatoryC7Reactor5TimedAadEP10timePassedyyFTW:39
$s4Edge11SwitchWatchC7Reactor5TimedAadEP10timePassedyyFTW:16
$s6Ledger12RefusalDiaryC7Reactor5TimedAadEP10timePassedyyFTW:6
$s4Edge12LearntKeeperC7Reactor5TimedAadEP10timePassedyyFTW:5

$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlF
# Func Hash:
78858395717917332
# Num Counters:
2
# Counter Values:
0
5916
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
3
** External Symbol **:2442
** External Symbol **:2352
** External Symbol **:1122
3
** External Symbol **:2442
** External Symbol **:2352
** External Symbol **:1122
1
** External Symbol **:5916
1
** External Symbol **:5916
1
** External Symbol **:5916
1
** External Symbol **:5916
0

$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5916
$0

$s7Reactor9EventLoopC5startyyFyyYbcfU_
# Func Hash:
1124680651599336337
# Num Counters:
4
# Counter Values:
359055
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
1155
1084
$0

$s7Reactor9EventLoopC7enqueueyys11ExecutorJobVnF
# Func Hash:
798733565743588729
# Num Counters:
4
# Counter Values:
13326
99
7
33
$0

$s7Reactor9EventLoopC7receive33_547C404EB3F4E3E7437DD7EBDCB125BFLL4fromAA8TransferOAA7ChannelC_tFAHSwXEfU_
# Func Hash:
759225736835235971
# Num Counters:
8
# Counter Values:
1108089
1108089
0
2366
1105723
1105723
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
0
13425
557773
8389
0
166689
0
166689
0
0
397289
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
$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW:166688
$s6Ledger11SpoolKeeperC7Reactor8FlushingAadEP5flushyyFTW:1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
0:166689

$s7Reactor9EventLoopC8patience33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLs5Int32VyF
# Func Hash:
694937220551334010
# Num Counters:
6
# Counter Values:
397267
396082
395756
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
403205
7
$0

$s7Reactor9EventLoopCSchAASch21asUnownedTaskExecutors0efG0VyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5916
$0

$s7Reactor9EventLoopCSchAASch7enqueueyys11ExecutorJobVnFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13425
$0

$s7Reactor9LoopBoundV4tellyyyxYbcF
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1257
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Reactor9LoopBoundVwcp:1257
1
** External Symbol **:1257

$s7Reactor9LoopBoundVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2901
$0

$s7Reactor9LoopBoundVwcp
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1319
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1319

$s7Reactor9TimerHeapV4rise33_73D7694B3CA73619DC12A80BF0673464LL4fromySi_tF
# Func Hash:
5832817387315427
# Num Counters:
10
# Counter Values:
14534
3905
3905
10812
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
4072
29483
29317
0
4732
0
0
0
0
0
0
0
0
0
0
0
0
13836
28077
$0

$s7Reactor9TimerHeapV6popDue2atAA0B0CSgs6UInt64V_tF
# Func Hash:
52047014003436353
# Num Counters:
9
# Counter Values:
397573
1019
17
0
0
397714
449
0
0
$0

$s7Reactor9TimerHeapV6remove33_73D7694B3CA73619DC12A80BF0673464LL2atySi_tF
# Func Hash:
948827210635431979
# Num Counters:
7
# Counter Values:
3696
0
46
0
0
0
0
$0

$s8Identity10DoorkeeperC02isA0_2inSb4Wire5FieldV_s4SpanVys5UInt8VGtF
# Func Hash:
567185238970020061
# Num Counters:
5
# Counter Values:
0
285328
285328
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
Edge.build/AdminListener.swift.bc;$s9Reception9GuestPlanV4EdgeE_9demoUsers7tellingAC8SettingsAGV_SaySSG7Observe10TroubleLogCtAD0D5ErrorVYKcfcSbSays5UInt8VGYbcfU_TA:1179

$s8Identity10DoorkeeperC6caller_2in5trustAA6CallerO4Wire10HeadFieldsC_s4SpanVys5UInt8VGs6UInt64VtF
# Func Hash:
781182585783968601
# Num Counters:
69
# Counter Values:
0
30900
680925
0
742725
30900
30900
0
30900
0
0
30900
680925
711825
30900
30900
30900
711825
0
30900
30900
0
0
0
30900
0
30900
0
0
0
0
0
0
0
30900
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
319619
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
728751669647584621
# Num Counters:
19
# Counter Values:
300
300
0
300
0
300
2100
0
0
0
0
300
0
300
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
9
1
** External Symbol **:300
1
__swift_noop_void_return:300
0
0
0
0
1
** External Symbol **:300
1
__swift_noop_void_return:300
0

$s8Identity15CredentialCacheC10firstPlace33_FA45DADC9C60AA510C63683D9CB991AELL2ofSis4SpanVys5UInt8VG_tF
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
31200
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
93478048998242978
# Num Counters:
7
# Counter Values:
30600
30300
0
0
0
0
0
$0

$s8Identity15CredentialCacheC5place33_FA45DADC9C60AA510C63683D9CB991AELL2ofSiSgs4SpanVys5UInt8VG_tF
# Func Hash:
3603319235909248
# Num Counters:
15
# Counter Values:
30300
49098
2594082
34215
30918
30900
30900
30900
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
6132
5376
96
0
$0

$s8Settings10StableHashV3add33_B3B79D673D495DAAF446A16C30589BA9LL4textySS_tF
# Func Hash:
1062511245254422760
# Num Counters:
12
# Counter Values:
597108
0
581636
255036
0
0
0
0
0
0
601404
1178744
$0

$s8Settings10StableHashV3add33_B3B79D673D495DAAF446A16C30589BA9LLyyypF
# Func Hash:
523536548403347168
# Num Counters:
13
# Counter Values:
70588
12684
5472
0
32320
63968
0
0
17056
0
5444
15516
15516
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
17
1
** External Symbol **:82124
1
** External Symbol **:69440
1
** External Symbol **:5472
1
** External Symbol **:12684
6
** External Symbol **:10884
** External Symbol **:1440
__swift_memcpy1_1:208
** External Symbol **:112
** External Symbol **:28
$s8Settings6SecretVwcp:12
1
__swift_noop_void_return:63968
1
** External Symbol **:63968
1
** External Symbol **:63968
1
** External Symbol **:63968
1
** External Symbol **:63968
0
1
__swift_memcpy1_1:63968
1
__swift_noop_void_return:63968
1
__swift_noop_void_return:63968
0
4
__swift_memcpy1_1:16840
$s6Limits6WindowOwcp:112
$s6Limits5MeterOwcp:88
$s8Settings03LogA0V6AccessOwcp:16
1
** External Symbol **:63968

$s8Settings5ValueV7sectionyAA7SectionVSgSaySSGF
# Func Hash:
981836595894422939
# Num Counters:
18
# Counter Values:
1154
968
0
0
186
77
0
0
60
0
60
0
0
0
0
0
0
189
$0

$s8Settings5ValueVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1226
$0

$s8Settings5ValueVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1941
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
4249
0
38
$0

$s8Settings7MistakeV5PlaceOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
4218
0
7
$0

$s8Settings7SectionVyAA5ValueVSgSScig
# Func Hash:
830659415989587516
# Num Counters:
10
# Counter Values:
5946
5308
638
638
210
0
0
0
0
645
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
1218
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

$s8Terminal11NearestWordO2of_2inSSSgSS_SaySSGtFZTf4nnd_n
# Func Hash:
452556437713774042
# Num Counters:
29
# Counter Values:
148
0
1188
0
0
0
0
84
0
0
0
0
0
0
4
0
0
0
0
0
40
84
84
84
0
148
0
0
0
$0

$s8Terminal11NearestWordO8distance33_BADE83EADCA44577CFF908F805F1CEC7LLySiSaySJG_AFtFZTf4nnd_n
# Func Hash:
18969480936717298
# Num Counters:
34
# Counter Values:
13772
13616
12520
940
64
11580
876
840
84
0
84
0
0
0
0
0
0
0
0
0
3212
0
0
0
0
0
0
0
0
0
1080
13360
940
64
$0

$s9HistogramAAV3addyyABF
# Func Hash:
790715555091891887
# Num Counters:
17
# Counter Values:
113438
117
96
0
96
0
0
0
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
442272
84900
22723
22717
22717
96
76
0
0
0
0
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
1487148
114
576
250
0
0
$0

$s9HistogramAAV6record_5timesys6UInt64V_AFtFfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1487148
$0

$s9HistogramAAV8quantileys6UInt64VSdF
# Func Hash:
508516459619704390
# Num Counters:
17
# Counter Values:
57469
192
0
152
152
0
0
0
0
0
0
0
0
0
0
152
152
$0

$s9HistogramAAVABycfC
# Func Hash:
146835646621254984
# Num Counters:
2
# Counter Values:
732513
159
$0

$s9Reception11SaidRefusalC10hasFigures33_25FC052444C6D04E2CDD670E3072719FLL2ofSb6Ledger5TallyV_tF
# Func Hash:
536873292752216120
# Num Counters:
4
# Counter Values:
15297
1061147
538222
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
15299
25
19
0
0
0
0
0
$0

$s9Reception11SaidRefusalC5suits33_25FC052444C6D04E2CDD670E3072719FLLySb6Ledger7AccountCF
# Func Hash:
504567552261313514
# Num Counters:
34
# Counter Values:
538222
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
538222
538205
0
522906
15291
$0

$s9Reception12ProblemShapeOyAC4Wire7DialectOcfCTf4nd_n
# Func Hash:
134732432071261922
# Num Counters:
4
# Counter Values:
1033
0
0
0
$0

$s9Reception13RateLimitText33_0D1D44D889D50CDA2F1A9B7A0B1F06C4LLC6append_2toy6Ledger5TallyV_4Wire10ByteBufferVztF
# Func Hash:
757987887573232942
# Num Counters:
10
# Counter Values:
111079
202913
187599
187599
187599
111079
0
0
111079
202913
$0

$s9Reception13RefusalMemoryV6recall___4wishAA04SaidB0CSg6Ledger0B0V_AI7AccountC4Wire7DialectOs4SpanVys5UInt8VGtF
# Func Hash:
1094249774345259342
# Num Counters:
21
# Counter Values:
538272
0
0
538222
538222
538235
0
538230
0
0
538222
0
0
0
0
538222
36
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
187589
0
47
187552
0
0
0
$0

$s9Reception14WrittenProblemC6status6fields4bodyACSi_4Wire10ByteBufferVhSays5UInt8VGtcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1033
$0

$s9Reception14WrittenProblemCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1033
$0

$s9Reception15RateLimitFieldsV5sheet33_0D1D44D889D50CDA2F1A9B7A0B1F06C4LL2ofAA0bC5SheetC6Limits8ScheduleC_tFTf4nn_g
# Func Hash:
647472251631663402
# Num Counters:
11
# Counter Values:
6
187599
187589
3
3
0
0
0
0
0
0
$0

$s9Reception16RenderedProblemsV5Known33_E1D1C8EE88E8EC52FE6EBD6A55594F02LLV7answersySbAA7ProblemC_AA0P5ShapeOAA8AudienceVtF
# Func Hash:
581876258016133650
# Num Counters:
24
# Counter Values:
0
0
0
1027
0
0
8
0
8
1019
1027
1027
1019
8
8
0
0
1027
0
0
0
0
1027
1027
$0

$s9Reception16RenderedProblemsV5Known33_E1D1C8EE88E8EC52FE6EBD6A55594F02LLVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1027
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s9Reception16RenderedProblemsV5Known33_E1D1C8EE88E8EC52FE6EBD6A55594F02LLVwcp:1027

$s9Reception16RenderedProblemsV5Known33_E1D1C8EE88E8EC52FE6EBD6A55594F02LLVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1027
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s9Reception16RenderedProblemsV5Known33_E1D1C8EE88E8EC52FE6EBD6A55594F02LLVwxx:1027

$s9Reception16RenderedProblemsV5Known33_E1D1C8EE88E8EC52FE6EBD6A55594F02LLVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1027
$0

$s9Reception16RenderedProblemsV5Known33_E1D1C8EE88E8EC52FE6EBD6A55594F02LLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1033
$0

$s9Reception5AskerVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
711525
711225
$0

$s9Reception5GuestV5guest_6Ledger7AccountC7accounttSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
711525
0
$0

$s9Reception5VoiceC13appendLastDay33_8B46A72EDC5A5B323FBCEE691DB0BE3DLL_2toy6Ledger7AccountC_4HTTP10ServerCallCtF
# Func Hash:
391331300715575683
# Num Counters:
6
# Counter Values:
0
170264
0
0
0
0
$0

$s9Reception5VoiceC14appendStanding_2to_10isAdmitted4newsy6Ledger7AccountC_4HTTP10ServerCallC4Wire7DialectOSb5Words6PhraseVSgtF
# Func Hash:
414921812777061813
# Num Counters:
8
# Counter Values:
172270
172270
0
170264
2006
2006
0
0
$0

$s9Reception5VoiceC5write33_8B46A72EDC5A5B323FBCEE691DB0BE3DLLyAA14WrittenProblemCAA0M0C_AA0M5ShapeOAA8AudienceVtF
# Func Hash:
414814503575293200
# Num Counters:
50
# Counter Values:
1717
1020
0
0
0
0
0
13
0
0
0
0
0
0
1027
0
0
0
13
1020
6
0
1020
6
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
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s4Wire10ByteBufferVwxx:1033

$s9Reception5VoiceC6answer_2to_yAA7ProblemC_4HTTP10ServerCallC4Wire7DialectOtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1020
$0

$s9Reception5VoiceC6refuse__2to_y6Ledger7RefusalV_AF7AccountC4HTTP10ServerCallC4Wire7DialectOtF
# Func Hash:
197471691812039915
# Num Counters:
19
# Counter Values:
0
538235
522906
15316
13
13
15316
0
0
13
13
13
13
13
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
4042
$0

$s9Reception6GuestsC5knownyAA5AskerVSg4HTTP10ServerCallCAA7ProblemCYKF
# Func Hash:
52047012645064885
# Num Counters:
9
# Counter Values:
0
30600
680925
30300
0
0
0
0
0
$0

$s9Reception6GuestsC5trust2ins6UInt64V4HTTP10ServerCallC_tF
# Func Hash:
290495007940187700
# Num Counters:
6
# Counter Values:
712125
1179
710946
1179
710946
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

$s9Reception7ProblemC11limiterAwayACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1020
$0

$s9Reception7ProblemCACs5ErrorAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1020
1
$0

$s9Reception9GuestPlanV4EdgeE_9demoUsers7tellingAC8SettingsAGV_SaySSG7Observe10TroubleLogCtAD0D5ErrorVYKcfcSbSays5UInt8VGYbcfU_
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

$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTR6Ledger16AdmissionRequestC_AA5OrderCAD0D6AnswerVSgt_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyl1_mn17YbYCcfU_6Ledger16de5C_AA5f6CAI0H6g106VSgt_TG5011$s7Gateway8b62C5admit33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL__5aftery6Ledger16hi5C_AA5j6CAG0O6k32zsl9_AI_AkNttnoP21F9CYKYCcfU_Tf3nnnpf_nTf3nnpf_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1135
$0

$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA12UpstreamPortC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyi1_jk12YbYCcfU_AA12cd83C_TG5011$s7Gateway8b54C9askAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA12gH19CFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1019
$0

$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTR
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1043
$0

$sS2SSlsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
12496
7
$0

$sS2SSysWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1540
7
$0

$sS2is17FixedWidthIntegersWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
706764
7
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC5Words14PluralCategoryO_AC8TemplateVTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
1316
0
0
0
0
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

$sSKsE8dropLasty11SubSequenceQzSiFs10ArraySliceVys5UInt8VG_Tg5
# Func Hash:
174542564225905727
# Num Counters:
9
# Counter Values:
69761
0
0
0
0
0
0
69761
0
$0

$sSKsSQ7ElementRpzrlE9lastIndex2of0C0QzSgAB_tFSS_Tg5
# Func Hash:
30393574959585884
# Num Counters:
8
# Counter Values:
0
2349
49
49
21
49
49
49
$0

$sSSSg5label_yp5valuetWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
70588
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:70588

$sSSSg5label_yp5valuetWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
70588
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:70588

$sSTsE13_copyContents12initializing8IteratorQz_SitSry7ElementQzG_tFSNySiG_Tg5
# Func Hash:
599005162825008017
# Num Counters:
9
# Counter Values:
1336
1336
84
84
0
0
0
0
0
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFSays6UInt64VG_Tg508$sSTsSL7c38RpzrlE6sortedSayABGyFSbAB_ABtcfu_Says6D8VG_Tt1G5Tf1cn_n
# Func Hash:
331779887548799119
# Num Counters:
9
# Counter Values:
448
924
448
924
5472
5416
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
1540
1540
$0

$sSTsE8dropLastySay7ElementQzGSiFs10ArraySliceVys5UInt8VG_Tg5
# Func Hash:
838107930311567381
# Num Counters:
21
# Counter Values:
236
10799
236
236
0
10799
0
0
0
0
236
0
0
0
0
504
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

$sSTsSQ7ElementRpzrlE6starts4withSbqd___tSTRd__AAQyd__ABRSlFSays5UInt8VG_SS8UTF8ViewVTg5
# Func Hash:
728130255262022791
# Num Counters:
29
# Counter Values:
0
1190
1196
0
0
302
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1196
0
0
$0

$sSTsSQ7ElementRpzrlE8containsySbABFSS_Tg5
# Func Hash:
619802544352864591
# Num Counters:
6
# Counter Values:
1195
35
120
35
0
35
$0

$sSYsSHRzSH8RawValueSYRpzrlE4hash4intoys6HasherVz_tF5Words11PlaceholderO_Tg5
# Func Hash:
948827212704514707
# Num Counters:
10
# Counter Values:
4758
775
476
622
112
210
210
1046
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

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF7Reactor13SocketAddressO7address_AF7ChannelC7channelt_s15EmptyCollectionVyAhI_AkLtGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
1043
0
1043
0
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
0:1043
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lFScJ_s15EmptyCollectionVyScJGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
8389
0
8389
0
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
0:8389
0

$sSa4Wires5UInt8VRszlEySayACGAA10ByteBufferVhcfC
# Func Hash:
1119356333258103221
# Num Counters:
6
# Counter Values:
1284
1284
1284
1284
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
65:1049
33:203
17:17
129:8
257:7

$sSa4Wires5UInt8VRszlEySayACGs4SpanVyACGcfC
# Func Hash:
700171237036929845
# Num Counters:
3
# Counter Values:
1545
1519
1545
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
6
513:619
5:300
17:300
7:270
6:30
0:26

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF5Words9ComplaintV6ReasonO_SayAIGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
0
1764
0
1764
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
1700004
0
0
0
283334
283334
0
0
0
283334
0
0
0
283334
0
0
172270
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
681521
0
0
0
0
0
0
$0

$sSa7ReactorAA13SocketAddressORszlE19alternatingFamiliesSayACGvg
# Func Hash:
336173190372361408
# Num Counters:
43
# Counter Values:
0
0
0
0
2062
2062
0
2062
0
2062
0
2053
0
9
0
9
2053
0
9
0
9
2062
0
2062
2062
0
0
0
0
0
0
0
0
0
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

$sSasSQRzlE2eeoiySbSayxG_ABtFZ5Usage18SubscriptionActionO_Tt1g5
# Func Hash:
974670607300770626
# Num Counters:
8
# Counter Values:
0
0
0
1027
1027
8
0
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
3033
3033
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
1200
5755
5751
712729
712716
712716
0
0
$0

$sSay6Ledger7RefusalV5CauseOGWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
32124
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:32124

$sSay6Ledger7RefusalV5CauseOGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16062
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:16062

$sSaySSGSayxGSKsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1620
7
$0

$sScPSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5916
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5916

$sScPSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
11832
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:11832

$sSh21_nonEmptyArrayLiteralShyxGSayxG_tcfC5Words11PlaceholderO_Tt0g5Tf4g_n
# Func Hash:
650973722606238697
# Num Counters:
8
# Counter Values:
372
2634
2634
1578
1578
1578
0
0
$0

$sSh8_VariantV6insertySb8inserted_x17memberAfterInserttxnF5Words11PlaceholderO_Tg5
# Func Hash:
536873290231689177
# Num Counters:
3
# Counter Values:
212
1260
14
$0

$sSh8containsySbxF5Words11PlaceholderO_Tg5
# Func Hash:
536873292490446314
# Num Counters:
4
# Counter Values:
611
401
2476
850
$0

$sShyShyxGqd__nc7ElementQyd__RszSTRd__lufC5Words11PlaceholderO_SayAFGTt0g5Tf4g_n
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
546
1540
728
$0

$sSi6LimitsE15flooredQuotientyS2iF
# Func Hash:
567185242806897991
# Num Counters:
5
# Counter Values:
8016
0
0
0
0
$0

$sSi6LimitsE16addingSaturatingyS2iF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2758610
$0

$sSi6LimitsE20multipliedSaturating2byS2i_tF
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
691133
691133
0
$0

$sSi6LimitsE6paddedySSSiF
# Func Hash:
798733567026566613
# Num Counters:
4
# Counter Values:
16142
0
0
0
$0

$sSlsE3mapySayqd__Gqd__7ElementQzqd_0_YKXEqd_0_YKs5ErrorRd_0_r0_lFSDy5Words8SentenceOAF7WordingV6SourceOG_AH_AJts5NeverOTg509$s5Words8e4OAA7f2V6g35OAcEIgygdo_AC3key_AG5valuetAC_AEts5H11OIegnrzr_TRAhlhJIgygdo_Tf1cn_nTf4ng_n
# Func Hash:
399864112454570759
# Num Counters:
13
# Counter Values:
14
1288
28
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
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Words.build/Catalogue+English.swift.bc;$s5Words9CatalogueV8wordings33_38B3F77745938826874266E93A4C4117LL2of2inSDyAA8SentenceOAA7WordingVGSDyAiK6SourceOG_SStFZAI_AKtAI_ANtXEfU_TA:1316

$sSlsE5first7ElementQzSgvgSS17UnicodeScalarViewV_Tgq5
# Func Hash:
1029578616116113188
# Num Counters:
16
# Counter Values:
29214
0
29214
0
0
0
0
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
196
4343
161
161
70
1443
7
0
0
0
1436
1366
0
91
0
0
0
42
35
0
7
0
0
1436
1436
0
35
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
6
Words.build/Catalogue+English.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:2644
Reactor.build/Channel+Bytes.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:1202
Terminal.build/Command+Parsing.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:359
Settings.build/CommonSettings.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:252
Settings.build/CommonSettings.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:70
Words.build/Catalogue+English.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:12

$sSlsE5split9maxSplits25omittingEmptySubsequences14whereSeparatorSay11SubSequenceQzGSi_S2b7ElementQzKXEtKFSS_Tg5133$s5Redis11ServerCheckV6fields33_36267EB3045F65DD9F5159F669907717LLySDyS2sGSSFZSbSJcfu_33_3b2a2a44c852d2f2300b53d4c8ffe498SJSbTf3npk_nTf1nncn_n
# Func Hash:
1009770872019480709
# Num Counters:
31
# Counter Values:
0
0
0
28688
27533
1155
1155
30
27533
30
0
0
30
0
0
0
165
0
0
0
0
0
30
0
0
0
0
30
30
30
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
10461
757
$0

$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
2966
2875
91
$0

$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSs_Tg5
# Func Hash:
870742341959591390
# Num Counters:
24
# Counter Values:
0
2485
635
635
635
2485
112
139
0
7
0
132
20
0
222
0
0
0
0
26
7
635
0
3
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay5Redis4CallCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
444963
444662
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay7Gateway8ReplyTapCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
172270
171265
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSays6UInt32VG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
2247
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
1540
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
12
280
112
68
59040
56
160
4992
0
84
0
112
112
112
56
68
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
0

$ss10_NativeSetV9insertNew_2at8isUniqueyxn_s10_HashTableV6BucketVSbtF5Words11PlaceholderO_Tg5
# Func Hash:
650973720594510684
# Num Counters:
8
# Counter Values:
0
1260
0
0
0
0
0
0
$0

$ss11InlineArrayV9repeatingAByxq_Gq__tcfC$19__s5UInt8VTt1g5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1005
$0

$ss11_StringGutsV19validateScalarIndexySS0E0VAEF
# Func Hash:
360019387990068195
# Num Counters:
6
# Counter Values:
79565
0
0
0
79565
44192
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF7Reactor13SocketAddressO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2062
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSS_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1753
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFs5UInt8V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3529
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

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF5Words14PluralCategoryO_AF8TemplateVTg5
# Func Hash:
157411392798849192
# Num Counters:
11
# Counter Values:
0
0
224
0
0
1316
0
224
0
0
224
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
9
22
1624
0
9
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

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSs_SsTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
4
0
1740
0
4
0
30
0
135
15
0
0
135
4
4
4
$0

$ss17_NativeDictionaryV5merge_8isUnique16uniquingKeysWithyqd__n_Sbq_q__q_tKXEtKSTRd__x_q_t7ElementRtd__lF5Words8SentenceO_AH7WordingVSayAJ_ALtGTg5012$sSD20uniquegh33ValuesSDyxq_Gqd__n_tcSTRd__x_q_t7i30Rtd__lufcq_q__q_tKXEfU_5Words8k5O_AE7L14VSayAG_AItGTG5Tf1nncn_n
# Func Hash:
95820316325213985
# Num Counters:
13
# Counter Values:
1316
0
0
0
0
14
0
0
0
0
0
0
0
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
7814
7814
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF4Wire5FieldV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
7650
7650
2198
0
5452
7650
0
0
3814
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
3
33:2179
17:2097
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
26749
0
26749
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
728
728
2268
0
0
728
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
0:2268

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5Words8TemplateV5PieceO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
3213
3213
1540
0
1673
3213
0
0
1353
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
17:728
33:686
65:259
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5Words9ComplaintV6ReasonO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
0
1764
1764
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
111067
111067
111067
0
0
111067
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
26247
26247
26247
0
0
26247
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
0:26247

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF7Reactor13SocketAddressO7address_AH7ChannelC7channelt_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
1043
1043
1043
0
0
1043
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF7Reactor13SocketAddressO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
4124
4124
4124
0
0
4124
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSS_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
1918
239
1905
0
74
171
0
0
29
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
5
16:46
32:7
64:7
128:7
257:7
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
203127
176782
199249
0
3878
176782
0
0
2247
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
4
8:1558
17:947
33:933
65:440
0
1
0:199249

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSs_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
4616
4616
2846
0
1770
4616
0
0
980
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
6
32:1408
64:215
128:51
256:37
512:37
513:22
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs5UInt8V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
702277
698829
692136
0
10150
698744
0
0
8480
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
11
17:4923
65:4052
8:474
9:448
33:131
129:49
2:36
16:25
4:4
6:4
7:4
0
6
0:691779
1:236
65:47
9:44
32:18
7:12

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs6UInt64V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
5490
0
5586
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
8:4396
16:924
513:170
0:96

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyF5Words11PlaceholderO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1540
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyFs6UInt64V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5586
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
2018
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
194
188
3086
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5Words8SentenceO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
3042
3036
2638
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLV_Tg5
# Func Hash:
209100685727863754
# Num Counters:
28
# Counter Values:
49110
10897
3274
0
0
0
0
3274
3274
3274
3274
7309
5429
3274
0
0
0
3274
0
0
0
0
0
0
0
0
3274
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
3459
2266
2431
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSS_Tg5
# Func Hash:
607699200200471043
# Num Counters:
5
# Counter Values:
3681
2472
2472
3926
1219
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSs_Tg5
# Func Hash:
619802543151161916
# Num Counters:
7
# Counter Values:
0
2483
2453
2445
1320
2445
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5Words10PhrasebookC3Key33_DF5CE499D6C67C7C6E87EAFD1B2D73B9LLV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2018
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5Words14PluralCategoryO_Tg5
# Func Hash:
287486626987461054
# Num Counters:
7
# Counter Values:
3086
448
0
0
2638
0
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5Words8SentenceO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2638
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLV_Tg5
# Func Hash:
974670605011390822
# Num Counters:
7
# Counter Values:
109635
7309
7309
0
0
0
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF7Gateway12LearntModelsV4NameV_Tg5
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
2355
157
157
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
2431
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSS_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3926
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSs_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1320
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSS8UTF8ViewV_Tgq5
# Func Hash:
11922952732531945
# Num Counters:
6
# Counter Values:
1731
1711
0
0
0
1371
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFShy5Words11PlaceholderOG_Tg5
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
1540
0
0
$0

$ss4SpanV4Wires5UInt8VRszlE16equalsHeaderNameySbAByAEGF
# Func Hash:
495986878207299681
# Num Counters:
9
# Counter Values:
0
0
285328
0
0
0
0
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
1003
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
236351
236351
32503
32503
32503
0
0
0
0
0
32100
32100
$0

$ss4SpanV4Wires5UInt8VRszlE19hasHeaderNamePrefixySbs12StaticStringVF
# Func Hash:
231012522582974571
# Num Counters:
12
# Counter Values:
0
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
2773735
16932703
15005686
13218588
13218588
7510549
6241884
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
3508448
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
127936
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:127936

$ss6MirrorV12DisplayStyleOSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
133408
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:133408

$ss6MirrorV12DisplayStyleOSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
146092
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:146092

$ss6ResultOsRi_zRi0_zrlE3getxyq_YKF
# Func Hash:
542754882849004180
# Num Counters:
2
# Counter Values:
0
1043
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
** External Symbol **:1043
0
1
** External Symbol **:1043

$ss6ResultOy5Redis0B5ReplyOAC0B5ErrorOGWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
138
278215
$0

$ss6UInt16VABs17FixedWidthIntegersWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
366270
7
$0

$ss6UInt32VABs17FixedWidthIntegersWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
172352
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
2580
2572
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
32
0
0
0
24
2580
1092
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
6
0
4
0:20
8:20
16:8
17:8
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
5916
$0

$sxqd__qd_0_Ignrzr_xqd__s5Error_pIegnrzo_sAARd_0_r_0_lTRSSSg5label_yp5valuet_s6UInt64Vs5NeverOTG5089$s8Settings10StableHashV12addUnordered33_B3B79D673D495DAAF446A16C30589BA9LLyys6MirrorVFs6D28VSSSg5label_yp5valuet_tXEfU_Tf3nnpf_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11508
$0

$sypWOb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
217924
$0

$sypWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
328596
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
28
__swift_memcpy1_1:118296
$s5Words8TemplateV5PieceOwCP:60574
** External Symbol **:28514
** External Symbol **:20254
** External Symbol **:18588
** External Symbol **:17839
** External Symbol **:14200
** External Symbol **:12365
** External Symbol **:11712
** External Symbol **:10144
** External Symbol **:9570
__swift_memcpy16_8:1504
$s6Limits6WindowOwCP:743
$s6Limits5MeterOwCP:667
$s8Settings8HostPortVwCP:448
$s6Limits5LimitVwCP:448
$s6Limits4PlanVwCP:224
$s6Limits10ModelClassVwCP:175
$s8Settings03LogA0V6AccessOwCP:160
$s8Settings05SpoolA0VwCP:112
$s8Settings05AdminA0VwCP:112
$s8Settings13MessageNamingVwCP:112
$s8Settings03LogA0VwCP:112
$s8Settings11HTTPAddressVwCP:100
$s8Settings05RedisA0V6ServerOwCP:64
$s8Settings05TraceA0VwCP:48
$s6Limits12ModelClassesVwCP:32
$s8Settings8UpstreamVwCP:1

Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
198549
$0

Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2028256
$0

Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV9aftermath__2on7Gateway9AftermathC4Desk0H8ServicesV_6Ledger12RefusalDiaryC7Reactor9EventLoopCtFyAL7UserKeyV_AL0K0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
538235
$0

Edge.build/AdminListener.swift.bc;$s4Edge9WatchPlanV9userNames33_946E57E123AC84B501D70E8D635E96D3LLy7Observe04UserE0O8SettingsAIVAA0A5ErrorVYKFZs6UInt64VSays5UInt8VGcyYbcfU0_AnQc8Identity10PseudonymsCYbcfu_AnQcfu0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
319613
$0

Edge.build/AdminListener.swift.bc;$s9Reception9GuestPlanV4EdgeE_9demoUsers7tellingAC8SettingsAGV_SaySSG7Observe10TroubleLogCtAD0D5ErrorVYKcfcSbSays5UInt8VGYbcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1179
$0

Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_.0
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

Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_TA.0
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

Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_TA.0.4
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

Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC5admit33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL__5aftery6Ledger16AdmissionRequestC_AA5OrderCAG0O6AnswerVSgtFyAC_AI_AkNttYaYb9Reception7ProblemCYKYCcfU_.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1135
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC5admit33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL__5aftery6Ledger16AdmissionRequestC_AA5OrderCAG0O6AnswerVSgtFyAC_AI_AkNttYaYb9Reception7ProblemCYKYCcfU_.0.9
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1020
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1020

Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyAC_xtYaYbYCcfU_6Ledger16AdmissionRequestC_AA5OrderCAI0H6AnswerVSgt_Tg5011$s7Gateway8b62C5admit33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL__5aftery6Ledger16hi5C_AA5j6CAG0O6k32VSgtFyAC_AI_AkNttYaYb9Reception7F9CYKYCcfU_Tf1nnnc_n.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1135
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyAC_xtYaYbYCcfU_6Ledger16AdmissionRequestC_AA5OrderCAI0H6AnswerVSgt_Tg5011$s7Gateway8b62C5admit33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL__5aftery6Ledger16hi5C_AA5j6CAG0O6k32VSgtFyAC_AI_AkNttYaYb9Reception7F9CYKYCcfU_Tf1nnnc_n.0.8
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1135
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1135

Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyAC_xtYaYbYCcfU_6Ledger16AdmissionRequestC_AA5OrderCAI0H6AnswerVSgt_Tg5011$s7Gateway8b62C5admit33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL__5aftery6Ledger16hi5C_AA5j6CAG0O6k32VSgtFyAC_AI_AkNttYaYb9Reception7F9CYKYCcfU_Tf1nnnc_n.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1135
$0

Gateway.build/Answer.swift.bc;$s7GatewayAAC4tell_6status_2ofy7Observe14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
319614
$0

Gateway.build/Answer.swift.bc;$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTR6Ledger16AdmissionRequestC_AA5OrderCAD0D6AnswerVSgt_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyl1_mn17YbYCcfU_6Ledger16de5C_AA5f6CAI0H6g106VSgt_TG5011$s7Gateway8b62C5admit33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL__5aftery6Ledger16hi5C_AA5j6CAG0O6k32zsl9_AI_AkNttnoP21F9CYKYCcfU_Tf3nnnpf_nTf3nnpf_n.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1135
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

Gateway.build/Answer.swift.bc;$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTR6Ledger16AdmissionRequestC_AA5OrderCAD0D6AnswerVSgt_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyl1_mn17YbYCcfU_6Ledger16de5C_AA5f6CAI0H6g106VSgt_TG5011$s7Gateway8b62C5admit33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL__5aftery6Ledger16hi5C_AA5j6CAG0O6k32zsl9_AI_AkNttnoP21F9CYKYCcfU_Tf3nnnpf_nTf3nnpf_n.0.7
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1135
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1135

Gateway.build/Answer.swift.bc;$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA12UpstreamPortC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyi1_jk12YbYCcfU_AA12cd83C_TG5011$s7Gateway8b54C9askAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA12gH19CFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n.0
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

Gateway.build/Answer.swift.bc;$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA12UpstreamPortC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyi1_jk12YbYCcfU_AA12cd83C_TG5011$s7Gateway8b54C9askAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA12gH19CFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n.0.3
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

Gateway.build/Answer.swift.bc;objectdestroy
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1010
$0

Gateway.build/Answer.swift.bc;objectdestroy.2
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1010
$0

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC12leaveForGood33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyFyACYaYbYCcfU_.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC12leaveForGood33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyFyACYaYbYCcfU_.0.10
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC4fillSbyYaF.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6linger33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyYaF.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6linger33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyYaF.0.11
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_.0
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
Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_TA:1003

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_.0.7
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_TA.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_TA.0.1
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAJSgtYaAA0B7FailureOYKF.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAJSgtYaAA0B7FailureOYKF.0.9
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAJSgtYaAA0B7FailureOYKFA2J_ALtYaARYKYCcfU0_.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAJSgtYaAA0B7FailureOYKFA2J_ALtYaARYKYCcfU0_.0.11
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAJSgtYaAA0B7FailureOYKFA2J_ALtYaARYKYCcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1019
$0

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAJSgtYaAA0B7FailureOYKFA2J_ALtYaARYKYCcfU0_TA.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAJSgtYaAA0B7FailureOYKFA2J_ALtYaARYKYCcfU0_TA.0.7
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7channel33_E274005C1164CD164F789B5D472F00EDLL3for7Reactor7ChannelCAISg_tYaAA0B7FailureOYKF.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7channel33_E274005C1164CD164F789B5D472F00EDLL3for7Reactor7ChannelCAISg_tYaAA0B7FailureOYKF.0.4
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7channel33_E274005C1164CD164F789B5D472F00EDLL3for7Reactor7ChannelCAISg_tYaAA0B7FailureOYKF.0.6
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7connect3forAA0B10ConnectionC7Reactor7ChannelCSg_tYaAA0B7FailureOYKF.0.1
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7connect3forAA0B10ConnectionC7Reactor7ChannelCSg_tYaAA0B7FailureOYKF.0.2
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC9addresses33_E274005C1164CD164F789B5D472F00EDLLSay7Reactor13SocketAddressOGyYaAA0B7FailureOYKF.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC9addresses33_E274005C1164CD164F789B5D472F00EDLLSay7Reactor13SocketAddressOGyYaAA0B7FailureOYKF.0.14
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP6ServerC6listen2ony7Reactor10DescriptorVn_tFyAF7ChannelC_AF13SocketAddressOSgtcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1183
$0

HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTR.0
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
HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_TA:1003

HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTR.0.6
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

HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA.0
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

HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA.0.5
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

HTTP.build/Channel+Buffer.swift.bc;objectdestroy
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

HTTP.build/Channel+Buffer.swift.bc;objectdestroy
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1017
$0

HTTP.build/Channel+Buffer.swift.bc;objectdestroy.3
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

Ledger.build/Account.swift.bc;$s5Redis0A6ClientC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4040
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

Ledger.build/Account.swift.bc;$s5Redis0A6ClientC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW.0.5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4040
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4040

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA010SettlementS0V_TG5TA
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
172215
0
$0

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA09AdmissionS0V_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
198434
$0

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmissionAskC_0B00B6ClientCtAA0A5ErrorOYKFyAG3PenVzXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
69054
$0

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmissionAskC_0B00B6ClientCtAA0A5ErrorOYKFyAG3PenVzXEfU_yAMzXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
69054
$0

Ledger.build/Account.swift.bc;$s6Ledger10AdmissionsC5admit_3now5afterAA9AdmissionOAA0F7RequestC_6Limits6MomentVAA0F6AnswerVSgtYaAA0A5ErrorOYKF.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1020
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

Ledger.build/Account.swift.bc;$s6Ledger10AdmissionsC5admit_3now5afterAA9AdmissionOAA0F7RequestC_6Limits6MomentVAA0F6AnswerVSgtYaAA0A5ErrorOYKF.0.1
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1020
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1020

Ledger.build/Account.swift.bc;$s6Ledger10AdmissionsC6graced_5after3nowAA9AdmissionOSgAA0F7RequestC_AA0A5ErrorO6Limits6MomentVtYaF.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1020
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1020

Ledger.build/Account.swift.bc;$s6Ledger12RefusalDiaryC5flush33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tYaF.0.4
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4008
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Redis0A6ClientC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW:4008

Ledger.build/Account.swift.bc;$s6Ledger12RefusalDiaryC5flush33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tYaF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4008
$0

Ledger.build/Account.swift.bc;$s6Ledger15AdmissionLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA.47
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
198434
$0

Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_TA
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
172311
0
$0

Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
172279
0
$0

Observe.build/AppObserver.swift.bc;$s7Observe7LogSinkC4takeySbAA0B6BundleCFyAA0B6WriterCYbcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1129
$0

Observe.build/AppObserver.swift.bc;$s7Observe9UserNamesO10makeWriterySays5UInt8VG_4Wire10ByteBufferVztcyFyAG_AJztcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
319613
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC3runxyYaq_YKF.0.1
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1043
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
** External Symbol **:525
** External Symbol **:518

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC3runxyYaq_YKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1043
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1043
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_.0.8
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1043
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1043

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1043
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1043
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_TA.0.2
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1043
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1043

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC7attempt33_6F7D29669AE55DDB9604DD0B8662B2F9LL_2atyAA7ChannelC_AA13SocketAddressOtYaF.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1043
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAJSgtYaAA0B7FailureOYKFA2J_ALtYaARYKYCcfU0_TA:1019
Redis.build/Call.swift.bc;$s7Reactor7ChannelCAA13SocketAddressO5Redis10ConnectionCAF0E5ErrorOIegHggozo_BAAcehJIegHgILggrzr_TRTA:24

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC7attempt33_6F7D29669AE55DDB9604DD0B8662B2F9LL_2atyAA7ChannelC_AA13SocketAddressOtYaF.0.9
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1043
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1043

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC7attempt33_6F7D29669AE55DDB9604DD0B8662B2F9LL_2atyAA7ChannelC_AA13SocketAddressOtYaF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1043
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor7ChannelC16finishConnectingyyYaAA11SystemErrorVYKF.0.1
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1043
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
** External Symbol **:525
** External Symbol **:518

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor7ChannelC16finishConnectingyyYaAA11SystemErrorVYKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1043
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor8ResolverC9addresses2of4port2on6withinAA10ResolutionOSS_s6UInt16VAA9EventLoopCSitYaF.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1043
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
** External Symbol **:525
** External Symbol **:518

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5916
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
20
$s4HTTP10ServerCallC12leaveForGood33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyFyACYaYbYCcfU_:1183
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTR6Ledger16AdmissionRequestC_AA5OrderCAD0D6AnswerVSgt_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyl1_mn17YbYCcfU_6Ledger16de5C_AA5f6CAI0H6g106VSgt_TG5011$s7Gateway8b62C5admit33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL__5aftery6Ledger16hi5C_AA5j6CAG0O6k32zsl9_AI_AkNttnoP21F9CYKYCcfU_Tf3nnnpf_nTf3nnpf_n:1135
Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTRTA:1043
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA12UpstreamPortC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyi1_jk12YbYCcfU_AA12cd83C_TG5011$s7Gateway8b54C9askAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA12gH19CFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n:1019
HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA:1003
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRyt_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyg1_hi45YbYCcfU_yt_TG5011$s7Gateway8b27C5lateryyyACYaj19Reception7f31CYKYCcng4_yttiO73AGYKYCcfU_011g20Gateway8b28C5beginyynjkL21E9CYKYCcfU_Tf3nnnpf_nTf3nnnpf_nTf3nnpf_n:300
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTR6Ledger10SettlementC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyi1_jk17YbYCcfU_6Ledger10d75C_TG5011$s7Gateway8b67C5relay4from_y4HTTP18UpstreamConnectionC_AA7PassageVtpi2_6s5H12CtkqR12U_Tf3nnnpf_nTf3nnpf_n:55
Ledger.build/Account.swift.bc;$s6Ledger10StoreWatchC3ask33_0DA91B438B6244C830398EEC6E9ECAD6LLyyFyACYaYbYCcfU_TA:46
$s6Ledger11PeriodicJobC10timePassedyyFyACYaYbYCcfU_:44
$s5Redis0A6ClientC7connectyyFyACYaYbYCcfU_:24
$s4Edge11SwitchWatchC10timePassedyyFyACYaYbYCcfU_:16
$sBA7Gateway8ExchangeC6Ledger10SettlementCIeghHgILgg_BAAC_AFtIeghHgILn_TR011$s7Gateway8b54C4hear33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLyy6Ledger10D33C_5Redis4CallCtFyAC_AHtYaYbYCcfU_Tf3nnpf_n:9
Ledger.build/Account.swift.bc;$sBA6Ledger6ReplayCAC5Round33_14E93B938CA389BE518548699BF4159FLLCIeghHgILgg_BAAC_AFtIeghHgILn_TRTA:7
$s5usher4Life33_424684B83FFA2BBC131B59FC2EB94B10LLC8receivedyys5Int32VFyADYaYbYCcfU0_:7
usher.build/Banner.swift.bc;$s5usher5ServeO3runy8Terminal8ExitCodeOAE10InvocationV_SDyS2SGAE7PaletteVtFZyAA4Life33_424684B83FFA2BBC131B59FC2EB94B10LLCYaYbYCcfU0_TA:7
$s6Ledger12RefusalDiaryC5begin33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tFyACYaYbYCcfU_SbTf3nnpSi0_n:6
$s6Ledger12RefusalDiaryC5begin33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tFyACYaYbYCcfU_SbTf3nnpSi1_n:5
$s4Edge12LearntKeeperC10timePassedyyFyACYaYbYCcfU_:5
$s7Observe12SpanExporterC4work33_FCDC29D375871DEA0AAFDBFBF0357705LLyyFyACYaYbYCcfU_:1
$s7GatewayAAC5flushyyFyABYaYbYCcfU_:1

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_.0.10
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5914
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5914

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5916
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5916
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA.0.1
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5914
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5914

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV4tellyyyxYbcFyyYbcfU_TA
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1257
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
10
Observe.build/AppObserver.swift.bc;$s7Observe7LogSinkC4takeySbAA0B6BundleCFyAA0B6WriterCYbcfU_TA:1129
Edge.build/AdminListener.swift.bc;$s7Observe11ObservatoryC4EdgeEyAc2DCcfcAC6SourceV7Reactor9LoopBoundVyAD0cF0CGXEfU_yyAA5PulseVYbcYbcfU0_yALYbcfU_TA:46
Observe.build/AppObserver.swift.bc;$s7Observe11ObservatoryC10timePassedyyFyAA5PulseVYbcfU_yACYbcfU_TA:46
Ledger.build/Account.swift.bc;$s6Ledger5SpoolC4take33_7BC34DB295EB42D4347E9BFA983761E4LL__6isHeld7wasSentSiSgAA7UserKeyV_AA0B4WorkOS2btYaFyScCyAHs5NeverOGXEfU_yAA0B6KeeperCYbcfU_TA.16:9
$s4EdgeAAC4stopyyYaFyAA0A4LoopCYbcfU1_:7
$s4EdgeAAC4stopyyYaFyAA0A4LoopCYbcfU_:7
$s4EdgeAAC4stopyyYaFyAA0A4LoopCYbcfU0_:7
$s7Observe7LogSinkC5close2ony7Reactor9EventLoopC_tYaFyAA0B6WriterCYbcfU_:3
$s6Ledger6ReplayC__5grace2on7settled3logAcA5SpoolC_A2A_pAA5GraceCSg7Reactor9EventLoopCyycySSYbctcfcyyYbcfU0_yAA11PeriodicJobCYbcfU_:2
Observe.build/AppObserver.swift.bc;$s7Observe6TracerC4send33_147381E80DEDB89B2DD47F82AC5DB4AFLLyyFyAA12SpanExporterCYbcfU_TA:1

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTR.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1043
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_TA:1043

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTR.0.7
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1043
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1043

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTRTA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1043
$0

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTRTA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1043
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTR:1043

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTRTA.0.6
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1043
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1043

Reactor.build/Channel+Bytes.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
1202
1097
105
$0

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5916
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA:5916

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5.0.9
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5914
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5914

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5916
$0

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5916
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5:5916

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA.0.5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5914
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5914

Reactor.build/Channel+Bytes.swift.bc;__swift_continuation_await_point
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2222
$0

Reactor.build/Channel+Bytes.swift.bc;objectdestroy
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
7171
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
** External Symbol **:4267
** External Symbol **:1783
** External Symbol **:1121

Reactor.build/Channel+Bytes.swift.bc;objectdestroy
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1050
$0

Reactor.build/Channel+Bytes.swift.bc;objectdestroy.3
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5914
$0

Reactor.build/Channel+Bytes.swift.bc;objectdestroy.4
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1060
$0

Redis.build/Call.swift.bc;$s5Redis0A6ClientC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF.0.2
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5057
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
8
** External Symbol **:2368
** External Symbol **:2304
** External Symbol **:148
** External Symbol **:115
** External Symbol **:51
** External Symbol **:42
** External Symbol **:20
** External Symbol **:9

Redis.build/Call.swift.bc;$s5Redis0A6ClientC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5149
$0

Redis.build/Call.swift.bc;__swift_continuation_await_point
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5284
$0

Words.build/Catalogue+English.swift.bc;$s5Words9CatalogueV8wordings33_38B3F77745938826874266E93A4C4117LL2of2inSDyAA8SentenceOAA7WordingVGSDyAiK6SourceOG_SStFZAI_AKtAI_ANtXEfU_TA
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1316
0
$0

Words.build/Catalogue+English.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2644
$0

__swift_async_resume_get_context
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15204
$0

__swift_async_resume_project_context
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
70083
$0

__swift_destroy_boxed_opaque_existential_0
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
69888
728
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
20
__swift_noop_void_return:17424
$s5Words8TemplateV5PieceOwxx:15148
** External Symbol **:9512
** External Symbol **:5728
** External Symbol **:5608
** External Symbol **:4964
** External Symbol **:3964
** External Symbol **:3692
** External Symbol **:3088
** External Symbol **:208
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
3794886
1535
$0

__swift_instantiateConcreteTypeFromMangledNameAbstract
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
12160
12
$0

__swift_instantiateGenericMetadata
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
237032
$0

__swift_memcpy16_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
34520
$0

__swift_memcpy17_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15153
$0

__swift_memcpy1_1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
706795
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
735184
$0

__swift_project_boxed_opaque_existential_0
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
29740
0
$0

_swift_implicitisolationactor_to_executor_cast
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
14949
0
$0

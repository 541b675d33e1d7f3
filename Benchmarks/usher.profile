:ir

$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU1_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2307842
$0

$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240687
$0

$s4HTTP10ServerCallC11beginAnswer6status5datedySi_SbtF
# Func Hash:
974670608970665929
# Num Counters:
7
# Counter Values:
0
227906
227906
44
227906
227906
0
$0

$s4HTTP10ServerCallC11beginAnswer6status5datedySi_SbtFfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15328
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
789032
789032
789032
789032
0
$0

$s4HTTP10ServerCallC12repeatAnswer6status_ySi_Says5UInt8VGtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
561126
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
789032
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
576439
576439
576439
576439
576439
$0

$s4HTTP10ServerCallC3ask33_1E677C7BC5DA8CEDCF1018D047774EF3LLSbyF
# Func Hash:
1108181538038848560
# Num Counters:
3
# Counter Values:
789032
548345
240687
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7GatewayAAC4HTTP9ResponderAacDP5beginyyAC10ServerCallCFTW:789032

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
548521
0
$0

$s4HTTP10ServerCallC5leave33_1E677C7BC5DA8CEDCF1018D047774EF3LLSbyF
# Func Hash:
52047013011106639
# Num Counters:
10
# Counter Values:
576454
0
789032
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
789032
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
240639
788984
791574
1183
0
548521
$0

$s4HTTP10ServerCallC7prepare33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyF
# Func Hash:
536873291012302412
# Num Counters:
4
# Counter Values:
790215
790215
0
0
$0

$s4HTTP10ServerCallC8answeredyyF
# Func Hash:
701607650249947033
# Num Counters:
16
# Counter Values:
48
239684
548345
239684
239636
0
0
0
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
1580558
789032
789032
789032
0
1580558
791526
1183
0
789032
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
789032
789032
789032
0
789032
0
0
0
789032
$0

$s4HTTP10ServerCallC9askInTurn33_1E677C7BC5DA8CEDCF1018D047774EF3LLSbyF
# Func Hash:
567185239400488339
# Num Counters:
4
# Counter Values:
788984
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
15328
15328
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
212578
$0

$s4HTTP12RelayOutcomeO5isCutSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
212578
$0

$s4HTTP12RelayOutcomeO7isWholeSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
851315
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
211559
212578
212578
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

$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAJSgtYaAA0B7FailureOYKFA2JYaARYKYCcfU0_
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
0
1019
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
212578
211559
0
0
0
0
0
0
0
0
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
499828441625293955
# Num Counters:
8
# Counter Values:
1019
0
0
0
0
0
1019
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
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

$s4HTTP12UpstreamPoolC7prepare33_E274005C1164CD164F789B5D472F00EDLLyy7Reactor7ChannelCYaAA0B7FailureOYKF
# Func Hash:
202080512368560346
# Num Counters:
8
# Counter Values:
0
1019
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

$s4HTTP12UpstreamPoolC9addresses33_E274005C1164CD164F789B5D472F00EDLLSay7Reactor13SocketAddressOGyYaAA0B7FailureOYKF
# Func Hash:
844982796697559019
# Num Counters:
4
# Counter Values:
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
212578
$0

$s4HTTP18UpstreamConnectionC11mayHaveNewsSbvg
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
212578
212578
212578
$0

$s4HTTP18UpstreamConnectionC11releaseHeadyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
212578
3
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
212578
212578
0
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
212578
0
0
212578
0
212578
212578
212578
$0

$s4HTTP18UpstreamConnectionC7GatewayE12appendFields33_BC23F9A221A61BC211C073CC62F205ABLL2to7passing13keepingLimits0R6Lengthy4Wire10ByteBufferVz_AD06OriginF0VS2btF
# Func Hash:
97500945778044580
# Num Counters:
52
# Counter Values:
214581
211575
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
213578
0
0
0
212578
212575
0
0
0
0
0
0
0
0
0
0
211575
211575
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
212578
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
212578
$0

$s4HTTP18UpstreamConnectionC7isWholeSbvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
211575
211575
$0

$s4HTTP18UpstreamConnectionC7sendNowSbyAA0B7FailureOYKF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
212578
$0

$s4HTTP18UpstreamConnectionC8readHeadSbyAA0B7FailureOYKF
# Func Hash:
118056773994849759
# Num Counters:
15
# Counter Values:
212578
0
212578
212578
212578
0
0
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
211575
211575
0
0
211575
211575
0
0
211575
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP3seeySbs4SpanVys5UInt8VGFTW:211575
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
219603
219368
0
0
0
0
0
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
440742
220371
220371
0
219368
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
220371
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
220371
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
439974
220606
438971
438971
220606
0
0
220606
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
219603
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
579522
0
580525
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
579522
0
0
579522
579522
0
0
0
0
0
0
0
0
0
0
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
424168
424168
424168
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
425156
425156
425156
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
227906
0
0
$0

$s4Wire10ByteBufferV5countSivg
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
4558999
0
$0

$s4Wire10ByteBufferV6append11thousandthsys6UInt64V_tF
# Func Hash:
647472252221614757
# Num Counters:
10
# Counter Values:
684113
501
684113
501
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
739257
7561613
739257
739257
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
380783
1142141
380783
380783
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
6822356
951435
739257
951435
0
0
0
0
0
0
0
0
0
7561613
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
760898
760898
760898
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
1001610
0
$0

$s4Wire10ByteBufferV6appendyySays5UInt8VGF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1412742
$0

$s4Wire10ByteBufferV6appendyySays5UInt8VG_SnySiGtF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1381100
0
$0

$s4Wire10ByteBufferV6appendyys12StaticStringVF
# Func Hash:
788747807060004997
# Num Counters:
10
# Counter Values:
3616193
2119
721019
1872093
1023081
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
2:808746
1:212711
5:1121
7:192
4:152
6:108
3:51

$s4Wire10ByteBufferV6appendyys4SpanVys5UInt8VGF
# Func Hash:
615463249704568864
# Num Counters:
9
# Counter Values:
7300375
13121
1202210
379275
5718887
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
513:2228093
129:1279675
33:838132
65:698997
2:232500
0:212578
4:212578
257:16328
1:6

$s4Wire10ByteBufferV6appendyys5UInt8VF
# Func Hash:
1096621588604446523
# Num Counters:
5
# Counter Values:
1521810
1521810
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
2223591
2011016
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
8174376
$0

$s4Wire10ByteBufferV8capacityACSi_tcfC
# Func Hash:
238984484201432128
# Num Counters:
3
# Counter Values:
6809
1377
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
7629347
7628341
0
0
$0

$s4Wire10ByteBufferV9removeAll15keepingCapacityySb_tF
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
426437
2189
1182
$0

$s4Wire10ByteBufferV9removeAll15keepingCapacityySb_tFfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
211670
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
8005
3799
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
212578
0
0
$0

$s4Wire10FieldRangeV10lowerBoundSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
31515
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
576454
$0

$s4Wire10FieldRangeV7isEmptySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
758432
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
1000607
0
0
3699047
3699047
1003
0
0
0
0
0
0
1003
1000607
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
1001610
999412
999412
999412
999412
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
1496143
0
1494143
0
0
$0

$s4Wire10HeadFieldsC4read_6limitsSiSgs4SpanVys5UInt8VG_AA0B6LimitsVtAA9HTTPFaultVYKF
# Func Hash:
984255532464525978
# Num Counters:
68
# Counter Values:
2497753
2497753
3482593
2445
999412
3967218
4966630
12106
1484037
0
4966630
0
0
2198
3482593
0
0
0
0
1001610
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5463
0
0
0
0
0
0
1001610
0
0
3482593
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
789632
0
758432
0
0
0
0
0
0
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
790215
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
2612477
1791242
0
0
$0

$s4Wire10HeadFieldsCyAA5FieldVSicig
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
1581200
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
212592
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
212592
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA1_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
212592
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
212592
$0

$s4Wire10HeadMemoryV4keepyys4SpanVys5UInt8VG_S2itF
# Func Hash:
135188634956901483
# Num Counters:
8
# Counter Values:
1001610
211495
790115
0
0
211495
211495
0
$0

$s4Wire10JSONParserV5parseyAA9JSONValueVs4SpanVys5UInt8VGAA9JSONFaultVYKF
# Func Hash:
798733567701983421
# Num Counters:
4
# Counter Values:
1003210
0
1003210
1003210
$0

$s4Wire10JSONParserV8documentAA9JSONValueVSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
768640
$0

$s4Wire10KnownFieldO5namedyACs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
672137664198745421
# Num Counters:
12
# Counter Values:
0
789632
789632
789632
789632
789632
0
0
0
789632
789632
789632
$0

$s4Wire10PromptTextV2ofAcA9JSONValueV_tcfC
# Func Hash:
153461405529709227
# Num Counters:
43
# Counter Values:
0
768640
768640
0
768640
768640
1000
0
0
0
0
768640
0
0
0
0
0
0
769640
3075560
768640
768640
2305920
0
0
768640
768640
0
768640
0
0
768640
768640
768640
0
0
768640
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
768640
768640
0
768640
0
0
0
768640
0
0
0
0
0
0
0
0
0
0
768640
5380480
0
0
768640
0
0
0
0
3074560
0
0
0
0
0
1537280
0
1537280
768640
1537280
0
0
768640
768640
0
0
0
0
768640
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
768640
768640
$0

$s4Wire10PromptTextVACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
768640
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
212575
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
452874
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
220371
0
0
0
0
0
219368
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
452874
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
660005292279953808
# Num Counters:
77
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
202000
0
0
201000
0
0
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
79562651079135323
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
31503
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
444078
0
0
31503
201000
211575
0
$0

$s4Wire11ReplyReaderV4keep33_32C869762F372759CB5BB1B3793ECD9ELL_4withys4SpanVys5UInt8VG_AA10JSONParserVztF
# Func Hash:
599005162010370174
# Num Counters:
8
# Counter Values:
0
211575
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
212578
$0

$s4Wire11ReplyReaderV5reset__12isCompressed10hidesUsageyAA7DialectO_AC4FormOS2btF
# Func Hash:
591567705218564159
# Num Counters:
6
# Counter Values:
212578
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
212578
$0

$s4Wire11ReplyReaderV6finish_4withyAA0B3EndO_AA10JSONParserVztF
# Func Hash:
149146438696703538
# Num Counters:
19
# Counter Values:
1003
211575
0
0
0
1003
211575
211575
0
0
0
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
1578064
$0

$s4Wire11RequestHeadC5resetyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
790215
$0

$s4Wire11RequestHeadC5value2ofAA10FieldRangeVSgAA05KnownF0O_tF
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
2157542
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
789032
789032
0
789032
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
227906
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
15328
0
0
0
0
0
0
0
$0

$s4Wire11TextScannerV10readString33_5671252E3C57723E647DB643B7CF3235LLyys4SpanVys5UInt8VG_SiztF
# Func Hash:
890524364458890208
# Num Counters:
78
# Counter Values:
0
2351
957
181027
37616
28212
16457
0
37616
32914
0
0
7053
0
0
536784
102351
28212
0
0
16457
130135
0
0
0
99572
0
102351
113678
286535
0
190000
69681
102351
0
3308
0
286535
0
69681
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
96264
14106
4702
0
0
0
0
0
0
0
157517
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
3308
0
250285
0
0
38739
0
68511
13232
48663
0
0
19848
6616
0
$0

$s4Wire11TextScannerV4readyys4SpanVys5UInt8VGF
# Func Hash:
1096621589730480147
# Num Counters:
5
# Counter Values:
68511
250285
3308
3308
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
211575
423150
0
0
211575
0
423150
0
423150
1269450
0
0
846300
0
0
211575
211575
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
212578
0
0
0
424153
211575
424153
211575
212578
0
0
212578
212578
0
0
212578
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
212578
0
0
0
212578
425156
0
212578
0
0
0
0
212578
0
0
212578
211575
1003
212578
0
0
0
0
0
0
212578
0
0
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
212578
0
0
1913196
0
0
212578
1062884
425153
850306
425153
0
212578
0
0
212578
0
212578
0
0
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
212578
0
0
0
0
0
0
0
0
0
212578
0
0
0
0
0
212578
0
0
0
0
0
0
0
0
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
211575
211575
211575
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
212578
0
212578
212578
0
212578
$0

$s4Wire12RequestFactsC11readMembers33_CB3B87248E8506C49838BB008692FDD2LL2ofyAA9JSONValueV_tAA0B5FaultOYKF
# Func Hash:
235052040054756906
# Num Counters:
61
# Counter Values:
789032
0
0
0
789032
0
0
0
0
0
0
0
0
790032
3157128
2368096
2367096
2368096
789032
1000
0
789032
789032
789032
789032
789032
0
0
0
0
1000
0
0
0
789032
789032
0
789032
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
789032
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
789032
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
789019
13
0
789019
0
$0

$s4Wire12RequestFactsC5resetyyF
# Func Hash:
238984482966880379
# Num Counters:
3
# Counter Values:
789032
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
789032
0
789032
789032
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3157128
789032
0
0
0
0
0
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
212578
$0

$s4Wire12ResponseHeadC5resetyyF
# Func Hash:
238984484622511769
# Num Counters:
3
# Counter Values:
212578
0
0
$0

$s4Wire12ResponseHeadC5value2ofAA10FieldRangeVSgAA05KnownF0O_tF
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
425156
212578
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
425156
425156
425156
425156
423150
423150
$0

$s4Wire12ResponseHeadC9isInterimSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
212578
$0

$s4Wire12ResponseHeadC9keepAlive9answeringSbAA6MethodO_tF
# Func Hash:
974670607270608071
# Num Counters:
9
# Counter Values:
0
211575
212578
212578
212578
212578
0
212578
211575
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
212575
0
0
425150
0
0
0
0
0
0
0
212575
0
0
0
0
0
0
0
0
0
0
0
0
212575
0
212575
0
0
0
0
0
0
0
0
212575
0
425150
425150
212575
212575
212575
0
0
425150
0
0
0
1275450
0
212575
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
637725
425150
1275450
0
637725
0
850300
637725
0
212575
212575
212575
0
0
0
0
0
212575
212575
0
212575
0
212575
0
0
0
0
0
0
212575
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
212575
0
212575
212575
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
637725
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
212575
0
212575
0
0
0
0
0
0
212575
0
0
0
212575
0
212575
0
0
0
0
0
0
212575
0
0
0
0
0
0
0
0
0
0
0
212575
212575
212575
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
212578
3
212575
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
211575
211575
0
0
211575
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
211575
3308
211575
211575
0
$0

$s4Wire13ReplyFindingsV5reset_10isOfEventsyAA7DialectO_SbtF
# Func Hash:
783548777504854168
# Num Counters:
12
# Counter Values:
212578
0
0
213583
0
0
1005
212578
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
789032
789032
1179
789032
789032
1179
0
0
787853
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
789032
0
789032
789032
0
0
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
789032
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
212578
0
212578
212578
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
212578
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
1205714
7
$0

$s4Wire6MethodOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1205714
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
789032
0
789032
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
3691782
$0

$s4Wire7DialectO8isGeminiSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
789032
$0

$s4Wire8ByteScanO12firstControl2in4from2toSis4SpanVys5UInt8VG_S2itFZTf4nnnd_n
# Func Hash:
1042354055960601760
# Num Counters:
19
# Counter Values:
3
0
2783522
2499951
0
2499948
6
3
1797256
702689
2499951
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
79723
1761
1761
1761
286879
286634
281
36
259293
27242
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
5832818337841413
# Num Counters:
12
# Counter Values:
1000
0
1956485
157485
1000
0
692491
261994
430497
31497
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
3486130
3486130
697226
697226
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
697226
7798514
7101288
0
0
0
0
789032
789032
0
697226
697226
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
1496143
0
9417
1496143
1496143
2003
0
0
2992286
1496143
31000
31000
1496143
0
1496143
3
1496143
1496143
1496143
2000
1494143
4355
1491785
3
0
0
1491788
1494143
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
1494143
1494143
1494143
$0

$s4Wire9JSONValueV4kindAC4KindOvg
# Func Hash:
287486625672014413
# Num Counters:
7
# Counter Values:
1002207
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
215575
4000
211575
0
33000
0
428150
1290450
8000
862300
8000
215575
0
215575
0
0
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
212578
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
2305920
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
768640
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
1395452
12440068
0
0
0
0
0
12440068
13835520
0
0
0
2305920
0
0
0
0
0
0
0
0
0
0
0
0
11671428
1395452
768640
0
0
0
0
0
0
0
0
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
1113992823588865325
# Num Counters:
68
# Counter Values:
0
190000
233503
0
0
324988
232500
1003
329497
231497
231497
2678000
0
0
329497
230497
0
190000
40497
0
0
230497
0
230497
0
2678000
0
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
190000
94491
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
$0

$s4Wire9TextMeterV4scan33_2E261FC3C2E1DB119AC72CAC8898D9F5LLyys4SpanVys5UInt8VGF
# Func Hash:
997205276978080113
# Num Counters:
126
# Counter Values:
0
0
3006
0
0
0
3006
0
1003
1003
0
0
0
0
0
27024
0
0
0
28027
0
0
0
0
133126
1000
1003
0
0
0
1012
12015
17015
3006
0
1003
1003
2003
0
0
28027
7009
23024
1003
1000
12000
0
0
0
0
0
0
23024
0
2003
1003
1000
0
1000
0
0
0
0
1003
1003
0
1000
0
0
0
0
12000
0
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
8009
5006
0
9
0
0
0
0
0
10000
0
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
48663
48663
0
48663
0
0
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
68376
0
75266
0
551319
43089
43089
72687
4308
72687
0
0
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
331597
110
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
28898
28898
$0

$s5Redis0A5ReplyO7integerSiSgvg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
199238
0
$0

$s5Redis0A5ReplyOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
341085
331508
$0

$s5Redis0A5ReplyOWOe
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
1061802
110
76
57848
7831
$0

$s5Redis0A5ReplyOWOy
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
545016
110
76
29793
8535
$0

$s5Redis0A5ReplyOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
199424
$0

$s5Redis0A6ClientC4send_4keys9arguments4room3due_AA4CallCAA0A6ScriptC_S3is6UInt64VSgyAA3PenVzXEtAA0A5ErrorOYKF
# Func Hash:
640704447232100574
# Num Counters:
15
# Counter Values:
0
212495
196
0
535206
0
0
0
53
535206
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
331374
331417
0
$0

$s5Redis0A6ClientC5StateOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
540952
540891
$0

$s5Redis0A6ClientC5knowsySbAA0A6ScriptCF
# Func Hash:
536873293310889690
# Num Counters:
4
# Counter Values:
693786
1812894
693952
0
$0

$s5Redis0A6ClientC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
0
4058
$0

$s5Redis0A6ClientC7enqueue_4keys_3dueAA4CallCAA0A9ArgumentsV_SiSgAJs6UInt64VtAA0A5ErrorOYKF
# Func Hash:
821915648070226213
# Num Counters:
91
# Counter Values:
0
0
24
100
0
5668
0
0
24
49
1
0
24
0
24
1
0
24
0
0
5668
0
7
0
5668
0
5668
5559
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
24
21
5559
0
4841
4439
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
8
2
0:23
33:1
0
2
17:14
33:10
0
3
33:5536
0:109
513:23
0
5
129:4230
33:752
65:665
17:14
257:7
0

$s5Redis0A6ClientC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF
# Func Hash:
102051343825959167
# Num Counters:
21
# Counter Values:
22583
0
5462
5462
5339
55
55
55
0
0
0
0
40
16
5505
0
0
0
40
5465
55
$0

$s5Redis0A6ClientC8giveBackyyAA4CallCF
# Func Hash:
238984483936707236
# Num Counters:
3
# Counter Values:
540898
0
25
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
535206
4
0
0
535206
535206
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
535206
0
535206
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA09AdmissionS0V_TG5TA:240604
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA010SettlementS0V_TG5TA:212495
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmissionAskC_0B00B6ClientCtAA0A5ErrorOYKFyAG3PenVzXEfU_TA:82107
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
33:535206
0

$s5Redis0A9ArgumentsV6append_4eachySays5UInt8VG_s12StaticStringVtF
# Func Hash:
701607649364344984
# Num Counters:
12
# Counter Values:
0
4609
0
0
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
8416
54
0
0
0
0
0
0
0
4116
$0

$s5Redis0A9ArgumentsV6appendyySiF
# Func Hash:
934653110761828625
# Num Counters:
26
# Counter Values:
12801
12808
0
12390
8751
8743
8695
8065
8065
8065
8065
8065
0
0
0
0
0
8065
4010
8065
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
41641
12801
12808
4743
8065
11759
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
10207
430
9847
0
10207
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
5838
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
14
33:4185
17:4010
9:1356
513:168
5:150
32:100
4:88
3:54
8:54
16:14
257:14
2:6
0:4
1:4
0

$s5Redis0A9ArgumentsVACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5609
$0

$s5Redis10ConnectionC11earliestDues6UInt64Vvg
# Func Hash:
93478047928630628
# Num Counters:
7
# Counter Values:
4350
4350
294
134
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
145391
0
$0

$s5Redis10ConnectionC5flushyyF
# Func Hash:
1073436552909131536
# Num Counters:
12
# Counter Values:
345540
172770
172770
0
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
540898
172746
0
0
$0

$s5Redis10ConnectionC7Reactor4PumpAadEP4turnyyFTW
# Func Hash:
1124680653462654286
# Num Counters:
4
# Counter Values:
232541
232541
28288
0
$0

$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172770
$0

$s5Redis10ConnectionC7deliver33_C889FAC629DDB47BE5F73C5CC1E30652LL_5firstySays5UInt8VG_SitF
# Func Hash:
260890140588296047
# Num Counters:
70
# Counter Values:
533992
531439
321970
209469
317538
0
55
0
0
0
0
209469
0
0
0
0
145391
0
0
0
8242
0
48
0
43
4338
0
0
24
0
0
2647
1280
0
0
0
0
2647
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
209469
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
$s7Gateway8ExchangeC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:209426
2
$s7Gateway8ExchangeC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:237053
$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5Redis12CallFollowerAaeFP5endedyyAE0M0CFTW:80485
2
$s7Gateway8ExchangeC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:6620
$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5Redis12CallFollowerAaeFP5endedyyAE0M0CFTW:1622
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
33:148648
17:60821
0

$s5Redis10ConnectionC7receive33_C889FAC629DDB47BE5F73C5CC1E30652LLyyF
# Func Hash:
331779890560426899
# Num Counters:
9
# Counter Values:
145391
232541
232541
0
232541
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
3989
3955
55
26
3908
3955
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
33:2779
17:984
32:70
5:42
4:34
513:28
16:7
257:7
2:4

$s5Redis11ReplyParserV4feedyySays5UInt8VG_SnySiGtF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
2647
0
$0

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_Spys4Int8VGSgSitcfU_To
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3989
$0

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_s5Int64VtcfU1_To
# Func Hash:
1063705159172739859
# Num Counters:
3
# Counter Values:
8548
0
0
$0

$s5Redis11ServerCheckV6fields33_36267EB3045F65DD9F5159F669907717LLySDyS2sGSSFZTf4nd_n
# Func Hash:
642385042219259991
# Num Counters:
28
# Counter Values:
1050
18144
1050
1050
1050
18144
1050
1078
42
1064
28
0
1036
140
28
28
0
0
0
0
0
0
0
1036
0
0
0
1050
$0

$s5Redis13ReplyAssemblyV3addyyAA0aB0OF
# Func Hash:
391331300296868596
# Num Counters:
6
# Counter Values:
3810
9577
0
813
51
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
912936
0
912936
0
0
0
0
457926
0
457926
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
137540
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
16:692408
17:220320
9:208
0

$s5Redis3PenV3put8argumentys4SpanVys5UInt8VG_tF
# Func Hash:
966459197047243388
# Num Counters:
26
# Counter Values:
0
164214
0
164214
0
164214
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
53996
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
9:164214
0

$s5Redis3PenV3put8argumentyyACzXE_tF
# Func Hash:
1066151231937422904
# Num Counters:
41
# Counter Values:
0
507315
322794
665895
665895
240687
240687
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
Ledger.build/Account.swift.bc;$s6Ledger15AdmissionLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA.47:240604
Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_TA:212578
Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA:212578
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmissionAskC_0B00B6ClientCtAA0A5ErrorOYKFyAG3PenVzXEfU_yAMzXEfU_TA:82107
Ledger.build/Account.swift.bc;$s6Ledger15AdmissionLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA:135
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
4
17:212578
65:151369
6:82107
33:61261

$s5Redis3PenV3put9bigEndianyx_ts15BitwiseCopyableRzs17FixedWidthIntegerRzlF
# Func Hash:
48277136972185599
# Num Counters:
1
# Counter Values:
1533256
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
3
8:873483
2:447125
4:212648

$s5Redis3PenV3put_5firstySays5UInt8VG_SitF
# Func Hash:
927276897390327009
# Num Counters:
5
# Counter Values:
0
212578
0
0
212574
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
6:151366
9:61212
0

$s5Redis3PenV3put_6digitsySu_SitF
# Func Hash:
567185239232071700
# Num Counters:
5
# Counter Values:
3286134
1229509
747960
527485
0
$0

$s5Redis3PenV3putyySays5UInt8VGF
# Func Hash:
303615924401429201
# Num Counters:
4
# Counter Values:
0
934795
0
519497
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
9
17:234613
4:169273
16:157498
65:149366
33:91321
1:61206
9:61206
2:10260
0:52
0

$s5Redis3PenV3putyys12StaticStringVF
# Func Hash:
599077204235560586
# Num Counters:
6
# Counter Values:
0
453317
0
0
0
453317
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
0:240687
2:212578
1:52
0

$s5Redis3PenV3putyys4SpanVys5UInt8VGF
# Func Hash:
927276899315658337
# Num Counters:
5
# Counter Values:
604921
0
604921
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
9:604739
2:130
8:52
0

$s5Redis3PenV3putyys5UInt8VF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6054444
$0

$s5Redis3PenV5frameSivgZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
988741
$0

$s5Redis3PenV6digits2ofSiSu_tFZ
# Func Hash:
1029578615941763306
# Num Counters:
20
# Counter Values:
1229509
747960
535382
535372
535372
535372
453265
453265
453265
453265
453265
453261
453207
452775
448314
402824
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
325780
325780
325780
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
209426
0
$0

$s5Redis9CallQueueV6appendyyAA0B0CF
# Func Hash:
135188633044096422
# Num Counters:
7
# Counter Values:
540922
2
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
56238
587642
28119
293821
321970
866665
671051
321970
28119
293821
28119
293821
28119
293821
195614
28119
293821
0
0
0
28055
0
64
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
628407
418938
531439
531439
209469
209469
209469
209469
209469
0
209469
209469
209469
0
0
0
0
0
0
0
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
2021
0
0
0
0
2021
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

$s5Words10PluralRuleO8languageACSS_tcfCTf4nd_n
# Func Hash:
219920907684542954
# Num Counters:
110
# Counter Values:
1293
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1293
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1293
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
1512
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
2021
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words12GateDecisionVwxx:2021

$s5Words12GateDecisionVwxx
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
2021
2021
0
$0

$s5Words12GateDecisionVyAcA8ObstacleO_AA7Subject33_914C3232BAB3E854AE48808D86605C34LLVAA9SituationVSg6Limits8PlanBookCtcAGLlfCTf4nnnnd_n
# Func Hash:
426301855659510425
# Num Counters:
32
# Counter Values:
2021
0
0
0
0
0
0
2021
0
0
0
2021
0
0
0
0
0
0
2021
0
0
0
0
2021
0
0
0
2021
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
3024
$0

$s5Words14PluralCategoryOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5180
$0

$s5Words14PluralCategoryOwug
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
18144
$0

$s5Words4ToneO13forbiddenWord2inSSSgSS_tFZTf4nd_n
# Func Hash:
567185240995793537
# Num Counters:
4
# Counter Values:
12096
1512
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
2006
2016
0
2016
0
0
2016
0
2016
0
2016
0
0
2016
0
10
2006
0
2016
0
2016
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

$s5Words6PhraseVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2021
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2021

$s5Words6PhraseVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
216620
2021
$0

$s5Words6PhraseVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
212578
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:212578

$s5Words6PhraseVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
216620
$0

$s5Words6PhraseVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2021
$0

$s5Words6PhraseVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2021
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words6PhraseVwcp:2021

$s5Words6PhraseVWOh
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
$s5Words6PhraseVwxx:2036

$s5Words6PhraseVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4042
$0

$s5Words6PhraseVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
214599
214599
0
0
2021
$0

$s5Words6PhraseVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
2021
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
2036
$0

$s5Words7Subject33_914C3232BAB3E854AE48808D86605C34LLV6phraseyAA6PhraseVSgAA7GateRowVAAOF
# Func Hash:
948827212017737402
# Num Counters:
8
# Counter Values:
0
2021
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
2021
$0

$s5Words7Subject33_914C3232BAB3E854AE48808D86605C34LLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2021
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
1512
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
1288
0
0
0
0
0
0
0
1512
224
1288
0
1288
0
1288
0
0
0
0
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
1064
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
2128
448
$0

$s5Words7WordingV6SourceOWOy
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
2128
448
$0

$s5Words7WordingV6SourceOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1288
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
3930
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
1293
1279
1139
70
$0

$s5Words8SentenceO8rawValueSSvg
# Func Hash:
492746183675322907
# Num Counters:
93
# Counter Values:
4597
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
15456
$0

$s5Words8TemplateV12placeholdersShyAA11PlaceholderOGvg
# Func Hash:
391331302411858267
# Num Counters:
6
# Counter Values:
3759
1274
728
1512
0
0
$0

$s5Words8TemplateV5PieceOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6055
$0

$s5Words8TemplateV5PieceOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
105252
69580
$0

$s5Words8TemplateV5PieceOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
120288
79520
$0

$s5Words8TemplateV5PieceOwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
60144
$0

$s5Words8TemplateV5PieceOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
60144
$0

$s5Words8TemplateV5PieceOwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
21084
21084
0
0
6048
$0

$s5Words8TemplateV5PieceOwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
21084
0
6048
0
0
$0

$s5Words8TemplateV5PieceOwug
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
30072
$0

$s5Words8TemplateV5PieceOwup
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15036
$0

$s5Words8TemplateV5PieceOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
105252
$0

$s5Words8TemplateV5wordsSSvg
# Func Hash:
1096621590876055983
# Num Counters:
5
# Counter Values:
1274
2485
1512
1512
0
$0

$s5Words8TemplateVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5159
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
81809
0
83083
1274
0
1274
0
0
1106
1379
1512
0
0
1274
168
81809
0
560
784
1512
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
1365
1512
1512
1274
0
1029
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
2021
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
2021
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
2021
0
$0

$s5Words9SituationV6usedUp33_2BF2C47B5DA4E26C945F5C2A0B702CE3LLAA6PhraseVvg
# Func Hash:
650973719892668432
# Num Counters:
11
# Counter Values:
0
2021
0
2021
0
2021
13
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
2021
2021
0
0
0
0
0
0
0
0
0
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
4042
4042
$0

$s5Words9SituationVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2021
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2021

$s5Words9SituationVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2021
$0

$s5Words9SituationVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2021
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words9SituationVwcp:2021

$s5Words9SituationVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2021
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words9SituationVwxx:2021

$s5Words9SituationVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2021
$0

$s5Words9SituationVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
2021
2021
0
0
2021
$0

$s5Words9SituationVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4042
$0

$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA09AdmissionS0V_TG5
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
240604
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
212495
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
240604
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
212495
0
0
$0

$s6Ledger05RedisA0C7verdict_2of_AA7VerdictOSgAA12AdmissionAskC_0B04CallCAK0B6ClientCtAA0A5ErrorOYKF
# Func Hash:
93478046494828543
# Num Counters:
6
# Counter Values:
209426
0
0
0
31178
0
$0

$s6Ledger05RedisA0C9sendIndexyyAA12AdmissionAskC_0B00B6ClientCtAA0A5ErrorOYKF
# Func Hash:
18663486496756685
# Num Counters:
9
# Counter Values:
240604
240604
0
82107
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU_TA:240604

$s6Ledger05RedisA0C9sendIndexyyAA12AdmissionAskC_0B00B6ClientCtAA0A5ErrorOYKFyAG3PenVzXEfU_
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
82107
0
0
$0

$s6Ledger10AdmissionsC15standingRefusal2ofAA0D0V_AA7AccountCtSgAA16AdmissionRequestC_tF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
768640
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU1_TA:768640

$s6Ledger10AdmissionsC15standingRefusal2of_4planAA0D0V_AA7AccountCtSgAA7UserKeyV_6Limits10ModelClassVSgSSSgtF
# Func Hash:
1096293852054348329
# Num Counters:
32
# Counter Values:
305910
2203784
560167
560167
548347
20394
789032
20392
789032
566240
20394
0
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU1_TA:789032

$s6Ledger10AdmissionsC3ask_3now9followingAC6AskingOAA16AdmissionRequestC_6Limits6MomentV5Redis12CallFollower_ptF
# Func Hash:
391331302097650527
# Num Counters:
7
# Counter Values:
240687
240687
240687
240687
0
0
240604
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
240604
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
212495
212578
212578
212578
212495
212495
212495
212495
212495
0
0
$0

$s6Ledger10AdmissionsC5takenyyAA10SettlementCF
# Func Hash:
536873292578565360
# Num Counters:
4
# Counter Values:
212578
212578
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
212578
240687
240687
0
28109
0
0
0
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU1_TA:28109

$s6Ledger10AdmissionsC7outcome_2ofAA17SettlementOutcomeOSgAA0E0C_5Redis4CallCtF
# Func Hash:
896858935079128647
# Num Counters:
11
# Counter Values:
0
212495
212495
0
0
0
0
0
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
1029636
0
$0

$s6Ledger10AdmissionsC8question_5peeks3nowAC8QuestionVAA16AdmissionRequestC_Sb6Limits6MomentVtAA0A5ErrorOYKF
# Func Hash:
266386380917338799
# Num Counters:
16
# Counter Values:
240687
0
240687
240687
240687
0
240687
240687
240687
240687
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU1_TA:240687
1
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU1_TA:240687
1
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU1_TA:240687

$s6Ledger10AdmissionsC9admissionyAA9AdmissionOAA7VerdictOn_AA0D3AskCtAA0A5ErrorOYKF
# Func Hash:
5832820946157205
# Num Counters:
12
# Counter Values:
0
28109
0
0
0
0
0
212578
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
212578
212578
0
3
212578
0
0
0
212578
1003
0
0
0
212578
0
0
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
1557672
$0

$s6Ledger10SettlementC6ChangeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
151366
$0

$s6Ledger10SettlementC8isRefundSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
212578
$0

$s6Ledger10SettlementCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
212578
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
981221
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
768640
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
768640
$0

$s6Ledger11DiaryFormatO4heldySSAA11RefusalNoteVFZTf4nd_n
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4010
4010
$0

$s6Ledger11DiaryFormatO4hour33_E05A3CD9526A993B9F5F411B3EAFBEB7LLySS6Limits6MomentVFZTf4nd_n
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
4010
0
0
$0

$s6Ledger11DiaryFormatO5fieldySSAA11RefusalNoteVFZTf4nd_n
# Func Hash:
360019384618917616
# Num Counters:
6
# Counter Values:
4010
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
18202
0
18202
$0

$s6Ledger11RefusalNoteV5CauseOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
12109
0
12109
$0

$s6Ledger11RefusalNoteV5CauseO_2inAeA0B0VADO_6Limits8ScheduleCtcfCTf4nnd_n
# Func Hash:
414921812404885233
# Num Counters:
8
# Counter Values:
0
6093
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
4010
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11RefusalNoteVwcp:4010

$s6Ledger11RefusalNoteVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
6016
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11RefusalNoteVwxx:6016

$s6Ledger11RefusalNoteVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4010
$0

$s6Ledger11RefusalNoteVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6016
$0

$s6Ledger11ReservationV10settlementyAA10SettlementCAA4BillCnF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
212578
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
212578
0
212578
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
212578
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
212578
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
363950
151366
0
151366
0
0
0
0
0
0
0
0
0
0
0
0
0
0
151366
151366
0
212578
151366
212578
0
0
0
0
0
151366
0
$0

$s6Ledger11ReservationVSgWOe
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
789032
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
212578
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:212578

$s6Ledger11ReservationVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
212578
212578
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
240687
$0

$s6Ledger12BookCalendarV3day2atAA0B3DayV6Limits6MomentV_tF
# Func Hash:
271263511808002159
# Num Counters:
11
# Counter Values:
212578
7
0
212571
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
114688
$0

$s6Ledger12IndexedUsersV6insert_5lease2atyAA7UserKeyV_Sis6UInt64VtF
# Func Hash:
948827212461305379
# Num Counters:
7
# Counter Values:
114681
82190
0
7
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
240687
240604
7
223399
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
8555415
0
688
4087
0
0
0
830453
8024
570361
900
570361
894
0
16348
2900
16348
12261
20475
0
0
0
0
0
0
0
16348
0
0
570361
0
576449
0
0
5
0
0
0
570361
4087
570361
0
0
0
0
0
6
570361
0
5
0
0
0
0
2006
0
0
4087
570361
0
5
0
570361
570361
570361
0
0
0
0
0
0
0
0
0
0
0
0
0
0
570361
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
570361
0
16348
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
6012
4008
2
186
0
4010
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
0
0
0
0
0
0
0
0
0
0
0
0
13
0
7
2004
4010
0
$0

$s6Ledger12RequestNamesV4nextAA0B2IDVyF
# Func Hash:
11922955473172444
# Num Counters:
6
# Counter Values:
692962
240694
0
0
0
452268
$0

$s6Ledger14ScheduleFormatV7written_5leaseAA07WrittenB0C6Limits0B0C_SitF
# Func Hash:
303685790132522880
# Num Counters:
11
# Counter Values:
250885
240677
240680
62
0
0
240677
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
28109
0
0
0
0
0
0
0
0
0
0
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
68
240677
240671
$0

$s6Ledger15AdmissionFormatV7refusal33_A629689E48E63D74B51D1295CF8DA8B8LLyAA7VerdictOSgSay5Redis0O5ReplyOG_6Limits8ScheduleCSitFZTf4nnnd_n
# Func Hash:
399501120714363439
# Num Counters:
55
# Counter Values:
28109
0
56218
56218
28109
28109
0
28109
28109
0
0
0
0
0
0
0
0
28109
28109
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
28109
3152
0
0
0
0
0
0
0
28109
0
0
0
0
0
0
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
850312
212578
212578
0
0
212578
0
0
0
0
0
0
0
0
0
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
7215
0
0
0
240687
188471
0
0
0
10208
0
0
0
0
233524
0
0
0
0
240687
0
240739
0
240687
0
0
0
0
0
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
240739
0
0
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
527955
527955
0
0
0
2
0
527953
0
0
0
0
527953
0
$0

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLC4told2atAA0C0V_AA7AccountCts6UInt64V_tF
# Func Hash:
391331303446266705
# Num Counters:
6
# Counter Values:
548345
5960
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
1055906
527953
527955
527953
0
0
0
0
0
0
0
527953
527953
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
23871
23871
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
17911
17911
17911
0
0
35822
17907
0
0
0
0
0
0
17911
0
0
17911
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
17907
$0

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17911
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
240677
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
240677
0
0
0
0
0
240677
0
0
0
0
0
0
0
0
169269
0
0
0
0
0
0
0
0
0
169269
0
0
0
0
0
0
0
0
0
0
0
169269
0
0
0
0
0
169269
0
0
0
0
0
0
0
0
169269
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
768640
$0

$s6Ledger16AdmissionRequestC4user8chosenID11fingerprint10modelClass8estimate5price11isAnonymous12overlooksEnd4planAcA7UserKeyV_AA0cF0VSgSi6Limits05ModelI0VSgAA11ConsumptionVAR5PriceVSgS2bSSSgtcfcfA5_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
768640
$0

$s6Ledger16AdmissionRequestC4user8chosenID11fingerprint10modelClass8estimate5price11isAnonymous12overlooksEnd4planAcA7UserKeyV_AA0cF0VSgSi6Limits05ModelI0VSgAA11ConsumptionVAR5PriceVSgS2bSSSgtcfcfA6_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
768640
$0

$s6Ledger16AdmissionRequestC8estimate5underAA11ConsumptionV6Limits8ScheduleC_tF
# Func Hash:
311693034832455417
# Num Counters:
7
# Counter Values:
768640
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
768640
$0

$s6Ledger16EntitlementCacheVy6Limits7HoldingCAA7UserKeyVcig
# Func Hash:
694937218974223329
# Num Counters:
6
# Counter Values:
0
240687
0
0
0
240687
$0

$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tF
# Func Hash:
607699197414532684
# Num Counters:
5
# Counter Values:
212578
212578
0
0
212578
$0

$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_
# Func Hash:
964791050483731123
# Num Counters:
51
# Counter Values:
151366
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
151366
151366
0
151366
0
212578
212578
0
212578
168966
0
0
0
0
0
212578
0
0
0
0
0
0
0
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
212578
0
$0

$s6Ledger16SettlementLetterV4roomSivg
# Func Hash:
890259288685583310
# Num Counters:
24
# Counter Values:
151366
0
0
0
212578
151366
0
0
0
0
0
0
0
0
0
0
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
212578
0
0
0
212578
0
212578
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
0
425073
425073
0
425073
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
212578
192174
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
177300
11853
46255
11820
28109
23226
19246
17911
16380
0
0
17911
0
0
17911
0
39139
17911
17911
0
0
27319
0
0
17911
0
11820
0
0
4093
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
830219
539775
539775
768640
2
768640
768640
0
768640
545848
527953
0
0
$0

$s6Ledger4BillC5model4used10isEstimate7guessedACSays5UInt8VG_AA11ConsumptionVSbAA12GuessedShareVtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
212578
$0

$s6Ledger4BillC5model4used10isEstimate7guessedACSays5UInt8VG_AA11ConsumptionVSbAA12GuessedShareVtcfcfA2_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
212575
$0

$s6Ledger4BillCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
212578
$0

$s6Ledger5SpoolC5holdsySbAA7UserKeyVF
# Func Hash:
948827209596992126
# Num Counters:
8
# Counter Values:
212578
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
3824681
0
0
$0

$s6Ledger5TallyV7crossedy6Limits9ThresholdOSgSiF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
363950
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
212578
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:212578

$s6Ledger5TallyVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
63961
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger5TallyVwcp:63961

$s6Ledger5TallyVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
17911
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger5TallyVwxx:17911

$s6Ledger5TallyVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
63961
$0

$s6Ledger5TallyVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
212578
212578
0
0
212578
$0

$s6Ledger5TallyVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
230489
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
4534
214
214
214
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
4057
$0

$s6Ledger7AccountC8isHeldAsySbACF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
576439
$0

$s6Ledger7AccountC9ReceptionE15newestThreshold33_8B46A72EDC5A5B323FBCEE691DB0BE3DLLSiSgvg
# Func Hash:
11922952388744335
# Num Counters:
7
# Counter Values:
361944
2006
0
0
212578
212578
0
$0

$s6Ledger7AccountCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
274756
$0

$s6Ledger7RefusalV5CauseO21__derived_enum_equalsySbAE_AEtFZTf4nnd_n
# Func Hash:
672137662026201718
# Num Counters:
13
# Counter Values:
0
0
576439
0
0
0
576439
0
0
0
576439
0
0
$0

$s6Ledger7RefusalV5CauseOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
576439
5
$0

$s6Ledger7RefusalV5CauseOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
576439
$0

$s6Ledger7RefusalV8decisive2inAC5CauseO6Limits8ScheduleC_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
576469
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
1154929
0
0
1154929
0
0
0
0
0
0
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
10359795
751901
686999
686999
686999
0
0
$0

$s6Ledger7UserKeyV4hash4seedSis6UInt64V_tF
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
11584680
768640
768640
$0

$s6Ledger7UserKeyV4stem33_1CAE0153CA7BC1994FBFA5CFAEC68C57LL_4markSays5UInt8VGs4SpanVyAHG_AHSgtFZys06OutputM0VyAHGzXEfU_
# Func Hash:
52047014496162958
# Num Counters:
9
# Counter Values:
759279
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
758432
$0

$s6Ledger7UserKeyV6tenant4userACSays5UInt8VG_s4SpanVyAGGtcfCTf4nnd_n
# Func Hash:
236859847203335242
# Num Counters:
20
# Counter Values:
29611881
0
11416995
0
4583484
0
759279
0
759279
759279
0
0
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
576461
576461
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
1518558
759279
759279
731469
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
547
5470
3829
1384
547
547
326
0
547
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
82107
$0

$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5endedyy5Redis4CallCF
# Func Hash:
1124680650264541954
# Num Counters:
3
# Counter Values:
0
0
82107
$0

$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
82107
$0

$s6Ledger9LeaseWalkC4walkSiyYaF
# Func Hash:
791570814515290919
# Num Counters:
35
# Counter Values:
8205
0
1094
1094
1094
0
0
547
0
0
0
547
547
0
51
0
3
0
0
0
547
0
0
0
0
0
0
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
16:547

$s6Ledger9ReclaimedVyACSgSay5Redis0C5ReplyOGc33_45AD43A6D627BB0421BBC3DDB37B7EEBLlfCTf4nd_n
# Func Hash:
701607650322657029
# Num Counters:
12
# Counter Values:
1641
1641
547
0
0
547
0
0
0
547
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
768640
$0

$s6Limits10InputGuessV5learn5units5shape6tokens2byySi_AC5ShapeVS2itF
# Func Hash:
769121166721895025
# Num Counters:
30
# Counter Values:
630
11980
212575
212575
212565
200588
151381
0
212575
10
11980
151366
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
212575
212575
$0

$s6Limits10InputGuessV6tokens5units5shape3forS2i_AC5ShapeVSitF
# Func Hash:
783548774101456523
# Num Counters:
9
# Counter Values:
768640
711574
768554
711536
0
0
0
0
711488
$0

$s6Limits10InputGuessVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
768658
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits10InputGuessVwcp:768658

$s6Limits10InputGuessVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
768658
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits10InputGuessVwxx:768658

$s6Limits10InputGuessVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
768658
$0

$s6Limits10InputGuessVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
768658
$0

$s6Limits10ModelClassVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
39156
7
$0

$s6Limits10ModelClassVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
39149
0
39149
$0

$s6Limits10ShapePoolsV4vote_2by2onySi_SiAA10InputGuessV0B0VtF
# Func Hash:
844982799826564422
# Num Counters:
4
# Counter Values:
212575
6
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
4308
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
28045
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits11EntitlementVwcp:28045

$s6Limits11EntitlementVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
23996
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits11EntitlementVwxx:23996

$s6Limits11EntitlementVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
28045
$0

$s6Limits11EntitlementVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
23996
$0

$s6Limits11OutputGuessV10noteErrors33_2314146B6A7E42521E644BA931F31721LL2of5units6events7visibleyAC5ShownAELLVz_S3itF
# Func Hash:
25215336537781514
# Num Counters:
31
# Counter Values:
669
669
669
669
3639
3639
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
212575
3639
4301
0
0
669
669
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4308
4308
4308
4308
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
250885
250885
240677
250885
250885
0
0
10
10208
0
240680
0
240677
0
0
240677
240677
0
0
0
0
240677
0
0
0
0
0
240677
0
240677
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
212600
7
$0

$s6Limits4PlanV4KindOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
212600
$0

$s6Limits4PlanVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4087
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits4PlanVwcp:4087

$s6Limits4PlanVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2028
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits4PlanVwxx:2028

$s6Limits4PlanVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4262
$0

$s6Limits4PlanVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2231
$0

$s6Limits5LimitV11EnforcementOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
35856
7
$0

$s6Limits5LimitV11EnforcementOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
35873
$0

$s6Limits5MeterO14countsRequestsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
381878
$0

$s6Limits5MeterOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
381909
15
$0

$s6Limits5MeterOWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
381948
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
1526953
$0

$s6Limits6MomentV7secondss5Int64Vvg
# Func Hash:
1124680650439463261
# Num Counters:
3
# Counter Values:
4020
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
230489
7
$0

$s6Limits6MomentVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2038
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
230482
$0

$s6Limits6MomentVSLAASL2leoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
212578
$0

$s6Limits6MomentVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2026
$0

$s6Limits6WindowOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
20028
0
$0

$s6Limits6WindowOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
20031
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
240694
$0

$s6Limits7HoldingC4span2of2atAA6MomentV4from_AH2totAA8ScheduleC_AHtF
# Func Hash:
959085192517320418
# Num Counters:
5
# Counter Values:
240687
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
2021
0
0
$0

$s6Limits8ScheduleC5EntryC6LedgerE5field2atSSAA6MomentV_tF
# Func Hash:
187771964761477978
# Num Counters:
7
# Counter Values:
151366
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
396612
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
394606
377272
0
$0

$s6Limits8VotePoolV10findMedian33_60ADDB35ED499916DBA5377D7B67A065LLyyF
# Func Hash:
301351148538281552
# Num Counters:
15
# Counter Values:
20138
11116
9363
929
929
0
0
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
6630426
6
642
441734
0
0
6
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
441740
287
0
287
287
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
4015
$0

$s6Limits9CivilDateV9dayNumberACSi_tcfCTf4nd_n
# Func Hash:
1085769280851633076
# Num Counters:
15
# Counter Values:
4046
0
0
0
0
0
0
0
0
0
0
0
0
0
4046
$0

$s6Limits9ThresholdO8rawValueACSgSi_tcfC
# Func Hash:
1124680650056552345
# Num Counters:
4
# Counter Values:
363950
0
2006
361944
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
789032
0
0
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
789032
0
0
0
0
0
0
0
0
0
0
0
0
0
0
789032
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
789031
789031
0
0
789022
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
789009
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
212578
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
212578
$0

$s7Gateway5OrderC4bill33_6FFC9D1B6747B80C8965E9F2EDC6077DLL_8isUseful6Ledger4BillC4Wire10TokenUsageV_SbtF
# Func Hash:
534146034025369043
# Num Counters:
11
# Counter Values:
212575
0
0
0
0
0
0
212575
0
212575
0
$0

$s7Gateway5OrderC4bill33_6FFC9D1B6747B80C8965E9F2EDC6077DLL__8isUseful6Ledger4BillCSg4Wire11ReplyReaderV_4HTTP12RelayOutcomeOSbtF
# Func Hash:
198238759020173208
# Num Counters:
9
# Counter Values:
212578
3
212575
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
212575
212575
212575
212575
0
212575
0
0
212575
$0

$s7Gateway5OrderCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
768640
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
1073436550702130807
# Num Counters:
14
# Counter Values:
0
1003
1003
1003
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
768640
768640
0
768640
$0

$s7Gateway7PassageVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1001610
0
$0

$s7Gateway8ExchangeC11settleAsidey6Ledger10SettlementCSgAE4BillCSgF
# Func Hash:
238984481002779099
# Num Counters:
3
# Counter Values:
212578
0
212495
$0

$s7Gateway8ExchangeC12writeRequest2to2onyAA12UpstreamPortC_4HTTP0G10ConnectionCtF
# Func Hash:
267958155081718646
# Num Counters:
15
# Counter Values:
212578
0
0
212578
0
98414
0
0
0
0
0
0
0
0
212578
$0

$s7Gateway8ExchangeC3act33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL2on__y6Ledger9AdmissionOn_AG0O7RequestCAA5OrderCnt9Reception7ProblemCYKF
# Func Hash:
164145375198101346
# Num Counters:
20
# Counter Values:
212578
0
212578
0
28109
0
0
0
28109
0
0
0
0
0
28109
0
28109
28109
28109
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV9aftermath__2on7Gateway9AftermathC4Desk0H8ServicesV_6Ledger12RefusalDiaryC7Reactor9EventLoopCtFyAL7UserKeyV_AL0K0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:28109

$s7Gateway8ExchangeC3ask33_547A97419888411C69799DD6FBCA20BFLLyyAA12UpstreamPortCF
# Func Hash:
798733567010317844
# Num Counters:
4
# Counter Values:
0
0
211559
1019
$0

$s7Gateway8ExchangeC3tap33_8BDE36C98B6EF902AA79BD86CE2C45B5LL2of8isStreamAA8ReplyTapCSg4HTTP18UpstreamConnectionC_SbtF
# Func Hash:
798733567605003329
# Num Counters:
4
# Counter Values:
212578
211573
1003
1005
$0

$s7Gateway8ExchangeC4bill33_8BDE36C98B6EF902AA79BD86CE2C45B5LLy6Ledger4BillCSg4HTTP12RelayOutcomeO_AA5OrderCAA8ReplyTapCSgtF
# Func Hash:
631255612859710465
# Num Counters:
6
# Counter Values:
212578
212578
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
212578
211706
211706
12
$0

$s7Gateway8ExchangeC4note_8isReplayy6Ledger7AccountC_SbtF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
212578
212578
$0

$s7Gateway8ExchangeC4noteyy6Ledger7RefusalV_AE7AccountCtF
# Func Hash:
1083424333143105968
# Num Counters:
11
# Counter Values:
0
0
576454
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
212578
0
$0

$s7Gateway8ExchangeC4tellyyF
# Func Hash:
536873294000790184
# Num Counters:
4
# Counter Values:
789032
789032
576454
789032
$0

$s7Gateway8ExchangeC4turnyyF
# Func Hash:
844982796974805307
# Num Counters:
4
# Counter Values:
212578
0
212578
0
$0

$s7Gateway8ExchangeC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
453099
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
789032
0
0
788732
$0

$s7Gateway8ExchangeC5count33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL3for_y9Reception5AskerV_AA6TargetCtAG7ProblemCYKF
# Func Hash:
369518217360680524
# Num Counters:
12
# Counter Values:
789032
0
0
0
789032
789032
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
768640
0
0
527953
240604
83
527953
0
527953
527953
527953
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV9aftermath__2on7Gateway9AftermathC4Desk0H8ServicesV_6Ledger12RefusalDiaryC7Reactor9EventLoopCtFyAL7UserKeyV_AL0K0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:527953

$s7Gateway8ExchangeC5endedyy5Redis4CallCF
# Func Hash:
414921810676790976
# Num Counters:
8
# Counter Values:
0
0
212495
0
0
212495
240604
0
$0

$s7Gateway8ExchangeC5order3forAA5OrderCAA6TargetC_tF
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
768640
768640
768640
$0

$s7Gateway8ExchangeC5relay4from_y4HTTP18UpstreamConnectionC_AA7PassageVtFTf4nxn_n
# Func Hash:
194648685829976422
# Num Counters:
30
# Counter Values:
211575
0
0
212578
212578
211575
1003
211575
211575
212578
0
1003
0
1003
212578
1003
1003
0
83
0
0
0
211492
0
0
0
211575
211492
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
212578
0
212578
0
0
$0

$s7Gateway8ExchangeC6ending33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLy6Ledger10SettlementCSgAF4BillCSgF
# Func Hash:
415356761640355876
# Num Counters:
8
# Counter Values:
212578
0
0
0
0
212578
212578
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
212578
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
789032
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
212578
$0

$s7Gateway8ExchangeC7forwardyyAA5OrderCn_6Ledger7AccountCSgntF
# Func Hash:
1063705162462123496
# Num Counters:
3
# Counter Values:
212578
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
789032
0
789032
0
380449
789032
$0

$s7Gateway8ExchangeC7request33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLy6Ledger16AdmissionRequestC9Reception5AskerV_AF0O2IDVSgAA5OrderCtF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
768640
$0

$s7Gateway8ExchangeC8stepDown4from__AA04StepD0CSgAA5OrderC_6Ledger7RefusalVAK7AccountCtFTf4nxnn_n
# Func Hash:
1083424332910252560
# Num Counters:
11
# Counter Values:
0
556062
0
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
789032
0
0
$0

$s7Gateway8ExchangeC__11modelInPath_AC4HTTP10ServerCallC_AA12MatchedRouteC4Wire10FieldRangeVSgA2ACtcfcTf4nnngn_n
# Func Hash:
1124680652064592474
# Num Counters:
3
# Counter Values:
789032
0
0
$0

$s7Gateway8ExchangeCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
789032
$0

$s7Gateway8ExchangeCfd
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
789032
0
$0

$s7Gateway8ReplyTapC3seeySbs4SpanVys5UInt8VGF
# Func Hash:
567185242373681587
# Num Counters:
5
# Counter Values:
231500
212578
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
444078
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
789032
$0

$s7GatewayAAC4tell_6status_2ofy7Observe14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
380449
$0

$s7GatewayAAC5beginyy4HTTP10ServerCallCF
# Func Hash:
315285098879847830
# Num Counters:
12
# Counter Values:
0
789032
0
0
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
768640
0
0
768640
0
768640
0
768640
0
768640
0
768640
0
0
$0

$s7GatewayAAC5write33_49B5D926AF8FC46D799E274BFD76DD9ELL_2of2to2onyAA15UpstreamRequestADLLV_4HTTP10ServerCallCAA0N4PortCAJ0N10ConnectionCtF
# Func Hash:
111449158515832190
# Num Counters:
62
# Counter Values:
212578
212578
0
181966
0
0
0
0
0
0
0
0
0
181978
0
0
2000
365944
0
212578
365944
0
0
212578
365944
212578
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
28109
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
789032
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
768640
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
212578
3
$0

$s7Observe11AppObserverC17reservationOpenedyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
212578
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
789025
0
7
0
789025
$0

$s7Observe11AppObserverC5countyAA9LogPhraseCAA14ExchangeRecordV_AA8DecisionOtF
# Func Hash:
647472253228894998
# Num Counters:
10
# Counter Values:
789032
212578
212578
0
0
212578
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
212578
212572
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
212578
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
370243
282033
240687
212578
212578
380449
8
0
380449
380441
408583
0
0
0
0
0
0
380441
380441
380441
10198
370243
98408
282033
0
380441
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
Gateway.build/Answer.swift.bc;$s7GatewayAAC4tell_6status_2ofy7Observe14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_TA:380449
1
Observe.build/AppObserver.swift.bc;$s7Observe9UserNamesO10makeWriterySays5UInt8VG_4Wire10ByteBufferVztcyFyAG_AJztcfU0_TA:380449
1
$s4Wire10ByteBufferVwxx:8
0

$s7Observe12LoopObserverC5trace10continuing2inAA12TraceContextVSg4Wire10FieldRangeVSg_AJ10ByteBufferVtF
# Func Hash:
1096621587996230487
# Num Counters:
6
# Counter Values:
789032
0
380449
380449
0
0
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
212578
212578
212578
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
789032
$0

$s7Observe14ExchangeRecordV5marks33_E0D96532F1B11BF797E045EEA6DB50B6LLSivg
# Func Hash:
631255616459540273
# Num Counters:
7
# Counter Values:
282035
0
501
282035
98414
380449
282035
$0

$s7Observe14ExchangeRecordV5write3now2toys6UInt64V_4Wire10ByteBufferVztF
# Func Hash:
301351146074721365
# Num Counters:
15
# Counter Values:
380449
98414
107337
98414
98414
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
789032
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Observe14ExchangeRecordVwxx:789032

$s7Observe14ExchangeRecordVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
789032
$0

$s7Observe15UpstreamOutcomeO6statusACSi_tcfC
# Func Hash:
37730073911474559
# Num Counters:
5
# Counter Values:
212578
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
379171
1278
76
0
0
$0

$s7Observe7LogDeskC4send33_A7F6205271BDB813AE152A41CA59BC54LLyyF
# Func Hash:
287486628565656535
# Num Counters:
5
# Counter Values:
1281
1279
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
380449
0
$0

$s7Observe7LogDeskC9takeLines33_A7F6205271BDB813AE152A41CA59BC54LL4Wire10ByteBufferVyF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1322
32
$0

$s7Observe7LogSinkC4takeySbAA0B6BundleCF
# Func Hash:
135188635425161522
# Num Counters:
7
# Counter Values:
1354
0
1354
0
0
0
0
$0

$s7Observe8LogClockV6append_2toys5Int64V_4Wire10ByteBufferVztF
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
380449
19
0
$0

$s7Observe9CallFactsV6method_AC4Wire6MethodO_AA05RouteC0CtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
380449
$0

$s7Observe9LineKindsV5place33_E0D96532F1B11BF797E045EEA6DB50B6LLySiAA14ExchangeRecordV_AA9LogPhraseCSitFZTf4nnnd_n
# Func Hash:
607699197041607660
# Num Counters:
5
# Counter Values:
282035
282035
98414
379948
282035
$0

$s7Observe9LogBundleCfD
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1354
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s4Wire10ByteBufferVwxx:1354

$s7Observe9LogWriterC4look33_94CFA0076FF4525ADFAF6EB8BB18C232LLyyF
# Func Hash:
650973720624659888
# Num Counters:
9
# Counter Values:
0
1354
0
0
1338
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
1354
0
1354
0
1354
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
1396071
789023
6
0
789025
7
7
789017
0
0
0
0
8
0
0
0
789023
789017
$0

$s7Observe9UserNamesO10makeWriterySays5UInt8VG_4Wire10ByteBufferVztcyFyAG_AJztcfU0_
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
380449
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge9WatchPlanV9userNames33_946E57E123AC84B501D70E8D635E96D3LLy7Observe04UserE0O8SettingsAIVAA0A5ErrorVYKFZs6UInt64VSays5UInt8VGcyYbcfU0_AnQc8Identity10PseudonymsCYbcfu_AnQcfu0_TA:380449

$s7Reactor10ResolutionOWOe
# Func Hash:
784007056844089447
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
2110
2110
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
30
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
$0

$s7Reactor13SocketAddressO5write33_BACDA380B48381A5D2E6500CD78CEE5CLL2tos6UInt32VSo16sockaddr_storageVz_tFAHSwXEfU_
# Func Hash:
650973720161880821
# Num Counters:
8
# Counter Values:
360
1047
0
10
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
1047
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
5686
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
15158
70
$0

$s7Reactor13SocketAddressOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
10538
60
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
1033
0
10
0
0
10
0
10
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
1033
10
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

$s7Reactor14ConnectionRaceC7attempt33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelCYaF
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

$s7Reactor14ConnectionRaceC_2on3due3for4none7failure7discard7prepareACyxq_GSayAA13SocketAddressOG_AA9EventLoopCs6UInt64VAA7ChannelCSgq_q_AA11SystemErrorVcyxcxATYaq_YKYCctcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1043
$0

$s7Reactor14ConnectionRaceC_2on3due3for4none7failure7discard7prepareACyxq_GSayAA13SocketAddressOG_AA9EventLoopCs6UInt64VAA7ChannelCSgq_q_AA11SystemErrorVcyxcxATYaq_YKYCctcfcTf4gnnnnnnnn_n
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
1356
1356
0
1356
0
0
$0

$s7Reactor5TimerCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4432
$0

$s7Reactor5TimerCyAcA5Timed_pcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1117
$0

$s7Reactor5TimerCyAcA5Timed_pcfCTf4en_nTf4gn_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1117
$0

$s7Reactor6ClocksO9monotonics6UInt64VyFZ
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
174421
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
14677
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
6549
$0

$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
2225957
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
2224774
2226
0
3303
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
1003656
1003656
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
425320
425320
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
2233290
1223344
1009946
0
0
$0

$s7Reactor7ChannelC4sendyAA8TransferOs4SpanVys5UInt8VGF
# Func Hash:
675064528772158230
# Num Counters:
8
# Counter Values:
1393748
0
0
1393748
0
0
1393748
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
88604
0
1458375
1457315
89640
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
$s4HTTP10ServerCallC7Reactor4PumpAadEP4turnyyFTW:791574
$s5Redis10ConnectionC7Reactor4PumpAadEP4turnyyFTW:232541
$s4HTTP5RelayC7Reactor4PumpAadEP4turnyyFTW:219603
$s7Gateway8ExchangeC7Reactor4PumpAadEP4turnyyFTW:212578
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
2218
2209
$0

$s7Reactor7ChannelC5readyyyAA9ReadinessVF
# Func Hash:
995382920710218379
# Num Counters:
9
# Counter Values:
88604
1183
0
1456156
1183
1454973
0
88604
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
145391
145391
0
0
145391
145391
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
1456156
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
1668
24
1642
31
0
0
10
0
$0

$s7Reactor7MailboxC6LetterOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
3243
3158
$0

$s7Reactor7MailboxC6LetterOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1668
1583
$0

$s7Reactor7MailboxC6LetterOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1664
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
1393748
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
10
1043
1033
1033
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
0
0
1368734
2365
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
2277
2277
1183
1183
1183
0
0
1183
1094
0
1094
1094
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
1094
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
10
1033
0
0
$0

$s7Reactor9EventLoopC10flushLateryyAA8Flushing_pF
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
172770
28
0
$0

$s7Reactor9EventLoopC13assertCurrentyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
540898
$0

$s7Reactor9EventLoopC3arm_2atyAA5TimerC_s6UInt64VtF
# Func Hash:
567185239653926743
# Num Counters:
5
# Counter Values:
0
3826
0
3826
58
$0

$s7Reactor9EventLoopC3runyyF
# Func Hash:
1124680651599336337
# Num Counters:
4
# Counter Values:
1686
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
1579
85
7
506
1457257
1457257
0
1638
24
0
0
1638
473169
0
473453
0
0
0
0
0
0
0
0
0
0
0
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
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV4tellyyyxYbcFyyYbcfU_TA:1482
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV3askyqd__qd__xYbcYas8SendableRd__lFySccyqd__s5NeverOGXEfU_yyYbcfU_TA:60
$s7Reactor9EventLoopC4stopyyFyyYbcfU_:21
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC4makeyAA0C5BoundVyxGxACYbcYalFySccyAGs5NeverOGXEfU_yyYbcfU_TA:17
3
$s7Reactor7ChannelCAA11EventSourceA2aDP5readyyyAA9ReadinessVFTW:1456156
$s7Reactor8ListenerCAA11EventSourceA2aDP5readyyyAA9ReadinessVFTW:1094
$s7Reactor12SignalSourceCAA05EventC0A2aDP5readyyyAA9ReadinessVFTW:7
10
$s5Redis0A6ClientC7Reactor5TimedAadEP10timePassedyyFTW:147
$s7Observe7LogDeskC7Reactor5TimedAadEP10timePassedyyFTW:75
$s7Reactor5Alarm33_6FDF754341BA64BA0527E07FB432922FLLCAA5TimedA2aEP10timePassedyyFTW:65
$s6Ledger11PeriodicJobC7Reactor5TimedAadEP10timePassedyyFTW:51
$s6Ledger10StoreWatchC7Reactor5TimedAadEP10timePassedyyFTW:45
$s7GatewayAAC7Reactor5TimedAacDP10timePassedyyFTW:45
$s7Observe11ObservatoryC7Reactor5TimedAadEP10timePassedyyFTW:45
$s4Edge11SwitchWatchC7Reactor5TimedAadEP10timePassedyyFTW:20
$s6Ledger12RefusalDiaryC7Reactor5TimedAadEP10timePassedyyFTW:8
$s4Edge12LearntKeeperC7Reactor5TimedAadEP10timePassedyyFTW:5

$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlF
# Func Hash:
78858395717917332
# Num Counters:
2
# Counter Values:
0
4893
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
3
** External Symbol **:1913
** External Symbol **:1894
** External Symbol **:1086
3
** External Symbol **:1913
** External Symbol **:1894
** External Symbol **:1086
1
** External Symbol **:4893
1
** External Symbol **:4893
1
** External Symbol **:4893
1
** External Symbol **:4893
0

$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4893
$0

$s7Reactor9EventLoopC5startyyFyyYbcfU_
# Func Hash:
1124680651599336337
# Num Counters:
4
# Counter Values:
471742
16
17
0
$0

$s7Reactor9EventLoopC6cancelyyAA5TimerCF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1162
1087
$0

$s7Reactor9EventLoopC7enqueueyys11ExecutorJobVnF
# Func Hash:
798733565743588729
# Num Counters:
4
# Counter Values:
12753
85
7
32
$0

$s7Reactor9EventLoopC7receive33_547C404EB3F4E3E7437DD7EBDCB125BFLL4fromAA8TransferOAA7ChannelC_tFAHSwXEfU_
# Func Hash:
759225736835235971
# Num Counters:
8
# Counter Values:
1223344
1223343
0
2365
1220978
1220978
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
12838
639459
9015
0
172770
0
172770
0
0
473476
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
$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW:172770
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
0:172770

$s7Reactor9EventLoopC8patience33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLs5Int32VyF
# Func Hash:
694937220551334010
# Num Counters:
6
# Counter Values:
473453
472049
471754
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
478369
7
$0

$s7Reactor9EventLoopCSchAASch21asUnownedTaskExecutors0efG0VyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4893
$0

$s7Reactor9EventLoopCSchAASch7enqueueyys11ExecutorJobVnFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12838
$0

$s7Reactor9LoopBoundV4tellyyyxYbcF
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1482
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Reactor9LoopBoundVwcp:1482
1
** External Symbol **:1482

$s7Reactor9LoopBoundVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3340
$0

$s7Reactor9LoopBoundVwcp
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1542
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1542

$s7Reactor9TimerHeapV4rise33_73D7694B3CA73619DC12A80BF0673464LL4fromySi_tF
# Func Hash:
5832817387315427
# Num Counters:
10
# Counter Values:
14634
3940
3940
10903
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
4082
30049
29872
0
4793
0
0
0
0
0
0
0
0
0
0
0
0
14126
28586
$0

$s7Reactor9TimerHeapV6popDue2atAA0B0CSgs6UInt64V_tF
# Func Hash:
52047014003436353
# Num Counters:
9
# Counter Values:
473596
1019
17
0
0
473958
506
0
0
$0

$s7Reactor9TimerHeapV6remove33_73D7694B3CA73619DC12A80BF0673464LL2atySi_tF
# Func Hash:
948827210635431979
# Num Counters:
7
# Counter Values:
3757
0
45
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
365944
365944
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
758432
0
820232
30900
30900
0
30900
0
0
30900
758432
789332
30900
30900
30900
789332
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
380455
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
6020
5264
96
0
$0

$s8Settings10StableHashV3add33_B3B79D673D495DAAF446A16C30589BA9LL4textySS_tF
# Func Hash:
1062511245254422760
# Num Counters:
12
# Counter Values:
590440
0
561920
251596
0
0
0
0
0
0
581200
1152360
$0

$s8Settings10StableHashV3add33_B3B79D673D495DAAF446A16C30589BA9LLyyypF
# Func Hash:
523536548403347168
# Num Counters:
13
# Counter Values:
69652
12532
5360
0
31984
63072
0
0
16832
0
5332
15404
15404
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
17
1
** External Symbol **:80964
1
** External Symbol **:68432
1
** External Symbol **:5360
1
** External Symbol **:12532
5
** External Symbol **:10772
** External Symbol **:1440
__swift_memcpy1_1:196
** External Symbol **:112
$s8Settings6SecretVwcp:12
1
__swift_noop_void_return:63072
1
** External Symbol **:63072
1
** External Symbol **:63072
1
** External Symbol **:63072
1
** External Symbol **:63072
0
1
__swift_memcpy1_1:63072
1
__swift_noop_void_return:63072
1
__swift_noop_void_return:63072
0
4
__swift_memcpy1_1:16616
$s6Limits6WindowOwcp:112
$s6Limits5MeterOwcp:88
$s8Settings03LogA0V6AccessOwcp:16
1
** External Symbol **:63072

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
5892
5260
632
632
210
0
0
0
0
639
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

$s9HistogramAAV3addyyABF
# Func Hash:
790715555091891887
# Num Counters:
17
# Counter Values:
82210
135
114
0
114
0
0
0
0
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
525198
70854
25655
25650
25650
114
93
0
0
0
0
0
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
1686427
128
612
251
0
0
$0

$s9HistogramAAV6record_5timesys6UInt64V_AFtFfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1686427
$0

$s9HistogramAAV8quantileys6UInt64VSdF
# Func Hash:
508516459619704390
# Num Counters:
17
# Counter Values:
51400
228
0
186
186
0
0
0
0
0
0
0
0
0
0
186
186
$0

$s9HistogramAAVABycfC
# Func Hash:
146835646621254984
# Num Counters:
2
# Counter Values:
815439
177
$0

$s9Reception11SaidRefusalC10hasFigures33_25FC052444C6D04E2CDD670E3072719FLL2ofSb6Ledger5TallyV_tF
# Func Hash:
536873292752216120
# Num Counters:
4
# Counter Values:
15290
1137588
576439
0
$0

$s9Reception11SaidRefusalC4keep_4from_y4HTTP10ServerCallC_Si6Ledger5TallyVtF
# Func Hash:
438284562584081697
# Num Counters:
10
# Counter Values:
9
15313
15293
29
23
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
576439
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
576439
576419
0
561126
15284
$0

$s9Reception13RateLimitText33_0D1D44D889D50CDA2F1A9B7A0B1F06C4LLC6append_2toy6Ledger5TallyV_4Wire10ByteBufferVztF
# Func Hash:
757987887573232942
# Num Counters:
10
# Counter Values:
151388
243218
227906
227906
227906
151388
0
0
151388
243218
$0

$s9Reception13RefusalMemoryV6recall___4wishAA04SaidB0CSg6Ledger0B0V_AI7AccountC4Wire7DialectOs4SpanVys5UInt8VGtF
# Func Hash:
1094249774345259342
# Num Counters:
21
# Counter Values:
576496
0
0
576439
576439
576454
0
576449
0
0
576439
0
0
0
0
576439
40
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
227896
0
50
227856
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
227906
227896
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
789032
788732
$0

$s9Reception5GuestV5guest_6Ledger7AccountC7accounttSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
789032
0
$0

$s9Reception5VoiceC13appendLastDay33_8B46A72EDC5A5B323FBCEE691DB0BE3DLL_2toy6Ledger7AccountC_4HTTP10ServerCallCtF
# Func Hash:
391331300715575683
# Num Counters:
6
# Counter Values:
0
210572
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
212578
212578
0
210572
2006
2006
0
0
$0

$s9Reception5VoiceC5write33_8B46A72EDC5A5B323FBCEE691DB0BE3DLLyAA14WrittenProblemCAA0M0C_AA0M5ShapeOAA8AudienceVtF
# Func Hash:
600024096037243587
# Num Counters:
49
# Counter Values:
1559
0
0
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
10
0
0
0
15
0
5
0
5
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
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s4Wire10ByteBufferVwxx:15

$s9Reception5VoiceC6refuse__2to_y6Ledger7RefusalV_AF7AccountC4HTTP10ServerCallC4Wire7DialectOtF
# Func Hash:
197471691812039915
# Num Counters:
19
# Counter Values:
0
576454
561126
15313
15
15
15313
0
0
15
15
15
15
15
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
3024
$0

$s9Reception6GuestsC5knownyAA5AskerVSg4HTTP10ServerCallCAA7ProblemCYKF
# Func Hash:
52047012645064885
# Num Counters:
9
# Counter Values:
0
30600
758432
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
789632
1179
788453
1179
788453
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
12236
7
$0

$sS2SSysWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1512
7
$0

$sS2is17FixedWidthIntegersWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
873483
7
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC5Words14PluralCategoryO_AC8TemplateVTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
1288
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
83284
0
0
0
0
0
0
83284
0
$0

$sSKsSQ7ElementRpzrlE9lastIndex2of0C0QzSgAB_tFSS_Tg5
# Func Hash:
30393574959585884
# Num Counters:
8
# Counter Values:
0
2356
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
69652
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:69652

$sSSSg5label_yp5valuetWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
69652
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:69652

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
5360
5304
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
1512
1512
$0

$sSTsE8dropLastySay7ElementQzGSiFs10ArraySliceVys5UInt8VG_Tg5
# Func Hash:
838107930311567381
# Num Counters:
21
# Counter Values:
186
8706
186
186
0
8706
0
0
0
0
186
0
0
0
0
398
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
2188
2188
0
0
547
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2188
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
9015
0
9015
0
0
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
0:9015
0

$sSa4Wires5UInt8VRszlEySayACGs4SpanVyACGcfC
# Func Hash:
700171237036929845
# Num Counters:
3
# Counter Values:
1553
1523
1553
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
0:30
6:30

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF5Words9ComplaintV6ReasonO_SayAIGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
0
1736
0
1736
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
2183700
0
0
0
363950
363950
0
0
0
363950
0
0
0
363950
0
0
212578
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
759279
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
2052
0
10
0
10
2052
0
10
0
10
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
2016
2016
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
790236
790223
790223
0
0
$0

$sSay6Ledger7RefusalV5CauseOGWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
35852
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:35852

$sSay6Ledger7RefusalV5CauseOGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
17926
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:17926

$sSaySSGSayxGSKsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1558
7
$0

$sScPSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4893
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4893

$sScPSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
9786
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:9786

$sSh21_nonEmptyArrayLiteralShyxGSayxG_tcfC5Words11PlaceholderO_Tt0g5Tf4g_n
# Func Hash:
650973722606238697
# Num Counters:
8
# Counter Values:
389
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
206
1260
14
$0

$sSh8containsySbxF5Words11PlaceholderO_Tg5
# Func Hash:
536873292490446314
# Num Counters:
4
# Counter Values:
609
399
2418
850
$0

$sShyShyxGqd__nc7ElementQyd__RszSTRd__lufC5Words11PlaceholderO_SayAFGTt0g5Tf4g_n
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
546
1512
728
$0

$sSi6LimitsE15flooredQuotientyS2iF
# Func Hash:
567185242806897991
# Num Counters:
5
# Counter Values:
8020
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
3319849
$0

$sSi6LimitsE20multipliedSaturating2byS2i_tF
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
768640
768640
0
$0

$sSi6LimitsE6paddedySSSiF
# Func Hash:
798733567026566613
# Num Counters:
4
# Counter Values:
16150
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
1260
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
Words.build/Catalogue+English.swift.bc;$s5Words9CatalogueV8wordings33_38B3F77745938826874266E93A4C4117LL2of2inSDyAA8SentenceOAA7WordingVGSDyAiK6SourceOG_SStFZAI_AKtAI_ANtXEfU_TA:1288

$sSlsE5first7ElementQzSgvgSS17UnicodeScalarViewV_Tgq5
# Func Hash:
1029578616116113188
# Num Counters:
16
# Counter Values:
27299
0
27299
0
0
0
0
0
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
175
4062
147
147
63
1399
0
0
0
0
1399
1336
0
84
0
0
0
35
28
0
0
0
0
1399
1399
0
28
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
6
Words.build/Catalogue+English.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:2586
Reactor.build/Channel+Bytes.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:960
Terminal.build/Command+Parsing.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:359
Settings.build/CommonSettings.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:252
Settings.build/CommonSettings.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:70
Words.build/Catalogue+English.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:10

$sSlsE5split9maxSplits25omittingEmptySubsequences14whereSeparatorSay11SubSequenceQzGSi_S2b7ElementQzKXEtKFSS_Tg5133$s5Redis11ServerCheckV6fields33_36267EB3045F65DD9F5159F669907717LLySDyS2sGSSFZSbSJcfu_33_3b2a2a44c852d2f2300b53d4c8ffe498SJSbTf3npk_nTf1nncn_n
# Func Hash:
1009770872019480709
# Num Counters:
31
# Counter Values:
0
0
0
26773
25695
1078
1078
28
25695
28
0
0
28
0
0
0
154
0
0
0
0
0
28
0
0
0
0
28
28
28
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
2656
2649
7
$0

$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSs_Tg5
# Func Hash:
870742341959591390
# Num Counters:
24
# Counter Values:
0
2488
633
633
633
2488
111
138
0
7
0
131
20
0
221
0
0
0
0
25
7
633
0
3
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay5Redis4CallCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
540898
540602
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay7Gateway8ReplyTapCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
212578
211573
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
123
0
0
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKF5Words11PlaceholderO_Tg50135$s5Words7WordingV10complaints33_31988B41CA745A892B226FE0F35A3D78LL5about3forSayAA9ComplaintV6ReasonOGAA8TemplateV_AA8SentenceOtFZSbAA11F10O_ARtXEfU_Tf1cn_n
# Func Hash:
650973719745905783
# Num Counters:
8
# Counter Values:
1512
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
268
112
64
57424
56
160
4880
0
76
0
112
112
112
56
64
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
74060
0
0
0
74060
41214
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
1681
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFs5UInt8V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3283
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
1288
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
4
4
4
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSs_SsTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
3
0
1624
0
3
0
28
0
126
14
0
0
126
2
2
2
$0

$ss17_NativeDictionaryV5merge_8isUnique16uniquingKeysWithyqd__n_Sbq_q__q_tKXEtKSTRd__x_q_t7ElementRtd__lF5Words8SentenceO_AH7WordingVSayAJ_ALtGTg5012$sSD20uniquegh33ValuesSDyxq_Gqd__n_tcSTRd__x_q_t7i30Rtd__lufcq_q__q_tKXEfU_5Words8k5O_AE7L14VSayAG_AItGTG5Tf1nncn_n
# Func Hash:
95820316325213985
# Num Counters:
13
# Counter Values:
1288
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
4647
4647
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF4Wire5FieldV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
7661
7661
2198
0
5463
7661
0
0
4061
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
3
33:2179
17:2108
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
28932
0
28932
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
2240
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
0:2240

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5Words8TemplateV5PieceO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
3185
3185
1512
0
1673
3185
0
0
1326
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
1736
1736
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
151366
151366
151366
0
0
151366
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
28109
28109
28109
0
0
28109
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
0:28109

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
1800
193
1812
0
46
125
0
0
17
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
242553
214342
241664
0
889
214342
0
0
670
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
2
8:875
17:14
0
2
0:241658
65:6

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSs_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
4398
4398
2729
0
1669
4398
0
0
970
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
6
32:1324
64:205
128:49
256:35
512:35
513:21
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs5UInt8V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
780581
777168
770362
0
10219
777086
0
0
6820
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
10
17:5115
65:4048
9:451
8:378
33:129
129:50
2:36
4:4
6:4
7:4
0
5
0:770066
1:186
65:50
9:48
7:12

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs6UInt64V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
5392
0
5488
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
8:4284
16:924
513:184
0:96

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyF5Words11PlaceholderO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1512
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyFs6UInt64V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5488
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
200
195
3029
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5Words8SentenceO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
3009
3004
2581
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLV_Tg5
# Func Hash:
209100685727863754
# Num Counters:
28
# Counter Values:
61305
9328
4087
0
0
0
0
4087
4087
4087
4087
8122
6135
4087
0
0
0
4087
0
0
0
0
0
0
0
0
4087
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
3495
2302
2431
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSS_Tg5
# Func Hash:
607699200200471043
# Num Counters:
5
# Counter Values:
3925
2717
2717
3919
1218
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSs_Tg5
# Func Hash:
619802543151161916
# Num Counters:
7
# Counter Values:
0
2440
2412
2399
1232
2399
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
3029
448
0
0
2581
0
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5Words8SentenceO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2581
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLV_Tg5
# Func Hash:
974670605011390822
# Num Counters:
7
# Counter Values:
121830
8122
8122
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
1995
133
133
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
3919
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSs_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1232
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFShy5Words11PlaceholderOG_Tg5
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
1512
0
0
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFs0E5SliceVys5UInt8VG_Tg5
# Func Hash:
234856435838907297
# Num Counters:
6
# Counter Values:
1701
1150
1150
1150
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
6:1094
33:15
17:14
16:13
257:7
129:6
32:1

$ss4SpanV4Wires5UInt8VRszlE16equalsHeaderNameySbAByAEGF
# Func Hash:
495986878207299681
# Num Counters:
9
# Counter Values:
0
0
365944
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
3083763
19081245
16760474
14775964
14775964
8406543
6982863
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
3980728
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
126144
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:126144

$ss6MirrorV12DisplayStyleOSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
131504
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:131504

$ss6MirrorV12DisplayStyleOSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
144036
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:144036

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
152
331468
$0

$ss6UInt16VABs17FixedWidthIntegersWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
447125
7
$0

$ss6UInt32VABs17FixedWidthIntegersWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
212648
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
2508
2536
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
50
0
0
0
6
2508
276
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
6
0
4
0:36
8:12
17:4
32:4
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
4893
$0

$sxqd__qd_0_Ignrzr_xqd__s5Error_pIegnrzo_sAARd_0_r_0_lTRSSSg5label_yp5valuet_s6UInt64Vs5NeverOTG5089$s8Settings10StableHashV12addUnordered33_B3B79D673D495DAAF446A16C30589BA9LLyys6MirrorVFs6D28VSSSg5label_yp5valuet_tXEfU_Tf3nnpf_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11284
$0

$sypWOb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
214972
$0

$sypWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
324008
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
28
__swift_memcpy1_1:116704
$s5Words8TemplateV5PieceOwCP:60126
** External Symbol **:28010
** External Symbol **:19934
** External Symbol **:18288
** External Symbol **:17507
** External Symbol **:13944
** External Symbol **:12129
** External Symbol **:11496
** External Symbol **:9952
** External Symbol **:9378
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

Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU1_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2307842
$0

Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC7Observe12LoopObserverCACSg9Reception23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240687
$0

Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV9aftermath__2on7Gateway9AftermathC4Desk0H8ServicesV_6Ledger12RefusalDiaryC7Reactor9EventLoopCtFyAL7UserKeyV_AL0K0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
576454
$0

Edge.build/AdminListener.swift.bc;$s4Edge9WatchPlanV9userNames33_946E57E123AC84B501D70E8D635E96D3LLy7Observe04UserE0O8SettingsAIVAA0A5ErrorVYKFZs6UInt64VSays5UInt8VGcyYbcfU0_AnQc8Identity10PseudonymsCYbcfu_AnQcfu0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
380449
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

Gateway.build/Answer.swift.bc;$s7GatewayAAC4tell_6status_2ofy7Observe14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
380449
$0

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
1003
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAJSgtYaAA0B7FailureOYKFA2JYaARYKYCcfU0_.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAJSgtYaAA0B7FailureOYKFA2JYaARYKYCcfU0_.0.11
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAJSgtYaAA0B7FailureOYKFA2JYaARYKYCcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1019
$0

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAJSgtYaAA0B7FailureOYKFA2JYaARYKYCcfU0_TA.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAJSgtYaAA0B7FailureOYKFA2JYaARYKYCcfU0_TA.0.7
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7prepare33_E274005C1164CD164F789B5D472F00EDLLyy7Reactor7ChannelCYaAA0B7FailureOYKF.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7prepare33_E274005C1164CD164F789B5D472F00EDLLyy7Reactor7ChannelCYaAA0B7FailureOYKF.0.13
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC9addresses33_E274005C1164CD164F789B5D472F00EDLLSay7Reactor13SocketAddressOGyYaAA0B7FailureOYKF.0.16
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
4058
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
4058
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
** External Symbol **:4042
** External Symbol **:16

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA010SettlementS0V_TG5TA
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
212495
0
$0

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA09AdmissionS0V_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240604
$0

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmissionAskC_0B00B6ClientCtAA0A5ErrorOYKFyAG3PenVzXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
82107
$0

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmissionAskC_0B00B6ClientCtAA0A5ErrorOYKFyAG3PenVzXEfU_yAMzXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
82107
$0

Ledger.build/Account.swift.bc;$s6Ledger12RefusalDiaryC5flush33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tYaF.0.4
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4010
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Redis0A6ClientC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW:4010

Ledger.build/Account.swift.bc;$s6Ledger12RefusalDiaryC5flush33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tYaF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4010
$0

Ledger.build/Account.swift.bc;$s6Ledger15AdmissionLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA.47
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
240604
$0

Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_TA
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
212578
0
$0

Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
212578
0
$0

Observe.build/AppObserver.swift.bc;$s7Observe7LogSinkC4takeySbAA0B6BundleCFyAA0B6WriterCYbcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1354
$0

Observe.build/AppObserver.swift.bc;$s7Observe9UserNamesO10makeWriterySays5UInt8VG_4Wire10ByteBufferVztcyFyAG_AJztcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
380449
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

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_.0.5
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

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC7attempt33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelCYaF.0
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
HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAJSgtYaAA0B7FailureOYKFA2JYaARYKYCcfU0_TA:1019
Redis.build/Call.swift.bc;$s7Reactor7ChannelC5Redis10ConnectionCAD0C5ErrorOIegHgozo_BAAcfHIegHgILgrzr_TRTA:24

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC7attempt33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelCYaF.0.6
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

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC7attempt33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelCYaF.1
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
4893
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
16
$s4HTTP10ServerCallC12leaveForGood33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyFyACYaYbYCcfU_:1183
Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTRTA:1043
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA12UpstreamPortC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyi1_jk12YbYCcfU_AA12cd83C_TG5011$s7Gateway8b54C9askAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA12gH19CFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n:1019
HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA:1003
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRyt_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyg1_hi45YbYCcfU_yt_TG5011$s7Gateway8b27C5lateryyyACYaj19Reception7f31CYKYCcng4_yttiO73AGYKYCcfU_011g20Gateway8b28C5beginyynjkL21E9CYKYCcfU_Tf3nnnpf_nTf3nnnpf_nTf3nnpf_n:300
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTR6Ledger10SettlementC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyi1_jk17YbYCcfU_6Ledger10d75C_TG5011$s7Gateway8b67C5relay4from_y4HTTP18UpstreamConnectionC_AA7PassageVtpi2_6s5H12CtkqR12U_Tf3nnnpf_nTf3nnpf_n:83
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTR6Ledger16AdmissionRequestC_AA5OrderCAD0D6AnswerVSgt_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyl1_mn17YbYCcfU_6Ledger16de5C_AA5f6CAI0H6g106VSgt_TG5011$s7Gateway8b62C5admit33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL__5aftery6Ledger16hi5C_AA5j6CAG0O6k32zsl9_AI_AkNttnoP21F9CYKYCcfU_Tf3nnnpf_nTf3nnpf_n:83
Ledger.build/Account.swift.bc;$s6Ledger10StoreWatchC3ask33_0DA91B438B6244C830398EEC6E9ECAD6LLyyFyACYaYbYCcfU_TA:52
$s6Ledger11PeriodicJobC10timePassedyyFyACYaYbYCcfU_:51
$s5Redis0A6ClientC7connectyyFyACYaYbYCcfU_:24
$s4Edge11SwitchWatchC10timePassedyyFyACYaYbYCcfU_:20
$s6Ledger12RefusalDiaryC5begin33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tFyACYaYbYCcfU_SbTf3nnpSi0_n:8
$s5usher4Life33_424684B83FFA2BBC131B59FC2EB94B10LLC8receivedyys5Int32VFyADYaYbYCcfU0_:7
usher.build/Banner.swift.bc;$s5usher5ServeO3runy8Terminal8ExitCodeOAE10InvocationV_SDyS2SGAE7PaletteVtFZyAA4Life33_424684B83FFA2BBC131B59FC2EB94B10LLCYaYbYCcfU0_TA:7
$s6Ledger12RefusalDiaryC5begin33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tFyACYaYbYCcfU_SbTf3nnpSi1_n:5
$s4Edge12LearntKeeperC10timePassedyyFyACYaYbYCcfU_:5

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_.0.10
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4891
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4891

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4893
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4893
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
4891
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4891

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV4tellyyyxYbcFyyYbcfU_TA
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1482
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
7
Observe.build/AppObserver.swift.bc;$s7Observe7LogSinkC4takeySbAA0B6BundleCFyAA0B6WriterCYbcfU_TA:1354
Edge.build/AdminListener.swift.bc;$s7Observe11ObservatoryC4EdgeEyAc2DCcfcAC6SourceV7Reactor9LoopBoundVyAD0cF0CGXEfU_yyAA5PulseVYbcYbcfU0_yALYbcfU_TA:52
Observe.build/AppObserver.swift.bc;$s7Observe11ObservatoryC10timePassedyyFyAA5PulseVYbcfU_yACYbcfU_TA:52
$s4EdgeAAC4stopyyYaFyAA0A4LoopCYbcfU1_:7
$s4EdgeAAC4stopyyYaFyAA0A4LoopCYbcfU_:7
$s4EdgeAAC4stopyyYaFyAA0A4LoopCYbcfU0_:7
$s7Observe7LogSinkC5close2ony7Reactor9EventLoopC_tYaFyAA0B6WriterCYbcfU_:3

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

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTR.0.4
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

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTRTA.0.3
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

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4893
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA:4893

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5.0.9
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4891
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4891

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4893
$0

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4893
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5:4893

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA.0.5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4891
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4891

Reactor.build/Channel+Bytes.swift.bc;__swift_continuation_await_point
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2238
$0

Reactor.build/Channel+Bytes.swift.bc;objectdestroy
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
6373
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
** External Symbol **:3973
** External Symbol **:1314
** External Symbol **:1086

Reactor.build/Channel+Bytes.swift.bc;objectdestroy
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1051
$0

Reactor.build/Channel+Bytes.swift.bc;objectdestroy.3
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4891
$0

Redis.build/Call.swift.bc;$s5Redis0A6ClientC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF.0.2
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5505
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
7
** External Symbol **:2475
** External Symbol **:2443
** External Symbol **:240
** External Symbol **:171
** External Symbol **:83
** External Symbol **:67
** External Symbol **:26

Redis.build/Call.swift.bc;$s5Redis0A6ClientC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5560
$0

Redis.build/Call.swift.bc;__swift_continuation_await_point
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5716
$0

Words.build/Catalogue+English.swift.bc;$s5Words9CatalogueV8wordings33_38B3F77745938826874266E93A4C4117LL2of2inSDyAA8SentenceOAA7WordingVGSDyAiK6SourceOG_SStFZAI_AKtAI_ANtXEfU_TA
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1288
0
$0

Words.build/Catalogue+English.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2586
$0

__swift_async_resume_get_context
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14562
$0

__swift_async_resume_project_context
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
64062
$0

__swift_destroy_boxed_opaque_existential_0
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
68952
728
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
20
__swift_noop_void_return:17188
$s5Words8TemplateV5PieceOwxx:15036
** External Symbol **:9384
** External Symbol **:5640
** External Symbol **:5520
** External Symbol **:4864
** External Symbol **:3912
** External Symbol **:3624
** External Symbol **:3024
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
3431399
1472
$0

__swift_instantiateConcreteTypeFromMangledNameAbstract
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
11927
12
$0

__swift_instantiateGenericMetadata
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
231224
$0

__swift_memcpy16_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
34184
$0

__swift_memcpy17_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15041
$0

__swift_memcpy1_1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
696422
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
724247
$0

__swift_project_boxed_opaque_existential_0
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
29364
0
$0

_swift_implicitisolationactor_to_executor_cast
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
14347
0
$0

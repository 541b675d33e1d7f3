:ir

$s13Configuration10StableHashV12addUnordered33_4F9C92B4788DCF5E5521E98863137163LLyys6MirrorVF
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

$s13Configuration10StableHashV3add33_4F9C92B4788DCF5E5521E98863137163LL4textySS_tF
# Func Hash:
1062511245254422760
# Num Counters:
12
# Counter Values:
597108
0
581944
255036
0
0
0
0
0
0
601712
1179052
$0

$s13Configuration10StableHashV3add33_4F9C92B4788DCF5E5521E98863137163LLyyypF
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
$s13Configuration6SecretVwcp:12
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
$s13Configuration11LogSettingsV6AccessOwcp:16
1
** External Symbol **:63968

$s13Configuration5ValueV7sectionyAA7SectionVSgSaySSGF
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

$s13Configuration5ValueVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1226
$0

$s13Configuration5ValueVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1941
$0

$s13Configuration6SecretVwet
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

$s13Configuration7MistakeV5PlaceOWOe
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
4249
0
38
$0

$s13Configuration7MistakeV5PlaceOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
4218
0
7
$0

$s13Configuration7SectionVyAA5ValueVSgSScig
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

$s13Configuration9IPAddressV5bytesACSgSays5UInt8VG_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1179
$0

$s13Configuration9IPAddressV5bytesACSgSays5UInt8VG_tcfCTf4nd_n
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

$s13Configuration9IPNetworkV6masked33_D58210352690E76B5344A35388D63F99LLySays5UInt8VGAA9IPAddressVFTf4nx_n
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

$s13Configuration9IPNetworkV8containsySbAA9IPAddressVF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1179
1179
$0

$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
218004
$0

$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2055350
$0

$s4HTTP10ServerCallC11beginAnswer6status5datedySi_SbtF
# Func Hash:
974670608970665929
# Num Counters:
7
# Counter Values:
0
206269
206269
49
206269
206269
0
$0

$s4HTTP10ServerCallC11beginAnswer6status5datedySi_SbtFfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15335
$0

$s4HTTP10ServerCallC12repeatAnswer6status_ySi_Says5UInt8VGtF
# Func Hash:
798733564124210489
# Num Counters:
6
# Counter Values:
0
491061
491061
0
0
0
$0

$s4HTTP10ServerCallC14releaseRequestyyF
# Func Hash:
238984482812021090
# Num Counters:
3
# Counter Values:
1003
1003
0
$0

$s4HTTP10ServerCallC17holdsWithinBudgetSbyF
# Func Hash:
11922954377903118
# Num Counters:
6
# Counter Values:
697330
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
506380
506380
506380
506380
506380
$0

$s4HTTP10ServerCallC3endAC7RemainsVyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
697330
$0

$s4HTTP10ServerCallC4parkyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$s4HTTP10ServerCallC4sendAA10ActiveLoadOyF
# Func Hash:
1096621588159176034
# Num Counters:
5
# Counter Values:
410464
410464
0
0
0
$0

$s4HTTP10ServerCallC5begin6statusySi_tF
# Func Hash:
798733568269348906
# Num Counters:
6
# Counter Values:
0
206269
206269
0
0
0
$0

$s4HTTP10ServerCallC5begin_10headLength8answerIny4Wire10ByteBufferVn_SiAIntF
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
697330
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s4Wire10ByteBufferVwxx:697330
1
$s4Wire10ByteBufferVwxx:697330

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
$s7Gateway13RelayedAnswerVwcp:1003
1
** External Symbol **:1003

$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1003
1003
$0

$s4HTTP10ServerCallC7GatewayE9messageIDy4Wire10FieldRangeVSgSays5UInt8VGSg9Responses7ProblemCYKF
# Func Hash:
928018420217720100
# Num Counters:
7
# Counter Values:
0
697330
0
0
0
0
0
$0

$s4HTTP10ServerCallC7Reactor12HangUpSourceAadEP7partnerAD7ChannelCSgvsTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
2038
$0

$s4HTTP10ServerCallC7Reactor12HangUpSourceAadEP8peerLeftSbvgTW
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1019
1019
$0

$s4HTTP10ServerCallC7partner7Reactor7ChannelCSgvs
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
381868
0
$0

$s4HTTP10ServerCallC8answeredyyF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
696327
0
$0

$s4HTTP10ServerCallC8peerLeftSbvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
190934
190934
$0

$s4HTTP10ServerCallC8takeBody5limitSbSi_tAA0C5FaultOYKF
# Func Hash:
1083424332471603914
# Num Counters:
11
# Counter Values:
0
0
697330
697330
697330
0
697330
0
0
0
697330
$0

$s4HTTP10ServerCallC9endAnswer6length4bodyySays5UInt8VG_AItF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
15335
15335
$0

$s4HTTP10ServerCallC9peerTrustAA04PeerE0VSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
698230
$0

$s4HTTP10ServerCallC9peerTrustAA04PeerE0VSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1179
$0

$s4HTTP10ServerCallCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1262
$0

$s4HTTP10ServerCallCfd
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1262
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s4Wire10ByteBufferVwxx:1262
1
$s4Wire10ByteBufferVwxx:1262

$s4HTTP12RelayOutcomeO12isClientLeftSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
190934
$0

$s4HTTP12RelayOutcomeO5isCutSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
190934
$0

$s4HTTP12RelayOutcomeO7isWholeSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
764739
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
189915
190934
190934
0
0
0
0
0
0
0
22
$0

$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH12HangUpSource_pSgtYaAA0B7FailureOYKF
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

$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH12HangUpSource_pSgtYaAA0B7FailureOYKFA2J_ALtYaASYKYCcfU0_
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
190934
189915
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s4HTTP12UpstreamPoolC7channel33_E274005C1164CD164F789B5D472F00EDLL3for7Reactor7ChannelCAG12HangUpSource_pSg_tYaAA0B7FailureOYKF
# Func Hash:
148726608122384399
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
2
0
0

$s4HTTP12UpstreamPoolC7connect3forAA0B10ConnectionC7Reactor12HangUpSource_pSg_tYaAA0B7FailureOYKF
# Func Hash:
626974634011335538
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
3
0
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

$s4HTTP16ServerConnectionC12leaveForGood33_40265017410E76633ED8A44B841E1ABFLLyyF
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

$s4HTTP16ServerConnectionC12leaveForGood33_40265017410E76633ED8A44B841E1ABFLLyyFyACYaYbYCcfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1183
$0

$s4HTTP16ServerConnectionC12leaveRequest33_40265017410E76633ED8A44B841E1ABFLLSbyF
# Func Hash:
798733567154536439
# Num Counters:
5
# Counter Values:
697330
697330
697330
697330
0
$0

$s4HTTP16ServerConnectionC3ask33_40265017410E76633ED8A44B841E1ABFLLySbAA0B4CallCF
# Func Hash:
1108181538038848560
# Num Counters:
3
# Counter Values:
697330
479326
218004
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7GatewayAAC4HTTP9ResponderAacDP5beginyyAC10ServerCallCFTW:697330

$s4HTTP16ServerConnectionC3endyyF
# Func Hash:
238984484093187152
# Num Counters:
3
# Counter Values:
1183
0
0
$0

$s4HTTP16ServerConnectionC4dropSiyYaF
# Func Hash:
974670606378886243
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

$s4HTTP16ServerConnectionC4wait33_40265017410E76633ED8A44B841E1ABFLLyyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
479512
0
$0

$s4HTTP16ServerConnectionC5leave33_40265017410E76633ED8A44B841E1ABFLLSbyF
# Func Hash:
52047013011106639
# Num Counters:
10
# Counter Values:
506396
0
697330
0
0
0
0
0
0
0
$0

$s4HTTP16ServerConnectionC6linger33_40265017410E76633ED8A44B841E1ABFLLyyYaF
# Func Hash:
567185239450652048
# Num Counters:
5
# Counter Values:
0
1183
0
0
1183
$0

$s4HTTP16ServerConnectionC7Reactor4PumpAadEP4turnyyFTW
# Func Hash:
694937218578047418
# Num Counters:
7
# Counter Values:
217921
697247
699882
0
1183
479512
0
$0

$s4HTTP16ServerConnectionC7Reading33_40265017410E76633ED8A44B841E1ABFLLOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
697330
697330
$0

$s4HTTP16ServerConnectionC7prepare33_40265017410E76633ED8A44B841E1ABFLLyyF
# Func Hash:
536873291012302412
# Num Counters:
4
# Counter Values:
698513
698513
0
0
$0

$s4HTTP16ServerConnectionC7reclaimyyAA0B4CallCF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
697330
697330
$0

$s4HTTP16ServerConnectionC8answeredyyAA0B4CallCF
# Func Hash:
271263512729996346
# Num Counters:
15
# Counter Values:
83
83
697330
218004
479326
0
0
217921
1003
0
0
0
0
0
216918
$0

$s4HTTP16ServerConnectionC8readHead33_40265017410E76633ED8A44B841E1ABFLLAC7ReadingAELLOyF
# Func Hash:
596847751308703231
# Num Counters:
17
# Counter Values:
1397129
696151
696068
697330
170258
697330
0
0
1262
1397129
699799
1183
0
697330
1183
0
0
$0

$s4HTTP16ServerConnectionC9askInTurn33_40265017410E76633ED8A44B841E1ABFLLySbAA0B4CallCF
# Func Hash:
567185239400488339
# Num Counters:
4
# Counter Values:
697330
0
0
0
$0

$s4HTTP16ServerConnectionC_4peer6serverAC7Reactor7ChannelC_AF13SocketAddressOSgAA0B0Ctcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1183
$0

$s4HTTP16ServerConnectionCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1183
$0

$s4HTTP16ServerConnectionCfd
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

$s4HTTP18UpstreamConnectionC10expectHead9answeringy4Wire6MethodO_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
190934
$0

$s4HTTP18UpstreamConnectionC11mayHaveNewsSbvg
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
190934
190934
190934
$0

$s4HTTP18UpstreamConnectionC11releaseHeadyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
190934
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
190934
190934
0
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
190934
0
0
190934
0
190934
190934
190934
$0

$s4HTTP18UpstreamConnectionC7GatewayE12appendFields33_BC23F9A221A61BC211C073CC62F205ABLL2to7passing13keepingLimits0R6Lengthy4Wire10ByteBufferVz_AD06OriginF0VS2btF
# Func Hash:
97500945778044580
# Num Counters:
52
# Counter Values:
192937
189931
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
191934
0
0
0
190934
190931
0
0
0
0
0
0
0
0
0
0
189931
189931
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
190934
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
190934
$0

$s4HTTP18UpstreamConnectionC7isWholeSbvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
189931
189931
$0

$s4HTTP18UpstreamConnectionC7sendNowSbyAA0B7FailureOYKF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
190934
$0

$s4HTTP18UpstreamConnectionC8readHeadSbyAA0B7FailureOYKF
# Func Hash:
118056773994849759
# Num Counters:
15
# Counter Values:
190934
0
190934
190934
190934
0
0
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
363181750322958960
# Num Counters:
7
# Counter Values:
189931
0
189931
189931
0
0
189931
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP3seeySbs4SpanVys5UInt8VGFTW:189931
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
219635
219530
0
0
0
0
0
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
415356763525099305
# Num Counters:
10
# Counter Values:
220533
0
0
1003
219530
0
0
0
1003
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
Gateway.build/BoundedTable.swift.bc;$s7Gateway13RelayedAnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_TA:1003

$s4HTTP5RelayC4take33_0C43BE885B8E64CBA85FA26CD6A786F2LLyys4SpanVys5UInt8VGF
# Func Hash:
235328016765237887
# Num Counters:
35
# Counter Values:
697509
0
0
220533
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
220533
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
668285658069102867
# Num Counters:
15
# Counter Values:
220638
440168
439165
439165
0
220638
0
220638
220638
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
784007056844089447
# Num Counters:
2
# Counter Values:
1003
1003
$0

$s4HTTP5RelayC5letGo33_0C43BE885B8E64CBA85FA26CD6A786F2LLyyF
# Func Hash:
844982800087245094
# Num Counters:
4
# Counter Values:
1003
0
1003
1003
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
219635
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
1142543168005019435
# Num Counters:
24
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

$s4HTTP6ServerC8farewellyyAA0B10ConnectionCF
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

$s4HTTP9PeerTrustV2by_ACSi_s6UInt64VtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1179
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
514590
0
515593
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
514590
0
0
514590
514590
0
0
0
0
0
0
0
0
0
0
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
380881
380881
380881
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
381868
381868
381868
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
206269
0
0
$0

$s4Wire10ByteBufferV5countSivg
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
3318240
0
$0

$s4Wire10ByteBufferV6append11thousandthsys6UInt64V_tF
# Func Hash:
647472252221614757
# Num Counters:
10
# Counter Values:
561866
1059
561866
1059
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
652691
6652664
652691
652691
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
318187
954330
318187
318187
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
5999973
811239
652691
811239
0
0
0
0
0
0
0
0
0
6652664
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
635632
635632
635632
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
888264
0
$0

$s4Wire10ByteBufferV6appendyySays5UInt8VGF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1236777
$0

$s4Wire10ByteBufferV6appendyySays5UInt8VG_SnySiGtF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1229631
0
$0

$s4Wire10ByteBufferV6appendyys12StaticStringVF
# Func Hash:
788747807060004997
# Num Counters:
10
# Counter Values:
3079468
2119
601904
1581939
895625
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
2:702837
1:191081
5:1126
7:248
4:157
6:120
3:56

$s4Wire10ByteBufferV6appendyys4SpanVys5UInt8VGF
# Func Hash:
615463249704568864
# Num Counters:
9
# Counter Values:
6510476
13213
1053015
335994
5121464
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
513:1979755
129:1125340
33:751579
65:634081
2:232500
0:190934
4:190934
257:16335
1:6

$s4Wire10ByteBufferV6appendyys5UInt8VF
# Func Hash:
1096621588604446523
# Num Counters:
5
# Counter Values:
1271278
1271278
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
1997061
1806130
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
7196674
$0

$s4Wire10ByteBufferV8capacityACSi_tcfC
# Func Hash:
238984484201432128
# Num Counters:
3
# Counter Values:
2798435
1159
0
$0

$s4Wire10ByteBufferV8capacityACSi_tcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2797276
$0

$s4Wire10ByteBufferV8makeRoom33_4858EBFE8A0A38F5AE6E3CB0F29C4198LLyySiF
# Func Hash:
685179184202638084
# Num Counters:
11
# Counter Values:
15370
7665
7665
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
0:88
513:80
512:16
32:4
256:2

$s4Wire10ByteBufferV8readables4SpanVys5UInt8VGvg
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
6773250
6772244
0
0
$0

$s4Wire10ByteBufferV9removeAll15keepingCapacityySb_tF
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
1079229
2189
1182
$0

$s4Wire10ByteBufferV9removeAll15keepingCapacityySb_tFfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
886106
$0

$s4Wire10ByteBufferVWOd
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1394660
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s4Wire10ByteBufferVwta:1394660

$s4Wire10ByteBufferVfD
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
9048
1010
$0

$s4Wire10ByteBufferVwta
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1394660
$0

$s4Wire10ByteBufferVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1405020
3630
$0

$s4Wire10FieldRangeV10lowerBoundSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
31516
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
506396
$0

$s4Wire10FieldRangeV7isEmptySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
666730
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
887261
0
0
3267307
3267307
1003
0
0
0
0
0
0
1003
887261
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
2281
888264
885983
885983
885983
885983
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
1313071
0
1311071
0
0
$0

$s4Wire10HeadFieldsC4read_6limitsSiSgs4SpanVys5UInt8VG_AA0B6LimitsVtAA9HTTPFaultVYKF
# Func Hash:
984255532464525978
# Num Counters:
68
# Counter Values:
2201335
2201335
3072165
4766
885983
3486655
4372638
12598
1300473
0
4372638
0
0
2281
3072165
0
0
0
0
888264
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5778
0
0
0
0
0
0
888264
0
0
3072165
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
697930
0
666730
0
0
0
0
0
0
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
697330
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
143703
2281
$0

$s4Wire10HeadFieldsCfD
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2281
275
$0

$s4Wire10HeadFieldsCyAA10FieldRangeVSgAA05KnownD0Ocig
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
2315727
1586194
0
0
$0

$s4Wire10HeadFieldsCyAA5FieldVSicig
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
1408048
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
190948
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
190948
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA1_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
190948
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
190948
$0

$s4Wire10HeadMemoryV4keepyys4SpanVys5UInt8VG_S2itF
# Func Hash:
135188634956901483
# Num Counters:
8
# Counter Values:
888264
189851
698413
0
0
189851
189851
0
$0

$s4Wire10JSONParserV5parseyAA9JSONValueVs4SpanVys5UInt8VGAA9JSONFaultVYKF
# Func Hash:
798733567701983421
# Num Counters:
4
# Counter Values:
889864
0
889864
889864
$0

$s4Wire10JSONParserV8documentAA9JSONValueVSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
676938
$0

$s4Wire10KnownFieldO5namedyACs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
672137664198745421
# Num Counters:
12
# Counter Values:
0
697930
697930
697930
697930
697930
0
0
0
697930
697930
697930
$0

$s4Wire10PromptTextV2ofAcA9JSONValueV_tcfC
# Func Hash:
153461405529709227
# Num Counters:
43
# Counter Values:
0
676938
676938
0
676938
676938
1000
0
0
0
0
676938
0
0
0
0
0
0
677938
2708752
676938
676938
2030814
0
0
676938
676938
0
676938
0
0
676938
676938
676938
0
0
676938
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
676938
676938
0
676938
0
0
0
676938
0
0
0
0
0
0
0
0
0
0
676938
4738566
0
0
676938
0
0
0
0
2707752
0
0
0
0
0
1353876
0
1353876
676938
1353876
0
0
676938
676938
0
0
0
0
676938
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
676938
676938
$0

$s4Wire10PromptTextVACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
676938
$0

$s4Wire10TokenUsageV11totalTokensSivg
# Func Hash:
62306915981023953
# Num Counters:
5
# Counter Values:
0
190931
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
453036
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
220533
0
0
0
0
0
219530
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
453036
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

$s4Wire11EventFilterV3end_4fromSbs4SpanVys5UInt8VG_SitF
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

$s4Wire11EventFilterV5resetyyF
# Func Hash:
238984483460161447
# Num Counters:
3
# Counter Values:
190934
0
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

$s4Wire11ReplyReaderV10siftEvents33_32C869762F372759CB5BB1B3793ECD9ELLySbs4SpanVys5UInt8VG_AA12EventScannerVzAA0B8FindingsVzAA0N6FilterVzAA10JSONParserVztFZTf4nnnnnd_n
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
422434
0
0
31503
201000
189931
0
$0

$s4Wire11ReplyReaderV4keep33_32C869762F372759CB5BB1B3793ECD9ELL_4withys4SpanVys5UInt8VG_AA10JSONParserVztF
# Func Hash:
599005162010370174
# Num Counters:
8
# Counter Values:
0
189931
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
190934
$0

$s4Wire11ReplyReaderV5reset__12isCompressed10hidesUsageyAA7DialectO_AC4FormOS2btF
# Func Hash:
591567705218564159
# Num Counters:
6
# Counter Values:
190934
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
190934
$0

$s4Wire11ReplyReaderV6finish_4withyAA0B3EndO_AA10JSONParserVztF
# Func Hash:
149146438696703538
# Num Counters:
19
# Counter Values:
1003
189931
0
0
0
1003
189931
189931
0
0
0
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
1394660
$0

$s4Wire11RequestHeadC5resetyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
697330
$0

$s4Wire11RequestHeadC5value2ofAA10FieldRangeVSgAA05KnownF0O_tF
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
1904081
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
697330
697330
0
697330
$0

$s4Wire11RequestHeadCACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1262
$0

$s4Wire11RequestHeadCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1262
$0

$s4Wire11RequestHeadCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1262
$0

$s4Wire11StatusLines33_B153A317343EFB48D9BEBC4A1457198FLLO5knownys12StaticStringVSgSiFZTf4nd_n
# Func Hash:
280681508603100586
# Num Counters:
29
# Counter Values:
206269
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
15335
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
2013
957
155001
32208
24156
14091
0
32208
28182
0
0
6039
0
0
496900
2013
24156
0
0
14091
118305
0
0
0
92136
0
2013
104214
89437
0
0
64611
2013
0
2970
0
89437
0
64611
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
89166
12078
4026
0
0
0
0
0
0
0
134871
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
2970
0
223245
0
0
34683
0
61413
11880
43593
0
0
17820
5940
0
$0

$s4Wire11TextScannerV4readyys4SpanVys5UInt8VGF
# Func Hash:
1096621589730480147
# Num Counters:
5
# Counter Values:
61413
223245
2970
2970
0
$0

$s4Wire12ContentHintsV4find2inACs4SpanVys5UInt8VG_tFZTf4nd_n
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
189931
379862
0
0
189931
0
379862
0
379862
1139586
0
0
759724
0
0
189931
189931
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
190934
0
0
0
380865
189931
380865
189931
190934
0
0
190934
190934
0
0
190934
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
190934
0
0
0
190934
381868
0
190934
0
0
0
0
190934
0
0
190934
189931
1003
190934
0
0
0
0
0
0
190934
0
0
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
190934
0
0
1718400
0
0
190934
954664
381865
763730
381865
0
190934
0
0
190934
0
190934
0
0
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
190934
0
0
0
0
0
0
0
0
0
190934
0
0
0
0
0
190934
0
0
0
0
0
0
0
0
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
189931
189931
189931
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
190934
0
190934
190934
0
190934
$0

$s4Wire12RequestFactsC11readMembers33_CB3B87248E8506C49838BB008692FDD2LL2ofyAA9JSONValueV_tAA0B5FaultOYKF
# Func Hash:
235052040054756906
# Num Counters:
61
# Counter Values:
697330
0
0
0
697330
0
0
0
0
0
0
0
0
698330
2790320
2092990
2091990
2092990
697330
1000
0
697330
697330
697330
697330
697330
0
0
0
0
1000
0
0
0
697330
697330
0
697330
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
697330
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
697330
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
697317
13
0
697317
0
$0

$s4Wire12RequestFactsC5resetyyF
# Func Hash:
238984482966880379
# Num Counters:
3
# Counter Values:
697330
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
697330
0
697330
697330
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2790320
697330
0
0
0
0
0
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
190934
$0

$s4Wire12ResponseHeadC5resetyyF
# Func Hash:
238984484622511769
# Num Counters:
3
# Counter Values:
190934
0
0
$0

$s4Wire12ResponseHeadC5value2ofAA10FieldRangeVSgAA05KnownF0O_tF
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
381868
190934
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
381868
381868
381868
381868
379862
379862
$0

$s4Wire12ResponseHeadC9isInterimSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
190934
$0

$s4Wire12ResponseHeadC9keepAlive9answeringSbAA6MethodO_tF
# Func Hash:
974670607270608071
# Num Counters:
9
# Counter Values:
0
189931
190934
190934
190934
190934
0
190934
189931
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
190931
0
0
381862
0
0
0
0
0
0
0
190931
0
0
0
0
0
0
0
0
0
0
0
0
190931
0
190931
0
0
0
0
0
0
0
0
190931
0
381862
381862
190931
190931
190931
0
0
381862
0
0
0
1145586
0
190931
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
572793
381862
1145586
0
572793
0
763724
572793
0
190931
190931
190931
0
0
0
0
0
190931
190931
0
190931
0
190931
0
0
0
0
0
0
190931
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
190931
0
190931
190931
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
572793
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
190931
0
190931
0
0
0
0
0
0
190931
0
0
0
190931
0
190931
0
0
0
0
0
0
190931
0
0
0
0
0
0
0
0
0
0
0
190931
190931
190931
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
190934
3
190931
3
0
3
0
3
3
3
$0

$s4Wire13EventEnvelopeV10lastString33_DF8D69DEB368A1C5FFD2B4940E7B8067LL2of4fromSnySiGSgs4SpanVys5UInt8VG_SitFZTf4nnd_n
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

$s4Wire13ReplyFindingsV4read33_6CEFB9E77C235371AA033F41E5B3680CLL5event__Sbs4SpanVys5UInt8VG_AA12ContentHintsVAA10JSONParserVztF
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
189931
189931
0
0
189931
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
189931
2970
189931
189931
0
$0

$s4Wire13ReplyFindingsV5reset_10isOfEventsyAA7DialectO_SbtF
# Func Hash:
783548777504854168
# Num Counters:
12
# Counter Values:
190934
0
0
191939
0
0
1005
190934
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
1262
0
0
0
1262
0
1262
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
2281
2281
2281
2281
2281
0
0
$0

$s4Wire13RequestParserO4read33_8ACB5A14D54F9E2A183197507A0F46DFLLyySnySiG_s4SpanVys5UInt8VGAA10HeadLimitsVAA0bP0CtAA9HTTPFaultVYKFZTf4nnnnd_nTf4nnxn_n
# Func Hash:
728130254837067085
# Num Counters:
29
# Counter Values:
5048
0
1262
0
0
0
1262
0
0
0
0
1262
0
0
0
0
0
0
0
0
0
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
697330
697330
1262
697330
697330
1262
0
0
696068
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
697330
0
697330
697330
0
0
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
697330
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
1262
0
0
0
1262
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
23978
0
0
1262
1262
0
0
0
0
0
0
0
0
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
190934
0
190934
190934
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
190934
0
$0

$s4Wire14TokenEstimatorV4take8samplingys4SpanVys5UInt8VG_tF
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
2030814
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
676938
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s4Wire14TokenEstimatorV4takeyys4SpanVys5UInt8VGF
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
1212048
10972836
0
0
0
0
0
10972836
12184884
0
0
0
2030814
0
0
0
0
0
0
0
0
0
0
0
0
10295898
1212048
676938
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
1073029
7
$0

$s4Wire6MethodOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1073029
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
1262
0
1262
0
0
0
0
0
0
0
0
1262
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
697330
0
697330
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
3254915
$0

$s4Wire7DialectO8isGeminiSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
697330
$0

$s4Wire8ByteScanO12firstControl2in4from2toSis4SpanVys5UInt8VG_S2itFZTf4nnnd_n
# Func Hash:
1042354055960601760
# Num Counters:
19
# Counter Values:
3
0
2600533
2203616
0
2203613
6
3
1592457
611153
2203616
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
72287
2048
2048
2048
89830
89536
330
36
64561
24876
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
3027620
3027620
605524
605524
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
605524
6881494
6275970
0
0
0
0
697330
697330
0
605524
605524
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
1313071
0
10066
1313071
1313071
2003
0
0
2626142
1313071
31000
31000
1313071
0
1313071
3
1313071
1313071
1313071
2000
1311071
4518
1308550
3
0
0
1308553
1311071
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
1311071
1311071
1311071
$0

$s4Wire9JSONValueV4kindAC4KindOvg
# Func Hash:
287486625672014413
# Num Counters:
7
# Counter Values:
888861
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
193931
4000
189931
0
33000
0
384862
1160586
8000
775724
8000
193931
0
193931
0
0
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
190934
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
43593
43593
0
43593
0
0
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
63644
0
69520
0
513125
39709
39709
67617
3970
67617
0
0
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
299679
178
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
27423
27423
$0

$s5Redis0A5ReplyO7integerSiSgvg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
190386
0
$0

$s5Redis0A5ReplyOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
313032
299582
$0

$s5Redis0A5ReplyOWOe
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
980081
178
92
54903
9589
$0

$s5Redis0A5ReplyOWOy
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
512062
178
92
28842
9859
$0

$s5Redis0A5ReplyOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
190522
$0

$s5Redis0A6ClientC4send_4keys9arguments4room3due_AA4CallCAA0A6ScriptC_S3is6UInt64VSgyAA15UncheckedWriterVzXEtAA0A5ErrorOYKF
# Func Hash:
640704447232100574
# Num Counters:
15
# Counter Values:
0
190851
195
0
481060
0
0
0
48
481060
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
299378
299425
0
$0

$s5Redis0A6ClientC5StateOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
486045
485983
$0

$s5Redis0A6ClientC5knowsySbAA0A6ScriptCF
# Func Hash:
536873293310889690
# Num Counters:
4
# Counter Values:
626776
1635586
626942
0
$0

$s5Redis0A6ClientC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
0
4092
$0

$s5Redis0A6ClientC7enqueue_4keys_3dueAA4CallCAA0A9ArgumentsV_SiSgAJs6UInt64VtAA0A5ErrorOYKF
# Func Hash:
821915650343456670
# Num Counters:
91
# Counter Values:
0
0
26
102
0
4904
0
0
26
51
2
0
26
0
26
2
0
26
0
0
4904
0
9
0
4904
0
4904
4824
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
0
26
19
4824
0
4571
4100
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
8
2
0:24
33:2
0
2
17:14
33:12
0
3
33:4797
0:80
513:27
0
5
129:4267
33:384
65:232
17:14
257:7
0

$s5Redis0A6ClientC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF
# Func Hash:
102051343825959167
# Num Counters:
21
# Counter Values:
21667
0
4690
4690
4571
89
89
89
0
0
0
0
42
17
4737
0
0
0
42
4695
89
$0

$s5Redis0A6ClientC8giveBackyyAA4CallCF
# Func Hash:
238984483936707236
# Num Counters:
3
# Counter Values:
485990
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

$s5Redis0A9ArgumentsV5write_4keys9arguments4room2to_yAC_SiSgS2iAA10ByteWriterVzyAA09UncheckedI0VzXEtFZTf4nnnnnnd_n
# Func Hash:
791156540351377583
# Num Counters:
38
# Counter Values:
0
481060
4
0
0
481060
481060
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
481060
0
481060
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
Ledger.build/APIKeyStore.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA0oN0RzlFyAG15UncheckedWriterVzXEfU_AA05AdmitN0V_TG5TA:217921
Ledger.build/APIKeyStore.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA0oN0RzlFyAG15UncheckedWriterVzXEfU_AA06SettleN0V_TG5TA:190851
Ledger.build/APIKeyStore.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B6ClientCtAA0A5ErrorOYKFyAG15UncheckedWriterVzXEfU_TA:72288
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
33:481060
0

$s5Redis0A9ArgumentsV6append_4eachySays5UInt8VG_s12StaticStringVtF
# Func Hash:
701607649364344984
# Num Counters:
12
# Counter Values:
0
4211
0
0
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
8272
19
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
12469
12476
0
11678
8387
8377
8297
8074
8074
8074
8074
8074
0
0
0
0
0
8074
4012
8074
0
0
0
0
0
0
$0

$s5Redis0A9ArgumentsV6appendyySiFyAA15UncheckedWriterVzXEfU_
# Func Hash:
282362082919507710
# Num Counters:
29
# Counter Values:
0
40906
12469
12476
4402
8074
11452
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s5Redis0A9ArgumentsV6appendyys4SpanVys5UInt8VGFyAA15UncheckedWriterVzXEfU_
# Func Hash:
966459197047243388
# Num Counters:
26
# Counter Values:
126
9250
239
9081
0
9250
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
5326
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
15
33:4187
17:4012
9:576
513:168
32:110
5:53
4:49
3:19
8:19
16:14
257:14
1:11
2:11
0:4
7:3
0

$s5Redis0A9ArgumentsVACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4813
$0

$s5Redis10ByteWriterV5bytess4SpanVys5UInt8VGvg
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
186476
0
$0

$s5Redis10ConnectionC11earliestDues6UInt64Vvg
# Func Hash:
93478047928630628
# Num Counters:
7
# Counter Values:
4536
4536
298
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
139222
0
$0

$s5Redis10ConnectionC5flushyyF
# Func Hash:
1073436552909131536
# Num Counters:
12
# Counter Values:
331162
165581
165581
0
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
485990
165555
0
0
$0

$s5Redis10ConnectionC7Reactor4PumpAadEP4turnyyFTW
# Func Hash:
1124680653462654286
# Num Counters:
4
# Counter Values:
225841
225841
25398
0
$0

$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
165581
$0

$s5Redis10ConnectionC7deliver33_C889FAC629DDB47BE5F73C5CC1E30652LL_5firstySays5UInt8VG_SitF
# Func Hash:
260890140588296047
# Num Counters:
70
# Counter Values:
475138
472650
286127
186523
281997
0
89
0
0
0
0
186523
0
0
0
0
139222
0
0
0
12587
0
52
0
47
4046
0
0
26
0
0
2572
774
0
0
0
0
2572
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
186523
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
$s7Gateway8ExchangeC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:186476
2
$s7Gateway8ExchangeC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:212167
$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5Redis12CallFollowerAaeFP5endedyyAE0M0CFTW:69830
2
$s7Gateway8ExchangeC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:10129
$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5Redis12CallFollowerAaeFP5endedyyAE0M0CFTW:2458
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
33:125823
17:60700
0

$s5Redis10ConnectionC7receive33_C889FAC629DDB47BE5F73C5CC1E30652LLyyF
# Func Hash:
331779890560426899
# Num Counters:
9
# Counter Values:
139222
225841
225841
0
225841
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
4907
4868
89
33
4785
4868
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
33:3994
17:705
32:75
4:31
513:28
5:11
2:7
16:7
257:7
1:3

$s5Redis11ReplyParserV4feedyySays5UInt8VG_SnySiGtF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
2572
0
$0

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_Spys4Int8VGSgSitcfU_To
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4907
$0

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_s5Int32VtcfU0_To
# Func Hash:
1063705159172739859
# Num Counters:
3
# Counter Values:
1362
0
0
$0

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_s5Int64VtcfU1_To
# Func Hash:
1063705159172739859
# Num Counters:
3
# Counter Values:
15446
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
8272
13450
0
1331
17
0
$0

$s5Redis13ReplyAssemblyV5beginyySiF
# Func Hash:
287486625698489279
# Num Counters:
5
# Counter Values:
1331
17
31
3
0
$0

$s5Redis15UncheckedWriterV3put4keys2ofys12StaticStringV_Says5UInt8VGtF
# Func Hash:
821384205178804360
# Num Counters:
31
# Counter Values:
0
0
822684
0
822684
0
0
0
0
413206
0
413206
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
137596
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
16:602132
17:220324
9:228
0

$s5Redis15UncheckedWriterV3put8argumentys4SpanVys5UInt8VG_tF
# Func Hash:
966459197047243388
# Num Counters:
26
# Counter Values:
0
144576
0
144576
0
144576
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
41740
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
9:144576
0

$s5Redis15UncheckedWriterV3put8argumentyyACzXE_tF
# Func Hash:
1066151231937422904
# Num Counters:
41
# Counter Values:
0
454213
290292
599929
599929
218004
218004
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
Ledger.build/APIKeyStore.swift.bc;$s6Ledger9AdmitCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_TA.47:217921
Ledger.build/APIKeyStore.swift.bc;$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU0_TA:190934
Ledger.build/APIKeyStore.swift.bc;$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_TA:190934
Ledger.build/APIKeyStore.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B6ClientCtAA0A5ErrorOYKFyAG15UncheckedWriterVzXEfU_yAMzXEfU_TA:72288
Ledger.build/APIKeyStore.swift.bc;$s6Ledger9AdmitCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_TA:140
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
4
17:190934
65:129725
6:72288
33:61266

$s5Redis15UncheckedWriterV3put9bigEndianyx_ts15BitwiseCopyableRzs17FixedWidthIntegerRzlF
# Func Hash:
48277136972185599
# Num Counters:
1
# Counter Values:
1378867
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
3
8:783795
2:404063
4:191009

$s5Redis15UncheckedWriterV3put_5firstySays5UInt8VG_SitF
# Func Hash:
927276897390327009
# Num Counters:
5
# Counter Values:
0
190934
0
0
190934
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
6:129722
9:61212
0

$s5Redis15UncheckedWriterV3put_6digitsySu_SitF
# Func Hash:
567185239232071700
# Num Counters:
5
# Counter Values:
2961663
1108368
672170
477237
0
$0

$s5Redis15UncheckedWriterV3putyySays5UInt8VGF
# Func Hash:
303615924401429201
# Num Counters:
4
# Counter Values:
0
845117
0
383177
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
9
17:211935
4:146590
16:135854
65:127722
33:90282
1:61206
9:61206
2:10265
0:57
0

$s5Redis15UncheckedWriterV3putyys12StaticStringVF
# Func Hash:
599077204235560586
# Num Counters:
6
# Counter Values:
0
408995
0
0
0
408995
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
0:218004
2:190934
1:57
0

$s5Redis15UncheckedWriterV3putyys4SpanVys5UInt8VGF
# Func Hash:
927276899315658337
# Num Counters:
5
# Counter Values:
538970
0
538970
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
9:538773
2:140
8:57
0

$s5Redis15UncheckedWriterV3putyys5UInt8VF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5442335
$0

$s5Redis15UncheckedWriterV5frameSivgZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
890278
$0

$s5Redis15UncheckedWriterV6digits2ofSiSu_tFZ
# Func Hash:
1029578615941763306
# Num Counters:
20
# Counter Values:
1108368
672170
481236
481226
481226
481226
408938
408938
408938
408938
408936
408936
408889
408483
404539
363916
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
294584
294584
294584
0
0
0
0
$0

$s5Redis9CallQueueV6appendyyAA0B0CF
# Func Hash:
135188633044096422
# Num Counters:
7
# Counter Values:
486016
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
52226
519964
26113
259982
286127
807570
625320
286127
26113
259982
26113
259982
26113
259982
182250
26113
259982
0
0
0
26061
0
52
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
559569
373046
472650
472650
186523
186523
186523
186523
186523
0
186523
186523
186523
0
0
0
0
0
0
0
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
2022
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
$0

$s5Words10PluralRuleO8languageACSS_tcfCTf4nd_n
# Func Hash:
219920907684542954
# Num Counters:
110
# Counter Values:
1321
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1321
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1321
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s5Words11GateSubject33_914C3232BAB3E854AE48808D86605C34LLV6phraseyAA6PhraseVSgAA0B3RowVAAOF
# Func Hash:
948827212017737402
# Num Counters:
8
# Counter Values:
0
2022
0
0
0
0
0
0
$0

$s5Words11GateSubject33_914C3232BAB3E854AE48808D86605C34LLVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2022
$0

$s5Words11GateSubject33_914C3232BAB3E854AE48808D86605C34LLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2022
$0

$s5Words11PhraseCacheC3Key33_29E3DA4E0092D67B302BF989E8C244DFLLVWOc
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
$s5Words11PhraseCacheC3Key33_29E3DA4E0092D67B302BF989E8C244DFLLVwcp:2011

$s5Words11PhraseCacheC3Key33_29E3DA4E0092D67B302BF989E8C244DFLLVWOh
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
$s5Words11PhraseCacheC3Key33_29E3DA4E0092D67B302BF989E8C244DFLLVwxx:2006

$s5Words11PhraseCacheC3Key33_29E3DA4E0092D67B302BF989E8C244DFLLVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2011
$0

$s5Words11PhraseCacheC3Key33_29E3DA4E0092D67B302BF989E8C244DFLLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2011
$0

$s5Words11PhraseCacheC4text2of8language8timeZoneSSAA0B0V_S2StF
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
2022
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words12GateDecisionVwxx:2022

$s5Words12GateDecisionVwxx
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
2022
2022
0
$0

$s5Words12GateDecisionVyAcA11SendBlockerO_AA0B7Subject33_914C3232BAB3E854AE48808D86605C34LLVAA9SituationVSg6Limits9PlanTableCtcAGLlfCTf4nnnnd_n
# Func Hash:
838107931459914562
# Num Counters:
25
# Counter Values:
0
2022
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
2022
0
0
0
0
2022
0
0
0
2022
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
3025
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

$s5Words6NoticeV_4bookACSgAA9SituationVh_6Limits9PlanTableCtcfC
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

$s5Words6PhraseVSgWOc
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
** External Symbol **:2022

$s5Words6PhraseVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
194978
2022
$0

$s5Words6PhraseVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
190934
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:190934

$s5Words6PhraseVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
194978
$0

$s5Words6PhraseVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2022
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
4044
$0

$s5Words6PhraseVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
192956
192956
0
0
2022
$0

$s5Words6PhraseVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
2022
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
2038
$0

$s5Words7WordingV10complaints33_31988B41CA745A892B226FE0F35A3D78LL5about3forSayAA0B5FaultV6ReasonOGAA8TemplateV_AA8SentenceOtFZTf4nnd_n
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

$s5Words7WordingV5texts33_31988B41CA745A892B226FE0F35A3D78LL2of3for5known_SayAA14PluralCategoryO_SStGAC6SourceO_AA8SentenceOSayAJGSayAA0B5FaultV6ReasonOGztFZTf4nnnnd_n
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
4014
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
1321
1307
1167
70
$0

$s5Words8SentenceO8rawValueSSvg
# Func Hash:
1049962026505298361
# Num Counters:
95
# Counter Values:
4653
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

$s5Words9GateTableO3row__7isTrialAA0B3RowVAA11SendBlockerO_5Usage17SubscriptionStateOSbtFZTf4nnnd_n
# Func Hash:
1141818975012011211
# Num Counters:
33
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
2022
0
0
0
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
0
0
0
0
0
$0

$s5Words9GateTableO5words33_950813A59F9585310692107ABBE30400LL_7isTrialAA0B3RowVAAOSg5Usage17SubscriptionStateO_SbtFZTf4nnd_n
# Func Hash:
753202733318777710
# Num Counters:
10
# Counter Values:
2022
0
2022
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

$s5Words9SituationV6phraseyAA6PhraseVSgAA7GateRowVAAO_6Limits9PlanTableCtF
# Func Hash:
536873293052540031
# Num Counters:
4
# Counter Values:
0
0
2022
0
$0

$s5Words9SituationV6usedUp33_2BF2C47B5DA4E26C945F5C2A0B702CE3LLAA6PhraseVvg
# Func Hash:
650973719892668432
# Num Counters:
11
# Counter Values:
0
2022
0
2022
0
2022
13
0
0
0
0
$0

$s5Words9SituationV8obstacle33_914C3232BAB3E854AE48808D86605C34LLAA11SendBlockerOvg
# Func Hash:
758414237124686217
# Num Counters:
22
# Counter Values:
0
0
0
2022
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
4044
4044
$0

$s5Words9SituationVSgWOh
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
** External Symbol **:2022

$s5Words9SituationVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2022
$0

$s5Words9SituationVWOc
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
$s5Words9SituationVwcp:2022

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

$s5Words9SituationVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2022
$0

$s5Words9SituationVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
2022
2022
0
0
2022
$0

$s5Words9SituationVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4044
$0

$s6Ledger05RedisA0C10admitReply_2of_AA05AdmitD0OSgAA0F7CommandC_0B04CallCAK0B6ClientCtAA0A5ErrorOYKF
# Func Hash:
93478046494828543
# Num Counters:
6
# Counter Values:
186476
0
0
0
31445
0
$0

$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA0oN0RzlFyAG15UncheckedWriterVzXEfU_AA05AdmitN0V_TG5
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
217921
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
190851
0
0
0
$0

$s6Ledger05RedisA0C4send_2to_yAA12AdmitCommandC_0B012CallFollower_pnAH0B6ClientCtAA0A5ErrorOYKF
# Func Hash:
607699198733006990
# Num Counters:
4
# Counter Values:
0
0
217921
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
190851
0
0
$0

$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B6ClientCtAA0A5ErrorOYKF
# Func Hash:
18663486496756685
# Num Counters:
9
# Counter Values:
217921
217921
0
72288
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU0_TA:217921

$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B6ClientCtAA0A5ErrorOYKFyAG15UncheckedWriterVzXEfU_
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
72288
0
0
$0

$s6Ledger10AdmissionsC13AdmitQuestionV8question_7Gateway13RoutedRequestC6routedtSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
915251
0
$0

$s6Ledger10AdmissionsC13cachedRefusal2ofAA0D0V_AA7AccountCtSgAA16AdmissionRequestC_tF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
676938
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:676938

$s6Ledger10AdmissionsC13cachedRefusal2of_4planAA0D0V_AA7AccountCtSgAA7UserKeyV_6Limits10ModelClassVSgSSSgtF
# Func Hash:
1096293852054348329
# Num Counters:
32
# Counter Values:
305910
1923552
491117
491117
479328
20394
697330
20392
697330
496182
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:697330

$s6Ledger10AdmissionsC3ask_3now9followingAC10AskOutcomeOAA16AdmissionRequestC_6Limits6MomentV5Redis12CallFollower_ptF
# Func Hash:
391331302097650527
# Num Counters:
7
# Counter Values:
218004
218004
218004
218004
0
0
217921
$0

$s6Ledger10AdmissionsC4hear_2ofAC11HearOutcomeOAC13AdmitQuestionV_5Redis4CallCtF
# Func Hash:
948827213072710589
# Num Counters:
7
# Counter Values:
0
0
0
0
217921
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
190851
190934
190934
190934
190851
190851
190851
190851
190851
0
0
$0

$s6Ledger10AdmissionsC5takenyyAA10SettlementCF
# Func Hash:
536873292578565360
# Num Counters:
4
# Counter Values:
190934
190934
0
0
$0

$s6Ledger10AdmissionsC6ledger4book5lease5users8patience8deadline5spool5grace11refusalLife7changes5store5pause9monotonicAc2A_p_6Limits9PlanTableCS2is6UInt64VAuA5SpoolCSgAA5GraceCSgAuA13RecordChangesCSgAA10StoreWatchCSgyAUYaYCcSgAUyctcfC
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

$s6Ledger10AdmissionsC7decidesySbAA10AdmitReplyO_AC0D8QuestionVtF
# Func Hash:
121256608024577410
# Num Counters:
16
# Counter Values:
190934
218004
218004
0
27070
0
0
0
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:27070

$s6Ledger10AdmissionsC7outcome_2ofAA17SettlementOutcomeOSgAA0E0C_5Redis4CallCtF
# Func Hash:
896858935079128647
# Num Counters:
11
# Counter Values:
0
190851
190851
0
0
0
0
0
0
0
0
$0

$s6Ledger10AdmissionsC8question_5peeks3nowAC13AdmitQuestionVAA16AdmissionRequestC_Sb6Limits6MomentVtAA0A5ErrorOYKF
# Func Hash:
266386380917338799
# Num Counters:
16
# Counter Values:
218004
0
218004
218004
218004
0
218004
218004
218004
218004
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:218004
1
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:218004
1
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:218004

$s6Ledger10AdmissionsC9admissionyAA9AdmissionOAA10AdmitReplyOn_AA0E7CommandCtAA0A5ErrorOYKF
# Func Hash:
5832820946157205
# Num Counters:
12
# Counter Values:
0
27070
0
0
0
0
0
190934
0
0
0
0
$0

$s6Ledger10BookFormatO3put__2toyAA4BillC_AA0B3DayV5Redis15UncheckedWriterVztFZ
# Func Hash:
972691025146055881
# Num Counters:
37
# Counter Values:
190934
190934
0
3
190934
0
0
0
190934
1003
0
0
0
190934
0
0
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
1374268
$0

$s6Ledger10RefusalLogC4Line33_55306A0265DECEFC385A5DEC1C949917LLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2006
$0

$s6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2006
$0

$s6Ledger10RefusalLogC4noteyyAA7UserKeyV_AA0B0VAA7AccountC6Limits10ModelClassVSgtF
# Func Hash:
1099889929813240679
# Num Counters:
113
# Counter Values:
0
7519665
0
688
3079
0
0
0
727938
8024
501311
900
501311
894
0
12316
2900
12316
9237
20475
0
0
0
0
0
0
0
12316
0
0
501311
0
506391
0
0
5
0
0
0
501311
3079
501311
0
0
0
0
0
6
501311
0
5
0
0
0
0
2006
0
0
3079
501311
0
5
0
501311
501311
501311
0
0
0
0
0
0
0
0
0
0
0
0
0
0
501311
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
501311
0
12316
0
0
0
0
$0

$s6Ledger10RefusalLogC5flush33_55306A0265DECEFC385A5DEC1C949917LL3allySb_tYaF
# Func Hash:
25633447703339359
# Num Counters:
37
# Counter Values:
186
6018
4012
0
186
0
4012
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
0
0
0
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

$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tF
# Func Hash:
607699197414532684
# Num Counters:
5
# Counter Values:
190934
190934
0
0
190934
$0

$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU0_
# Func Hash:
964791050483731123
# Num Counters:
51
# Counter Values:
129722
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
129722
129722
0
129722
0
190934
190934
0
190934
149905
0
0
0
0
0
190934
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
190934
0
$0

$s6Ledger10SettleCallV4roomSivg
# Func Hash:
890259288685583310
# Num Counters:
24
# Counter Values:
129722
0
0
0
190934
129722
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger10SettleCallV7outcomeyAA17SettlementOutcomeOSg5Redis0G5ReplyOF
# Func Hash:
920543277498973214
# Num Counters:
15
# Counter Values:
190934
0
0
0
190934
0
190934
0
0
0
0
0
0
0
0
$0

$s6Ledger10SettleCallV_11rememberingAcA10SettlementC_SitcfCTf4nnd_n
# Func Hash:
219088262634557191
# Num Counters:
7
# Counter Values:
0
381785
381785
0
381785
0
0
$0

$s6Ledger10SettlementC6ChangeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
129722
$0

$s6Ledger10SettlementC8isRefundSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
190934
$0

$s6Ledger10SettlementCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
190934
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
867875
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
676938
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
676938
$0

$s6Ledger11LimitCountsV4usedyS2iF
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
3361046
0
0
$0

$s6Ledger11LimitCountsV7crossedy6Limits9ThresholdOSgSiF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
320662
0
0
0
$0

$s6Ledger11LimitCountsVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
190934
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:190934

$s6Ledger11LimitCountsVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
60846
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11LimitCountsVwcp:60846

$s6Ledger11LimitCountsVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16872
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11LimitCountsVwxx:16872

$s6Ledger11LimitCountsVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
60846
$0

$s6Ledger11LimitCountsVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
190934
190934
0
0
190934
$0

$s6Ledger11LimitCountsVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
207806
$0

$s6Ledger11ReservationV10settlementyAA10SettlementCAA4BillCnF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
190934
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
190934
0
190934
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
190934
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
190934
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
320662
129722
0
129722
0
0
0
0
0
0
0
0
0
0
0
0
0
0
129722
129722
0
190934
129722
190934
0
0
0
0
0
129722
0
$0

$s6Ledger11ReservationVSgWOe
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
697330
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
190934
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:190934

$s6Ledger11ReservationVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
190934
190934
0
0
0
$0

$s6Ledger12AdmitCommandCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
218004
$0

$s6Ledger12BookCalendarV3day2atAA0B3DayV6Limits6MomentV_tF
# Func Hash:
271263511808002159
# Num Counters:
11
# Counter Values:
190934
7
0
190927
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
72371
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
218004
217921
7
200716
0
$0

$s6Ledger12RefusalEntryV5CauseOWOc
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
$s6Ledger12RefusalEntryV5CauseOwcp:2006

$s6Ledger12RefusalEntryV5CauseOWOe
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
16188
0
16188
$0

$s6Ledger12RefusalEntryV5CauseOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
11103
0
11103
$0

$s6Ledger12RefusalEntryV5CauseO_2inAeA0B0VADO_6Limits8ScheduleCtcfCTf4nnd_n
# Func Hash:
414921812404885233
# Num Counters:
8
# Counter Values:
0
5085
0
0
0
0
0
0
$0

$s6Ledger12RefusalEntryV5CauseOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2006
$0

$s6Ledger12RefusalEntryVWOc
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
$s6Ledger12RefusalEntryVwcp:4012

$s6Ledger12RefusalEntryVWOh
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
$s6Ledger12RefusalEntryVwxx:6018

$s6Ledger12RefusalEntryVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4012
$0

$s6Ledger12RefusalEntryVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6018
$0

$s6Ledger12RequestNamesV4nextAA0B2IDVyF
# Func Hash:
11922955473172444
# Num Counters:
6
# Counter Values:
624913
218011
0
0
0
406902
$0

$s6Ledger13CachedRefusal33_5002C56AA2C6C1215479A63F35243BB5LLC4isOfySbAA7UserKeyV_6Limits10ModelClassVSgSSSgtF
# Func Hash:
252792768190730864
# Num Counters:
14
# Counter Values:
458936
458936
0
0
0
2
0
458934
0
0
0
0
458934
0
$0

$s6Ledger13CachedRefusal33_5002C56AA2C6C1215479A63F35243BB5LLC4told2atAA0C0V_AA7AccountCts6UInt64V_tF
# Func Hash:
391331303446266705
# Num Counters:
6
# Counter Values:
479326
5911
0
0
0
0
$0

$s6Ledger13CachedRefusal33_5002C56AA2C6C1215479A63F35243BB5LLC7answersySbAA16AdmissionRequestCF
# Func Hash:
744641000149221967
# Num Counters:
21
# Counter Values:
0
917868
458934
458936
458934
0
0
0
0
0
0
0
458934
458934
0
0
0
0
0
0
0
$0

$s6Ledger13CachedRefusal33_5002C56AA2C6C1215479A63F35243BB5LLC7toldForys6UInt64VAA7AccountCFZTf4nd_n
# Func Hash:
414921810114761299
# Num Counters:
8
# Counter Values:
22783
22783
0
0
0
0
0
0
$0

$s6Ledger13CachedRefusal33_5002C56AA2C6C1215479A63F35243BB5LLC__2of5asked5heard4lifeADSgAA0C0V_AA7AccountCAA16AdmissionRequestCs6UInt64VA2Qtcfc
# Func Hash:
849124000880622269
# Num Counters:
39
# Counter Values:
16872
16872
16872
0
0
33744
16868
0
0
0
0
0
0
16872
0
0
16872
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
16868
$0

$s6Ledger13CachedRefusal33_5002C56AA2C6C1215479A63F35243BB5LLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16872
$0

$s6Ledger14CachedRefusalsV4dropyyAA7UserKeyVF
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
190934
170530
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

$s6Ledger14CachedRefusalsV4keep__2of_2atyAA7RefusalV_AA7AccountCAA16AdmissionRequestCAC8QuestionVs6UInt64VtF
# Func Hash:
844411628920913578
# Num Counters:
43
# Counter Values:
176835
10827
42174
11789
27070
20184
15214
16872
16380
0
0
16872
0
0
16872
0
35058
16872
16872
0
0
23269
0
0
16872
0
11789
0
0
3085
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

$s6Ledger14CachedRefusalsV7refusal2of2atAA7RefusalV_AA7AccountCtSgAA16AdmissionRequestC_s6UInt64VtF
# Func Hash:
141929913871149072
# Num Counters:
13
# Counter Values:
727618
470725
470725
676938
2
676938
676938
0
676938
475790
458934
0
0
$0

$s6Ledger14ScheduleFormatV7written_5leaseAA07WrittenB0C6Limits0B0C_SitF
# Func Hash:
303685790132522880
# Num Counters:
11
# Counter Values:
228202
217994
217997
67
0
0
217994
0
3
0
0
$0

$s6Ledger15AdmissionFormatV10admitReplyyAA05AdmitE0OSg5Redis0gE0O_6Limits8ScheduleCtFZTf4nnd_n
# Func Hash:
636369827545326947
# Num Counters:
24
# Counter Values:
27070
4458
0
0
0
0
0
0
0
27070
0
0
0
0
0
0
0
0
0
0
0
0
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
27070
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger15AdmissionFormatV6letteryAA9AdmitCallVAA0E7CommandCF
# Func Hash:
238984482422036564
# Num Counters:
3
# Counter Values:
73
217994
217988
$0

$s6Ledger15AdmissionFormatV7refusal33_A629689E48E63D74B51D1295CF8DA8B8LLyAA10AdmitReplyOSgSay5Redis0pO0OG_6Limits8ScheduleCSitFZTf4nnnd_n
# Func Hash:
399501120714363439
# Num Counters:
55
# Counter Values:
27070
0
54140
54140
27070
27070
0
27070
27070
0
0
0
0
0
0
0
0
27070
27070
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger15AdmissionFormatV8unpackedyAA10AdmitReplyOSgs4SpanVys5UInt8VG_6Limits8ScheduleCtFZTf4nnd_n
# Func Hash:
934081908804049020
# Num Counters:
23
# Counter Values:
763736
190934
190934
0
0
190934
0
0
0
0
0
0
0
0
0
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
217994
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
217994
0
0
0
0
0
217994
0
0
0
0
0
0
0
0
146586
0
0
0
0
0
0
0
0
0
146586
0
0
0
0
0
0
0
0
0
0
0
146586
0
0
0
0
0
146586
0
0
0
0
0
0
0
0
146586
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
676938
$0

$s6Ledger16AdmissionRequestC4user8chosenID11fingerprint10modelClass8estimate5price11isAnonymous12overlooksEnd4planAcA7UserKeyV_AA0cF0VSgSi6Limits05ModelI0VSgAA11ConsumptionVAR5PriceVSgS2bSSSgtcfcfA5_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
676938
$0

$s6Ledger16AdmissionRequestC4user8chosenID11fingerprint10modelClass8estimate5price11isAnonymous12overlooksEnd4planAcA7UserKeyV_AA0cF0VSgSi6Limits05ModelI0VSgAA11ConsumptionVAR5PriceVSgS2bSSSgtcfcfA6_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
676938
$0

$s6Ledger16AdmissionRequestC8estimate5underAA11ConsumptionV6Limits8ScheduleC_tF
# Func Hash:
311693034832455417
# Num Counters:
7
# Counter Values:
676938
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
676938
$0

$s6Ledger16EntitlementCacheVy6Limits0B8SnapshotCAA7UserKeyVcig
# Func Hash:
694937218974223329
# Num Counters:
6
# Counter Values:
0
218004
0
0
0
218004
$0

$s6Ledger16RefusalLogFormatO4heldySSAA0B5EntryVFZTf4nd_n
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4012
4012
$0

$s6Ledger16RefusalLogFormatO4hour33_88C853F266B11F3279DCAC1A927F84ABLLySS6Limits6MomentVFZTf4nd_n
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
4012
0
0
$0

$s6Ledger16RefusalLogFormatO5fieldySSAA0B5EntryVFZTf4nd_n
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

$s6Ledger4BillC5model4used10isEstimate7guessedACSays5UInt8VG_AA11ConsumptionVSbAA12GuessedShareVtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
190934
$0

$s6Ledger4BillC5model4used10isEstimate7guessedACSays5UInt8VG_AA11ConsumptionVSbAA12GuessedShareVtcfcfA2_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
190931
$0

$s6Ledger4BillC6ofPaidACvg
# Func Hash:
536873289973259617
# Num Counters:
4
# Counter Values:
190934
190934
6
0
$0

$s6Ledger4BillCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
190934
$0

$s6Ledger5SpoolC5holdsySbAA7UserKeyVF
# Func Hash:
948827209596992126
# Num Counters:
8
# Counter Values:
190934
0
0
0
0
0
0
0
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
4565
215
215
215
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
506380
$0

$s6Ledger7AccountC9ResponsesE15newestThreshold33_6144A55E26F0751CC63F29C0B090CC5DLLSiSgvg
# Func Hash:
11922952388744335
# Num Counters:
7
# Counter Values:
318656
2006
0
0
190934
190934
0
$0

$s6Ledger7AccountCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
250985
$0

$s6Ledger7RefusalV5CauseO21__derived_enum_equalsySbAE_AEtFZTf4nnd_n
# Func Hash:
672137662026201718
# Num Counters:
13
# Counter Values:
0
0
506380
0
0
0
506380
0
0
0
506380
0
0
$0

$s6Ledger7RefusalV5CauseOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
506380
5
$0

$s6Ledger7RefusalV5CauseOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
506380
$0

$s6Ledger7RefusalV8decisive2inAC5CauseO6Limits8ScheduleC_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
506412
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
1014814
0
0
1014814
0
0
0
0
0
0
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
9125476
659794
604711
604711
604711
0
0
$0

$s6Ledger7UserKeyV4hash4seedSis6UInt64V_tF
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
10209150
676938
676938
$0

$s6Ledger7UserKeyV4stem33_1CAE0153CA7BC1994FBFA5CFAEC68C57LL_4markSays5UInt8VGs4SpanVyAHG_AHSgtFZys06OutputM0VyAHGzXEfU_
# Func Hash:
52047014496162958
# Num Counters:
9
# Counter Values:
667172
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
666730
$0

$s6Ledger7UserKeyV6tenant4userACSays5UInt8VG_s4SpanVyAGGtcfCTf4nnd_n
# Func Hash:
236859847203335242
# Num Counters:
20
# Counter Values:
26019708
0
10035391
0
4030843
0
667172
0
667172
667172
0
0
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
506403
506403
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

$s6Ledger9AdmitCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_
# Func Hash:
450431951269415100
# Num Counters:
37
# Counter Values:
5955
0
0
0
218004
168467
0
0
0
10208
0
0
0
0
212106
0
0
0
0
218004
0
218061
0
218004
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger9AdmitCallV4roomSivg
# Func Hash:
1083424332827633660
# Num Counters:
11
# Counter Values:
218061
0
0
0
0
0
0
0
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
1334344
667172
667172
639361
27811
0
0
0
0
0
0
0
0
0
0
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
142
1421
995
348
142
142
85
0
142
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
72288
$0

$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5endedyy5Redis4CallCF
# Func Hash:
1124680650264541954
# Num Counters:
3
# Counter Values:
0
0
72288
$0

$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
72288
$0

$s6Ledger9LeaseWalkC4walkSiyYaF
# Func Hash:
791570814515290919
# Num Counters:
35
# Counter Values:
2131
0
284
284
284
0
0
142
0
0
0
142
142
0
17
0
2
0
2
0
140
0
0
0
0
0
0
3
0
0
0
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
2
16:141
17:1

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
676938
$0

$s6Limits10InputGuessV5learn5units5shape6tokens2byySi_AC5ShapeVS2itF
# Func Hash:
769121166721895025
# Num Counters:
30
# Counter Values:
630
11980
190931
190931
190921
178944
129737
0
190931
10
11980
129722
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
190931
190931
$0

$s6Limits10InputGuessV6tokens5units5shape3forS2i_AC5ShapeVSitF
# Func Hash:
783548774101456523
# Num Counters:
9
# Counter Values:
676938
624353
676852
624315
0
0
0
0
624267
$0

$s6Limits10InputGuessVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
676958
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits10InputGuessVwcp:676958

$s6Limits10InputGuessVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
676958
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits10InputGuessVwxx:676958

$s6Limits10InputGuessVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
676958
$0

$s6Limits10InputGuessVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
676958
$0

$s6Limits10ModelClassVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
35075
7
$0

$s6Limits10ModelClassVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
35068
0
35068
$0

$s6Limits10UsageLevelV4used6amountACSi_SitcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
353338
$0

$s6Limits10UsageLevelV9isAtLimitSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2006
$0

$s6Limits10UsageLevelV9remainingSivg
# Func Hash:
1063705160368644653
# Num Counters:
3
# Counter Values:
351332
333991
0
$0

$s6Limits11CallerTableVyxSgSicisAA11OutputGuessV5Shown33_2314146B6A7E42521E644BA931F31721LLV_Tg5
# Func Hash:
287486628054319576
# Num Counters:
5
# Counter Values:
441
3970
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
27012
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits11EntitlementVwcp:27012

$s6Limits11EntitlementVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
22961
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits11EntitlementVwxx:22961

$s6Limits11EntitlementVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
27012
$0

$s6Limits11EntitlementVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
22961
$0

$s6Limits11OutputGuessV10noteErrors33_2314146B6A7E42521E644BA931F31721LL2of5units6events7visibleyAC5ShownAELLVz_S3itF
# Func Hash:
25215336537781514
# Num Counters:
31
# Counter Values:
610
610
610
610
3360
3360
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
190931
3360
3963
0
0
610
610
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3970
3970
3970
3970
0
0
0
0
0
0
0
$0

$s6Limits13ScheduleCacheC8schedule3for10modelClass2atAA0B0CAA19EntitlementSnapshotC_AA05ModelG0VSgAA6MomentVtF
# Func Hash:
875268689812418993
# Num Counters:
36
# Counter Values:
0
10208
0
228202
228202
217994
228202
228202
0
0
10
10208
0
217997
0
217994
0
0
217994
217994
0
0
0
0
217994
0
0
0
0
0
217994
0
217994
0
0
0
$0

$s6Limits15MedianEstimatorV04findB033_42083CC5540E76AEF77FE6E8F147E7A9LLyyF
# Func Hash:
301351148538281552
# Num Counters:
15
# Counter Values:
20501
12166
8643
881
881
0
0
0
0
0
0
0
0
0
0
$0

$s6Limits15MedianEstimatorV4vote_2byySi_SitF
# Func Hash:
744641000248692000
# Num Counters:
18
# Counter Values:
5960826
6
642
397094
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

$s6Limits15MedianEstimatorV7replace33_42083CC5540E76AEF77FE6E8F147E7A9LL_2byySi_SitF
# Func Hash:
948827211152499732
# Num Counters:
8
# Counter Values:
397100
239
0
239
239
0
0
0
$0

$s6Limits15ShapeEstimatorsV4vote_2by2onySi_SiAA10InputGuessV0B0VtF
# Func Hash:
844982799826564422
# Num Counters:
4
# Counter Values:
190931
6
7
0
$0

$s6Limits19EntitlementSnapshotC4noneACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
218011
$0

$s6Limits19EntitlementSnapshotC4span2of2atAA6MomentV4from_AH2totAA8ScheduleC_AHtF
# Func Hash:
959085192517320418
# Num Counters:
5
# Counter Values:
218004
0
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
190957
7
$0

$s6Limits4PlanV4KindOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
190957
$0

$s6Limits4PlanVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4089
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits4PlanVwcp:4089

$s6Limits4PlanVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2029
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits4PlanVwxx:2029

$s6Limits4PlanVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4264
$0

$s6Limits4PlanVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2232
$0

$s6Limits5LimitV11EnforcementOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
33778
7
$0

$s6Limits5LimitV11EnforcementOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
33795
$0

$s6Limits5MeterO14countsRequestsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
337551
$0

$s6Limits5MeterOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
337582
15
$0

$s6Limits5MeterOWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
337621
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
1366146
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
207806
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
207799
$0

$s6Limits6MomentVSLAASL2leoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
190934
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
18989
0
$0

$s6Limits6WindowOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
18992
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

$s6Limits8ScheduleC5EntryC6LedgerE5field2atSSAA6MomentV_tF
# Func Hash:
187771964761477978
# Num Counters:
7
# Counter Values:
129722
0
0
0
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

$s6Limits9PlanTableC8timeZone3forSSAA11EntitlementV_tF
# Func Hash:
1124680652201725962
# Num Counters:
3
# Counter Values:
2022
0
0
$0

$s6Limits9ThresholdO8rawValueACSgSi_tcfC
# Func Hash:
1124680650056552345
# Num Counters:
4
# Counter Values:
320662
0
2006
318656
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
697330
0
0
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
697330
0
0
0
0
0
0
0
0
0
0
0
0
0
0
697330
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s7Gateway13LearnedModelsV5bytesSays5UInt8VGvg
# Func Hash:
609831943651619284
# Num Counters:
22
# Counter Values:
0
442
1547
0
221
0
0
0
39
13
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
$0

$s7Gateway13RelayedAnswerV6streamyyF
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
1003
1003
0
$0

$s7Gateway13RelayedAnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$s7Gateway13RelayedAnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1003
0
$0

$s7Gateway13RelayedAnswerV9endStream33_DBD5B43C55CB4369934AD74F37FBB2E1LL_15isBetweenEvents6Ledger10SettlementCSg4HTTP12RelayOutcomeO_SbtF
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

$s7Gateway13RelayedAnswerVWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$s7Gateway13RelayedAnswerVWOh
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
$s7Gateway13RelayedAnswerVwxx:1003

$s7Gateway13RelayedAnswerVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3009
$0

$s7Gateway13RelayedAnswerVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3009
$0

$s7Gateway13RoutedRequestC4bill33_AF5F1867C0A9EFFA236A160C254BBFE3LL_8isUseful6Ledger4BillC4Wire10TokenUsageV_SbtF
# Func Hash:
534146034025369043
# Num Counters:
11
# Counter Values:
190931
0
0
0
0
0
0
190931
0
190931
0
$0

$s7Gateway13RoutedRequestC4bill33_AF5F1867C0A9EFFA236A160C254BBFE3LL__8isUseful6Ledger4BillCSg4Wire11ReplyReaderV_4HTTP12RelayOutcomeOSbtF
# Func Hash:
198238759020173208
# Num Counters:
9
# Counter Values:
190934
3
190931
0
0
0
3
0
3
$0

$s7Gateway13RoutedRequestC5learn33_AF5F1867C0A9EFFA236A160C254BBFE3LL__7isWholey4Wire10TokenUsageV_AG11ReplyReaderVSbtF
# Func Hash:
438284564511352395
# Num Counters:
9
# Counter Values:
190931
190931
190931
190931
0
190931
0
0
190931
$0

$s7Gateway13RoutedRequestCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
676938
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

$s7Gateway14PendingForwardVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
888264
0
$0

$s7Gateway15TargetDirectoryC5Known33_C9BA7E66ACC0F96A93906F76F1DE516BLLC7answersySb4Wire7DialectO_SSSgSays5UInt8VGtF
# Func Hash:
11922952689625465
# Num Counters:
7
# Counter Values:
697329
697329
0
0
697320
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
697307
9
13
0
$0

$s7Gateway15UpstreamRequest33_49B5D926AF8FC46D799E274BFD76DD9ELLV6append__2toys4SpanVys5UInt8VG_AA9BodyEditsACLLV4Wire10ByteBufferVztFZTf4nnnd_n
# Func Hash:
259212322812111600
# Num Counters:
12
# Counter Values:
190934
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
190934
$0

$s7Gateway6TargetC11outputBoundySiSg4Wire12RequestFactsCF
# Func Hash:
134732428857511367
# Num Counters:
4
# Counter Values:
676938
676938
0
676938
$0

$s7Gateway8ExchangeC11settleAsidey6Ledger10SettlementCSgAE4BillCSgF
# Func Hash:
238984481002779099
# Num Counters:
3
# Counter Values:
190934
0
190851
$0

$s7Gateway8ExchangeC12writeRequest2to2onyAA16UpstreamEndpointC_4HTTP0G10ConnectionCtF
# Func Hash:
267958155081718646
# Num Counters:
15
# Counter Values:
190934
0
0
190934
0
78918
0
0
0
0
0
0
0
0
190934
$0

$s7Gateway8ExchangeC3act33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL2on__y6Ledger9AdmissionOn_AG0O7RequestCAA06RoutedP0Cnt9Responses7ProblemCYKF
# Func Hash:
164145375198101346
# Num Counters:
20
# Counter Values:
190934
0
190934
0
27070
0
0
0
27070
0
0
0
0
0
27070
0
27070
27070
27070
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV5hooks__2on7Gateway14AdmissionHooksC0B3API0B8ServicesV_6Ledger10RefusalLogC7Reactor9EventLoopCtFyAL7UserKeyV_AL0L0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:27070

$s7Gateway8ExchangeC3ask33_547A97419888411C69799DD6FBCA20BFLLyyAA16UpstreamEndpointCF
# Func Hash:
948827209125287801
# Num Counters:
7
# Counter Values:
0
0
1019
0
0
189915
0
$0

$s7Gateway8ExchangeC3tap33_8BDE36C98B6EF902AA79BD86CE2C45B5LL2of8isStreamAA8ReplyTapCSg4HTTP18UpstreamConnectionC_SbtF
# Func Hash:
798733567605003329
# Num Counters:
4
# Counter Values:
190934
189929
1003
1005
$0

$s7Gateway8ExchangeC4bill33_8BDE36C98B6EF902AA79BD86CE2C45B5LLy6Ledger4BillCSg4HTTP12RelayOutcomeO_AA13RoutedRequestCAA8ReplyTapCSgtF
# Func Hash:
631255612859710465
# Num Counters:
6
# Counter Values:
190934
190934
0
0
0
0
$0

$s7Gateway8ExchangeC4bill33_8BDE36C98B6EF902AA79BD86CE2C45B5LLy6Ledger4BillCSg4HTTP12RelayOutcomeO_AA13RoutedRequestCAA8ReplyTapCSgtF6$deferL_yyF
# Func Hash:
536873289888054125
# Num Counters:
4
# Counter Values:
190934
190062
190062
12
$0

$s7Gateway8ExchangeC4note_8isReplayy6Ledger7AccountC_SbtF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
190934
190934
$0

$s7Gateway8ExchangeC4noteyy6Ledger7RefusalV_AE7AccountCtF
# Func Hash:
1083424333143105968
# Num Counters:
11
# Counter Values:
0
0
506396
0
0
0
0
0
0
0
0
$0

$s7Gateway8ExchangeC4tellyyF
# Func Hash:
536873294000790184
# Num Counters:
4
# Counter Values:
697330
697330
506396
697330
$0

$s7Gateway8ExchangeC4turnyyF
# Func Hash:
844982796974805307
# Num Counters:
4
# Counter Values:
190934
0
190934
0
$0

$s7Gateway8ExchangeC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
408772
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
697330
0
0
697030
$0

$s7Gateway8ExchangeC5count33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL3for_y9Responses14CallerIdentityV_AA6TargetCtAG7ProblemCYKF
# Func Hash:
369518217360680524
# Num Counters:
12
# Counter Values:
697330
0
0
0
697330
697330
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
Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV5hooks__2on7Gateway14AdmissionHooksC0B3API0B8ServicesV_6Ledger10RefusalLogC7Reactor9EventLoopCtFyAL7UserKeyV_AL0L0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:20392

$s7Gateway8ExchangeC5count33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLyy6Ledger16AdmissionRequestCn_AA06RoutedO0Cnt9Responses7ProblemCYKF
# Func Hash:
714500944923080065
# Num Counters:
11
# Counter Values:
676938
0
0
458934
217921
83
458934
0
458934
458934
458934
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV5hooks__2on7Gateway14AdmissionHooksC0B3API0B8ServicesV_6Ledger10RefusalLogC7Reactor9EventLoopCtFyAL7UserKeyV_AL0L0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:458934

$s7Gateway8ExchangeC5endedyy5Redis4CallCF
# Func Hash:
414921810676790976
# Num Counters:
8
# Counter Values:
0
0
190851
0
0
190851
217921
0
$0

$s7Gateway8ExchangeC5later4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyAC_xtYaYbYCcfU_AA16UpstreamEndpointC_Tg5011$s7Gateway8b54C9askAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA16gH19CFyAC_AGtYaYbYCcfU_Tf1nnnc_n
# Func Hash:
1096621587861551887
# Num Counters:
5
# Counter Values:
0
1019
0
0
0
$0

$s7Gateway8ExchangeC5relay4from_y4HTTP18UpstreamConnectionC_AA14PendingForwardVtFTf4nxn_n
# Func Hash:
746321610909016515
# Num Counters:
29
# Counter Values:
189931
0
190934
190934
189931
1003
189931
189931
190934
0
1003
0
1003
190934
1003
1003
0
83
0
0
0
189848
0
189931
0
0
189848
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
190934
0
0
0
190934
0
0
$0

$s7Gateway8ExchangeC6ending33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLy6Ledger10SettlementCSgAF4BillCSgF
# Func Hash:
415356761640355876
# Num Counters:
8
# Counter Values:
190934
0
0
0
0
190934
190934
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
190934
0
$0

$s7Gateway8ExchangeC6routed3forAA13RoutedRequestCAA6TargetC_tF
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
676938
676938
676938
$0

$s7Gateway8ExchangeC6target33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLAA6TargetCy9Responses7ProblemCYKF
# Func Hash:
974670607290195508
# Num Counters:
6
# Counter Values:
0
0
697330
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
190934
$0

$s7Gateway8ExchangeC7forwardyyAA13RoutedRequestCn_6Ledger7AccountCSgntF
# Func Hash:
1063705162462123496
# Num Counters:
3
# Counter Values:
190934
0
0
$0

$s7Gateway8ExchangeC7inspect33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL3fory9Responses14CallerIdentityVSg_tAG7ProblemCYKF
# Func Hash:
135188634709294794
# Num Counters:
7
# Counter Values:
0
697330
0
697330
0
317816
697330
$0

$s7Gateway8ExchangeC7request33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLy6Ledger16AdmissionRequestC9Responses14CallerIdentityV_AF0O2IDVSgAA06RoutedO0CtF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
676938
$0

$s7Gateway8ExchangeC8stepDown4from__AA04StepD0CSgAA13RoutedRequestC_6Ledger7RefusalVAK7AccountCtFTf4nxnn_n
# Func Hash:
1083424332910252560
# Num Counters:
11
# Counter Values:
0
486004
0
0
0
0
0
0
0
0
0
$0

$s7Gateway8ExchangeC9askAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA16UpstreamEndpointCFyAC_AGtYaYbYCcfU_
# Func Hash:
287486626170757976
# Num Counters:
5
# Counter Values:
0
0
0
1019
0
$0

$s7Gateway8ExchangeC9messageID33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL6Ledger07RequestD0VSgy9Responses7ProblemCYKF
# Func Hash:
798733566969653622
# Num Counters:
4
# Counter Values:
0
697330
0
0
$0

$s7Gateway8ExchangeC__11modelInPath_AC4HTTP10ServerCallC_AA12MatchedRouteC4Wire10FieldRangeVSgA2ACtcfcTf4nnngn_n
# Func Hash:
1124680652064592474
# Num Counters:
3
# Counter Values:
697330
0
0
$0

$s7Gateway8ExchangeCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
697330
$0

$s7Gateway8ExchangeCfd
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
697330
0
$0

$s7Gateway8ReplyTapC3seeySbs4SpanVys5UInt8VGF
# Func Hash:
567185242373681587
# Num Counters:
5
# Counter Values:
231500
190934
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
422434
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
697330
$0

$s7GatewayAAC4tell_6status_2ofy9Telemetry14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
317816
$0

$s7GatewayAAC5beginyy4HTTP10ServerCallCF
# Func Hash:
315285098879847830
# Num Counters:
12
# Counter Values:
0
697330
0
0
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

$s7GatewayAAC5write33_49B5D926AF8FC46D799E274BFD76DD9ELL_2of2to2onyAA15UpstreamRequestADLLV_4HTTP10ServerCallCAA0N8EndpointCAJ0N10ConnectionCtF
# Func Hash:
1091527035363139706
# Num Counters:
64
# Counter Values:
190934
190934
0
160322
0
0
0
0
0
0
0
0
0
160334
0
0
2000
322656
0
0
190934
322656
0
0
190934
322656
190934
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
27070
0
0
0
0
0
0
0
$0

$s7GatewayAAC6routed2of3for_6callerAA13RoutedRequestC4HTTP10ServerCallC_AA6TargetC4Wire7DialectOSitF
# Func Hash:
3603318441614898
# Num Counters:
15
# Counter Values:
0
676938
0
0
676938
0
676938
0
676938
0
676938
0
676938
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
697330
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
676938
1003
3
1000
0
0
0
$0

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
2228
2112
2112
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
2235
0
14
0
0
32
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
1207
1207
0
0
0
0
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
432
1047
0
12
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
6930
5856
$0

$s7Reactor13SocketAddressOSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2445
2445
$0

$s7Reactor13SocketAddressOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
17479
96
$0

$s7Reactor13SocketAddressOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
12857
84
$0

$s7Reactor13SocketAddressOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6218
$0

$s7Reactor14ConnectionRaceC3end33_6F7D29669AE55DDB9604DD0B8662B2F9LLyys6ResultOyxq_GF
# Func Hash:
65558856555981860
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
1045
0
1019
0
1045
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
1
** External Symbol **:1045
1
** External Symbol **:1045
0
1
** External Symbol **:1045
1
** External Symbol **:1045
1
** External Symbol **:1045
1
** External Symbol **:1045
1
$s4HTTP10ServerCallC7Reactor12HangUpSourceAadEP7partnerAD7ChannelCSgvsTW:1019
0

$s7Reactor14ConnectionRaceC3runxyYaq_YKF
# Func Hash:
323868093755733938
# Num Counters:
6
# Counter Values:
0
1045
1045
0
1045
1045
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
1
** External Symbol **:1045
1
** External Symbol **:1045
0
1
** External Symbol **:1045
1
** External Symbol **:1045
1
** External Symbol **:1045
1
** External Symbol **:1045
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
1045
0
1045
0
0
0
1033
0
12
0
0
12
0
12
0
0
0
1045
1045
1045
0
0
0
0
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
12
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
** External Symbol **:1045
1
** External Symbol **:1045
1
** External Symbol **:1045
1
** External Symbol **:1045
1
** External Symbol **:1045
0
0

$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtF
# Func Hash:
264495438365974822
# Num Counters:
4
# Counter Values:
1045
1019
1045
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s4HTTP10ServerCallC7Reactor12HangUpSourceAadEP7partnerAD7ChannelCSgvsTW:1019

$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1045
$0

$s7Reactor14ConnectionRaceC5timer33_6F7D29669AE55DDB9604DD0B8662B2F9LLAA5TimerCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1045
$0

$s7Reactor14ConnectionRaceC7attempt33_6F7D29669AE55DDB9604DD0B8662B2F9LL_2atyAA7ChannelC_AA13SocketAddressOtYaF
# Func Hash:
651828920395421307
# Num Counters:
3
# Counter Values:
0
1045
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
** External Symbol **:1045
0
0
0

$s7Reactor14ConnectionRaceC9beginNext33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyF
# Func Hash:
26302302125955537
# Num Counters:
11
# Counter Values:
1045
0
1045
1019
0
0
0
1045
0
0
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
11
1
$s4HTTP10ServerCallC7Reactor12HangUpSourceAadEP8peerLeftSbvgTW:1019
0
0
1
** External Symbol **:1045
1
** External Symbol **:1045
0
1
** External Symbol **:1045
0
0
0
0

$s7Reactor14ConnectionRaceC_2on3due3for4none7failure7discard7prepareACyxq_GSayAA13SocketAddressOG_AA9EventLoopCs6UInt64VAA12HangUpSource_pSgq_q_AA11SystemErrorVcyxcxAA7ChannelC_AMtYaq_YKYCctcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1045
$0

$s7Reactor14ConnectionRaceC_2on3due3for4none7failure7discard7prepareACyxq_GSayAA13SocketAddressOG_AA9EventLoopCs6UInt64VAA12HangUpSource_pSgq_q_AA11SystemErrorVcyxcxAA7ChannelC_AMtYaq_YKYCctcfcTf4gnnnnnnnn_n
# Func Hash:
567090795815895039
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
2
1
** External Symbol **:1045
2
__swift_memcpy1_1:1019
__swift_memcpy25_8:26

$s7Reactor14ConnectionRaceCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1045
$0

$s7Reactor14ConnectionRaceCfd
# Func Hash:
567090795815895039
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
2
2
__swift_noop_void_return:1019
$s5Redis0A5ErrorOwxx:26
1
** External Symbol **:1045

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
1137
1137
0
1137
0
0
$0

$s7Reactor5TimerCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4410
$0

$s7Reactor5TimerCyAcA5Timed_pcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1119
$0

$s7Reactor5TimerCyAcA5Timed_pcfCTf4en_nTf4gn_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1119
$0

$s7Reactor6ClocksO9monotonics6UInt64VyFZ
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
167042
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
14750
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
6525
$0

$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
1999427
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
1998244
2228
0
3301
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
890312
890312
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
382032
382032
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
1045
1045
0
0
1045
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
2028411
1110160
918251
0
0
$0

$s7Reactor7ChannelC4sendyAA8TransferOs4SpanVys5UInt8VGF
# Func Hash:
675064528772158230
# Num Counters:
8
# Counter Values:
1273375
0
0
1273375
0
0
1273375
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
87955
0
1338375
1337311
88993
0
0
1045
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
5
$s4HTTP16ServerConnectionC7Reactor4PumpAadEP4turnyyFTW:699882
$s5Redis10ConnectionC7Reactor4PumpAadEP4turnyyFTW:225841
$s4HTTP5RelayC7Reactor4PumpAadEP4turnyyFTW:219635
$s7Gateway8ExchangeC7Reactor4PumpAadEP4turnyyFTW:190934
$s4HTTP18UpstreamConnectionC7Reactor4PumpAadEP4turnyyFTW:1019

$s7Reactor7ChannelC5closeyyF
# Func Hash:
567185239157368236
# Num Counters:
5
# Counter Values:
2221
2221
2221
2147
2210
$0

$s7Reactor7ChannelC5readyyyAA9ReadinessVF
# Func Hash:
995382920710218379
# Num Counters:
9
# Counter Values:
87955
1183
0
1336154
1183
1334971
0
87955
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
139222
139222
0
0
139222
139222
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
1336154
$0

$s7Reactor7ChannelC_2on9connectedAcA10DescriptorV_AA9EventLoopCSbtcfcTf4ngnn_n
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1045
0
$0

$s7Reactor7ChannelCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2221
$0

$s7Reactor7ChannelCfd
# Func Hash:
844982798047115128
# Num Counters:
4
# Counter Values:
0
0
2221
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

$s7Reactor7MailboxC4postyyAC7MessageOF
# Func Hash:
650973722815653734
# Num Counters:
8
# Counter Values:
1469
24
1448
31
0
0
9
0
$0

$s7Reactor7MailboxC7MessageOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2840
2750
$0

$s7Reactor7MailboxC7MessageOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1469
1379
$0

$s7Reactor7MailboxC7MessageOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1466
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
1273375
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
12
1045
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
1249308
2292
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
2257
2257
1183
1183
1183
0
0
1183
1074
0
1074
1074
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
1074
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
12
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
165581
28
0
$0

$s7Reactor9EventLoopC13assertCurrentyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
485990
$0

$s7Reactor9EventLoopC3arm_2atyAA5TimerC_s6UInt64VtF
# Func Hash:
567185239653926743
# Num Counters:
5
# Counter Values:
0
3834
0
3834
58
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
1374
90
7
511
1337235
1337235
0
1444
24
0
0
1444
438619
0
438909
0
0
0
0
0
0
0
0
0
0
0
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
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV4tellyyyxYbcFyyYbcfU_TA:1273
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV3askyqd__qd__xYbcYas8SendableRd__lFySccyqd__s5NeverOGXEfU_yyYbcfU_TA:65
$s7Reactor9EventLoopC4stopyyFyyYbcfU_:22
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC4makeyAA0C5BoundVyxGxACYbcYalFySccyAGs5NeverOGXEfU_yyYbcfU_TA:17
3
$s7Reactor7ChannelCAA11EventSourceA2aDP5readyyyAA9ReadinessVFTW:1336154
$s7Reactor8ListenerCAA11EventSourceA2aDP5readyyyAA9ReadinessVFTW:1074
$s7Reactor12SignalSourceCAA05EventC0A2aDP5readyyyAA9ReadinessVFTW:7
10
$s5Redis0A6ClientC7Reactor5TimedAadEP10timePassedyyFTW:149
$s9Telemetry9AccessLogC7Reactor5TimedAadEP10timePassedyyFTW:78
$s6Ledger11PeriodicJobC7Reactor5TimedAadEP10timePassedyyFTW:61
$s6Ledger10StoreWatchC7Reactor5TimedAadEP10timePassedyyFTW:50
$s7GatewayAAC7Reactor5TimedAacDP10timePassedyyFTW:50
$s9Telemetry14StatsCollectorC7Reactor5TimedAadEP10timePassedyyFTW:50
$s7Reactor5Alarm33_6FDF754341BA64BA0527E07FB432922FLLCAA5TimedA2aEP10timePassedyyFTW:35
$s4Edge16KillSwitchPollerC7Reactor5TimedAadEP10timePassedyyFTW:22
$s6Ledger10RefusalLogC7Reactor5TimedAadEP10timePassedyyFTW:10
$s4Edge19LearnedModelsKeeperC7Reactor5TimedAadEP10timePassedyyFTW:6

$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlF
# Func Hash:
78858395717917332
# Num Counters:
2
# Counter Values:
0
4917
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
3
** External Symbol **:1932
** External Symbol **:1899
** External Symbol **:1086
3
** External Symbol **:1932
** External Symbol **:1899
** External Symbol **:1086
1
** External Symbol **:4917
1
** External Symbol **:4917
1
** External Symbol **:4917
1
** External Symbol **:4917
0

$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4917
$0

$s7Reactor9EventLoopC5startyyFyyYbcfU_
# Func Hash:
1124680651599336337
# Num Counters:
4
# Counter Values:
437681
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
1169
1089
$0

$s7Reactor9EventLoopC7enqueueyys11ExecutorJobVnF
# Func Hash:
798733565743588729
# Num Counters:
4
# Counter Values:
11991
90
7
32
$0

$s7Reactor9EventLoopC7receive33_547C404EB3F4E3E7437DD7EBDCB125BFLL4fromAA8TransferOAA7ChannelC_tFAHSwXEfU_
# Func Hash:
759225736835235971
# Num Counters:
8
# Counter Values:
1110160
1110086
0
2292
1107794
1107794
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
12081
598535
8168
0
165581
0
165581
0
0
438931
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
$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW:165581
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
0:165581

$s7Reactor9EventLoopC8patience33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLs5Int32VyF
# Func Hash:
694937220551334010
# Num Counters:
6
# Counter Values:
438909
437719
437319
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
443848
7
$0

$s7Reactor9EventLoopCSchAASch21asUnownedTaskExecutors0efG0VyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4917
$0

$s7Reactor9EventLoopCSchAASch7enqueueyys11ExecutorJobVnFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12081
$0

$s7Reactor9LoopBoundV4tellyyyxYbcF
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1273
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Reactor9LoopBoundVwcp:1273
1
** External Symbol **:1273

$s7Reactor9LoopBoundVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2953
$0

$s7Reactor9LoopBoundVwcp
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1338
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1338

$s7Reactor9TimerHeapV4rise33_73D7694B3CA73619DC12A80BF0673464LL4fromySi_tF
# Func Hash:
5832817387315427
# Num Counters:
10
# Counter Values:
14680
3953
3953
10912
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
4054
28206
27998
0
4797
0
0
0
0
0
0
0
0
0
0
0
0
13209
26703
$0

$s7Reactor9TimerHeapV6popDue2atAA0B0CSgs6UInt64V_tF
# Func Hash:
52047014003436353
# Num Counters:
9
# Counter Values:
439273
1020
18
0
0
439418
511
0
0
$0

$s7Reactor9TimerHeapV6remove33_73D7694B3CA73619DC12A80BF0673464LL2atySi_tF
# Func Hash:
948827210635431979
# Num Counters:
7
# Counter Values:
3759
0
51
0
0
0
0
$0

$s8Commands11NearestWordO2of_2inSSSgSS_SaySSGtFZTf4nnd_n
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

$s8Commands11NearestWordO8distance33_538088A253959083EA362564135CA0CALLySiSaySJG_AFtFZTf4nnd_n
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

$s8Identity10PseudonymsC6number2ofs6UInt64VSays5UInt8VG_tF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
317822
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

$s8Identity19CredentialExtractorC02isA0_2inSb4Wire5FieldV_s4SpanVys5UInt8VGtF
# Func Hash:
567185238970020061
# Num Counters:
5
# Counter Values:
0
322656
322656
0
0
$0

$s8Identity19CredentialExtractorC5trust2ins6UInt64VSays5UInt8VG_tF
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
Edge.build/AdminListener.swift.bc;$s9Responses18AuthenticationPlanV4EdgeE_9demoUsers7tellingAC13Configuration8SettingsV_SaySSG9Telemetry10TroubleLogCtAD0D5ErrorVYKcfcSbSays5UInt8VGYbcfU_TA:1179

$s8Identity19CredentialExtractorC6caller_2in5trustAA6CallerO4Wire10HeadFieldsC_s4SpanVys5UInt8VGs6UInt64VtF
# Func Hash:
781182585783968601
# Num Counters:
69
# Counter Values:
0
30900
666730
0
728530
30900
30900
0
30900
0
0
30900
666730
697630
30900
30900
30900
697630
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

$s9HistogramAAV3addyyABF
# Func Hash:
790715555091891887
# Num Counters:
17
# Counter Values:
107123
150
129
0
129
0
0
0
0
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
594303
92187
30584
30578
30578
129
107
0
0
0
0
0
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
1528759
142
700
253
0
0
$0

$s9HistogramAAV6record_5timesys6UInt64V_AFtFfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1528759
$0

$s9HistogramAAV8quantileys6UInt64VSdF
# Func Hash:
508516459619704390
# Num Counters:
17
# Counter Values:
63862
258
1
213
213
0
0
0
0
0
0
0
0
0
0
213
214
$0

$s9HistogramAAVABycfC
# Func Hash:
146835646621254984
# Num Counters:
2
# Counter Values:
884544
192
$0

$s9Responses13AuthenticatorC5knownyAA14CallerIdentityVSg4HTTP10ServerCallCAA7ProblemCYKF
# Func Hash:
52047012645064885
# Num Counters:
9
# Counter Values:
0
30600
666730
30300
0
0
0
0
0
$0

$s9Responses13AuthenticatorC5trust2ins6UInt64V4HTTP10ServerCallC_tF
# Func Hash:
607699196971100534
# Num Counters:
5
# Counter Values:
697930
1179
696751
1179
0
$0

$s9Responses13AuthenticatorC6member33_4927A8E0ADC8AA3BC9B58D6CE2A93EADLL7showing2inAA18VerifiedCredentialCSg4Wire10FieldRangeV_AK10ByteBufferVtF
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

$s9Responses13RateLimitText33_8EF8AC7F45EDF5E693E1E0CDC2649AB9LLC6append_2toy6Ledger0C6CountsV_4Wire10ByteBufferVztF
# Func Hash:
757987887573232942
# Num Counters:
10
# Counter Values:
129746
221586
206269
206269
206269
129746
0
0
129746
221586
$0

$s9Responses14CallerIdentityVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
697330
697030
$0

$s9Responses14RateLimitSheetC4text33_8EF8AC7F45EDF5E693E1E0CDC2649AB9LL3for2atAA0bC4TextAELLC4Wire7DialectO_6Limits6MomentVtF
# Func Hash:
753202734385591687
# Num Counters:
7
# Counter Values:
206259
0
57
206212
0
0
0
$0

$s9Responses15RateLimitFieldsV5sheet33_8EF8AC7F45EDF5E693E1E0CDC2649AB9LL2ofAA0bC5SheetC6Limits8ScheduleC_tFTf4nn_g
# Func Hash:
647472251631663402
# Num Counters:
11
# Counter Values:
6
206269
206259
3
3
0
0
0
0
0
0
$0

$s9Responses16ResponseComposerC13appendLastDay33_6144A55E26F0751CC63F29C0B090CC5DLL_2toy6Ledger7AccountC_4HTTP10ServerCallCtF
# Func Hash:
391331300715575683
# Num Counters:
6
# Counter Values:
0
188928
0
0
0
0
$0

$s9Responses16ResponseComposerC14appendStanding_2to_10isAdmitted4newsy6Ledger7AccountC_4HTTP10ServerCallC4Wire7DialectOSb5Words6PhraseVSgtF
# Func Hash:
414921812777061813
# Num Counters:
8
# Counter Values:
190934
190934
0
188928
2006
2006
0
0
$0

$s9Responses16ResponseComposerC5write33_6144A55E26F0751CC63F29C0B090CC5DLLyAA14WrittenProblemCAA0N0C_AA0N5ShapeOAA8AudienceVtF
# Func Hash:
414814503575293200
# Num Counters:
50
# Counter Values:
1559
0
0
0
0
0
0
16
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
0
5
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
$s4Wire10ByteBufferVwxx:16

$s9Responses16ResponseComposerC6refuse__2to_y6Ledger7RefusalV_AF7AccountC4HTTP10ServerCallC4Wire7DialectOtF
# Func Hash:
197471691812039915
# Num Counters:
19
# Counter Values:
0
506396
491061
15319
16
16
15319
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

$s9Responses16ResponseComposerC8language2ofSS4HTTP10ServerCallC_tF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
3025
$0

$s9Responses18AuthenticationPlanV4EdgeE_9demoUsers7tellingAC13Configuration8SettingsV_SaySSG9Telemetry10TroubleLogCtAD0D5ErrorVYKcfcSbSays5UInt8VGYbcfU_
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

$s9Responses19AuthenticatedCallerV6caller_6Ledger7AccountC7accounttSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
697330
0
$0

$s9Responses20RefusalResponseCacheV6recall___4wishAA06CachedbC0CSg6Ledger0B0V_AI7AccountC4Wire7DialectOs4SpanVys5UInt8VGtF
# Func Hash:
1094249774345259342
# Num Counters:
21
# Counter Values:
506437
0
0
506380
506380
506396
0
506391
0
0
506380
0
0
0
0
506380
36
0
0
0
0
$0

$s9Responses21CachedRefusalResponseC10hasFigures33_3AE213701529DE16243724F431B6E0AFLL2ofSb6Ledger11LimitCountsV_tF
# Func Hash:
536873292752216120
# Num Counters:
4
# Counter Values:
15294
997466
506380
0
$0

$s9Responses21CachedRefusalResponseC4keep_4from_y4HTTP10ServerCallC_Si6Ledger11LimitCountsVtF
# Func Hash:
438284562584081697
# Num Counters:
10
# Counter Values:
9
15319
15298
30
25
0
0
0
0
0
$0

$s9Responses21CachedRefusalResponseC5suits33_3AE213701529DE16243724F431B6E0AFLLySb6Ledger7AccountCF
# Func Hash:
504567552261313514
# Num Counters:
34
# Counter Values:
506380
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s9Responses21CachedRefusalResponseC6answerySb4HTTP10ServerCallC_6Ledger11LimitCountsVtF
# Func Hash:
567185239256678305
# Num Counters:
5
# Counter Values:
506380
506359
0
491061
15289
$0

$s9Telemetry10ModelTallyC5countyyAA11UsedFiguresVF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
190934
3
$0

$s9Telemetry10ModelTallyCSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
317816
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:317816

$s9Telemetry10ModelTallyCSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
317808
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:317808

$s9Telemetry11AppObserverC17reservationOpenedyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
190934
$0

$s9Telemetry11AppObserverC4plan33_418D5128FCD4C2C68917EC16C903E6B1LLyAA9PlanTallyCSS_SbtF
# Func Hash:
1080275685923307119
# Num Counters:
8
# Counter Values:
7
7
0
697323
0
7
0
697323
$0

$s9Telemetry11AppObserverC5countyAA9LogPhraseCAA14ExchangeRecordV_AA8DecisionOtF
# Func Hash:
640704450538081984
# Num Counters:
14
# Counter Values:
697330
190934
190934
0
0
190934
0
0
0
0
0
0
0
0
$0

$s9Telemetry11AppObserverC5tally33_418D5128FCD4C2C68917EC16C903E6B1LL2of_AA10ModelTallyCAHSg_SbtF
# Func Hash:
287486624965275222
# Num Counters:
5
# Counter Values:
190934
190928
0
0
0
$0

$s9Telemetry11UsedFiguresV8messages5input6cached6output9reasoning4cost10isEstimateACSi_S5iSbtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
190934
$0

$s9Telemetry12LoopObserverC11loopFiguresAA0bE0Vvg
# Func Hash:
950994588233503479
# Num Counters:
11
# Counter Values:
1026
969
57
57
57
57
0
0
0
0
0
$0

$s9Telemetry12LoopObserverC11streamBeganyyF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1003
0
$0

$s9Telemetry12LoopObserverC11streamEndedyyF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1003
0
$0

$s9Telemetry12LoopObserverC4tell_2of6status_yAA14ExchangeRecordV_AA03AppC0CSiAA9CallFactsVyXKtF
# Func Hash:
841326416511924720
# Num Counters:
34
# Counter Values:
218004
190934
190934
317816
8
0
317816
317808
379514
0
0
0
0
0
0
317808
317808
0
307610
0
0
0
238896
0
0
0
0
317808
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
Gateway.build/BoundedTable.swift.bc;$s7GatewayAAC4tell_6status_2ofy9Telemetry14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_TA:317816
1
Telemetry.build/AppObserver.swift.bc;$s9Telemetry9UserNamesO10makeWriterySays5UInt8VG_4Wire10ByteBufferVztcyFyAG_AJztcfU0_TA:317816
1
$s4Wire10ByteBufferVwxx:8
0

$s9Telemetry12LoopObserverC5trace10continuing2inAA12TraceContextVSg4Wire10FieldRangeVSg_AJ10ByteBufferVtF
# Func Hash:
1096621587996230487
# Num Counters:
6
# Counter Values:
697330
0
317816
317816
0
0
$0

$s9Telemetry12LoopObserverC7noteGapyys6UInt64VF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
231500
$0

$s9Telemetry13UpstreamTallyC4tellyyAA14ExchangeRecordVF
# Func Hash:
974752425722832205
# Num Counters:
13
# Counter Values:
0
0
0
190934
190934
190934
0
0
190934
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

$s9Telemetry14ExchangeRecordV2atACs6UInt64V_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
697330
$0

$s9Telemetry14ExchangeRecordV5marks33_8B871F95163273ACCF159F3314A86585LLSivg
# Func Hash:
732038793231354919
# Num Counters:
9
# Counter Values:
0
1002
0
635632
635632
0
0
477796
477796
$0

$s9Telemetry14ExchangeRecordV5write3now2toys6UInt64V_4Wire10ByteBufferVztF
# Func Hash:
301351146074721365
# Num Counters:
15
# Counter Values:
317816
78918
87273
78918
78918
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

$s9Telemetry14ExchangeRecordVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
697330
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s9Telemetry14ExchangeRecordVwxx:697330

$s9Telemetry14ExchangeRecordVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
697330
$0

$s9Telemetry15UpstreamOutcomeO6statusACSi_tcfC
# Func Hash:
37730073911474559
# Num Counters:
5
# Counter Values:
190934
0
0
0
0
$0

$s9Telemetry7LogSinkC4takeySbAA0B6BundleCF
# Func Hash:
135188635425161522
# Num Counters:
7
# Counter Values:
1135
0
1135
0
0
0
0
$0

$s9Telemetry8LogClockV6append_2toys5Int64V_4Wire10ByteBufferVztF
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
317816
21
0
$0

$s9Telemetry9AccessLogC3end33_01A61ED7213325D818723BC4DA1E572ELLyyF
# Func Hash:
1096621589181271493
# Num Counters:
5
# Counter Values:
316760
1056
79
0
0
$0

$s9Telemetry9AccessLogC4send33_01A61ED7213325D818723BC4DA1E572ELLyyF
# Func Hash:
287486628565656535
# Num Counters:
5
# Counter Values:
1059
1057
0
0
0
$0

$s9Telemetry9AccessLogC5begin33_01A61ED7213325D818723BC4DA1E572ELLyyF
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
317816
0
$0

$s9Telemetry9AccessLogC9takeLines33_01A61ED7213325D818723BC4DA1E572ELL4Wire10ByteBufferVyF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1098
37
$0

$s9Telemetry9CallFactsV6method_AC4Wire6MethodO_AA05RouteC0CtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
317816
$0

$s9Telemetry9LogBundleCfD
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
$s4Wire10ByteBufferVwxx:1135

$s9Telemetry9LogWriterC4look33_8D3341468C09F5D7FBB0498149313A4ELLyyF
# Func Hash:
650973720624659888
# Num Counters:
9
# Counter Values:
0
1135
0
0
1118
0
17
0
0
$0

$s9Telemetry9LogWriterC5writeyyAA0B6BundleCF
# Func Hash:
391800339481944829
# Num Counters:
11
# Counter Values:
0
0
1135
0
1135
0
1135
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

$s9Telemetry9PlanTallyC5countyAA9LogPhraseCAA8DecisionO_SS6Limits10ModelClassVSgtF
# Func Hash:
855345942186483799
# Num Counters:
18
# Counter Values:
1234311
697321
6
0
697323
7
7
697315
0
0
0
0
8
0
0
0
697321
697315
$0

$s9Telemetry9UserNamesO10makeWriterySays5UInt8VG_4Wire10ByteBufferVztcyFyAG_AJztcfU0_
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
317816
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge13TelemetryPlanV9userNames33_6BF142035C8FEAA7F724F807D6C262FCLLy0B004UserE0O13Configuration8SettingsVAA0A5ErrorVYKFZs6UInt64VSays5UInt8VGcyYbcfU0_AoRc8Identity10PseudonymsCYbcfu_AoRcfu0_TA:317816

$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTR
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA16UpstreamEndpointC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyi1_jk12YbYCcfU_AA16cd83C_TG5011$s7Gateway8b54C9askAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA16gH19CFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1019
$0

$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTR
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1045
$0

$sS2SSlsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
12494
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
783795
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

$sSD8_VariantV11removeValue6forKeyq_Sgx_tFSO_4HTTP16ServerConnectionCTg5
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
72653
0
0
0
0
0
0
72653
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
432
924
432
924
5472
5416
0
56
56
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFShy5Words11PlaceholderOG_Tg50133$s5Words7WordingV10complaints33_31988B41CA745A892B226FE0F35A3D78LL5about3forSayAA0B5FaultV6ReasonOGAA8TemplateV_AA8SentenceOtFZSbAA11E10O_ARtXEfU_Tf1cn_n
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
235
10736
235
235
0
10736
0
0
0
0
235
0
0
0
0
501
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
1045
0
1045
0
0
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
0:1045
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lFScJ_s15EmptyCollectionVyScJGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
8168
0
8168
0
0
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
0:8168
0

$sSa4Wires5UInt8VRszlEySayACGs4SpanVyACGcfC
# Func Hash:
700171237036929845
# Num Counters:
3
# Counter Values:
1557
1525
1557
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
6
513:625
5:300
17:300
7:270
0:32
6:30

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF5Words12WordingFaultV6ReasonO_SayAIGTg5
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

$sSa6append14addingCapacity16initializingWithySi_ys10OutputSpanVyxGzqd__YKXEtqd__YKs5ErrorRd__lFSi_s5NeverOTg5056$s6Ledger15AdmissionFormatV8unpackedyAA10AdmitReplyOSgs4g36Vys5UInt8VG_6Limits8ScheduleCtFZys06F13G0VySiGzXEfU_Si6Ledger0lM0VXMts0G0Vys0T0VGS3i6Limits0W0CSiTf1ncn_nTf4nnndnnnngn_n
# Func Hash:
516910371742419881
# Num Counters:
72
# Counter Values:
1923972
0
0
0
320662
320662
0
0
0
320662
0
0
0
320662
0
0
190934
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
667172
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
2064
2064
0
2064
0
2064
0
2052
0
12
0
12
2052
0
12
0
12
2064
0
2064
2064
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$sSa9repeating5countSayxGx_SitcfC9Responses18VerifiedCredentialCSg_Tt1g5Tf4gn_n
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
1201
5964
5960
698535
698522
698522
0
0
$0

$sSay6Ledger7RefusalV5CauseOGWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
33776
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:33776

$sSay6Ledger7RefusalV5CauseOGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16888
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:16888

$sSaySSGSayxGSKsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1617
7
$0

$sScPSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4917
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4917

$sScPSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
9834
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:9834

$sSh21_nonEmptyArrayLiteralShyxGSayxG_tcfC5Words11PlaceholderO_Tt0g5Tf4g_n
# Func Hash:
650973722606238697
# Num Counters:
8
# Counter Values:
402
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
184
1260
14
$0

$sSh8containsySbxF5Words11PlaceholderO_Tg5
# Func Hash:
536873292490446314
# Num Counters:
4
# Counter Values:
620
410
2474
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
8024
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
2968449
$0

$sSi6LimitsE20multipliedSaturating2byS2i_tF
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
676938
676938
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
27285
0
27285
0
0
0
0
0
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
4339
161
161
70
1441
7
0
0
0
1434
1364
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
1434
1434
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
Words.build/Catalogue+English.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:2642
Reactor.build/Channel+Bytes.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:1202
Commands.build/Command+Parsing.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:359
Configuration.build/CommonSettings.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:252
Configuration.build/CommonSettings.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:70
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
26759
25681
1078
1078
28
25681
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
2964
2873
91
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
485990
485693
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay7Gateway8ReplyTapCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
190934
189929
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSaySay5Redis0D5ReplyOG5items_Si7missingtG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
1331
17
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSays6UInt32VG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
2249
123
0
0
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKF5Words11PlaceholderO_Tg50133$s5Words7WordingV10complaints33_31988B41CA745A892B226FE0F35A3D78LL5about3forSayAA0B5FaultV6ReasonOGAA8TemplateV_AA8SentenceOtFZSbAA11F10O_ARtXEfU_Tf1cn_n
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
276
112
68
60784
56
160
4992
0
80
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
75710
0
0
0
75710
42270
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF7Reactor13SocketAddressO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2064
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
3512
$0

$ss17_NativeDictionaryV16_unsafeInsertNew3key5valueyxn_q_ntF6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLV_AH4LineAJLLCTg5
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

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLV_AH4LineAJLLCTg5
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

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSO_4HTTP16ServerConnectionCTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
22
7
22
1624
0
7
22
7
0
20
8
0
0
20
1
1
1
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSs_SsTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
10
0
1624
0
10
0
28
0
126
14
0
0
126
8
8
8
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

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLV_AM4LineAOLLCTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
2006
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLV_AH4LineAJLLCTg5
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

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSO_4HTTP16ServerConnectionCTg5
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
5576
5576
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF4Wire5FieldV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
8059
8059
2281
0
5778
8059
0
0
4087
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
3
33:2262
17:2260
65:1256
0
1
0:2281

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5Redis0P5ReplyO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
27444
0
27444
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5Words12WordingFaultV6ReasonO_Tg5
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
1324
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Ledger10SettlementC6ChangeV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
129722
129722
129722
0
0
129722
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
27070
27070
27070
0
0
27070
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
0:27070

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF7Reactor13SocketAddressO7address_AH7ChannelC7channelt_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
1045
1045
1045
0
0
1045
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
4128
4128
4128
0
0
4128
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
1926
247
1911
0
76
179
0
0
30
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
5
16:48
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
222272
195100
218576
0
3696
195100
0
0
2094
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
4
8:1394
17:938
33:924
65:440
0
2
0:218570
65:6

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSs_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
4447
4447
2764
0
1683
4447
0
0
804
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
6
32:1331
64:212
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
687197
683752
677255
0
9942
683662
0
0
7661
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
10
17:4757
65:4057
9:458
8:431
33:134
129:57
2:36
4:4
6:4
7:4
0
5
0:676900
1:235
65:57
9:50
7:13

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs6UInt64V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
5518
0
5614
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
513:198
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
5614
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5Words11PhraseCacheC3Key33_29E3DA4E0092D67B302BF989E8C244DFLLV_Tg5
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
190
185
3085
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5Words8SentenceO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
3120
3115
2637
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLV_Tg5
# Func Hash:
209100685727863754
# Num Counters:
28
# Counter Values:
46185
10905
3079
0
0
0
0
3079
3079
3079
3079
7114
5261
3079
0
0
0
3079
0
0
0
0
0
0
0
0
3079
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
3460
2267
2431
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSS_Tg5
# Func Hash:
607699200200471043
# Num Counters:
5
# Counter Values:
3880
2672
2672
3925
1220
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSs_Tg5
# Func Hash:
619802543151161916
# Num Counters:
7
# Counter Values:
0
2458
2430
2418
1232
2418
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5Words11PhraseCacheC3Key33_29E3DA4E0092D67B302BF989E8C244DFLLV_Tg5
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
3085
448
0
0
2637
0
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5Words8SentenceO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2637
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLV_Tg5
# Func Hash:
974670605011390822
# Num Counters:
7
# Counter Values:
106710
7114
7114
0
0
0
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF7Gateway13LearnedModelsV4NameV_Tg5
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
2235
149
149
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
3925
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
322656
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
2716955
16826464
14865134
13038342
13038342
7424016
6183782
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
3527344
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
1045
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
** External Symbol **:1045
0
1
** External Symbol **:1045

$ss6ResultOy5Redis0B5ReplyOAC0B5ErrorOGWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
166
299511
$0

$ss6UInt16VABs17FixedWidthIntegersWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
404063
7
$0

$ss6UInt32VABs17FixedWidthIntegersWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
191009
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
2572
2588
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
2572
1104
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
6
0
4
0:32
8:12
17:8
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
4917
$0

$sxqd__qd_0_Ignrzr_xqd__s5Error_pIegnrzo_sAARd_0_r_0_lTRSSSg5label_yp5valuet_s6UInt64Vs5NeverOTG5095$s13Configuration10StableHashV12addUnordered33_4F9C92B4788DCF5E5521E98863137163LLyys6MirrorVFs6D28VSSSg5label_yp5valuet_tXEfU_Tf3nnpf_n
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
** External Symbol **:31000
** External Symbol **:23358
** External Symbol **:18767
** External Symbol **:18215
** External Symbol **:14279
** External Symbol **:13323
** External Symbol **:11662
** External Symbol **:6432
** External Symbol **:6150
__swift_memcpy16_8:1504
$s6Limits6WindowOwCP:743
$s6Limits5MeterOwCP:667
$s13Configuration8HostPortVwCP:448
$s6Limits5LimitVwCP:448
$s6Limits4PlanVwCP:224
$s6Limits10ModelClassVwCP:175
$s13Configuration11LogSettingsV6AccessOwCP:160
$s13Configuration13AdminSettingsVwCP:112
$s13Configuration13MessageNamingVwCP:112
$s13Configuration13SpoolSettingsVwCP:112
$s13Configuration11LogSettingsVwCP:112
$s13Configuration11HTTPAddressVwCP:100
$s13Configuration13RedisSettingsV6ServerOwCP:64
$s13Configuration13TraceSettingsVwCP:48
$s6Limits12ModelClassesVwCP:32
$s13Configuration8UpstreamVwCP:1

Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
218004
$0

Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B4PlanV_AA0aF0V5Redis0G6ClientC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2055350
$0

Edge.build/AdminListener.swift.bc;$s4Edge13TelemetryPlanV9userNames33_6BF142035C8FEAA7F724F807D6C262FCLLy0B004UserE0O13Configuration8SettingsVAA0A5ErrorVYKFZs6UInt64VSays5UInt8VGcyYbcfU0_AoRc8Identity10PseudonymsCYbcfu_AoRcfu0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
317816
$0

Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV5hooks__2on7Gateway14AdmissionHooksC0B3API0B8ServicesV_6Ledger10RefusalLogC7Reactor9EventLoopCtFyAL7UserKeyV_AL0L0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
506396
$0

Edge.build/AdminListener.swift.bc;$s9Responses18AuthenticationPlanV4EdgeE_9demoUsers7tellingAC13Configuration8SettingsV_SaySSG9Telemetry10TroubleLogCtAD0D5ErrorVYKcfcSbSays5UInt8VGYbcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1179
$0

Gateway.build/BoundedTable.swift.bc;$s7Gateway13RelayedAnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

Gateway.build/BoundedTable.swift.bc;$s7Gateway13RelayedAnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_.0
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

Gateway.build/BoundedTable.swift.bc;$s7Gateway13RelayedAnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

Gateway.build/BoundedTable.swift.bc;$s7Gateway13RelayedAnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_TA.0
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

Gateway.build/BoundedTable.swift.bc;$s7Gateway13RelayedAnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_TA.0.4
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

Gateway.build/BoundedTable.swift.bc;$s7Gateway8ExchangeC5later4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyAC_xtYaYbYCcfU_AA16UpstreamEndpointC_Tg5011$s7Gateway8b54C9askAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA16gH19CFyAC_AGtYaYbYCcfU_Tf1nnnc_n.0
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

Gateway.build/BoundedTable.swift.bc;$s7Gateway8ExchangeC5later4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyAC_xtYaYbYCcfU_AA16UpstreamEndpointC_Tg5011$s7Gateway8b54C9askAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA16gH19CFyAC_AGtYaYbYCcfU_Tf1nnnc_n.0.5
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

Gateway.build/BoundedTable.swift.bc;$s7Gateway8ExchangeC5later4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyAC_xtYaYbYCcfU_AA16UpstreamEndpointC_Tg5011$s7Gateway8b54C9askAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA16gH19CFyAC_AGtYaYbYCcfU_Tf1nnnc_n.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1019
$0

Gateway.build/BoundedTable.swift.bc;$s7Gateway8ExchangeC9askAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA16UpstreamEndpointCFyAC_AGtYaYbYCcfU_.0
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

Gateway.build/BoundedTable.swift.bc;$s7Gateway8ExchangeC9askAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA16UpstreamEndpointCFyAC_AGtYaYbYCcfU_.0.4
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

Gateway.build/BoundedTable.swift.bc;$s7GatewayAAC4tell_6status_2ofy9Telemetry14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
317816
$0

Gateway.build/BoundedTable.swift.bc;$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA16UpstreamEndpointC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyi1_jk12YbYCcfU_AA16cd83C_TG5011$s7Gateway8b54C9askAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA16gH19CFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n.0
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

Gateway.build/BoundedTable.swift.bc;$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA16UpstreamEndpointC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyi1_jk12YbYCcfU_AA16cd83C_TG5011$s7Gateway8b54C9askAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA16gH19CFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n.0.3
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

Gateway.build/BoundedTable.swift.bc;objectdestroy
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1010
$0

Gateway.build/BoundedTable.swift.bc;objectdestroy.2
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1010
$0

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
Gateway.build/BoundedTable.swift.bc;$s7Gateway13RelayedAnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_TA:1003

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_.0.8
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH12HangUpSource_pSgtYaAA0B7FailureOYKF.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH12HangUpSource_pSgtYaAA0B7FailureOYKF.0.9
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH12HangUpSource_pSgtYaAA0B7FailureOYKFA2J_ALtYaASYKYCcfU0_.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH12HangUpSource_pSgtYaAA0B7FailureOYKFA2J_ALtYaASYKYCcfU0_.0.11
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH12HangUpSource_pSgtYaAA0B7FailureOYKFA2J_ALtYaASYKYCcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1019
$0

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH12HangUpSource_pSgtYaAA0B7FailureOYKFA2J_ALtYaASYKYCcfU0_TA.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH12HangUpSource_pSgtYaAA0B7FailureOYKFA2J_ALtYaASYKYCcfU0_TA.0.7
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7channel33_E274005C1164CD164F789B5D472F00EDLL3for7Reactor7ChannelCAG12HangUpSource_pSg_tYaAA0B7FailureOYKF.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7channel33_E274005C1164CD164F789B5D472F00EDLL3for7Reactor7ChannelCAG12HangUpSource_pSg_tYaAA0B7FailureOYKF.0.4
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7channel33_E274005C1164CD164F789B5D472F00EDLL3for7Reactor7ChannelCAG12HangUpSource_pSg_tYaAA0B7FailureOYKF.0.6
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7connect3forAA0B10ConnectionC7Reactor12HangUpSource_pSg_tYaAA0B7FailureOYKF.0.1
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7connect3forAA0B10ConnectionC7Reactor12HangUpSource_pSg_tYaAA0B7FailureOYKF.0.2
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP16ServerConnectionC12leaveForGood33_40265017410E76633ED8A44B841E1ABFLLyyFyACYaYbYCcfU_.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP16ServerConnectionC12leaveForGood33_40265017410E76633ED8A44B841E1ABFLLyyFyACYaYbYCcfU_.0.2
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP16ServerConnectionC4dropSiyYaF.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP16ServerConnectionC6linger33_40265017410E76633ED8A44B841E1ABFLLyyYaF.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP16ServerConnectionC6linger33_40265017410E76633ED8A44B841E1ABFLLyyYaF.0.3
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

HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTR.0.7
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

Ledger.build/APIKeyStore.swift.bc;$s5Redis0A6ClientC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4092
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

Ledger.build/APIKeyStore.swift.bc;$s5Redis0A6ClientC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW.0.5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4092
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
** External Symbol **:4068
** External Symbol **:24

Ledger.build/APIKeyStore.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA0oN0RzlFyAG15UncheckedWriterVzXEfU_AA05AdmitN0V_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
217921
$0

Ledger.build/APIKeyStore.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA0oN0RzlFyAG15UncheckedWriterVzXEfU_AA06SettleN0V_TG5TA
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
190851
0
$0

Ledger.build/APIKeyStore.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B6ClientCtAA0A5ErrorOYKFyAG15UncheckedWriterVzXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
72288
$0

Ledger.build/APIKeyStore.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B6ClientCtAA0A5ErrorOYKFyAG15UncheckedWriterVzXEfU_yAMzXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
72288
$0

Ledger.build/APIKeyStore.swift.bc;$s6Ledger10RefusalLogC5flush33_55306A0265DECEFC385A5DEC1C949917LL3allySb_tYaF.0.4
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

Ledger.build/APIKeyStore.swift.bc;$s6Ledger10RefusalLogC5flush33_55306A0265DECEFC385A5DEC1C949917LL3allySb_tYaF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4012
$0

Ledger.build/APIKeyStore.swift.bc;$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU0_TA
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
190934
0
$0

Ledger.build/APIKeyStore.swift.bc;$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_TA
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
190934
0
$0

Ledger.build/APIKeyStore.swift.bc;$s6Ledger9AdmitCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_TA.47
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
217921
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC3runxyYaq_YKF.0.1
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

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC3runxyYaq_YKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1045
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_.0
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
0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_.0.8
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
1
** External Symbol **:1045

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1045
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_TA.0
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
0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_TA.0.2
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
1
** External Symbol **:1045

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC7attempt33_6F7D29669AE55DDB9604DD0B8662B2F9LL_2atyAA7ChannelC_AA13SocketAddressOtYaF.0
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
HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH12HangUpSource_pSgtYaAA0B7FailureOYKFA2J_ALtYaASYKYCcfU0_TA:1019
Redis.build/ByteWriter.swift.bc;$s7Reactor7ChannelCAA13SocketAddressO5Redis10ConnectionCAF0E5ErrorOIegHggozo_BAAcehJIegHgILggrzr_TRTA:26

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC7attempt33_6F7D29669AE55DDB9604DD0B8662B2F9LL_2atyAA7ChannelC_AA13SocketAddressOtYaF.0.9
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
1
** External Symbol **:1045

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC7attempt33_6F7D29669AE55DDB9604DD0B8662B2F9LL_2atyAA7ChannelC_AA13SocketAddressOtYaF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1045
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor7ChannelC16finishConnectingyyYaAA11SystemErrorVYKF.0.1
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

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor7ChannelC16finishConnectingyyYaAA11SystemErrorVYKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1045
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor8ResolverC9addresses2of4port2on6withinAA10ResolutionOSS_s6UInt16VAA9EventLoopCSitYaF.0
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

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4917
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
16
$s4HTTP16ServerConnectionC12leaveForGood33_40265017410E76633ED8A44B841E1ABFLLyyFyACYaYbYCcfU_:1183
Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTRTA:1045
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA16UpstreamEndpointC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyi1_jk12YbYCcfU_AA16cd83C_TG5011$s7Gateway8b54C9askAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA16gH19CFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n:1019
HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA:1003
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRyt_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyg1_hi45YbYCcfU_yt_TG5011$s7Gateway8b27C5lateryyyACYaj19Responses7f31CYKYCcng4_yttiO73AGYKYCcfU_011g20Gateway8b28C5beginyynjkL21E9CYKYCcfU_Tf3nnnpf_nTf3nnnpf_nTf3nnpf_n:300
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTR6Ledger16AdmissionRequestC_AA06RoutedE0CAD10EarlyReplyVSgt_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFym1_no17YbYCcfU_6Ledger16de6C_AA06f7I0CAI10gh113VSgt_TG5011$s7Gateway8b62C5admit33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL__5aftery6Ledger16hi6C_AA06j7P0CAG10kl32VSgttm9_AI_AkNttopQ21F9CYKYCcfU_Tf3nnnpf_nTf3nnpf_n:83
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTR6Ledger10SettlementC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyi1_jk17YbYCcfU_6Ledger10d83C_TG5011$s7Gateway8b75C5relay4from_y4HTTP18UpstreamConnectionC_AA14PendingForwardVtpi2_6s5H12CtkqR12U_Tf3nnnpf_nTf3nnpf_n:83
$s6Ledger11PeriodicJobC10timePassedyyFyACYaYbYCcfU_:61
Ledger.build/APIKeyStore.swift.bc;$s6Ledger10StoreWatchC3ask33_0DA91B438B6244C830398EEC6E9ECAD6LLyyFyACYaYbYCcfU_TA:57
$s5Redis0A6ClientC7connectyyFyACYaYbYCcfU_:26
$s4Edge16KillSwitchPollerC10timePassedyyFyACYaYbYCcfU_:22
$s6Ledger10RefusalLogC5begin33_55306A0265DECEFC385A5DEC1C949917LL3allySb_tFyACYaYbYCcfU_SbTf3nnpSi0_n:10
$s5usher15ServeController33_424684B83FFA2BBC131B59FC2EB94B10LLC8receivedyys5Int32VFyADYaYbYCcfU0_:7
usher.build/Banner.swift.bc;$s5usher5ServeO3runy8Commands8ExitCodeOAE10InvocationV_SDyS2SGAE7PaletteVtFZyAA0B10Controller33_424684B83FFA2BBC131B59FC2EB94B10LLCYaYbYCcfU0_TA:7
$s4Edge19LearnedModelsKeeperC10timePassedyyFyACYaYbYCcfU_:6
$s6Ledger10RefusalLogC5begin33_55306A0265DECEFC385A5DEC1C949917LL3allySb_tFyACYaYbYCcfU_SbTf3nnpSi1_n:5

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_.0.10
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4916
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4916

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4917
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4917
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
4916
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4916

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV4tellyyyxYbcFyyYbcfU_TA
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1272
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
7
Telemetry.build/AppObserver.swift.bc;$s9Telemetry7LogSinkC4takeySbAA0B6BundleCFyAA0B6WriterCYbcfU_TA:1135
Telemetry.build/AppObserver.swift.bc;$s9Telemetry14StatsCollectorC10timePassedyyFyAA11LoopFiguresVYbcfU_yACYbcfU_TA:57
Edge.build/AdminListener.swift.bc;$s9Telemetry14StatsCollectorC4EdgeEyAc2DCcfcAC6SourceV7Reactor9LoopBoundVyAD0dG0CGXEfU_yyAA0G7FiguresVYbcYbcfU0_yALYbcfU_TA:57
$s4EdgeAAC4stopyyYaFyAA0A4LoopCYbcfU1_:7
$s4EdgeAAC4stopyyYaFyAA0A4LoopCYbcfU_:7
$s4EdgeAAC4stopyyYaFyAA0A4LoopCYbcfU0_:7
$s9Telemetry7LogSinkC5close2ony7Reactor9EventLoopC_tYaFyAA0B6WriterCYbcfU_:3

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTR.0
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
1
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_TA:1045

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTR.0.7
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
1
** External Symbol **:1045

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTRTA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1045
$0

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTRTA.0
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
1
$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTR:1045

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTRTA.0.6
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
1
** External Symbol **:1045

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
4917
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA:4917

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5.0.9
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4916
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4916

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4917
$0

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4917
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5:4917

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA.0.5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4916
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4916

Reactor.build/Channel+Bytes.swift.bc;__swift_continuation_await_point
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2216
$0

Reactor.build/Channel+Bytes.swift.bc;objectdestroy
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
6188
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
** External Symbol **:3767
** External Symbol **:1336
** External Symbol **:1086

Reactor.build/Channel+Bytes.swift.bc;objectdestroy
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1052
$0

Reactor.build/Channel+Bytes.swift.bc;objectdestroy.3
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4916
$0

Reactor.build/Channel+Bytes.swift.bc;objectdestroy.4
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1062
$0

Redis.build/ByteWriter.swift.bc;$s5Redis0A6ClientC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF.0.2
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4737
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
7
** External Symbol **:2237
** External Symbol **:2173
** External Symbol **:83
** External Symbol **:67
** External Symbol **:63
** External Symbol **:57
** External Symbol **:57

Redis.build/ByteWriter.swift.bc;$s5Redis0A6ClientC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4826
$0

Redis.build/ByteWriter.swift.bc;__swift_continuation_await_point
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4956
$0

Telemetry.build/AppObserver.swift.bc;$s9Telemetry7LogSinkC4takeySbAA0B6BundleCFyAA0B6WriterCYbcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1135
$0

Telemetry.build/AppObserver.swift.bc;$s9Telemetry9UserNamesO10makeWriterySays5UInt8VG_4Wire10ByteBufferVztcyFyAG_AJztcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
317816
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
2642
$0

__swift_async_resume_get_context
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14866
$0

__swift_async_resume_project_context
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
62941
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
** External Symbol **:11500
** External Symbol **:7008
** External Symbol **:5720
** External Symbol **:4180
** External Symbol **:3460
** External Symbol **:3192
** External Symbol **:1656
$s6Limits6WindowOwxx:112
$s6Limits5MeterOwxx:112
$s13Configuration8HostPortVwxx:112
$s6Limits10ModelClassVwxx:64
** External Symbol **:48
$s13Configuration13SpoolSettingsVwxx:28
$s6Limits12ModelClassesVwxx:28
$s13Configuration13MessageNamingVwxx:28
$s13Configuration9IPNetworkVwxx:28
$s13Configuration11LogSettingsV6AccessOwxx:28
$s13Configuration6SecretVwxx:12

__swift_instantiateConcreteTypeFromMangledName
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
3865227
1522
$0

__swift_instantiateConcreteTypeFromMangledNameAbstract
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
12159
12
$0

__swift_instantiateGenericMetadata
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
234015
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
735179
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
14600
0
$0

:ir

$s12Cryptography10PseudonymsC6number2ofs6UInt64VSays5UInt8VG_tF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
267690
0
0
0
$0

$s12Cryptography6DigestO6digest33_4E1E6C914E9542B52B812C63BFF9D3E8LL__5countSays5UInt8VGs4SpanVyAHG_s13OpaquePointerVSgSitFZTf4nnnd_n
# Func Hash:
331779891493717344
# Num Counters:
8
# Counter Values:
5110
238
238
238
0
0
0
0
$0

$s12Cryptography6DigestO8areEqualySbSays5UInt8VG_s4SpanVyAFGtFZ
# Func Hash:
1096621588240422343
# Num Counters:
5
# Counter Values:
49104
2594586
35415
30924
0
$0

$s12Cryptography6DigestO8areEqualySbs4SpanVys5UInt8VG_AItFZSbSWXEfU_SbSWXEfU_
# Func Hash:
948827210520351625
# Num Counters:
8
# Counter Values:
0
300
1200
0
300
0
0
0
$0

$s13Configuration10StableHashV3add33_4F9C92B4788DCF5E5521E98863137163LL4textySS_tF
# Func Hash:
1062511248069545823
# Num Counters:
12
# Counter Values:
35001
0
160923
16380
0
0
0
0
0
0
164686
195924
$0

$s13Configuration10StableHashV3add33_4F9C92B4788DCF5E5521E98863137163LLyyypF
# Func Hash:
523536548403347168
# Num Counters:
13
# Counter Values:
7002
4668
0
0
0
2355
0
0
0
0
0
2334
2334
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
17
1
** External Symbol **:7023
1
** External Symbol **:2355
0
1
** External Symbol **:4668
1
** External Symbol **:4668
1
__swift_noop_void_return:2355
1
** External Symbol **:2355
1
** External Symbol **:2355
1
** External Symbol **:2355
1
** External Symbol **:2355
0
1
__swift_memcpy1_1:2355
1
__swift_noop_void_return:2355
1
__swift_noop_void_return:2355
0
0
1
** External Symbol **:2355

$s13Configuration12SettingsLineVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9336
$0

$s13Configuration12SettingsLineVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9336
$0

$s13Configuration12SettingsLineVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
2355
2355
0
0
2334
$0

$s13Configuration12SettingsLineVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
2355
0
21
0
0
$0

$s13Configuration12SettingsLineVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16338
$0

$s13Configuration15WrittenSettingsV_2inAcA0C0V_SStcfCTf4nnd_n
# Func Hash:
783548774068396381
# Num Counters:
8
# Counter Values:
0
2331
3
7
0
0
0
2334
$0

$s13Configuration5ValueV7section_4file4lineAA7SectionVSgSaySSG_SSSitF
# Func Hash:
292873009930070336
# Num Counters:
19
# Counter Values:
2438
2066
0
0
372
154
0
0
120
0
0
120
0
0
0
0
0
0
378
$0

$s13Configuration5ValueVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1653
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13Configuration5ValueVwxx:1653

$s13Configuration5ValueVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2640
$0

$s13Configuration5ValueVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4039
$0

$s13Configuration7MistakeV5PlaceOWOe
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
7226
0
38
$0

$s13Configuration7MistakeV5PlaceOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
7195
0
7
$0

$s13Configuration7OutlineV10addMembers33_0FEA48524AD91D325F7384D27D351C22LL_2atys6MirrorV_SaySSGtF
# Func Hash:
1013276426927620705
# Num Counters:
50
# Counter Values:
2857
2506
2499
25
2499
42
7
7
2481
18
0
0
0
0
0
3
18
0
1812
4997
3
0
0
3
0
0
0
0
0
2422
693
1729
0
0
0
0
0
0
7
18
18
18
18
42
7
0
0
0
0
1729
$0

$s13Configuration7OutlineV10addWritten33_0FEA48524AD91D325F7384D27D351C22LL_2atSbyp_SaySSGtF
# Func Hash:
534981021751863456
# Num Counters:
46
# Counter Values:
7
3
0
11
0
0
0
0
0
0
0
10
0
0
3
3817
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s13Configuration7OutlineV3add_2atyyp_SaySSGtF
# Func Hash:
328904736662003150
# Num Counters:
26
# Counter Values:
2252
3851
7
0
1809
0
0
1987
21
3633
0
90
158
3
1732
0
4
0
63
0
0
0
0
0
0
1802
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
14
1
** External Symbol **:3817
1
** External Symbol **:3817
1
** External Symbol **:161
1
** External Symbol **:1732
1
** External Symbol **:3633
0
1
** External Symbol **:4
1
** External Symbol **:90
1
** External Symbol **:21
1
** External Symbol **:1809
0
0
0
0

$s13Configuration7OutlineV3key33_0FEA48524AD91D325F7384D27D351C22LLyS2SFZTf4nd_n
# Func Hash:
1133922033192563311
# Num Counters:
14
# Counter Values:
287
4969
4682
0
4682
0
0
0
598
714
116
0
0
32
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
__swift_noop_void_return:4969
0

$s13Configuration7OutlineV4name33_0FEA48524AD91D325F7384D27D351C22LL2ofSSSgyp_tFZTf4nd_n
# Func Hash:
388417336806594076
# Num Counters:
9
# Counter Values:
56
19
25
0
3646
25
0
0
25
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3671

$s13Configuration7OutlineV4text33_0FEA48524AD91D325F7384D27D351C22LL2ofSSSgyp_tFZTf4nd_n
# Func Hash:
988391154598323890
# Num Counters:
22
# Counter Values:
64
85
7
14
0
3
14
0
1918
7
7
0
3
106
3
22
3644
3882
0
0
8
8
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3644

$s13Configuration7SectionVyAA5ValueVSgSScig
# Func Hash:
830659415989587516
# Num Counters:
10
# Counter Values:
13985
12589
1396
1396
423
0
0
0
0
1410
$0

$s13Configuration8SettingsV7outlineSayAA0B4LineVGvg
# Func Hash:
341199223977405890
# Num Counters:
21
# Counter Values:
0
2334
0
0
7
7
0
7
0
0
7
0
0
0
0
0
0
63
0
0
0
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
1236
0
0
$0

$s13Configuration9IPNetworkV6masked33_D58210352690E76B5344A35388D63F99LLySays5UInt8VGAA9IPAddressVFTf4nx_n
# Func Hash:
526279452950770545
# Num Counters:
10
# Counter Values:
4772
1193
3579
1193
1193
0
0
0
0
1193
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

$s15Synchronization6AtomicVfD
# Func Hash:
731094794981343231
# Num Counters:
1
# Counter Values:
14336
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:14336
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
8:14336
1
8:14336

$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
232171
$0

$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2048833
$0

$s4Edge8AppSetupV5hooks____2on7Gateway14AdmissionHooksC0B3API0B8ServicesV_6Ledger10RefusalLogCAL12ClaimedPlansC9Telemetry0B8ObserverC7Reactor9EventLoopCtFyAL7UserKeyV_AL0L0VAL7AccountC6Limits10ModelClassVSgtcfU0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
467770
$0

$s4HTTP10ServerCallC10clientLeftSbvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
205001
205001
$0

$s4HTTP10ServerCallC11beginAnswer6status5datedySi_SbtF
# Func Hash:
948827209971838252
# Num Counters:
8
# Counter Values:
0
0
220326
220326
47
220326
220326
0
$0

$s4HTTP10ServerCallC11beginAnswer6status5datedySi_SbtFfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15325
$0

$s4HTTP10ServerCallC12repeatAnswer6status_ySi_Says5UInt8VGtF
# Func Hash:
798733564124210489
# Num Counters:
6
# Counter Values:
0
452445
452445
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
672771
0
0
0
0
0
$0

$s4HTTP10ServerCallC17takesCommonAnswerSbvg
# Func Hash:
567185241452505812
# Num Counters:
6
# Counter Values:
467754
467754
467754
467754
467754
467754
$0

$s4HTTP10ServerCallC2on4from6serverAcA0bC9Transport_p_7Reactor13SocketAddressOSgAA0B0CtcfcTf4ennn_nAA0B10ConnectionC_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1262
$0

$s4HTTP10ServerCallC3endAC7RemainsVyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
672771
$0

$s4HTTP10ServerCallC4parkyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$s4HTTP10ServerCallC4sendAA10SendResultOyF
# Func Hash:
1096621588159176034
# Num Counters:
5
# Counter Values:
426557
426557
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
220326
220326
0
0
0
$0

$s4HTTP10ServerCallC5begin_10headLength8answerIny5Bytes10ByteBufferVn_SiAIntF
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
672771
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5Bytes10ByteBufferVwxx:672771
1
$s5Bytes10ByteBufferVwxx:672771

$s4HTTP10ServerCallC6finishyyF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
671768
0
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

$s4HTTP10ServerCallC7GatewayE9messageIDy5Bytes10FieldRangeVSgSays5UInt8VGSg9Responses7ProblemCYKF
# Func Hash:
928018420217720100
# Num Counters:
7
# Counter Values:
0
672771
0
0
0
0
0
$0

$s4HTTP10ServerCallC7Reactor14ClientPresenceAadEP10clientLeftSbvgTW
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1019
1019
$0

$s4HTTP10ServerCallC7Reactor14ClientPresenceAadEP7partnerAD7ChannelCSgvsTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
2038
$0

$s4HTTP10ServerCallC7partner7Reactor7ChannelCSgvs
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
410002
0
$0

$s4HTTP10ServerCallC8takeBody5limitSbSi_tAA0bC5FaultOYKF
# Func Hash:
1083424332471603914
# Num Counters:
11
# Counter Values:
0
0
672771
672771
672771
0
672771
0
0
0
672771
$0

$s4HTTP10ServerCallC9endAnswer6length4bodyySays5UInt8VG_AItF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
15325
15325
$0

$s4HTTP10ServerCallC9peerTrustAA04PeerE0VSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
673671
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
$s5Bytes10ByteBufferVwxx:1262
1
$s5Bytes10ByteBufferVwxx:1262

$s4HTTP12RelayOutcomeO12isClientLeftSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205001
$0

$s4HTTP12RelayOutcomeO5isCutSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205001
$0

$s4HTTP12RelayOutcomeO7isWholeSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
821007
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
203982
205001
205001
0
0
0
0
0
0
0
22
$0

$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH14ClientPresence_pSgtYaAA0B7FailureOYKF
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

$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH14ClientPresence_pSgtYaAA0B7FailureOYKFA2J_ALtYaASYKYCcfU0_
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
205001
203982
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s4HTTP12UpstreamPoolC7channel33_E274005C1164CD164F789B5D472F00EDLL3for7Reactor7ChannelCAG14ClientPresence_pSg_tYaAA0B7FailureOYKF
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

$s4HTTP12UpstreamPoolC7connect3forAA0B10ConnectionC7Reactor14ClientPresence_pSg_tYaAA0B7FailureOYKF
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

$s4HTTP16ConnectionBudgetC7releaseyyF
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
1096621591244683917
# Num Counters:
6
# Counter Values:
672771
672771
672771
672771
0
0
$0

$s4HTTP16ServerConnectionC3ask33_40265017410E76633ED8A44B841E1ABFLLySbAA0B4CallCF
# Func Hash:
1108181538038848560
# Num Counters:
3
# Counter Values:
672771
440600
232171
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7GatewayAAC4HTTP9ResponderAacDP5beginyyAC10ServerCallCFTW:672771

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
440831
0
$0

$s4HTTP16ServerConnectionC5leave33_40265017410E76633ED8A44B841E1ABFLLSbyF
# Func Hash:
52047013011106639
# Num Counters:
10
# Counter Values:
467770
0
672771
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

$s4HTTP16ServerConnectionC7Reactor4PumpAadEP12channelReadyyyFTW
# Func Hash:
694937218578047418
# Num Counters:
7
# Counter Values:
232146
672746
675368
0
1183
440831
0
$0

$s4HTTP16ServerConnectionC7Reading33_40265017410E76633ED8A44B841E1ABFLLOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
672771
672771
$0

$s4HTTP16ServerConnectionC7prepare33_40265017410E76633ED8A44B841E1ABFLLyyF
# Func Hash:
1096621590987993388
# Num Counters:
5
# Counter Values:
673954
0
0
673954
0
$0

$s4HTTP16ServerConnectionC7reclaimyyAA0B4CallCF
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
672771
672771
672771
$0

$s4HTTP16ServerConnectionC8finishedyyAA0B4CallCF
# Func Hash:
271263512729996346
# Num Counters:
15
# Counter Values:
25
25
672771
232171
440600
0
0
232146
1003
0
0
0
0
0
231143
$0

$s4HTTP16ServerConnectionC8readHead33_40265017410E76633ED8A44B841E1ABFLLAC7ReadingAELLOyF
# Func Hash:
894595280453479214
# Num Counters:
18
# Counter Values:
1348114
671592
671509
672771
0
177364
672771
0
0
1262
1348114
675343
1183
0
672771
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
672771
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
$s5Bytes10ByteBufferVwxx:1183
1
$s5Bytes10ByteBufferVwxx:1183

$s4HTTP18UpstreamConnectionC10expectHead9answeringy4Wire6MethodO_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205001
$0

$s4HTTP18UpstreamConnectionC11mayHaveNewsSbvg
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
205001
205001
205001
$0

$s4HTTP18UpstreamConnectionC11releaseHeadyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
205001
1
$0

$s4HTTP18UpstreamConnectionC12channelReadyyyF
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
205001
205001
0
0
0
0
0
0
0
0
0
$0

$s4HTTP18UpstreamConnectionC6finish7isWholeySb_tF
# Func Hash:
414921809574934481
# Num Counters:
9
# Counter Values:
0
205001
0
0
205001
0
205001
205001
205001
$0

$s4HTTP18UpstreamConnectionC7GatewayE12isCompressedSbvg
# Func Hash:
567185242789671779
# Num Counters:
6
# Counter Values:
205001
0
0
0
0
0
$0

$s4HTTP18UpstreamConnectionC7Reactor4PumpAadEP12channelReadyyyFTW
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
205001
$0

$s4HTTP18UpstreamConnectionC7isWholeSbvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
203998
203998
$0

$s4HTTP18UpstreamConnectionC7sendNowSbyAA0B7FailureOYKF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
205001
$0

$s4HTTP18UpstreamConnectionC8readHeadSbyAA0B7FailureOYKF
# Func Hash:
118056773994849759
# Num Counters:
15
# Counter Values:
205001
0
205001
205001
205001
0
0
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
203998
0
203998
203998
0
0
203998
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP3seeySbs4SpanVys5UInt8VGFTW:203998
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
$s5Bytes10ByteBufferVwxx:1019
1
$s5Bytes10ByteBufferVwxx:1019

$s4HTTP5RelayC12channelReadyyyF
# Func Hash:
668285658069102867
# Num Counters:
15
# Counter Values:
222958
444514
443511
443511
0
222958
0
222958
222958
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
221955
221556
0
0
0
0
0
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
222559
0
0
1003
221556
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
222559
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
222559
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
$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP11takePassing6isOver5Bytes10ByteBufferVSb_tFTW:1003
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

$s4HTTP5RelayC7Reactor4PumpAadEP12channelReadyyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
221955
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

$s4JSON10JSONParserV5parseyAA9JSONValueVs4SpanVys5UInt8VGAA9JSONFaultVYKF
# Func Hash:
798733567701983421
# Num Counters:
4
# Counter Values:
879372
0
879372
879372
$0

$s4JSON10JSONParserV8documentAA9JSONValueVSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
652379
$0

$s4JSON11JSONMembersV4nextAA10JSONMemberVSgyF
# Func Hash:
567185242268116191
# Num Counters:
5
# Counter Values:
1939147
14326352
2555144
11732929
9177785
$0

$s4JSON12JSONElementsV4nextAA9JSONValueVSgyF
# Func Hash:
567185238853868193
# Num Counters:
5
# Counter Values:
0
1512759
860380
0
0
$0

$s4JSON9JSONValueV4KindOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1493369
7
$0

$s4JSON9JSONValueV4KindOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1698370
$0

$s4JSON9JSONValueV4boolSbSgvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
673771
673771
$0

$s4JSON9JSONValueV4kindAC4KindOvg
# Func Hash:
287486625672014413
# Num Counters:
7
# Counter Values:
3620131
0
206001
1062378
0
0
205001
$0

$s4JSON9JSONValueV6isNullSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2635307
$0

$s4JSON9JSONValueV6memberyACSgs12StaticStringVF
# Func Hash:
948827212242006792
# Num Counters:
9
# Counter Values:
207998
203998
1242988
413996
1247988
833992
208998
208998
0
$0

$s4JSON9JSONValueV6strings4SpanVys5UInt8VGSgvg
# Func Hash:
1063705162462123496
# Num Counters:
3
# Counter Values:
1532651
1532651
1532651
$0

$s4JSON9JSONValueV7integerSiSgvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1287765
1287765
$0

$s4JSON9JSONValueV7membersAA11JSONMembersVvg
# Func Hash:
1063705160368644653
# Num Counters:
3
# Counter Values:
3413427
3413427
0
$0

$s4JSON9JSONValueV8elementsAA12JSONElementsVvg
# Func Hash:
1063705160368644653
# Num Counters:
3
# Counter Values:
860380
860380
0
$0

$s4Wire05HopByB0O5stays_2of2inSbAA5FieldV_AA10HeadFieldsCs4SpanVys5UInt8VGtFZ
# Func Hash:
650973720667016992
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
1003
0
556791
0
557794
2000
0
2000
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
149146440463840364
# Num Counters:
18
# Counter Values:
0
0
1003
0
0
0
0
0
0
1003
876769
0
1003
0
0
0
0
0
$0

$s4Wire10HeadFieldsC13passSameStart2inSbs4SpanVys5UInt8VG_tF
# Func Hash:
948827212190156324
# Num Counters:
8
# Counter Values:
2281
877772
875491
875491
875491
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
1263953
0
1261953
0
0
$0

$s4Wire10HeadFieldsC4read_6limitsSiSgs4SpanVys5UInt8VG_AA0B6LimitsVtAA9HTTPFaultVYKF
# Func Hash:
1010787177814318990
# Num Counters:
97
# Counter Values:
10066
1263953
1263953
2527906
1263953
1263953
1263953
2141725
2141725
3002063
4793
875491
3377927
4253418
1263953
1263953
1263953
12598
1251355
0
2000
0
1261953
0
2281
3002063
1259435
1261953
0
1003
0
0
0
877772
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5689
0
0
0
0
0
877772
0
0
3002063
0
0
1263953
0
1261953
1261953
1261953
$0

$s4Wire10HeadFieldsC5first5named2in5Bytes10FieldRangeV5value_Sb10isRepeatedtSgs4SpanVys5UInt8VG_AQtF
# Func Hash:
259212324880226084
# Num Counters:
13
# Counter Values:
0
0
0
673371
0
642171
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
784007059655560962
# Num Counters:
2
# Counter Values:
672771
0
$0

$s4Wire10HeadFieldsC6forgetyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2006
$0

$s4Wire10HeadFieldsC6length33_175BFC584C8A9550EF5EB8CAF9C36580LLySiSgs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
798733567988067482
# Num Counters:
5
# Counter Values:
876769
3211272
3211272
876769
0
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
170957022131388415
# Num Counters:
1
# Counter Values:
2281
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Bytes10ByteBufferVwxx:2281

$s4Wire10HeadFieldsCy5Bytes10FieldRangeVSgAA05KnownE0Ocig
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
2256117
1551143
0
0
$0

$s4Wire10HeadFieldsCyAA5FieldVSicig
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
1520584
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
205015
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205015
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA1_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205015
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205015
$0

$s4Wire10HeadMemoryV4keepyys4SpanVys5UInt8VG_S2itF
# Func Hash:
1096621590592104566
# Num Counters:
6
# Counter Values:
877772
203917
673855
0
203917
203917
$0

$s4Wire10KnownFieldO5namedyACs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
672137664198745421
# Num Counters:
12
# Counter Values:
0
673371
673371
673371
673371
673371
0
0
0
673371
673371
673371
$0

$s4Wire11BodyDecoderV4next2in4fromAC4StepOs4SpanVys5UInt8VG_SiztAA9HTTPFaultVYKF
# Func Hash:
942389667449461396
# Num Counters:
3
# Counter Values:
0
455062
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
222559
0
0
0
0
0
221556
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

$s4Wire11ChunkedBodyV11takeTrailer33_4FA1883B359CF7AFCAB03F37F51BA6B8LLyys5UInt8VAA9HTTPFaultVYKF
# Func Hash:
920543275070173491
# Num Counters:
17
# Counter Values:
2006
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
1003
1003
0
0
0
0
$0

$s4Wire11ChunkedBodyV4next2in4from9allowanceSnySiGSgs4SpanVys5UInt8VG_SizSitAA9HTTPFaultVYKF
# Func Hash:
1042908751172358303
# Num Counters:
39
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
933018
0
0
1632533
1400030
0
0
455062
232503
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
436124196185335927
# Num Counters:
13
# Counter Values:
0
233506
0
233506
0
233506
0
0
0
466006
233506
0
1003
$0

$s4Wire11EventFilterV3end_4fromSbs4SpanVys5UInt8VG_SitF
# Func Hash:
556960141874004069
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

$s4Wire11EventFilterV4pass__8isWantedys4SpanVys5UInt8VG_SnySiGSbtF
# Func Hash:
231012523421276190
# Num Counters:
11
# Counter Values:
31503
0
31503
0
0
0
0
0
0
31503
0
$0

$s4Wire11EventFilterV5beginyys4SpanVys5UInt8VGF
# Func Hash:
37730074871789525
# Num Counters:
5
# Counter Values:
31503
0
0
0
0
$0

$s4Wire11EventFilterV5resetyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205001
$0

$s4Wire11EventFilterVACycfC
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
1345542
$0

$s4Wire11RequestHeadC5resetyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
672771
$0

$s4Wire11RequestHeadC5value2of5Bytes10FieldRangeVSgAA05KnownG0O_tF
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
1816337
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
672771
672771
0
672771
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
220326
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
15325
0
0
0
0
0
0
0
$0

$s4Wire12ContentHintsV4find2inACs4SpanVys5UInt8VG_tFZ
# Func Hash:
426301858098424934
# Num Counters:
30
# Counter Values:
0
1000
1000
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
1000
1000
0
0
0
1000
1000
0
4009
0
0
0
0
0
0
0
0
$0

$s4Wire12ContentHintsV5errorACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2003
$0

$s4Wire12ContentHintsV5usageACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2003
$0

$s4Wire12ContentHintsVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
5014
5
$0

$s4Wire12ContentHintsVACs10SetAlgebraAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
5009
5
$0

$s4Wire12ContentHintsVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5009
$0

$s4Wire12ContentHintsVs10SetAlgebraAAsADP10isSuperset2ofSbx_tFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4006
$0

$s4Wire12ContentHintsVs10SetAlgebraAAsADPxycfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3006
$0

$s4Wire12EventScannerV4next2in4fromAC5FoundOSgs4SpanVys5UInt8VG_SiztF
# Func Hash:
542920913974547459
# Num Counters:
29
# Counter Values:
467006
233503
233503
0
0
0
0
0
0
0
0
0
0
0
0
233503
0
0
0
0
0
0
0
0
0
233503
0
0
0
$0

$s4Wire12EventScannerV5limitACSi_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
206006
$0

$s4Wire12EventScannerV6finishSbyF
# Func Hash:
238984483936707236
# Num Counters:
3
# Counter Values:
1003
0
1003
$0

$s4Wire12EventScannerVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
205001
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s4Wire12EventScannerVwxx:205001

$s4Wire12EventScannerVwxx
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
205001
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Bytes10ByteBufferVwxx:205001

$s4Wire12ResponseHeadC3hasySbAA10KnownFieldOF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205001
$0

$s4Wire12ResponseHeadC5resetyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
205001
0
$0

$s4Wire12ResponseHeadC5value2of5Bytes10FieldRangeVSgAA05KnownG0O_tF
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
410002
205001
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
410002
410002
410002
410002
407996
407996
$0

$s4Wire12ResponseHeadC9isInterimSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205001
$0

$s4Wire12ResponseHeadC9keepAlive9answeringSbAA6MethodO_tF
# Func Hash:
974670607270608071
# Num Counters:
9
# Counter Values:
0
203998
205001
205001
205001
205001
0
205001
203998
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

$s4Wire13RequestParserO11requestLine33_8ACB5A14D54F9E2A183197507A0F46DFLLySnySiGSgs4SpanVys5UInt8VG_AA10HeadLimitsVAA0bQ0CtAA9HTTPFaultVYKFZTf4nnnd_nTf4nxn_n
# Func Hash:
18969479126540734
# Num Counters:
34
# Counter Values:
0
0
1262
1262
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
0
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
159676627681256601
# Num Counters:
9
# Counter Values:
0
2281
2281
2281
2281
2281
0
0
2281
$0

$s4Wire13RequestParserO4read33_8ACB5A14D54F9E2A183197507A0F46DFLLyySnySiG_s4SpanVys5UInt8VGAA10HeadLimitsVAA0bP0CtAA9HTTPFaultVYKFZTf4nnnnd_nTf4nnxn_n
# Func Hash:
542920913187244969
# Num Counters:
28
# Counter Values:
0
1262
0
0
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
0
0
0
0
0
0
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
672771
672771
1262
672771
672771
1262
0
0
671509
$0

$s4Wire13RequestParserO6finish33_8ACB5A14D54F9E2A183197507A0F46DFLLyys4SpanVys5UInt8VG_AA0B4HeadCtAA9HTTPFaultVYKFZTf4nnd_n
# Func Hash:
393568427191157824
# Num Counters:
14
# Counter Values:
0
0
0
672771
0
672771
672771
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
713764388775933613
# Num Counters:
16
# Counter Values:
0
0
0
0
672771
0
0
0
0
0
0
0
0
0
0
0
$0

$s4Wire13RequestTargetO4read__4intoySnySiG_s4SpanVys5UInt8VGAA0B4HeadCtAA9HTTPFaultVYKFZTf4nnnd_n
# Func Hash:
599005162439984553
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
102051346326093393
# Num Counters:
19
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
487672448598855992
# Num Counters:
23
# Counter Values:
205001
0
205001
205001
0
0
0
0
1019
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
205001
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
784007056844089447
# Num Counters:
2
# Counter Values:
2003
2003
$0

$s4Wire15ServerSentEventV7hasDataSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2003
$0

$s4Wire15ServerSentEventV_6joinedACs4SpanVys5UInt8VG_5Bytes10ByteBufferVztcfC
# Func Hash:
539221906907801682
# Num Counters:
55
# Counter Values:
0
2003
2003
0
0
0
2003
0
2003
0
0
0
2003
0
0
0
2003
2003
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2003
0
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
984261
7
$0

$s4Wire6MethodOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
984261
$0

$s4Wire6MethodOyACs4SpanVys5UInt8VGAA9HTTPFaultVYKcfCTf4nd_n
# Func Hash:
380799705266191948
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
0
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
$0

$s4Wire9AuthorityV4port33_F8CEFB49BA00801518F424CE52BE41D3LLySiSgs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
159676628614590219
# Num Counters:
9
# Counter Values:
2904825
2904825
580965
580965
0
0
0
0
0
$0

$s4Wire9AuthorityVyACSgs4SpanVys5UInt8VGcfCTf4nd_n
# Func Hash:
1085769281726964467
# Num Counters:
19
# Counter Values:
0
0
580965
0
0
672771
0
672771
0
580965
580965
0
0
0
0
0
0
0
0
$0

$s5Bytes10ByteBufferV4WireE11appendField_2ofyAD0F0V_s4SpanVys5UInt8VGtF
# Func Hash:
804816984458249488
# Num Counters:
12
# Counter Values:
556791
556791
556791
556791
0
0
0
0
0
0
0
0
$0

$s5Bytes10ByteBufferV4WireE11appendFieldyys12StaticStringV_SitF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
409015
$0

$s5Bytes10ByteBufferV4WireE14appendChunkEndyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
232503
$0

$s5Bytes10ByteBufferV4WireE15appendEndOfHeadyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
410002
$0

$s5Bytes10ByteBufferV4WireE15appendLastChunkyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$s5Bytes10ByteBufferV4WireE16appendChunkStartyySiF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
232503
0
$0

$s5Bytes10ByteBufferV4WireE16appendStatusLineyySiF
# Func Hash:
1124680651882813910
# Num Counters:
3
# Counter Values:
220326
0
0
$0

$s5Bytes10ByteBufferV4WireE6append7displayySS_tF
# Func Hash:
204980582656378399
# Num Counters:
15
# Counter Values:
0
186456
0
0
186456
186456
2006
0
0
0
0
0
0
188462
186456
$0

$s5Bytes10ByteBufferV5countSivg
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
4466885
0
$0

$s5Bytes10ByteBufferV6append11thousandthsys6UInt64V_tF
# Func Hash:
647472252221614757
# Num Counters:
10
# Counter Values:
519460
802
519460
802
0
0
0
0
0
0
$0

$s5Bytes10ByteBufferV6append3hexySi_tF
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

$s5Bytes10ByteBufferV6append6digits5widthySu_SitF
# Func Hash:
948827212528680748
# Num Counters:
8
# Counter Values:
708950
7243403
708950
708950
20
0
0
0
$0

$s5Bytes10ByteBufferV6append7decimal5widthySi_SitF
# Func Hash:
331779891435087487
# Num Counters:
9
# Counter Values:
268033
803882
268033
268033
0
0
0
0
0
$0

$s5Bytes10ByteBufferV6append7decimalySi_tF
# Func Hash:
1029578614497970801
# Num Counters:
14
# Counter Values:
6534453
852136
708950
852136
0
0
0
0
0
0
0
0
0
7243403
$0

$s5Bytes10ByteBufferV6append9hexDigitsys6UInt64V_tF
# Func Hash:
52047011908973368
# Num Counters:
9
# Counter Values:
535374
535374
535374
3
0
0
0
0
0
$0

$s5Bytes10ByteBufferV6append_5firstySays5UInt8VG_SitF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
877772
0
$0

$s5Bytes10ByteBufferV6appendyySays5UInt8VGF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1176133
$0

$s5Bytes10ByteBufferV6appendyySays5UInt8VG_SnySiGtF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1328052
0
$0

$s5Bytes10ByteBufferV6appendyys12StaticStringVF
# Func Hash:
788747807060004997
# Num Counters:
10
# Counter Values:
2983876
2119
629001
1467165
887710
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
2:680835
1:205134
5:1145
7:269
4:155
6:118
3:54

$s5Bytes10ByteBufferV6appendyys4SpanVys5UInt8VGF
# Func Hash:
615463249704568864
# Num Counters:
9
# Counter Values:
6590113
13213
1059176
364300
5166634
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
12
513:1972841
129:1050650
33:807825
65:676267
2:232500
0:205001
4:205001
257:16326
5:128
7:71
6:18
1:6

$s5Bytes10ByteBufferV6appendyys5UInt8VF
# Func Hash:
1096621588604446523
# Num Counters:
5
# Counter Values:
3832178
3832178
18
0
0
$0

$s5Bytes10ByteBufferV6shrinkyyF
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

$s5Bytes10ByteBufferV7consumeyySiF
# Func Hash:
391331302826020059
# Num Counters:
6
# Counter Values:
1978103
1773103
0
0
0
0
$0

$s5Bytes10ByteBufferV7isEmptySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7904321
$0

$s5Bytes10ByteBufferV8capacityACSi_tcfC
# Func Hash:
238984484201432128
# Num Counters:
3
# Counter Values:
2917651
1275
0
$0

$s5Bytes10ByteBufferV8capacityACSi_tcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2916376
$0

$s5Bytes10ByteBufferV8makeRoom33_2C896455B9392AD32366962B231258ECLLyySiF
# Func Hash:
685179184202638084
# Num Counters:
11
# Counter Values:
15373
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

$s5Bytes10ByteBufferV8readables4SpanVys5UInt8VGvg
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
12676940
12675933
0
0
$0

$s5Bytes10ByteBufferV9removeAll15keepingCapacityySb_tF
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
2992671
414195
3186
$0

$s5Bytes10ByteBufferV9removeAll15keepingCapacityySb_tFfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1551461
$0

$s5Bytes10ByteBufferVWOd
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1345542
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Bytes10ByteBufferVwta:1345542

$s5Bytes10ByteBufferVwta
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1345542
$0

$s5Bytes10ByteBufferVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1572109
4794
$0

$s5Bytes10FieldRangeV10lowerBoundSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11788092
$0

$s5Bytes10FieldRangeV10upperBoundSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1154368
$0

$s5Bytes10FieldRangeV5emptyACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1143806
$0

$s5Bytes10FieldRangeV7isEmptySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
642171
$0

$s5Bytes10FieldRangeVyACSnySiGcfC
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
2574481
0
$0

$s5Bytes10SplitMix64V4nexts6UInt64VyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
767539
$0

$s5Bytes11HexadecimalO4textySSs6UInt64VFZ
# Func Hash:
992371482565128066
# Num Counters:
17
# Counter Values:
1016
1016
254
889
127
127
0
0
0
0
0
0
0
0
1016
639
655
$0

$s5Bytes11HexadecimalO4textySSxSTRzs5UInt8V7ElementRtzlFZ
# Func Hash:
1152821768607711325
# Num Counters:
9
# Counter Values:
567
3591
378
189
0
0
0
2177
2310
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:189
1
** External Symbol **:189

$s5Bytes5ASCIIO10lowercasedys5UInt8VAFFZ
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
6063
0
$0

$s5Bytes5ASCIIO14carriageReturns5UInt8Vvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4949357
$0

$s5Bytes5ASCIIO3end2of2in4from2toSiAA9ByteClassV_s4SpanVys5UInt8VGS2itFZ
# Func Hash:
567185240379971366
# Num Counters:
5
# Counter Values:
6673214
6090987
676033
0
0
$0

$s5Bytes5ASCIIO3tabs5UInt8Vvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2527906
$0

$s5Bytes5ASCIIO5spaces5UInt8Vvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3091028
$0

$s5Bytes5ASCIIO7isDigitySbs5UInt8VFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6123716
$0

$s5Bytes5ASCIIO8hexValueys5UInt8VSgAFFZ
# Func Hash:
679210743074613351
# Num Counters:
4
# Counter Values:
466006
201003
201003
201003
$0

$s5Bytes5ASCIIO8lineFeeds5UInt8Vvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4128560
$0

$s5Bytes5FNV1aV3addyys5UInt8VF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
212304
$0

$s5Bytes5FNV1aV4hashys6UInt64Vs4SpanVys5UInt8VGFZ
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
9670951
642909
642902
$0

$s5Bytes8ByteScanO10firstColon2in4from2toSis4SpanVys5UInt8VG_S2itFZ
# Func Hash:
3603322033517563
# Num Counters:
15
# Counter Values:
0
0
2003
1263953
1263953
1
1
4520
1259432
1
0
0
0
0
0
$0

$s5Bytes8ByteScanO12firstControl2in4from2toSis4SpanVys5UInt8VG_S2itFZ
# Func Hash:
1042354055960601760
# Num Counters:
19
# Counter Values:
1
0
2551415
2144006
0
2144005
2
1
1557408
586596
2144006
0
1
0
0
0
0
0
0
$0

$s5Bytes8ByteScanO12firstEscaped2in4from2toSis4SpanVys5UInt8VG_S2itFZ
# Func Hash:
325048437035290570
# Num Counters:
17
# Counter Values:
0
77176
2258
2258
2258
94513
94198
372
57
67641
26416
0
0
0
0
0
0
$0

$s5Bytes8ByteScanO14firstLineBreak2in4from2toSis4SpanVys5UInt8VG_S2itFZ
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

$s5Bytes8ByteScanO15firstQuotedUOrE2in4from2toSis4SpanVys5UInt8VG_S2itFZ
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

$s5Bytes8ByteScanO19differInDigitsAloneySbs4SpanVys5UInt8VG_AItFZ
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

$s5Bytes8ByteScanO4word2in2ats6UInt64Vs4SpanVys5UInt8VG_SitFZ
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
16345470
0
0
$0

$s5Bytes8ByteScanO9unescaped2inSis6UInt64V_tFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
531500
$0

$s5Bytes9Base64URLO5digit2ofs5UInt8Vs6UInt64V_tFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
668120
$0

$s5Bytes9Base64URLO6append_2toys4SpanVys5UInt8VG_s06OutputF0VyAIGztFZ
# Func Hash:
296805424494828388
# Num Counters:
23
# Counter Values:
1285330
642649
642649
614835
27814
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s5Bytes9Base64URLO6decodeySays5UInt8VGSgs4SpanVyAFGFZ
# Func Hash:
1127386594807280458
# Num Counters:
10
# Counter Values:
202980
152058
1074
0
0
1074
0
0
0
0
$0

$s5Bytes9Base64URLO6length2ofS2i_tFZ
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
642645
0
$0

$s5Bytes9Base64URLO6values33_8A6078242B8630050D469B21EB690E90LL_WZ
# Func Hash:
536873291789119606
# Num Counters:
4
# Counter Values:
1275
320
5
0
$0

$s5Bytes9ByteClassV2ofyACs5UInt8VFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
25240
$0

$s5Bytes9ByteClassV5tokenACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3262
$0

$s5Bytes9ByteClassV6targetACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1262
$0

$s5Bytes9ByteClassV7specialACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1262
$0

$s5Bytes9ByteClassV8hostNameACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
672771
$0

$s5Bytes9ByteClassV8rawValueACs5UInt8V_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2524
$0

$s5Bytes9ByteClassVACs10SetAlgebraAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2524
7
$0

$s5Bytes9ByteClassVs10SetAlgebraAAsADP10isSuperset2ofSbx_tFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2524
$0

$s5Dates9CivilDateV4textSSvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4008
$0

$s5Dates9CivilDateV9dayNumberACSi_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4039
$0

$s5Dates9CivilDateV9dayNumberACSi_tcfCTf4nd_n
# Func Hash:
1085769280851633076
# Num Counters:
15
# Counter Values:
4110
0
0
0
0
0
0
0
0
0
0
0
0
0
4110
$0

$s5Redis0A4CallC12missesScriptSbvg
# Func Hash:
631255613234631082
# Num Counters:
7
# Counter Values:
317960
317960
317960
0
0
0
0
$0

$s5Redis0A4NodeC4send_4keys9arguments4room3due_AA0A4CallCAA0A6ScriptC_S3is6UInt64VSgyAA15UncheckedWriterVzXEtAA0A5ErrorOYKF
# Func Hash:
640704447232100574
# Num Counters:
15
# Counter Values:
0
204972
195
0
515553
0
0
0
51
515553
0
0
0
0
0
$0

$s5Redis0A4NodeC5StateOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
520455
520394
$0

$s5Redis0A4NodeC5knowsySbAA0A6ScriptCF
# Func Hash:
536873293310889690
# Num Counters:
4
# Counter Values:
673264
1768641
673383
0
$0

$s5Redis0A4NodeC7enqueue_4keys_3dueAA0A4CallCAA0A9ArgumentsV_SiSgAJs6UInt64VtAA0A5ErrorOYKF
# Func Hash:
647430809570692147
# Num Counters:
97
# Counter Values:
0
0
25
101
0
4823
0
0
25
47
1
0
25
0
25
1
0
25
0
0
4823
0
0
1
7
0
4823
0
4823
4742
0
0
0
0
0
4742
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
1
19
4742
0
4811
4742
3421
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
8
2
0:24
33:1
0
2
17:14
33:11
0
3
33:4719
0:81
513:23
0
6
129:4175
33:366
65:259
17:14
257:7
64:2
0

$s5Redis0A4NodeC7releaseyyAA0A4CallCF
# Func Hash:
844982796519175306
# Num Counters:
4
# Counter Values:
520401
520401
0
25
$0

$s5Redis0A4NodeC8evaluate_4keys_3due6askingAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgSbtYaAA0A5ErrorOYKF
# Func Hash:
282362083527910141
# Num Counters:
25
# Counter Values:
1095
0
0
605
605
482
49
49
49
0
0
0
0
0
32
16
648
0
0
0
0
0
32
616
49
$0

$s5Redis0A4NodeC9takeReplyyAA0aD0OAA0A4CallCAA0A5ErrorOYKF
# Func Hash:
536873293986372656
# Num Counters:
3
# Counter Values:
322710
322753
0
$0

$s5Redis0A5ErrorOWOe
# Func Hash:
567185242011084039
# Num Counters:
6
# Counter Values:
322939
0
0
0
0
110
$0

$s5Redis0A5ReplyO5arraySayACGSgvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
27509
27509
$0

$s5Redis0A5ReplyO7integerSiSgvg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
191159
0
$0

$s5Redis0A5ReplyOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
343462
322845
$0

$s5Redis0A5ReplyOWOe
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
1028202
110
87
55071
15541
$0

$s5Redis0A5ReplyOWOy
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
537521
110
87
28074
15843
$0

$s5Redis0A5ReplyOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
191286
$0

$s5Redis0A6RouterC4node2ofAA0A4NodeCAA0A4SlotVyXK_tF
# Func Hash:
356538117198598846
# Num Counters:
6
# Counter Values:
1311516
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

$s5Redis0A6RouterC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
0
4040
$0

$s5Redis0A6RouterC8connectsSivg
# Func Hash:
948827210060363724
# Num Counters:
7
# Counter Values:
0
232171
0
0
0
0
0
$0

$s5Redis0A6RouterC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF
# Func Hash:
44612226225134262
# Num Counters:
24
# Counter Values:
0
0
0
0
0
0
4040
0
0
4040
0
4040
4040
4040
7
6
0
6
0
0
6
0
0
6
$0

$s5Redis0A6RouterC8isSingleSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
311432
$0

$s5Redis0A6RouterC_2on3tls7optionsAcA12StoreAddressV_7Reactor9EventLoopC3TLS10TLSContextCSgAA0A4NodeC7OptionsVtcfc
# Func Hash:
197471691666492103
# Num Counters:
17
# Counter Values:
0
2205
0
0
35
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s5Redis0A9ArgumentsV5write_4keys9arguments4room2to_yAC_SiSgS2iAA10ByteWriterVzyAA09UncheckedI0VzXEtFZTf4nnnnnnd_n
# Func Hash:
942766472223304779
# Num Counters:
41
# Counter Values:
0
515553
4
0
0
515553
515553
0
0
0
515553
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
515553
0
515553
515553
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B00B4CallCx_AG0B6ScriptCs6UInt64VSgAG0B4NodeCtAA0A5ErrorOYKAA0oN0RzlFyAG15UncheckedWriterVzXEfU_AA05AdmitN0V_TG5TA:232088
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B00B4CallCx_AG0B6ScriptCs6UInt64VSgAG0B4NodeCtAA0A5ErrorOYKAA0oN0RzlFyAG15UncheckedWriterVzXEfU_AA06SettleN0V_TG5TA:204972
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B4NodeCtAA0A5ErrorOYKFyAG15UncheckedWriterVzXEfU_TA:78493
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
33:515553
0

$s5Redis0A9ArgumentsV6append_4eachySays5UInt8VG_s12StaticStringVtF
# Func Hash:
701607649364344984
# Num Counters:
12
# Counter Values:
0
4235
0
0
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
8273
23
0
0
0
0
0
0
0
4084
$0

$s5Redis0A9ArgumentsV6appendyySiF
# Func Hash:
934653110761828625
# Num Counters:
26
# Counter Values:
12390
12397
0
10071
8358
8350
8318
8062
8062
8062
8062
8062
0
0
0
0
0
8062
4008
8062
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
40862
12390
12397
4335
8062
9814
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
133
9298
266
9109
0
9298
196
0
133
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
5692
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
15
33:4197
17:4008
9:592
513:182
32:102
5:62
4:52
3:25
8:23
16:14
257:14
2:11
1:10
0:4
7:2
0

$s5Redis0A9ArgumentsVACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4765
$0

$s5Redis0A9CallQueueV6appendyyAA0aB0CF
# Func Hash:
135188633044096422
# Num Counters:
7
# Counter Values:
520426
2
0
0
0
0
0
$0

$s5Redis10ByteWriterV5bytess4SpanVys5UInt8VGvg
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
197593
0
$0

$s5Redis10ConnectionC11earliestDues6UInt64Vvg
# Func Hash:
93478047928630628
# Num Counters:
7
# Counter Values:
4340
4340
292
144
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
132844
0
$0

$s5Redis10ConnectionC5flushyyF
# Func Hash:
477729236300833847
# Num Counters:
14
# Counter Values:
336420
168210
168210
1
0
0
0
0
0
0
0
0
0
0
$0

$s5Redis10ConnectionC6enlist33_C889FAC629DDB47BE5F73C5CC1E30652LLyyAA0A4CallCF
# Func Hash:
844982799422004846
# Num Counters:
4
# Counter Values:
520401
168185
0
0
$0

$s5Redis10ConnectionC7Reactor4PumpAadEP12channelReadyyyFTW
# Func Hash:
1124680653462654286
# Num Counters:
4
# Counter Values:
177729
177729
21229
0
$0

$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
168210
$0

$s5Redis10ConnectionC7deliver33_C889FAC629DDB47BE5F73C5CC1E30652LL_5firstySays5UInt8VG_SitF
# Func Hash:
389701793109821514
# Num Counters:
70
# Counter Values:
502112
499889
302253
197636
197636
298095
0
55
0
0
0
0
197636
0
0
0
0
132844
0
0
0
19865
0
50
0
43
4078
0
0
25
0
0
2303
697
0
0
0
2303
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
196750
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s7Gateway8ExchangeC5Redis0C12CallFollowerAadEP5endedyyAD0cD0CFTW:197593
2
$s7Gateway8ExchangeC5Redis0C12CallFollowerAadEP5endedyyAD0cD0CFTW:224415
$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5Redis0L12CallFollowerAaeFP5endedyyAE0lM0CFTW:73680
2
$s7Gateway8ExchangeC5Redis0C12CallFollowerAadEP5endedyyAD0cD0CFTW:15052
$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5Redis0L12CallFollowerAaeFP5endedyyAE0lM0CFTW:4813
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
33:136839
17:60797
0

$s5Redis10ConnectionC7receive33_C889FAC629DDB47BE5F73C5CC1E30652LLyyF
# Func Hash:
927205938377245671
# Num Counters:
11
# Counter Values:
132844
177729
177729
0
177729
0
0
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
1575
25
0
$0

$s5Redis11ReplyParserV3add020_CDC03A6D8A992478FC5G11BA1CA278FC4LLySvSgSpys4Int8VGSg_SiSPySo13redisReadTaskVGSgtFZTf4nnnd_n
# Func Hash:
933248315497804982
# Num Counters:
10
# Counter Values:
7849
7814
55
31
7763
7814
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
33:7011
17:636
32:71
4:29
513:28
5:14
2:7
16:7
257:7
1:2
3:2

$s5Redis11ReplyParserV4feedyySays5UInt8VG_SnySiGtF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
2303
0
$0

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_Spys4Int8VGSgSitcfU_To
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7849
$0

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_s5Int64VtcfU1_To
# Func Hash:
1063705159172739859
# Num Counters:
3
# Counter Values:
14725
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

$s5Redis11ServerClockV7reading2atAC7ReadingVs6UInt64V_tF
# Func Hash:
844982799793647196
# Num Counters:
4
# Counter Values:
232171
232171
0
0
$0

$s5Redis13ReplyAssemblyV3addyyAA0aB0OF
# Func Hash:
391331300296868596
# Num Counters:
6
# Counter Values:
2476
20617
0
482
20
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
879260
0
879260
0
0
0
0
441460
0
441460
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
183238
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
16:658728
17:220320
9:212
0

$s5Redis15UncheckedWriterV3put8argumentys4SpanVys5UInt8VG_tF
# Func Hash:
966459197047243388
# Num Counters:
26
# Counter Values:
0
156986
0
156986
0
156986
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
43619
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
9:156986
0

$s5Redis15UncheckedWriterV3put8argumentyyACzXE_tF
# Func Hash:
1066151231937422904
# Num Counters:
41
# Counter Values:
0
488548
310664
642226
642226
232171
232171
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
Ledger.build/Account.swift.bc;$s6Ledger9AdmitCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_TA.47:232088
Ledger.build/Account.swift.bc;$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_TA:205001
Ledger.build/Account.swift.bc;$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU0_TA:205001
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B4NodeCtAA0A5ErrorOYKFyAG15UncheckedWriterVzXEfU_yAMzXEfU_TA:78493
Ledger.build/Account.swift.bc;$s6Ledger9AdmitCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_TA:136
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
4
17:205001
65:143792
6:78493
33:61262

$s5Redis15UncheckedWriterV3put9bigEndian5countys6UInt64V_SitF
# Func Hash:
567185241304049546
# Num Counters:
5
# Counter Values:
8407566
1477634
1477634
0
0
$0

$s5Redis15UncheckedWriterV3put_5firstySays5UInt8VG_SitF
# Func Hash:
927276897390327009
# Num Counters:
5
# Counter Values:
0
205001
0
0
204997
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
6:143789
9:61212
0

$s5Redis15UncheckedWriterV3put_6digitsySu_SitF
# Func Hash:
567185239232071700
# Num Counters:
5
# Counter Values:
3168273
1185196
720676
508485
0
$0

$s5Redis15UncheckedWriterV3putyySays5UInt8VGF
# Func Hash:
303615924401429201
# Num Counters:
4
# Counter Values:
0
901673
0
331238
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
9
17:226098
4:160757
16:149921
65:141789
33:90382
1:61206
9:61206
2:10261
0:53
0

$s5Redis15UncheckedWriterV3putyys12StaticStringVF
# Func Hash:
599077204235560586
# Num Counters:
6
# Counter Values:
0
437225
0
0
0
437225
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
0:232171
2:205001
1:53
0

$s5Redis15UncheckedWriterV3putyys4SpanVys5UInt8VGF
# Func Hash:
927276899315658337
# Num Counters:
5
# Counter Values:
581255
0
581255
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
9:581070
2:132
8:53
0

$s5Redis15UncheckedWriterV3putyys5UInt8VF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5833818
$0

$s5Redis15UncheckedWriterV5frameSivgZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
952943
$0

$s5Redis15UncheckedWriterV6digits2ofSiSu_tFZ
# Func Hash:
1029578615941763306
# Num Counters:
20
# Counter Values:
1185196
720676
515675
515665
515665
515665
437172
437172
437172
437172
437172
437169
437134
436681
432248
388749
0
0
0
0
$0

$s5Redis7BreakerV9succeededyyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
437225
0
$0

$s5Redis9FlatReplyO4read_4fromAA0aC0OSgs4SpanVys5UInt8VG_SiztFZTf4nnd_n
# Func Hash:
1866293201645095
# Num Counters:
55
# Counter Values:
54092
550352
27046
275176
302253
836578
647768
302253
27046
275176
27046
275176
27046
275176
188810
27046
275176
0
0
0
26997
0
49
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
592908
395272
499889
499889
197636
197636
197636
197636
197636
0
197636
197636
197636
0
0
0
0
0
0
0
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
1699
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1699
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1699
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
1330
14
70
308
168
28
0
336
196
70
$0

$s5Words11PlaceholderOACSHAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1918
7
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
1722
$0

$s5Words14PluralCategoryOSYAASY8rawValue03RawE0QzvgTW
# Func Hash:
287486626987461054
# Num Counters:
7
# Counter Values:
1918
224
0
0
1694
0
0
$0

$s5Words14PluralCategoryOwug
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1918
$0

$s5Words4ToneO13forbiddenWord2inSSSgSS_tFZTf4nd_n
# Func Hash:
567185240995793537
# Num Counters:
4
# Counter Values:
15344
1918
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

$s5Words6NoticeV_9planTableACSgAA9SituationVh_6Limits04PlanD0CtcfC
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
209045
2022
$0

$s5Words6PhraseVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
205001
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:205001

$s5Words6PhraseVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
209045
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
207023
207023
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

$s5Words7WordingV4read_3for2ins6ResultOyA2C8MistakesVGAC6SourceO_AA8SentenceOSStFZTf4nnnd_n
# Func Hash:
937442761779789927
# Num Counters:
29
# Counter Values:
0
0
0
1694
0
0
0
0
0
0
1918
224
1694
0
1694
0
0
1694
0
0
0
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
1470
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
2940
448
$0

$s5Words7WordingV6SourceOWOy
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
2940
448
$0

$s5Words7WordingV6SourceOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1694
$0

$s5Words7WordingV6faults33_31988B41CA745A892B226FE0F35A3D78LL5about3forSayAA0B5FaultV6ReasonOGAA8TemplateV_AA8SentenceOtFZTf4nnd_n
# Func Hash:
948827209648973609
# Num Counters:
7
# Counter Values:
0
0
0
1918
0
0
0
$0

$s5Words8SentenceO12placeholdersShyAA11PlaceholderOGvg
# Func Hash:
1094249774226512943
# Num Counters:
41
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
5148
634
210
224
132
84
84
28
42
42
56
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
1699
1685
1545
70
$0

$s5Words8SentenceO8rawValueSSvg
# Func Hash:
367020313669357056
# Num Counters:
122
# Counter Values:
7103
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
42
42
42
42
42
42
57
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
42
42
2048
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
42
42
42
42
42
42
0
$0

$s5Words8SentenceOSYAASY8rawValue03RawD0QzvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1694
$0

$s5Words8SentenceOwug
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1694
$0

$s5Words8TemplateV12placeholdersShyAA11PlaceholderOGvg
# Func Hash:
391331302411858267
# Num Counters:
6
# Counter Values:
4221
1330
784
1918
0
0
$0

$s5Words8TemplateV5wordsSSvg
# Func Hash:
1096621590876055983
# Num Counters:
5
# Counter Values:
1330
2891
1918
1918
0
$0

$s5Words8TemplateV6sourceSSvg
# Func Hash:
393568427996306424
# Num Counters:
15
# Counter Values:
2891
1330
140
168
196
28
70
70
336
14
1918
1918
0
0
0
$0

$s5Words8TemplateVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1701
$0

$s5Words8TemplateVyACSSAC7MistakeOYKcfCTf4nd_n
# Func Hash:
1125516781695387268
# Num Counters:
48
# Counter Values:
1330
0
5992
1330
90811
0
92141
1330
0
1330
0
0
1162
1729
1918
0
0
1330
168
90811
0
616
1134
1918
0
0
0
0
0
0
0
0
812
0
476
441
1575
1918
1918
1330
0
1190
0
0
0
0
1330
560
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

$s6Ledger05RedisA0C10admitReply_2ofAA05AdmitD0OSgAA0F7CommandC_0B00B4CallCtAA0A5ErrorOYKF
# Func Hash:
414921812544281585
# Num Counters:
8
# Counter Values:
0
197593
0
0
0
34495
0
0
$0

$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B00B4CallCx_AG0B6ScriptCs6UInt64VSgAG0B4NodeCtAA0A5ErrorOYKAA0oN0RzlFyAG15UncheckedWriterVzXEfU_AA05AdmitN0V_TG5
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
232088
0
0
$0

$s6Ledger05RedisA0C4send_2to_yAA10SettlementC_0B00B12CallFollower_pnAH0B4NodeCtAA0A5ErrorOYKF
# Func Hash:
871441886198028758
# Num Counters:
5
# Counter Values:
0
204972
0
0
0
$0

$s6Ledger05RedisA0C4send_2to_yAA12AdmitCommandC_0B00B12CallFollower_pnAH0B4NodeCtAA0A5ErrorOYKF
# Func Hash:
607699198733006990
# Num Counters:
4
# Counter Values:
0
0
232088
0
$0

$s6Ledger05RedisA0C7outcome_2ofAA17SettlementOutcomeOAA0E0C_0B00B4CallCtAA0A5ErrorOYKF
# Func Hash:
631255612492166192
# Num Counters:
5
# Counter Values:
0
0
204972
0
0
$0

$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B4NodeCtAA0A5ErrorOYKF
# Func Hash:
903233815887018221
# Num Counters:
9
# Counter Values:
232088
232088
232088
0
78493
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU0_TA:232088

$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B4NodeCtAA0A5ErrorOYKFyAG15UncheckedWriterVzXEfU_
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
78493
0
0
$0

$s6Ledger10AdmissionsC13cachedRefusal2ofAA0D0V_AA7AccountCtSgAA16AdmissionRequestC_tF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
652379
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:652379

$s6Ledger10AdmissionsC13cachedRefusal2of_4planAA0D0V_AA7AccountCtSgAA7UserKeyV_6Limits10ModelClassVSgSSSgtF
# Func Hash:
1096293852054348329
# Num Counters:
32
# Counter Values:
305910
1769048
452382
452382
440602
20394
672771
20392
672771
457556
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:672771

$s6Ledger10AdmissionsC4send_3now9followingAC11SendOutcomeOAA16AdmissionRequestC_6Limits6MomentV5Redis0L12CallFollower_ptF
# Func Hash:
331779888125243149
# Num Counters:
9
# Counter Values:
232171
232171
0
83
0
0
0
0
232088
$0

$s6Ledger10AdmissionsC4send_9followingSbAA10SettlementC_5Redis0F12CallFollower_ptF
# Func Hash:
596847750827303055
# Num Counters:
17
# Counter Values:
205001
204972
205001
0
29
0
204972
204972
0
204972
0
0
0
204972
0
0
0
$0

$s6Ledger10AdmissionsC5apply_2toSbAA10AdmitReplyO_AC16PendingAdmissionVtF
# Func Hash:
347968395036541794
# Num Counters:
18
# Counter Values:
205001
232171
232171
27170
0
0
0
0
0
0
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:27170

$s6Ledger10AdmissionsC5takenyyAA10SettlementCF
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
205001
205001
0
$0

$s6Ledger10AdmissionsC6ledger9planTable5lease5users11retryWithin8deadline5spool5grace11refusalLife7changes5store17recentSettlements5pause9monotonicAc2A_p_6Limits04PlanE0CS2is6UInt64VAvA5SpoolCSgAA5GraceCSgAvA13RecordChangesCSgAA10StoreWatchCSgAA06RecentR0CSgyAVYaYCcSgAVyctcfC
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

$s6Ledger10AdmissionsC7outcome_2ofAA17SettlementOutcomeOSgAA0E0C_5Redis0G4CallCtF
# Func Hash:
950994586325916302
# Num Counters:
13
# Counter Values:
204972
204972
0
204972
204972
0
0
0
0
0
0
0
0
$0

$s6Ledger10AdmissionsC7prepare_5peeks3nowAC16PendingAdmissionVAA0G7RequestC_Sb6Limits6MomentVtAA0A5ErrorOYKF
# Func Hash:
714901602445739598
# Num Counters:
15
# Counter Values:
232171
0
232171
232171
232171
0
232171
232171
0
232171
232171
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:232171
1
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:232171
1
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:232171

$s6Ledger10AdmissionsC7receive_2ofAC14ReceiveOutcomeOAC16PendingAdmissionV_5Redis0I4CallCtF
# Func Hash:
93478048068489717
# Num Counters:
6
# Counter Values:
0
0
0
0
232088
0
$0

$s6Ledger10AdmissionsC9admissionyAA9AdmissionOAA10AdmitReplyOn_AA0E7CommandCtAA0A5ErrorOYKF
# Func Hash:
5832820946157205
# Num Counters:
12
# Counter Values:
0
27170
0
0
0
0
0
205001
0
0
0
0
$0

$s6Ledger10BookFormatO3put__2toyAA4BillC_AA0B3DayV5Redis15UncheckedWriterVztFZ
# Func Hash:
573066861493773732
# Num Counters:
55
# Counter Values:
205001
205001
0
3
0
205001
0
0
0
0
0
0
205001
205001
205001
0
0
0
205001
0
0
3
0
0
0
0
0
205001
0
1003
0
0
0
0
0
0
3
3
0
0
0
0
0
0
0
3
0
3
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
1325150
$0

$s6Ledger10LeaseIndexO5shard2of2inAA5QueueV5queue_Sb13isOnUsersNodetAA7UserKeyV_5Redis0O6RouterCtFZTf4nnd_n
# Func Hash:
896858937306541646
# Num Counters:
9
# Counter Values:
0
78749
0
0
0
0
0
0
0
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
6938640
0
688
3188
0
0
0
672098
8024
462576
900
462576
894
0
12752
2900
12752
9564
20475
0
0
0
0
0
0
0
12752
0
0
462576
0
467765
0
0
5
0
0
0
462576
3188
462576
0
0
0
0
0
6
462576
0
5
0
0
0
0
2006
0
0
3188
462576
0
5
0
462576
462576
462576
0
0
0
0
0
0
0
0
0
0
0
0
0
0
462576
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
462576
0
12752
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
6010
4006
2
186
0
4008
0
0
0
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
0
6
2004
4008
0
$0

$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tF
# Func Hash:
607699197414532684
# Num Counters:
5
# Counter Values:
205001
205001
0
0
205001
$0

$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU0_
# Func Hash:
964791050483731123
# Num Counters:
51
# Counter Values:
143789
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
143789
143789
0
143789
0
205001
205001
0
205001
162231
0
0
0
0
0
205001
0
0
0
0
0
0
0
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
205001
0
$0

$s6Ledger10SettleCallV4roomSivg
# Func Hash:
890259288685583310
# Num Counters:
24
# Counter Values:
143789
0
0
0
205001
143789
0
0
0
0
0
0
0
0
0
0
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
205001
0
0
0
205001
0
205001
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
409973
409973
0
409973
0
0
$0

$s6Ledger10SettlementC14returnsMessageSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205001
$0

$s6Ledger10SettlementC6ChangeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
143789
$0

$s6Ledger10SettlementCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205001
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
857383
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
652379
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
652379
$0

$s6Ledger11LimitCountsV4usedyS2iF
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
3157424
0
0
$0

$s6Ledger11LimitCountsV7crossedy6Limits9ThresholdOSgSiF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
348796
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
205001
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:205001

$s6Ledger11LimitCountsVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
61146
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11LimitCountsVwcp:61146

$s6Ledger11LimitCountsVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16972
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11LimitCountsVwxx:16972

$s6Ledger11LimitCountsVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
61146
$0

$s6Ledger11LimitCountsVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
205001
205001
0
0
205001
$0

$s6Ledger11LimitCountsVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
221973
$0

$s6Ledger11ReservationV10settlementyAA10SettlementCAA4BillCnF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
205001
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
205001
0
205001
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger11ReservationV3end33_DBC13BBE9BFA4F3552787444049E8217LL__4billAA10SettlementCAH4KindO_AA11ConsumptionVSgAA4BillCSgntF
# Func Hash:
287486627546189631
# Num Counters:
5
# Counter Values:
0
0
205001
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
205001
$0

$s6Ledger11ReservationV6ticketAA0B6TicketVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$s6Ledger11ReservationV7changes33_DBC13BBE9BFA4F3552787444049E8217LLySayAA10SettlementC6ChangeVGAG4KindO_AA11ConsumptionVtF
# Func Hash:
769121165970388927
# Num Counters:
32
# Counter Values:
0
348796
143789
0
143789
0
0
0
0
0
0
0
0
0
0
0
0
0
0
143789
143789
0
205001
143789
205001
0
0
0
0
0
143789
0
$0

$s6Ledger11ReservationVSgWOe
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
672771
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
205001
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:205001

$s6Ledger11ReservationVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
205001
205001
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
232224
$0

$s6Ledger12BookCalendarV3day2atAA0B3DayV6Limits6MomentV_tF
# Func Hash:
271263511808002159
# Num Counters:
11
# Counter Values:
205001
7
0
204994
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
78576
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
232171
232088
7
214883
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
16402
0
16402
$0

$s6Ledger12RefusalEntryV5CauseOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
11208
0
11208
$0

$s6Ledger12RefusalEntryV5CauseO_2inAeA0B0VADO_6Limits8ScheduleCtcfCTf4nnd_n
# Func Hash:
414921812404885233
# Num Counters:
8
# Counter Values:
0
5194
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
4008
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger12RefusalEntryVwcp:4008

$s6Ledger12RefusalEntryVWOh
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
$s6Ledger12RefusalEntryVwxx:6014

$s6Ledger12RefusalEntryVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4008
$0

$s6Ledger12RefusalEntryVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6014
$0

$s6Ledger12RequestNamesV4nextAA0B2IDVyF
# Func Hash:
11922955473172444
# Num Counters:
6
# Counter Values:
667407
232171
0
0
0
435236
$0

$s6Ledger13CachedRefusal33_5002C56AA2C6C1215479A63F35243BB5LLC4isOfySbAA7UserKeyV_6Limits10ModelClassVSgSSSgtF
# Func Hash:
252792768190730864
# Num Counters:
14
# Counter Values:
420210
420210
0
0
0
2
0
420208
0
0
0
0
420208
0
$0

$s6Ledger13CachedRefusal33_5002C56AA2C6C1215479A63F35243BB5LLC4told2atAA0C0V_AA7AccountCts6UInt64V_tF
# Func Hash:
391331303446266705
# Num Counters:
6
# Counter Values:
440600
6254
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
840416
420208
420210
420208
0
0
0
0
0
0
0
420208
420208
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
23226
23226
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
16972
16972
16972
0
0
33944
16968
0
0
0
0
0
0
16972
0
0
16972
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
16968
$0

$s6Ledger13CachedRefusal33_5002C56AA2C6C1215479A63F35243BB5LLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16972
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
205001
184597
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

$s6Ledger14CachedRefusalsV4keep__2of_2atyAA7RefusalV_AA7AccountCAA16AdmissionRequestCAC4MarkVs6UInt64VtF
# Func Hash:
844411628920913578
# Num Counters:
43
# Counter Values:
176700
10928
42592
11780
27170
20502
15650
16972
16380
0
0
16972
0
0
16972
0
35476
16972
16972
0
0
23696
0
0
16972
0
11780
0
0
3194
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
671743
431990
431990
652379
2
652379
652379
0
652379
437164
420208
0
0
$0

$s6Ledger14ScheduleFormatV7written_5leaseAA07WrittenB0C6Limits0B0C_SitF
# Func Hash:
303685790132522880
# Num Counters:
11
# Counter Values:
242369
232161
232164
63
0
0
232161
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
27170
7408
0
0
0
0
0
0
0
27170
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger15AdmissionFormatV4call3forAA9AdmitCallVAA0F7CommandC_tF
# Func Hash:
238984482422036564
# Num Counters:
3
# Counter Values:
69
232161
232155
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
27170
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger15AdmissionFormatV7refusal33_A629689E48E63D74B51D1295CF8DA8B8LLyAA10AdmitReplyOSgSay5Redis0pO0OG_6Limits8ScheduleCSitFZTf4nnnd_n
# Func Hash:
399501120714363439
# Num Counters:
55
# Counter Values:
27170
0
54340
54340
27170
27170
0
27170
27170
0
0
0
0
0
0
0
0
27170
27170
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
820004
205001
205001
0
0
205001
0
0
0
0
0
0
0
0
0
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
232161
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
232161
0
0
0
0
0
232161
0
0
0
0
0
0
0
0
160753
0
0
0
0
0
0
0
0
0
160753
0
0
0
0
0
0
0
0
0
0
0
160753
0
0
0
0
0
160753
0
0
0
0
0
0
0
0
160753
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger16AdmissionRequestC4user9messageID11fingerprint10modelClass8estimate5price18overlooksPeriodEnd4planAcA7UserKeyV_AA0cF0VSgSi6Limits05ModelI0VSgAA11ConsumptionVAQ5PriceVSgSbSSSgtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
652379
$0

$s6Ledger16AdmissionRequestC4user9messageID11fingerprint10modelClass8estimate5price18overlooksPeriodEnd4planAcA7UserKeyV_AA0cF0VSgSi6Limits05ModelI0VSgAA11ConsumptionVAQ5PriceVSgSbSSSgtcfcfA5_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
652379
$0

$s6Ledger16AdmissionRequestC8estimate5underAA11ConsumptionV6Limits8ScheduleC_tF
# Func Hash:
311693034832455417
# Num Counters:
7
# Counter Values:
652379
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
652379
$0

$s6Ledger16EntitlementCacheVy6Limits0B8SnapshotCAA7UserKeyVcig
# Func Hash:
694937218974223329
# Num Counters:
6
# Counter Values:
0
232171
0
0
0
232171
$0

$s6Ledger16RefusalLogFormatO4heldySSAA0B5EntryVFZTf4nd_n
# Func Hash:
679210743074613351
# Num Counters:
4
# Counter Values:
4008
4008
0
0
$0

$s6Ledger16RefusalLogFormatO5fieldySSAA0B5EntryVFZTf4nd_n
# Func Hash:
732038794072156960
# Num Counters:
8
# Counter Values:
4008
0
0
0
0
0
0
0
$0

$s6Ledger17RecentSettlementsC5Place33_26A6091C757BC1094E64D2833A5AF55BLLVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7168
$0

$s6Ledger17RecentSettlementsCACycfC
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
7161
7
$0

$s6Ledger17RecentSettlementsCfD
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
7161
7
$0

$s6Ledger4BillC5model4used9isGuessed7guessedACSays5UInt8VG_AA11ConsumptionVSbAA0F5ShareVtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205001
$0

$s6Ledger4BillC5model4used9isGuessed7guessedACSays5UInt8VG_AA11ConsumptionVSbAA0F5ShareVtcfcfA2_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
204998
$0

$s6Ledger4BillC6ofPaidACvg
# Func Hash:
536873289973259617
# Num Counters:
4
# Counter Values:
205001
205001
6
0
$0

$s6Ledger4BillCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205001
$0

$s6Ledger5SpoolC5holdsySbAA7UserKeyVF
# Func Hash:
948827209596992126
# Num Counters:
8
# Counter Values:
205001
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
4060
$0

$s6Ledger7AccountC8isHeldAsySbACF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
467754
$0

$s6Ledger7AccountC9ResponsesE15newestThreshold33_6144A55E26F0751CC63F29C0B090CC5DLLSiSgvg
# Func Hash:
11922952388744335
# Num Counters:
7
# Counter Values:
346790
2006
0
0
205001
205001
0
$0

$s6Ledger7AccountCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
265595
$0

$s6Ledger7RefusalV5CauseO21__derived_enum_equalsySbAE_AEtFZTf4nnd_n
# Func Hash:
672137662026201718
# Num Counters:
13
# Counter Values:
0
0
467754
0
0
0
467754
0
0
0
467754
0
0
$0

$s6Ledger7RefusalV5CauseOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
467754
5
$0

$s6Ledger7RefusalV5CauseOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
467754
$0

$s6Ledger7RefusalV8decisive2inAC5CauseO6Limits8ScheduleC_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
467786
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
937562
0
0
937562
0
0
0
0
0
0
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
8664495
635267
573979
573979
573979
0
0
$0

$s6Ledger7UserKeyV4hash4seedSis6UInt64V_tF
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
9840765
652379
652379
$0

$s6Ledger7UserKeyV4stem33_1CAE0153CA7BC1994FBFA5CFAEC68C57LL_4markSays5UInt8VGs4SpanVyAHG_AHSgtFZys06OutputM0VyAHGzXEfU_
# Func Hash:
52047014496162958
# Num Counters:
9
# Counter Values:
642645
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
642171
$0

$s6Ledger7UserKeyV6tenant4userACSays5UInt8VG_s4SpanVyAGGtcfCTf4nnd_n
# Func Hash:
1070589991437716363
# Num Counters:
17
# Counter Values:
25063155
0
3883680
0
642645
0
642645
0
0
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
467777
467777
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
1106830758584837987
# Num Counters:
35
# Counter Values:
6045
0
0
180954
0
0
0
10208
0
0
0
0
226179
0
0
0
0
232171
0
232224
0
232171
0
0
0
0
0
0
0
0
0
0
0
53
53
$0

$s6Ledger9AdmitCallV4roomSivg
# Func Hash:
1083424332827633660
# Num Counters:
11
# Counter Values:
232224
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5Redis0L12CallFollowerAaeFP5endedyyAE0lM0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78493
$0

$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5endedyy5Redis0M4CallCF
# Func Hash:
567185238848196028
# Num Counters:
5
# Counter Values:
0
0
78493
0
0
$0

$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78493
$0

$s6Ledger9RequestIDV5nonceACs6UInt64V_tc33_81211E453C41C7CB5B033541829DE53CLlfCTf4nd_n
# Func Hash:
11922954970385224
# Num Counters:
6
# Counter Values:
2640
660
60
0
0
598
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
652379
$0

$s6Limits10InputGuessV5learn5units5shape6tokens2byySi_AC5ShapeVS2itF
# Func Hash:
769121166721895025
# Num Counters:
30
# Counter Values:
630
13604
204998
204998
204988
191387
143804
0
204998
10
13604
143789
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
204998
204998
$0

$s6Limits10InputGuessV6tokens5units5shape3forS2i_AC5ShapeVSitF
# Func Hash:
783548774101456523
# Num Counters:
9
# Counter Values:
652379
600638
652293
600600
0
0
0
0
600552
$0

$s6Limits10InputGuessVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
652398
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits10InputGuessVwcp:652398

$s6Limits10InputGuessVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
652398
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits10InputGuessVwxx:652398

$s6Limits10InputGuessVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
652398
$0

$s6Limits10InputGuessVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
652398
$0

$s6Limits10ModelClassVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
35493
7
$0

$s6Limits10ModelClassVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
35486
0
35486
$0

$s6Limits10UsageLevelV4used6amountACSi_SitcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
381452
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
379446
362115
0
$0

$s6Limits11CallerTableVyxSgSicisAA11OutputGuessV5Shown33_2314146B6A7E42521E644BA931F31721LLV_Tg5
# Func Hash:
287486628054319576
# Num Counters:
5
# Counter Values:
441
4190
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
27112
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits11EntitlementVwcp:27112

$s6Limits11EntitlementVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
23061
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits11EntitlementVwxx:23061

$s6Limits11EntitlementVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
27112
$0

$s6Limits11EntitlementVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
23061
$0

$s6Limits11OutputGuessV10noteErrors33_2314146B6A7E42521E644BA931F31721LL2of5units6events7visibleyAC5ShownAELLVz_S3itF
# Func Hash:
25215336537781514
# Num Counters:
31
# Counter Values:
565
565
565
565
3625
3625
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
204998
3625
4183
0
0
565
565
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4190
4190
4190
4190
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
242369
242369
232161
242369
242369
0
0
10
10208
0
232164
0
232161
0
0
232161
232161
0
0
0
0
232161
0
0
0
0
0
232161
0
232161
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
21694
12325
9738
954
954
0
0
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
6396036
6
642
426108
0
0
2
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
426114
312
0
312
312
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
204998
4
7
0
$0

$s6Limits19EntitlementSnapshotC4noneACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
232224
$0

$s6Limits19EntitlementSnapshotC4span2of2atAA6MomentV4from_AH2totAA8ScheduleC_AHtF
# Func Hash:
959085192517320418
# Num Counters:
5
# Counter Values:
232171
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
205031
7
$0

$s6Limits4PlanV4KindOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205031
$0

$s6Limits4PlanVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4110
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits4PlanVwcp:4110

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
4152
$0

$s6Limits4PlanVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2120
$0

$s6Limits5LimitV11EnforcementOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
33978
7
$0

$s6Limits5LimitV11EnforcementOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
33995
$0

$s6Limits5MeterO14countsRequestsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
365785
$0

$s6Limits5MeterOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
833611
30612
$0

$s6Limits5MeterOWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
833678
30624
$0

$s6Limits6MomentV12millisecondsACs5Int64V_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1384483
$0

$s6Limits6MomentV7secondss5Int64Vvg
# Func Hash:
1124680650439463261
# Num Counters:
3
# Counter Values:
4008
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
221973
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
221966
$0

$s6Limits6MomentVSLAASL2leoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205001
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
17283
0
$0

$s6Limits6WindowOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
17272
0
$0

$s6Limits8ScheduleC5EntryC6LedgerE5field2atSSAA6MomentV_tF
# Func Hash:
187771964761477978
# Num Counters:
7
# Counter Values:
143789
0
0
0
0
0
0
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
348796
0
2006
346790
$0

$s7Gateway10RouteTableV10configured33_F73F87E9CC112A78C05550F0D864AA94LL_6methodAC10ConfiguredAELLVSgs4SpanVys5UInt8VG_ANtFTf4nnx_n
# Func Hash:
610385556562414883
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
672771
0
0
0
0
0
0
0
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
1015826264365163024
# Num Counters:
55
# Counter Values:
0
0
0
672771
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
672771
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
599005163373745405
# Num Counters:
9
# Counter Values:
1003
1003
0
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

$s7Gateway11LeaseKeeperC__7tellingAC6Ledger17ReservationTicketV_A2ACAA14AnswerProgressVSgtcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
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

$s7Gateway13RoutedRequestC4bill33_A89D87BEA2E6813CB991802B91808554LL_8isUseful6Ledger4BillC8Dialects10TokenUsageV_SbtF
# Func Hash:
534146034025369043
# Num Counters:
11
# Counter Values:
204998
0
0
0
0
0
0
204998
0
204998
0
$0

$s7Gateway13RoutedRequestC4bill33_A89D87BEA2E6813CB991802B91808554LL__8isUseful6Ledger4BillCSg8Dialects11ReplyReaderV_4HTTP12RelayOutcomeOSbtF
# Func Hash:
198238759020173208
# Num Counters:
9
# Counter Values:
205001
3
204998
0
0
0
3
0
3
$0

$s7Gateway13RoutedRequestC5learn33_A89D87BEA2E6813CB991802B91808554LL__7isWholey8Dialects10TokenUsageV_AG11ReplyReaderVSbtF
# Func Hash:
438284564511352395
# Num Counters:
9
# Counter Values:
204998
204998
204998
204998
0
204998
0
0
204998
$0

$s7Gateway13RoutedRequestCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
652379
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

$s7Gateway15TargetDirectoryC5Known33_C9BA7E66ACC0F96A93906F76F1DE516BLLC7answersySb8Dialects7DialectO_SSSgSays5UInt8VGtF
# Func Hash:
11922952689625465
# Num Counters:
7
# Counter Values:
672770
672770
0
0
672761
0
0
$0

$s7Gateway15TargetDirectoryC6target_5model8upstreamAA0B0CSg8Dialects7DialectO_Says5UInt8VGSSSgtF
# Func Hash:
1080275686845193719
# Num Counters:
8
# Counter Values:
10
16
0
672748
9
13
0
0
$0

$s7Gateway15UpstreamRequest33_49B5D926AF8FC46D799E274BFD76DD9ELLV6append__2toys4SpanVys5UInt8VG_AA9BodyEditsACLLV5Bytes10ByteBufferVztFZTf4nnnd_n
# Func Hash:
259212322812111600
# Num Counters:
12
# Counter Values:
205001
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
205001
$0

$s7Gateway6TargetC11outputBoundySiSg8Dialects12RequestFactsCF
# Func Hash:
134732428857511367
# Num Counters:
4
# Counter Values:
652379
652379
0
652379
$0

$s7Gateway7ForwardVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1019
$0

$s7Gateway7ForwardVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1019
$0

$s7Gateway8ExchangeC10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA7ForwardVFyAC_AGtYaYbYCcfU_
# Func Hash:
124721840463041479
# Num Counters:
10
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
$0

$s7Gateway8ExchangeC12channelReadyyyF
# Func Hash:
93478048719069723
# Num Counters:
7
# Counter Values:
0
0
0
0
205001
0
205001
$0

$s7Gateway8ExchangeC12writeRequest_2onyAA06RoutedD0C_4HTTP18UpstreamConnectionCtF
# Func Hash:
1116147846630550935
# Num Counters:
15
# Counter Values:
0
205001
205001
0
81526
0
0
0
0
0
0
0
0
0
205001
$0

$s7Gateway8ExchangeC14takeSettlement33_DD6ABD62212C7C2EEC7D9F7FC8A1D50DLLy6Ledger0D0CSgAF4BillCSgF
# Func Hash:
415356761640355876
# Num Counters:
8
# Counter Values:
205001
0
0
0
0
205001
205001
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

$s7Gateway8ExchangeC15writeAnswerHead_4from8isSifted4HTTP5RelayC7FramingOAA7ForwardV_AG18UpstreamConnectionCSbtFTf4xnnn_n
# Func Hash:
1097175168965278182
# Num Counters:
62
# Counter Values:
203998
1003
0
0
0
0
0
0
203998
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
206001
0
0
0
1003
203998
204998
1003
0
0
0
205001
0
0
0
0
203998
0
0
0
0
0
203998
0
0
0
0
0
$0

$s7Gateway8ExchangeC20settleWithoutWaitingy6Ledger10SettlementCSgAE4BillCSgF
# Func Hash:
238984481002779099
# Num Counters:
3
# Counter Values:
205001
0
204972
$0

$s7Gateway8ExchangeC3act33_7FFB1E80F3A41D8E13F839C0F09D941FLL2on__y6Ledger9AdmissionOn_AG0P7RequestCAA06RoutedQ0Cnt9Responses7ProblemCYKF
# Func Hash:
197088142942935389
# Num Counters:
21
# Counter Values:
205001
205001
27170
0
0
0
0
27170
0
0
0
0
27170
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
Edge.build/AdminListener.swift.bc;$s4Edge8AppSetupV5hooks____2on7Gateway14AdmissionHooksC0B3API0B8ServicesV_6Ledger10RefusalLogCAL12ClaimedPlansC9Telemetry0B8ObserverC7Reactor9EventLoopCtFyAL7UserKeyV_AL0L0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:27170
0

$s7Gateway8ExchangeC3ask33_7FFB1E80F3A41D8E13F839C0F09D941FLLyy6Ledger16AdmissionRequestCn_AA06RoutedP0Cnt9Responses7ProblemCYKF
# Func Hash:
920934248208216649
# Num Counters:
13
# Counter Values:
652379
0
420208
420208
0
232088
83
420208
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
Edge.build/AdminListener.swift.bc;$s4Edge8AppSetupV5hooks____2on7Gateway14AdmissionHooksC0B3API0B8ServicesV_6Ledger10RefusalLogCAL12ClaimedPlansC9Telemetry0B8ObserverC7Reactor9EventLoopCtFyAL7UserKeyV_AL0L0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:420208
0

$s7Gateway8ExchangeC3tap33_8BDE36C98B6EF902AA79BD86CE2C45B5LL2of_8isStreamAA8ReplyTapCSg4HTTP18UpstreamConnectionC_AA13RoutedRequestCSbtF
# Func Hash:
798733567605003329
# Num Counters:
4
# Counter Values:
205001
203996
1003
1005
$0

$s7Gateway8ExchangeC4bill33_8BDE36C98B6EF902AA79BD86CE2C45B5LLy6Ledger4BillCSg4HTTP12RelayOutcomeO_AA13RoutedRequestCAA8ReplyTapCSgtF
# Func Hash:
484499718566611303
# Num Counters:
7
# Counter Values:
205001
205001
205001
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
205001
204129
204129
12
$0

$s7Gateway8ExchangeC4note_8isRepeaty6Ledger7AccountC_SbtF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
205001
205001
$0

$s7Gateway8ExchangeC4noteyy6Ledger7RefusalV_AE7AccountCtF
# Func Hash:
599005162086346558
# Num Counters:
9
# Counter Values:
467770
0
0
0
0
0
0
0
0
$0

$s7Gateway8ExchangeC4send33_547A97419888411C69799DD6FBCA20BFLL_2onyAA7ForwardV_4HTTP18UpstreamConnectionCtF
# Func Hash:
252792767619929281
# Num Counters:
12
# Counter Values:
0
0
0
0
0
0
205001
0
0
0
0
0
$0

$s7Gateway8ExchangeC4tellyyF
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
672771
672771
672771
$0

$s7Gateway8ExchangeC5Redis0C12CallFollowerAadEP5endedyyAD0cD0CFTW
# Func Hash:
1096621588080993518
# Num Counters:
6
# Counter Values:
204972
232088
0
0
0
0
$0

$s7Gateway8ExchangeC5admityy9Responses14CallerIdentityV_AA6TargetCtAE7ProblemCYKF
# Func Hash:
301495638356943872
# Num Counters:
13
# Counter Values:
672771
0
0
0
0
0
0
672771
652379
0
20392
20392
20392
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
1
Edge.build/AdminListener.swift.bc;$s4Edge8AppSetupV5hooks____2on7Gateway14AdmissionHooksC0B3API0B8ServicesV_6Ledger10RefusalLogCAL12ClaimedPlansC9Telemetry0B8ObserverC7Reactor9EventLoopCtFyAL7UserKeyV_AL0L0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:20392

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
672771
0
0
672471
$0

$s7Gateway8ExchangeC5heard33_547A97419888411C69799DD6FBCA20BFLL_4from10refusesKeyyAA7ForwardV_4HTTP18UpstreamConnectionCSbtF
# Func Hash:
1124680653747245318
# Num Counters:
3
# Counter Values:
205001
0
0
$0

$s7Gateway8ExchangeC5relay_4fromyAA7ForwardV_4HTTP18UpstreamConnectionCtFTf4xnn_n
# Func Hash:
981836596950573978
# Num Counters:
20
# Counter Values:
205001
205001
203998
203998
205001
1003
0
1003
1003
1003
29
0
0
0
203969
0
203998
0
0
0
$0

$s7Gateway8ExchangeC6inTask4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyAC_xtYaYbYCcfU_AA7ForwardV_Tg5011$s7Gateway8b55C10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA7H19VFyAC_AGtYaYbYCcfU_Tf1nnnc_n
# Func Hash:
1124680652709353083
# Num Counters:
3
# Counter Values:
0
1019
0
$0

$s7Gateway8ExchangeC6listen33_547A97419888411C69799DD6FBCA20BFLL_2onyAA7ForwardV_4HTTP18UpstreamConnectionCtF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
205001
0
$0

$s7Gateway8ExchangeC6routed3for2of_AA13RoutedRequestCAA6TargetC_SiAA8StepDownVSgtF
# Func Hash:
894595278755628976
# Num Counters:
17
# Counter Values:
0
652379
0
0
652379
652379
652379
0
652379
0
652379
0
652379
0
652379
0
0
$0

$s7Gateway8ExchangeC6target33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLAA6TargetCy9Responses7ProblemCYKF
# Func Hash:
974670607290195508
# Num Counters:
6
# Counter Values:
0
0
672771
0
0
0
$0

$s7Gateway8ExchangeC7AwaitedOWOe
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
1724805
204972
205001
0
0
$0

$s7Gateway8ExchangeC7Reactor4PumpAadEP12channelReadyyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205001
$0

$s7Gateway8ExchangeC7forwardyyAA7ForwardVnF
# Func Hash:
229201172903661646
# Num Counters:
14
# Counter Values:
0
0
0
0
0
0
0
0
203982
1019
0
0
0
0
$0

$s7Gateway8ExchangeC7inspect33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL3fory9Responses14CallerIdentityVSg_tAG7ProblemCYKF
# Func Hash:
52047011903355193
# Num Counters:
9
# Counter Values:
0
672771
672771
0
0
0
267684
672771
0
$0

$s7Gateway8ExchangeC7receiveyy6Ledger10AdmissionsC16PendingAdmissionV_AA13RoutedRequestC5Redis0J4CallCtF
# Func Hash:
238984481558059729
# Num Counters:
3
# Counter Values:
232088
0
0
$0

$s7Gateway8ExchangeC7receiveyy6Ledger10SettlementC_5Redis0F4CallCtF
# Func Hash:
536873291521836910
# Num Counters:
4
# Counter Values:
0
204972
0
204972
$0

$s7Gateway8ExchangeC7request33_7FFB1E80F3A41D8E13F839C0F09D941FLLy6Ledger16AdmissionRequestC9Responses14CallerIdentityV_AF0P2IDVSgAA06RoutedP0CtF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
652379
$0

$s7Gateway8ExchangeC8headRead33_547A97419888411C69799DD6FBCA20BFLL_4fromyAA7ForwardV_4HTTP18UpstreamConnectionCtAI0M7FailureOYKF
# Func Hash:
650973721484774770
# Num Counters:
9
# Counter Values:
205001
0
205001
205001
205001
0
0
0
0
$0

$s7Gateway8ExchangeC9messageID33_7FFB1E80F3A41D8E13F839C0F09D941FLL6Ledger07RequestD0VSgy9Responses7ProblemCYKF
# Func Hash:
798733566969653622
# Num Counters:
4
# Counter Values:
0
672771
0
0
$0

$s7Gateway8ExchangeCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
672771
$0

$s7Gateway8ExchangeCfd
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
672771
0
$0

$s7Gateway8ReplyTapC3seeySbs4SpanVys5UInt8VGF
# Func Hash:
567185242373681587
# Num Counters:
5
# Counter Values:
231500
205001
231500
231500
0
$0

$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP11takePassing6isOver5Bytes10ByteBufferVSb_tFTW
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
436501
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

$s7Gateway8StepDownVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
652379
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:652379

$s7Gateway8StepDownVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
410002
0
$0

$s7Gateway8StepDownVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
652379
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:652379

$s7Gateway8StepDownVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
652379
$0

$s7Gateway8StepDownVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
1304758
1304758
0
0
0
$0

$s7GatewayAAC13mayBeOutdatedySb6Ledger7RefusalV_AD7AccountCAD16AdmissionRequestCtFTf4xnnn_n
# Func Hash:
93478047987515225
# Num Counters:
8
# Counter Values:
0
27170
0
0
0
0
0
0
$0

$s7GatewayAAC4HTTP9ResponderAacDP5beginyyAC10ServerCallCFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
672771
$0

$s7GatewayAAC4tell_6status_2ofy9Telemetry14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
267684
$0

$s7GatewayAAC5beginyy4HTTP10ServerCallCF
# Func Hash:
881802929358100291
# Num Counters:
18
# Counter Values:
0
0
0
0
0
0
0
672771
672771
0
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
235052039940667815
# Num Counters:
65
# Counter Values:
205001
205001
0
174389
0
0
0
0
0
0
0
0
0
174401
348790
0
350790
2000
0
350790
0
0
205001
0
0
205001
350790
205001
0
0
3
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

$s7GatewayAAC9readModel2of_Says5UInt8VG4HTTP10ServerCallC_AA12MatchedRouteCt8Dialects12RequestFaultOYKF
# Func Hash:
159676628510021037
# Num Counters:
8
# Counter Values:
0
672771
0
0
0
0
0
0
$0

$s7GatewayAAC9usageWish2of8Dialects6SpliceVSg4HTTP10ServerCallC_tF
# Func Hash:
928018419306143835
# Num Counters:
7
# Counter Values:
652379
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

$s7Reactor11SourceTableV6insertys6UInt64VAA06PolledB0_pFTf4en_nAA7ChannelC_Tg5
# Func Hash:
599005162675662168
# Num Counters:
9
# Counter Values:
2227
2111
2111
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
2234
0
14
0
0
31
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
462
1047
0
11
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
6954
5855
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
17478
88
$0

$s7Reactor13SocketAddressOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
12857
77
$0

$s7Reactor13SocketAddressOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6214
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
1044
0
1019
0
1044
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
1
** External Symbol **:1044
1
** External Symbol **:1044
0
1
** External Symbol **:1044
1
** External Symbol **:1044
1
** External Symbol **:1044
1
** External Symbol **:1044
1
$s4HTTP10ServerCallC7Reactor14ClientPresenceAadEP7partnerAD7ChannelCSgvsTW:1019
0

$s7Reactor14ConnectionRaceC3runxyYaq_YKF
# Func Hash:
323868093755733938
# Num Counters:
6
# Counter Values:
0
1044
1044
0
1044
1044
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
1
** External Symbol **:1044
1
** External Symbol **:1044
0
1
** External Symbol **:1044
1
** External Symbol **:1044
1
** External Symbol **:1044
1
** External Symbol **:1044
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
1044
0
1044
0
0
0
1033
0
11
0
0
11
0
11
0
0
0
1044
1044
1044
0
0
0
0
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
11
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
** External Symbol **:1044
1
** External Symbol **:1044
1
** External Symbol **:1044
1
** External Symbol **:1044
1
** External Symbol **:1044
0
0

$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtF
# Func Hash:
264495438365974822
# Num Counters:
4
# Counter Values:
1044
1019
1044
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s4HTTP10ServerCallC7Reactor14ClientPresenceAadEP7partnerAD7ChannelCSgvsTW:1019

$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1044
$0

$s7Reactor14ConnectionRaceC5timer33_6F7D29669AE55DDB9604DD0B8662B2F9LLAA5TimerCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1044
$0

$s7Reactor14ConnectionRaceC7connect33_6F7D29669AE55DDB9604DD0B8662B2F9LL_2atyAA7ChannelC_AA13SocketAddressOtYaF
# Func Hash:
651828920395421307
# Num Counters:
3
# Counter Values:
0
1044
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
** External Symbol **:1044
0
0
0

$s7Reactor14ConnectionRaceC9beginNext33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyF
# Func Hash:
26302302125955537
# Num Counters:
11
# Counter Values:
1044
0
1044
1019
0
0
0
1044
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
$s4HTTP10ServerCallC7Reactor14ClientPresenceAadEP10clientLeftSbvgTW:1019
0
0
1
** External Symbol **:1044
1
** External Symbol **:1044
0
1
** External Symbol **:1044
0
0
0
0

$s7Reactor14ConnectionRaceC_2on3due3for4none7failure7discard7prepareACyxq_GSayAA13SocketAddressOG_AA9EventLoopCs6UInt64VAA14ClientPresence_pSgq_q_AA11SystemErrorVcyxcxAA7ChannelC_AMtYaq_YKYCctcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1044
$0

$s7Reactor14ConnectionRaceC_2on3due3for4none7failure7discard7prepareACyxq_GSayAA13SocketAddressOG_AA9EventLoopCs6UInt64VAA14ClientPresence_pSgq_q_AA11SystemErrorVcyxcxAA7ChannelC_AMtYaq_YKYCctcfcTf4gnnnnnnnn_n
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1044
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:1044
2
__swift_memcpy1_1:1019
__swift_memcpy25_8:25

$s7Reactor14ConnectionRaceCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1044
$0

$s7Reactor14ConnectionRaceCfd
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1044
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
2
__swift_noop_void_return:1019
$s5Redis0A5ErrorOwxx:25
1
** External Symbol **:1044

$s7Reactor20UncheckedSendableBox33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14521
$0

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

$s7Reactor5TimerCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4406
$0

$s7Reactor5TimerCyAcA5Timed_pcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1118
$0

$s7Reactor5TimerCyAcA5Timed_pcfCTf4en_nTf4gn_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1118
$0

$s7Reactor6ClocksO9monotonics6UInt64VyFZ
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
169450
0
0
0
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
6524
$0

$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
1980573
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
1979390
2227
0
3298
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
879819
879819
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
410166
410166
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
1044
1044
0
0
1044
1044
0
0
$0

$s7Reactor7ChannelC18receiveIntoScratchAA8TransferOyF
# Func Hash:
567185242807319752
# Num Counters:
5
# Counter Values:
1997809
1101694
896115
0
0
$0

$s7Reactor7ChannelC4sendyAA8TransferOs4SpanVys5UInt8VGF
# Func Hash:
675064528772158230
# Num Counters:
8
# Counter Values:
1267538
0
0
1267538
0
0
1267538
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
46559
0
1282134
1281072
47596
0
0
1044
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
5
$s4HTTP16ServerConnectionC7Reactor4PumpAadEP12channelReadyyyFTW:675368
$s4HTTP5RelayC7Reactor4PumpAadEP12channelReadyyyFTW:221955
$s7Gateway8ExchangeC7Reactor4PumpAadEP12channelReadyyyFTW:205001
$s5Redis10ConnectionC7Reactor4PumpAadEP12channelReadyyyFTW:177729
$s4HTTP18UpstreamConnectionC7Reactor4PumpAadEP12channelReadyyyFTW:1019

$s7Reactor7ChannelC5closeyyF
# Func Hash:
567185239157368236
# Num Counters:
5
# Counter Values:
2220
2220
2220
2220
2210
$0

$s7Reactor7ChannelC5readyyyAA9ReadinessVF
# Func Hash:
995382920710218379
# Num Counters:
9
# Counter Values:
46559
1183
0
1279914
1183
1278731
0
46559
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
132843
132843
0
0
132844
132844
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s7Reactor7ChannelCAA12PolledSourceA2aDP5readyyyAA9ReadinessVFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1279914
$0

$s7Reactor7ChannelC_2on9connectedAcA10DescriptorV_AA9EventLoopCSbtcfcTf4ngnn_n
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1044
0
$0

$s7Reactor7ChannelCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2220
$0

$s7Reactor7ChannelCfd
# Func Hash:
844982798047115128
# Num Counters:
4
# Counter Values:
0
0
2220
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
1326
24
1292
31
0
0
16
0
$0

$s7Reactor7MailboxC7MessageOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2552
2455
$0

$s7Reactor7MailboxC7MessageOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1326
1229
$0

$s7Reactor7MailboxC7MessageOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1325
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
1267538
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
11
1044
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
1234537
2366
0
0
0
0
0
$0

$s7Reactor8ListenerC10acceptSome33_8A0830AAD2A72C3492486FA6FCC11021LLSbyF
# Func Hash:
668285659554768155
# Num Counters:
15
# Counter Values:
2282
2282
1183
1183
1183
0
0
1183
1099
1099
0
1099
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
HTTP.build/Channel+Buffer.swift.bc;$s4HTTP6ServerC6listen2on8isSharedy7Reactor10DescriptorVn_SbtFyAG7ChannelC_AG13SocketAddressOSgtcfU_TA:1183

$s7Reactor8ListenerCAA12PolledSourceA2aDP5readyyyAA9ReadinessVFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1085
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
11
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
168210
28
0
$0

$s7Reactor9EventLoopC11pollTimeout33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLs5Int32VyF
# Func Hash:
694937220551334010
# Num Counters:
6
# Counter Values:
453778
452739
452265
0
0
0
$0

$s7Reactor9EventLoopC13assertCurrentyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
520401
$0

$s7Reactor9EventLoopC3arm_2atyAA5TimerC_s6UInt64VtF
# Func Hash:
567185239653926743
# Num Counters:
5
# Counter Values:
0
3796
0
3796
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
1227
97
7
472
1281006
1281006
0
1290
24
0
0
1290
453446
0
453778
0
0
0
0
0
0
0
0
0
0
0
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
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV4tellyyyxYbcFyyYbcfU_TA:1122
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV3askyqd__qd__xYbcYas8SendableRd__lFySccyqd__s5NeverOGXEfU_yyYbcfU_TA:66
$s7Reactor9EventLoopC4stopyyFyyYbcfU_:22
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC4makeyAA0C5BoundVyxGxACYbcYalFySccyAGs5NeverOGXEfU_yyYbcfU_TA:17
3
$s7Reactor7ChannelCAA12PolledSourceA2aDP5readyyyAA9ReadinessVFTW:1279914
$s7Reactor8ListenerCAA12PolledSourceA2aDP5readyyyAA9ReadinessVFTW:1085
$s7Reactor12SignalSourceCAA06PolledC0A2aDP5readyyyAA9ReadinessVFTW:7
10
$s5Redis0A4NodeC7Reactor5TimedAadEP10timePassedyyFTW:146
$s9Telemetry9AccessLogC7Reactor5TimedAadEP10timePassedyyFTW:68
$s6Ledger11PeriodicJobC7Reactor5TimedAadEP10timePassedyyFTW:51
$s7GatewayAAC7Reactor5TimedAacDP10timePassedyyFTW:46
$s9Telemetry14StatsCollectorC7Reactor5TimedAadEP10timePassedyyFTW:46
$s6Ledger9NodeWatchC7Reactor5TimedAadEP10timePassedyyFTW:46
$s7Reactor5Alarm33_6FDF754341BA64BA0527E07FB432922FLLCAA5TimedA2aEP10timePassedyyFTW:37
$s4Edge16KillSwitchPollerC7Reactor5TimedAadEP10timePassedyyFTW:20
$s6Ledger10RefusalLogC7Reactor5TimedAadEP10timePassedyyFTW:7
$s4Edge19LearnedModelsKeeperC7Reactor5TimedAadEP10timePassedyyFTW:5

$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlF
# Func Hash:
78858395717917332
# Num Counters:
2
# Counter Values:
0
4841
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
3
** External Symbol **:1915
** External Symbol **:1815
** External Symbol **:1111
3
** External Symbol **:1915
** External Symbol **:1815
** External Symbol **:1111
1
** External Symbol **:4841
1
** External Symbol **:4841
1
** External Symbol **:4841
1
** External Symbol **:4841
0

$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4841
$0

$s7Reactor9EventLoopC5startyyFyyYbcfU_
# Func Hash:
1124680651599336337
# Num Counters:
4
# Counter Values:
452885
17
17
0
$0

$s7Reactor9EventLoopC6cancelyyAA5TimerCF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1164
1088
$0

$s7Reactor9EventLoopC7enqueueyys11ExecutorJobVnF
# Func Hash:
798733565743588729
# Num Counters:
4
# Counter Values:
11832
97
7
32
$0

$s7Reactor9EventLoopC7receive33_547C404EB3F4E3E7437DD7EBDCB125BFLL4fromAA8TransferOAA7ChannelC_tFAHSwXEfU_
# Func Hash:
759225736835235971
# Num Counters:
8
# Counter Values:
1101694
1101694
0
2366
1099328
1099328
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
11929
616052
8111
0
168210
0
168210
0
0
453802
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
$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW:168210
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
0:168210

$s7Reactor9EventLoopCACSchAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
458643
7
$0

$s7Reactor9EventLoopCSchAASch21asUnownedTaskExecutors0efG0VyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4841
$0

$s7Reactor9EventLoopCSchAASch7enqueueyys11ExecutorJobVnFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11929
$0

$s7Reactor9LoopBoundV4tellyyyxYbcF
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1122
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Reactor9LoopBoundVwcp:1122
1
** External Symbol **:1122

$s7Reactor9LoopBoundVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2653
$0

$s7Reactor9LoopBoundVwcp
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1188
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1188

$s7Reactor9TimerHeapV4rise33_73D7694B3CA73619DC12A80BF0673464LL4fromySi_tF
# Func Hash:
5832817387315427
# Num Counters:
10
# Counter Values:
14662
4012
4012
10830
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
4023
27495
27355
0
4755
0
0
0
0
0
0
0
0
0
0
0
0
12894
26091
$0

$s7Reactor9TimerHeapV6popDue2atAA0B0CSgs6UInt64V_tF
# Func Hash:
52047014003436353
# Num Counters:
9
# Counter Values:
454254
1019
17
0
0
454250
472
0
0
$0

$s7Reactor9TimerHeapV6remove33_73D7694B3CA73619DC12A80BF0673464LL2atySi_tF
# Func Hash:
948827210635431979
# Num Counters:
7
# Counter Values:
3719
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
204
0
1692
0
0
0
0
108
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
64
108
108
108
0
204
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
19668
19344
17880
1328
72
16552
1256
1080
108
0
108
0
0
0
0
0
0
0
0
0
4268
0
0
0
0
0
0
0
0
0
1512
18960
1328
72
$0

$s8Dialects10KeyRefusalO12isToldByBodyySbSiFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205001
$0

$s8Dialects10PromptTextV2ofAC4JSON9JSONValueV_tcfC
# Func Hash:
890259288857637517
# Num Counters:
36
# Counter Values:
0
652379
0
0
0
0
652379
0
0
0
0
0
0
0
0
0
2610516
652379
652379
0
0
652379
652379
0
652379
0
0
652379
1957137
0
652379
0
0
0
0
0
$0

$s8Dialects10PromptTextV4take33_39D5B2B767724290B01C0739A4505F91LLyy4JSON9JSONValueVF
# Func Hash:
481661634221666074
# Num Counters:
51
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
1304758
0
652379
652379
652379
652379
1304758
652379
0
0
0
0
0
0
652379
652379
0
0
0
0
0
652379
0
0
0
0
0
$0

$s8Dialects10PromptTextV5units2ofSiSays5UInt8VG_tF
# Func Hash:
238984484093187152
# Num Counters:
3
# Counter Values:
0
652379
652379
$0

$s8Dialects10PromptTextVACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
652379
$0

$s8Dialects10TokenUsageV11totalTokensSivg
# Func Hash:
62306915981023953
# Num Counters:
5
# Counter Values:
0
204998
0
0
0
$0

$s8Dialects11ReplyReaderV10feedEvents33_C9834792F2C88401FCFC204477AEC9BFLLyys4SpanVys5UInt8VG_4Wire12EventScannerVzAA0B8FindingsVz4JSON10JSONParserVztFZTf4nnnnd_n
# Func Hash:
684559262618345917
# Num Counters:
201
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
0
0
0
0
0
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
0
0
0
0
0
0
0
0
3000
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
201000
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
0
0
0
199000
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

$s8Dialects11ReplyReaderV10isOfEventsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
231500
$0

$s8Dialects11ReplyReaderV10siftEvents33_C9834792F2C88401FCFC204477AEC9BFLLySbs4SpanVys5UInt8VG_4Wire12EventScannerVzAA0B8FindingsVzAK0O6FilterVz4JSON10JSONParserVztFZTf4nnnnnd_n
# Func Hash:
309972638039772833
# Num Counters:
171
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
0
0
0
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
0
0
0
0
0
0
0
0
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
31497
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

$s8Dialects11ReplyReaderV10takeSifted6isOver5Bytes10ByteBufferVSb_tF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
3
1000
$0

$s8Dialects11ReplyReaderV4feed_4withSbs4SpanVys5UInt8VG_4JSON10JSONParserVztF
# Func Hash:
5832817539478568
# Num Counters:
10
# Counter Values:
436501
0
0
31503
201000
0
203998
0
0
0
$0

$s8Dialects11ReplyReaderV4textAA0B4TextVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205001
$0

$s8Dialects11ReplyReaderV5modelSays5UInt8VGvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205001
$0

$s8Dialects11ReplyReaderV5reset__12isCompressed10hidesUsage10seeksModelyAA7DialectO_AC4FormOS3btF
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
205001
3
3
$0

$s8Dialects11ReplyReaderV5usageAA10TokenUsageVSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205001
$0

$s8Dialects11ReplyReaderV6finish_4withyAA0B3EndO_4JSON10JSONParserVztF
# Func Hash:
391331303256056953
# Num Counters:
7
# Counter Values:
1003
203998
0
0
0
203998
0
$0

$s8Dialects11ReplyReaderVWOh
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
$s8Dialects11ReplyReaderVwxx:1005

$s8Dialects11ReplyReaderV__5limitAcA7DialectO_AC4FormOSitcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1005
$0

$s8Dialects11ReplyReaderV__5limitAcA7DialectO_AC4FormOSitcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1005
$0

$s8Dialects11ReplyReaderV__5limitAcA7DialectO_AC4FormOSitcfcfA1_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1005
$0

$s8Dialects11ReplyReaderV__5limitAcA7DialectO_AC4FormOSitcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1005
$0

$s8Dialects11ReplyReaderVwxx
# Func Hash:
1116768790802071551
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
9
1
$s5Bytes10ByteBufferVwxx:1005
1
$s5Bytes10ByteBufferVwxx:1005
1
$s5Bytes10ByteBufferVwxx:1005
1
$s5Bytes10ByteBufferVwxx:1005
1
$s5Bytes10ByteBufferVwxx:1005
1
$s5Bytes10ByteBufferVwxx:1005
1
$s5Bytes10ByteBufferVwxx:1005
1
$s5Bytes10ByteBufferVwxx:1005
1
$s5Bytes10ByteBufferVwxx:1005

$s8Dialects11TextScannerV10readString33_4890507B38258B6F9C9CC0D254E8A1CELLyys4SpanVys5UInt8VG_SiztF
# Func Hash:
338675208523901430
# Num Counters:
78
# Counter Values:
0
2233
957
171941
35728
26796
15631
0
35728
31262
0
0
6699
0
0
522860
2233
26796
0
0
15631
126005
0
0
0
96976
0
2233
110374
94057
0
0
67911
2233
0
3190
0
94057
0
67911
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
93786
13398
4466
0
0
0
0
0
0
0
149611
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

$s8Dialects11TextScannerV4read33_4890507B38258B6F9C9CC0D254E8A1CELLyys5UInt8VF
# Func Hash:
902206886730400374
# Num Counters:
17
# Counter Values:
0
0
3190
0
240845
0
0
37323
0
66033
12760
46893
0
0
19140
6380
0
$0

$s8Dialects11TextScannerV4readyys4SpanVys5UInt8VGF
# Func Hash:
1096621589730480147
# Num Counters:
5
# Counter Values:
66033
240845
3190
3190
0
$0

$s8Dialects11UsageMember33_1738ED4CA468656534F44664B6E7F29DLLOyADSgs4SpanVys5UInt8VGcfCTf4nd_n
# Func Hash:
338375135254836187
# Num Counters:
34
# Counter Values:
204998
0
0
0
0
0
0
0
0
0
0
0
0
0
0
614994
204998
204998
204998
0
204998
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s8Dialects12ReplyContentO10hasElement33_87B9B351C315E06024B4C4B5D591FB68LL_6filledSb4JSON9JSONValueVSg_s12StaticStringVtFZTf4nnd_n
# Func Hash:
414921809627680194
# Num Counters:
9
# Counter Values:
1000
1000
1000
0
0
1000
1000
0
1000
$0

$s8Dialects12ReplyContentO11closesUsageySb4JSON9JSONValueV_AA7DialectOtFZTf4nnd_n
# Func Hash:
596847749872819026
# Num Counters:
23
# Counter Values:
0
0
1000
0
0
0
1000
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
1000
0
0
0
0
0
$0

$s8Dialects12ReplyContentO11isOnlyUsageySb4JSON9JSONValueV_AA7DialectOtFZTf4nnd_n
# Func Hash:
694937219991262755
# Num Counters:
7
# Counter Values:
1000
1000
1000
1000
0
0
1000
$0

$s8Dialects12ReplyContentO14hasFilledError33_48A525E9FAEB2FB46C7A5C1F687BE470LLySb4JSON9JSONValueVFZTf4nd_n
# Func Hash:
1085769280754665886
# Num Counters:
19
# Counter Values:
1223988
0
0
0
0
0
0
0
0
0
0
0
203998
0
0
0
0
0
0
$0

$s8Dialects12ReplyContentO15hasFilledMember33_8E4C4BEDE07FAA6411257F072481BACFLL_3butSb4JSON9JSONValueV_s12StaticStringVtFZTf4nnd_n
# Func Hash:
135188632976844886
# Num Counters:
9
# Counter Values:
0
205001
408999
203998
205001
0
0
205001
205001
$0

$s8Dialects12ReplyContentO5judge33_8E4C4BEDE07FAA6411257F072481BACFLL6choiceAA0B8EvidenceO4JSON9JSONValueV_tFZTf4nd_n
# Func Hash:
920543277832718080
# Num Counters:
16
# Counter Values:
0
0
205001
205001
0
0
205001
205001
1003
0
0
0
0
205001
0
0
$0

$s8Dialects12ReplyContentO5judge33_8E4C4BEDE07FAA6411257F072481BACFLL_4list2byAA0B8EvidenceO4JSON9JSONValueV_s12StaticStringVAiLXEtFZ013$s8Dialects12bc13O7content33_8efghi12BACFLLyAA0B8m7O4JSON9O25V_AA7DialectOtFZAgJYbcfu_ACXMtTf1nncn_nTf4nndd_n
# Func Hash:
287486625057578434
# Num Counters:
6
# Counter Values:
819998
205001
205001
205001
0
0
$0

$s8Dialects12ReplyContentO7content33_8E4C4BEDE07FAA6411257F072481BACFLLyAA0B8EvidenceO4JSON9JSONValueV_AA7DialectOtFZ
# Func Hash:
95820316759708860
# Num Counters:
18
# Counter Values:
205001
0
0
0
0
205001
0
0
0
205001
0
0
0
0
0
0
0
0
$0

$s8Dialects12ReplyContentO8evidenceyAA0B8EvidenceO4JSON9JSONValueV_AA7DialectOtFZ
# Func Hash:
287486628162811604
# Num Counters:
7
# Counter Values:
205001
0
0
0
0
0
0
$0

$s8Dialects12ReplyContentO9strongestyAA0B8EvidenceO4JSON9JSONValueV_AfIXEtFZ013$s8Dialects12bc52O7content33_8E4C4BEDE07FAA6411257F072481BACFLLyAA0B8e7O4JSON9G25V_AA7DialectOtFZAgJYbcfu_ACXMtTf1ncn_nTf4ndd_n
# Func Hash:
238984482393877634
# Num Counters:
3
# Counter Values:
205001
205001
205001
$0

$s8Dialects12RequestFactsC11readMembers33_C081AF15CF70BCF679CF7CCD2A6A0394LL2ofy4JSON9JSONValueV_tAA0B5FaultOYKF
# Func Hash:
1148435661806765010
# Num Counters:
45
# Counter Values:
0
0
0
672771
0
0
0
0
2692084
2019313
672771
1000
0
0
672771
672771
0
0
0
1000
0
672771
0
672771
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
672771
0
$0

$s8Dialects12RequestFactsC17readStreamOptions33_C081AF15CF70BCF679CF7CCD2A6A0394LLyy4JSON9JSONValueVAA0B5FaultOYKF
# Func Hash:
331779889728802952
# Num Counters:
8
# Counter Values:
1000
1000
1000
0
1000
0
0
0
$0

$s8Dialects12RequestFactsC4read_4withys4SpanVys5UInt8VG_4JSON10JSONParserVztAA0B5FaultOYKF
# Func Hash:
391331303245425384
# Num Counters:
6
# Counter Values:
0
0
0
672771
0
0
$0

$s8Dialects12RequestFactsC4take5modelys4SpanVys5UInt8VG_tF
# Func Hash:
93478047526827664
# Num Counters:
6
# Counter Values:
113
13
0
0
672758
0
$0

$s8Dialects12RequestFactsC5resetyyF
# Func Hash:
238984482966880379
# Num Counters:
3
# Counter Values:
672771
0
0
$0

$s8Dialects12RequestFaultO6MemberO8topLevelAESgs4SpanVys5UInt8VG_tc33_C081AF15CF70BCF679CF7CCD2A6A0394LlfCTf4nd_n
# Func Hash:
276344553219069387
# Num Counters:
59
# Counter Values:
0
0
0
1000
672771
0
672771
672771
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2692084
672771
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s8Dialects12UsageFiguresV4read5usagey4JSON9JSONValueV_tF
# Func Hash:
334492581072159741
# Num Counters:
5
# Counter Values:
614994
614994
0
204998
0
$0

$s8Dialects12UsageFiguresV4read8documenty4JSON9JSONValueV_tF
# Func Hash:
289922722487391156
# Num Counters:
57
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
409996
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1024990
0
0
204998
409996
0
0
0
204998
204998
0
$0

$s8Dialects12UsageFiguresV4take33_1738ED4CA468656534F44664B6E7F29DLL_2asy4JSON9JSONValueV_AA0B6MemberAELLOtF
# Func Hash:
1005013659112777568
# Num Counters:
62
# Counter Values:
0
204998
0
204998
204998
0
0
0
0
0
0
0
0
0
0
614994
0
0
0
0
0
0
0
0
0
0
0
204998
0
204998
0
0
0
204998
0
0
0
0
0
0
0
0
0
0
204998
204998
204998
204998
204998
204998
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s8Dialects12UsageFiguresV5usage2ofAA05TokenB0VSgAA7DialectO_tF
# Func Hash:
599005161288261704
# Num Counters:
12
# Counter Values:
0
0
205001
3
204998
3
0
3
0
3
3
3
$0

$s8Dialects13EventEnvelopeV10lastString031_05A14A2E870C8A5B1AFA641FC2AF36G0LL2of4fromSnySiGSgs4SpanVys5UInt8VG_SitFZTf4nnd_n
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

$s8Dialects13EventEnvelopeV4keep_4textys4SpanVys5UInt8VG_SnySiGtF
# Func Hash:
679210745886084866
# Num Counters:
4
# Counter Values:
1003
1003
1003
1003
$0

$s8Dialects13ReplyFindingsV4read33_6DB52EE75431874AE759C0B796CC1E1CLL5event__Sbs4SpanVys5UInt8VG_4Wire12ContentHintsV4JSON10JSONParserVztF
# Func Hash:
640704450742212430
# Num Counters:
18
# Counter Values:
0
0
2003
0
1000
0
1003
1000
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
$0

$s8Dialects13ReplyFindingsV4read8document4withys4SpanVys5UInt8VG_4JSON10JSONParserVztF
# Func Hash:
1094249771629338175
# Num Counters:
23
# Counter Values:
0
0
0
0
0
0
203998
203998
0
0
203998
0
203998
203998
0
0
0
0
0
0
0
0
0
$0

$s8Dialects13ReplyFindingsV4read8document4withys4SpanVys5UInt8VG_4JSON10JSONParserVztF6$deferL_yyF
# Func Hash:
798733565890708545
# Num Counters:
5
# Counter Values:
203998
3190
203998
203998
0
$0

$s8Dialects13ReplyFindingsV5reset_10isOfEvents10seeksModelyAA7DialectO_S2btF
# Func Hash:
484499720734860943
# Num Counters:
10
# Counter Values:
205001
0
0
206006
1005
205001
0
0
0
0
$0

$s8Dialects13ReplyFindingsVyAcA7DialectOcfCTf4nd_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1005
$0

$s8Dialects14TokenEstimatorV4take8samplingys4SpanVys5UInt8VG_tF
# Func Hash:
234123219502835487
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
1957137
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
652379
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s8Dialects14TokenEstimatorV4takeyys4SpanVys5UInt8VGF
# Func Hash:
267832105140159877
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
1162930
10579892
0
0
0
0
0
10579892
11742822
0
0
0
1957137
0
0
0
0
0
0
0
0
0
0
0
0
9927513
1162930
652379
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s8Dialects21OversizedUsageScannerVACycfCTf4d_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1005
$0

$s8Dialects7DialectO4pathACSgs4SpanVys5UInt8VG_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
672771
$0

$s8Dialects7DialectO4pathACSgs4SpanVys5UInt8VG_tcfCTf4nd_n
# Func Hash:
135188632238753473
# Num Counters:
10
# Counter Values:
0
672771
0
0
0
0
0
0
0
0
$0

$s8Dialects7DialectO6isSame2asSbAC_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3323054
$0

$s8Dialects7DialectO8isGeminiSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
672771
$0

$s8Dialects9ReplyTextV9isForeignSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205001
$0

$s8Dialects9TextMeterV4read5eventSbs4SpanVys5UInt8VG_tF
# Func Hash:
112610697569513909
# Num Counters:
77
# Counter Values:
199000
0
199000
398000
0
2479000
0
0
398000
233503
299000
0
0
398000
0
232500
0
1003
0
2479000
231497
0
0
230497
230497
199000
0
230497
0
0
31497
230497
0
230497
230497
0
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
31497
0
0
0
0
0
0
0
2081000
0
0
0
0
0
0
$0

$s8Dialects9TextMeterV4scan33_3472122AA3B9E444AD610F8E70DF946DLLyys4SpanVys5UInt8VGF
# Func Hash:
772824351895204230
# Num Counters:
115
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
1000
2000
1003
0
11000
0
0
2000
27024
0
1000
0
0
1000
0
0
0
28027
0
0
0
0
2000
0
133126
1000
0
1003
0
0
0
0
11000
12015
17015
3006
0
0
0
1003
1003
0
2003
0
0
28027
7009
23024
0
1003
1000
3
0
3
0
0
8000
1003
1003
1000
0
1000
0
0
0
1003
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
9000
0
3
0
0
$0

$s8Dialects9TextMeterVACycfCTf4d_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1005
$0

$s8Dialects9TextNamesO4role33_4890507B38258B6F9C9CC0D254E8A1CELL2of6lengthAA0B7ScannerV4RoleOs4SpanVys5UInt8VG_SitF
# Func Hash:
596847748799335323
# Num Counters:
22
# Counter Values:
0
65724
0
4193
0
0
0
0
0
529985
69917
0
0
69917
0
0
0
0
0
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

$s8Identity13WrittenClaimsV4text33_B97DD3C06EB3AF10B0D15CD971458199LL2at2inSays5UInt8VGSgs10ArraySliceVySSG_4JSON9JSONValueVtAA10TokenFaultOYKFZ
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

$s8Identity13WrittenClaimsVyAC4JSON9JSONValueV_AA10TokenRulesVtAA0F5FaultOYKcfC
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

$s8Identity15CredentialCacheC11hasVerifiedySbs4SpanVys5UInt8VGF
# Func Hash:
896858937157109189
# Num Counters:
10
# Counter Values:
0
1200
300
300
0
0
0
0
0
0
$0

$s8Identity15CredentialCacheC11placeToKeep33_FA45DADC9C60AA510C63683D9CB991AELLySis4SpanVys5UInt8VGF
# Func Hash:
1073436552606381077
# Num Counters:
12
# Counter Values:
1200
1200
300
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
95820316662616509
# Num Counters:
14
# Counter Values:
33015
30600
30600
30300
0
0
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

$s8Identity19CredentialExtractorC02isA0_2inSb4Wire5FieldV_s4SpanVys5UInt8VGtF
# Func Hash:
567185238970020061
# Num Counters:
5
# Counter Values:
0
350790
350790
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
Edge.build/AdminListener.swift.bc;$s9Responses19AuthenticationSetupV4EdgeE_9demoUsers7tellingAC13Configuration8SettingsV_SaySSG9Telemetry10TroubleLogCtAD0D5ErrorVYKcfcSbSays5UInt8VGYbcfU_TA:1179

$s8Identity19CredentialExtractorC6caller_2in5trustAA6CallerO4Wire10HeadFieldsC_s4SpanVys5UInt8VGs6UInt64VtF
# Func Hash:
781182585783968601
# Num Counters:
69
# Counter Values:
0
30900
642171
0
703971
30900
30900
0
30900
0
0
30900
642171
673071
30900
30900
30900
673071
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

$s9HistogramAAV3addyyABF
# Func Hash:
790715555091891887
# Num Counters:
17
# Counter Values:
131694
190
169
0
169
0
0
0
0
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
539019
82328
35340
35335
35335
117
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
0
$0

$s9HistogramAAV6record_5timesys6UInt64V_AFtF
# Func Hash:
391331302373727608
# Num Counters:
6
# Counter Values:
1546497
92
598
284
0
0
$0

$s9HistogramAAV6record_5timesys6UInt64V_AFtFfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1546497
$0

$s9HistogramAAV8quantileys6UInt64VSdF
# Func Hash:
508516459619704390
# Num Counters:
17
# Counter Values:
69405
234
0
192
192
0
0
0
0
0
0
0
0
0
0
192
192
$0

$s9HistogramAAVABycfC
# Func Hash:
146835646621254984
# Num Counters:
2
# Counter Values:
1087252
236
$0

$s9Responses13AuthenticatorC5knownyAA14CallerIdentityVSg4HTTP10ServerCallCAA7ProblemCYKF
# Func Hash:
52047012645064885
# Num Counters:
9
# Counter Values:
0
30600
642171
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
673371
1179
672192
1179
0
$0

$s9Responses13AuthenticatorC6member33_4927A8E0ADC8AA3BC9B58D6CE2A93EADLL7showing2inAA18VerifiedCredentialCSg5Bytes10FieldRangeV_AK10ByteBufferVtF
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

$s9Responses13RateLimitText33_8EF8AC7F45EDF5E693E1E0CDC2649AB9LLC6append_2toy6Ledger0C6CountsV_5Bytes10ByteBufferVztF
# Func Hash:
510851649737386658
# Num Counters:
11
# Counter Values:
0
143814
235632
220326
220326
220326
143814
0
0
235632
143814
$0

$s9Responses14CallerIdentityVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
672771
672471
$0

$s9Responses14RateLimitSheetC4text33_8EF8AC7F45EDF5E693E1E0CDC2649AB9LL3for2atAA0bC4TextAELLC8Dialects7DialectO_6Limits6MomentVtF
# Func Hash:
753202734385591687
# Num Counters:
7
# Counter Values:
220316
0
55
220271
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
220326
220316
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
202995
0
0
0
0
$0

$s9Responses16ResponseComposerC14appendStanding_2to_10isAdmitted4newsy6Ledger7AccountC_4HTTP10ServerCallC8Dialects7DialectOSb5Words6PhraseVSgtF
# Func Hash:
414921812777061813
# Num Counters:
8
# Counter Values:
205001
205001
0
202995
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
$s5Bytes10ByteBufferVwxx:16

$s9Responses16ResponseComposerC6refuse__2to_y6Ledger7RefusalV_AF7AccountC4HTTP10ServerCallC8Dialects7DialectOtF
# Func Hash:
197471691812039915
# Num Counters:
19
# Counter Values:
0
467770
452445
15309
16
16
15309
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

$s9Responses19AuthenticatedCallerV6caller_6Ledger7AccountC7accounttSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
672771
0
$0

$s9Responses19AuthenticationSetupV4EdgeE_9demoUsers7tellingAC13Configuration8SettingsV_SaySSG9Telemetry10TroubleLogCtAD0D5ErrorVYKcfcSbSays5UInt8VGYbcfU_
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

$s9Responses20RefusalResponseCacheV6recall___4wishAA06CachedbC0CSg6Ledger0B0V_AI7AccountC8Dialects7DialectOs4SpanVys5UInt8VGtF
# Func Hash:
1094249774345259342
# Num Counters:
21
# Counter Values:
467823
0
0
467754
467754
467770
0
467765
0
0
467754
0
0
0
0
467754
48
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
15284
920224
467754
0
$0

$s9Responses21CachedRefusalResponseC4keep_4from_y4HTTP10ServerCallC_Si6Ledger11LimitCountsVtF
# Func Hash:
438284562584081697
# Num Counters:
10
# Counter Values:
10
15309
15288
31
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
467754
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
467754
467733
0
452445
15278
$0

$s9Telemetry10PlanCountsC5countyAA9LogPhraseCAA8DecisionO_SS6Limits10ModelClassVSgtF
# Func Hash:
855345942186483799
# Num Counters:
18
# Counter Values:
1171126
672762
6
0
672764
7
7
672756
0
0
0
0
8
0
0
0
672762
672756
$0

$s9Telemetry11AppObserverC17reservationOpenedyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205001
$0

$s9Telemetry11AppObserverC4plan33_418D5128FCD4C2C68917EC16C903E6B1LLyAA10PlanCountsCSS_SbtF
# Func Hash:
1080275685923307119
# Num Counters:
8
# Counter Values:
7
7
0
672764
0
7
0
672764
$0

$s9Telemetry11AppObserverC5countyAA9LogPhraseCAA14ExchangeRecordV_AA8DecisionOtF
# Func Hash:
1042354055895701164
# Num Counters:
17
# Counter Values:
672771
205001
205001
0
0
205001
0
6
0
0
0
204995
0
0
0
0
0
$0

$s9Telemetry11AppObserverC5modelyAA11ModelCountsCSgSays5UInt8VGF
# Func Hash:
896858934702563990
# Num Counters:
10
# Counter Values:
205011
10
3
0
7
0
0
0
0
0
$0

$s9Telemetry11AppObserverC6counts33_418D5128FCD4C2C68917EC16C903E6B1LL2of_AA11ModelCountsCAHSg_SbtF
# Func Hash:
287486624965275222
# Num Counters:
5
# Counter Values:
205001
204995
0
0
0
$0

$s9Telemetry11ModelCountsC5countyyAA13RecordedUsageVF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
205001
3
$0

$s9Telemetry11ModelCountsC9firstByte05_99F1F26B45E31D0DEBAA244E06067105BLL4fromAA05FirsteC0AELLCAA08UpstreamC0CSg_tF
# Func Hash:
52047011681387986
# Num Counters:
9
# Counter Values:
204991
0
204991
10
0
204991
0
0
0
$0

$s9Telemetry11ModelCountsCSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
267684
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:267684

$s9Telemetry11ModelCountsCSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
267676
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:267676

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
471428299585585265
# Num Counters:
37
# Counter Values:
205001
232171
8
0
267684
267676
405087
0
0
0
0
0
0
267676
0
0
0
267676
0
257478
0
0
0
186156
0
0
0
0
267676
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
Gateway.build/BoundedTable.swift.bc;$s7GatewayAAC4tell_6status_2ofy9Telemetry14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_TA:267684
1
Telemetry.build/AppObserver.swift.bc;$s9Telemetry9UserNamesO10makeWriterySays5UInt8VG_5Bytes10ByteBufferVztcyFyAG_AJztcfU0_TA:267684
1
$s5Bytes10ByteBufferVwxx:8
0

$s9Telemetry12LoopObserverC5trace10continuing2inAA12TraceContextVSg5Bytes10FieldRangeVSg_AJ10ByteBufferVtF
# Func Hash:
1096621587996230487
# Num Counters:
6
# Counter Values:
672771
0
267684
267684
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

$s9Telemetry13RecordedUsageV8messages5input6cached6output9reasoning4cost9isGuessedACSi_S5iSbtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205001
$0

$s9Telemetry14ExchangeRecordV2atACs6UInt64V_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
672771
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
535368
535368
0
0
372316
372316
$0

$s9Telemetry14ExchangeRecordV5write3now2toys6UInt64V_5Bytes10ByteBufferVztF
# Func Hash:
301351146074721365
# Num Counters:
15
# Counter Values:
267684
81526
89526
81526
81526
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
672771
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s9Telemetry14ExchangeRecordVwxx:672771

$s9Telemetry14ExchangeRecordVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
672771
$0

$s9Telemetry14UpstreamCountsC4tellyyAA14ExchangeRecordVF
# Func Hash:
974752425722832205
# Num Counters:
13
# Counter Values:
0
0
0
205001
205001
205001
0
0
205001
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

$s9Telemetry15UpstreamOutcomeO6statusACSi_tcfC
# Func Hash:
37730073911474559
# Num Counters:
5
# Counter Values:
205001
0
0
0
0
$0

$s9Telemetry8DecisionO9refusedBy6amountAC6Limits5MeterO_SitcfC
# Func Hash:
942389667449461396
# Num Counters:
3
# Counter Values:
467770
0
0
$0

$s9Telemetry8LogClockV6append_2toys5Int64V_5Bytes10ByteBufferVztF
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
267684
19
0
$0

$s9Telemetry9AccessLogC3end33_01A61ED7213325D818723BC4DA1E572ELLyyF
# Func Hash:
1096621589181271493
# Num Counters:
5
# Counter Values:
266765
919
70
0
0
$0

$s9Telemetry9CallFactsV6method_AC4Wire6MethodO_AA05RouteC0CtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
267684
$0

$s9Telemetry9UserNamesO10makeWriterySays5UInt8VG_5Bytes10ByteBufferVztcyFyAG_AJztcfU0_
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
267684
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge14TelemetrySetupV9userNames33_A0C47FFF28720D46D79B14943056431BLLy0B004UserE0O13Configuration8SettingsVAA0A5ErrorVYKFZs6UInt64VSays5UInt8VGcyYbcfU0_AoRc12Cryptography10PseudonymsCYbcfu_AoRcfu0_TA:267684

$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTR
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA7ForwardV_TG5011$s7Gateway8b55C6inTask4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyi1_jk11YbYCcfU_AA7c74V_TG5011$s7Gateway8b55C10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyys6H19VFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n
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
1044
$0

$sS2SSlsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
18407
7
$0

$sS2SSmsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2941
7
$0

$sS2SSysWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1918
7
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC5Words14PluralCategoryO_AC8TemplateVTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
1694
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
78923
0
0
0
0
0
0
78923
0
$0

$sSKsSQ7ElementRpzrlE9lastIndex2of0C0QzSgAB_tFSS_Tg5
# Func Hash:
30393574959585884
# Num Counters:
8
# Counter Values:
0
2365
56
56
21
56
56
56
$0

$sSSSg5label_yp5valuetWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
20469
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:20469

$sSSSg5label_yp5valuetWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
9598
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:9598

$sSTsE13_copyContents12initializing8IteratorQz_SitSry7ElementQzG_tFSNySiG_Tg5
# Func Hash:
599005162825008017
# Num Counters:
9
# Counter Values:
1896
1896
108
108
0
0
0
0
0
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFShy5Words11PlaceholderOG_Tg50128$s5Words7WordingV6faults33_31988B41CA745A892B226FE0F35A3D78LL5about3forSayAA0B5FaultV6ReasonOGAA8TemplateV_AA8SentenceOtFZSbAA11E10O_ARtXEfU_Tf1cn_n
# Func Hash:
1124680650748772420
# Num Counters:
3
# Counter Values:
0
1918
1918
$0

$sSTsE8dropLastySay7ElementQzGSiFs10ArraySliceVys5UInt8VG_Tg5
# Func Hash:
838107930311567381
# Num Counters:
21
# Counter Values:
256
12598
256
256
0
12598
0
0
0
0
256
0
0
0
0
566
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
1549
38
159
38
0
38
$0

$sSY_pWOb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3644
$0

$sSYsSHRzSH8RawValueSYRpzrlE4hash4intoys6HasherVz_tF5Words11PlaceholderO_Tg5
# Func Hash:
948827212704514707
# Num Counters:
10
# Counter Values:
5094
831
476
622
112
210
210
1270
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
1044
0
1044
0
0
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
0:1044
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lFScJ_s15EmptyCollectionVyScJGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
8111
0
8111
0
0
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
0:8111
0

$sSa5Bytess5UInt8VRszlEySayACGs4SpanVyACGcfC
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
2142
0
2142
0
0
0
0
0
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFSS_SaySSGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
4545
4591
102
80
68
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
2092776
0
0
0
348796
348796
0
0
0
348796
0
0
0
348796
0
0
205001
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
701607649995474800
# Num Counters:
12
# Counter Values:
0
642645
0
0
0
0
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
2063
2063
0
2063
0
2063
0
2052
0
11
0
11
2052
0
11
0
11
2063
0
2063
2063
0
0
0
0
0
0
0
0
0
0
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

$sSasSQRzlE2eeoiySbSayxG_ABtFZ6Ledger7RefusalV5CauseO_Tt1g5
# Func Hash:
713764390574498425
# Num Counters:
21
# Counter Values:
0
0
0
0
0
27170
27170
0
0
0
27170
0
0
27170
0
0
0
0
0
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
1207
5783
5779
673982
673969
673969
0
0
$0

$sSay6Ledger7RefusalV5CauseOGWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
33976
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:33976

$sSay6Ledger7RefusalV5CauseOGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16988
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:16988

$sSaySSGSayxGSKsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
6283
7
$0

$sScPSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4841
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4841

$sScPSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
9682
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:9682

$sSh11subtractingyShyxGABF5Words11PlaceholderO_Tg5
# Func Hash:
864630469074787972
# Num Counters:
41
# Counter Values:
54
132
0
0
532
1134
532
784
532
784
378
0
0
0
0
97
59
56
21
49
59
70
3
43
109
126
7
21
11
266
11
0
0
0
0
0
0
0
0
784
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
8:784

$sSh21_nonEmptyArrayLiteralShyxGSayxG_tcfC5Words11PlaceholderO_Tt0g5Tf4g_n
# Func Hash:
650973722606238697
# Num Counters:
8
# Counter Values:
395
2802
2802
1746
1746
1746
0
0
$0

$sSh8_VariantV6insertySb8inserted_x17memberAfterInserttxnF5Words11PlaceholderO_Tg5
# Func Hash:
536873290231689177
# Num Counters:
3
# Counter Values:
186
1316
14
$0

$sSh8_VariantV6insertySb8inserted_x17memberAfterInserttxnFSS_Tg5
# Func Hash:
11922954720716284
# Num Counters:
5
# Counter Values:
5071
2758
6
0
246
$0

$sSh8containsySbxF5Words11PlaceholderO_Tg5
# Func Hash:
536873292490446314
# Num Counters:
4
# Counter Values:
683
473
3230
962
$0

$sSh9_subtractyyqd__7ElementQyd__RszSTRd__lF5Words11PlaceholderO_ShyAFGTg5
# Func Hash:
1031809833986695660
# Num Counters:
7
# Counter Values:
0
0
1134
0
0
0
0
$0

$sShyShyxGqd__nc7ElementQyd__RszSTRd__lufC5Words11PlaceholderO_SayAFGTt0g5Tf4g_n
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
546
1918
784
$0

$sSi5DatesE15flooredQuotientyS2iF
# Func Hash:
567185242806897991
# Num Counters:
5
# Counter Values:
8040
0
0
0
0
$0

$sSi5DatesE6paddedySSSiF
# Func Hash:
798733567026566613
# Num Counters:
4
# Counter Values:
16157
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
3112670
$0

$sSi6LimitsE20multipliedSaturating2byS2i_tF
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
652379
652379
0
$0

$sSlsE3mapySayqd__Gqd__7ElementQzqd_0_YKXEqd_0_YKs5ErrorRd_0_r0_lFSDy5Words8SentenceOAF7WordingV6SourceOG_AH_AJts5NeverOTg509$s5Words8e4OAA7f2V6g35OAcEIgygdo_AC3key_AG5valuetAC_AEts5H11OIegnrzr_TRAhlhJIgygdo_Tf1cn_nTf4ng_n
# Func Hash:
399864112454570759
# Num Counters:
13
# Counter Values:
42
1638
56
42
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
Words.build/Brand.swift.bc;$s5Words9CatalogueV8wordings33_38B3F77745938826874266E93A4C4117LL2of2inSDyAA8SentenceOAA7WordingVGSDyAiK6SourceOG_SStFZAI_AKtAI_ANtXEfU_TA:1694

$sSlsE5first7ElementQzSgvgSS17UnicodeScalarViewV_Tgq5
# Func Hash:
1029578616116113188
# Num Counters:
16
# Counter Values:
32762
0
32762
0
0
0
0
0
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
14
294
5360
259
259
84
1837
7
0
0
0
1830
1746
0
140
0
0
0
49
35
0
7
0
0
1830
1830
0
35
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
7
Words.build/Brand.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:3398
Reactor.build/Channel+Bytes.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:1412
Commands.build/Command+Documents.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:359
Configuration.build/AdminToken.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:315
Configuration.build/AdminToken.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:110
Configuration.build/AdminToken.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:50
Words.build/Brand.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:10

$sSlsE5split9maxSplits25omittingEmptySubsequences14whereSeparatorSay11SubSequenceQzGSi_S2b7ElementQzKXEtKFSS_Tg5133$s5Redis11ServerCheckV6fields33_36267EB3045F65DD9F5159F669907717LLySDyS2sGSSFZSbSJcfu_33_3b2a2a44c852d2f2300b53d4c8ffe498SJSbTf3npk_nTf1nncn_n
# Func Hash:
1009770872019480709
# Num Counters:
31
# Counter Values:
0
0
0
26779
25701
1078
1078
28
25701
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
10979
10979
774
774
10291
774
$0

$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
5295
5001
294
$0

$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSs_Tg5
# Func Hash:
870742341959591390
# Num Counters:
24
# Counter Values:
0
2606
693
693
693
2606
132
163
0
11
0
152
20
0
260
0
0
0
0
28
11
693
0
6
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay5Redis0D4CallCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
520401
520105
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay7Gateway8ReplyTapCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
205001
203996
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSays6UInt32VG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
2248
123
0
0
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKF5Words11PlaceholderO_Tg50128$s5Words7WordingV6faults33_31988B41CA745A892B226FE0F35A3D78LL5about3forSayAA0B5FaultV6ReasonOGAA8TemplateV_AA8SentenceOtFZSbAA11F10O_ARtXEfU_Tf1cn_n
# Func Hash:
650973719745905783
# Num Counters:
8
# Counter Values:
1918
0
0
0
0
0
0
0
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKFySryxGz_SiztKXEfU_13Configuration12SettingsLineV_Tg5018$s13Configuration8f17V7outlineSayAA0B4G18VGvgSbAF_AFtXEfU0_Tf1nnncn_n
# Func Hash:
587940238230004039
# Num Counters:
42
# Counter Values:
4
134
34
56
23453
21383
7
18
2204
0
74
36
15
56
56
56
7
34
56
56
56
7
0
0
7
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
0
0
2
4
1685
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
0:15

$ss10_NativeSetV6resize8capacityySi_tFSS_Tg5
# Func Hash:
1055036166725834753
# Num Counters:
15
# Counter Values:
28
15
28
2885
15
28
0
157
21
0
0
157
9
9
9
$0

$ss10_NativeSetV9insertNew_2at8isUniqueyxn_s10_HashTableV6BucketVSbtF5Words11PlaceholderO_Tg5
# Func Hash:
650973720594510684
# Num Counters:
8
# Counter Values:
0
1316
0
0
0
0
0
0
$0

$ss10_NativeSetV9insertNew_2at8isUniqueyxn_s10_HashTableV6BucketVSbtFSS_Tg5
# Func Hash:
526279452064647499
# Num Counters:
10
# Counter Values:
74
2453
178
0
0
127
0
0
0
1
$0

$ss11_StringGutsV19validateScalarIndexySS0E0VAEF
# Func Hash:
360019387990068195
# Num Counters:
6
# Counter Values:
88164
0
0
0
88164
42879
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF7Reactor13SocketAddressO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2063
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSS_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4166
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFs5UInt8V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3772
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
1694
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
3
3
3
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSs_SsTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
7
0
1624
0
7
0
28
0
126
14
0
0
126
6
6
6
$0

$ss17_NativeDictionaryV5merge_8isUnique16uniquingKeysWithyqd__n_Sbq_q__q_tKXEtKSTRd__x_q_t7ElementRtd__lF5Words8SentenceO_AH7WordingVSayAJ_ALtGTg5012$sSD20uniquegh33ValuesSDyxq_Gqd__n_tcSTRd__x_q_t7i30Rtd__lufcq_q__q_tKXEfU_5Words8k5O_AE7L14VSayAG_AItGTG5Tf1nncn_n
# Func Hash:
95820316325213985
# Num Counters:
13
# Counter Values:
1694
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
8580
8580
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF4Wire5FieldV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
7970
7970
2281
0
5689
7970
0
0
4113
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
3
33:2262
17:2171
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
27528
0
27528
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
784
784
2702
0
0
784
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
0:2702

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5Words12WordingFaultV6ReasonO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
0
2142
2142
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
3647
3647
1918
0
1729
3647
0
0
1281
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
17:784
33:686
65:259
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Ledger10SettlementC6ChangeV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
143789
143789
143789
0
0
143789
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
27170
27170
27170
0
0
27170
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
0:27170

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF7Reactor13SocketAddressO7address_AH7ChannelC7channelt_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
1044
1044
1044
0
0
1044
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
4126
4126
4126
0
0
4126
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
8801
4737
8764
0
109
2699
0
0
62
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
6
16:64
513:14
32:10
64:7
128:7
129:7
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
237555
210287
232771
0
4784
210287
0
0
2273
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
4
8:1690
17:1202
33:1188
65:704
0
2
0:232769
65:2

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSs_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
4966
4966
3185
0
1781
4966
0
0
1078
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
6
32:1366
64:240
128:84
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
663244
659472
653097
0
10147
659388
0
0
7956
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
11
17:4773
65:4048
8:590
9:483
33:150
129:54
2:36
4:4
6:4
7:4
257:1
0
5
0:652726
1:256
65:55
9:48
7:12

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyF5Words11PlaceholderO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1918
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
184
179
3841
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5Words8SentenceO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
1452
1447
3393
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLV_Tg5
# Func Hash:
209100685727863754
# Num Counters:
28
# Counter Values:
47820
12724
3188
0
0
0
0
3188
3188
3188
3188
7223
5362
3188
0
0
0
3188
0
0
0
0
0
0
0
0
3188
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
3674
2460
2466
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSS_Tg5
# Func Hash:
607699200200471043
# Num Counters:
5
# Counter Values:
5937
4373
4369
6055
1583
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSs_Tg5
# Func Hash:
619802543151161916
# Num Counters:
7
# Counter Values:
0
2342
2314
2307
1232
2307
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
3841
448
0
0
3393
0
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5Words8SentenceO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3393
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLV_Tg5
# Func Hash:
974670605011390822
# Num Counters:
7
# Counter Values:
108345
7223
7223
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
2115
141
141
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
2466
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSS_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6055
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
1918
0
0
$0

$ss4SpanV5Bytess5UInt8VRszlE16equalsHeaderNameySbAByAEGF
# Func Hash:
495986878207299681
# Num Counters:
9
# Counter Values:
0
0
350790
0
0
0
0
0
0
$0

$ss4SpanV5Bytess5UInt8VRszlE18equalsIgnoringCaseySbs12StaticStringVF
# Func Hash:
231012524107945208
# Num Counters:
12
# Counter Values:
243372
243372
33506
33506
33506
0
0
0
0
0
32100
32100
$0

$ss4SpanV5Bytess5UInt8VRszlE19hasHeaderNamePrefixySbs12StaticStringVF
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

$ss4SpanV5Bytess5UInt8VRszlE3has_2atSbs12StaticStringV_SitF
# Func Hash:
247671767435561443
# Num Counters:
11
# Counter Values:
5003
5003
5003
5003
0
0
0
0
0
0
0
$0

$ss4SpanV5Bytess5UInt8VRszlE6equalsySbs12StaticStringVF
# Func Hash:
844982799179493760
# Num Counters:
4
# Counter Values:
15075502
11697442
0
0
$0

$ss4SpanV5Bytess5UInt8VRszlE6starts4withSbAByAEG_tF
# Func Hash:
653247343125567024
# Num Counters:
13
# Counter Values:
5188991
28928073
15319064
17977950
17977950
8251807
6646594
0
0
0
0
0
0
$0

$ss4SpanV5Bytess5UInt8VRszlE6starts4withSbs12StaticStringV_tF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
4284
0
0
0
$0

$ss4SpanV5Bytess5UInt8VRszlEyAByAEGAC10FieldRangeVcig
# Func Hash:
334492581788827315
# Num Counters:
5
# Counter Values:
5039922
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
4710
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4710

$ss6MirrorV12DisplayStyleOSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
8527
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:8527

$ss6MirrorV12DisplayStyleOSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
13195
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:13195

$ss6ResultOsRi_zRi0_zrlE3getxyq_YKF
# Func Hash:
542754882849004180
# Num Counters:
2
# Counter Values:
0
1044
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
** External Symbol **:1044
0
1
** External Symbol **:1044

$ss6ResultOy5Redis0B5ReplyOAC0B5ErrorOGWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
156
322808
$0

$ss6_merge3low3mid4high6buffer2bySbSpyxG_A3GSbx_xtKXEtKlF13Configuration12SettingsLineV_Tg5018$s13Configuration8h17V7outlineSayAA0B4I18VGvgSbAF_AFtXEfU0_Tf1nnnnc_n
# Func Hash:
506615128959395545
# Num Counters:
32
# Counter Values:
0
6063
0
0
0
3443
0
0
0
0
0
2620
0
0
49
0
0
0
0
49
0
0
0
49
0
0
0
0
0
421
2620
0
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
32:9
64:6
129:2
0
0
1
513:49
0

$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4841
$0

$sypWOb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
36192
$0

$sypWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
69248
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
27
__swift_memcpy1_1:18303
** External Symbol **:11703
** External Symbol **:9607
$s13Configuration12SettingsLineVwCP:9327
** External Symbol **:6335
** External Symbol **:4272
** External Symbol **:3169
** External Symbol **:3002
** External Symbol **:2022
** External Symbol **:570
$s6Limits5LimitVwCP:154
__swift_memcpy16_8:85
$s6Limits4PlanVwCP:70
$s13Configuration14IdentitySourceOwCP:70
$s13Configuration14CommonSettingsVwCP:42
$s13Configuration13AdminSettingsVwCP:42
$s13Configuration8UpstreamVwCP:42
$s13Configuration13MessageNamingVwCP:42
$s13Configuration13RedisSettingsVwCP:42
$s13Configuration13SpoolSettingsVwCP:42
$s13Configuration10HTTPLimitsVwCP:42
$s13Configuration8SettingsVwCP:42
$s13Configuration11LogSettingsVwCP:42
$s6Limits12ModelClassesV4RuleVwCP:33
$s6Limits5MeterOwCP:28
$s13Configuration13TraceSettingsVwCP:18
$s6Limits12ModelClassesVwCP:4

Configuration.build/AdminToken.swift.bc;objectdestroy
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1052
$0

Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
232171
$0

Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg9Responses23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2048833
$0

Edge.build/AdminListener.swift.bc;$s4Edge14TelemetrySetupV9userNames33_A0C47FFF28720D46D79B14943056431BLLy0B004UserE0O13Configuration8SettingsVAA0A5ErrorVYKFZs6UInt64VSays5UInt8VGcyYbcfU0_AoRc12Cryptography10PseudonymsCYbcfu_AoRcfu0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
267684
$0

Edge.build/AdminListener.swift.bc;$s4Edge8AppSetupV5hooks____2on7Gateway14AdmissionHooksC0B3API0B8ServicesV_6Ledger10RefusalLogCAL12ClaimedPlansC9Telemetry0B8ObserverC7Reactor9EventLoopCtFyAL7UserKeyV_AL0L0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
467770
$0

Edge.build/AdminListener.swift.bc;$s9Responses19AuthenticationSetupV4EdgeE_9demoUsers7tellingAC13Configuration8SettingsV_SaySSG9Telemetry10TroubleLogCtAD0D5ErrorVYKcfcSbSays5UInt8VGYbcfU_TA
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

Gateway.build/BoundedTable.swift.bc;$s7Gateway8ExchangeC10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA7ForwardVFyAC_AGtYaYbYCcfU_.0
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

Gateway.build/BoundedTable.swift.bc;$s7Gateway8ExchangeC10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA7ForwardVFyAC_AGtYaYbYCcfU_.0.28
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

Gateway.build/BoundedTable.swift.bc;$s7Gateway8ExchangeC6inTask4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyAC_xtYaYbYCcfU_AA7ForwardV_Tg5011$s7Gateway8b55C10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA7H19VFyAC_AGtYaYbYCcfU_Tf1nnnc_n.0
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

Gateway.build/BoundedTable.swift.bc;$s7Gateway8ExchangeC6inTask4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyAC_xtYaYbYCcfU_AA7ForwardV_Tg5011$s7Gateway8b55C10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA7H19VFyAC_AGtYaYbYCcfU_Tf1nnnc_n.0.3
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

Gateway.build/BoundedTable.swift.bc;$s7Gateway8ExchangeC6inTask4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyAC_xtYaYbYCcfU_AA7ForwardV_Tg5011$s7Gateway8b55C10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA7H19VFyAC_AGtYaYbYCcfU_Tf1nnnc_n.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1019
$0

Gateway.build/BoundedTable.swift.bc;$s7GatewayAAC4tell_6status_2ofy9Telemetry14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
267684
$0

Gateway.build/BoundedTable.swift.bc;$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA7ForwardV_TG5011$s7Gateway8b55C6inTask4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyi1_jk11YbYCcfU_AA7c74V_TG5011$s7Gateway8b55C10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyys6H19VFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n.0
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

Gateway.build/BoundedTable.swift.bc;$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA7ForwardV_TG5011$s7Gateway8b55C6inTask4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyi1_jk11YbYCcfU_AA7c74V_TG5011$s7Gateway8b55C10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyys6H19VFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n.0.12
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH14ClientPresence_pSgtYaAA0B7FailureOYKF.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH14ClientPresence_pSgtYaAA0B7FailureOYKF.0.9
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH14ClientPresence_pSgtYaAA0B7FailureOYKFA2J_ALtYaASYKYCcfU0_.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH14ClientPresence_pSgtYaAA0B7FailureOYKFA2J_ALtYaASYKYCcfU0_.0.11
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH14ClientPresence_pSgtYaAA0B7FailureOYKFA2J_ALtYaASYKYCcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1019
$0

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH14ClientPresence_pSgtYaAA0B7FailureOYKFA2J_ALtYaASYKYCcfU0_TA.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH14ClientPresence_pSgtYaAA0B7FailureOYKFA2J_ALtYaASYKYCcfU0_TA.0.7
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7channel33_E274005C1164CD164F789B5D472F00EDLL3for7Reactor7ChannelCAG14ClientPresence_pSg_tYaAA0B7FailureOYKF.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7channel33_E274005C1164CD164F789B5D472F00EDLL3for7Reactor7ChannelCAG14ClientPresence_pSg_tYaAA0B7FailureOYKF.0.4
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7channel33_E274005C1164CD164F789B5D472F00EDLL3for7Reactor7ChannelCAG14ClientPresence_pSg_tYaAA0B7FailureOYKF.0.6
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7connect3forAA0B10ConnectionC7Reactor14ClientPresence_pSg_tYaAA0B7FailureOYKF.0.1
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7connect3forAA0B10ConnectionC7Reactor14ClientPresence_pSg_tYaAA0B7FailureOYKF.0.2
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP6ServerC6listen2on8isSharedy7Reactor10DescriptorVn_SbtFyAG7ChannelC_AG13SocketAddressOSgtcfU_TA
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
$s5Bytes10ByteBufferVwxx:2006

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

Ledger.build/Account.swift.bc;$s5Redis0A6RouterC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW.0
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

Ledger.build/Account.swift.bc;$s5Redis0A6RouterC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW.0.5
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
2
** External Symbol **:4034
** External Symbol **:6

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B00B4CallCx_AG0B6ScriptCs6UInt64VSgAG0B4NodeCtAA0A5ErrorOYKAA0oN0RzlFyAG15UncheckedWriterVzXEfU_AA05AdmitN0V_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
232088
$0

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B00B4CallCx_AG0B6ScriptCs6UInt64VSgAG0B4NodeCtAA0A5ErrorOYKAA0oN0RzlFyAG15UncheckedWriterVzXEfU_AA06SettleN0V_TG5TA
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
204972
0
$0

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B4NodeCtAA0A5ErrorOYKFyAG15UncheckedWriterVzXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78493
$0

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B4NodeCtAA0A5ErrorOYKFyAG15UncheckedWriterVzXEfU_yAMzXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78493
$0

Ledger.build/Account.swift.bc;$s6Ledger10RefusalLogC5flush33_55306A0265DECEFC385A5DEC1C949917LL3allySb_tYaF.0.4
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
$s5Redis0A6RouterC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW:4008

Ledger.build/Account.swift.bc;$s6Ledger10RefusalLogC5flush33_55306A0265DECEFC385A5DEC1C949917LL3allySb_tYaF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4008
$0

Ledger.build/Account.swift.bc;$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU0_TA
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
205001
0
$0

Ledger.build/Account.swift.bc;$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_TA
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
205001
0
$0

Ledger.build/Account.swift.bc;$s6Ledger9AdmitCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_TA.47
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
232088
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC3runxyYaq_YKF.0.1
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1044
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
** External Symbol **:526
** External Symbol **:518

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC3runxyYaq_YKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1044
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1044
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
1044
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1044

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1044
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1044
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
1044
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1044

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC7connect33_6F7D29669AE55DDB9604DD0B8662B2F9LL_2atyAA7ChannelC_AA13SocketAddressOtYaF.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1044
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH14ClientPresence_pSgtYaAA0B7FailureOYKFA2J_ALtYaASYKYCcfU0_TA:1019
Redis.build/Breaker.swift.bc;$s7Reactor7ChannelCAA13SocketAddressO5Redis10ConnectionCAF0E5ErrorOIegHggozo_BAAcehJIegHgILggrzr_TRTA:25

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC7connect33_6F7D29669AE55DDB9604DD0B8662B2F9LL_2atyAA7ChannelC_AA13SocketAddressOtYaF.0.9
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1044
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1044

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC7connect33_6F7D29669AE55DDB9604DD0B8662B2F9LL_2atyAA7ChannelC_AA13SocketAddressOtYaF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1044
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor7ChannelC16finishConnectingyyYaAA11SystemErrorVYKF.0.1
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1044
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
** External Symbol **:526
** External Symbol **:518

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor7ChannelC16finishConnectingyyYaAA11SystemErrorVYKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1044
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor8ResolverC9addresses2of4port2on6withinAA10ResolutionOSS_s6UInt16VAA9EventLoopCSitYaF.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1044
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
** External Symbol **:526
** External Symbol **:518

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4841
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
16
$s4HTTP16ServerConnectionC12leaveForGood33_40265017410E76633ED8A44B841E1ABFLLyyFyACYaYbYCcfU_:1183
Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTRTA:1044
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA7ForwardV_TG5011$s7Gateway8b55C6inTask4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyi1_jk11YbYCcfU_AA7c74V_TG5011$s7Gateway8b55C10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyys6H19VFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n:1019
HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA:1003
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRyt_TG5011$s7Gateway8b55C6inTask4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyh1_ij31YbYCcfU_yt_TG5011$s7Gateway8b28e11TaskyyyACYak19Responses7g31CYKYCcoh4_yttjp16AGYKYCcfU_011h20T46C5beginyyplmN21F9CYKYCcfU_Tf3nnnpf_nTf3nnnpf_nTf3nnpf_n:300
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTR6Ledger16AdmissionRequestC_AA06RoutedE0CAD9FirstCallVSgt_TG5011$s7Gateway8b55C6inTask4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyn1_op17YbYCcfU_6Ledger16de6C_AA06f6J0CAI9gh110VSgt_TG5011$s7Gateway8b60C3ask33_7FFB1E80F3A41D8E13F839C0F09D941FLL__5aftery6Ledger16ij6C_AA06k6Q0CAG9lm32VSgtun9_AI_AkNttpqR21G9CYKYCcfU_Tf3nnnpf_nTf3nnpf_n:83
Ledger.build/Account.swift.bc;$s6Ledger9NodeWatchC3ask33_7D97931E876591E45E3E642ABBAD3D37LLyyFyACYaYbYCcfU_TA:53
$s6Ledger11PeriodicJobC10timePassedyyFyACYaYbYCcfU_:51
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTR6Ledger10SettlementC_TG5011$s7Gateway8b55C6inTask4with_yx_yAC_xtYaYb9Responses7ProblemCYKYCctlFyj1_kl17YbYCcfU_6Ledger10d75C_TG5011$s7Gateway8b67C5relay_4fromyAA7ForwardV_4HTTP18UpstreamConnectionCtqj14_6Ledger10iS10lrS12U_Tf3nnnpf_nTf3nnpf_n:29
$s5Redis0A4NodeC7connectyyFyACYaYbYCcfU_:25
$s4Edge16KillSwitchPollerC10timePassedyyFyACYaYbYCcfU_:20
$s6Ledger10RefusalLogC5begin33_55306A0265DECEFC385A5DEC1C949917LL3allySb_tFyACYaYbYCcfU_SbTf3nnpSi0_n:7
$s5usher15ServeController33_424684B83FFA2BBC131B59FC2EB94B10LLC8receivedyys5Int32VFyADYaYbYCcfU0_:7
usher.build/Check.swift.bc;$s5usher5ServeO3runy8Commands8ExitCodeOAE10InvocationV_SDyS2SGAE7PaletteVtFZyAA0B10Controller33_424684B83FFA2BBC131B59FC2EB94B10LLCYaYbYCcfU0_TA:7
$s6Ledger10RefusalLogC5begin33_55306A0265DECEFC385A5DEC1C949917LL3allySb_tFyACYaYbYCcfU_SbTf3nnpSi1_n:5
$s4Edge19LearnedModelsKeeperC10timePassedyyFyACYaYbYCcfU_:5

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_.0.10
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4839
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4839

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4841
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4841
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
4839
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4839

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV4tellyyyxYbcFyyYbcfU_TA
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1122
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
7
Telemetry.build/AppObserver.swift.bc;$s9Telemetry7LogSinkC4takeySbAA0B6BundleCFyAA0B6WriterCYbcfU_TA:988
Telemetry.build/AppObserver.swift.bc;$s9Telemetry14StatsCollectorC10timePassedyyFyAA11LoopFiguresVYbcfU_yACYbcfU_TA:53
Edge.build/AdminListener.swift.bc;$s9Telemetry14StatsCollectorC4EdgeEyAc2DCcfcAC6SourceV7Reactor9LoopBoundVyAD0dG0CGXEfU_yyAA0G7FiguresVYbcYbcfU0_yALYbcfU_TA:53
$s4EdgeAAC4stopyyYaFyAA0A4LoopCYbcfU1_:7
$s4EdgeAAC4stopyyYaFyAA0A4LoopCYbcfU2_:7
$s4EdgeAAC4stopyyYaFyAA0A4LoopCYbcfU_:7
$s4EdgeAAC4stopyyYaFyAA0A4LoopCYbcfU0_:7

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTR.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1044
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_TA:1044

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTR.0.7
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1044
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1044

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTRTA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1044
$0

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTRTA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1044
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTR:1044

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTRTA.0.6
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1044
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1044

Reactor.build/Channel+Bytes.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1412
$0

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4841
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA:4841

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5.0.9
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4839
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4839

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4841
$0

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4841
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5:4841

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA.0.5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4839
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4839

Reactor.build/Channel+Bytes.swift.bc;__swift_continuation_await_point
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2235
$0

Reactor.build/Channel+Bytes.swift.bc;objectdestroy
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5961
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
** External Symbol **:3069
** External Symbol **:1725
** External Symbol **:1167

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
4839
$0

Reactor.build/Channel+Bytes.swift.bc;objectdestroy.4
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1061
$0

Redis.build/Breaker.swift.bc;$s5Redis0A6RouterC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF.0.14
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

Redis.build/Breaker.swift.bc;$s5Redis0A6RouterC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4046
$0

Redis.build/Breaker.swift.bc;__swift_continuation_await_point
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4873
$0

Telemetry.build/AppObserver.swift.bc;$s9Telemetry9UserNamesO10makeWriterySays5UInt8VG_5Bytes10ByteBufferVztcyFyAG_AJztcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
267684
$0

Words.build/Brand.swift.bc;$s5Words9CatalogueV8wordings33_38B3F77745938826874266E93A4C4117LL2of2inSDyAA8SentenceOAA7WordingVGSDyAiK6SourceOG_SStFZAI_AKtAI_ANtXEfU_TA
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1694
0
$0

Words.build/Brand.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3408
$0

__swift_async_resume_get_context
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14688
$0

__swift_async_resume_project_context
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
61988
$0

__swift_destroy_boxed_opaque_existential_0
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
31332
2781
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
16
__swift_noop_void_return:11177
** External Symbol **:5954
** External Symbol **:5101
** External Symbol **:3697
** External Symbol **:3050
** External Symbol **:2150
$s6Limits5MeterOwxx:42
$s6Limits6WindowOwxx:28
$s13Configuration8HostPortVwxx:28
$s13Configuration13SpoolSettingsVwxx:21
$s6Limits12ModelClassesVwxx:21
$s13Configuration13MessageNamingVwxx:21
$s13Configuration11LogSettingsV6AccessOwxx:14
** External Symbol **:12
$s6Limits10ModelClassVwxx:9
$s13Configuration15WrittenSettingsVwxx:7

__swift_destroy_boxed_opaque_existential_1
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
3750
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
__swift_noop_void_return:3644
** External Symbol **:106

__swift_instantiateConcreteTypeFromMangledName
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
4155529
1637
$0

__swift_instantiateConcreteTypeFromMangledNameAbstract
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1904
33
$0

__swift_instantiateGenericMetadata
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
74109
$0

__swift_memcpy16_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
26653
$0

__swift_memcpy1_1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
72200
$0

__swift_memcpy32_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3353
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
83483
$0

__swift_project_boxed_opaque_existential_0
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4689
0
$0

__swift_project_boxed_opaque_existential_1
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
3750
0
$0

_swift_implicitisolationactor_to_executor_cast
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
14449
0
$0

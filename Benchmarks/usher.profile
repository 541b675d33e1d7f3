:ir

$s10LuaScripts7LibraryO5lines33_FDFF067B535D4B607DCB06386762BE90LL2ofSays10ArraySliceVys5UInt8VGGSayAJG_tFZ
# Func Hash:
1075116063157180784
# Num Counters:
30
# Counter Values:
52712
30752
0
22976
360
1095208
23336
600
600
600
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3016
0
0
24
0
0
$0

$s10LuaScripts7LibraryO6append33_FDFF067B535D4B607DCB06386762BE90LL__2toys10ArraySliceVys5UInt8VG_SDyA2KGSayAJGztFZTf4nnnd_n
# Func Hash:
523456432158781461
# Num Counters:
34
# Counter Values:
361544
197544
30552
21120
117200
0
2840
51640
13256
9928
46888
48800
7920
1912
7424
0
0
0
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
0
$0

$s10LuaScripts7LibraryO6joinedySays5UInt8VGAGFZ
# Func Hash:
790715555390415261
# Num Counters:
16
# Counter Values:
21176
0
1800
0
288
0
0
64
240
0
0
0
0
65
0
0
$0

$s10LuaScripts7LibraryO8constant33_FDFF067B535D4B607DCB06386762BE90LL2ins10ArraySliceVys5UInt8VG_AKtSgAK_tFZTf4nd_n
# Func Hash:
985768975491977097
# Num Counters:
28
# Counter Values:
0
17600
13672
19048
2128
0
1800
0
1800
1800
800
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s12Cryptography10PseudonymsC6number2ofs6UInt64VSays5UInt8VG_tF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
77253
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
6296
296
296
296
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
65472
3459448
47220
41232
0
$0

$s12Cryptography6DigestO8areEqualySbs4SpanVys5UInt8VG_AItFZSbSWXEfU_SbSWXEfU_
# Func Hash:
948827210520351625
# Num Counters:
8
# Counter Values:
0
400
1600
0
400
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
43534
0
214584
20775
0
0
0
0
0
0
219467
258118
$0

$s13Configuration10StableHashV3add33_4F9C92B4788DCF5E5521E98863137163LLyyypF
# Func Hash:
523536548403347168
# Num Counters:
13
# Counter Values:
8883
5922
0
0
0
2985
0
0
0
0
0
2961
2961
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
17
1
** External Symbol **:8907
1
** External Symbol **:2985
0
1
** External Symbol **:5922
1
** External Symbol **:5922
1
__swift_noop_void_return:2985
1
** External Symbol **:2985
1
** External Symbol **:2985
1
** External Symbol **:2985
1
** External Symbol **:2985
0
1
__swift_memcpy1_1:2985
1
__swift_noop_void_return:2985
1
__swift_noop_void_return:2985
0
0
1
** External Symbol **:2985

$s13Configuration12SettingsLineVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11844
$0

$s13Configuration12SettingsLineVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11844
$0

$s13Configuration12SettingsLineVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
2985
2985
0
0
2961
$0

$s13Configuration12SettingsLineVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
2985
0
24
0
0
$0

$s13Configuration12SettingsLineVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20727
$0

$s13Configuration15WrittenSettingsV_2inAcA0C0V_SStcfCTf4nnd_n
# Func Hash:
783548774068396381
# Num Counters:
8
# Counter Values:
0
2958
3
8
0
0
0
2961
$0

$s13Configuration5ValueV7section_4file4lineAA7SectionVSgSaySSG_SSSitF
# Func Hash:
292873009930070336
# Num Counters:
19
# Counter Values:
2806
2378
0
0
428
176
0
0
140
0
0
140
0
0
0
0
0
0
436
$0

$s13Configuration5ValueVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1066
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13Configuration5ValueVwcp:1066

$s13Configuration5ValueVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1904
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13Configuration5ValueVwxx:1904

$s13Configuration5ValueVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3042
$0

$s13Configuration5ValueVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4642
$0

$s13Configuration6SecretVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
1147
1147
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
8322
0
44
$0

$s13Configuration7MistakeV5PlaceOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
8286
0
8
$0

$s13Configuration7OutlineV10addMembers33_0FEA48524AD91D325F7384D27D351C22LL_2atys6MirrorV_SaySSGtF
# Func Hash:
1013276426927620705
# Num Counters:
50
# Counter Values:
2394
3124
3116
28
3116
48
8
8
3096
20
0
0
0
0
0
4
20
0
2311
5423
4
0
0
4
0
0
0
0
0
3028
804
2224
0
0
0
0
0
0
8
20
20
20
20
48
8
0
0
0
0
2224
$0

$s13Configuration7OutlineV10addWritten33_0FEA48524AD91D325F7384D27D351C22LL_2atSbyp_SaySSGtF
# Func Hash:
47025517285194976
# Num Counters:
51
# Counter Values:
0
0
8
4
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
12
0
0
0
4
4858
0
0
0
0
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
$0

$s13Configuration7OutlineV3add_2atyyp_SaySSGtF
# Func Hash:
328904736662003150
# Num Counters:
26
# Counter Values:
2865
4898
8
0
2307
0
0
2527
24
4680
0
112
189
3
2219
0
4
0
67
0
0
0
0
0
0
2299
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
14
1
** External Symbol **:4858
1
** External Symbol **:4858
1
** External Symbol **:192
1
** External Symbol **:2219
1
** External Symbol **:4680
0
1
** External Symbol **:4
1
** External Symbol **:112
1
** External Symbol **:24
1
** External Symbol **:2307
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
340
5857
5517
0
5517
0
0
0
696
828
132
0
0
36
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
__swift_noop_void_return:5857
0

$s13Configuration7OutlineV4name33_0FEA48524AD91D325F7384D27D351C22LL2ofSSSgyp_tFZTf4nd_n
# Func Hash:
388417336806594076
# Num Counters:
9
# Counter Values:
68
24
28
0
4696
28
0
0
28
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4724

$s13Configuration7OutlineV4text33_0FEA48524AD91D325F7384D27D351C22LL2ofSSSgyp_tFZTf4nd_n
# Func Hash:
290246716265280004
# Num Counters:
23
# Counter Values:
75
96
7
16
0
0
4
16
0
2480
8
8
0
3
120
3
32
4692
4934
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
** External Symbol **:4692

$s13Configuration7SectionVyAA5ValueVSgSScig
# Func Hash:
830659415989587516
# Num Counters:
10
# Counter Values:
16417
14763
1654
1654
488
0
0
0
0
1670
$0

$s13Configuration8SettingsV7outlineSayAA0B4LineVGvg
# Func Hash:
341199223977405890
# Num Counters:
21
# Counter Values:
0
2961
0
0
8
8
0
8
0
0
8
0
0
0
0
0
0
72
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
1180
$0

$s13Configuration9IPAddressV5bytesACSgSays5UInt8VG_tcfCTf4nd_n
# Func Hash:
844982798920573825
# Num Counters:
4
# Counter Values:
0
1243
0
0
$0

$s13Configuration9IPNetworkV6masked33_D58210352690E76B5344A35388D63F99LLySays5UInt8VGAA9IPAddressVFTf4nx_n
# Func Hash:
526279452950770545
# Num Counters:
10
# Counter Values:
4784
1196
3588
1196
1196
0
0
0
0
1196
$0

$s13Configuration9IPNetworkV8containsySbAA9IPAddressVF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1180
1180
$0

$s14Authentication0A5SetupV4EdgeE_9demoUsers7tellingAC13Configuration8SettingsV_SaySSG9Telemetry10TroubleLogCtAD0C5ErrorVYKcfcSbSays5UInt8VGYbcfU_
# Func Hash:
1096621587854592868
# Num Counters:
5
# Counter Values:
1180
1180
0
1180
0
$0

$s14Authentication13AuthenticatorC5knownyAA14CallerIdentityVSg4HTTP10ServerCallC8Problems7ProblemCYKF
# Func Hash:
647472253719978933
# Num Counters:
10
# Counter Values:
40800
172928
40400
0
0
0
0
0
0
0
$0

$s14Authentication13AuthenticatorC5trust2ins6UInt64V4HTTP10ServerCallC_tF
# Func Hash:
607699196971100534
# Num Counters:
5
# Counter Values:
214528
1180
213348
1180
0
$0

$s14Authentication13AuthenticatorC6member33_91B7DE23CED1422235F28948BB262274LL7showing2inAA18VerifiedCredentialCSg5Bytes10FieldRangeV_AK10ByteBufferVtF
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
40800
40400
0
0
$0

$s14Authentication14CallerIdentityVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
213728
213328
$0

$s14Authentication19AuthenticatedCallerV6caller_6Ledger7AccountC7accounttSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
213728
0
$0

$s15Synchronization6AtomicVfD
# Func Hash:
731094794981343231
# Num Counters:
1
# Counter Values:
16384
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:16384
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
8:16384
1
8:16384

$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
131786
$0

$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
924012
$0

$s4Edge8AppSetupV5hooks____2on7Gateway14AdmissionHooksC0B3API0B8ServicesV_6Ledger10RefusalLogCAL12ClaimedPlansC9Telemetry0B8ObserverC7Reactor9EventLoopCtFyAL7UserKeyV_AL0L0VAL7AccountC6Limits10ModelClassVSgtcfU0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
104964
$0

$s4HTTP10ServerCallC10answerMarkSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20416
$0

$s4HTTP10ServerCallC10clientLeftSbvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
108764
108764
$0

$s4HTTP10ServerCallC11appendFieldyys12StaticStringV_AFtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1004
$0

$s4HTTP10ServerCallC11beginAnswer6status5dated7framingySi_SbAA5RelayC7FramingOtF
# Func Hash:
331779891502978716
# Num Counters:
9
# Counter Values:
0
0
0
129195
129195
53
129195
129195
0
$0

$s4HTTP10ServerCallC11beginAnswer6status5dated7framingySi_SbAA5RelayC7FramingOtFfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20431
$0

$s4HTTP10ServerCallC11beginAnswer6status5dated7framingySi_SbAA5RelayC7FramingOtFfA1_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20431
$0

$s4HTTP10ServerCallC12appendFieldsyySays5UInt8VGF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20431
$0

$s4HTTP10ServerCallC12appendFieldsyyy5Bytes10ByteBufferVzXEF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
239967
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
5
Problems.build/Audience.swift.bc;$s8Problems16ResponseComposerC12appendFields33_C494AAADD32D7EA885CC4B6084F72D3ELL__2toy6Ledger7AccountC_8Dialects7DialectO4HTTP10ServerCallCtFy5Bytes10ByteBufferVzXEfU_TA.2:108764
Gateway.build/BoundedTable.swift.bc;$s7Gateway8ExchangeC15writeAnswerHead_4from8isSifted4HTTP5RelayC7FramingOAA7ForwardV_AG18UpstreamConnectionCSbtFy5Bytes10ByteBufferVzXEfU_TA:108764
Problems.build/Audience.swift.bc;$s8Problems16ResponseComposerC12appendFields33_C494AAADD32D7EA885CC4B6084F72D3ELL__2toy6Ledger7AccountC_8Dialects7DialectO4HTTP10ServerCallCtFy5Bytes10ByteBufferVzXEfU_TA.1:20416
Problems.build/Audience.swift.bc;$s8Problems16ResponseComposerC6append33_C494AAADD32D7EA885CC4B6084F72D3ELL6notice_2toy5Words6PhraseV_6Ledger7AccountC4HTTP10ServerCallCtFy5Bytes10ByteBufferVzXEfU_TA:2008
Problems.build/Audience.swift.bc;$s8Problems16ResponseComposerC12appendFields33_C494AAADD32D7EA885CC4B6084F72D3ELL__2toy6Ledger7AccountC_8Dialects7DialectO4HTTP10ServerCallCtFy5Bytes10ByteBufferVzXEfU_TA:15

$s4HTTP10ServerCallC12repeatAnswer6status_ySi_Says5UInt8VGtF
# Func Hash:
798733564124210489
# Num Counters:
6
# Counter Values:
0
84533
84533
0
0
0
$0

$s4HTTP10ServerCallC13streamFramingAA5RelayC0E0Ovg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
1004
1004
$0

$s4HTTP10ServerCallC14releaseRequestyyF
# Func Hash:
238984482812021090
# Num Counters:
3
# Counter Values:
1004
1004
0
$0

$s4HTTP10ServerCallC17holdsWithinBudgetSbyF
# Func Hash:
11922954377903118
# Num Counters:
6
# Counter Values:
213728
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
104949
104949
104949
104949
104949
104949
$0

$s4HTTP10ServerCallC2on4from6serverAcA0bC9Transport_p_7Reactor13SocketAddressOSgAA0B0CtcfcTf4ennn_nAA0B10ConnectionC_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1264
$0

$s4HTTP10ServerCallC3endAC7RemainsVyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
213728
$0

$s4HTTP10ServerCallC4parkyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1004
$0

$s4HTTP10ServerCallC4sendAA10SendResultOyF
# Func Hash:
1096621588159176034
# Num Counters:
5
# Counter Values:
276851
276851
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
129195
129195
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
213728
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5Bytes10ByteBufferVwxx:213728
1
$s5Bytes10ByteBufferVwxx:213728

$s4HTTP10ServerCallC6finishyyF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
212724
0
$0

$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlF
# Func Hash:
536744761735612421
# Num Counters:
2
# Counter Values:
1004
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Gateway13RelayedAnswerVwcp:1004
1
** External Symbol **:1004

$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1004
1004
$0

$s4HTTP10ServerCallC7GatewayE9messageIDy5Bytes10FieldRangeVSgSays5UInt8VGSg8Problems7ProblemCYKF
# Func Hash:
928018420217720100
# Num Counters:
7
# Counter Values:
0
213728
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
1020
1020
$0

$s4HTTP10ServerCallC7Reactor14ClientPresenceAadEP7partnerAD7ChannelCSgvsTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
2040
$0

$s4HTTP10ServerCallC7endHeadyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
108764
1004
$0

$s4HTTP10ServerCallC7partner7Reactor7ChannelCSgvs
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
217528
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
213728
213728
213728
0
213728
0
0
0
213728
$0

$s4HTTP10ServerCallC9endAnswer4bodyys4SpanVys5UInt8VG_tF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
20431
20431
$0

$s4HTTP10ServerCallC9peerTrustAA04PeerE0VSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
215328
$0

$s4HTTP10ServerCallC9peerTrustAA04PeerE0VSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1180
$0

$s4HTTP10ServerCallCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1264
$0

$s4HTTP10ServerCallCfd
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1264
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5Bytes10ByteBufferVwxx:1264
1
$s5Bytes10ByteBufferVwxx:1264

$s4HTTP12RelayOutcomeO12isClientLeftSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s4HTTP12RelayOutcomeO5isCutSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s4HTTP12RelayOutcomeO7isWholeSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
436060
$0

$s4HTTP12RelayOutcomeOIegy_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
3012
1004
$0

$s4HTTP12UpstreamPoolC4keepyyAA0B10ConnectionCF
# Func Hash:
141929911068794321
# Num Counters:
13
# Counter Values:
0
0
107744
108764
108764
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
1020
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
1020
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
11
8
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
108764
107744
0
0
0
0
0
0
0
0
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
1020
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
881991935603651555
# Num Counters:
13
# Counter Values:
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
1020
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
1020
249556
0
4
1020
1020
1020
1020
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
1020
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
1020
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
1020
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

$s4HTTP12UpstreamPoolC9takePlace33_E274005C1164CD164F789B5D472F00EDLLSbyYaF
# Func Hash:
981446174788210145
# Num Counters:
13
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
1020
0
$0

$s4HTTP14ConnectTroubleVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1031
0
$0

$s4HTTP16ConnectionBudgetC7releaseyyF
# Func Hash:
872112803348512862
# Num Counters:
6
# Counter Values:
1184
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
1184
1184
1184
1184
$0

$s4HTTP16ServerConnectionC12leaveForGood33_40265017410E76633ED8A44B841E1ABFLLyyFyACYaYbYCcfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1184
$0

$s4HTTP16ServerConnectionC12leaveRequest33_40265017410E76633ED8A44B841E1ABFLLSbyF
# Func Hash:
1096621591244683917
# Num Counters:
6
# Counter Values:
213728
213728
213728
213728
0
0
$0

$s4HTTP16ServerConnectionC3ask33_40265017410E76633ED8A44B841E1ABFLLySbAA0B4CallCF
# Func Hash:
1108181538038848560
# Num Counters:
3
# Counter Values:
213728
81942
131786
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7GatewayAAC4HTTP9ResponderAacDP5beginyyAC10ServerCallCFTW:213728

$s4HTTP16ServerConnectionC3endyyF
# Func Hash:
238984484093187152
# Num Counters:
3
# Counter Values:
1184
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
1184
0
1184
0
1184
$0

$s4HTTP16ServerConnectionC4wait33_40265017410E76633ED8A44B841E1ABFLLyyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
82388
0
$0

$s4HTTP16ServerConnectionC5leave33_40265017410E76633ED8A44B841E1ABFLLSbyF
# Func Hash:
52047013011106639
# Num Counters:
10
# Counter Values:
104964
0
213728
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
1184
0
0
1184
$0

$s4HTTP16ServerConnectionC7Reactor4PumpAadEP12channelReadyyyFTW
# Func Hash:
694937218578047418
# Num Counters:
7
# Counter Values:
131755
213697
216563
0
1184
82388
0
$0

$s4HTTP16ServerConnectionC7Reading33_40265017410E76633ED8A44B841E1ABFLLOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
213728
213728
$0

$s4HTTP16ServerConnectionC7prepare33_40265017410E76633ED8A44B841E1ABFLLyyF
# Func Hash:
1096621590987993388
# Num Counters:
5
# Counter Values:
214912
0
0
214912
0
$0

$s4HTTP16ServerConnectionC7reclaimyyAA0B4CallCF
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
213728
213728
213728
$0

$s4HTTP16ServerConnectionC8finishedyyAA0B4CallCF
# Func Hash:
271263512729996346
# Num Counters:
15
# Counter Values:
31
31
213728
131786
81942
0
0
131755
1004
0
0
0
0
0
130751
$0

$s4HTTP16ServerConnectionC8readHead33_40265017410E76633ED8A44B841E1ABFLLAC7ReadingAELLOyF
# Func Hash:
894595280453479214
# Num Counters:
18
# Counter Values:
430239
212548
212464
213728
0
87328
213728
0
0
1264
430239
216511
1184
0
213728
1184
0
0
$0

$s4HTTP16ServerConnectionC9askInTurn33_40265017410E76633ED8A44B841E1ABFLLySbAA0B4CallCF
# Func Hash:
567185239400488339
# Num Counters:
4
# Counter Values:
213728
0
0
0
$0

$s4HTTP16ServerConnectionCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1184
$0

$s4HTTP16ServerConnectionCfd
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1184
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5Bytes10ByteBufferVwxx:1184
1
$s5Bytes10ByteBufferVwxx:1184

$s4HTTP18UpstreamConnectionC10expectHead9answeringy4Wire6MethodO_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s4HTTP18UpstreamConnectionC11mayHaveNewsSbvg
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
108764
108764
108764
$0

$s4HTTP18UpstreamConnectionC11releaseHeadyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
108764
1
$0

$s4HTTP18UpstreamConnectionC12channelReadyyyF
# Func Hash:
974670608380617655
# Num Counters:
8
# Counter Values:
0
10
1020
0
0
1020
1020
0
$0

$s4HTTP18UpstreamConnectionC13firstBodyBytes5UInt8VSgvg
# Func Hash:
134732432720417413
# Num Counters:
4
# Counter Values:
108764
107760
107760
1004
$0

$s4HTTP18UpstreamConnectionC14releaseRequestyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1004
1004
$0

$s4HTTP18UpstreamConnectionC4push33_8B8FE154E1041109D083E2200B263E6DLLSbyAA0B7FailureOYKF
# Func Hash:
303685791207000874
# Num Counters:
11
# Counter Values:
108764
108764
0
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
108764
0
0
108764
0
108764
108764
108764
$0

$s4HTTP18UpstreamConnectionC7GatewayE12appendFields33_BC23F9A221A61BC211C073CC62F205ABLL2to7passing13keepingLimits0R6Length0R6Accessy5Bytes10ByteBufferVz_AD06OriginF0VS3btF
# Func Hash:
90653979101115723
# Num Counters:
58
# Counter Values:
107760
1004
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
109764
0
0
0
108764
0
0
108760
0
0
0
0
0
0
107760
0
0
0
0
107760
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
108764
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
1030
$0

$s4HTTP18UpstreamConnectionC7framing4Wire11BodyFramingOvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s4HTTP18UpstreamConnectionC7isWholeSbvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
107760
107760
$0

$s4HTTP18UpstreamConnectionC7sendNowSbyAA0B7FailureOYKF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
108764
$0

$s4HTTP18UpstreamConnectionC8readHeadSbyAA0B7FailureOYKF
# Func Hash:
118056773994849759
# Num Counters:
15
# Counter Values:
108764
0
108764
108764
108764
0
0
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
107760
0
107760
107760
0
0
107760
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP3seeySbs4SpanVys5UInt8VGFTW:107760
0

$s4HTTP18UpstreamConnectionC_4poolAC7Reactor7ChannelC_AA0B4PoolCtcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1020
$0

$s4HTTP18UpstreamConnectionCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1020
$0

$s4HTTP18UpstreamConnectionCfd
# Func Hash:
567090795815895039
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
2
1
$s5Bytes10ByteBufferVwxx:1020
1
$s5Bytes10ByteBufferVwxx:1020

$s4HTTP5RelayC12channelReadyyyF
# Func Hash:
668285658069102867
# Num Counters:
15
# Counter Values:
172038
340125
339121
339121
0
172038
0
172038
172038
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
1004
1004
0
$0

$s4HTTP5RelayC4from2to7framing3tapAcA18UpstreamConnectionC_AA10ServerCallCAC7FramingOAA7BodyTap_pSgtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1004
$0

$s4HTTP5RelayC4pull33_0C43BE885B8E64CBA85FA26CD6A786F2LLSbyF
# Func Hash:
668652233703238435
# Num Counters:
17
# Counter Values:
0
0
171034
168087
0
0
0
0
0
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
169091
0
0
1004
168087
0
0
0
1004
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
Gateway.build/BoundedTable.swift.bc;$s7Gateway13RelayedAnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_TA:1004

$s4HTTP5RelayC4take33_0C43BE885B8E64CBA85FA26CD6A786F2LLyys4SpanVys5UInt8VGF
# Func Hash:
235328016765237887
# Num Counters:
35
# Counter Values:
729012
0
0
169091
243004
1004
243004
0
1004
243004
1004
1004
243004
0
0
169091
0
243004
0
0
0
0
0
0
0
0
0
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
$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP3seeySbs4SpanVys5UInt8VGFTW:243004
0
1
$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP11takePassing6isOver5Bytes10ByteBufferVSb_tFTW:1004
0

$s4HTTP5RelayC5begin33_0C43BE885B8E64CBA85FA26CD6A786F2LLyyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1004
1004
$0

$s4HTTP5RelayC5letGo33_0C43BE885B8E64CBA85FA26CD6A786F2LLyyF
# Func Hash:
844982800087245094
# Num Counters:
4
# Counter Values:
1004
0
1004
1004
$0

$s4HTTP5RelayC5startyyyAA0B7OutcomeOcF
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
0
1004
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s4HTTP5RelayC7FramingOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
108764
8
$0

$s4HTTP5RelayC7FramingOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s4HTTP5RelayC7Reactor4PumpAadEP12channelReadyyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
171034
$0

$s4HTTP5RelayCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1004
$0

$s4HTTP6ServerC5count33_B4AA710FC7BBEEC239E7B7AAAF339846LLyyAA0B10ConnectionCF
# Func Hash:
52047014016609170
# Num Counters:
9
# Counter Values:
1184
1176
20
0
8
0
0
0
0
$0

$s4HTTP6ServerC7hasRoom33_B4AA710FC7BBEEC239E7B7AAAF339846LL3forSb7Reactor13SocketAddressOSg_tF
# Func Hash:
844982798914387219
# Num Counters:
4
# Counter Values:
1184
1164
20
1164
$0

$s4HTTP6ServerC7welcome33_B4AA710FC7BBEEC239E7B7AAAF339846LL_4fromy7Reactor7ChannelC_AG13SocketAddressOSgtF
# Func Hash:
236099968646710154
# Num Counters:
27
# Counter Values:
0
0
0
0
1184
0
1184
1184
0
1184
0
0
0
0
0
0
0
0
0
0
1184
0
0
0
0
0
1184
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s4HTTP6ServerC8farewellyyAA0B10ConnectionCF
# Func Hash:
599005162929446397
# Num Counters:
9
# Counter Values:
1184
0
1184
1184
0
0
0
1164
20
$0

$s4HTTP9PeerTrustV2by_ACSi_s6UInt64VtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1180
$0

$s4JSON10JSONParserV5parseyAA9JSONValueVs4SpanVys5UInt8VGAA9JSONFaultVYKF
# Func Hash:
798733567701983421
# Num Counters:
4
# Counter Values:
324292
0
324292
324292
$0

$s4JSON10JSONParserV8documentAA9JSONValueVSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
183140
$0

$s4JSON11JSONMembersV4nextAA10JSONMemberVSgyF
# Func Hash:
567185242268116191
# Num Counters:
5
# Counter Values:
722152
6046256
1158196
5030008
3871812
$0

$s4JSON12JSONElementsV4nextAA9JSONValueVSgyF
# Func Hash:
567185238853868193
# Num Counters:
5
# Counter Values:
0
695564
403664
0
0
$0

$s4JSON9JSONValueV4KindOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
649576
8
$0

$s4JSON9JSONValueV4KindOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
758340
$0

$s4JSON9JSONValueV4boolSbSgvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
214728
214728
$0

$s4JSON9JSONValueV4kindAC4KindOvg
# Func Hash:
287486625672014413
# Num Counters:
7
# Counter Values:
1452912
0
109764
400664
0
0
108764
$0

$s4JSON9JSONValueV6isNullSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
969464
$0

$s4JSON9JSONValueV6memberyACSgs12StaticStringVF
# Func Hash:
948827212242006792
# Num Counters:
9
# Counter Values:
111760
216520
1017988
330280
1131748
801468
330280
330280
0
$0

$s4JSON9JSONValueV6strings4SpanVys5UInt8VGSgvg
# Func Hash:
1063705162462123496
# Num Counters:
3
# Counter Values:
508632
508632
508632
$0

$s4JSON9JSONValueV7integerSiSgvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
862496
862496
$0

$s4JSON9JSONValueV7membersAA11JSONMembersVvg
# Func Hash:
1063705160368644653
# Num Counters:
3
# Counter Values:
1451304
1451304
0
$0

$s4JSON9JSONValueV8elementsAA12JSONElementsVvg
# Func Hash:
1063705160368644653
# Num Counters:
3
# Counter Values:
403664
403664
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
1004
0
247676
0
248680
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
338528
$0

$s4Wire10HeadFieldsC11readFraming12minorVersion2inySi_s4SpanVys5UInt8VGtAA9HTTPFaultVYKF
# Func Hash:
149146440463840364
# Num Counters:
18
# Counter Values:
0
0
1004
0
0
0
0
0
0
1004
321488
0
1004
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
2284
322492
320208
320208
320208
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
315276
0
313276
0
0
$0

$s4Wire10HeadFieldsC4read_6limitsSiSgs4SpanVys5UInt8VG_AA0B6LimitsVtAA9HTTPFaultVYKF
# Func Hash:
1010787177814318990
# Num Counters:
97
# Counter Values:
10072
315276
315276
630552
315276
315276
315276
637768
637768
942804
6507
320208
925264
1245472
315276
315276
315276
12608
302668
0
2000
0
313276
0
2284
942804
310756
313276
0
1004
0
0
0
322492
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5537
0
0
0
0
0
322492
0
0
942804
0
0
315276
0
313276
313276
313276
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
214528
0
172928
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
213728
0
$0

$s4Wire10HeadFieldsC6forgetyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2008
$0

$s4Wire10HeadFieldsC6length33_175BFC584C8A9550EF5EB8CAF9C36580LLySiSgs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
391331300526612546
# Num Counters:
7
# Counter Values:
1055784
1055784
321488
321488
321488
321488
0
$0

$s4Wire10HeadFieldsC8containsySbAA10KnownFieldOF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
213728
$0

$s4Wire10HeadFieldsCACycfc
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
143892
2284
$0

$s4Wire10HeadFieldsCfD
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2284
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Bytes10ByteBufferVwxx:2284

$s4Wire10HeadFieldsCy5Bytes10FieldRangeVSgAA05KnownE0Ocig
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
1009480
751548
0
0
$0

$s4Wire10HeadFieldsCyAA5FieldVSicig
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
709880
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
108780
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108780
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA1_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108780
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108780
$0

$s4Wire10HeadMemoryV4keepyys4SpanVys5UInt8VG_S2itF
# Func Hash:
1096621590592104566
# Num Counters:
6
# Counter Values:
322492
107679
214813
0
107679
107679
$0

$s4Wire10KnownFieldO5namedyACs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
672137664198745421
# Num Counters:
12
# Counter Values:
0
214528
214528
214528
214528
214528
0
0
0
214528
214528
214528
$0

$s4Wire11BodyDecoderV4next2in4fromAC4StepOs4SpanVys5UInt8VG_SiztAA9HTTPFaultVYKF
# Func Hash:
942389667449461396
# Num Counters:
3
# Counter Values:
0
412095
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
169091
0
0
0
0
0
168087
0
243004
0
0
0
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
1004
0
1004
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
1004
$0

$s4Wire11ChunkedBodyV11takeTrailer33_4FA1883B359CF7AFCAB03F37F51BA6B8LLyys5UInt8VAA9HTTPFaultVYKF
# Func Hash:
920543275070173491
# Num Counters:
17
# Counter Values:
2008
0
0
0
0
1004
0
0
0
0
0
1004
1004
0
0
0
0
$0

$s4Wire11ChunkedBodyV4next2in4from9allowanceSnySiGSgs4SpanVys5UInt8VG_SizSitAA9HTTPFaultVYKF
# Func Hash:
642385039431421003
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
1004
0
0
0
244008
487008
975024
0
0
1706044
1463040
0
0
412095
243004
243004
243004
0
243004
0
0
0
0
0
0
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
574663148099895516
# Num Counters:
16
# Counter Values:
487008
0
244008
0
244008
0
244008
487008
0
0
0
0
487008
244008
0
1004
$0

$s4Wire11EventFilterV3end_4fromSbs4SpanVys5UInt8VG_SitF
# Func Hash:
556960141874004069
# Num Counters:
13
# Counter Values:
42004
0
0
0
0
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
42004
0
42004
0
0
0
0
0
0
42004
0
$0

$s4Wire11EventFilterV5beginyys4SpanVys5UInt8VGF
# Func Hash:
37730074871789525
# Num Counters:
5
# Counter Values:
42004
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
108764
$0

$s4Wire11EventFilterVACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1006
$0

$s4Wire11RequestHeadC13contentLengthSiSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
427456
$0

$s4Wire11RequestHeadC5resetyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
213728
$0

$s4Wire11RequestHeadC5value2of5Bytes10FieldRangeVSgAA05KnownG0O_tF
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
535447
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
213728
213728
0
213728
$0

$s4Wire11RequestHeadCACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1264
$0

$s4Wire11RequestHeadCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1264
$0

$s4Wire11RequestHeadCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1264
$0

$s4Wire11StatusLines33_B153A317343EFB48D9BEBC4A1457198FLLO5knownys12StaticStringVSgSiFZTf4nd_n
# Func Hash:
280681508603100586
# Num Counters:
29
# Counter Values:
129195
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
20431
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
4012
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
2004
$0

$s4Wire12ContentHintsV5usageACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2004
$0

$s4Wire12ContentHintsVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
5018
6
$0

$s4Wire12ContentHintsVACs10SetAlgebraAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
5012
6
$0

$s4Wire12ContentHintsVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5012
$0

$s4Wire12ContentHintsVs10SetAlgebraAAsADP10isSuperset2ofSbx_tFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4008
$0

$s4Wire12ContentHintsVs10SetAlgebraAAsADPxycfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3008
$0

$s4Wire12EventScannerV4next2in4fromAC5FoundOSgs4SpanVys5UInt8VG_SiztF
# Func Hash:
542920913974547459
# Num Counters:
29
# Counter Values:
488008
244004
244004
0
0
0
0
0
0
0
0
0
0
0
0
244004
0
0
0
0
0
0
0
0
0
244004
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
109770
$0

$s4Wire12EventScannerV6finishSbyF
# Func Hash:
238984483936707236
# Num Counters:
3
# Counter Values:
1004
0
1004
$0

$s4Wire12EventScannerVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
108764
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s4Wire12EventScannerVwxx:108764

$s4Wire12EventScannerVwxx
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
108764
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Bytes10ByteBufferVwxx:108764

$s4Wire12ResponseHeadC3hasySbAA10KnownFieldOF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s4Wire12ResponseHeadC5resetyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
108764
0
$0

$s4Wire12ResponseHeadC5value2of5Bytes10FieldRangeVSgAA05KnownG0O_tF
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
217528
108764
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
326292
326292
326292
326292
323280
323280
$0

$s4Wire12ResponseHeadC9isInterimSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s4Wire12ResponseHeadC9keepAlive9answeringSbAA6MethodO_tF
# Func Hash:
974670607270608071
# Num Counters:
9
# Counter Values:
0
107760
108764
108764
108764
108764
0
108764
107760
$0

$s4Wire12ResponseHeadCACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1020
$0

$s4Wire12ResponseHeadCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1020
$0

$s4Wire13RequestParserO11requestLine33_8ACB5A14D54F9E2A183197507A0F46DFLLySnySiGSgs4SpanVys5UInt8VG_AA10HeadLimitsVAA0bQ0CtAA9HTTPFaultVYKFZTf4nnnd_nTf4nxn_n
# Func Hash:
1115439543194176510
# Num Counters:
24
# Counter Values:
1264
0
0
1264
0
0
0
0
0
0
0
0
0
0
0
0
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
2284
2284
2284
2284
2284
0
0
2284
$0

$s4Wire13RequestParserO4read33_8ACB5A14D54F9E2A183197507A0F46DFLLyySnySiG_s4SpanVys5UInt8VGAA10HeadLimitsVAA0bP0CtAA9HTTPFaultVYKFZTf4nnnnd_nTf4nnxn_n
# Func Hash:
728130256398836070
# Num Counters:
29
# Counter Values:
0
1264
0
0
0
0
1264
0
0
0
1264
0
0
0
0
0
0
0
0
0
0
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
213728
213728
1264
213728
213728
1264
0
0
212464
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
213728
0
213728
213728
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
213728
0
0
0
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
1264
0
0
0
1264
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
24016
0
0
1264
1264
0
0
0
0
0
0
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
3060
0
1020
1020
1020
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

$s4Wire14ResponseParserO4read33_692D7531CEB51A58BBDC5B04578A41A3LLySiSgs4SpanVys5UInt8VG_AA10HeadLimitsVAA0bN0CtAA9HTTPFaultVYKFZTf4nnnd_n
# Func Hash:
487672448598855992
# Num Counters:
23
# Counter Values:
108764
0
108764
108764
0
0
0
0
1020
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
$0

$s4Wire14ResponseParserO5parse_6limits4intoSiSgs4SpanVys5UInt8VG_AA10HeadLimitsVAA0bI0CtAA9HTTPFaultVYKFZ
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
108764
0
$0

$s4Wire15KnownFieldTableC5slots33_908533D806C5194F03864A000194E328LL10multipliers11InlineArrayVy$511_AA0bC0OGSgs6UInt64V_tFZTf4nd_n
# Func Hash:
951065490672327826
# Num Counters:
18
# Counter Values:
4088
376
376
0
0
312
64
8
0
0
0
0
0
0
0
0
0
64
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
8
9:192
6:40
4:24
7:24
2:8
3:8
5:8
8:8
2
17:40
16:24

$s4Wire15ServerSentEventV4data2ins4SpanVys5UInt8VGSgAJ_tF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2004
2004
$0

$s4Wire15ServerSentEventV7hasDataSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2004
$0

$s4Wire15ServerSentEventV_6joinedACs4SpanVys5UInt8VG_5Bytes10ByteBufferVztcfC
# Func Hash:
539221906907801682
# Num Counters:
55
# Counter Values:
0
2004
2004
0
0
0
2004
0
2004
0
0
0
2004
0
0
0
2004
2004
0
2004
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2004
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
446627
8
$0

$s4Wire6MethodOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
446627
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
1264
1264
0
0
0
0
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
456600
456600
91320
91320
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
91320
0
0
213728
0
213728
0
91320
91320
0
0
0
0
0
0
0
0
$0

$s4Wire9MediaTypeO6isUTF8ySbs4SpanVys5UInt8VGFZ
# Func Hash:
804816982417628545
# Num Counters:
13
# Counter Values:
0
0
0
0
213728
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
247676
247676
247676
247676
0
0
0
0
0
0
0
0
$0

$s5Bytes10ByteBufferV4WireE11appendFieldyys12StaticStringV_AGtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1064
$0

$s5Bytes10ByteBufferV4WireE11appendFieldyys12StaticStringV_SitF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
236970
$0

$s5Bytes10ByteBufferV4WireE14appendChunkEndyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
243004
$0

$s5Bytes10ByteBufferV4WireE15appendEndOfHeadyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
237959
$0

$s5Bytes10ByteBufferV4WireE15appendLastChunkyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1004
$0

$s5Bytes10ByteBufferV4WireE16appendChunkStartyySiF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
243004
0
$0

$s5Bytes10ByteBufferV4WireE16appendStatusLineyySiF
# Func Hash:
1124680651882813910
# Num Counters:
3
# Counter Values:
129195
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
186608
0
0
186608
186608
2008
0
0
0
0
0
0
188616
186608
$0

$s5Bytes10ByteBufferV5countSivg
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1707222
0
$0

$s5Bytes10ByteBufferV6append11thousandthsys6UInt64V_tF
# Func Hash:
647472252221614757
# Num Counters:
10
# Counter Values:
176226
9755
176226
9755
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
486004
243004
0
0
0
285000
$0

$s5Bytes10ByteBufferV6append6digits5widthySu_SitF
# Func Hash:
948827212528680748
# Num Counters:
8
# Counter Values:
288294
2801633
288294
288294
16
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
77632
232657
77632
77632
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
2513339
462417
288294
462417
0
0
0
0
0
0
0
0
0
2801633
$0

$s5Bytes10ByteBufferV6append9hexDigitsys6UInt64V_tF
# Func Hash:
52047011908973368
# Num Counters:
9
# Counter Values:
154500
154500
154500
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
322492
0
$0

$s5Bytes10ByteBufferV6appendyySays5UInt8VGF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
399767
$0

$s5Bytes10ByteBufferV6appendyySays5UInt8VG_SnySiGtF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
618705
0
$0

$s5Bytes10ByteBufferV6appendyys12StaticStringVF
# Func Hash:
788747807060004997
# Num Counters:
10
# Counter Values:
1313364
2123
302010
580107
431247
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
2:320423
1:108904
5:1200
7:347
4:177
6:135
3:61

$s5Bytes10ByteBufferV6appendyys4SpanVys5UInt8VGF
# Func Hash:
615463249704568864
# Num Counters:
9
# Counter Values:
3059784
13385
453184
156595
2450001
0
0
4
4
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
12
513:771149
33:417792
129:390998
65:387832
2:243000
0:108764
4:108764
257:21434
5:138
7:98
6:24
1:8

$s5Bytes10ByteBufferV6appendyys5UInt8VF
# Func Hash:
1096621588604446523
# Num Counters:
5
# Counter Values:
2427659
2427659
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
1004
0
1004
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
814075
705312
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
3860924
$0

$s5Bytes10ByteBufferV8capacityACSi_tcfC
# Func Hash:
238984484201432128
# Num Counters:
3
# Counter Values:
984684
692
0
$0

$s5Bytes10ByteBufferV8capacityACSi_tcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
983992
$0

$s5Bytes10ByteBufferV8makeRoom33_2C896455B9392AD32366962B231258ECLLyySiF
# Func Hash:
685179184202638084
# Num Counters:
11
# Counter Values:
15545
7827
7827
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
129:2189
65:2116
33:1084
257:1076
17:1020
513:224
0:96
512:16
32:4
256:2

$s5Bytes10ByteBufferV8readables4SpanVys5UInt8VGvg
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
5137605
5136596
0
0
$0

$s5Bytes10ByteBufferV9removeAll15keepingCapacityySb_tF
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
1304715
221725
3189
$0

$s5Bytes10ByteBufferV9removeAll15keepingCapacityySb_tFfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
537158
$0

$s5Bytes10ByteBufferVWOd
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
427456
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Bytes10ByteBufferVwta:427456

$s5Bytes10ByteBufferVwta
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
427456
$0

$s5Bytes10ByteBufferVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
557228
4217
$0

$s5Bytes10ByteBufferVys5UInt8VSicig
# Func Hash:
1096621589249542898
# Num Counters:
5
# Counter Values:
107760
107760
0
0
0
$0

$s5Bytes10FieldRangeV10lowerBoundSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3664721
$0

$s5Bytes10FieldRangeV10upperBoundSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
550766
$0

$s5Bytes10FieldRangeV5emptyACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
321960
$0

$s5Bytes10FieldRangeV7isEmptySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172928
$0

$s5Bytes10FieldRangeVyACSnySiGcfC
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
691762
0
$0

$s5Bytes10SplitMix64V4nexts6UInt64VyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
286280
$0

$s5Bytes11HexadecimalO4textySSs6UInt64VFZ
# Func Hash:
992371482565128066
# Num Counters:
17
# Counter Values:
1472
1472
368
1288
184
184
0
0
0
0
0
0
0
0
1472
936
925
$0

$s5Bytes11HexadecimalO4textySSxSTRzs5UInt8V7ElementRtzlFZ
# Func Hash:
1152821768607711325
# Num Counters:
9
# Counter Values:
720
4560
480
240
0
0
0
2840
3144
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:240
1
** External Symbol **:240

$s5Bytes5ASCIIO10lowercasedys5UInt8VAFFZ
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
12072
0
$0

$s5Bytes5ASCIIO14carriageReturns5UInt8Vvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2866757
$0

$s5Bytes5ASCIIO3end2of2in4from2toSiAA9ByteClassV_s4SpanVys5UInt8VGS2itFZ
# Func Hash:
567185240379971366
# Num Counters:
5
# Counter Values:
2052192
1959608
216992
0
0
$0

$s5Bytes5ASCIIO3tabs5UInt8Vvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1117560
$0

$s5Bytes5ASCIIO5spaces5UInt8Vvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1371577
$0

$s5Bytes5ASCIIO7isDigitySbs5UInt8VFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1520012
$0

$s5Bytes5ASCIIO8hexValueys5UInt8VSgAFFZ
# Func Hash:
679210743074613351
# Num Counters:
4
# Counter Values:
487008
201004
201004
201004
$0

$s5Bytes5ASCIIO8lineFeeds5UInt8Vvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2334073
$0

$s5Bytes5FNV1aV3addyys5UInt8VF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
278893
$0

$s5Bytes5FNV1aV4hashys6UInt64Vs4SpanVys5UInt8VGFZ
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
2639384
173538
173530
$0

$s5Bytes8ByteScanO10firstColon2in4from2toSis4SpanVys5UInt8VG_S2itFZ
# Func Hash:
3603322033517563
# Num Counters:
15
# Counter Values:
0
0
2004
315276
315276
1
1
4523
310752
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
2031140
640052
0
640051
2
1
543091
96959
640052
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
45422
2886
2886
2886
62744
62356
462
74
46912
15250
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
490012
257056
12048
2491024
490012
0
245004
489012
244004
1000
0
490012
0
244004
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
35048
12048
5012
0
5012
4008
1004
3008
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
241996
0
240996
209980
1000
883992
0
723988
282992
440996
41996
241996
0
0
$0

$s5Bytes8ByteScanO4word2in2ats6UInt64Vs4SpanVys5UInt8VG_SitFZ
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
5054880
0
0
$0

$s5Bytes8ByteScanO9unescaped2inSis6UInt64V_tFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
542000
$0

$s5Bytes9Base64URLO5digit2ofs5UInt8Vs6UInt64V_tFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
363142
$0

$s5Bytes9Base64URLO6append_2toys4SpanVys5UInt8VG_s06OutputF0VyAIGztFZ
# Func Hash:
296805424494828388
# Num Counters:
23
# Counter Values:
346744
173352
173352
136267
37085
0
0
0
0
0
0
0
0
0
0
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
268510
201253
1219
0
0
1219
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
173347
0
$0

$s5Bytes9Base64URLO6values33_8A6078242B8630050D469B21EB690E90LL_WZ
# Func Hash:
536873291789119606
# Num Counters:
4
# Counter Values:
1530
384
6
0
$0

$s5Bytes9ByteClassV2ofyACs5UInt8VFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
25280
$0

$s5Bytes9ByteClassV5tokenACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3264
$0

$s5Bytes9ByteClassV6targetACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1264
$0

$s5Bytes9ByteClassV7specialACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1264
$0

$s5Bytes9ByteClassV8hostNameACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
213728
$0

$s5Bytes9ByteClassV8rawValueACs5UInt8V_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2528
$0

$s5Bytes9ByteClassVACs10SetAlgebraAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2528
8
$0

$s5Bytes9ByteClassVs10SetAlgebraAAsADP10isSuperset2ofSbx_tFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2528
$0

$s5Dates9CivilDateV4textSSvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4010
$0

$s5Dates9CivilDateV9dayNumberACSi_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4046
$0

$s5Dates9CivilDateV9dayNumberACSi_tcfCTf4nd_n
# Func Hash:
1085769280851633076
# Num Counters:
15
# Counter Values:
4125
0
0
0
0
0
0
0
0
0
0
0
0
0
4125
$0

$s5Redis0A4CallC12missesScriptSbvg
# Func Hash:
631255613234631082
# Num Counters:
7
# Counter Values:
160222
160222
160222
0
0
0
0
$0

$s5Redis0A4CallC4wipeyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
270378
0
$0

$s5Redis0A4NodeC4send_4keys9arguments4room3due_AA0A4CallCAA0A6ScriptC_S3is6UInt64VSgyAA15UncheckedWriterVzXEtAA0A5ErrorOYKF
# Func Hash:
640704447232100574
# Num Counters:
15
# Counter Values:
0
108733
199
0
265677
0
0
0
52
265677
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
270460
270372
$0

$s5Redis0A4NodeC5knowsySbAA0A6ScriptCF
# Func Hash:
536873293310889690
# Num Counters:
4
# Counter Values:
376257
974087
376390
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
33
116
0
4672
0
0
39
57
1
0
39
0
39
1
0
33
0
0
4657
0
0
1
28
15
4672
0
4672
4592
0
0
0
0
0
4592
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
39
1
28
4592
0
4633
4592
561
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
8
2
0:38
33:1
0
2
17:28
33:11
0
3
33:4541
0:80
513:51
0
5
129:4167
33:249
65:146
257:88
17:22
0

$s5Redis0A4NodeC7releaseyyAA0A4CallCF
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
105601
105601
1
$0

$s5Redis0A4NodeC9takeReplyyAA0aD0OAA0A4CallCAA0A5ErrorOYKF
# Func Hash:
694937217580931707
# Num Counters:
5
# Counter Values:
164709
164777
164777
0
26
$0

$s5Redis0A4SlotV3tagACs4SpanVys5UInt8VG_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
40997
$0

$s5Redis0A4SlotV3tagACs4SpanVys5UInt8VG_tcfCTf4nd_n
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
405651
40997
40997
$0

$s5Redis0A5ErrorO6answerACSays5UInt8VG_tcfCTf4gn_n
# Func Hash:
448801570019907098
# Num Counters:
55
# Counter Values:
146
1314
1168
146
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
146
146
146
146
146
146
146
146
146
146
146
146
0
0
146
0
0
146
0
0
0
0
0
0
0
0
0
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
567185242011084039
# Num Counters:
6
# Counter Values:
165176
0
0
0
0
292
$0

$s5Redis0A5ReplyO5arraySayACGSgvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
23216
23216
$0

$s5Redis0A5ReplyO7integerSiSgvg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
230673
0
$0

$s5Redis0A5ReplyOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
176456
165044
$0

$s5Redis0A5ReplyOWOe
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
791746
292
107
46602
7222
$0

$s5Redis0A5ReplyOWOy
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
411428
292
107
23906
7400
$0

$s5Redis0A5ReplyOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
230979
$0

$s5Redis0A6RouterC3hasySbAA0A4NodeC_AA0A4SlotVtF
# Func Hash:
694937217566353567
# Num Counters:
6
# Counter Values:
46382
46382
0
0
0
0
$0

$s5Redis0A6RouterC4node2ofAA0A4NodeCAA0A4SlotVyXK_tF
# Func Hash:
356538117198598846
# Num Counters:
6
# Counter Values:
200064
40949
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
8
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C16nodeForAdmission2of0B00B4NodeCSgAA7UserKeyV_tFAF0B4SlotVyXEfu_TA:20406
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C17nodeForSettlement2of0B00B4NodeCSgAA7UserKeyV_tFAF0B4SlotVyXEfu_TA:20404
Ledger.build/Account.swift.bc;$s6Ledger10AdmissionsC7recover2onAA8RecoveryV5Redis0F4NodeCSg_tYaFAH0F4SlotVyXEfu1_TA:124
Ledger.build/Account.swift.bc;$s6Ledger10LeaseIndexO5shard2of2inAA5QueueV5queue_Sb13isOnUsersNodetAA7UserKeyV_5Redis0O6RouterCtFZAM0O4SlotVyXEfu_TA:3
Ledger.build/Account.swift.bc;$s6Ledger10StoreWatchC4node2of5Redis0F4NodeCAA7UserKeyV_tFAF0F4SlotVyXEfu_TA.13:3
Ledger.build/Account.swift.bc;$s6Ledger10StoreWatchC4node2of5Redis0F4NodeCAA7UserKeyV_tFAF0F4SlotVyXEfu_TA.11:3
Ledger.build/Account.swift.bc;$s6Ledger10StoreWatchC4node2of5Redis0F4NodeCAA7UserKeyV_tFAF0F4SlotVyXEfu_TA.14:3
Ledger.build/Account.swift.bc;$s6Ledger10StoreWatchC4node2of5Redis0F4NodeCAA7UserKeyV_tFAF0F4SlotVyXEfu_TA:3

$s5Redis0A6RouterC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
0
4055
$0

$s5Redis0A6RouterC8connectsSivg
# Func Hash:
948827210060363724
# Num Counters:
7
# Counter Values:
61218
111380
20406
20406
20406
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
4024
0
0
4055
0
4024
4024
4024
6
6
0
6
0
0
6
0
6
6
$0

$s5Redis0A6RouterC8isSingleSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
177795
$0

$s5Redis0A6RouterC_2on3tls7optionsAcA12StoreAddressV_7Reactor9EventLoopC3TLS10TLSContextCSgAA0A4NodeC7OptionsVtcfc
# Func Hash:
197471691666492103
# Num Counters:
17
# Counter Values:
81915
2205
0
0
35
0
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
$0

$s5Redis0A9ArgumentsV5write_4keys9arguments4room2to_yAC_SiSgS2iAA10ByteWriterVzyAA09UncheckedI0VzXEtFZTf4nnnnnnd_n
# Func Hash:
942766472223304779
# Num Counters:
41
# Counter Values:
0
265677
0
0
0
265677
265677
0
0
0
265677
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
265677
0
265677
265677
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B00B4CallCx_AG0B6ScriptCs6UInt64VSgAG0B4NodeCtAA0A5ErrorOYKAA0oN0RzlFyAG15UncheckedWriterVzXEfU_AA05AdmitN0V_TG5TA:131700
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B00B4CallCx_AG0B6ScriptCs6UInt64VSgAG0B4NodeCtAA0A5ErrorOYKAA0oN0RzlFyAG15UncheckedWriterVzXEfU_AA06SettleN0V_TG5TA:108733
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B4NodeCtAA0A5ErrorOYKFyAG15UncheckedWriterVzXEfU_TA:25244
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
33:265677
0

$s5Redis0A9ArgumentsV6append_4eachySays5UInt8VG_s12StaticStringVtF
# Func Hash:
701607649364344984
# Num Counters:
12
# Counter Values:
0
4129
0
0
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
8266
11
0
0
0
0
0
0
0
4101
$0

$s5Redis0A9ArgumentsV6appendyySiF
# Func Hash:
934653110761828625
# Num Counters:
26
# Counter Values:
11117
12282
0
8263
8246
8238
8222
8117
8117
8117
8117
8117
0
0
0
0
0
8117
4030
8117
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
40819
11117
12282
4165
8117
9315
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
184
9112
209
8991
0
9112
248
0
184
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
6435
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
15
33:4250
17:4045
9:279
513:240
32:153
4:47
5:30
16:16
3:11
8:11
257:8
0:7
1:7
2:7
7:1
0

$s5Redis0A9ArgumentsVACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4515
$0

$s5Redis0A9CallQueueV6appendyyAA0aB0CF
# Func Hash:
135188633044096422
# Num Counters:
7
# Counter Values:
270421
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
105455
0
$0

$s5Redis10ClusterMapC7believe33_9938970B17101BC08BE0FA116EF3FACFLLyyAA0B4ViewVF
# Func Hash:
334270596298486481
# Num Counters:
62
# Counter Values:
10
15
81905
30
0
15
15
0
0
5
0
15
15
0
10
5
15
5
15
0
0
0
5
5
5
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
5
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Ledger.build/Account.swift.bc;$s6Ledger10StoreWatchC_6health10checkPause2onAC5Redis0H6RouterC_AA0B7HealthsCs6UInt64V7Reactor9EventLoopCtcfcyycfU_TA:1

$s5Redis10ConnectionC11earliestDues6UInt64Vvg
# Func Hash:
93478047928630628
# Num Counters:
7
# Counter Values:
4238
4238
328
166
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
162205
0
$0

$s5Redis10ConnectionC5flushyyF
# Func Hash:
477729236300833847
# Num Counters:
14
# Counter Values:
419722
209861
209861
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
$0

$s5Redis10ConnectionC6enlist33_C889FAC629DDB47BE5F73C5CC1E30652LLyyAA0A4CallCF
# Func Hash:
844982799422004846
# Num Counters:
4
# Counter Values:
270382
209828
0
0
$0

$s5Redis10ConnectionC7Reactor4PumpAadEP12channelReadyyyFTW
# Func Hash:
1124680653462654286
# Num Counters:
4
# Counter Values:
212817
212817
14409
0
$0

$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
209861
$0

$s5Redis10ConnectionC7deliver33_C889FAC629DDB47BE5F73C5CC1E30652LL_5firstySays5UInt8VG_SitF
# Func Hash:
523973163043785446
# Num Counters:
77
# Counter Values:
2359
505
261873
259121
153598
105523
105523
150230
0
146
0
0
0
0
105523
3
0
0
0
162205
0
0
0
9992
0
66
0
68
3256
0
0
33
0
0
2864
1269
0
5
0
2864
0
0
0
0
0
505
0
0
0
0
0
0
0
0
505
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
98119
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s7Gateway8ExchangeC5Redis0C12CallFollowerAadEP5endedyyAD0cD0CFTW:105455
2
$s7Gateway8ExchangeC5Redis0C12CallFollowerAadEP5endedyyAD0cD0CFTW:127551
$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5Redis0L12CallFollowerAaeFP5endedyyAE0lM0CFTW:22679
2
$s7Gateway8ExchangeC5Redis0C12CallFollowerAadEP5endedyyAD0cD0CFTW:7427
$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5Redis0L12CallFollowerAaeFP5endedyyAE0lM0CFTW:2565
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
33:105455
17:65
513:3
0

$s5Redis10ConnectionC7receive33_C889FAC629DDB47BE5F73C5CC1E30652LLyyF
# Func Hash:
927205938377245671
# Num Counters:
11
# Counter Values:
162205
212817
212817
0
212817
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
2079
33
0
$0

$s5Redis11ReplyParserV3add020_CDC03A6D8A992478FC5G11BA1CA278FC4LLySvSgSpys4Int8VGSg_SiSPySo13redisReadTaskVGSgtFZTf4nnnd_n
# Func Hash:
933248315497804982
# Num Counters:
10
# Counter Values:
3785
3728
146
37
3602
3728
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
33:3470
32:103
4:37
513:37
17:34
9:15
257:13
16:8
2:5
5:5
1:1

$s5Redis11ReplyParserV4feedyySays5UInt8VG_SnySiGtF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
2864
0
0
0
$0

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_Spys4Int8VGSgSitcfU_To
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3785
$0

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_s5Int64VtcfU1_To
# Func Hash:
1063705159172739859
# Num Counters:
3
# Counter Values:
11008
0
0
$0

$s5Redis11ServerCheckV6fields33_36267EB3045F65DD9F5159F669907717LLySDyS2sGSSFZTf4nd_n
# Func Hash:
642385042219259991
# Num Counters:
28
# Counter Values:
1500
25920
1500
1500
1500
25920
1500
1540
60
1520
40
0
1480
200
40
40
0
0
0
0
0
0
0
1480
0
0
0
1500
$0

$s5Redis11ServerClockV7reading2atAC7ReadingVs6UInt64V_tF
# Func Hash:
844982799793647196
# Num Counters:
4
# Counter Values:
131786
131751
0
0
$0

$s5Redis13ReplyAssemblyV3addyyAA0aB0OF
# Func Hash:
391331300296868596
# Num Counters:
6
# Counter Values:
3959
11412
0
522
37
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
485566
0
485566
0
0
0
0
244759
0
244759
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
26478
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
17:293808
16:191438
9:320
0

$s5Redis15UncheckedWriterV3put8argumentys4SpanVys5UInt8VG_tF
# Func Hash:
966459197047243388
# Num Counters:
26
# Counter Values:
0
50488
0
50488
0
50488
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
26988
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
9:50488
0

$s5Redis15UncheckedWriterV3put8argumentyyACzXE_tF
# Func Hash:
1066151231937422904
# Num Counters:
41
# Counter Values:
0
242852
157030
349394
349394
131786
131786
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
Ledger.build/Account.swift.bc;$s6Ledger9AdmitCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_TA.53:131700
Ledger.build/Account.swift.bc;$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU0_TA:108764
Ledger.build/Account.swift.bc;$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_TA:108764
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B4NodeCtAA0A5ErrorOYKFyAG15UncheckedWriterVzXEfU_yAMzXEfU_TA:25244
Ledger.build/Account.swift.bc;$s6Ledger9AdmitCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_TA:166
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
5
17:108764
64:58079
65:27157
6:25244
33:23608

$s5Redis15UncheckedWriterV3put9bigEndian5countys6UInt64V_SitF
# Func Hash:
567185241304049546
# Num Counters:
5
# Counter Values:
4296234
771586
771586
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
108764
0
0
108756
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
9:81616
6:27148
0

$s5Redis15UncheckedWriterV3put_6digitsySu_SitF
# Func Hash:
567185239232071700
# Num Counters:
5
# Counter Values:
1707684
506571
374603
156207
0
$0

$s5Redis15UncheckedWriterV3putyySays5UInt8VGF
# Func Hash:
303615924401429201
# Num Counters:
4
# Counter Values:
0
504362
0
375896
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
9
17:123698
1:81608
9:81608
33:81608
65:50178
4:39966
16:35324
2:10292
0:80
0

$s5Redis15UncheckedWriterV3putyys12StaticStringVF
# Func Hash:
599077204235560586
# Num Counters:
6
# Counter Values:
0
240630
0
0
0
240630
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
0:131786
2:108764
1:80
0

$s5Redis15UncheckedWriterV3putyys4SpanVys5UInt8VGF
# Func Hash:
927276899315658337
# Num Counters:
5
# Counter Values:
268239
0
268239
0
13
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
7
9:267869
2:190
0:80
8:80
16:8
33:8
17:4
0

$s5Redis15UncheckedWriterV3putyys5UInt8VF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3658055
$0

$s5Redis15UncheckedWriterV5frameSivgZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
506504
$0

$s5Redis15UncheckedWriterV5write2to4room_ySays5UInt8VGz_SiyACzXEtFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1117
$0

$s5Redis15UncheckedWriterV6digits2ofSiSu_tFZ
# Func Hash:
1029578615941763306
# Num Counters:
20
# Counter Values:
506571
374603
265839
265829
265829
265829
240585
240585
240585
240585
240585
240573
240559
240316
237941
213967
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
240622
0
$0

$s5Redis9FlatReplyO4read_4fromAA0aC0OSgs4SpanVys5UInt8VG_SiztFZTf4nnd_n
# Func Hash:
1866295322258360
# Num Counters:
55
# Counter Values:
68218
261580
45456
130790
153598
840788
613778
153598
22762
130790
22762
130790
22762
130790
227010
22762
130790
0
0
0
22696
0
65
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
316574
211051
259121
259121
105523
105523
105523
105523
105523
0
105523
105523
105523
0
0
0
0
0
0
0
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
2023
0
0
0
0
2023
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
2182
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2182
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2182
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
2023
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
2023
$0

$s5Words11GateSubject33_914C3232BAB3E854AE48808D86605C34LLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2023
$0

$s5Words11PhraseCacheC3Key33_29E3DA4E0092D67B302BF989E8C244DFLLVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2014
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words11PhraseCacheC3Key33_29E3DA4E0092D67B302BF989E8C244DFLLVwcp:2014

$s5Words11PhraseCacheC3Key33_29E3DA4E0092D67B302BF989E8C244DFLLVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2008
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words11PhraseCacheC3Key33_29E3DA4E0092D67B302BF989E8C244DFLLVwxx:2008

$s5Words11PhraseCacheC3Key33_29E3DA4E0092D67B302BF989E8C244DFLLVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2014
$0

$s5Words11PhraseCacheC3Key33_29E3DA4E0092D67B302BF989E8C244DFLLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2014
$0

$s5Words11PhraseCacheC4text2of8language8timeZoneSSAA0B0V_S2StF
# Func Hash:
844982797053623258
# Num Counters:
4
# Counter Values:
6
2008
0
2008
$0

$s5Words11PlaceholderO8rawValueACSgSS_tcfCTf4nd_n
# Func Hash:
948827209821823046
# Num Counters:
10
# Counter Values:
1776
16
80
416
224
64
0
432
272
80
$0

$s5Words11PlaceholderOACSHAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2480
8
$0

$s5Words12GateDecisionVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2023
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words12GateDecisionVwxx:2023

$s5Words12GateDecisionVwxx
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
2023
2023
0
$0

$s5Words12GateDecisionVyAcA11SendBlockerO_AA0B7Subject33_914C3232BAB3E854AE48808D86605C34LLVAA9SituationVSg6Limits9PlanTableCtcAGLlfCTf4nnnnd_n
# Func Hash:
838107931459914562
# Num Counters:
25
# Counter Values:
0
2023
0
0
0
2023
0
0
0
0
0
0
2023
0
0
0
0
2023
0
0
0
2023
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
3027
$0

$s5Words14PluralCategoryOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2208
$0

$s5Words14PluralCategoryOSYAASY8rawValue03RawE0QzvgTW
# Func Hash:
287486626987461054
# Num Counters:
7
# Counter Values:
2480
304
0
0
2176
0
0
$0

$s5Words14PluralCategoryOwug
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2480
$0

$s5Words4ToneO13forbiddenWord2inSSSgSS_tFZTf4nd_n
# Func Hash:
567185240995793537
# Num Counters:
4
# Counter Values:
19840
2480
0
0
$0

$s5Words6NoticeVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
2008
2008
$0

$s5Words6NoticeVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2008
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2008

$s5Words6NoticeVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2008
$0

$s5Words6NoticeV_9planTableACSgAA9SituationVh_6Limits04PlanD0CtcfC
# Func Hash:
940266884643833159
# Num Counters:
17
# Counter Values:
0
0
0
0
0
0
0
0
2008
0
0
2008
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
2008
2008
0
0
2008
$0

$s5Words6NoticeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2008
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
11
2006
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
2020
0
2020
0
2004
$0

$s5Words6PhraseVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2023
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2023

$s5Words6PhraseVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
112810
2023
$0

$s5Words6PhraseVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
108764
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:108764

$s5Words6PhraseVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
112810
$0

$s5Words6PhraseVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2023
$0

$s5Words6PhraseVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2023
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words6PhraseVwcp:2023

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
4046
$0

$s5Words6PhraseVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
110787
110787
0
0
2023
$0

$s5Words6PhraseVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
2023
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
2176
0
0
0
0
0
0
2480
304
2176
0
2176
0
0
2176
0
0
0
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
304
608
0
0
304
0
608
608
0
0
0
0
0
608
608
0
608
0
304
0
0
304
0
304
0
0
304
0
304
1872
0
0
0
0
304
304
304
0
0
0
304
0
0
0
0
0
0
0
0
0
304
0
0
0
0
0
0
608
$0

$s5Words7WordingV6SourceOWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
3744
608
$0

$s5Words7WordingV6SourceOWOy
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
3744
608
$0

$s5Words7WordingV6SourceOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2176
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
2480
0
0
0
$0

$s5Words8SentenceO12placeholdersShyAA11PlaceholderOGvg
# Func Hash:
296805423941249862
# Num Counters:
49
# Counter Values:
52
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
64
64
64
64
56
48
48
48
48
48
48
6620
820
288
320
200
144
96
96
48
48
64
48
48
48
32
48
48
$0

$s5Words8SentenceO7countedAA11PlaceholderOSgvg
# Func Hash:
134732432071261922
# Num Counters:
4
# Counter Values:
2182
2166
1974
96
$0

$s5Words8SentenceO8rawValueSSvg
# Func Hash:
804852901801586083
# Num Counters:
137
# Counter Values:
8554
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
2054
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
68
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
48
0
$0

$s5Words8SentenceOSYAASY8rawValue03RawD0QzvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2176
$0

$s5Words8SentenceOwug
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2176
$0

$s5Words8TemplateV12placeholdersShyAA11PlaceholderOGvg
# Func Hash:
391331302411858267
# Num Counters:
6
# Counter Values:
5608
1776
1072
2480
0
0
$0

$s5Words8TemplateV5wordsSSvg
# Func Hash:
1096621590876055983
# Num Counters:
5
# Counter Values:
1776
3832
2480
2480
0
$0

$s5Words8TemplateV6sourceSSvg
# Func Hash:
393568427996306424
# Num Counters:
15
# Counter Values:
3832
1776
192
224
272
64
80
80
432
16
2480
2480
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
2184
$0

$s5Words8TemplateVyACSSAC7MistakeOYKcfCTf4nd_n
# Func Hash:
1125516781695387268
# Num Counters:
48
# Counter Values:
1776
0
8048
1776
123944
0
125720
1776
0
1776
0
0
1568
2264
2480
0
0
1776
208
123944
0
864
1408
2480
0
0
0
0
0
0
0
0
1104
0
624
664
2088
2480
2480
1776
0
1600
0
0
0
0
1776
768
$0

$s5Words9CatalogueV6german_WZ
# Func Hash:
338375137235861095
# Num Counters:
23
# Counter Values:
1088
8
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s5Words9CatalogueV7english_WZ
# Func Hash:
338375137235861095
# Num Counters:
23
# Counter Values:
1088
8
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
2023
0
0
0
0
0
0
0
2023
0
0
0
0
0
0
0
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
2023
0
2023
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
2023
2008
$0

$s5Words9SituationV6phraseyAA6PhraseVSgAA7GateRowVAAO_6Limits9PlanTableCtF
# Func Hash:
536873293052540031
# Num Counters:
4
# Counter Values:
0
0
2023
0
$0

$s5Words9SituationV6usedUp33_2BF2C47B5DA4E26C945F5C2A0B702CE3LLAA6PhraseVvg
# Func Hash:
1096621589111647192
# Num Counters:
6
# Counter Values:
0
0
0
0
2023
0
$0

$s5Words9SituationV6usedUp33_2BF2C47B5DA4E26C945F5C2A0B702CE3LL_7ofClass5untilAA6PhraseVAA8SentenceO_AK6Limits6MomentVSgtF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2023
15
$0

$s5Words9SituationV8obstacle33_914C3232BAB3E854AE48808D86605C34LLAA11SendBlockerOvg
# Func Hash:
902206885959119454
# Num Counters:
16
# Counter Values:
0
2023
2023
0
0
0
0
0
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
4046
4046
$0

$s5Words9SituationVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2023
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2023

$s5Words9SituationVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2023
$0

$s5Words9SituationVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2023
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words9SituationVwcp:2023

$s5Words9SituationVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2023
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words9SituationVwxx:2023

$s5Words9SituationVwcp
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
2023
$0

$s5Words9SituationVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
2023
2023
0
0
2023
$0

$s5Words9SituationVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4046
0
$0

$s6Ledger05RedisA0C10admitReply_2ofAA05AdmitD0OSgAA0F7CommandC_0B00B4CallCtAA0A5ErrorOYKF
# Func Hash:
414921812544281585
# Num Counters:
8
# Counter Values:
0
105455
0
0
0
26245
0
0
$0

$s6Ledger05RedisA0C16nodeForAdmission2of0B00B4NodeCSgAA7UserKeyV_tFAF0B4SlotVyXEfu_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20406
$0

$s6Ledger05RedisA0C17nodeForSettlement2of0B00B4NodeCSgAA7UserKeyV_tFAF0B4SlotVyXEfu_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20404
$0

$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B00B4CallCx_AG0B6ScriptCs6UInt64VSgAG0B4NodeCtAA0A5ErrorOYKAA0oN0RzlFyAG15UncheckedWriterVzXEfU_AA05AdmitN0V_TG5
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
131700
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
108733
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
131700
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
108733
0
0
$0

$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B4NodeCtAA0A5ErrorOYKF
# Func Hash:
903233815887018221
# Num Counters:
9
# Counter Values:
131700
131700
131700
0
25244
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU0_TA:131700

$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B4NodeCtAA0A5ErrorOYKFyAG15UncheckedWriterVzXEfU_
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
25244
0
0
$0

$s6Ledger10AdmissionsC13cachedRefusal2ofAA0D0V_AA7AccountCtSgAA16AdmissionRequestC_tF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
183140
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:183140

$s6Ledger10AdmissionsC13cachedRefusal2of_4planAA0D0V_AA7AccountCtSgAA7UserKeyV_6Limits10ModelClassVSgSSSgtF
# Func Hash:
1096293852054348329
# Num Counters:
32
# Counter Values:
458865
287236
92073
92073
81945
30591
213728
30588
213728
94750
30591
0
30591
30591
30591
0
0
0
3
0
0
30588
0
0
0
30588
0
0
0
0
30588
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:213728

$s6Ledger10AdmissionsC4send_3now9followingAC11SendOutcomeOAA16AdmissionRequestC_6Limits6MomentV5Redis0L12CallFollower_ptF
# Func Hash:
331779888125243149
# Num Counters:
9
# Counter Values:
131786
131786
1
85
20403
0
0
0
131700
$0

$s6Ledger10AdmissionsC4send_9followingSbAA10SettlementC_5Redis0F12CallFollower_ptF
# Func Hash:
301351147470100740
# Num Counters:
16
# Counter Values:
108764
108733
108764
0
31
0
108733
0
0
108733
0
0
108733
0
0
0
$0

$s6Ledger10AdmissionsC5apply_2toSbAA10AdmitReplyO_AC16PendingAdmissionVtF
# Func Hash:
210395717684170288
# Num Counters:
24
# Counter Values:
108764
0
23022
0
0
23022
131786
0
23022
0
0
0
0
0
0
0
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:23022

$s6Ledger10AdmissionsC6ledger9planTable5lease5users11retryWithin8deadline5spool5grace11refusalLife7changes5store17recentSettlements5pause9monotonicAc2A_p_6Limits04PlanE0CS2is6UInt64VAvA5SpoolCSgAA5GraceCSgAvA13RecordChangesCSgAA10StoreWatchCSgAA06RecentR0CSgyAVYaYCcSgAVyctcfC
# Func Hash:
753202735411116735
# Num Counters:
7
# Counter Values:
7161
8
7
7
8
0
1
$0

$s6Ledger10AdmissionsC7outcome_2ofAA17SettlementOutcomeOSgAA0E0C_5Redis0G4CallCtF
# Func Hash:
72790609666978932
# Num Counters:
14
# Counter Values:
0
108733
108733
0
108733
0
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:108733

$s6Ledger10AdmissionsC7prepare_2on5peeks3nowAC16PendingAdmissionVAA0H7RequestC_5Redis0J4NodeCSgSb6Limits6MomentVtAA0A5ErrorOYKF
# Func Hash:
1114857555068083030
# Num Counters:
16
# Counter Values:
131786
0
131786
131786
0
131786
131786
86
0
131786
131786
0
86
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:131786
1
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:131786
1
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:131786

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
131700
0
$0

$s6Ledger10AdmissionsC8rememberyyAA12AdmitCommandC_AA11LimitCountsVtFTf4nxn_n
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
108764
108764
$0

$s6Ledger10AdmissionsC9admissionyAA9AdmissionOAA10AdmitReplyOn_AA0E7CommandCtAA0A5ErrorOYKF
# Func Hash:
128035615032625267
# Num Counters:
20
# Counter Values:
0
0
0
23022
0
0
0
0
108764
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger10AdmitReplyOWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
108764
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger10AdmitReplyOwcp:108764

$s6Ledger10AdmitReplyOWOy
# Func Hash:
287486627356528169
# Num Counters:
7
# Counter Values:
108850
108850
0
0
0
0
0
$0

$s6Ledger10AdmitReplyOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s6Ledger10BookFormatO3put__2toyAA4BillC_AA0B3DayV5Redis15UncheckedWriterVztFZ
# Func Hash:
924492128056842105
# Num Counters:
68
# Counter Values:
108764
108764
108764
108764
108764
0
108764
108764
107760
108764
108764
108764
0
0
0
0
0
0
0
0
0
108764
108764
0
108764
0
4
0
0
0
0
0
0
4
0
4
0
0
0
108764
0
0
0
0
1004
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
4
0
108764
0
0
0
4
0
0
0
0
108764
$0

$s6Ledger10KillSwitchC4isOnSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
396868
$0

$s6Ledger10LeaseIndexO5shard2of2on2inAA5QueueV5queue_Sb13isOnUsersNodetAA7UserKeyV_5Redis0pM0CAN0P6RouterCtFZTf4xnnd_n
# Func Hash:
52047012629625896
# Num Counters:
9
# Counter Values:
46334
25249
0
20503
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
2008
$0

$s6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2008
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLVwcp:2008

$s6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2698
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLVwxx:2698

$s6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2008
$0

$s6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4706
$0

$s6Ledger10RefusalLogC4noteyyAA7UserKeyV_AA0B0VAA7AccountC6Limits10ModelClassVSgtF
# Func Hash:
882153437962924145
# Num Counters:
114
# Counter Values:
0
1533990
688
690
0
0
0
0
0
0
139714
8032
102266
900
102266
894
2760
2902
2760
2070
24570
0
0
0
0
0
0
0
2760
0
0
0
0
0
104958
102266
0
0
0
6
0
690
102266
0
0
0
0
2002
0
0
0
0
102266
0
0
6
0
102266
0
6
0
0
0
0
0
690
102266
0
0
0
6
0
102266
102266
102266
0
0
0
0
0
0
0
0
0
0
0
0
0
0
102266
0
0
0
0
0
0
0
0
0
0
0
0
0
102266
0
0
0
2760
0
0
0
0
0
0
$0

$s6Ledger10RefusalLogC5flush33_55306A0265DECEFC385A5DEC1C949917LL3allySb_tYaF
# Func Hash:
871995461576205156
# Num Counters:
43
# Counter Values:
248
6006
4
248
4000
0
0
0
4010
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
0
0
0
0
0
0
0
0
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
7
2004
0
$0

$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tF
# Func Hash:
607699197414532684
# Num Counters:
5
# Counter Values:
108764
108764
0
0
108764
$0

$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU0_
# Func Hash:
609159214297774219
# Num Counters:
97
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
27148
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
27148
108764
108764
108764
27148
0
27148
0
0
108764
108764
108764
35595
108764
108764
0
0
0
0
0
73169
0
0
0
0
0
0
0
0
0
108764
0
108764
108764
0
0
0
0
108764
0
0
0
0
0
0
0
0
0
0
0
108764
0
0
$0

$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
108764
0
$0

$s6Ledger10SettleCallV4roomSivg
# Func Hash:
749168444548384114
# Num Counters:
32
# Counter Values:
108764
27148
0
0
0
0
0
108764
27148
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
528554516098922087
# Num Counters:
18
# Counter Values:
108764
0
0
0
108764
0
0
0
108764
0
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
217497
217497
0
217497
0
0
$0

$s6Ledger10SettlementC14returnsMessageSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s6Ledger10SettlementC6ChangeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
27148
$0

$s6Ledger10SettlementC6OriginOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
108764
108764
$0

$s6Ledger10SettlementC6OriginOWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
108764
0
$0

$s6Ledger10SettlementCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
291908
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
183140
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
183140
$0

$s6Ledger11LimitCountsV4usedyS2iF
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
767711
0
0
$0

$s6Ledger11LimitCountsV7crossedy6Limits9ThresholdOSgSiF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
135920
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
108764
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:108764

$s6Ledger11LimitCountsVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
48700
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11LimitCountsVwcp:48700

$s6Ledger11LimitCountsVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
12824
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11LimitCountsVwxx:12824

$s6Ledger11LimitCountsVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
48700
$0

$s6Ledger11LimitCountsVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
108764
108764
0
0
108764
$0

$s6Ledger11LimitCountsVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
121588
$0

$s6Ledger11ReservationV10settlementyAA10SettlementCAA4BillCnF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
108764
0
$0

$s6Ledger11ReservationV11corrections33_DBC13BBE9BFA4F3552787444049E8217LLySayAA10SettlementC10CorrectionVGAA11ConsumptionVF
# Func Hash:
31228675102682599
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
0
0
108764
108764
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
52047014645047054
# Num Counters:
9
# Counter Values:
0
108764
0
108764
0
108764
0
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
108764
$0

$s6Ledger11ReservationV6ticketAA0B6TicketVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1004
$0

$s6Ledger11ReservationV7changes33_DBC13BBE9BFA4F3552787444049E8217LLySayAA10SettlementC6ChangeVGAG4KindO_AA11ConsumptionVSgSayAG5WatchVGtF
# Func Hash:
394123107496737082
# Num Counters:
39
# Counter Values:
0
0
0
0
135920
0
27148
0
27148
0
0
0
0
108764
0
0
0
0
0
0
0
0
0
0
0
0
27148
27148
27148
108764
0
0
0
0
0
0
0
0
0
$0

$s6Ledger11ReservationV7watches33_DBC13BBE9BFA4F3552787444049E8217LLySayAA10SettlementC5WatchVGAA11ConsumptionVF
# Func Hash:
25215335038301739
# Num Counters:
34
# Counter Values:
0
0
108772
27148
0
27148
108764
0
108764
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger11ReservationVSgWOe
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
213728
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
108764
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:108764

$s6Ledger11ReservationVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
108764
108764
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
131866
$0

$s6Ledger12BookCalendarV3day2atAA0B3DayV6Limits6MomentV_tF
# Func Hash:
271263511808002159
# Num Counters:
11
# Counter Values:
108764
8
0
108756
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
25330
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
131786
131702
8
114398
0
$0

$s6Ledger12RefusalEntryVWOc
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
$s6Ledger12RefusalEntryVwcp:4010

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
4010
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
362094
131786
0
0
0
230308
$0

$s6Ledger13CachedRefusal33_5002C56AA2C6C1215479A63F35243BB5LLC4isOfySbAA7UserKeyV_6Limits10ModelClassVSgSSSgtF
# Func Hash:
252792768190730864
# Num Counters:
14
# Counter Values:
51357
51357
0
0
0
3
0
51354
0
0
0
0
51354
0
$0

$s6Ledger13CachedRefusal33_5002C56AA2C6C1215479A63F35243BB5LLC4told2atAA0C0V_AA7AccountCts6UInt64V_tF
# Func Hash:
391331303446266705
# Num Counters:
6
# Counter Values:
81942
5086
0
0
0
0
$0

$s6Ledger13CachedRefusal33_5002C56AA2C6C1215479A63F35243BB5LLC7answersySbAA16AdmissionRequestCF
# Func Hash:
341199223694187544
# Num Counters:
25
# Counter Values:
0
102708
51354
51357
51354
0
0
0
0
0
0
0
51354
51354
0
0
0
0
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
17910
17910
0
0
0
0
0
0
$0

$s6Ledger13CachedRefusal33_5002C56AA2C6C1215479A63F35243BB5LLC__2of5asked5heard4lifeADSgAA0C0V_AA7AccountCAA16AdmissionRequestCs6UInt64VA2Qtcfc
# Func Hash:
1058979866860727827
# Num Counters:
41
# Counter Values:
25648
12824
12824
0
0
12824
0
0
25648
0
0
0
0
0
12818
0
0
12824
12824
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
12818
$0

$s6Ledger13CachedRefusal33_5002C56AA2C6C1215479A63F35243BB5LLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12824
$0

$s6Ledger13RecentEndingsV6append_2atyAA10SettlementC_s6UInt64VtF
# Func Hash:
650973722472580212
# Num Counters:
8
# Counter Values:
108764
51152
57612
8
0
98
0
0
$0

$s6Ledger14CachedRefusalsV4dropyyAA7UserKeyVF
# Func Hash:
894595279538875835
# Num Counters:
18
# Counter Values:
45
16
3
3
3
3
3
108784
88380
4
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
151920
7446
29554
10128
23022
11606
5660
12824
20475
0
0
12824
0
0
12824
0
22430
12824
12824
0
0
12302
0
0
12824
0
10128
0
0
696
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
$0

$s6Ledger14CachedRefusalsV7refusal2of2atAA7RefusalV_AA7AccountCtSgAA16AdmissionRequestC_s6UInt64VtF
# Func Hash:
141929913871149072
# Num Counters:
13
# Counter Values:
124855
61485
61485
183140
3
183140
183140
0
183140
64162
51354
0
0
$0

$s6Ledger14ScheduleFormatV7written_5leaseAA07WrittenB0C6Limits0B0C_SitF
# Func Hash:
303685790132522880
# Num Counters:
11
# Counter Values:
141986
131774
131778
92
0
0
131774
0
4
0
0
$0

$s6Ledger15AdmissionFormatV10admitReplyyAA05AdmitE0OSg5Redis0gE0O_AA0F7CommandCtFZTf4nnd_n
# Func Hash:
636369827545326947
# Num Counters:
24
# Counter Values:
23022
3309
0
0
0
0
0
0
0
23022
0
0
0
0
0
0
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
98
131774
131768
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
23022
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger15AdmissionFormatV7refusal33_A629689E48E63D74B51D1295CF8DA8B8LLyAA10AdmitReplyOSgSay5Redis0pO0OG_AA0N7CommandCSitFZTf4nnnd_n
# Func Hash:
434888122643721325
# Num Counters:
85
# Counter Values:
23022
23022
0
46044
23022
46044
23022
23022
0
23022
0
23022
0
0
0
0
0
0
0
0
0
10204
0
0
0
0
23022
0
0
23022
23022
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
23022
0
$0

$s6Ledger15AdmissionFormatV8unpackedyAA10AdmitReplyOSgs4SpanVys5UInt8VG_6Limits8ScheduleCtFZTf4nnd_n
# Func Hash:
636369825928045188
# Num Counters:
24
# Counter Values:
435056
108764
108764
0
0
0
108764
0
0
0
0
0
0
0
0
0
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
102020
0
0
0
0
0
0
0
0
0
0
0
0
10204
10204
0
0
6
6
0
0
0
131774
0
0
0
0
0
0
0
91810
0
0
0
131774
0
0
0
0
0
131774
0
0
0
0
0
0
0
0
39964
0
0
0
0
0
0
0
0
0
39964
0
0
0
0
0
0
0
0
0
0
0
39964
0
0
0
0
0
39964
0
0
0
0
0
0
0
0
39964
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger16AdmissionRequestC4user9messageID11fingerprint10modelClass8estimate10outputRate18overlooksPeriodEnd4planAcA7UserKeyV_AA0cF0VSgs6UInt64V6Limits05ModelI0VSgAA11ConsumptionVSiSbSSSgtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
183140
$0

$s6Ledger16AdmissionRequestC4user9messageID11fingerprint10modelClass8estimate10outputRate18overlooksPeriodEnd4planAcA7UserKeyV_AA0cF0VSgs6UInt64V6Limits05ModelI0VSgAA11ConsumptionVSiSbSSSgtcfcfA5_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
183140
$0

$s6Ledger16AdmissionRequestC8estimate5underAA11ConsumptionV6Limits8ScheduleC_tF
# Func Hash:
917515341416776297
# Num Counters:
7
# Counter Values:
183140
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
183140
$0

$s6Ledger16EntitlementCacheVy6Limits0B8SnapshotCAA7UserKeyVcig
# Func Hash:
694937218974223329
# Num Counters:
6
# Counter Values:
0
131786
0
0
0
131786
$0

$s6Ledger16RefusalLogFormatO4heldySSAA0B5EntryVFZTf4nd_n
# Func Hash:
679210743074613351
# Num Counters:
4
# Counter Values:
4010
4010
0
0
$0

$s6Ledger16RefusalLogFormatO5fieldySSAA0B5EntryVFZTf4nd_n
# Func Hash:
798733566933097745
# Num Counters:
4
# Counter Values:
4010
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
8192
$0

$s6Ledger17RecentSettlementsCACycfC
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
8184
8
$0

$s6Ledger17RecentSettlementsCfD
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
8184
8
$0

$s6Ledger17RememberedMessageOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
108764
108764
$0

$s6Ledger17RememberedMessageOWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
108766
281
$0

$s6Ledger17ReservationTicketV5leaseSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2008
$0

$s6Ledger17SettlementOutcomeOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
108764
108764
$0

$s6Ledger17SettlementOutcomeOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
108764
0
$0

$s6Ledger4BillC5model4used9isGuessed7guessedACSays5UInt8VG_AA11ConsumptionVSbAA0F5ShareVtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s6Ledger4BillC5model4used9isGuessed7guessedACSays5UInt8VG_AA11ConsumptionVSbAA0F5ShareVtcfcfA2_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108760
$0

$s6Ledger4BillC6ofPaidACvg
# Func Hash:
536873289973259617
# Num Counters:
4
# Counter Values:
108764
108764
8
0
$0

$s6Ledger4BillCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s6Ledger5SpoolC5holdsySbAA7UserKeyVF
# Func Hash:
948827209596992126
# Num Counters:
8
# Counter Values:
108764
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
4061
$0

$s6Ledger7AccountC8ProblemsE15newestThreshold33_C494AAADD32D7EA885CC4B6084F72D3ELLSiSgvg
# Func Hash:
11922952388744335
# Num Counters:
7
# Counter Values:
133912
2008
0
0
108764
108764
0
$0

$s6Ledger7AccountC8isHeldAsySbACF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
104949
$0

$s6Ledger7AccountCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
159894
$0

$s6Ledger7RefusalV4RuleVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2698
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger7RefusalV4RuleVwcp:2698

$s6Ledger7RefusalV4RuleVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
108352
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger7RefusalV4RuleVwxx:108352

$s6Ledger7RefusalV4RuleVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2698
$0

$s6Ledger7RefusalV4RuleVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108352
$0

$s6Ledger7RefusalV4rule_2inAC4RuleVAC5CauseO_6Limits8ScheduleCtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
104964
$0

$s6Ledger7RefusalV4rule_2inAC4RuleVAC5CauseO_6Limits8ScheduleCtFTf4nnx_n
# Func Hash:
501135623839066376
# Num Counters:
36
# Counter Values:
0
0
0
0
107662
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger7RefusalV5CauseO21__derived_enum_equalsySbAE_AEtFZTf4nnd_n
# Func Hash:
70168003463218452
# Num Counters:
19
# Counter Values:
0
0
104949
0
0
0
0
0
0
0
104949
0
0
0
104949
0
0
0
0
$0

$s6Ledger7RefusalV5CauseO5limitSiSgvg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
104949
0
$0

$s6Ledger7RefusalV5CauseOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
104949
6
$0

$s6Ledger7RefusalV5CauseOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
104949
$0

$s6Ledger7RefusalV8decisive2inAC5CauseO6Limits8ScheduleC_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
104979
$0

$s6Ledger7RefusalV8decisive2inAC5CauseO6Limits8ScheduleC_tFTf4nx_n
# Func Hash:
511405244057424514
# Num Counters:
40
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
209943
0
0
0
0
0
0
209943
0
0
0
0
0
0
0
0
0
0
0
0
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
2440795
165833
157847
157847
157847
0
0
$0

$s6Ledger7UserKeyV4hash4seedSis6UInt64V_tF
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
2820540
183140
183140
$0

$s6Ledger7UserKeyV4slot5Redis0E4SlotVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
40949
$0

$s6Ledger7UserKeyV4stem33_1CAE0153CA7BC1994FBFA5CFAEC68C57LL_4markSays5UInt8VGs4SpanVyAHG_AHSgtFZys06OutputM0VyAHGzXEfU_
# Func Hash:
52047014496162958
# Num Counters:
9
# Counter Values:
173347
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
172928
$0

$s6Ledger7UserKeyV6tenant4userACSays5UInt8VG_s4SpanVyAGGtcfCTf4nnd_n
# Func Hash:
1070589991437716363
# Num Counters:
17
# Counter Values:
6760533
0
1077162
0
173347
0
173347
0
0
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
104972
104972
$0

$s6Ledger9AdmitCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_
# Func Hash:
554594024643119112
# Num Counters:
59
# Counter Values:
0
0
0
0
0
0
0
0
131866
131866
131866
131786
115
1491
131866
121654
43843
131866
131866
0
130375
0
0
10212
0
88023
0
0
0
131751
0
0
0
80
0
0
0
0
0
0
131786
0
131866
0
0
0
0
0
0
0
0
0
0
131866
0
0
131866
0
0
$0

$s6Ledger9AdmitCallV4roomSivg
# Func Hash:
1083424332827633660
# Num Counters:
11
# Counter Values:
131866
0
0
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
25244
$0

$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5endedyy5Redis0M4CallCF
# Func Hash:
567185238848196028
# Num Counters:
5
# Counter Values:
0
0
25244
0
0
$0

$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
25244
$0

$s6Ledger9RequestIDV5nonceACs6UInt64V_tc33_81211E453C41C7CB5B033541829DE53CLlfCTf4nd_n
# Func Hash:
11922954970385224
# Num Counters:
6
# Counter Values:
3872
968
88
0
0
873
$0

$s6Ledger9UserTableV5Place33_4DBF57C88BE7108B0B35950547B76148LLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
45056
$0

$s6Limits10InputGuessV5ShapeV8rawValueAESi_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
183140
$0

$s6Limits10InputGuessV5learn5units5shape6tokens2byySi_AC5ShapeVS2itF
# Func Hash:
769121166721895025
# Num Counters:
30
# Counter Values:
756
15432
108760
108760
108748
93319
27168
0
108760
12
15432
27148
22
81592
0
0
0
0
0
0
0
0
0
0
0
0
0
0
108760
108760
$0

$s6Limits10InputGuessV6tokens5units5shape3forS2i_AC5ShapeVSitF
# Func Hash:
783548774101456523
# Num Counters:
9
# Counter Values:
183140
153454
183052
153414
0
0
0
0
153366
$0

$s6Limits10InputGuessVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
183162
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits10InputGuessVwcp:183162

$s6Limits10InputGuessVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
183162
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits10InputGuessVwxx:183162

$s6Limits10InputGuessVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
183162
$0

$s6Limits10InputGuessVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
183162
$0

$s6Limits10ModelClassVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
22449
8
$0

$s6Limits10ModelClassVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
22441
0
22441
$0

$s6Limits10UsageLevelV4used6amountACSi_SitcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
178790
$0

$s6Limits10UsageLevelV9isAtLimitSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2008
$0

$s6Limits10UsageLevelV9remainingSivg
# Func Hash:
1063705160368644653
# Num Counters:
3
# Counter Values:
176782
154343
0
$0

$s6Limits11CallerTableVyxSgSicisAA11OutputGuessV5Shown33_2314146B6A7E42521E644BA931F31721LLV_Tg5
# Func Hash:
287486628054319576
# Num Counters:
5
# Counter Values:
504
2686
0
8
0
$0

$s6Limits11EntitlementV9isOverdue2atSbAA6MomentV_tF
# Func Hash:
31819177630180783
# Num Counters:
9
# Counter Values:
12824
0
0
0
0
0
0
12824
0
$0

$s6Limits11EntitlementVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
22970
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits11EntitlementVwcp:22970

$s6Limits11EntitlementVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
18916
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits11EntitlementVwxx:18916

$s6Limits11EntitlementVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
22970
$0

$s6Limits11EntitlementVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
18916
$0

$s6Limits11OutputGuessV10noteErrors33_2314146B6A7E42521E644BA931F31721LL2of5units6events7visibleyAC5ShownAELLVz_S3itF
# Func Hash:
25215336537781514
# Num Counters:
31
# Counter Values:
867
867
867
867
1819
1819
24
27
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
108760
1819
2678
0
0
867
867
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2686
2686
2686
2686
0
0
0
0
0
0
0
$0

$s6Limits12RequestRulesVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
108764
0
$0

$s6Limits12RequestRulesVSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
108764
0
$0

$s6Limits13RefusalReasonO5factsAC5FactsVvg
# Func Hash:
93478048191292031
# Num Counters:
9
# Counter Values:
2731
0
0
0
0
0
0
0
0
$0

$s6Limits13RefusalReasonO_6amountAcA5MeterO_SitcfC
# Func Hash:
942389667449461396
# Num Counters:
3
# Counter Values:
107662
0
0
$0

$s6Limits13ScheduleCacheC8schedule3for10modelClass2atAA0B0CAA19EntitlementSnapshotC_AA05ModelG0VSgAA6MomentVtF
# Func Hash:
627092190661618454
# Num Counters:
42
# Counter Values:
10212
0
0
141986
141986
141986
141986
0
131774
131774
0
12
10212
131778
0
131774
0
0
0
131774
131774
0
0
0
0
131774
0
0
0
0
131774
0
0
0
0
0
131774
0
131774
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
22049
11872
10554
1054
1054
0
0
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
3417848
8
736
227520
0
0
4
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
$0

$s6Limits15MedianEstimatorV7replace33_42083CC5540E76AEF77FE6E8F147E7A9LL_2byySi_SitF
# Func Hash:
948827211152499732
# Num Counters:
8
# Counter Values:
227528
318
0
318
318
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
108760
5
9
0
$0

$s6Limits19EntitlementSnapshotC4noneACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
131866
$0

$s6Limits19EntitlementSnapshotC4span2of2atAA6MomentV4from_AH2totAA8ScheduleC_AHtF
# Func Hash:
871441886233700067
# Num Counters:
6
# Counter Values:
0
131786
131786
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
108795
8
$0

$s6Limits4PlanV4KindOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108795
$0

$s6Limits4PlanVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
112918
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits4PlanVwcp:112918

$s6Limits4PlanVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
110935
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits4PlanVwxx:110935

$s6Limits4PlanVwcp
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
112966
$0

$s6Limits4PlanVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
111039
0
$0

$s6Limits5LimitV11EnforcementOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
52836
8
$0

$s6Limits5LimitV11EnforcementOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
52856
$0

$s6Limits5MeterO14countsRequestsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
307706
$0

$s6Limits5MeterOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
415432
51036
$0

$s6Limits5MeterOWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
415508
51052
$0

$s6Limits6MomentV12millisecondsACs5Int64V_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
608771
$0

$s6Limits6MomentV7secondss5Int64Vvg
# Func Hash:
1124680650439463261
# Num Counters:
3
# Counter Values:
4010
0
0
$0

$s6Limits6MomentVACSHAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2032
6
$0

$s6Limits6MomentVACSLAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
121588
8
$0

$s6Limits6MomentVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2040
8
$0

$s6Limits6MomentVSHAASH4hash4intoys6HasherVz_tFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2032
$0

$s6Limits6MomentVSLAASL1loiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
121580
$0

$s6Limits6MomentVSLAASL2leoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s6Limits6MomentVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2026
$0

$s6Limits6WindowO17isShorterThanADaySbvg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
2008
2008
$0

$s6Limits6WindowO5FactsVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4338
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits6WindowO5FactsVwxx:4338

$s6Limits6WindowO5FactsVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4338
$0

$s6Limits6WindowO5factsAC5FactsVvg
# Func Hash:
650973721891959424
# Num Counters:
11
# Counter Values:
4338
0
0
32
40
32
32
0
4170
0
0
$0

$s6Limits6WindowO9plainNameSSvg
# Func Hash:
757987886040505302
# Num Counters:
10
# Counter Values:
32
1136
0
208
0
0
0
0
0
32
$0

$s6Limits6WindowOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
13540
0
$0

$s6Limits6WindowOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
13532
0
$0

$s6Limits8ScheduleC5EntryC6LedgerE5field2atSSAA6MomentV_tF
# Func Hash:
187771964761477978
# Num Counters:
7
# Counter Values:
27148
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
2023
0
0
$0

$s6Limits9ThresholdO8rawValueACSgSi_tcfC
# Func Hash:
1124680650056552345
# Num Counters:
4
# Counter Values:
135920
0
2008
133912
$0

$s7Gateway10RouteTableV10configured33_F73F87E9CC112A78C05550F0D864AA94LL_6methodAC10ConfiguredAELLVSgs4SpanVys5UInt8VG_ANtFTf4nnx_n
# Func Hash:
660684608870557185
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
213728
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s7Gateway10RouteTableV5match_2inAC5MatchO4Wire11RequestHeadC_s4SpanVys5UInt8VGtF
# Func Hash:
178761817940577395
# Num Counters:
69
# Counter Values:
0
0
0
0
0
213728
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
213728
0
213728
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s7Gateway11LeaseKeeperC5rearm33_95F519C12E7FDEC85AA3A454783F1A65LLyyF
# Func Hash:
303685790507545795
# Num Counters:
11
# Counter Values:
1004
1004
0
0
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
1004
1004
$0

$s7Gateway11LeaseKeeperC__7tellingAC6Ledger17ReservationTicketV_A2ACAA14AnswerProgressVSgtcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1004
$0

$s7Gateway11LeaseKeeperCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1004
$0

$s7Gateway13LearnedModelsV5bytesSays5UInt8VGvg
# Func Hash:
609831943651619284
# Num Counters:
22
# Counter Values:
0
476
1666
0
238
0
0
0
42
14
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
$0

$s7Gateway13RelayedAnswerV6streamyyF
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
1004
1004
0
$0

$s7Gateway13RelayedAnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1004
$0

$s7Gateway13RelayedAnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1004
0
$0

$s7Gateway13RelayedAnswerV9endStream33_DBD5B43C55CB4369934AD74F37FBB2E1LL_15isBetweenEvents6Ledger10SettlementCSg4HTTP12RelayOutcomeO_SbtF
# Func Hash:
804816983160189828
# Num Counters:
13
# Counter Values:
1004
1004
1004
0
0
0
0
1004
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
1004
$0

$s7Gateway13RelayedAnswerVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1004
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Gateway13RelayedAnswerVwxx:1004

$s7Gateway13RelayedAnswerVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3012
$0

$s7Gateway13RelayedAnswerVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3012
$0

$s7Gateway13RoutedRequestC11consumption33_A89D87BEA2E6813CB991802B91808554LL_8isUseful6Ledger11ConsumptionV8Dialects11BilledUsageV_SbtF
# Func Hash:
960862598675300351
# Num Counters:
5
# Counter Values:
108768
4
4
108768
108768
$0

$s7Gateway13RoutedRequestC14unpricedMemberSSSgvg
# Func Hash:
515675268382292626
# Num Counters:
8
# Counter Values:
183140
0
0
0
0
0
0
0
$0

$s7Gateway13RoutedRequestC4bill33_A89D87BEA2E6813CB991802B91808554LL__8isUseful6Ledger4BillCSg8Dialects11ReplyReaderV_4HTTP12RelayOutcomeOSbtF
# Func Hash:
176885383903456352
# Num Counters:
14
# Counter Values:
108760
108764
4
108760
0
0
108760
0
4
0
108760
0
0
4
$0

$s7Gateway13RoutedRequestC4cost33_A89D87BEA2E6813CB991802B91808554LL2ofSi8Dialects11BilledUsageV_tF
# Func Hash:
744640999917748758
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
108768
0
0
0
0
0
0
0
0
0
0
0
$0

$s7Gateway13RoutedRequestC5learn33_A89D87BEA2E6813CB991802B91808554LL__7isWholey8Dialects11BilledUsageV_AG11ReplyReaderVSbtF
# Func Hash:
854638110647731638
# Num Counters:
11
# Counter Values:
108760
108760
108760
108760
108760
0
108760
0
0
108760
108760
$0

$s7Gateway13RoutedRequestCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
183140
$0

$s7Gateway13WithheldFieldO14endsWithAPIKey33_EB1DF58A844406058FDCF237EEC4D736LLySbs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
927205939013291444
# Num Counters:
12
# Counter Values:
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
$0

$s7Gateway13WithheldFieldO15coversExtension33_EB1DF58A844406058FDCF237EEC4D736LLySbs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
477345292930892833
# Num Counters:
27
# Counter Values:
2000
2000
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
$0

$s7Gateway13WithheldFieldO6covers_12besideOurKeySbs4SpanVys5UInt8VG_SbtFZTf4nnd_n
# Func Hash:
76346325620569295
# Num Counters:
21
# Counter Values:
2000
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
$0

$s7Gateway14AnswerProgressVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1004
1004
$0

$s7Gateway14RefusedMessage33_7FFB1E80F3A41D8E13F839C0F09D941FLLVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
74376
$0

$s7Gateway14RefusedMessage33_7FFB1E80F3A41D8E13F839C0F09D941FLLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
74376
$0

$s7Gateway15TargetDirectoryC5Known33_50B9E8CFD5A2DFE1762078CB789331B2LLC7answersySb8Dialects7DialectO_SSSgSays5UInt8VGtF
# Func Hash:
11922952689625465
# Num Counters:
7
# Counter Values:
213728
213728
0
0
213716
0
0
$0

$s7Gateway15TargetDirectoryC6target_5model8upstreamAA0B0CSg8Dialects7DialectO_Says5UInt8VGSSSgtF
# Func Hash:
1080275686845193719
# Num Counters:
8
# Counter Values:
12
20
0
213700
12
16
0
0
$0

$s7Gateway15UpstreamRequest33_49B5D926AF8FC46D799E274BFD76DD9ELLV5write_____2toy4Wire0C4HeadC_5Bytes10ByteBufferVSnySiGAA0B8EndpointC8Identity19CredentialExtractorCALztF
# Func Hash:
978583264079752970
# Num Counters:
73
# Counter Values:
108764
108764
0
67948
0
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
491352
0
0
2000
0
137912
0
2000
0
0
108764
2000
137912
0
0
108764
108764
0
4
0
137912
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
2000
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
$0

$s7Gateway15UpstreamRequest33_49B5D926AF8FC46D799E274BFD76DD9ELLV6append__2toys4SpanVys5UInt8VG_AA9BodyEditsACLLV5Bytes10ByteBufferVztFZTf4nnnd_n
# Func Hash:
259212322812111600
# Num Counters:
12
# Counter Values:
108764
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
$0

$s7Gateway15UpstreamRequest33_49B5D926AF8FC46D799E274BFD76DD9ELLVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s7Gateway15UpstreamRequest33_49B5D926AF8FC46D799E274BFD76DD9ELLVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
108764
0
$0

$s7Gateway6TargetC11outputBoundySiSg8Dialects12RequestFactsCF
# Func Hash:
134732428857511367
# Num Counters:
4
# Counter Values:
183140
183140
0
183140
$0

$s7Gateway7ForwardVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1020
$0

$s7Gateway7ForwardVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1020
$0

$s7Gateway8ExchangeC10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA7ForwardVFyAC_AGtYaYbYCcfU_
# Func Hash:
124721840463041479
# Num Counters:
10
# Counter Values:
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
$0

$s7Gateway8ExchangeC11modelChange3for8Dialects6SpliceVSgAA6TargetC_tF
# Func Hash:
1124680650534140287
# Num Counters:
4
# Counter Values:
183140
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
108764
0
108764
$0

$s7Gateway8ExchangeC12writeRequest_5under2onyAA06RoutedD0C_6Limits0D5RulesVSg4HTTP18UpstreamConnectionCtF
# Func Hash:
57608122143928387
# Num Counters:
17
# Counter Values:
108764
0
108764
0
0
34156
0
0
0
0
0
0
0
0
0
108764
108764
$0

$s7Gateway8ExchangeC14takeSettlement33_DD6ABD62212C7C2EEC7D9F7FC8A1D50DLLy6Ledger0D0CSgAF4BillCSgF
# Func Hash:
695054481703817536
# Num Counters:
10
# Counter Values:
108764
0
0
0
0
108764
108764
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

$s7Gateway8ExchangeC15writeAnswerHead_4from8isSifted4HTTP5RelayC7FramingOAA7ForwardV_AG18UpstreamConnectionCSbtF
# Func Hash:
93478047592703333
# Num Counters:
7
# Counter Values:
0
1004
1004
107760
1004
0
108764
$0

$s7Gateway8ExchangeC17refuseOtherModels33_80417E50BA6D9A2BD98C1C7B8FA7ED87LL4thanyAA6TargetC_t8Problems7ProblemCYKF
# Func Hash:
414921810225420180
# Num Counters:
9
# Counter Values:
0
213728
0
0
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
108764
0
108733
$0

$s7Gateway8ExchangeC3act33_7FFB1E80F3A41D8E13F839C0F09D941FLL2on__y6Ledger9AdmissionOn_AG0P7RequestCAA06RoutedQ0Cnt8Problems7ProblemCYKF
# Func Hash:
393568428574163310
# Num Counters:
13
# Counter Values:
0
0
0
23022
108764
0
0
108764
0
0
0
0
0
$0

$s7Gateway8ExchangeC3askyy6Ledger16AdmissionRequestCn_AA06RoutedF0Cnt8Problems7ProblemCYKF
# Func Hash:
93478050066486280
# Num Counters:
6
# Counter Values:
183140
0
0
51354
131700
86
$0

$s7Gateway8ExchangeC3tap33_8BDE36C98B6EF902AA79BD86CE2C45B5LL2of_8isStreamAA8ReplyTapCSg4HTTP18UpstreamConnectionC_AA13RoutedRequestCSbtF
# Func Hash:
619802542194536806
# Num Counters:
6
# Counter Values:
108764
4
107758
1006
4
1004
$0

$s7Gateway8ExchangeC4bill33_8BDE36C98B6EF902AA79BD86CE2C45B5LLy6Ledger4BillCSg4HTTP12RelayOutcomeO_AA13RoutedRequestCAA8ReplyTapCSgtF
# Func Hash:
159676628334248371
# Num Counters:
9
# Counter Values:
108764
108764
108764
0
0
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
108764
107892
107892
12
$0

$s7Gateway8ExchangeC4note33_DD6ABD62212C7C2EEC7D9F7FC8A1D50DLL_2ofy6Ledger17SettlementOutcomeOSg_AG0P0CtF
# Func Hash:
79639230620950038
# Num Counters:
8
# Counter Values:
0
0
0
108764
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

$s7Gateway8ExchangeC4note_8isRepeaty6Ledger7AccountC_SbtF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
108764
108764
$0

$s7Gateway8ExchangeC4noteyy6Ledger7RefusalV_AE7AccountCtF
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
104964
0
0
$0

$s7Gateway8ExchangeC4send33_547A97419888411C69799DD6FBCA20BFLL_2onyAA7ForwardV_4HTTP18UpstreamConnectionCtF
# Func Hash:
822726964768189649
# Num Counters:
13
# Counter Values:
108764
0
0
0
0
0
0
108764
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
213728
213728
213728
$0

$s7Gateway8ExchangeC5Redis0C12CallFollowerAadEP5endedyyAD0cD0CFTW
# Func Hash:
1096621588080993518
# Num Counters:
6
# Counter Values:
108733
131700
0
0
0
0
$0

$s7Gateway8ExchangeC5admityy14Authentication14CallerIdentityV_AA6TargetCt8Problems7ProblemCYKF
# Func Hash:
236653575460605376
# Num Counters:
18
# Counter Values:
213728
0
0
0
0
0
213728
0
0
0
0
0
30588
0
30588
0
30588
183140
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
1
Edge.build/AdminListener.swift.bc;$s4Edge8AppSetupV5hooks____2on7Gateway14AdmissionHooksC0B3API0B8ServicesV_6Ledger10RefusalLogCAL12ClaimedPlansC9Telemetry0B8ObserverC7Reactor9EventLoopCtFyAL7UserKeyV_AL0L0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:30588

$s7Gateway8ExchangeC5beginyyF
# Func Hash:
650973722103842212
# Num Counters:
8
# Counter Values:
400
0
400
0
213728
0
0
213328
$0

$s7Gateway8ExchangeC5heard33_547A97419888411C69799DD6FBCA20BFLL_4from10refusesKeyyAA7ForwardV_4HTTP18UpstreamConnectionCSbtF
# Func Hash:
1124680653747245318
# Num Counters:
3
# Counter Values:
108764
0
0
$0

$s7Gateway8ExchangeC5relay_4fromyAA7ForwardV_4HTTP18UpstreamConnectionCtF
# Func Hash:
86095774717813658
# Num Counters:
21
# Counter Values:
108764
108764
107760
107760
108764
1004
0
1004
1004
1004
31
0
0
0
107729
0
107760
0
0
1004
0
$0

$s7Gateway8ExchangeC6answer33_7FFB1E80F3A41D8E13F839C0F09D941FLLyyAA14RefusedMessageAELLVF
# Func Hash:
491275434249748194
# Num Counters:
3
# Counter Values:
74376
74376
74376
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge8AppSetupV5hooks____2on7Gateway14AdmissionHooksC0B3API0B8ServicesV_6Ledger10RefusalLogCAL12ClaimedPlansC9Telemetry0B8ObserverC7Reactor9EventLoopCtFyAL7UserKeyV_AL0L0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:74376

$s7Gateway8ExchangeC6inTask4with_yx_yAC_xtYaYb8Problems7ProblemCYKYCctlFyAC_xtYaYbYCcfU_AA7ForwardV_Tg5011$s7Gateway8b55C10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA7H19VFyAC_AGtYaYbYCcfU_Tf1nnnc_n
# Func Hash:
1124680652709353083
# Num Counters:
3
# Counter Values:
0
1020
0
$0

$s7Gateway8ExchangeC6listen33_547A97419888411C69799DD6FBCA20BFLL_2onyAA7ForwardV_4HTTP18UpstreamConnectionCtF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
108764
0
$0

$s7Gateway8ExchangeC6routed3for2of_AA13RoutedRequestCAA6TargetC_SiAA8StepDownVSgtF
# Func Hash:
744640998816203527
# Num Counters:
18
# Counter Values:
183140
183140
183140
0
183140
0
0
183140
0
183140
0
0
183140
0
0
0
183140
0
$0

$s7Gateway8ExchangeC6targetAA6TargetCy8Problems7ProblemCYKF
# Func Hash:
5832818576411558
# Num Counters:
11
# Counter Values:
0
0
213728
0
0
213728
0
0
0
213728
0
$0

$s7Gateway8ExchangeC7AwaitedOWOe
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
780422
108733
108764
0
0
$0

$s7Gateway8ExchangeC7Reactor4PumpAadEP12channelReadyyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
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
107744
1020
0
0
0
0
$0

$s7Gateway8ExchangeC7inspect33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL3fory14Authentication14CallerIdentityVSg_t8Problems7ProblemCYKF
# Func Hash:
303685791455486046
# Num Counters:
11
# Counter Values:
0
213728
213728
0
0
0
77247
213728
0
0
0
$0

$s7Gateway8ExchangeC7receiveyy6Ledger10AdmissionsC16PendingAdmissionV_AA13RoutedRequestC5Redis0J4CallCtF
# Func Hash:
238984481558059729
# Num Counters:
3
# Counter Values:
131700
0
0
$0

$s7Gateway8ExchangeC7receiveyy6Ledger10SettlementC_5Redis0F4CallCtF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
108733
0
$0

$s7Gateway8ExchangeC7refused33_7FFB1E80F3A41D8E13F839C0F09D941FLL_13mayBeOutdatedyAA14RefusedMessageAELLV_Sbt8Problems7ProblemCYKF
# Func Hash:
331779888290106597
# Num Counters:
8
# Counter Values:
74376
0
0
0
0
0
0
0
$0

$s7Gateway8ExchangeC7request33_7FFB1E80F3A41D8E13F839C0F09D941FLLy6Ledger16AdmissionRequestC14Authentication14CallerIdentityV_AF0P2IDVSgAA06RoutedP0CtF
# Func Hash:
536873293986372656
# Num Counters:
3
# Counter Values:
183140
0
183140
$0

$s7Gateway8ExchangeC8headRead33_547A97419888411C69799DD6FBCA20BFLL_4fromyAA7ForwardV_4HTTP18UpstreamConnectionCtAI0M7FailureOYKF
# Func Hash:
650973721484774770
# Num Counters:
9
# Counter Values:
108764
0
108764
108764
108764
0
0
0
0
$0

$s7Gateway8ExchangeC9messageID33_7FFB1E80F3A41D8E13F839C0F09D941FLL6Ledger07RequestD0VSgy8Problems7ProblemCYKF
# Func Hash:
798733566969653622
# Num Counters:
4
# Counter Values:
0
213728
0
0
$0

$s7Gateway8ExchangeC9objection2by8Problems7ProblemCSg6Limits4PlanV_tF
# Func Hash:
1096621591105785134
# Num Counters:
5
# Counter Values:
108764
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
213728
$0

$s7Gateway8ExchangeCfd
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
213728
0
$0

$s7Gateway8ReplyTapC3seeySbs4SpanVys5UInt8VGF
# Func Hash:
567185242373681587
# Num Counters:
5
# Counter Values:
242000
108764
242000
242000
0
$0

$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP11takePassing6isOver5Bytes10ByteBufferVSb_tFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1004
$0

$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP3seeySbs4SpanVys5UInt8VGFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
350764
$0

$s7Gateway8ReplyTapCSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1004
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1004

$s7Gateway8ReplyTapCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1006
$0

$s7Gateway8StepDownVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
183140
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:183140

$s7Gateway8StepDownVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
291904
0
$0

$s7Gateway8StepDownVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
183140
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:183140

$s7Gateway8StepDownVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
183140
$0

$s7Gateway8StepDownVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
366280
366280
0
0
0
$0

$s7GatewayAAC13mayBeOutdatedySb6Ledger7RefusalV_AD7AccountCAD16AdmissionRequestCtFTf4xnnn_n
# Func Hash:
896858938278079555
# Num Counters:
13
# Counter Values:
0
0
0
0
23022
0
0
0
0
0
0
0
0
$0

$s7GatewayAAC16unreadableCoding33_80417E50BA6D9A2BD98C1C7B8FA7ED87LLys12StaticStringVSg4Wire10HeadFieldsC_5Bytes10ByteBufferVtFZTf4nnd_n
# Func Hash:
1101334240908951311
# Num Counters:
15
# Counter Values:
0
0
0
0
0
213728
0
213728
213728
0
0
213728
213728
213728
213728
$0

$s7GatewayAAC4HTTP9ResponderAacDP5beginyyAC10ServerCallCFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
213728
$0

$s7GatewayAAC4tell_6status_2ofy9Telemetry14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
77247
$0

$s7GatewayAAC5beginyy4HTTP10ServerCallCF
# Func Hash:
69360624033584600
# Num Counters:
18
# Counter Values:
0
0
0
0
0
0
213728
213728
0
0
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

$s7GatewayAAC9readModel2of_Says5UInt8VG4HTTP10ServerCallC_AA12MatchedRouteCt8Dialects12RequestFaultOYKF
# Func Hash:
76346328236957292
# Num Counters:
17
# Counter Values:
0
213728
0
0
0
213728
0
0
0
0
0
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
183140
1004
4
1000
0
0
0
$0

$s7Pricing5PriceVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
658188
0
$0

$s7Pricing5PriceVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
183140
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:183140

$s7Pricing5PriceVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
183140
$0

$s7Pricing5PriceVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
183140
183140
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
1020
1020
$0

$s7Reactor11SourceTableV6insertys6UInt64VAA06PolledB0_pFTf4en_nAA7ChannelC_Tg5
# Func Hash:
599005162675662168
# Num Counters:
9
# Counter Values:
2237
2119
2119
0
0
0
0
0
58
$0

$s7Reactor11SourceTableV6removeyys6UInt64VF
# Func Hash:
391331301030509586
# Num Counters:
6
# Counter Values:
2243
0
16
0
0
32
$0

$s7Reactor13SocketAddressO10kernelFormACSgSPySo8sockaddrVG_tcfCTf4nd_n
# Func Hash:
331779888997018406
# Num Counters:
9
# Counter Values:
0
0
1200
0
1200
0
0
0
0
$0

$s7Reactor13SocketAddressO21__derived_enum_equalsySbAC_ACtFZTf4nnd_n
# Func Hash:
765075803290142842
# Num Counters:
12
# Counter Values:
5096
0
0
5096
0
0
0
0
5096
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
2368
2368
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
1226
1226
0
0
0
0
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
1059
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
1059
0
$0

$s7Reactor13SocketAddressOACSHAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
4732
8
$0

$s7Reactor13SocketAddressOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
5104
8
$0

$s7Reactor13SocketAddressOSHAASH13_rawHashValue4seedS2i_tFTW
# Func Hash:
536873290278838000
# Num Counters:
4
# Counter Values:
4724
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
5096
$0

$s7Reactor13SocketAddressOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
11400
8237
$0

$s7Reactor13SocketAddressOSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2848
2848
$0

$s7Reactor13SocketAddressOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
20336
80
$0

$s7Reactor13SocketAddressOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
15699
70
$0

$s7Reactor13SocketAddressOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6252
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
1053
0
1020
0
1053
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
1
** External Symbol **:1053
1
** External Symbol **:1053
0
1
** External Symbol **:1053
1
** External Symbol **:1053
1
** External Symbol **:1053
1
** External Symbol **:1053
1
$s4HTTP10ServerCallC7Reactor14ClientPresenceAadEP7partnerAD7ChannelCSgvsTW:1020
0

$s7Reactor14ConnectionRaceC3runxyYaq_YKF
# Func Hash:
323868093755733938
# Num Counters:
6
# Counter Values:
0
1053
1053
0
1053
1053
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
1
** External Symbol **:1053
1
** External Symbol **:1053
0
1
** External Symbol **:1053
1
** External Symbol **:1053
1
** External Symbol **:1053
1
** External Symbol **:1053
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
1053
0
1053
0
0
0
1043
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
1053
1053
1053
0
0
0
0
0
0
0
0
0
0
0
0
0
1043
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
** External Symbol **:1053
1
** External Symbol **:1053
1
** External Symbol **:1053
1
** External Symbol **:1053
1
** External Symbol **:1053
0
0

$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtF
# Func Hash:
264495438365974822
# Num Counters:
4
# Counter Values:
1053
1020
1053
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s4HTTP10ServerCallC7Reactor14ClientPresenceAadEP7partnerAD7ChannelCSgvsTW:1020

$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1053
$0

$s7Reactor14ConnectionRaceC5timer33_6F7D29669AE55DDB9604DD0B8662B2F9LLAA5TimerCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1053
$0

$s7Reactor14ConnectionRaceC7connect33_6F7D29669AE55DDB9604DD0B8662B2F9LL_2atyAA7ChannelC_AA13SocketAddressOtYaF
# Func Hash:
651828920395421307
# Num Counters:
3
# Counter Values:
0
1053
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
** External Symbol **:1053
0
0
0

$s7Reactor14ConnectionRaceC9beginNext33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyF
# Func Hash:
26302302125955537
# Num Counters:
11
# Counter Values:
1053
0
1053
1020
0
0
0
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
11
1
$s4HTTP10ServerCallC7Reactor14ClientPresenceAadEP10clientLeftSbvgTW:1020
0
0
1
** External Symbol **:1053
1
** External Symbol **:1053
0
1
** External Symbol **:1053
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
1053
$0

$s7Reactor14ConnectionRaceC_2on3due3for4none7failure7discard7prepareACyxq_GSayAA13SocketAddressOG_AA9EventLoopCs6UInt64VAA14ClientPresence_pSgq_q_AA11SystemErrorVcyxcxAA7ChannelC_AMtYaq_YKYCctcfcTf4gnnnnnnnn_n
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1053
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:1053
2
__swift_memcpy1_1:1020
__swift_memcpy25_8:33

$s7Reactor14ConnectionRaceCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1053
$0

$s7Reactor14ConnectionRaceCfd
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1053
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
2
__swift_noop_void_return:1020
$s5Redis0A5ErrorOwxx:33
1
** External Symbol **:1053

$s7Reactor20UncheckedSendableBox33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15046
$0

$s7Reactor5FilesO4read_4mostSays5UInt8VGSgSS_SitAA11SystemErrorVYKFZ
# Func Hash:
640704448765996721
# Num Counters:
13
# Counter Values:
131250
17
17
17
0
0
0
0
0
0
0
0
17
$0

$s7Reactor5FilesO5start2of5limitSays5UInt8VGSS_SitFZTf4nnd_n
# Func Hash:
950994589526401747
# Num Counters:
11
# Counter Values:
135135
35
33
33
33
0
0
0
0
0
33
$0

$s7Reactor5TimerCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4436
$0

$s7Reactor5TimerCyAcA5Timed_pcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1146
$0

$s7Reactor5TimerCyAcA5Timed_pcfCTf4en_nTf4gn_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1146
$0

$s7Reactor6ClocksO9monotonics6UInt64VyFZ
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
210532
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
1009
$0

$s7Reactor6WaiterCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6543
$0

$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
816445
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
815261
2237
0
3310
0
0
$0

$s7Reactor7ChannelC12closeOrderlyyyF
# Func Hash:
491275434249748194
# Num Counters:
3
# Counter Values:
2204
2204
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
324549
324549
$0

$s7Reactor7ChannelC13finishSendingyyF
# Func Hash:
491275434835550526
# Num Counters:
3
# Counter Values:
1184
1184
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
217702
217702
0
1184
1184
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
1053
1053
0
0
1053
1053
0
0
$0

$s7Reactor7ChannelC18receiveIntoScratchAA8TransferOyF
# Func Hash:
567185242807319752
# Num Counters:
5
# Counter Values:
879308
492947
386361
0
0
$0

$s7Reactor7ChannelC4sendyAA8TransferOs4SpanVys5UInt8VGF
# Func Hash:
675064528772158230
# Num Counters:
8
# Counter Values:
700440
0
0
700440
0
0
700440
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
55089
0
711284
710208
56132
0
0
1053
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
5
$s4HTTP16ServerConnectionC7Reactor4PumpAadEP12channelReadyyyFTW:216563
$s5Redis10ConnectionC7Reactor4PumpAadEP12channelReadyyyFTW:212817
$s4HTTP5RelayC7Reactor4PumpAadEP12channelReadyyyFTW:171034
$s7Gateway8ExchangeC7Reactor4PumpAadEP12channelReadyyyFTW:108764
$s4HTTP18UpstreamConnectionC7Reactor4PumpAadEP12channelReadyyyFTW:1030

$s7Reactor7ChannelC5closeyyF
# Func Hash:
567185239157368236
# Num Counters:
5
# Counter Values:
2227
2227
2227
2227
2216
$0

$s7Reactor7ChannelC5readyyyAA9ReadinessVF
# Func Hash:
995382920710218379
# Num Counters:
9
# Counter Values:
55089
1184
0
709057
1184
707873
0
55089
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
162205
162205
0
0
162205
162205
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
709057
$0

$s7Reactor7ChannelC_2on9connectedAcA10DescriptorV_AA9EventLoopCSbtcfcTf4ngnn_n
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1053
0
$0

$s7Reactor7ChannelCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2227
$0

$s7Reactor7ChannelCfd
# Func Hash:
844982798047115128
# Num Counters:
4
# Counter Values:
0
0
2227
0
$0

$s7Reactor7MachineO4nameSSvgZ
# Func Hash:
981446175726030231
# Num Counters:
13
# Counter Values:
8
2040
24
16
8
8
8
8
0
0
0
0
0
$0

$s7Reactor7MailboxC7MessageOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1295
1206
$0

$s7Reactor7SocketsO4peekyAA8TransferOs5Int32VFZTf4nd_n
# Func Hash:
928018416757939832
# Num Counters:
8
# Counter Values:
0
0
1184
1184
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
700440
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
1053
1043
1043
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
655152
2368
0
0
0
0
0
$0

$s7Reactor8ListenerC10acceptSome33_8A0830AAD2A72C3492486FA6FCC11021LLSbyF
# Func Hash:
369518216276208994
# Num Counters:
12
# Counter Values:
1979
1979
1184
1184
1184
795
795
0
795
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
HTTP.build/Channel+Buffer.swift.bc;$s4HTTP6ServerC6listen2on8isSharedy7Reactor10DescriptorVn_SbtFyAG7ChannelC_AG13SocketAddressOSgtcfU_TA:1184

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
1043
0
0
$0

$s7Reactor9EventLoopC10flushLateryyAA8Flushing_pF
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
209861
32
7
$0

$s7Reactor9EventLoopC11pollTimeout33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLs5Int32VyF
# Func Hash:
694937220551334010
# Num Counters:
6
# Counter Values:
514253
513847
513614
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
270388
$0

$s7Reactor9EventLoopC3arm_2atyAA5TimerC_s6UInt64VtF
# Func Hash:
567185239653926743
# Num Counters:
5
# Counter Values:
2
3869
1
3869
65
$0

$s7Reactor9EventLoopC4name10isPunctualACSS_Sbtcfc
# Func Hash:
647472253230278290
# Num Counters:
10
# Counter Values:
1769445
27
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
602
89
8
514
709844
709844
0
661
27
0
0
661
513899
0
514253
0
0
0
0
0
0
0
0
0
0
0
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
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV4tellyyyxYbcFyyYbcfU_TA:490
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV3askyqd__qd__xYbcYas8SendableRd__lFySccyqd__s5NeverOGXEfU_yyYbcfU_TA:69
$s7Reactor9EventLoopC4stopyyFyyYbcfU_:24
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC4makeyAA0C5BoundVyxGxACYbcYalFySccyAGs5NeverOGXEfU_yyYbcfU_TA:19
3
$s7Reactor7ChannelCAA12PolledSourceA2aDP5readyyyAA9ReadinessVFTW:709056
$s7Reactor8ListenerCAA12PolledSourceA2aDP5readyyyAA9ReadinessVFTW:779
$s7Reactor12SignalSourceCAA06PolledC0A2aDP5readyyyAA9ReadinessVFTW:8
10
$s5Redis0A4NodeC7Reactor5TimedAadEP10timePassedyyFTW:164
$s9Telemetry9AccessLogC7Reactor5TimedAadEP10timePassedyyFTW:76
$s6Ledger9NodeWatchC7Reactor5TimedAadEP10timePassedyyFTW:63
$s6Ledger11PeriodicJobC7Reactor5TimedAadEP10timePassedyyFTW:50
$s9Telemetry14StatsCollectorC7Reactor5TimedAadEP10timePassedyyFTW:50
$s7GatewayAAC7Reactor5TimedAacDP10timePassedyyFTW:48
$s7Reactor5Alarm33_6FDF754341BA64BA0527E07FB432922FLLCAA5TimedA2aEP10timePassedyyFTW:27
$s4Edge16KillSwitchPollerC7Reactor5TimedAadEP10timePassedyyFTW:21
$s6Ledger10RefusalLogC7Reactor5TimedAadEP10timePassedyyFTW:9
$s4Edge19LearnedModelsKeeperC7Reactor5TimedAadEP10timePassedyyFTW:6

$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlF
# Func Hash:
78858395717917332
# Num Counters:
2
# Counter Values:
0
5016
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
3
** External Symbol **:2001
** External Symbol **:1898
** External Symbol **:1117
3
** External Symbol **:2001
** External Symbol **:1898
** External Symbol **:1117
1
** External Symbol **:5016
1
** External Symbol **:5016
1
** External Symbol **:5016
1
** External Symbol **:5016
0

$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5016
$0

$s7Reactor9EventLoopC5startyyFyyYbcfU_
# Func Hash:
1124680651599336337
# Num Counters:
4
# Counter Values:
513669
19
19
0
$0

$s7Reactor9EventLoopC6cancelyyAA5TimerCF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1212
1106
$0

$s7Reactor9EventLoopC7enqueueyys11ExecutorJobVnF
# Func Hash:
798733565743588729
# Num Counters:
4
# Counter Values:
11885
89
8
39
$0

$s7Reactor9EventLoopC7receive33_547C404EB3F4E3E7437DD7EBDCB125BFLL4fromAA8TransferOAA7ChannelC_tFAHSwXEfU_
# Func Hash:
759225736835235971
# Num Counters:
8
# Counter Values:
492947
492947
0
2368
490579
490579
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
30
11974
718866
6611
0
209831
0
209831
0
0
514280
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
$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW:209861
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
0:209831

$s7Reactor9EventLoopCACSchAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
519296
8
$0

$s7Reactor9EventLoopCSchAASch21asUnownedTaskExecutors0efG0VyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5016
$0

$s7Reactor9EventLoopCSchAASch7enqueueyys11ExecutorJobVnFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11974
$0

$s7Reactor9LoopBoundVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1417
$0

$s7Reactor9TimerHeapV4rise33_73D7694B3CA73619DC12A80BF0673464LL4fromySi_tF
# Func Hash:
5832817387315427
# Num Counters:
10
# Counter Values:
14822
4024
4024
10987
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
3923
28205
28036
0
4828
0
0
0
0
0
0
0
0
0
0
0
0
12859
26362
$0

$s7Reactor9TimerHeapV6popDue2atAA0B0CSgs6UInt64V_tF
# Func Hash:
52047014003436353
# Num Counters:
9
# Counter Values:
515409
1021
21
0
0
514767
514
0
0
$0

$s7Reactor9TimerHeapV6remove33_73D7694B3CA73619DC12A80BF0673464LL2atySi_tF
# Func Hash:
948827210635431979
# Num Counters:
7
# Counter Values:
3786
0
50
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

$s8Commands6OptionV4FormOWOy
# Func Hash:
1124680649989012514
# Num Counters:
4
# Counter Values:
1036
0
76
704
$0

$s8Commands6OptionVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1036
$0

$s8Dialects10BilledPartVWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
217528
$0

$s8Dialects10BilledPartVWOd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s8Dialects10BilledPartVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
217528
$0

$s8Dialects10KeyRefusalO12isToldByBodyySbSiFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s8Dialects10PromptTextV2ofAC4JSON9JSONValueV_tcfC
# Func Hash:
890259288857637517
# Num Counters:
36
# Counter Values:
0
183140
0
0
0
0
183140
0
0
0
0
0
0
0
0
0
733560
183140
183140
0
0
183140
183140
0
183140
0
0
183140
549420
0
183140
0
0
0
0
0
$0

$s8Dialects10PromptTextV4take33_39D5B2B767724290B01C0739A4505F91LL4part_2ofys4SpanVys5UInt8VG_4JSON9JSONValueVAOtF
# Func Hash:
530233990141815581
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
0
0
0
0
0
366280
183140
183140
183140
183140
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s8Dialects10PromptTextV4take33_39D5B2B767724290B01C0739A4505F91LLyy4JSON9JSONValueVF
# Func Hash:
599005163499414705
# Num Counters:
11
# Counter Values:
0
0
366280
0
366280
183140
183140
0
0
183140
0
$0

$s8Dialects10PromptTextV5units2ofSiSays5UInt8VG_tF
# Func Hash:
238984484093187152
# Num Counters:
3
# Counter Values:
0
183140
183140
$0

$s8Dialects10PromptTextV8hasFilesSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
183140
$0

$s8Dialects10PromptTextV9hasImagesSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
183140
$0

$s8Dialects10PromptTextVACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
183140
$0

$s8Dialects10TokenUsageV11totalTokensSivg
# Func Hash:
679210743074613351
# Num Counters:
4
# Counter Values:
108768
108764
4
0
$0

$s8Dialects10UsagePlace33_1738ED4CA468656534F44664B6E7F29DLLOyADSgs4SpanVys5UInt8VG_AA7DialectOtcfCTf4nnd_n
# Func Hash:
516383054180907193
# Num Counters:
34
# Counter Values:
0
0
217520
0
0
0
108760
108760
0
0
0
0
0
652560
217520
0
217520
0
0
0
108760
217520
0
0
435040
0
0
0
0
108760
217520
108760
0
108760
$0

$s8Dialects11BilledUsageV4main7further10isDoubtfulAcA0B4PartV_SayAHGSbtcfCTf4nnnd_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s8Dialects11BilledUsageV6tokensAA05TokenC0Vvg
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
0
108768
0
$0

$s8Dialects11BilledUsageVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
108764
108760
$0

$s8Dialects11BilledUsageVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
108760
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:108760

$s8Dialects11BilledUsageVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108760
$0

$s8Dialects11BilledUsageVWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
217528
$0

$s8Dialects11BilledUsageVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
217532
$0

$s8Dialects11BilledUsageVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
108760
108760
0
0
108760
$0

$s8Dialects11BilledUsageVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108760
$0

$s8Dialects11ReplyReaderV10feedEvents33_C9834792F2C88401FCFC204477AEC9BFLLyys4SpanVys5UInt8VG_4Wire12EventScannerVzAA0B8FindingsVz4JSON10JSONParserVztFZTf4nnnnd_n
# Func Hash:
630982994045024101
# Num Counters:
147
# Counter Values:
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
202000
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
199000
0
0
0
0
0
0
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
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s8Dialects11ReplyReaderV10isOfEventsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
242000
$0

$s8Dialects11ReplyReaderV10siftEvents33_C9834792F2C88401FCFC204477AEC9BFLLySbs4SpanVys5UInt8VG_4Wire12EventScannerVzAA0B8FindingsVzAK0O6FilterVz4JSON10JSONParserVztFZTf4nnnnnd_n
# Func Hash:
539952559659624851
# Num Counters:
148
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
42004
0
0
0
0
0
0
0
0
42004
0
0
0
0
0
0
0
0
0
0
0
0
41996
0
0
0
0
0
0
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
42004
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s8Dialects11ReplyReaderV10takeSifted6isOver5Bytes10ByteBufferVSb_tF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
4
1000
$0

$s8Dialects11ReplyReaderV14isUsagePartialSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108760
$0

$s8Dialects11ReplyReaderV4feed_4withSbs4SpanVys5UInt8VG_4JSON10JSONParserVztF
# Func Hash:
141929913265029583
# Num Counters:
11
# Counter Values:
350764
0
0
0
42004
201000
0
107760
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
108764
$0

$s8Dialects11ReplyReaderV5modelSays5UInt8VGvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s8Dialects11ReplyReaderV5reset__12isCompressed10hidesUsage10seeksModelyAA7DialectO_AC4FormOS3btF
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
108764
4
4
$0

$s8Dialects11ReplyReaderV5usageAA11BilledUsageVSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s8Dialects11ReplyReaderV6finish_4withyAA0B3EndO_4JSON10JSONParserVztF
# Func Hash:
135188632495217586
# Num Counters:
8
# Counter Values:
108764
1004
107760
0
0
0
107760
0
$0

$s8Dialects11ReplyReaderVWOh
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
$s8Dialects11ReplyReaderVwxx:1006

$s8Dialects11ReplyReaderV__5limitAcA7DialectO_AC4FormOSitcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1006
$0

$s8Dialects11ReplyReaderV__5limitAcA7DialectO_AC4FormOSitcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1006
$0

$s8Dialects11ReplyReaderV__5limitAcA7DialectO_AC4FormOSitcfcfA1_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1006
$0

$s8Dialects11ReplyReaderV__5limitAcA7DialectO_AC4FormOSitcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1006
$0

$s8Dialects11ReplyReaderVwxx
# Func Hash:
1116768790802071551
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
9
1
$s5Bytes10ByteBufferVwxx:1006
1
$s5Bytes10ByteBufferVwxx:1006
1
$s5Bytes10ByteBufferVwxx:1006
1
$s5Bytes10ByteBufferVwxx:1006
1
$s5Bytes10ByteBufferVwxx:1006
1
$s5Bytes10ByteBufferVwxx:1006
1
$s5Bytes10ByteBufferVwxx:1006
1
$s5Bytes10ByteBufferVwxx:1006
1
$s5Bytes10ByteBufferVwxx:1006

$s8Dialects11TextScannerV10readString33_4890507B38258B6F9C9CC0D254E8A1CELLyys4SpanVys5UInt8VG_SiztF
# Func Hash:
338675208523901430
# Num Counters:
78
# Counter Values:
0
410
1276
31570
6560
4920
2870
0
6560
5740
0
0
1230
0
0
342868
410
4920
0
0
2870
78150
0
0
0
72820
0
410
75280
62162
0
0
45038
410
0
1686
0
62162
0
45038
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
71134
2460
820
0
0
0
0
0
0
0
27470
0
0
0
0
0
0
0
1276
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
1686
0
115740
0
0
18956
0
34130
6744
24014
0
0
10116
3372
0
$0

$s8Dialects11TextScannerV4readyys4SpanVys5UInt8VGF
# Func Hash:
1096621589730480147
# Num Counters:
5
# Counter Values:
34130
115740
1686
1686
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
646560
0
0
0
0
0
0
0
0
0
0
0
107760
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
108764
216524
107760
108764
0
0
108764
108764
$0

$s8Dialects12ReplyContentO5judge33_8E4C4BEDE07FAA6411257F072481BACFLL6choiceAA0B8EvidenceO4JSON9JSONValueV_tFZTf4nd_n
# Func Hash:
596847749402541908
# Num Counters:
18
# Counter Values:
0
108764
0
108764
0
0
108764
108764
1004
0
0
0
0
0
108764
0
0
0
$0

$s8Dialects12ReplyContentO5judge33_8E4C4BEDE07FAA6411257F072481BACFLL_4list2byAA0B8EvidenceO4JSON9JSONValueV_s12StaticStringVAiLXEtFZ013$s8Dialects12bc13O7content33_8efghi12BACFLLyAA0B8m7O4JSON9O25V_AA7DialectOtFZAgJYbcfu_ACXMtTf1nncn_nTf4nndd_n
# Func Hash:
157411391329909091
# Num Counters:
14
# Counter Values:
1631436
435048
108764
0
108764
0
0
0
0
108764
0
0
0
0
$0

$s8Dialects12ReplyContentO7content33_8E4C4BEDE07FAA6411257F072481BACFLLyAA0B8EvidenceO4JSON9JSONValueV_AA7DialectOtFZ
# Func Hash:
95820316759708860
# Num Counters:
18
# Counter Values:
108764
0
0
0
0
108764
0
0
0
108764
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
108764
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
108764
108764
108764
$0

$s8Dialects12RequestFactsC11readMembers33_C081AF15CF70BCF679CF7CCD2A6A0394LL2ofy4JSON9JSONValueV_tAA0B5FaultOYKF
# Func Hash:
940266883897625796
# Num Counters:
20
# Counter Values:
213728
427456
855912
855912
855912
0
642184
213728
1000
213728
0
0
0
0
0
0
0
0
0
0
$0

$s8Dialects12RequestFactsC17readStreamOptions33_C081AF15CF70BCF679CF7CCD2A6A0394LLyy4JSON9JSONValueV_AA0B6MemberVtAA0B5FaultOYKF
# Func Hash:
640704450797266203
# Num Counters:
15
# Counter Values:
0
1000
1000
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
$0

$s8Dialects12RequestFactsC4read33_C081AF15CF70BCF679CF7CCD2A6A0394LLyy4JSON9JSONValueV_AA0B6MemberVAJ7ReadingOAC6CountsAELLVztAA0B5FaultOYKF
# Func Hash:
10224748519117867
# Num Counters:
52
# Counter Values:
0
0
0
0
0
0
0
642184
0
0
0
0
213728
0
0
1000
213728
0
0
0
0
0
0
0
0
0
0
0
0
213728
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
213728
0
0
$0

$s8Dialects12RequestFactsC4take5modelys4SpanVys5UInt8VG_tF
# Func Hash:
93478047526827664
# Num Counters:
6
# Counter Values:
144
16
0
0
213712
0
$0

$s8Dialects12RequestFactsC5resetyyF
# Func Hash:
844982799387542840
# Num Counters:
4
# Counter Values:
213728
0
0
0
$0

$s8Dialects12RequestFactsC9readBound33_C081AF15CF70BCF679CF7CCD2A6A0394LLyy4JSON9JSONValueV_AA0B6MemberVAC6CountsAELLVztAA0B5FaultOYKF
# Func Hash:
311693034042968302
# Num Counters:
6
# Counter Values:
0
0
213728
0
213728
213728
$0

$s8Dialects12RequestFactsC9readModelyy4JSON9JSONValueV_AA0B6MemberVtAA0B5FaultOYKF
# Func Hash:
599005164230966820
# Num Counters:
9
# Counter Values:
1935208
0
0
0
213728
213728
0
213728
0
$0

$s8Dialects12UsageFiguresV11readChoices33_1738ED4CA468656534F44664B6E7F29DLLyy4JSON9JSONValueV_AA7DialectOtF
# Func Hash:
141929909952335026
# Num Counters:
12
# Counter Values:
352428
0
108760
0
108760
0
108760
0
0
0
108760
0
$0

$s8Dialects12UsageFiguresV12openAITokens33_FD830DB8EC72673CE91C06C30B87FFC8LLAA05TokenB0Vvg
# Func Hash:
894168931532386894
# Num Counters:
18
# Counter Values:
0
0
108760
0
0
0
0
0
108760
0
0
0
0
0
108760
108760
108760
108760
$0

$s8Dialects12UsageFiguresV15isContradictory33_FD830DB8EC72673CE91C06C30B87FFC8LLySbAA05TokenB0VF
# Func Hash:
579219201904907985
# Num Counters:
22
# Counter Values:
0
0
0
0
108760
0
108760
0
108760
108760
0
108760
0
108760
0
0
0
0
0
0
0
0
$0

$s8Dialects12UsageFiguresV16formInputMaximumyyACF
# Func Hash:
1047556673800383358
# Num Counters:
17
# Counter Values:
108760
108760
0
0
0
0
0
0
0
108760
0
0
0
0
0
0
0
$0

$s8Dialects12UsageFiguresV17formOutputMaximumyyACF
# Func Hash:
966946012658153983
# Num Counters:
11
# Counter Values:
108760
108760
0
0
0
0
108760
0
0
0
0
$0

$s8Dialects12UsageFiguresV4part2ofAA10BilledPartVAA7DialectO_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108760
$0

$s8Dialects12UsageFiguresV4read5usage_y4JSON9JSONValueV_AA7DialectOtF
# Func Hash:
236287527855997186
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
0
0
0
0
0
0
0
217520
0
108760
0
108760
0
0
0
108760
108760
0
0
0
0
108760
0
0
0
0
0
326280
$0

$s8Dialects12UsageFiguresV4read8document_y4JSON9JSONValueV_AA7DialectOtF
# Func Hash:
1058562371381064227
# Num Counters:
41
# Counter Values:
0
0
0
108760
0
0
0
0
0
0
652560
108760
0
0
0
0
0
0
0
108760
0
0
108760
0
0
0
0
0
0
0
108760
0
108760
0
0
0
0
0
0
0
108760
$0

$s8Dialects12UsageFiguresV4take33_1738ED4CA468656534F44664B6E7F29DLL_2asy4JSON9JSONValueV_AA0B6MemberOtF
# Func Hash:
665330523235903462
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
0
0
0
0
0
108760
108760
108760
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
108760
0
108760
0
0
108760
0
0
0
0
0
108760
108760
108760
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
108760
108760
108760
0
0
0
0
0
$0

$s8Dialects12UsageFiguresV5bound33_FD830DB8EC72673CE91C06C30B87FFC8LLyyAA05TokenB0VzFZTf4nd_n
# Func Hash:
992371481372713286
# Num Counters:
17
# Counter Values:
108760
108760
108760
0
0
0
0
0
0
0
0
0
0
0
108760
108760
108760
$0

$s8Dialects12UsageFiguresV5usage2of8isSilentAA06BilledB0VSgAA7DialectO_SbtF
# Func Hash:
888579791549998862
# Num Counters:
25
# Counter Values:
0
4
4
108760
0
0
4
0
0
4
4
4
4
4
32
0
4
0
4
4
4
4
4
0
0
$0

$s8Dialects12UsageFiguresV6tokens33_FD830DB8EC72673CE91C06C30B87FFC8LL2ofAA05TokenB0VAA7DialectO_tF
# Func Hash:
546530889996232138
# Num Counters:
17
# Counter Values:
108760
0
0
0
108760
0
0
0
0
108760
108760
108760
108760
108760
108760
108760
108760
$0

$s8Dialects12UsageFiguresV6update4with_yAC_AA7DialectOtF
# Func Hash:
1011178361791524943
# Num Counters:
20
# Counter Values:
0
0
108760
0
0
108760
0
0
0
0
0
0
0
0
0
0
0
0
0
108760
$0

$s8Dialects12UsageFiguresV9takeMarksyyACF
# Func Hash:
5832821089947719
# Num Counters:
10
# Counter Values:
217520
0
0
0
0
0
0
0
0
0
$0

$s8Dialects12UsageFiguresVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
327290
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s8Dialects12UsageFiguresVwxx:327290

$s8Dialects12UsageFiguresVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
327290
$0

$s8Dialects13EventEnvelopeV10lastString031_05A14A2E870C8A5B1AFA641FC2AF36G0LL2of4fromSnySiGSgs4SpanVys5UInt8VG_SitFZTf4nnd_n
# Func Hash:
141929911409734430
# Num Counters:
13
# Counter Values:
1000
1000
4
10020
14000
1004
1004
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
1004
1004
1004
1004
$0

$s8Dialects13ReplyFindingsV4read33_6DB52EE75431874AE759C0B796CC1E1CLL5event__Sbs4SpanVys5UInt8VG_4Wire12ContentHintsV4JSON10JSONParserVztF
# Func Hash:
640704450742212430
# Num Counters:
18
# Counter Values:
0
0
2004
0
1000
0
1004
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
107760
107760
0
0
107760
0
107760
107760
0
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
107760
1686
107760
107760
0
$0

$s8Dialects13ReplyFindingsV5reset_10isOfEvents10seeksModelyAA7DialectO_S2btF
# Func Hash:
484499720734860943
# Num Counters:
10
# Counter Values:
108764
0
0
109770
1006
108764
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
1006
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
549420
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
183140
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
183640
3112880
0
0
0
0
0
3112880
3296520
0
0
0
549420
0
0
0
0
0
0
0
0
0
0
0
0
2929740
183640
183140
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s8Dialects15HostedToolCallsV11formMaximumyyACF
# Func Hash:
323214193400479743
# Num Counters:
9
# Counter Values:
217520
0
0
0
0
0
0
0
0
$0

$s8Dialects18RequestMemberTableC2ofAcA0bC0V5ScopeO_tc33_38B258B28FDED7DC4D6FD8BBD4D4E555Llfc
# Func Hash:
40593542876956423
# Num Counters:
27
# Counter Values:
2550
2550
1420
1420
1430
970
0
0
730
240
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
0
240
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
7
9:442
5:72
8:72
6:64
4:40
7:32
1:8
2
17:200
16:40

$s8Dialects21OversizedUsageScannerVACycfCTf4d_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1006
$0

$s8Dialects7DialectO4pathACSgs4SpanVys5UInt8VG_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
213728
$0

$s8Dialects7DialectO4pathACSgs4SpanVys5UInt8VG_tcfCTf4nd_n
# Func Hash:
331779891735863310
# Num Counters:
12
# Counter Values:
0
213728
0
0
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
1434905
$0

$s8Dialects7DialectO8isGeminiSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
396868
$0

$s8Dialects9ReplyTextV9isForeignSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
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
244004
299000
0
0
398000
0
243000
0
1004
0
2479000
241996
0
0
240996
240996
199000
0
240996
0
0
41996
240996
0
240996
240996
0
240996
0
240996
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
41996
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
3008
0
0
0
0
3008
0
1004
1000
2000
1004
0
11000
0
0
2000
27032
0
1000
0
0
1000
0
0
0
28036
0
0
0
0
2000
0
133168
1000
0
1004
0
0
0
0
11000
12020
17020
3008
0
0
0
1004
1004
0
2004
0
0
28036
7012
23032
0
1004
1000
4
0
4
0
0
8000
1004
1004
1000
0
1000
0
0
0
1004
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
8012
5008
0
4
0
0
0
0
0
0
0
9000
0
4
0
0
$0

$s8Dialects9TextMeterVACycfCTf4d_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1006
$0

$s8Dialects9TextNamesO4role33_4890507B38258B6F9C9CC0D254E8A1CELL2of6lengthAA0B7ScannerV4RoleOs4SpanVys5UInt8VG_SitF
# Func Hash:
596847748799335323
# Num Counters:
22
# Counter Values:
0
44356
0
2690
0
0
0
0
0
357538
47046
0
0
47046
0
0
0
0
0
0
0
0
$0

$s8Dialects9UsageNameV6mediumACSgs4SpanVys5UInt8VG_tc33_B205F851DC994659995E4E7A9B5AC49ELlfCTf4nd_n
# Func Hash:
236859847286199390
# Num Counters:
37
# Counter Values:
0
108760
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
108760
108760
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s8Identity10CredentialO3all2in_Say5Bytes10FieldRangeVG4Wire10HeadFieldsC_s4SpanVys5UInt8VGtFZTf4nnd_n
# Func Hash:
421769325747431752
# Num Counters:
13
# Counter Values:
1600
0
0
0
0
0
0
0
800
800
0
0
0
$0

$s8Identity10CredentialO6bearer33_30A004A30E068BA4FD69B0D9E3D7F54ELL2in_5Bytes10FieldRangeVSg4Wire10HeadFieldsC_s4SpanVys5UInt8VGtFZTf4nnd_n
# Func Hash:
287486625094240693
# Num Counters:
6
# Counter Values:
1200
1200
1200
1200
0
0
$0

$s8Identity13TokenVerifierC02isB0ySbs4SpanVys5UInt8VGFZ
# Func Hash:
798733565806850302
# Num Counters:
5
# Counter Values:
268320
800
400
400
0
$0

$s8Identity13TokenVerifierC4dots33_287732ACC8D1C4EEFDD95287870BD271LL2ofSi_SitSgs4SpanVys5UInt8VG_tFZTf4nd_n
# Func Hash:
135188633399764016
# Num Counters:
7
# Counter Values:
268320
800
400
400
400
0
400
$0

$s8Identity13WrittenClaimsV4text33_B97DD3C06EB3AF10B0D15CD971458199LL2at2inSays5UInt8VGSgs10ArraySliceVySSG_4JSON9JSONValueVtAA10TokenFaultOYKFZ
# Func Hash:
433231418693798574
# Num Counters:
27
# Counter Values:
3600
2400
0
400
400
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
0
0
0
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
400
400
0
400
0
400
2800
0
0
0
0
400
0
400
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
** External Symbol **:400
1
__swift_noop_void_return:400
0
0
0
0
1
** External Symbol **:400
1
__swift_noop_void_return:400
0

$s8Identity15CredentialCacheC10firstPlace33_FA45DADC9C60AA510C63683D9CB991AELL2ofSis4SpanVys5UInt8VG_tF
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
41600
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
1600
400
400
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
1600
1600
400
0
0
0
0
0
0
0
0
20
$0

$s8Identity15CredentialCacheC5place2of2atSiSgs4SpanVys5UInt8VG_s5Int64VtF
# Func Hash:
95820316662616509
# Num Counters:
14
# Counter Values:
44020
40800
40800
40400
0
0
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
65528
8
8
8
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
137912
137912
0
0
$0

$s8Identity19CredentialExtractorC5trust2ins6UInt64VSays5UInt8VG_tF
# Func Hash:
18663487890275214
# Num Counters:
11
# Counter Values:
1180
4
1180
1184
1184
1184
4
1180
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
Edge.build/AdminListener.swift.bc;$s14Authentication0A5SetupV4EdgeE_9demoUsers7tellingAC13Configuration8SettingsV_SaySSG9Telemetry10TroubleLogCtAD0C5ErrorVYKcfcSbSays5UInt8VGYbcfU_TA:1180

$s8Identity19CredentialExtractorC6caller_2in5trustAA6CallerO4Wire10HeadFieldsC_s4SpanVys5UInt8VGs6UInt64VtF
# Func Hash:
818778790633296843
# Num Counters:
51
# Counter Values:
0
41200
172928
0
0
255328
41200
0
0
41200
41200
172928
214128
41200
41200
41200
214128
0
0
41200
0
0
0
0
41200
0
0
0
0
0
0
0
0
0
0
0
0
0
41200
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s8Problems13RateLimitText33_84A8AD8B6C8DE9D418DC043202F81175LLC6append_2toy6Ledger0C6CountsV_5Bytes10ByteBufferVztF
# Func Hash:
510851649737386658
# Num Counters:
11
# Counter Values:
0
27169
149613
129195
129195
129195
27169
0
0
149613
27169
$0

$s8Problems14RateLimitSheetC4text33_84A8AD8B6C8DE9D418DC043202F81175LL3for2atAA0bC4TextAELLC8Dialects7DialectO_6Limits6MomentVtF
# Func Hash:
753202734385591687
# Num Counters:
7
# Counter Values:
129183
0
60
129135
0
0
0
$0

$s8Problems15RateLimitFieldsV5sheet33_84A8AD8B6C8DE9D418DC043202F81175LL2ofAA0bC5SheetC6Limits8ScheduleC_tFTf4nn_g
# Func Hash:
647472251631663402
# Num Counters:
11
# Counter Values:
8
129195
129183
4
4
0
0
0
0
0
0
$0

$s8Problems16ResponseComposerC12appendFields33_C494AAADD32D7EA885CC4B6084F72D3ELL__2toy6Ledger7AccountC_8Dialects7DialectO4HTTP10ServerCallCtFy5Bytes10ByteBufferVzXEfU_
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
129195
129195
$0

$s8Problems16ResponseComposerC13appendLastDay33_C494AAADD32D7EA885CC4B6084F72D3ELL_2toy6Ledger7AccountC_4HTTP10ServerCallCtF
# Func Hash:
391331300715575683
# Num Counters:
6
# Counter Values:
0
106756
0
0
0
0
$0

$s8Problems16ResponseComposerC14appendStanding_2to_10isAdmitted4newsy6Ledger7AccountC_4HTTP10ServerCallC8Dialects7DialectOSb5Words6PhraseVSgtF
# Func Hash:
93478046932394433
# Num Counters:
7
# Counter Values:
108764
0
106756
2008
2008
0
0
$0

$s8Problems16ResponseComposerC5write33_C494AAADD32D7EA885CC4B6084F72D3ELLyAA14WrittenProblemCAA0N0C_AA0N5ShapeOAA8AudienceVtF
# Func Hash:
1095594340134273200
# Num Counters:
56
# Counter Values:
1864
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
9
0
0
0
15
0
6
0
6
0
0
6
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
$s5Bytes10ByteBufferVwxx:15

$s8Problems16ResponseComposerC6refuse__2to_y6Ledger7RefusalV_AF7AccountC4HTTP10ServerCallC8Dialects7DialectOtF
# Func Hash:
790715555964569696
# Num Counters:
19
# Counter Values:
0
0
0
104964
84533
20416
0
15
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

$s8Problems16ResponseComposerC8language2ofSS4HTTP10ServerCallC_tF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
3027
$0

$s8Problems20RefusalResponseCacheV6recall___4wishAA06CachedbC0CSg6Ledger0B0V_AI7AccountC8Dialects7DialectOs4SpanVys5UInt8VGtF
# Func Hash:
1094249774827693996
# Num Counters:
21
# Counter Values:
104966
0
0
104949
104949
104964
0
104958
0
0
104949
0
0
0
0
104949
2
0
0
0
0
$0

$s8Problems21CachedRefusalResponseC10hasFigures33_82D4F1196A20962D14F30D4457C8CDBELL2ofSb6Ledger11LimitCountsV_tF
# Func Hash:
536873292752216120
# Num Counters:
4
# Counter Values:
20394
189504
104949
0
$0

$s8Problems21CachedRefusalResponseC4keep_4from_y4HTTP10ServerCallC_Si6Ledger11LimitCountsVtF
# Func Hash:
844982797688140368
# Num Counters:
5
# Counter Values:
9
20416
20394
31
22
$0

$s8Problems21CachedRefusalResponseC5suits33_82D4F1196A20962D14F30D4457C8CDBELLySb6Ledger7AccountCF
# Func Hash:
851814003570532672
# Num Counters:
38
# Counter Values:
104949
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s8Problems21CachedRefusalResponseC6answerySb4HTTP10ServerCallC_6Ledger11LimitCountsVtF
# Func Hash:
567185239256678305
# Num Counters:
5
# Counter Values:
104949
104927
0
84533
20385
$0

$s9HistogramAAV3addyyABF
# Func Hash:
790715555091891887
# Num Counters:
17
# Counter Values:
149747
205
181
0
181
0
0
0
0
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
580482
94025
36121
36114
36114
126
104
0
0
0
0
0
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
805100
99
794
411
0
0
$0

$s9HistogramAAV6record_5timesys6UInt64V_AFtFfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
805100
$0

$s9HistogramAAV8quantileys6UInt64VSdF
# Func Hash:
508516459619704390
# Num Counters:
17
# Counter Values:
88278
252
0
208
208
0
0
0
0
0
0
0
0
0
0
208
208
$0

$s9HistogramAAVABycfC
# Func Hash:
146835646621254984
# Num Counters:
2
# Counter Values:
1197820
260
$0

$s9Telemetry10PlanCountsC5countyAA9LogPhraseCAA8DecisionO_SS6Limits10ModelClassVSgtF
# Func Hash:
855345942186483799
# Num Counters:
18
# Counter Values:
359474
213718
8
0
213720
8
8
213710
0
0
0
0
10
0
0
0
213718
213710
$0

$s9Telemetry11AppObserverC17reservationOpenedyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s9Telemetry11AppObserverC4plan33_418D5128FCD4C2C68917EC16C903E6B1LLyAA10PlanCountsCSS_SbtF
# Func Hash:
1080275685923307119
# Num Counters:
8
# Counter Values:
8
8
0
213720
0
8
0
213720
$0

$s9Telemetry11AppObserverC5countyAA9LogPhraseCAA14ExchangeRecordV_AA8DecisionOtF
# Func Hash:
477345294747694597
# Num Counters:
18
# Counter Values:
213728
108764
0
0
108764
0
8
0
4
108760
0
0
108756
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
108776
12
4
0
8
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
108764
108756
0
0
0
$0

$s9Telemetry11ModelCountsC9firstByte05_99F1F26B45E31D0DEBAA244E06067105BLL4fromAA05FirsteC0AELLCAA08UpstreamC0CSg_tF
# Func Hash:
52047011681387986
# Num Counters:
9
# Counter Values:
108752
0
108752
12
0
108752
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
77247
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:77247

$s9Telemetry11ModelCountsCSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
77239
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:77239

$s9Telemetry12LoopObserverC11loopFiguresAA0bE0Vvg
# Func Hash:
950994589124585370
# Num Counters:
11
# Counter Values:
1160
1102
58
0
58
58
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
1004
0
$0

$s9Telemetry12LoopObserverC11streamEndedyyF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1004
0
$0

$s9Telemetry12LoopObserverC4tell_2of6status_yAA14ExchangeRecordV_AA03AppC0CSiAA9CallFactsVyXKtF
# Func Hash:
471428299585585265
# Num Counters:
37
# Counter Values:
108764
131786
8
0
77247
77239
136481
0
0
0
0
0
0
77239
0
0
0
77239
0
67041
0
0
0
43089
0
0
0
0
77239
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
Gateway.build/BoundedTable.swift.bc;$s7GatewayAAC4tell_6status_2ofy9Telemetry14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_TA:77247
1
Telemetry.build/AppObserver.swift.bc;$s9Telemetry9UserNamesO10makeWriterySays5UInt8VG_5Bytes10ByteBufferVztcyFyAG_AJztcfU0_TA:77247
1
$s5Bytes10ByteBufferVwxx:8
0

$s9Telemetry12LoopObserverC5trace10continuing2inAA12TraceContextVSg5Bytes10FieldRangeVSg_AJ10ByteBufferVtF
# Func Hash:
1096621587996230487
# Num Counters:
6
# Counter Values:
213728
0
77247
77247
0
0
$0

$s9Telemetry12LoopObserverC7noteGapyys6UInt64VF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
242000
$0

$s9Telemetry13RecordedUsageV3addyyACF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
217528
$0

$s9Telemetry13RecordedUsageV8messages5input6cached6output9reasoning4cost9isGuessedACSi_S5iSbtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

$s9Telemetry14ExchangeRecordV2atACs6UInt64V_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
213728
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
154494
154494
0
0
86182
86182
$0

$s9Telemetry14ExchangeRecordV5write3now2toys6UInt64V_5Bytes10ByteBufferVztF
# Func Hash:
301351146074721365
# Num Counters:
15
# Counter Values:
77247
34156
40422
34156
34156
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
213728
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s9Telemetry14ExchangeRecordVwxx:213728

$s9Telemetry14ExchangeRecordVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
213728
$0

$s9Telemetry14StatsCollectorC10takeSample33_390D64462E308F703B9D7DF29FEDB936LLyyF
# Func Hash:
128589193633175599
# Num Counters:
23
# Counter Values:
1000
950
8
0
50
0
58
50
50
42
0
8
0
0
0
0
0
0
0
0
0
0
21
$0

$s9Telemetry14UpstreamCountsC4tellyyAA14ExchangeRecordVF
# Func Hash:
391800335894120553
# Num Counters:
14
# Counter Values:
0
0
0
0
108764
108764
108764
0
0
108764
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
108764
0
0
0
0
$0

$s9Telemetry8DecisionOyAC6Limits13RefusalReasonOcfC
# Func Hash:
391331300349153287
# Num Counters:
9
# Counter Values:
104964
0
104964
0
0
0
0
0
0
$0

$s9Telemetry8LogClockV6append_2toys5Int64V_5Bytes10ByteBufferVztF
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
77247
20
0
$0

$s9Telemetry9AccessLogC3end33_01A61ED7213325D818723BC4DA1E572ELLyyF
# Func Hash:
1096621589181271493
# Num Counters:
5
# Counter Values:
76983
264
78
0
0
$0

$s9Telemetry9CallFactsV6method_AC4Wire6MethodO_AA05RouteC0CtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
77247
$0

$s9Telemetry9UserNamesO10makeWriterySays5UInt8VG_5Bytes10ByteBufferVztcyFyAG_AJztcfU0_
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
77247
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge14TelemetrySetupV9userNames33_A0C47FFF28720D46D79B14943056431BLLy0B004UserE0O13Configuration8SettingsVAA0A5ErrorVYKFZs6UInt64VSays5UInt8VGcyYbcfU0_AoRc12Cryptography10PseudonymsCYbcfu_AoRcfu0_TA:77247

$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTR
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1004
$0

$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA7ForwardV_TG5011$s7Gateway8b54C6inTask4with_yx_yAC_xtYaYb8Problems7ProblemCYKYCctlFyi1_jk11YbYCcfU_AA7c74V_TG5011$s7Gateway8b55C10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyys6H19VFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1020
$0

$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTR
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1053
$0

$sS2SSlsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
23945
8
$0

$sS2SSmsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
3888
8
$0

$sS2SSysWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2480
8
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC5Words14PluralCategoryO_AC8TemplateVTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
2176
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
1184
1184
0
$0

$sSD8_VariantV11removeValue6forKeyq_Sgx_tFSi_6Ledger17RememberedMessageOTg5
# Func Hash:
238984482325208889
# Num Counters:
3
# Counter Values:
108764
108764
0
$0

$sSKsE8dropLasty11SubSequenceQzSiFs10ArraySliceVys5UInt8VG_Tg5
# Func Hash:
174542564225905727
# Num Counters:
9
# Counter Values:
25368
0
0
0
0
0
0
25368
0
$0

$sSKsSQ7ElementRpzrlE9lastIndex2of0C0QzSgAB_tFSS_Tg5
# Func Hash:
30393574959585884
# Num Counters:
8
# Counter Values:
0
2735
63
63
24
63
63
63
$0

$sSSSg5label_yp5valuetWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
26119
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:26119

$sSSSg5label_yp5valuetWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
12114
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:12114

$sSSWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4874
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4874

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
2480
2480
$0

$sSTsE8dropLastySay7ElementQzGSiFs10ArraySliceVys5UInt8VG_Tg5
# Func Hash:
838107930311567381
# Num Counters:
21
# Counter Values:
318
16214
318
318
0
16214
0
0
0
0
318
0
0
0
0
711
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
11200
11200
2000
0
9200
800
800
0
0
0
0
0
0
0
9600
11200
11200
$0

$sSTsSQ7ElementRpzrlE6starts4withSbqd___tSTRd__AAQyd__ABRSlFs10ArraySliceVys5UInt8VG_SS8UTF8ViewVTg5Tf4nx_n
# Func Hash:
728130255262022791
# Num Counters:
29
# Counter Values:
0
9416
16840
0
0
11232
496
0
496
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
16840
496
0
$0

$sSTsSQ7ElementRpzrlE6starts4withSbqd___tSTRd__AAQyd__ABRSlFs10ArraySliceVys5UInt8VG_SayAIGTg5Tf4nx_n
# Func Hash:
135188635066597463
# Num Counters:
8
# Counter Values:
88800
84512
46312
3000
3000
0
0
0
$0

$sSTsSQ7ElementRpzrlE8containsySbABFSS_Tg5
# Func Hash:
619802544352864591
# Num Counters:
6
# Counter Values:
1702
38
176
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
4692
$0

$sSYsSHRzSH8RawValueSYRpzrlE4hash4intoys6HasherVz_tF5Words11PlaceholderO_Tg5
# Func Hash:
948827212704514707
# Num Counters:
10
# Counter Values:
6864
1142
640
856
256
240
240
1644
64
0
$0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF4HTTP18UpstreamConnectionC_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
4
1016
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
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:1020
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF7Reactor13SocketAddressO7address_AF7ChannelC7channelt_s15EmptyCollectionVyAhI_AkLtGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
1053
0
1053
0
0
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
0:1053
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lFScJ_s15EmptyCollectionVyScJGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
6611
0
6611
0
0
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
0:6611
0

$sSa5Bytess5UInt8VRszlEySayACGs4SpanVyACGcfC
# Func Hash:
700171237036929845
# Num Counters:
3
# Counter Values:
2052
2022
2052
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
6
513:822
5:400
17:400
7:360
6:40
0:30

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF5Words12WordingFaultV6ReasonO_SayAIGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
0
2784
0
2784
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
5738
5790
112
88
76
0
0
0
0
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs10ArraySliceVys5UInt8VG_SayAIGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
23336
3664
22736
0
3064
0
0
0
0
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs5UInt8V_s10ArraySliceVyAFGTg5
# Func Hash:
329227198378347490
# Num Counters:
17
# Counter Values:
64016
1375
64656
64016
1135
0
0
0
0
0
0
0
64
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
15
1:11528
4:9552
3:8360
5:7240
6:5808
65:5656
2:5408
33:2864
7:2288
9:1824
17:1752
8:1448
32:120
16:104
64:64

$sSa6append14addingCapacity16initializingWithySi_ys10OutputSpanVyxGzqd__YKXEtqd__YKs5ErrorRd__lFSi_s5NeverOTg5056$s6Ledger15AdmissionFormatV8unpackedyAA10AdmitReplyOSgs4g36Vys5UInt8VG_6Limits8ScheduleCtFZys06F13G0VySiGzXEfU_Si6Ledger0lM0VXMts0G0Vys0T0VGS4i6Limits0W0CSiTf1ncn_nTf4nnndnnnnngn_n
# Func Hash:
1046044282643148267
# Num Counters:
86
# Counter Values:
815520
815520
0
0
0
135920
135920
135920
0
0
135920
0
135920
0
0
0
135920
0
0
108764
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
173347
0
0
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
2073
2073
0
2073
0
2073
0
2063
0
10
0
10
2063
0
10
0
10
2073
0
2073
2073
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$sSa9repeating5countSayxGx_SitcfC14Authentication18VerifiedCredentialCSg_Tt1g5Tf4gn_n
# Func Hash:
287486627296518367
# Num Counters:
5
# Counter Values:
65528
8
8
8
0
$0

$sSa9repeating5countSayxGx_SitcfCSays5UInt8VG_Tt1g5Tf4gn_n
# Func Hash:
287486627296518367
# Num Counters:
5
# Counter Values:
65528
8
8
8
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
1213
6017
6013
214946
214929
214929
0
0
$0

$sSay6Ledger7RefusalV5CauseOGWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
25678
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:25678

$sSay6Ledger7RefusalV5CauseOGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
12839
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:12839

$sSaySSGSayxGSKsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
8155
8
$0

$sScPSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5016
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5016

$sScPSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
10032
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:10032

$sSh11subtractingyShyxGABF5Words11PlaceholderO_Tg5
# Func Hash:
864630469074787972
# Num Counters:
41
# Counter Values:
63
190
0
0
688
1408
688
1072
688
1072
528
0
0
0
0
148
61
78
24
62
70
92
3
44
163
178
40
18
10
340
13
0
0
0
0
0
0
0
0
1072
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
8:1072

$sSh21_nonEmptyArrayLiteralShyxGSayxG_tcfC5Words11PlaceholderO_Tt0g5Tf4g_n
# Func Hash:
650973722606238697
# Num Counters:
8
# Counter Values:
476
3764
3764
2396
2396
2396
0
0
$0

$sSh8_VariantV6insertySb8inserted_x17memberAfterInserttxnF5Words11PlaceholderO_Tg5
# Func Hash:
536873290231689177
# Num Counters:
3
# Counter Values:
253
1760
16
$0

$sSh8_VariantV6insertySb8inserted_x17memberAfterInserttxnFSS_Tg5
# Func Hash:
11922954720716284
# Num Counters:
5
# Counter Values:
7022
3483
8
0
423
$0

$sSh8containsySbxF5Words11PlaceholderO_Tg5
# Func Hash:
536873292490446314
# Num Counters:
4
# Counter Values:
882
594
4140
1324
$0

$sSh9_subtractyyqd__7ElementQyd__RszSTRd__lF5Words11PlaceholderO_ShyAFGTg5
# Func Hash:
1031809833986695660
# Num Counters:
7
# Counter Values:
0
0
1408
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
704
2480
1072
$0

$sSi5DatesE15flooredQuotientyS2iF
# Func Hash:
567185242806897991
# Num Counters:
5
# Counter Values:
8048
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
16186
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
1706186
$0

$sSi6LimitsE20multipliedSaturating2byS2i_tF
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
183140
183140
0
$0

$sSlsE3mapySayqd__Gqd__7ElementQzqd_0_YKXEqd_0_YKs5ErrorRd_0_r0_lFSDy5Words8SentenceOAF7WordingV6SourceOG_AH_AJts5NeverOTg509$s5Words8e4OAA7f2V6g35OAcEIgygdo_AC3key_AG5valuetAC_AEts5H11OIegnrzr_TRAhlhJIgygdo_Tf1cn_nTf4ng_n
# Func Hash:
399864112454570759
# Num Counters:
13
# Counter Values:
48
2112
64
48
16
16
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
Words.build/Brand.swift.bc;$s5Words9CatalogueV8wordings33_38B3F77745938826874266E93A4C4117LL2of2inSDyAA8SentenceOAA7WordingVGSDyAiK6SourceOG_SStFZAI_AKtAI_ANtXEfU_TA:2176

$sSlsE5first7ElementQzSgvgSS17UnicodeScalarViewV_Tgq5
# Func Hash:
1029578616116113188
# Num Counters:
16
# Counter Values:
47615
0
47615
0
0
0
0
0
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
16
260
6604
218
218
98
2354
8
0
0
0
2346
2248
0
120
0
0
0
59
42
0
8
0
0
2346
2346
0
42
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
8
Words.build/Brand.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:4364
Reactor.build/Channel+Bytes.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:1412
Commands.build/Command+Documents.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:416
Configuration.build/AdminToken.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:351
Configuration.build/AdminToken.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:123
Limits.build/Entitlement.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:116
Configuration.build/AdminToken.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:70
Words.build/Brand.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:12

$sSlsE5split9maxSplits25omittingEmptySubsequences14whereSeparatorSay11SubSequenceQzGSi_S2b7ElementQzKXEtKFSS_Tg5118$s5Redis11ClusterViewV4info5slots4fromACSgAA0A5ReplyO_AISStcfcSbSJcfu0_33_3b2a2a44c852d2f2300b53d4c8ffe498SJSbTf3npk_nTf1nncn_n
# Func Hash:
1009770872019480709
# Num Counters:
31
# Counter Values:
0
0
0
2415
2330
85
85
5
2330
5
0
0
5
0
0
0
25
0
0
0
0
0
5
0
0
0
0
5
5
5
0
$0

$sSlsE5split9maxSplits25omittingEmptySubsequences14whereSeparatorSay11SubSequenceQzGSi_S2b7ElementQzKXEtKFSS_Tg5133$s5Redis11ServerCheckV6fields33_36267EB3045F65DD9F5159F669907717LLySDyS2sGSSFZSbSJcfu_33_3b2a2a44c852d2f2300b53d4c8ffe498SJSbTf3npk_nTf1nncn_n
# Func Hash:
1009770872019480709
# Num Counters:
31
# Counter Values:
0
0
0
38207
36667
1540
1540
40
36667
40
0
0
40
0
0
0
220
0
0
0
0
0
40
0
0
0
0
40
40
40
0
$0

$sSlsE9dropFirsty11SubSequenceQzSiFs10ArraySliceVys5UInt8VG_Tg5
# Func Hash:
331779887771207214
# Num Counters:
9
# Counter Values:
6091
8219
6091
0
0
0
0
0
0
$0

$sSlsSQ7ElementRpzrlE10firstIndex2of0C0QzSgAB_tFSS_Tg5
# Func Hash:
591567704000552887
# Num Counters:
6
# Counter Values:
12356
12356
832
832
12428
832
$0

$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
6332
6072
260
$0

$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSs_Tg5
# Func Hash:
870742341959591390
# Num Counters:
24
# Counter Values:
0
2973
773
773
773
2973
145
178
0
12
0
166
21
0
284
0
0
0
0
34
12
773
0
6
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay5Redis0D4CallCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
270388
270073
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay7Gateway8ReplyTapCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
108764
107758
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSays6UInt32VG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
2261
126
0
0
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKF5Words11PlaceholderO_Tg50128$s5Words7WordingV6faults33_31988B41CA745A892B226FE0F35A3D78LL5about3forSayAA0B5FaultV6ReasonOGAA8TemplateV_AA8SentenceOtFZSbAA11F10O_ARtXEfU_Tf1cn_n
# Func Hash:
650973719745905783
# Num Counters:
8
# Counter Values:
2480
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
5
138
39
64
33780
31123
8
38
2795
0
102
49
15
64
64
64
8
39
64
64
64
8
0
0
8
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
0
0
0
3
12
2397
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
32
11
32
3307
11
32
0
180
24
0
0
180
7
7
7
$0

$ss10_NativeSetV9insertNew_2at8isUniqueyxn_s10_HashTableV6BucketVSbtF5Words11PlaceholderO_Tg5
# Func Hash:
650973720594510684
# Num Counters:
8
# Counter Values:
0
1760
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
65
3133
204
0
0
146
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
122583
0
0
0
122583
59588
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF7Reactor13SocketAddressO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2073
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSS_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5381
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFs5UInt8V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4130
$0

$ss17_NativeDictionaryV16_unsafeInsertNew3key5valueyxn_q_ntF6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLV_AH4LineAJLLCTg5
# Func Hash:
844982798119336439
# Num Counters:
4
# Counter Values:
46080
3072
3072
0
$0

$ss17_NativeDictionaryV16_unsafeInsertNew3key5valueyxn_q_ntFs10ArraySliceVys5UInt8VG_AJTg5
# Func Hash:
798733564400779117
# Num Counters:
5
# Counter Values:
15864
2560
2560
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
304
0
0
2176
0
304
0
0
304
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLV_AH4LineAJLLCTg5
# Func Hash:
157411392798849192
# Num Counters:
11
# Counter Values:
52
52
3072
0
52
6
0
14
10
0
14
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSO_4HTTP16ServerConnectionCTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
22
10
22
1624
0
10
22
8
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

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSi_6Ledger17RememberedMessageOTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
22
7
22
1552
0
7
22
8
0
16
8
0
0
16
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
2320
0
7
0
40
0
180
20
0
0
180
6
6
6
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFs10ArraySliceVys5UInt8VG_AJTg5
# Func Hash:
157411392798849192
# Num Counters:
11
# Counter Values:
0
0
2560
0
0
64
0
280
8
0
280
$0

$ss17_NativeDictionaryV5merge_8isUnique16uniquingKeysWithyqd__n_Sbq_q__q_tKXEtKSTRd__x_q_t7ElementRtd__lF5Words8SentenceO_AH7WordingVSayAJ_ALtGTg5012$sSD20uniquegh33ValuesSDyxq_Gqd__n_tcSTRd__x_q_t7i30Rtd__lufcq_q__q_tKXEfU_5Words8k5O_AE7L14VSayAG_AItGTG5Tf1nncn_n
# Func Hash:
95820316325213985
# Num Counters:
13
# Counter Values:
2176
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
0
$0

$ss17_NativeDictionaryV7_delete2atys10_HashTableV6BucketV_tFSi_6Ledger17RememberedMessageOTg5
# Func Hash:
1145296626448065675
# Num Counters:
15
# Counter Values:
9498
374
17262
7960
0
7960
0
0
9408
99356
0
16981
74
160
160
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLV_AM4LineAOLLCTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
2008
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSi_6Ledger17RememberedMessageOTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
108764
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLV_AH4LineAJLLCTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
2008
24
0
0
6
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF7Reactor13SocketAddressO_SiTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
1164
0
0
0
0
0
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
1184
28
0
0
8
0
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSi_6Ledger17RememberedMessageOTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
108764
24
0
0
8
0
0
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfCs5UInt8V_Tt1gq5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
28254
28254
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF4Wire5FieldV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
7821
7821
2284
0
5537
7821
0
0
3355
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
3
33:2264
17:2017
65:1256
0
1
0:2284

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5Redis0P5ReplyO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
23283
0
23283
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
1072
1072
3552
0
0
1072
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
0:3552

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5Words12WordingFaultV6ReasonO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
0
2784
2784
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
4872
4872
2480
0
2392
4872
0
0
1795
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
17:1072
33:960
65:360
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Ledger10SettlementC6ChangeV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
27148
27148
27148
0
0
27148
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
23022
23022
23022
0
0
23022
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
0:23022

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF7Reactor13SocketAddressO7address_AH7ChannelC7channelt_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
1053
1053
1053
0
0
1053
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
4146
4146
4146
0
0
4146
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
11241
5980
11197
0
124
3360
0
0
80
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
6
16:72
513:16
32:12
64:8
128:8
129:8
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
137120
113982
132365
0
4755
113982
0
0
2981
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
4
8:1651
17:1212
33:1188
65:704
0
2
0:132361
65:4

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSs_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
6631
6631
4225
0
2406
6631
0
0
1231
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
6
32:1884
64:311
128:77
256:53
512:53
513:28
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs0B5SliceVys5UInt8VG_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
7304
7304
1200
0
6104
7304
0
0
2899
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
8
32:1200
64:1200
128:1192
256:1128
513:640
512:632
257:96
129:16
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs5UInt8V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
196335
192329
184556
0
11779
192232
0
0
9459
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
12
17:4799
65:4366
8:759
9:609
513:496
129:260
257:232
33:208
2:38
4:4
6:4
7:4
0
5
0:184111
1:318
65:60
9:53
7:14

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyF5Words11PlaceholderO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2480
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
2020
0
2008
2008
2008
2008
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5Words14PluralCategoryO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
280
274
4966
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5Words8SentenceO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
2251
2245
4358
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLV_Tg5
# Func Hash:
252375182684164039
# Num Counters:
21
# Counter Values:
10350
8423
690
0
0
690
690
690
690
690
4730
0
690
2784
690
0
0
0
0
690
690
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF7Reactor13SocketAddressO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
4696
0
4724
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
3721
2491
2493
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSS_Tg5
# Func Hash:
607699200200471043
# Num Counters:
5
# Counter Values:
7153
4799
4779
7775
2388
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSi_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
120304
11502
217605
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSs_Tg5
# Func Hash:
619802543151161916
# Num Counters:
7
# Counter Values:
0
3729
3689
3673
1760
3673
0
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFs10ArraySliceVys5UInt8VG_Tg5Tf4xnn_n
# Func Hash:
278041623950411709
# Num Counters:
16
# Counter Values:
14413
22382
12501
96163
94251
9881
9881
9881
50952
9881
0
0
0
0
0
22382
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5Words11PhraseCacheC3Key33_29E3DA4E0092D67B302BF989E8C244DFLLV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2020
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5Words14PluralCategoryO_Tg5
# Func Hash:
287486626987461054
# Num Counters:
7
# Counter Values:
4966
608
0
0
4358
0
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5Words8SentenceO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4358
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLV_Tg5
# Func Hash:
844982798119336439
# Num Counters:
4
# Counter Values:
70950
4730
4730
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF7Gateway13LearnedModelsV4NameV_Tg5
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
2475
165
165
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF7Reactor13SocketAddressO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4724
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2493
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSS_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7775
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSi_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
217605
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSs_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1760
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFs10ArraySliceVys5UInt8VG_Tg5Tf4xn_n
# Func Hash:
798733564400779117
# Num Counters:
5
# Counter Values:
152344
50952
50952
0
0
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSS8UTF8ViewV_Tgq5
# Func Hash:
11922952732531945
# Num Counters:
6
# Counter Values:
24538
24515
0
0
0
431
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFShy5Words11PlaceholderOG_Tg5
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
2480
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
137912
0
0
0
0
0
0
$0

$ss4SpanV5Bytess5UInt8VRszlE16equalsHeaderNameySbs12StaticStringVF
# Func Hash:
844982799179493760
# Num Counters:
4
# Counter Values:
4000
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
322096
322096
44808
44808
44808
0
0
0
0
0
43600
43600
$0

$ss4SpanV5Bytess5UInt8VRszlE19hasHeaderNamePrefixySbs12StaticStringVF
# Func Hash:
231012522582974571
# Num Counters:
12
# Counter Values:
10000
8000
4000
2000
2000
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
5004
5004
5004
5004
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
9500542
5080992
0
0
$0

$ss4SpanV5Bytess5UInt8VRszlE6starts4withSbAByAEG_tF
# Func Hash:
653247343125567024
# Num Counters:
13
# Counter Values:
2040400
12109562
5854155
7190753
7190753
3276614
2834342
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
218016
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
2011104
0
0
0
0
$0

$ss5SliceV32withContiguousStorageIfAvailableyqd__Sgqd__SRy7ElementQzGKXEKlFqd__AGKXEfU_SRys5UInt8VGABySS8UTF8ViewVGSRyxGq_s5Error_pRi_zRi0_zRi__Ri0__r0_lyAIqd__Isgyrzo_qd__sAO_pALRszr__lIetyggrzo_Tpq5SiSg_Tg5061$ss17FixedWidthIntegerPsE_5radixxSgqd___SitcSyRd__lufcADSRys5h15VGXEfU_Si_SsTG5Y12Tf3nnpSi10_nTf1nnc_nTf4xn_n
# Func Hash:
578646910423574283
# Num Counters:
37
# Counter Values:
376
0
0
0
376
0
0
376
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
376
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
5970
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5970

$ss6MirrorV12DisplayStyleOSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
10828
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:10828

$ss6MirrorV12DisplayStyleOSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16750
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:16750

$ss6ResultOsRi_zRi0_zrlE3getxyq_YKF
# Func Hash:
542754882849004180
# Num Counters:
2
# Counter Values:
0
1053
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
** External Symbol **:1053
0
1
** External Symbol **:1053

$ss6ResultOy5Redis0B5ReplyOAC0B5ErrorOGWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
226
164926
$0

$ss6_merge3low3mid4high6buffer2bySbSpyxG_A3GSbx_xtKXEtKlF13Configuration12SettingsLineV_Tg5018$s13Configuration8h17V7outlineSayAA0B4I18VGvgSbAF_AFtXEfU0_Tf1nnnnc_n
# Func Hash:
506615128959395545
# Num Counters:
32
# Counter Values:
0
7737
0
0
0
4366
0
0
0
0
0
3371
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
56
0
0
0
0
0
515
3371
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
6
0
5
0:34
32:11
64:9
128:1
256:1
0
0
1
513:56
0

$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5016
$0

$sypWOb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
46214
$0

$sypWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
88475
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
27
__swift_memcpy1_1:23564
** External Symbol **:15887
** External Symbol **:12537
$s13Configuration12SettingsLineVwCP:11834
** External Symbol **:8564
** External Symbol **:6439
** External Symbol **:3764
** External Symbol **:3280
** External Symbol **:1497
$s6Limits5LimitVwCP:176
__swift_memcpy16_8:96
$s13Configuration14IdentitySourceOwCP:84
$s6Limits4PlanVwCP:80
$s13Configuration14CommonSettingsVwCP:48
$s13Configuration13AdminSettingsVwCP:48
$s13Configuration13MessageNamingVwCP:48
$s13Configuration13RedisSettingsVwCP:48
$s13Configuration13SpoolSettingsVwCP:48
$s13Configuration10HTTPLimitsVwCP:48
$s13Configuration8SettingsVwCP:48
$s13Configuration11LogSettingsVwCP:48
$s6Limits12ModelClassesV4RuleVwCP:44
$s13Configuration8UpstreamVwCP:42
** External Symbol **:36
$s6Limits5MeterOwCP:32
$s13Configuration13TraceSettingsVwCP:18
$s6Limits12ModelClassesVwCP:6

Configuration.build/AdminToken.swift.bc;objectdestroy
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1206
$0

Edge.build/AdminListener.swift.bc;$s14Authentication0A5SetupV4EdgeE_9demoUsers7tellingAC13Configuration8SettingsV_SaySSG9Telemetry10TroubleLogCtAD0C5ErrorVYKcfcSbSays5UInt8VGYbcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1180
$0

Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
131786
$0

Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
924012
$0

Edge.build/AdminListener.swift.bc;$s4Edge14TelemetrySetupV9userNames33_A0C47FFF28720D46D79B14943056431BLLy0B004UserE0O13Configuration8SettingsVAA0A5ErrorVYKFZs6UInt64VSays5UInt8VGcyYbcfU0_AoRc12Cryptography10PseudonymsCYbcfu_AoRcfu0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
77247
$0

Edge.build/AdminListener.swift.bc;$s4Edge8AppSetupV5hooks____2on7Gateway14AdmissionHooksC0B3API0B8ServicesV_6Ledger10RefusalLogCAL12ClaimedPlansC9Telemetry0B8ObserverC7Reactor9EventLoopCtFyAL7UserKeyV_AL0L0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
104964
$0

Gateway.build/BoundedTable.swift.bc;$s7Gateway13RelayedAnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1004
$0

Gateway.build/BoundedTable.swift.bc;$s7Gateway13RelayedAnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1004
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1004

Gateway.build/BoundedTable.swift.bc;$s7Gateway13RelayedAnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1004
$0

Gateway.build/BoundedTable.swift.bc;$s7Gateway13RelayedAnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1004
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
1004
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1004

Gateway.build/BoundedTable.swift.bc;$s7Gateway8ExchangeC10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA7ForwardVFyAC_AGtYaYbYCcfU_.0
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

Gateway.build/BoundedTable.swift.bc;$s7Gateway8ExchangeC10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA7ForwardVFyAC_AGtYaYbYCcfU_.0.29
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

Gateway.build/BoundedTable.swift.bc;$s7Gateway8ExchangeC15writeAnswerHead_4from8isSifted4HTTP5RelayC7FramingOAA7ForwardV_AG18UpstreamConnectionCSbtFy5Bytes10ByteBufferVzXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

Gateway.build/BoundedTable.swift.bc;$s7Gateway8ExchangeC6inTask4with_yx_yAC_xtYaYb8Problems7ProblemCYKYCctlFyAC_xtYaYbYCcfU_AA7ForwardV_Tg5011$s7Gateway8b55C10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA7H19VFyAC_AGtYaYbYCcfU_Tf1nnnc_n.0
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

Gateway.build/BoundedTable.swift.bc;$s7Gateway8ExchangeC6inTask4with_yx_yAC_xtYaYb8Problems7ProblemCYKYCctlFyAC_xtYaYbYCcfU_AA7ForwardV_Tg5011$s7Gateway8b55C10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA7H19VFyAC_AGtYaYbYCcfU_Tf1nnnc_n.0.4
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

Gateway.build/BoundedTable.swift.bc;$s7Gateway8ExchangeC6inTask4with_yx_yAC_xtYaYb8Problems7ProblemCYKYCctlFyAC_xtYaYbYCcfU_AA7ForwardV_Tg5011$s7Gateway8b55C10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyyAA7H19VFyAC_AGtYaYbYCcfU_Tf1nnnc_n.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1020
$0

Gateway.build/BoundedTable.swift.bc;$s7GatewayAAC4tell_6status_2ofy9Telemetry14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
77247
$0

Gateway.build/BoundedTable.swift.bc;$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA7ForwardV_TG5011$s7Gateway8b54C6inTask4with_yx_yAC_xtYaYb8Problems7ProblemCYKYCctlFyi1_jk11YbYCcfU_AA7c74V_TG5011$s7Gateway8b55C10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyys6H19VFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n.0
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

Gateway.build/BoundedTable.swift.bc;$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA7ForwardV_TG5011$s7Gateway8b54C6inTask4with_yx_yAC_xtYaYb8Problems7ProblemCYKYCctlFyi1_jk11YbYCcfU_AA7c74V_TG5011$s7Gateway8b55C10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyys6H19VFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n.0.13
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

Gateway.build/BoundedTable.swift.bc;objectdestroy
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1012
$0

Gateway.build/BoundedTable.swift.bc;objectdestroy.2
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1012
$0

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1004
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Gateway.build/BoundedTable.swift.bc;$s7Gateway13RelayedAnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_TA:1004

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_.0.8
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1004
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1004

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1004
$0

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1004
$0

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1004
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
1004
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1004

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH14ClientPresence_pSgtYaAA0B7FailureOYKF.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH14ClientPresence_pSgtYaAA0B7FailureOYKF.0.10
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH14ClientPresence_pSgtYaAA0B7FailureOYKFA2J_ALtYaASYKYCcfU0_.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH14ClientPresence_pSgtYaAA0B7FailureOYKFA2J_ALtYaASYKYCcfU0_.0.12
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH14ClientPresence_pSgtYaAA0B7FailureOYKFA2J_ALtYaASYKYCcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1020
$0

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH14ClientPresence_pSgtYaAA0B7FailureOYKFA2J_ALtYaASYKYCcfU0_TA.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH14ClientPresence_pSgtYaAA0B7FailureOYKFA2J_ALtYaASYKYCcfU0_TA.0.8
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7channel33_E274005C1164CD164F789B5D472F00EDLL3for7Reactor7ChannelCAG14ClientPresence_pSg_tYaAA0B7FailureOYKF.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7channel33_E274005C1164CD164F789B5D472F00EDLL3for7Reactor7ChannelCAG14ClientPresence_pSg_tYaAA0B7FailureOYKF.0.5
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7channel33_E274005C1164CD164F789B5D472F00EDLL3for7Reactor7ChannelCAG14ClientPresence_pSg_tYaAA0B7FailureOYKF.0.7
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7connect3forAA0B10ConnectionC7Reactor14ClientPresence_pSg_tYaAA0B7FailureOYKF.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7connect3forAA0B10ConnectionC7Reactor14ClientPresence_pSg_tYaAA0B7FailureOYKF.0.2
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7connect3forAA0B10ConnectionC7Reactor14ClientPresence_pSg_tYaAA0B7FailureOYKF.0.3
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC9addresses33_E274005C1164CD164F789B5D472F00EDLLSay7Reactor13SocketAddressOGyYaAA0B7FailureOYKF.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC9addresses33_E274005C1164CD164F789B5D472F00EDLLSay7Reactor13SocketAddressOGyYaAA0B7FailureOYKF.0.15
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC9takePlace33_E274005C1164CD164F789B5D472F00EDLLSbyYaF.0
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

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP16ServerConnectionC12leaveForGood33_40265017410E76633ED8A44B841E1ABFLLyyFyACYaYbYCcfU_.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1184
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
1184
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1184

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP16ServerConnectionC4dropSiyYaF.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1184
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1184

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP16ServerConnectionC6linger33_40265017410E76633ED8A44B841E1ABFLLyyYaF.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1184
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1184

HTTP.build/Channel+Buffer.swift.bc;$s4HTTP16ServerConnectionC6linger33_40265017410E76633ED8A44B841E1ABFLLyyYaF.0.3
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1184
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
1184
$0

HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTR.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1004
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_TA:1004

HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTR.0.7
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1004
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1004

HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1004
$0

HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1004
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTR:1004

HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA.0.5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1004
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1004

HTTP.build/Channel+Buffer.swift.bc;objectdestroy
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2008
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Bytes10ByteBufferVwxx:2008

HTTP.build/Channel+Buffer.swift.bc;objectdestroy
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1020
$0

HTTP.build/Channel+Buffer.swift.bc;objectdestroy.3
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1004
$0

Ledger.build/Account.swift.bc;$s5Redis0A6RouterC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4055
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
4055
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
5
** External Symbol **:4027
** External Symbol **:20
** External Symbol **:3
** External Symbol **:3
** External Symbol **:2

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C16nodeForAdmission2of0B00B4NodeCSgAA7UserKeyV_tFAF0B4SlotVyXEfu_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20406
$0

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C17nodeForSettlement2of0B00B4NodeCSgAA7UserKeyV_tFAF0B4SlotVyXEfu_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20404
$0

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B00B4CallCx_AG0B6ScriptCs6UInt64VSgAG0B4NodeCtAA0A5ErrorOYKAA0oN0RzlFyAG15UncheckedWriterVzXEfU_AA05AdmitN0V_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
131700
$0

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B00B4CallCx_AG0B6ScriptCs6UInt64VSgAG0B4NodeCtAA0A5ErrorOYKAA0oN0RzlFyAG15UncheckedWriterVzXEfU_AA06SettleN0V_TG5TA
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
108733
0
$0

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B4NodeCtAA0A5ErrorOYKFyAG15UncheckedWriterVzXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
25244
$0

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B4NodeCtAA0A5ErrorOYKFyAG15UncheckedWriterVzXEfU_yAMzXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
25244
$0

Ledger.build/Account.swift.bc;$s6Ledger10RefusalLogC5flush33_55306A0265DECEFC385A5DEC1C949917LL3allySb_tYaF.0.4
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
$s5Redis0A6RouterC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW:4010

Ledger.build/Account.swift.bc;$s6Ledger10RefusalLogC5flush33_55306A0265DECEFC385A5DEC1C949917LL3allySb_tYaF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4010
$0

Ledger.build/Account.swift.bc;$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU0_TA
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
108764
0
$0

Ledger.build/Account.swift.bc;$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_TA
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
108764
0
$0

Ledger.build/Account.swift.bc;$s6Ledger9AdmitCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_TA.53
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
131700
$0

Problems.build/Audience.swift.bc;$s8Problems16ResponseComposerC12appendFields33_C494AAADD32D7EA885CC4B6084F72D3ELL__2toy6Ledger7AccountC_8Dialects7DialectO4HTTP10ServerCallCtFy5Bytes10ByteBufferVzXEfU_TA.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20416
$0

Problems.build/Audience.swift.bc;$s8Problems16ResponseComposerC12appendFields33_C494AAADD32D7EA885CC4B6084F72D3ELL__2toy6Ledger7AccountC_8Dialects7DialectO4HTTP10ServerCallCtFy5Bytes10ByteBufferVzXEfU_TA.2
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
108764
$0

Problems.build/Audience.swift.bc;$s8Problems16ResponseComposerC6append33_C494AAADD32D7EA885CC4B6084F72D3ELL6notice_2toy5Words6PhraseV_6Ledger7AccountC4HTTP10ServerCallCtFy5Bytes10ByteBufferVzXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2008
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC3runxyYaq_YKF.0.1
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1053
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
** External Symbol **:534
** External Symbol **:519

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC3runxyYaq_YKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1053
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1053
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
1053
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1053

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1053
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1053
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
1053
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1053

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC7connect33_6F7D29669AE55DDB9604DD0B8662B2F9LL_2atyAA7ChannelC_AA13SocketAddressOtYaF.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1053
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC4race33_E274005C1164CD164F789B5D472F00EDLL_5until3for7Reactor7ChannelCSayAH13SocketAddressOG_s6UInt64VAH14ClientPresence_pSgtYaAA0B7FailureOYKFA2J_ALtYaASYKYCcfU0_TA:1020
Redis.build/Breaker.swift.bc;$s7Reactor7ChannelCAA13SocketAddressO5Redis10ConnectionCAF0E5ErrorOIegHggozo_BAAcehJIegHgILggrzr_TRTA:33

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC7connect33_6F7D29669AE55DDB9604DD0B8662B2F9LL_2atyAA7ChannelC_AA13SocketAddressOtYaF.0.9
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1053
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1053

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC7connect33_6F7D29669AE55DDB9604DD0B8662B2F9LL_2atyAA7ChannelC_AA13SocketAddressOtYaF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1053
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor7ChannelC16finishConnectingyyYaAA11SystemErrorVYKF.0.1
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1053
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
** External Symbol **:534
** External Symbol **:519

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor7ChannelC16finishConnectingyyYaAA11SystemErrorVYKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1053
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor8ResolverC9addresses2of4port2on6withinAA10ResolutionOSS_s6UInt16VAA9EventLoopCSitYaF.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1053
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
** External Symbol **:534
** External Symbol **:519

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5016
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
20
$s4HTTP16ServerConnectionC12leaveForGood33_40265017410E76633ED8A44B841E1ABFLLyyFyACYaYbYCcfU_:1184
Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTRTA:1053
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA7ForwardV_TG5011$s7Gateway8b54C6inTask4with_yx_yAC_xtYaYb8Problems7ProblemCYKYCctlFyi1_jk11YbYCcfU_AA7c74V_TG5011$s7Gateway8b55C10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyys6H19VFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n:1020
HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA:1004
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRyt_TG5011$s7Gateway8b54C6inTask4with_yx_yAC_xtYaYb8Problems7ProblemCYKYCctlFyh1_ij31YbYCcfU_yt_TG5011$s7Gateway8b27e11TaskyyyACYak18Problems7g31CYKYCcoh4_yttjp16AGYKYCcfU_011h20T46C5beginyyplmN21F9CYKYCcfU_Tf3nnnpf_nTf3nnnpf_nTf3nnpf_n:400
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTR6Ledger16AdmissionRequestC_AA06RoutedE0CAD9FirstCallVSgt_TG5011$s7Gateway8b54C6inTask4with_yx_yAC_xtYaYb8Problems7ProblemCYKYCctlFyn1_op17YbYCcfU_6Ledger16de6C_AA06f6J0CAI9gh110VSgt_TG5011$s7Gateway8b60C3ask33_7FFB1E80F3A41D8E13F839C0F09D941FLL__5aftery6Ledger16ij6C_AA06k6Q0CAG9lm31VSgtun9_AI_AkNttpqR21G9CYKYCcfU_Tf3nnnpf_nTf3nnpf_n:86
Ledger.build/Account.swift.bc;$s6Ledger9NodeWatchC3ask33_7D97931E876591E45E3E642ABBAD3D37LLyyFyACYaYbYCcfU_TA:72
$s6Ledger11PeriodicJobC10timePassedyyFyACYaYbYCcfU_:50
$s5Redis0A4NodeC7connectyyFyACYaYbYCcfU_:33
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTR6Ledger10SettlementC_TG5011$s7Gateway8b54C6inTask4with_yx_yAC_xtYaYb8Problems7ProblemCYKYCctlFyj1_kl17YbYCcfU_6Ledger10d75C_TG5011$s7Gateway8b67C5relay_4fromyAA7ForwardV_4HTTP18UpstreamConnectionCtqj14_6Ledger10iS10lrS12U_Tf3nnnpf_nTf3nnpf_n:31
$s4Edge16KillSwitchPollerC10timePassedyyFyACYaYbYCcfU_:21
Edge.build/AdminListener.swift.bc;$sBA4Edge0A4LoopC5Redis0C4NodeCIeghHgILgg_BAAC_AFtIeghHgILn_TRTA:10
$s6Ledger10RefusalLogC5begin33_55306A0265DECEFC385A5DEC1C949917LL3allySb_tFyACYaYbYCcfU_SbTf3nnpSi0_n:9
$s5usher15ServeController33_424684B83FFA2BBC131B59FC2EB94B10LLC8receivedyys5Int32VFyADYaYbYCcfU0_:8
usher.build/Check.swift.bc;$s5usher5ServeO3runy8Commands8ExitCodeOAE10InvocationV_SDyS2SGAE7PaletteVtFZyAA0B10Controller33_424684B83FFA2BBC131B59FC2EB94B10LLCYaYbYCcfU0_TA:8
$s6Ledger10RefusalLogC5begin33_55306A0265DECEFC385A5DEC1C949917LL3allySb_tFyACYaYbYCcfU_SbTf3nnpSi1_n:6
$s4Edge19LearnedModelsKeeperC10timePassedyyFyACYaYbYCcfU_:6
$sBA7Reactor9EventLoopC5Redis6SurveyCyAD11ClusterViewVGIeghHgILgg_BAAC_AItIeghHgILn_TR010$s5Redis10f58MapC5views33_9938970B17101BC08BE0FA116EF3FACFLL2ofSayAA0B4g5VGSays24A5PlaceVG_tYaFy7Reactor9bc5C_AA6e6CyAHGtY18YbYCcfU0_Tf4nnnd_nTf3nnpf_n:5
$s5Redis10ClusterMapC3ask33_9938970B17101BC08BE0FA116EF3FACFLLyyFyACYaYbYCcfU_:5
Redis.build/Breaker.swift.bc;$sBA5Redis10ClusterMapCAA6SurveyCyAA0B4ViewVGIeghHgILgg_BAAC_AHtIeghHgILn_TRTA:5

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_.0.10
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5014
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5014

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5016
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5016
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
5014
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5014

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTR.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1053
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor14ConnectionRaceC5begin33_6F7D29669AE55DDB9604DD0B8662B2F9LLyyAA7ChannelC_AA13SocketAddressOtFyACyxq_G_AGtYaYbYCcfU_TA:1053

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTR.0.7
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1053
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1053

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTRTA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1053
$0

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTRTA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1053
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTR:1053

Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTRTA.0.6
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1053
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1053

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
5016
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA:5016

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5.0.9
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5014
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5014

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5016
$0

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5016
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5:5016

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA.0.5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5014
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5014

Reactor.build/Channel+Bytes.swift.bc;__swift_continuation_await_point
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2256
$0

Reactor.build/Channel+Bytes.swift.bc;objectdestroy
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5504
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
** External Symbol **:2570
** External Symbol **:1762
** External Symbol **:1172

Reactor.build/Channel+Bytes.swift.bc;objectdestroy
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1062
$0

Reactor.build/Channel+Bytes.swift.bc;objectdestroy.3
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5014
$0

Reactor.build/Channel+Bytes.swift.bc;objectdestroy.4
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1072
$0

Redis.build/Breaker.swift.bc;$s5Redis0A6RouterC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF.0.14
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4055
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4055

Redis.build/Breaker.swift.bc;$s5Redis0A6RouterC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4030
$0

Redis.build/Breaker.swift.bc;__swift_continuation_await_point
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4739
$0

Telemetry.build/AppObserver.swift.bc;$s9Telemetry9UserNamesO10makeWriterySays5UInt8VG_5Bytes10ByteBufferVztcyFyAG_AJztcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
77247
$0

Words.build/Brand.swift.bc;$s5Words9CatalogueV8wordings33_38B3F77745938826874266E93A4C4117LL2of2inSDyAA8SentenceOAA7WordingVGSDyAiK6SourceOG_SStFZAI_AKtAI_ANtXEfU_TA
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
2176
0
$0

Words.build/Brand.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4376
$0

__swift_async_resume_get_context
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14648
$0

__swift_async_resume_project_context
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
64421
$0

__swift_destroy_boxed_opaque_existential_0
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
40055
3473
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
16
__swift_noop_void_return:14368
** External Symbol **:7368
** External Symbol **:6452
** External Symbol **:4807
** External Symbol **:3576
** External Symbol **:3252
$s6Limits5MeterOwxx:48
$s6Limits6WindowOwxx:32
$s13Configuration8HostPortVwxx:32
$s13Configuration13SpoolSettingsVwxx:24
$s6Limits12ModelClassesVwxx:24
$s13Configuration13MessageNamingVwxx:24
$s13Configuration11LogSettingsV6AccessOwxx:16
** External Symbol **:12
$s6Limits10ModelClassVwxx:12
$s13Configuration15WrittenSettingsVwxx:8

__swift_destroy_boxed_opaque_existential_1
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
4812
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
__swift_noop_void_return:4692
** External Symbol **:120

__swift_instantiateConcreteTypeFromMangledName
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2299284
2103
$0

__swift_instantiateConcreteTypeFromMangledNameAbstract
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2439
38
$0

__swift_instantiateGenericMetadata
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
88106
$0

__swift_memcpy16_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
34258
$0

__swift_memcpy1_1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
92403
$0

__swift_memcpy32_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3981
$0

__swift_memcpy72_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1004
$0

__swift_noop_void_return
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
106310
$0

__swift_project_boxed_opaque_existential_0
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
5946
0
$0

__swift_project_boxed_opaque_existential_1
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4812
0
$0

_swift_implicitisolationactor_to_executor_cast
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
14303
0
$0

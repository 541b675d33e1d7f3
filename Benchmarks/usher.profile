:ir

$s10LuaScripts7LibraryO5lines33_FDFF067B535D4B607DCB06386762BE90LL2ofSays10ArraySliceVys5UInt8VGGSayAJG_tFZ
# Func Hash:
1075116063157180784
# Num Counters:
30
# Counter Values:
56120
31216
0
25904
432
1332344
26336
672
672
672
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3344
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
380336
209216
32984
21616
121984
0
3160
54464
15216
11912
49432
51304
8584
1872
8040
0
0
0
0
0
0
0
43
0
0
0
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
23800
0
2104
0
320
0
0
72
240
0
0
0
0
29
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
20624
16344
21624
2176
0
2104
0
2104
2104
952
0
0
0
0
0
0
0
0
0
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
82398
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
6234
294
294
294
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

$s13Configuration0A3KeyVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2828
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2828

$s13Configuration0A3KeyVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1260
$0

$s13Configuration0A3KeyVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
2828
2828
0
0
2828
$0

$s13Configuration0A3KeyVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3808
$0

$s13Configuration10YAMLEventsO5EventV4KindOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1858
1004
$0

$s13Configuration10YAMLEventsO5EventVWOc
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
$s13Configuration10YAMLEventsO5EventVwcp:1004

$s13Configuration10YAMLEventsO5EventVwcp
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1004
0
$0

$s13Configuration14SettingsRecordV5Entry33_E414EB1AE6448C5D434DF5E3DDC3C0EALLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1022
$0

$s13Configuration14SettingsRecordV5named33_E414EB1AE6448C5D434DF5E3DDC3C0EALLySSSsF
# Func Hash:
157411391048131214
# Num Counters:
12
# Counter Values:
9035
168
493
168
168
0
116
0
0
0
0
168
$0

$s13Configuration14SettingsRecordV8fixedKey33_E414EB1AE6448C5D434DF5E3DDC3C0EALL2ofSSSgSS_tFTf4nx_n
# Func Hash:
629916274121577507
# Num Counters:
14
# Counter Values:
0
22850
3200
1616
0
472
1112
392
0
960
1504
1504
1616
472
$0

$s13Configuration4NodeV7ContentOWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1118
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13Configuration4NodeV7ContentOwcp:1118

$s13Configuration4NodeV7ContentOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1118
$0

$s13Configuration5ValueV3key_SS4nameAC5valuetWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1396
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1396

$s13Configuration5ValueV4text_8isSecretSSSgSS_SbtF
# Func Hash:
804816985689433231
# Num Counters:
12
# Counter Values:
2514
2514
0
0
58
880
0
838
0
880
0
0
$0

$s13Configuration5ValueV7section_4file4lineAA7SectionVSgAA7KeyListV_SSSitF
# Func Hash:
804816982053879622
# Num Counters:
10
# Counter Values:
2418
0
428
0
0
0
140
74
0
436
$0

$s13Configuration5ValueVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3280
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13Configuration5ValueVwxx:3280

$s13Configuration5ValueVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3770
$0

$s13Configuration5ValueVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5956
$0

$s13Configuration7KeyListVyAA0aB0VSgSScig
# Func Hash:
11922956313286595
# Num Counters:
6
# Counter Values:
24281
2828
2828
0
0
2916
$0

$s13Configuration7MistakeV5PlaceOWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1118
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13Configuration7MistakeV5PlaceOwcp:1118

$s13Configuration7MistakeV5PlaceOWOe
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
10356
0
48
$0

$s13Configuration7MistakeV5PlaceOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
10320
0
12
$0

$s13Configuration7MistakeV5PlaceOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1118
$0

$s13Configuration7SectionV13noteFixedKeysyyF
# Func Hash:
63014673540721583
# Num Counters:
26
# Counter Values:
16
176
144
1968
0
0
208
128
16
0
214
0
0
214
0
0
0
0
0
0
0
0
0
32
0
0
$0

$s13Configuration7SectionVyAA5ValueVSgSScig
# Func Hash:
567185241071822355
# Num Counters:
5
# Counter Values:
2122
1650
480
0
0
$0

$s13Configuration8YAMLTreeV4readyAA4NodeVSg4root_SayAA7MistakeVG8mistakestSSFZTf4nd_n
# Func Hash:
833558497444945239
# Num Counters:
31
# Counter Values:
1858
2484
1252
1004
36
78
78
0
626
626
618
8
1004
78
36
0
0
626
626
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s13Configuration8YAMLTreeV4take33_DAA09A4A8D1C3B4E6CAD3743192EBA46LLyyAA10YAMLEventsO5EventVF
# Func Hash:
45209324037725482
# Num Counters:
19
# Counter Values:
36
36
2484
0
114
0
114
0
626
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
1259
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
650973721781116889
# Num Counters:
8
# Counter Values:
40800
184783
40400
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
226383
1180
225203
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
225583
225183
$0

$s14Authentication19AuthenticatedCallerV6caller_6Ledger7AccountC7accounttSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
225583
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
134706
$0

$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
959402
$0

$s4Edge8AppSetupV5hooks____2on7Gateway14AdmissionHooksC0B3API0B8ServicesV_6Ledger10RefusalLogCAL12ClaimedPlansC9Telemetry0B8ObserverC7Reactor9EventLoopCtFyAL7UserKeyV_AL0L0VAL7AccountC6Limits10ModelClassVSgtcfU0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
114090
$0

$s4HTTP10ServerCallC10answerMarkSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20418
$0

$s4HTTP10ServerCallC10clientLeftSbvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
111493
111493
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
131926
131926
46
131926
131926
0
$0

$s4HTTP10ServerCallC11beginAnswer6status5dated7framingySi_SbAA5RelayC7FramingOtFfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20433
$0

$s4HTTP10ServerCallC11beginAnswer6status5dated7framingySi_SbAA5RelayC7FramingOtFfA1_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20433
$0

$s4HTTP10ServerCallC12appendFieldsyySays5UInt8VGF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20433
$0

$s4HTTP10ServerCallC12appendFieldsyyy5Bytes10ByteBufferVzXEF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
245427
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
5
Problems.build/Audience.swift.bc;$s8Problems16ResponseComposerC12appendFields33_C494AAADD32D7EA885CC4B6084F72D3ELL__2toy6Ledger7AccountC_8Dialects7DialectO4HTTP10ServerCallCtFy5Bytes10ByteBufferVzXEfU_TA.2:111493
Gateway.build/BoundedTable.swift.bc;$s7Gateway8ExchangeC15writeAnswerHead_4from8isSifted4HTTP5RelayC7FramingOAA7ForwardV_AG18UpstreamConnectionCSbtFy5Bytes10ByteBufferVzXEfU_TA:111493
Problems.build/Audience.swift.bc;$s8Problems16ResponseComposerC12appendFields33_C494AAADD32D7EA885CC4B6084F72D3ELL__2toy6Ledger7AccountC_8Dialects7DialectO4HTTP10ServerCallCtFy5Bytes10ByteBufferVzXEfU_TA.1:20418
Problems.build/Audience.swift.bc;$s8Problems16ResponseComposerC6append33_C494AAADD32D7EA885CC4B6084F72D3ELL6notice_2toy5Words6PhraseV_6Ledger7AccountC4HTTP10ServerCallCtFy5Bytes10ByteBufferVzXEfU_TA:2008
Problems.build/Audience.swift.bc;$s8Problems16ResponseComposerC12appendFields33_C494AAADD32D7EA885CC4B6084F72D3ELL__2toy6Ledger7AccountC_8Dialects7DialectO4HTTP10ServerCallCtFy5Bytes10ByteBufferVzXEfU_TA:15

$s4HTTP10ServerCallC12repeatAnswer6status_ySi_AA0E4CopyVtF
# Func Hash:
391331301927502568
# Num Counters:
6
# Counter Values:
93657
0
0
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
225583
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
114075
114075
114075
114075
114075
114075
$0

$s4HTTP10ServerCallC2on4from6serverAcA0bC9Transport_p_7Reactor13SocketAddressOSgAA0B0CtcfcTf4ennn_nAA0B10ConnectionC_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1283
$0

$s4HTTP10ServerCallC3endAC7RemainsVyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
225583
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
260256
260256
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
225583
225583
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
225583
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5Bytes10ByteBufferVwxx:225583
1
$s5Bytes10ByteBufferVwxx:225583

$s4HTTP10ServerCallC6finishyyF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
224579
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
225583
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
111493
1004
$0

$s4HTTP10ServerCallC7partner7Reactor7ChannelCSgvs
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
222986
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
225583
225583
225583
0
225583
0
0
0
225583
$0

$s4HTTP10ServerCallC9endAnswer4bodyys4SpanVys5UInt8VG_tF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
20433
20433
$0

$s4HTTP10ServerCallC9peerTrustAA04PeerE0VSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
227183
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
1283
$0

$s4HTTP10ServerCallCfd
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1283
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5Bytes10ByteBufferVwxx:1283
1
$s5Bytes10ByteBufferVwxx:1283

$s4HTTP12RelayOutcomeO12isClientLeftSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111493
$0

$s4HTTP12RelayOutcomeO5isCutSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111493
$0

$s4HTTP12RelayOutcomeO7isWholeSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
446976
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
110473
111493
111493
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
111493
110473
0
0
0
0
0
0
0
0
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
225583
225583
225583
225583
0
0
$0

$s4HTTP16ServerConnectionC3ask33_40265017410E76633ED8A44B841E1ABFLLySbAA0B4CallCF
# Func Hash:
1108181538038848560
# Num Counters:
3
# Counter Values:
225583
90877
134706
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7GatewayAAC4HTTP9ResponderAacDP5beginyyAC10ServerCallCFTW:225583

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
91420
0
$0

$s4HTTP16ServerConnectionC5leave33_40265017410E76633ED8A44B841E1ABFLLSbyF
# Func Hash:
52047013011106639
# Num Counters:
10
# Counter Values:
114090
0
225583
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
134706
225583
228508
0
1184
91420
0
$0

$s4HTTP16ServerConnectionC7Reading33_40265017410E76633ED8A44B841E1ABFLLOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
225583
225583
$0

$s4HTTP16ServerConnectionC7prepare33_40265017410E76633ED8A44B841E1ABFLLyyF
# Func Hash:
1096621590987993388
# Num Counters:
5
# Counter Values:
226767
0
0
226767
0
$0

$s4HTTP16ServerConnectionC7reclaimyyAA0B4CallCF
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
225583
225583
225583
$0

$s4HTTP16ServerConnectionC8finishedyyAA0B4CallCF
# Func Hash:
271263512729996346
# Num Counters:
15
# Counter Values:
0
0
225583
134706
90877
0
0
134706
1004
0
0
0
0
0
133702
$0

$s4HTTP16ServerConnectionC8readHead33_40265017410E76633ED8A44B841E1ABFLLAC7ReadingAELLOyF
# Func Hash:
894595280453479214
# Num Counters:
18
# Counter Values:
454077
224403
224300
225583
0
87822
225583
0
0
1283
454077
228494
1184
0
225583
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
225583
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
111493
$0

$s4HTTP18UpstreamConnectionC11mayHaveNewsSbvg
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
111493
111493
111493
$0

$s4HTTP18UpstreamConnectionC11releaseHeadyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
111493
3
$0

$s4HTTP18UpstreamConnectionC12channelReadyyyF
# Func Hash:
974670608380617655
# Num Counters:
8
# Counter Values:
0
8
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
111493
110489
110489
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
111493
111493
0
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
111493
0
0
111493
0
111493
111493
111493
$0

$s4HTTP18UpstreamConnectionC7GatewayE12appendFields33_BC23F9A221A61BC211C073CC62F205ABLL2to7passing13keepingLimits0R6Length0R6Accessy5Bytes10ByteBufferVz_AD06OriginF0VS3btF
# Func Hash:
387381282258801029
# Num Counters:
59
# Counter Values:
110489
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
0
112493
0
0
0
111493
0
0
111489
0
0
110489
0
0
0
0
0
0
0
0
110489
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
111493
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
1028
$0

$s4HTTP18UpstreamConnectionC7framing4Wire11BodyFramingOvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111493
$0

$s4HTTP18UpstreamConnectionC7isWholeSbvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
110489
110489
$0

$s4HTTP18UpstreamConnectionC7sendNow6withinSbSiSg_tAA0B7FailureOYKF
# Func Hash:
1124680650264541954
# Num Counters:
3
# Counter Values:
0
111493
111493
$0

$s4HTTP18UpstreamConnectionC8readHeadSbyAA0B7FailureOYKF
# Func Hash:
118056773994849759
# Num Counters:
15
# Counter Values:
111493
0
111493
111493
111493
0
0
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
110489
0
110489
110489
0
0
110489
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP3seeySbs4SpanVys5UInt8VGFTW:110489
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
156787
305550
304546
304546
0
156787
0
156787
156787
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
155783
148763
0
0
0
0
0
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
149767
0
0
1004
148763
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
149767
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
149767
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

$s4HTTP5RelayC7Reactor4PumpAadEP12channelReadyyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
155783
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
338876
0
338876
338876
$0

$s4JSON10JSONParserV8documentAA9JSONValueVSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
194995
$0

$s4JSON11JSONMembersV4nextAA10JSONMemberVSgyF
# Func Hash:
567185242268116191
# Num Counters:
5
# Counter Values:
754049
6290428
1201009
5227699
4026690
$0

$s4JSON12JSONElementsV4nextAA9JSONValueVSgyF
# Func Hash:
567185238853868193
# Num Counters:
5
# Counter Values:
0
727461
420977
0
0
$0

$s4JSON9JSONValueV4boolSbSgvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
226583
226583
$0

$s4JSON9JSONValueV4kindAC4KindOvg
# Func Hash:
287486625672014413
# Num Counters:
7
# Counter Values:
727269
0
1000
307488
0
0
111493
$0

$s4JSON9JSONValueV6isNullSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1013216
$0

$s4JSON9JSONValueV6memberyACSgs12StaticStringVF
# Func Hash:
948827212242006792
# Num Counters:
9
# Counter Values:
4000
0
19000
6000
24000
18000
5000
5000
0
$0

$s4JSON9JSONValueV6strings4SpanVys5UInt8VGSgvg
# Func Hash:
1063705162462123496
# Num Counters:
3
# Counter Values:
535071
535071
535071
$0

$s4JSON9JSONValueV7integerSiSgvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
897122
897122
$0

$s4JSON9JSONValueV7isArraySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
221982
$0

$s4JSON9JSONValueV7membersAA11JSONMembersVvg
# Func Hash:
1063705160368644653
# Num Counters:
3
# Counter Values:
1508701
1508701
0
$0

$s4JSON9JSONValueV8elementsAA12JSONElementsVvg
# Func Hash:
1063705160368644653
# Num Counters:
3
# Counter Values:
420977
420977
0
$0

$s4JSON9JSONValueV8isObjectSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
450569
$0

$s4JSON9JSONValueV8isStringSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
110489
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
255863
0
256867
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
350383
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
336072
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
135188633355669631
# Num Counters:
8
# Counter Values:
2303
337076
334773
334773
334773
334773
0
0
$0

$s4Wire10HeadFieldsC15appendSameLines2at2in_4fromS2i_s4SpanVys5UInt8VGAA0B6LimitsVSitF
# Func Hash:
202171180993293001
# Num Counters:
39
# Counter Values:
1321984
995625
6508
334773
987211
676119
0
0
995625
661056
661056
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
326359
$0

$s4Wire10HeadFieldsC4note33_E0C07A2EC0791B3F67864A5A49AC1913LLyyAA10KnownFieldOF
# Func Hash:
1096621587600020284
# Num Counters:
5
# Counter Values:
339043
0
337043
0
0
$0

$s4Wire10HeadFieldsC4read_6limitsSiSgs4SpanVys5UInt8VG_AA0B6LimitsVtAA9HTTPFaultVYKF
# Func Hash:
526446565944533547
# Num Counters:
57
# Counter Values:
10129
339043
339043
678086
339043
339043
339043
676119
339043
339043
339043
12684
326359
2000
337043
0
2303
334504
337043
1004
0
0
337076
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5837
0
0
0
0
0
337076
117118
0
0
339043
0
337043
337043
337043
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
226383
0
184783
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
225583
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

$s4Wire10HeadFieldsC6length33_F6813A8778FD5794D7763CBD7DF5A4A6LLySiSgs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
391331300526612546
# Num Counters:
7
# Counter Values:
1111391
1111391
336072
336072
336072
336072
0
$0

$s4Wire10HeadFieldsC8containsySbAA10KnownFieldOF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
225583
$0

$s4Wire10HeadFieldsCACycfc
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
145089
2303
$0

$s4Wire10HeadFieldsCfD
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2303
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Bytes10ByteBufferVwxx:2303

$s4Wire10HeadFieldsCy5Bytes10FieldRangeVSgAA05KnownE0Ocig
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
1059629
789842
0
0
$0

$s4Wire10HeadFieldsCyAA5FieldVSicig
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
731712
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
111509
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111509
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA1_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111509
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111509
$0

$s4Wire10HeadMemoryV4keepyys4SpanVys5UInt8VG_S2itF
# Func Hash:
1096621590592104566
# Num Counters:
6
# Counter Values:
337076
110409
226667
0
110409
110409
$0

$s4Wire10KnownFieldO5namedyACs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
672137664198745421
# Num Counters:
12
# Counter Values:
0
226383
226383
226383
226383
226383
0
0
0
226383
226383
226383
$0

$s4Wire11BodyDecoderV4next2in4fromAC4StepOs4SpanVys5UInt8VG_SiztAA9HTTPFaultVYKF
# Func Hash:
942389667449461396
# Num Counters:
3
# Counter Values:
0
392771
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
149767
0
0
0
0
0
148763
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
392771
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
111493
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
451166
$0

$s4Wire11RequestHeadC5resetyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
225583
$0

$s4Wire11RequestHeadC5value2of5Bytes10FieldRangeVSgAA05KnownG0O_tF
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
568283
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
225583
225583
0
225583
$0

$s4Wire11RequestHeadCACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1283
$0

$s4Wire11RequestHeadCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1283
$0

$s4Wire11RequestHeadCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1283
$0

$s4Wire11StatusLines33_775C651010D894B81B96C705BDFD0E8CLLO5knownys12StaticStringVSgSiFZTf4nd_n
# Func Hash:
280681508603100586
# Num Counters:
29
# Counter Values:
131926
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
20433
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
112499
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
111493
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s4Wire12EventScannerVwxx:111493

$s4Wire12EventScannerVwxx
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
111493
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Bytes10ByteBufferVwxx:111493

$s4Wire12ResponseHeadC3hasySbAA10KnownFieldOF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111493
$0

$s4Wire12ResponseHeadC5resetyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
111493
0
$0

$s4Wire12ResponseHeadC5value2of5Bytes10FieldRangeVSgAA05KnownG0O_tF
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
222986
111493
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
334479
334479
334479
334479
331467
331467
$0

$s4Wire12ResponseHeadC9isInterimSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111493
$0

$s4Wire12ResponseHeadC9keepAlive9answeringSbAA6MethodO_tF
# Func Hash:
974670607270608071
# Num Counters:
9
# Counter Values:
0
110489
111493
111493
111493
111493
0
111493
110489
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
1283
0
0
1283
0
0
0
0
0
0
0
0
0
0
0
0
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
2303
2303
2303
2303
2303
0
0
$0

$s4Wire13RequestParserO4read33_8ACB5A14D54F9E2A183197507A0F46DFLLyySnySiG_s4SpanVys5UInt8VGAA10HeadLimitsVAA0bP0CtAA9HTTPFaultVYKFZTf4nnnnd_nTf4nnxn_n
# Func Hash:
728130256398836070
# Num Counters:
29
# Counter Values:
0
1283
0
0
0
0
1283
0
0
0
1283
0
0
0
0
0
0
0
0
0
0
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
225583
225583
1283
225583
225583
1283
0
0
224300
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
225583
0
225583
225583
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
225583
0
0
0
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
1283
0
0
0
1283
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
24377
0
0
1283
1283
0
0
0
0
0
0
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
111493
0
111493
111493
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
111493
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
460900
8
$0

$s4Wire6MethodOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
460900
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
1283
1283
0
0
0
0
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
515875
515875
103175
103175
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
103175
0
0
225583
0
225583
0
103175
103175
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
225583
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
255863
255863
255863
255863
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
242430
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
243419
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
131926
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
1917243
0
$0

$s5Bytes10ByteBufferV6append11thousandthsys6UInt64V_tF
# Func Hash:
647472252221614757
# Num Counters:
10
# Counter Values:
189572
8480
189572
8480
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
185000
$0

$s5Bytes10ByteBufferV6append7decimal5widthySi_SitF
# Func Hash:
331779891435087487
# Num Counters:
9
# Counter Values:
82736
247994
82736
82736
0
0
0
0
0
$0

$s5Bytes10ByteBufferV6append7decimalySi_tF
# Func Hash:
249841959530022806
# Num Counters:
17
# Counter Values:
642418
776681
776681
80
642418
0
642418
0
0
0
0
0
0
0
0
0
0
$0

$s5Bytes10ByteBufferV6append9hexDigitsys6UInt64V_tF
# Func Hash:
52047011908973368
# Num Counters:
9
# Counter Values:
390373
390373
390373
95
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
337076
0
$0

$s5Bytes10ByteBufferV6appendyySays5UInt8VGF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
325839
$0

$s5Bytes10ByteBufferV6appendyySays5UInt8VG_SnySiGtF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
637824
0
$0

$s5Bytes10ByteBufferV6appendyys12StaticStringVF
# Func Hash:
788747807060004997
# Num Counters:
10
# Counter Values:
1631976
2291
315601
739885
576490
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
2:462940
1:111626
5:1193
7:379
4:170
6:128
3:54

$s5Bytes10ByteBufferV6appendyys4SpanVys5UInt8VGF
# Func Hash:
615463249704568864
# Num Counters:
9
# Counter Values:
3248497
14154
469263
162103
2617127
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
513:803054
65:489682
33:428717
129:408000
2:243000
0:111493
4:111493
257:21420
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
2470474
2470474
2
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
823919
712429
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
3873727
$0

$s5Bytes10ByteBufferV8capacityACSi_tcfC
# Func Hash:
238984484201432128
# Num Counters:
3
# Counter Values:
1034939
741
0
$0

$s5Bytes10ByteBufferV8capacityACSi_tcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1034198
$0

$s5Bytes10ByteBufferV8makeRoom33_2C896455B9392AD32366962B231258ECLLyySiF
# Func Hash:
685179184202638084
# Num Counters:
11
# Counter Values:
16622
8885
8885
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
9
65:2300
129:2189
513:1093
257:1092
33:1084
17:1020
0:101
32:4
256:2

$s5Bytes10ByteBufferV8readables4SpanVys5UInt8VGvg
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
4670262
4669251
0
0
$0

$s5Bytes10ByteBufferV9removeAll15keepingCapacityySb_tF
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
1350227
227185
3191
$0

$s5Bytes10ByteBufferV9removeAll15keepingCapacityySb_tFfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
563565
$0

$s5Bytes10ByteBufferVWOd
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
451166
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Bytes10ByteBufferVwta:451166

$s5Bytes10ByteBufferVwta
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
451166
$0

$s5Bytes10ByteBufferVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
583773
4283
$0

$s5Bytes10ByteBufferVys5UInt8VSicig
# Func Hash:
1096621589249542898
# Num Counters:
5
# Counter Values:
110489
110489
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
2215824
$0

$s5Bytes10FieldRangeV10upperBoundSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
567142
$0

$s5Bytes10FieldRangeV5emptyACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
342960
$0

$s5Bytes10FieldRangeV7isEmptySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
184783
$0

$s5Bytes10FieldRangeVyACSnySiGcfC
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
739355
0
$0

$s5Bytes10SplitMix64V4nexts6UInt64VyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
442681
$0

$s5Bytes11HexadecimalO4textySSs6UInt64VFZ
# Func Hash:
992371482565128066
# Num Counters:
17
# Counter Values:
1264
1264
314
1106
156
158
0
0
0
0
0
0
0
0
1264
822
773
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
3072
3016
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
2924234
$0

$s5Bytes5ASCIIO3end2of2in4from2toSiAA9ByteClassV_s4SpanVys5UInt8VGS2itFZ
# Func Hash:
567185240379971366
# Num Counters:
5
# Counter Values:
2170837
2066379
228866
0
0
$0

$s5Bytes5ASCIIO3tabs5UInt8Vvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1165094
$0

$s5Bytes5ASCIIO5spaces5UInt8Vvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1427310
$0

$s5Bytes5ASCIIO7isDigitySbs5UInt8VFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1634932
$0

$s5Bytes5ASCIIO8hexValueys5UInt8VSgAFFZ
# Func Hash:
679210743074613351
# Num Counters:
4
# Counter Values:
487008
301004
301004
301004
$0

$s5Bytes5ASCIIO8lineFeeds5UInt8Vvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2383363
$0

$s5Bytes5FNV1aV13ConfigurationE4text2ofS2S_tFZ
# Func Hash:
1062511248069545823
# Num Counters:
12
# Counter Values:
0
0
14354
24
0
0
0
0
0
0
14362
14354
$0

$s5Bytes5FNV1aV3addyys5UInt8VF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14354
$0

$s5Bytes5FNV1aV4hashys6UInt64Vs4SpanVys5UInt8VGFZ
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
2822661
185750
185742
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
339043
339043
3
3
4540
334500
3
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
3
0
2054926
678422
0
678419
6
3
569566
108850
678422
0
3
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
46416
3094
3094
3094
63711
63307
494
90
47514
15551
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
1838546
0
0
$0

$s5Bytes8ByteScanO5block2in2ats5SIMD2Vys6UInt64VGs4SpanVys5UInt8VG_SitFZ
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
1796368
0
0
$0

$s5Bytes8ByteScanO9sameCountySis4SpanVys5UInt8VG_AItFZ
# Func Hash:
52047012695246341
# Num Counters:
9
# Counter Values:
1775444
1775436
1982793
334705
661056
224364
101987
0
0
$0

$s5Bytes8ByteScanO9unescaped2inSis6UInt64V_tFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
632000
$0

$s5Bytes9Base64URLO5digit2ofs5UInt8Vs6UInt64V_tFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
371746
$0

$s5Bytes9Base64URLO6append_2toys4SpanVys5UInt8VG_s06OutputF0VyAIGztFZ
# Func Hash:
296805424494828388
# Num Counters:
23
# Counter Values:
370842
185401
185401
148316
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
742261418966908927
# Num Counters:
1
# Counter Values:
1413
$0

$s5Bytes9Base64URLO6decodeySays5UInt8VGSgs4SpanVyAFGFZTf4nd_n
# Func Hash:
1127386594807280458
# Num Counters:
10
# Counter Values:
270450
202611
1413
0
0
1413
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
185396
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
25660
$0

$s5Bytes9ByteClassV5tokenACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3283
$0

$s5Bytes9ByteClassV6targetACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1283
$0

$s5Bytes9ByteClassV7specialACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1283
$0

$s5Bytes9ByteClassV8hostNameACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
225583
$0

$s5Bytes9ByteClassV8rawValueACs5UInt8V_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2566
$0

$s5Bytes9ByteClassVACs10SetAlgebraAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2566
8
$0

$s5Bytes9ByteClassVs10SetAlgebraAAsADP10isSuperset2ofSbx_tFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2566
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
4044
$0

$s5Dates9CivilDateV9dayNumberACSi_tcfCTf4nd_n
# Func Hash:
1085769280851633076
# Num Counters:
15
# Counter Values:
4115
0
0
0
0
0
0
0
0
0
0
0
0
0
4115
$0

$s5Redis0A4CallC12missesScriptSbvg
# Func Hash:
631255613234631082
# Num Counters:
7
# Counter Values:
114727
114727
114727
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
277849
0
$0

$s5Redis0A4NodeC4send_4keys9arguments4room3due_AA0A4CallCAA0A6ScriptC_S3is6UInt64VSgyAA15UncheckedWriterVzXEtAA0A5ErrorOYKF
# Func Hash:
934081910806943080
# Num Counters:
22
# Counter Values:
0
272744
660467
111493
199
0
272754
0
0
53
10
0
0
0
0
272744
10
0
0
0
0
9
$0

$s5Redis0A4NodeC5StateOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
277931
277843
$0

$s5Redis0A4NodeC5knowsySbAA0A6ScriptCF
# Func Hash:
536873293310889690
# Num Counters:
4
# Counter Values:
138687
416049
138788
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
115
0
5066
0
0
39
58
3
0
39
0
39
3
0
33
0
0
5051
0
0
3
16
15
5066
0
5066
4924
0
0
0
0
0
4924
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
39
3
25
4924
0
5010
4924
2563
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
8
2
0:36
33:3
0
2
17:28
33:11
0
3
33:4881
0:142
513:43
0
5
129:4092
33:499
65:345
257:88
17:42
0

$s5Redis0A4NodeC7releaseyyAA0A4CallCF
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
131505
131505
2
$0

$s5Redis0A4NodeC8evaluate_4keys_3due6askingAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgSbtYaAA0A5ErrorOYKF
# Func Hash:
282362083527910141
# Num Counters:
25
# Counter Values:
1564
0
0
675
675
560
104
104
104
0
0
0
0
0
46
20
726
0
0
0
0
0
46
680
104
$0

$s5Redis0A4NodeC9takeReplyyAA0aD0OAA0A4CallCAA0A5ErrorOYKF
# Func Hash:
694937217580931707
# Num Counters:
5
# Counter Values:
146270
146344
146344
0
25
$0

$s5Redis0A4SlotV3tagACs4SpanVys5UInt8VG_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
81783
$0

$s5Redis0A4SlotV3tagACs4SpanVys5UInt8VG_tcfCTf4nd_n
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
809503
81783
81783
$0

$s5Redis0A5ErrorO6answerACSays5UInt8VG_tcfCTf4gn_n
# Func Hash:
448801570019907098
# Num Counters:
55
# Counter Values:
119
1071
952
119
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
119
119
119
119
119
119
119
119
119
119
119
119
0
0
119
0
0
119
0
0
0
0
0
0
0
0
0
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
146683
0
0
0
0
238
$0

$s5Redis0A5ReplyO7integerSiSgvg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
1222
0
$0

$s5Redis0A5ReplyOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
272142
261278
$0

$s5Redis0A5ReplyOWOe
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
295903
238
103
1089
7618
$0

$s5Redis0A5ReplyOWOy
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
160443
238
103
1016
7995
$0

$s5Redis0A5ReplyOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1538
$0

$s5Redis0A6RouterC3hasySbAA0A4NodeC_AA0A4SlotVtF
# Func Hash:
694937217566353567
# Num Counters:
6
# Counter Values:
46364
46364
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
411157
81753
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
7
Ledger.build/Account.swift.bc;$s6Ledger10StoreWatchC4node2of5Redis0F4NodeCAA7UserKeyV_tFAF0F4SlotVyXEfu_TA.12:20406
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send_2toyAA12AdmitCommandC_AA17StoreCallFollower_ptAA0A5ErrorOYKF0B00B4SlotVyXEfu_TA:20406
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send_2toyAA10SettlementC_AA17StoreCallFollower_ptAA0A5ErrorOYKF0B00B4SlotVyXEfu_TA:20404
Ledger.build/Account.swift.bc;$s6Ledger10StoreWatchC4node2of5Redis0F4NodeCAA7UserKeyV_tFAF0F4SlotVyXEfu_TA.11:20404
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C8findNode2of0B00bD0CSgAA7UserKeyV_tFAF0B4SlotVyXEfu_TA.1:127
Ledger.build/Account.swift.bc;$s6Ledger10LeaseIndexO5shard2of2inAA5QueueV5queue_Sb13isOnUsersNodetAA7UserKeyV_5Redis0O6RouterCtFZAM0O4SlotVyXEfu_TA:3
Ledger.build/Account.swift.bc;$s6Ledger10StoreWatchC4node2of5Redis0F4NodeCAA7UserKeyV_tFAF0F4SlotVyXEfu_TA:3

$s5Redis0A6RouterC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
0
4082
$0

$s5Redis0A6RouterC8connectsSivg
# Func Hash:
948827210060363724
# Num Counters:
7
# Counter Values:
61218
114300
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
4054
0
0
4082
0
4054
4054
4054
8
8
0
8
0
0
8
0
6
8
$0

$s5Redis0A6RouterC8isSingleSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
182650
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
272754
10
0
0
272754
272754
0
0
0
272754
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
272754
0
272754
272754
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_8E4149BC14FEED5DEBC30B3E1CA85593LL__3due_0B00B4CallCx_AG0B6ScriptCs6UInt64VSgAG0B4NodeCtAA0A5ErrorOYKAA0mL0RzlFAIyAG0bP0OYKXEfU_yAG15UncheckedWriterVzXEfU_AA05AdmitL0V_TG5TA:134620
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_8E4149BC14FEED5DEBC30B3E1CA85593LL__3due_0B00B4CallCx_AG0B6ScriptCs6UInt64VSgAG0B4NodeCtAA0A5ErrorOYKAA0mL0RzlFAIyAG0bP0OYKXEfU_yAG15UncheckedWriterVzXEfU_AA06SettleL0V_TG5TA:111493
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B4NodeCtAA0A5ErrorOYKFAG0B4CallCyAG0bH0OYKXEfU_yAG15UncheckedWriterVzXEfU_TA:26641
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
33:272744
513:10
0

$s5Redis0A9ArgumentsV6append_4eachySays5UInt8VG_s12StaticStringVtF
# Func Hash:
701607649364344984
# Num Counters:
12
# Counter Values:
0
4308
0
0
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
8314
28
0
0
0
0
0
0
0
4103
$0

$s5Redis0A9ArgumentsV6appendyySiF
# Func Hash:
934653110761828625
# Num Counters:
26
# Counter Values:
12483
12521
0
8503
8455
8447
8399
8100
8100
8100
8100
8100
0
0
0
0
0
8100
4028
8100
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
41154
12483
12521
4421
8100
8234
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
200
9622
304
9406
0
9622
248
0
200
40
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4612
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
14
33:4248
17:4043
9:724
513:240
32:127
5:77
4:68
3:28
8:28
16:16
257:8
0:7
1:4
2:4
0

$s5Redis0A9ArgumentsVACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4916
$0

$s5Redis0A9CallQueueV6appendyyAA0aB0CF
# Func Hash:
135188633044096422
# Num Counters:
7
# Counter Values:
277892
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
131386
0
$0

$s5Redis10ConnectionC11earliestDues6UInt64Vvg
# Func Hash:
93478047928630628
# Num Counters:
7
# Counter Values:
3622
3622
314
154
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
158573
0
$0

$s5Redis10ConnectionC5flushyyF
# Func Hash:
477729236300833847
# Num Counters:
14
# Counter Values:
443872
221936
221936
31
0
0
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
277853
221903
0
0
$0

$s5Redis10ConnectionC7Reactor4PumpAadEP12channelReadyyyFTW
# Func Hash:
1124680653462654286
# Num Counters:
4
# Counter Values:
186295
186295
18149
0
$0

$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
221936
$0

$s5Redis10ConnectionC7deliver33_C889FAC629DDB47BE5F73C5CC1E30652LL_5firstySays5UInt8VG_SitF
# Func Hash:
523973163043785446
# Num Counters:
77
# Counter Values:
2308
507
269843
267135
135675
131460
131460
131732
0
119
0
0
0
0
131460
21
0
0
0
158573
0
0
0
9636
0
66
0
74
3836
0
0
33
0
0
2815
1104
0
5
0
2815
0
0
0
0
0
507
0
0
0
0
0
0
0
0
507
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
131452
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s7Gateway8ExchangeC5Redis0C12CallFollowerAadEP5endedyyAD0cD0CFTW:131386
2
$s7Gateway8ExchangeC5Redis0C12CallFollowerAadEP5endedyyAD0cD0CFTW:107513
$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5Redis0L12CallFollowerAaeFP5endedyyAE0lM0CFTW:24219
2
$s7Gateway8ExchangeC5Redis0C12CallFollowerAadEP5endedyyAD0cD0CFTW:7214
$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5Redis0L12CallFollowerAaeFP5endedyyAE0lM0CFTW:2422
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
4
33:108295
65:23091
17:51
513:23
0

$s5Redis10ConnectionC7receive33_C889FAC629DDB47BE5F73C5CC1E30652LLyyF
# Func Hash:
927205938377245671
# Num Counters:
11
# Counter Values:
158573
186295
186295
0
186295
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
3953
3907
119
35
3799
3907
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
33:3332
17:229
65:122
32:88
4:40
513:37
5:21
9:15
257:13
16:8
2:2

$s5Redis11ReplyParserV4feedyySays5UInt8VG_SnySiGtF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
2815
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
3953
$0

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_s5Int64VtcfU1_To
# Func Hash:
1063705159172739859
# Num Counters:
3
# Counter Values:
7703
0
0
$0

$s5Redis11ServerCheckV6fieldsySDyS2sGSSFZTf4nd_n
# Func Hash:
325048438414580373
# Num Counters:
14
# Counter Values:
80
0
2165
320
65
65
0
0
0
0
0
0
0
0
$0

$s5Redis11ServerClockV7reading2atAC7ReadingVs6UInt64V_tF
# Func Hash:
844982799793647196
# Num Counters:
4
# Counter Values:
134706
134671
0
0
$0

$s5Redis13ReplyAssemblyV3addyyAA0aB0OF
# Func Hash:
391331300296868596
# Num Counters:
6
# Counter Values:
1243
10864
0
368
52
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
497586
0
497586
0
0
0
0
250574
0
250574
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
21167
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
17:293808
16:203510
9:268
0

$s5Redis15UncheckedWriterV3put8argumentys4SpanVys5UInt8VG_tF
# Func Hash:
966459197047243388
# Num Counters:
26
# Counter Values:
0
53282
0
53282
0
53282
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
28287
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
9:53282
0

$s5Redis15UncheckedWriterV3put8argumentyyACzXE_tF
# Func Hash:
1066151231937422904
# Num Counters:
41
# Counter Values:
0
249694
161347
357759
357759
134706
134706
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
Ledger.build/Account.swift.bc;$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU0_TA:111493
Ledger.build/Account.swift.bc;$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_TA:111493
Ledger.build/Account.swift.bc;$s6Ledger9AdmitCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_TA:73306
Ledger.build/Account.swift.bc;$s6Ledger9AdmitCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_TA:61467
Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B4NodeCtAA0A5ErrorOYKFAG0B4CallCyAG0bH0OYKXEfU_yAG15UncheckedWriterVzXEfU_yAQzXEfU_TA:26641
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
5
17:111493
64:57947
65:29887
6:26641
33:23726

$s5Redis15UncheckedWriterV3put9bigEndian5countys6UInt64V_SitF
# Func Hash:
567185241304049546
# Num Counters:
5
# Counter Values:
4409800
791225
791225
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
111493
0
0
111487
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
9:81616
6:29877
0

$s5Redis15UncheckedWriterV3put_6digitsySu_SitF
# Func Hash:
567185239232071700
# Num Counters:
5
# Counter Values:
1749290
519240
384378
159772
0
$0

$s5Redis15UncheckedWriterV3putyySays5UInt8VGF
# Func Hash:
303615924401429201
# Num Counters:
4
# Counter Values:
0
515812
0
366325
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
9
17:126605
1:81608
9:81608
33:81608
65:53098
4:42886
16:38053
2:10279
0:67
0

$s5Redis15UncheckedWriterV3putyys12StaticStringVF
# Func Hash:
599077204235560586
# Num Counters:
6
# Counter Values:
0
246266
0
0
0
246266
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
0:134706
2:111493
1:67
0

$s5Redis15UncheckedWriterV3putyys4SpanVys5UInt8VGF
# Func Hash:
927276899315658337
# Num Counters:
5
# Counter Values:
276552
0
276552
0
10
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
7
9:276234
2:164
0:67
8:67
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
3749532
$0

$s5Redis15UncheckedWriterV5frameSivgZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
519173
$0

$s5Redis15UncheckedWriterV6digits2ofSiSu_tFZ
# Func Hash:
1029578615941763306
# Num Counters:
20
# Counter Values:
519240
384378
272885
272875
272875
272875
246234
246234
246234
246234
246234
246231
246204
245982
243534
218859
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
246258
0
$0

$s5Redis9FlatReplyO4read_4fromAA0aC0OSgs4SpanVys5UInt8VG_SiztFZTf4nnd_n
# Func Hash:
1866295322258360
# Num Counters:
55
# Counter Values:
264
270990
132
135495
135675
1653
1384
135675
132
135495
132
135495
132
135495
269
132
135495
0
0
0
73
0
58
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
394405
262945
267135
267135
131460
131460
131460
131460
131460
0
131460
131460
131460
0
0
0
0
0
0
0
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
2534
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2534
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2534
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
599005161645658064
# Num Counters:
12
# Counter Values:
2192
80
16
64
416
368
272
0
496
32
80
32
$0

$s5Words11PlaceholderO8rawValueSSvg
# Func Hash:
599005161679883979
# Num Counters:
12
# Counter Values:
2192
336
368
32
272
32
80
80
64
496
16
0
$0

$s5Words11PlaceholderOACSHAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2896
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

$s5Words4ToneO13forbiddenWord2inSSSgSS_tFZTf4nd_n
# Func Hash:
567185240995793537
# Num Counters:
4
# Counter Values:
23168
2896
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
424622329674438600
# Num Counters:
16
# Counter Values:
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
665080132525281480
# Num Counters:
43
# Counter Values:
0
0
0
0
0
2017
2017
0
2007
2017
0
0
2017
0
0
0
2017
0
2017
0
0
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
1042354055774741966
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
2020
0
0
2020
0
2020
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
115539
2023
$0

$s5Words6PhraseVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
111493
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:111493

$s5Words6PhraseVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
115539
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
2029
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words6PhraseVwcp:2029

$s5Words6PhraseVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2044
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words6PhraseVwxx:2044

$s5Words6PhraseVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4052
$0

$s5Words6PhraseVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
113516
113516
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
2044
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
2528
0
0
0
0
0
0
2896
368
2528
0
2528
0
0
2528
0
0
0
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
1057455120854864273
# Num Counters:
64
# Counter Values:
0
0
0
368
736
0
0
368
0
736
736
0
0
0
0
0
736
736
0
736
0
368
0
0
368
0
368
0
0
368
0
368
0
0
0
0
2144
16
0
368
368
368
0
0
0
368
2144
0
0
0
0
0
0
0
0
0
368
0
0
0
0
0
0
736
$0

$s5Words7WordingV6SourceOWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
4320
736
$0

$s5Words7WordingV6SourceOWOy
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
4320
736
$0

$s5Words7WordingV6SourceOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2528
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
2896
0
0
0
$0

$s5Words8SentenceO12placeholdersShyAA11PlaceholderOGvg
# Func Hash:
809862440449472066
# Num Counters:
60
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
64
16
64
64
64
64
64
64
64
48
48
48
48
48
56
48
48
48
48
48
48
48
48
7708
916
592
288
200
144
96
96
96
96
48
48
48
32
48
48
48
64
48
$0

$s5Words8SentenceO8rawValueSSvg
# Func Hash:
128068933101387113
# Num Counters:
159
# Counter Values:
7082
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
2038
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
52
0
$0

$s5Words8TemplateV12placeholdersShyAA11PlaceholderOGvg
# Func Hash:
391331302411858267
# Num Counters:
6
# Counter Values:
6656
2192
1312
2896
0
0
$0

$s5Words8TemplateV5wordsSSvg
# Func Hash:
1096621590876055983
# Num Counters:
5
# Counter Values:
2192
4464
2896
2896
0
$0

$s5Words8TemplateVyACSSAC7MistakeOYKcfCTf4nd_n
# Func Hash:
1125516781695387268
# Num Counters:
48
# Counter Values:
2192
0
9952
2192
136552
0
138744
2192
0
2192
0
0
1840
2624
2896
0
0
2192
352
136552
0
960
1584
2896
0
0
0
0
0
0
0
0
1344
0
800
704
2440
2896
2896
2192
0
1776
0
0
0
0
2192
880
$0

$s5Words9CatalogueV6german_WZ
# Func Hash:
809862441962340835
# Num Counters:
27
# Counter Values:
1264
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
0
0
0
0
$0

$s5Words9CatalogueV7english_WZ
# Func Hash:
809862441962340835
# Num Counters:
27
# Counter Values:
1264
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
0
0
0
0
$0

$s5Words9GateTableO3row__7isTrialAA0B3RowVAA11SendBlockerO_5Usage17SubscriptionStateOSbtFZTf4nnnd_n
# Func Hash:
57181829681476708
# Num Counters:
37
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
0
0
0
0
0
0
0
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
14
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

$s6Ledger05RedisA0C4send33_8E4149BC14FEED5DEBC30B3E1CA85593LL__3due_0B00B4CallCx_AG0B6ScriptCs6UInt64VSgAG0B4NodeCtAA0A5ErrorOYKAA0mL0RzlFAIyAG0bP0OYKXEfU_AA06SettleL0V_Tg5
# Func Hash:
619802543685000465
# Num Counters:
6
# Counter Values:
0
111493
0
0
0
0
$0

$s6Ledger05RedisA0C4send33_8E4149BC14FEED5DEBC30B3E1CA85593LL__3due_0B00B4CallCx_AG0B6ScriptCs6UInt64VSgAG0B4NodeCtAA0A5ErrorOYKAA0mL0RzlFAIyAG0bP0OYKXEfU_yAG15UncheckedWriterVzXEfU_AA05AdmitL0V_TG5
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
134620
0
0
$0

$s6Ledger05RedisA0C4send_2toyAA10SettlementC_AA17StoreCallFollower_ptAA0A5ErrorOYKF
# Func Hash:
11922953791139696
# Num Counters:
6
# Counter Values:
0
0
0
111493
0
0
$0

$s6Ledger05RedisA0C4send_2toyAA12AdmitCommandC_AA17StoreCallFollower_ptAA0A5ErrorOYKF
# Func Hash:
247671764369346787
# Num Counters:
10
# Counter Values:
0
86
0
20403
0
0
0
134620
0
0
$0

$s6Ledger05RedisA0C5reply2to2ofAA10AdmitReplyOSgAA0F7CommandC_AA9StoreCallOtAA0A5ErrorOYKF
# Func Hash:
927205939900092533
# Num Counters:
10
# Counter Values:
86
0
131386
0
0
3234
3234
0
0
0
$0

$s6Ledger05RedisA0C7outcome2of2byAA17SettlementOutcomeOSgAA0F0C_AA9StoreCallOtAA0A5ErrorOYKF
# Func Hash:
783548776716041949
# Num Counters:
9
# Counter Values:
0
0
0
111493
111493
0
0
0
0
$0

$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B4NodeCtAA0A5ErrorOYKF
# Func Hash:
903233815887018221
# Num Counters:
9
# Counter Values:
134620
134620
134620
0
26641
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU0_TA:134620

$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B4NodeCtAA0A5ErrorOYKFAG0B4CallCyAG0bH0OYKXEfU_yAG15UncheckedWriterVzXEfU_
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
26641
0
0
$0

$s6Ledger05RedisA0C9takeReply33_8E4149BC14FEED5DEBC30B3E1CA85593LL_2of_0B00bD0OSgAG0B4CallC_AG0B6ScriptCSitAA0A5ErrorOYKF
# Func Hash:
1096621591385499922
# Num Counters:
5
# Counter Values:
114727
0
0
0
0
$0

$s6Ledger05RedisA0CA5AP4send_2toyAA10SettlementC_AA17StoreCallFollower_ptAA0A5ErrorOYKFTW
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
111493
0
$0

$s6Ledger05RedisA0CA5AP4send_2toyAA12AdmitCommandC_AA17StoreCallFollower_ptAA0A5ErrorOYKFTW
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
134706
0
$0

$s6Ledger05RedisA0CA5AP5reply2to2ofAA10AdmitReplyOSgAA0F7CommandC_AA9StoreCallOtAA0A5ErrorOYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
134706
$0

$s6Ledger05RedisA0CA5AP7outcome2of2byAA17SettlementOutcomeOSgAA0F0C_AA9StoreCallOtAA0A5ErrorOYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
111493
$0

$s6Ledger10AdmissionsC13cachedRefusal2ofAA0D0V_AA7AccountCtSgAA16AdmissionRequestC_tF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
194995
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:194995

$s6Ledger10AdmissionsC13cachedRefusal2of_4planAA0D0V_AA7AccountCtSgAA7UserKeyV_6Limits10ModelClassVSgSSSgtF
# Func Hash:
1096293852054348329
# Num Counters:
32
# Counter Values:
458865
323740
101080
101080
90880
30591
225583
30588
225583
103876
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:225583

$s6Ledger10AdmissionsC4send_3now9followingAC11SendOutcomeOAA16AdmissionRequestC_6Limits6MomentVAA17StoreCallFollower_ptF
# Func Hash:
543243710727180550
# Num Counters:
3
# Counter Values:
0
0
134706
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger05RedisA0CA5AP4send_2toyAA12AdmitCommandC_AA17StoreCallFollower_ptAA0A5ErrorOYKFTW:134706

$s6Ledger10AdmissionsC4send_9followingSbAA10SettlementC_AA17StoreCallFollower_ptF
# Func Hash:
993108203633081014
# Num Counters:
14
# Counter Values:
0
111493
111493
0
111493
111493
111493
111493
111493
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
$s6Ledger05RedisA0CA5AP4send_2toyAA10SettlementC_AA17StoreCallFollower_ptAA0A5ErrorOYKFTW:111493

$s6Ledger10AdmissionsC5apply_2toSbAA10AdmitReplyO_AC16PendingAdmissionVtF
# Func Hash:
121256605773120162
# Num Counters:
17
# Counter Values:
111493
0
134706
23213
0
0
0
0
0
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:23213

$s6Ledger10AdmissionsC6forget33_AE52EF71BD04B57F4EDA373A121B09FFLLyyAA10SettlementCF
# Func Hash:
1108181537982727444
# Num Counters:
4
# Counter Values:
111493
111493
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:111493

$s6Ledger10AdmissionsC6ledger9planTable6bounds5spool5grace7changes5store17recentSettlements5pause9monotonicAc2A_p_6Limits04PlanE0CAA15AdmissionBoundsVAA5SpoolCSgAA5GraceCSgAA13RecordChangesCSgAA10StoreWatchCSgAA06RecentL0CSgys6UInt64VYaYCcSgA7_yctcfC
# Func Hash:
11922954808455555
# Num Counters:
6
# Counter Values:
7161
8
7
7
0
1
$0

$s6Ledger10AdmissionsC7outcome_2ofAA17SettlementOutcomeOSgAA0E0C_AA9StoreCallOtF
# Func Hash:
881802928879780961
# Num Counters:
16
# Counter Values:
111493
111493
111493
0
0
0
0
0
0
0
111493
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
$s6Ledger05RedisA0CA5AP7outcome2of2byAA17SettlementOutcomeOSgAA0F0C_AA9StoreCallOtAA0A5ErrorOYKFTW:111493

$s6Ledger10AdmissionsC7prepare_5peeks3nowAC16PendingAdmissionVAA0G7RequestC_Sb6Limits6MomentVtAA0A5ErrorOYKF
# Func Hash:
266386382418402166
# Num Counters:
15
# Counter Values:
134706
0
134706
134706
134706
134706
0
134706
0
134706
134706
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
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:134706
1
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:134706
1
Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA:134706

$s6Ledger10AdmissionsC7receive_2ofAC14ReceiveOutcomeOAC16PendingAdmissionV_AA9StoreCallOtF
# Func Hash:
18663485614323679
# Num Counters:
8
# Counter Values:
0
134620
0
0
86
0
86
134706
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger05RedisA0CA5AP5reply2to2ofAA10AdmitReplyOSgAA0F7CommandC_AA9StoreCallOtAA0A5ErrorOYKFTW:134706

$s6Ledger10AdmissionsC8rememberyyAA12AdmitCommandC_AA11LimitCountsVtFTf4nxn_n
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
111493
111493
$0

$s6Ledger10AdmissionsC9EndedCallOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
134706
0
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
23213
0
0
0
0
111493
0
0
0
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
111493
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger10AdmitReplyOwcp:111493

$s6Ledger10AdmitReplyOWOy
# Func Hash:
287486627356528169
# Num Counters:
7
# Counter Values:
111579
111579
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
111493
$0

$s6Ledger10BookFormatO3put__2toyAA4BillC_AA0B3DayV5Redis15UncheckedWriterVztFZ
# Func Hash:
451527292726538504
# Num Counters:
70
# Counter Values:
0
111493
111493
111493
111493
110489
111493
111493
111493
0
111493
0
0
0
0
0
0
111493
0
111493
0
111493
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
4
4
111493
0
1004
0
0
0
0
0
0
111493
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
4
0
0
0
0
4
111493
0
0
0
0
111493
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
420578
$0

$s6Ledger10LeaseIndexO5shard2of2on2inAA5QueueV5queue_Sb13isOnUsersNodetAA7UserKeyV_5Redis0pM0CAN0P6RouterCtFZTf4xnnd_n
# Func Hash:
52047012629625896
# Num Counters:
9
# Counter Values:
46334
26840
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
2817
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLVwxx:2817

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
4825
$0

$s6Ledger10RefusalLogC4noteyyAA7UserKeyV_AA0B0VAA7AccountC6Limits10ModelClassVSgtF
# Func Hash:
42957977019601018
# Num Counters:
78
# Counter Values:
0
0
688
809
1669095
0
153092
111273
8032
111273
900
894
3236
3236
2427
2902
24570
0
0
0
0
3236
0
0
0
2811
0
6
0
809
0
2002
0
6
0
0
6
0
809
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
0
0
0
0
0
111273
0
0
0
0
3236
0
0
0
0
$0

$s6Ledger10RefusalLogC5flush33_55306A0265DECEFC385A5DEC1C949917LL3allySb_tYaF
# Func Hash:
871995463318733386
# Num Counters:
43
# Counter Values:
248
6006
6
248
4000
0
0
0
4008
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
15
0
0
0
7
2002
0
$0

$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tF
# Func Hash:
974670605463496065
# Num Counters:
7
# Counter Values:
0
111493
111493
0
0
0
0
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
29877
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
29877
111493
111493
111493
29877
0
29877
0
0
111493
111493
111493
36011
111493
111493
0
0
0
0
0
75482
0
0
0
0
0
0
0
0
0
111493
0
111493
111493
0
0
0
0
111493
0
0
0
0
0
0
0
0
0
0
0
111493
0
0
$0

$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
111493
0
$0

$s6Ledger10SettleCallV4roomSivg
# Func Hash:
222932138513994615
# Num Counters:
50
# Counter Values:
111493
29877
0
0
0
0
0
0
0
0
0
0
111493
29877
0
0
111493
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s6Ledger10SettleCallV7outcomeyAA17SettlementOutcomeOSg5Redis0G5ReplyOF
# Func Hash:
528554516098922087
# Num Counters:
18
# Counter Values:
111493
0
0
0
111493
0
0
0
111493
0
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
868361660832379767
# Num Counters:
9
# Counter Values:
0
222986
222986
0
0
222986
0
222986
0
$0

$s6Ledger10SettlementC14returnsMessageSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111493
$0

$s6Ledger10SettlementC6ChangeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
29877
$0

$s6Ledger10SettlementC6OriginOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
111493
111493
$0

$s6Ledger10SettlementC6OriginOWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
111493
0
$0

$s6Ledger10SettlementCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111493
$0

$s6Ledger10StoreWatchC4node2of5Redis0F4NodeCAA7UserKeyV_tFAF0F4SlotVyXEfu_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
40813
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04cost6images12audioSeconds10charactersACSi_S10itcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
306492
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04cost6images12audioSeconds10charactersACSi_S10itcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
194995
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04cost6images12audioSeconds10charactersACSi_S10itcfcfA7_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111497
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04cost6images12audioSeconds10charactersACSi_S10itcfcfA8_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111497
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04cost6images12audioSeconds10charactersACSi_S10itcfcfA9_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111497
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04cost6images12audioSeconds10charactersACSi_S10itcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
194995
$0

$s6Ledger11LimitCountsV4usedyS2iF
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
827925
0
0
$0

$s6Ledger11LimitCountsV7crossedy6Limits9ThresholdOSgSiF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
141378
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
111493
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:111493

$s6Ledger11LimitCountsVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
49273
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11LimitCountsVwcp:49273

$s6Ledger11LimitCountsVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
13015
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11LimitCountsVwxx:13015

$s6Ledger11LimitCountsVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
49273
$0

$s6Ledger11LimitCountsVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
111493
111493
0
0
111493
$0

$s6Ledger11LimitCountsVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
124508
$0

$s6Ledger11ReservationV10settlement_7storingAA10SettlementCAA4BillCn_SayAA12StoredObjectVGtF
# Func Hash:
1124680650264541954
# Num Counters:
3
# Counter Values:
0
0
111493
$0

$s6Ledger11ReservationV11corrections33_DBC13BBE9BFA4F3552787444049E8217LLySayAA10SettlementC10CorrectionVGAG4KindO_AA11ConsumptionV6Limits8ScheduleCAA11LimitCountsVSgtF
# Func Hash:
341044545330954771
# Num Counters:
49
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
111493
111493
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger11ReservationV3end33_DBC13BBE9BFA4F3552787444049E8217LL__4bill_AA10SettlementCAH4KindO_AA11ConsumptionVSgAA4BillCSgnSayAA12StoredObjectVGtF
# Func Hash:
981446173839863790
# Num Counters:
13
# Counter Values:
0
0
0
0
0
111493
0
111493
0
0
0
0
0
$0

$s6Ledger11ReservationV6ticketAA0B6TicketVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1004
$0

$s6Ledger11ReservationV7changes33_DBC13BBE9BFA4F3552787444049E8217LLySayAA10SettlementC6ChangeVGAG4KindO_AA11ConsumptionVSgSayAG5WatchVG6Limits8ScheduleCAA11LimitCountsVSgtF
# Func Hash:
417728284569788237
# Num Counters:
45
# Counter Values:
0
0
0
111501
29877
111501
0
29877
0
0
0
0
29877
0
0
0
0
0
0
0
29877
0
0
0
0
0
0
0
0
29877
0
0
0
0
0
111493
111493
0
0
0
0
0
0
0
0
$0

$s6Ledger11ReservationV7watches33_DBC13BBE9BFA4F3552787444049E8217LLySayAA10SettlementC5WatchVGAA11ConsumptionV_6Limits8ScheduleCAA11LimitCountsVSgtFTf4nnnd_n
# Func Hash:
584682737731123770
# Num Counters:
36
# Counter Values:
0
111501
0
29877
29877
111493
0
111493
111493
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
225583
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
111493
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:111493

$s6Ledger11ReservationVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
111493
111493
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
134773
$0

$s6Ledger12BookCalendarV3day2atAA0B3DayV6Limits6MomentV_tF
# Func Hash:
271263511808002159
# Num Counters:
11
# Counter Values:
111493
8
0
111485
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
26727
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
134706
134622
8
117318
0
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
6016
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger12RefusalEntryVwxx:6016

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
6016
$0

$s6Ledger12RefusalStoreV4note_2ofyAA0B5EntryV_AA7UserKeyVtYaAA0A5ErrorOYKF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
0
4008
$0

$s6Ledger12RequestNamesV4nextAA0B2IDVyF
# Func Hash:
11922955473172444
# Num Counters:
6
# Counter Values:
370854
134706
0
0
0
236148
$0

$s6Ledger13CachedRefusal33_5002C56AA2C6C1215479A63F35243BB5LLC4isOfySbAA7UserKeyV_6Limits10ModelClassVSgSSSgtF
# Func Hash:
252792768190730864
# Num Counters:
14
# Counter Values:
60292
60292
0
0
0
3
0
60289
0
0
0
0
60289
0
$0

$s6Ledger13CachedRefusal33_5002C56AA2C6C1215479A63F35243BB5LLC4told2atAA0C0V_AA7AccountCts6UInt64V_tF
# Func Hash:
391331303446266705
# Num Counters:
6
# Counter Values:
90877
5098
0
0
0
0
$0

$s6Ledger13CachedRefusal33_5002C56AA2C6C1215479A63F35243BB5LLC7answersySbAA16AdmissionRequestCF
# Func Hash:
532874151429216116
# Num Counters:
28
# Counter Values:
0
120578
60289
60292
60289
0
0
0
0
0
0
60289
0
0
0
0
60289
0
0
0
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
18113
18113
0
0
0
0
0
0
$0

$s6Ledger13CachedRefusal33_5002C56AA2C6C1215479A63F35243BB5LLC__2of5asked5heard4lifeADSgAA0C0V_AA7AccountCAA16AdmissionRequestCs6UInt64VA2Qtcfc
# Func Hash:
1146977205313515317
# Num Counters:
39
# Counter Values:
26030
13015
13015
0
0
13015
0
0
26030
0
0
0
0
13009
0
0
13015
13015
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
13009
$0

$s6Ledger13CachedRefusal33_5002C56AA2C6C1215479A63F35243BB5LLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13015
$0

$s6Ledger13RecentEndingsV6append_2atyAA10SettlementC_s6UInt64VtF
# Func Hash:
650973722472580212
# Num Counters:
8
# Counter Values:
111493
51152
60341
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
12
3
3
3
3
3
111513
91109
3
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
153000
7430
29855
10200
23213
11716
6136
13015
20475
0
0
13015
0
0
13015
0
22731
13015
13015
0
0
12531
0
0
13015
0
10200
0
0
815
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
138652
70492
70492
194995
3
194995
194995
0
194995
73288
60289
0
0
$0

$s6Ledger14ScheduleFormatV7written_5leaseAA07WrittenB0C6Limits0B0C_SitF
# Func Hash:
303685790132522880
# Num Counters:
11
# Counter Values:
144906
134694
134698
79
0
0
134694
0
4
0
0
$0

$s6Ledger15AdmissionFormatV10admitReplyyAA05AdmitE0OSg5Redis0gE0O_AA0F7CommandCtFZTf4nnd_n
# Func Hash:
1117982118319844423
# Num Counters:
22
# Counter Values:
0
3320
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger15AdmissionFormatV7refusal33_A629689E48E63D74B51D1295CF8DA8B8LL_7waitsAt4mask__AA10AdmitReplyOSgs4SpanVys5UInt8VG_S2iAA11LimitCountsVAA0Q7CommandCtFZ4waitL_yS2iFTf4ndnn_n
# Func Hash:
950994588607754604
# Num Counters:
12
# Counter Values:
139278
23213
23213
0
0
0
0
0
0
0
0
0
$0

$s6Ledger15AdmissionFormatV7refusal33_A629689E48E63D74B51D1295CF8DA8B8LL_7waitsAt4mask__AA10AdmitReplyOSgs4SpanVys5UInt8VG_S2iAA11LimitCountsVAA0Q7CommandCtFZTf4nnnnnd_n
# Func Hash:
677623248181732091
# Num Counters:
70
# Counter Values:
139278
0
0
23213
0
0
46426
23213
0
23213
23213
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
0
0
0
0
0
23213
23213
0
0
0
23213
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
23213
$0

$s6Ledger15AdmissionFormatV8unpackedyAA10AdmitReplyOSgs4SpanVys5UInt8VG_AA0E7CommandCtFZTf4nnd_n
# Func Hash:
250395592491635504
# Num Counters:
31
# Counter Values:
538824
134706
134706
134706
23213
0
23213
111493
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
187805588273069284
# Num Counters:
139
# Counter Values:
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
134694
10204
0
0
0
0
6
0
0
0
10204
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
91804
0
91810
134694
0
0
0
0
0
0
134694
0
0
42884
0
0
0
0
0
42884
0
0
0
0
0
0
0
42884
0
0
0
42884
0
0
0
0
0
42884
0
0
0
0
0
0
0
0
42884
0
0
0
0
0
42884
0
0
42884
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
194995
$0

$s6Ledger16AdmissionRequestC4user9messageID11fingerprint10modelClass8estimate10outputRate18overlooksPeriodEnd4planAcA7UserKeyV_AA0cF0VSgs6UInt64V6Limits05ModelI0VSgAA11ConsumptionVSiSbSSSgtcfcfA5_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
194995
$0

$s6Ledger16AdmissionRequestC8estimate5underAA11ConsumptionV6Limits8ScheduleC_tF
# Func Hash:
753202734831090723
# Num Counters:
7
# Counter Values:
194995
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
194995
$0

$s6Ledger16EntitlementCacheVy6Limits0B8SnapshotCAA7UserKeyVcig
# Func Hash:
694937218974223329
# Num Counters:
6
# Counter Values:
0
134706
0
0
0
134706
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
798733566933097745
# Num Counters:
4
# Counter Values:
4008
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
111493
111493
$0

$s6Ledger17RememberedMessageOWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
111495
287
$0

$s6Ledger17SettlementOutcomeOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
111493
111493
$0

$s6Ledger17SettlementOutcomeOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
111493
0
$0

$s6Ledger17StoreCallFollowerPAAE5endedyy5Redis0fC0CF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
246113
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Gateway8ExchangeC6Ledger17StoreCallFollowerAadEP5endedyyAD0dE0OFTW:246113

$s6Ledger4BillC5model4used11isGivenBack0E7Guessed7guessed5partsACSays5UInt8VG_AA11ConsumptionVS2bAA0H5ShareVSayACGtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111493
$0

$s6Ledger4BillC5model4used11isGivenBack0E7Guessed7guessed5partsACSays5UInt8VG_AA11ConsumptionVS2bAA0H5ShareVSayACGtcfcfA3_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111489
$0

$s6Ledger4BillC6ofPaidACvg
# Func Hash:
93478047140250720
# Num Counters:
6
# Counter Values:
0
0
0
0
0
111493
$0

$s6Ledger4BillC7hasMark33_939060384B2D0C25F9F3FCA53F71D458LLSbvg
# Func Hash:
93478047316133117
# Num Counters:
9
# Counter Values:
0
8
111493
111493
111493
111493
0
8
81608
$0

$s6Ledger4BillCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111493
$0

$s6Ledger5SpoolC5holdsySbAA7UserKeyVF
# Func Hash:
948827209596992126
# Num Counters:
8
# Counter Values:
111493
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
928018420352284970
# Num Counters:
7
# Counter Values:
139370
2008
0
0
111493
111493
0
$0

$s6Ledger7AccountC8isHeldAsySbACF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
114075
$0

$s6Ledger7AccountCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
163017
$0

$s6Ledger7RefusalV16isByOpenMessagesSbvgTf4x_n
# Func Hash:
1096621590718515187
# Num Counters:
6
# Counter Values:
23213
23213
23213
23213
23213
0
$0

$s6Ledger7RefusalV4RuleVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2817
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger7RefusalV4RuleVwcp:2817

$s6Ledger7RefusalV4RuleVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
117716
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger7RefusalV4RuleVwxx:117716

$s6Ledger7RefusalV4RuleVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2817
$0

$s6Ledger7RefusalV4RuleVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
117716
$0

$s6Ledger7RefusalV4rule_2inAC4RuleVAC5CauseV_6Limits8ScheduleCtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
114090
$0

$s6Ledger7RefusalV4rule_2inAC4RuleVAC5CauseV_6Limits8ScheduleCtFTf4nnx_nTf4xnnn_n
# Func Hash:
981836597282368554
# Num Counters:
20
# Counter Values:
116907
0
116907
0
116907
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger7RefusalV5CauseV23__derived_struct_equalsySbAE_AEtFZTf4nnd_n
# Func Hash:
494545323557912575
# Num Counters:
4
# Counter Values:
114075
114075
114075
114075
$0

$s6Ledger7RefusalV5CauseV5limitSiSgvg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
114075
114075
$0

$s6Ledger7RefusalV5CauseVAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
114075
6
$0

$s6Ledger7RefusalV5CauseVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
114075
$0

$s6Ledger7RefusalV8decisive2inAC5CauseV6Limits8ScheduleC_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
114105
$0

$s6Ledger7RefusalV8decisive2inAC5CauseV6Limits8ScheduleC_tFTf4nx_n
# Func Hash:
1095922600953403364
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
228195
228195
0
0
0
0
0
0
0
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
2600575
177882
168499
168499
168499
0
0
$0

$s6Ledger7UserKeyV4hash4seedSis6UInt64V_tF
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
2998365
194995
194995
$0

$s6Ledger7UserKeyV4slot5Redis0E4SlotVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
81753
$0

$s6Ledger7UserKeyV4stem33_1CAE0153CA7BC1994FBFA5CFAEC68C57LL_4markSays5UInt8VGs4SpanVyAHG_AHSgtFZys06OutputM0VyAHGzXEfU_
# Func Hash:
52047014496162958
# Num Counters:
9
# Counter Values:
185396
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
184783
$0

$s6Ledger7UserKeyV6tenant4userACSays5UInt8VG_s4SpanVyAGGtcfCTf4nnd_n
# Func Hash:
1070589991437716363
# Num Counters:
17
# Counter Values:
7230444
0
1149456
0
185396
0
185396
0
0
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
114098
114098
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
134773
134773
134773
134706
102
1680
134773
124561
44204
134773
134773
0
133093
0
0
10212
0
90569
0
0
0
134671
0
0
0
67
0
0
0
0
0
0
134706
0
134773
0
0
0
0
0
0
0
0
0
0
134773
0
0
134773
0
0
$0

$s6Ledger9AdmitCallV4roomSivg
# Func Hash:
1083424332827633660
# Num Counters:
11
# Counter Values:
134773
0
0
0
0
0
0
0
0
0
0
$0

$s6Ledger9AdmitCallVyAcA0B7CommandC_AA15WrittenScheduleCtc33_A629689E48E63D74B51D1295CF8DA8B8LlfCTf4nnd_n
# Func Hash:
844982797426199835
# Num Counters:
4
# Counter Values:
134773
134694
134688
0
$0

$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5Redis0L12CallFollowerAaeFP5endedyyAE0lM0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
26641
$0

$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLC5endedyy5Redis0M4CallCF
# Func Hash:
844982799863669217
# Num Counters:
4
# Counter Values:
0
26641
0
0
$0

$s6Ledger9IndexNote33_45AD43A6D627BB0421BBC3DDB37B7EEBLLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
26641
$0

$s6Ledger9RequestIDV5nonceACs6UInt64V_tc33_81211E453C41C7CB5B033541829DE53CLlfCTf4nd_n
# Func Hash:
11922954970385224
# Num Counters:
6
# Counter Values:
3300
825
75
0
0
743
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
194995
$0

$s6Limits10InputGuessV5learn5units5shape6tokens2bySbSi_AC5ShapeVS2itF
# Func Hash:
489351977854336835
# Num Counters:
30
# Counter Values:
756
111490
111478
95237
29898
0
111490
12
9
16244
29878
22
81592
16244
0
0
0
0
0
0
0
0
0
0
0
0
0
0
111490
111490
$0

$s6Limits10InputGuessV6tokens5units5shape3forS2i_AC5ShapeVSitF
# Func Hash:
783548774101456523
# Num Counters:
9
# Counter Values:
194995
163931
194907
163891
0
0
0
0
163843
$0

$s6Limits10ModelClassVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
22745
6
$0

$s6Limits10ModelClassVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
22741
0
22741
$0

$s6Limits10UsageLevelV4used6amountACSi_SitcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
184252
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
182244
159803
0
$0

$s6Limits11CallerTableVyxSgSicisAA11OutputGuessV5Shown33_2314146B6A7E42521E644BA931F31721LLV_Tg5
# Func Hash:
287486628054319576
# Num Counters:
5
# Counter Values:
504
2729
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
13015
0
0
0
0
0
0
13015
0
$0

$s6Limits11EntitlementVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
23161
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits11EntitlementVwcp:23161

$s6Limits11EntitlementVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
19107
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits11EntitlementVwxx:19107

$s6Limits11EntitlementVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
23161
$0

$s6Limits11EntitlementVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
19107
$0

$s6Limits11OutputGuessV10noteErrors33_2314146B6A7E42521E644BA931F31721LL2of5units6events7visibleyAC5ShownAELLVz_S3itF
# Func Hash:
25215336537781514
# Num Counters:
31
# Counter Values:
847
847
847
847
1882
1882
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
111489
1882
2721
0
0
847
847
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2729
2729
2729
2729
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
111493
0
$0

$s6Limits12RequestRulesVSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
111493
0
$0

$s6Limits13RefusalReasonO3EndOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
36228
6
$0

$s6Limits13RefusalReasonO3EndOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
59441
$0

$s6Limits13RefusalReasonO4RuleO8rawValueSSvg
# Func Hash:
844982796561153337
# Num Counters:
5
# Counter Values:
2817
0
0
0
0
$0

$s6Limits13RefusalReasonO4RuleOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
114075
6
$0

$s6Limits13RefusalReasonO4RuleOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
114075
$0

$s6Limits13RefusalReasonO5factsAC5FactsVvg
# Func Hash:
93478048191292031
# Num Counters:
9
# Counter Values:
407393
0
0
0
0
0
0
0
0
$0

$s6Limits13RefusalReasonOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
425766
6
$0

$s6Limits13RefusalReasonOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
425766
$0

$s6Limits13RefusalReasonO_6amountAcA5MeterO_SitcfC
# Func Hash:
942389667449461396
# Num Counters:
3
# Counter Values:
116922
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
144906
144906
144906
144906
0
134694
134694
0
12
10212
134698
0
134694
0
0
0
134694
134694
0
0
0
0
134694
0
0
0
0
134694
0
0
0
0
0
134694
0
134694
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
21553
11033
10914
1078
1078
0
0
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
3502328
8
736
233152
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
$0

$s6Limits15MedianEstimatorV7replace33_42083CC5540E76AEF77FE6E8F147E7A9LL_2byySi_SitF
# Func Hash:
948827211152499732
# Num Counters:
8
# Counter Values:
233160
342
0
342
342
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
111490
3
9
0
$0

$s6Limits19EntitlementSnapshotC4noneACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
134773
$0

$s6Limits19EntitlementSnapshotC4span2of2atAA6MomentV4from_AH2totAA8ScheduleC_AHtF
# Func Hash:
871441886233700067
# Num Counters:
6
# Counter Values:
0
134706
134706
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
2039
8
$0

$s6Limits4PlanV4KindOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2039
$0

$s6Limits4PlanV8ShortageV8LoweringOAGSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
83502
6
$0

$s6Limits4PlanV8ShortageV8LoweringOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
83502
$0

$s6Limits4PlanVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4150
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits4PlanVwcp:4150

$s6Limits4PlanVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2154
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits4PlanVwxx:2154

$s6Limits4PlanVwcp
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
4182
$0

$s6Limits4PlanVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2242
0
$0

$s6Limits5LimitV11EnforcementOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
44940
8
$0

$s6Limits5LimitV11EnforcementOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
44960
$0

$s6Limits5LimitV6isToldSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2008
$0

$s6Limits5MeterO14countsRequestsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
319004
$0

$s6Limits5MeterOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
435978
51042
$0

$s6Limits5MeterOWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
436386
51058
$0

$s6Limits6MomentV12millisecondsACs5Int64V_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
606320
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
2032
6
$0

$s6Limits6MomentVACSLAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
124508
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
124500
$0

$s6Limits6MomentVSLAASL2leoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111493
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
4322
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits6WindowO5FactsVwxx:4322

$s6Limits6WindowO5FactsVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4322
$0

$s6Limits6WindowO5factsAC5FactsVvg
# Func Hash:
650973721891959424
# Num Counters:
11
# Counter Values:
4322
0
0
32
40
32
32
0
4154
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
1056
0
192
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
13603
0
$0

$s6Limits6WindowOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
13595
0
$0

$s6Limits8DecisionO8rawValues5UInt8Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
225583
$0

$s6Limits8DecisionOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
380455
8
$0

$s6Limits8DecisionOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
380455
$0

$s6Limits8ScheduleC5EntryC10refusesUseySbSiF
# Func Hash:
607699196455506270
# Num Counters:
5
# Counter Values:
13015
13015
13015
0
0
$0

$s6Limits8ScheduleC5EntryC6LedgerE5field2atSSAA6MomentV_tF
# Func Hash:
187771964761477978
# Num Counters:
7
# Counter Values:
29877
0
0
0
0
0
0
$0

$s6Limits8ScheduleC5EntryC7ceilingSivg
# Func Hash:
134732430909126014
# Num Counters:
4
# Counter Values:
83502
83502
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
141378
0
2008
139370
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
225583
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
964601375391408079
# Num Counters:
90
# Counter Values:
0
0
0
0
0
0
225583
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
225583
225583
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
599005163373745405
# Num Counters:
9
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

$s7Gateway12ObjectChangeVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
225583
0
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
1031809831126371718
# Num Counters:
8
# Counter Values:
1004
1004
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

$s7Gateway13RoutedRequestC11consumption33_A89D87BEA2E6813CB991802B91808554LL2of4cost8isUseful6Ledger11ConsumptionV8Dialects10TokenUsageV_SiSbtF
# Func Hash:
1007112942797917954
# Num Counters:
6
# Counter Values:
111497
111497
4
4
111497
111497
$0

$s7Gateway13RoutedRequestC11consumption33_A89D87BEA2E6813CB991802B91808554LL9ofCharged8isUseful6Ledger11ConsumptionV8Dialects11BilledUsageV_SbtF
# Func Hash:
948827210939328772
# Num Counters:
7
# Counter Values:
0
111497
111497
0
0
0
0
$0

$s7Gateway13RoutedRequestC4bill33_A89D87BEA2E6813CB991802B91808554LL__8isUseful6Ledger4BillC8Dialects11BilledUsageV_AJ11ReplyReaderVSbtF
# Func Hash:
783548776850211574
# Num Counters:
9
# Counter Values:
0
111489
0
0
0
0
111489
111489
0
$0

$s7Gateway13RoutedRequestC4bill33_A89D87BEA2E6813CB991802B91808554LL__8isUseful6Ledger4BillCSg8Dialects11ReplyReaderV_4HTTP12RelayOutcomeOSbtF
# Func Hash:
1055735127911493988
# Num Counters:
10
# Counter Values:
111489
111493
4
111489
111489
0
0
4
0
4
$0

$s7Gateway13RoutedRequestC4cost33_A89D87BEA2E6813CB991802B91808554LL2ofSi8Dialects11BilledUsageV_tF
# Func Hash:
534572324967332589
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
111497
0
0
0
0
0
0
0
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
1062511246690406693
# Num Counters:
15
# Counter Values:
111489
111489
111489
111489
111489
111489
111489
83
83
0
111489
0
0
111489
111489
$0

$s7Gateway13RoutedRequestCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
194995
$0

$s7Gateway13RoutedRequestCfd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
194995
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

$s7Gateway14RefusedMessage33_7FFB1E80F3A41D8E13F839C0F09D941FLLV10isTooLargeSbvg
# Func Hash:
798733565812825663
# Num Counters:
4
# Counter Values:
0
83502
83502
0
$0

$s7Gateway14RefusedMessage33_7FFB1E80F3A41D8E13F839C0F09D941FLLVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
83502
$0

$s7Gateway14RefusedMessage33_7FFB1E80F3A41D8E13F839C0F09D941FLLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
83502
$0

$s7Gateway15TargetDirectoryC17learnFirstAnswers33_50B9E8CFD5A2DFE1762078CB789331B2LLyyF
# Func Hash:
790715554881366488
# Num Counters:
18
# Counter Values:
0
91
91
83
91
8
78
78
225583
225583
0
70
0
0
0
0
0
0
$0

$s7Gateway15TargetDirectoryC5Known33_50B9E8CFD5A2DFE1762078CB789331B2LLC7answersySb8Dialects7DialectO_SSSgSays5UInt8VGtF
# Func Hash:
11922952689625465
# Num Counters:
7
# Counter Values:
225583
225583
0
0
225571
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
225555
12
16
0
0
$0

$s7Gateway15UpstreamRequest33_49B5D926AF8FC46D799E274BFD76DD9ELLV5write_____2toy4Wire0C4HeadC_5Bytes10ByteBufferVSnySiGAA0B8EndpointC8Identity19CredentialExtractorCALztF
# Func Hash:
195874869263789331
# Num Counters:
66
# Counter Values:
111493
111493
0
70677
0
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
507726
0
0
2000
0
143370
0
2000
0
0
111493
2000
143370
0
0
111493
111493
0
143370
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
$0

$s7Gateway15UpstreamRequest33_49B5D926AF8FC46D799E274BFD76DD9ELLV6append__2toys4SpanVys5UInt8VG_AA9BodyEditsACLLV5Bytes10ByteBufferVztFZTf4nnnd_n
# Func Hash:
461864228044154644
# Num Counters:
20
# Counter Values:
0
111493
111493
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
$0

$s7Gateway15UpstreamRequest33_49B5D926AF8FC46D799E274BFD76DD9ELLVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111493
$0

$s7Gateway15UpstreamRequest33_49B5D926AF8FC46D799E274BFD76DD9ELLVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
111493
0
$0

$s7Gateway5BatchVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
225583
0
$0

$s7Gateway7ForwardVWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1020
$0

$s7Gateway7ForwardVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2040
$0

$s7Gateway7ForwardVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2040
$0

$s7Gateway8ExchangeC10noteAnswer_2of10refusesKeySb4HTTP18UpstreamConnectionC_AA7ForwardVSbtF
# Func Hash:
750865547815757281
# Num Counters:
14
# Counter Values:
0
111493
0
0
0
0
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
194995
0
0
0
$0

$s7Gateway8ExchangeC12channelReadyyyF
# Func Hash:
135188635997310374
# Num Counters:
7
# Counter Values:
0
0
0
0
111493
0
111493
$0

$s7Gateway8ExchangeC12writeRequest_2onyAA7ForwardV_4HTTP18UpstreamConnectionCtF
# Func Hash:
247671766713413992
# Num Counters:
11
# Counter Values:
111493
111493
0
0
36328
0
111493
111493
0
0
111493
$0

$s7Gateway8ExchangeC14takeSettlement33_DD6ABD62212C7C2EEC7D9F7FC8A1D50DLLy6Ledger0D0CSgAF4BillCSgF
# Func Hash:
695054481703817536
# Num Counters:
10
# Counter Values:
111493
0
0
0
0
111493
111493
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
1004
110489
0
111493
$0

$s7Gateway8ExchangeC17refuseOtherModels33_80417E50BA6D9A2BD98C1C7B8FA7ED87LL4thanyAA6TargetC_t8Problems7ProblemCYKF
# Func Hash:
414921810225420180
# Num Counters:
9
# Counter Values:
0
225583
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
111493
0
111493
$0

$s7Gateway8ExchangeC21remainingMilliseconds2ofSiSgAA7ForwardV_tF
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
111493
0
0
0
$0

$s7Gateway8ExchangeC3act33_7FFB1E80F3A41D8E13F839C0F09D941FLL2on__y6Ledger9AdmissionOn_AG0P7RequestCAA06RoutedQ0Cnt8Problems7ProblemCYKF
# Func Hash:
894595279262400937
# Num Counters:
16
# Counter Values:
0
0
0
0
0
23213
0
0
0
0
0
0
111493
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
194995
0
0
60289
134706
0
$0

$s7Gateway8ExchangeC3endy6Ledger10SettlementCSg4HTTP12RelayOutcomeO_AI18UpstreamConnectionCAA13RoutedRequestCAA8ReplyTapCSgtF
# Func Hash:
324340100683997774
# Num Counters:
20
# Counter Values:
0
0
111493
0
0
0
0
111493
111493
0
0
0
0
0
0
0
0
0
0
0
$0

$s7Gateway8ExchangeC3tap33_8BDE36C98B6EF902AA79BD86CE2C45B5LL2of_8isStreamAA8ReplyTapCSg4HTTP18UpstreamConnectionC_AA13RoutedRequestCSbtF
# Func Hash:
1011877326465429538
# Num Counters:
8
# Counter Values:
111493
4
110487
111493
1006
0
4
1004
$0

$s7Gateway8ExchangeC4bill33_8BDE36C98B6EF902AA79BD86CE2C45B5LLy6Ledger4BillCSg4HTTP12RelayOutcomeO_AA13RoutedRequestCAA8ReplyTapCSgtF
# Func Hash:
380799704783081286
# Num Counters:
20
# Counter Values:
0
111493
111493
0
111493
0
0
111493
0
0
0
0
0
0
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
111493
110621
110621
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
111493
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
111493
111493
$0

$s7Gateway8ExchangeC4noteyy6Ledger7RefusalV_AE7AccountCtF
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
114090
0
0
$0

$s7Gateway8ExchangeC4send33_547A97419888411C69799DD6FBCA20BFLL_2onyAA7ForwardVn_4HTTP18UpstreamConnectionCtF
# Func Hash:
798733567010317844
# Num Counters:
4
# Counter Values:
0
0
111493
0
$0

$s7Gateway8ExchangeC4tellyyF
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
225583
225583
225583
$0

$s7Gateway8ExchangeC5Redis0C12CallFollowerAadEP5endedyyAD0cD0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
246113
$0

$s7Gateway8ExchangeC5admityy14Authentication14CallerIdentityV_AA6TargetCt8Problems7ProblemCYKF
# Func Hash:
587174191035363135
# Num Counters:
49
# Counter Values:
0
194995
225583
0
0
0
0
0
0
0
0
225583
194995
194995
194995
0
194995
0
194995
0
0
0
194995
194995
0
0
0
0
0
0
0
0
0
0
0
194995
0
0
0
0
0
30588
0
30588
0
194995
30588
0
194995
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
225583
0
0
225183
$0

$s7Gateway8ExchangeC5heard33_547A97419888411C69799DD6FBCA20BFLL_4from10refusesKeyyAA7ForwardV_4HTTP18UpstreamConnectionCSbtF
# Func Hash:
948827212459912900
# Num Counters:
8
# Counter Values:
0
0
0
111493
111493
0
0
0
$0

$s7Gateway8ExchangeC5relay_4fromyAA7ForwardV_4HTTP18UpstreamConnectionCtF
# Func Hash:
116406622063707514
# Num Counters:
20
# Counter Values:
0
0
111493
111493
110489
110489
1004
0
1004
0
1004
1004
0
0
0
0
110489
0
1004
0
$0

$s7Gateway8ExchangeC6Ledger17StoreCallFollowerAadEP5endedyyAD0dE0OFTW
# Func Hash:
238984482446926629
# Num Counters:
3
# Counter Values:
111493
134706
0
$0

$s7Gateway8ExchangeC6answer33_7FFB1E80F3A41D8E13F839C0F09D941FLLyyAA14RefusedMessageAELLVF
# Func Hash:
491275434249748194
# Num Counters:
3
# Counter Values:
83502
83502
83502
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge8AppSetupV5hooks____2on7Gateway14AdmissionHooksC0B3API0B8ServicesV_6Ledger10RefusalLogCAL12ClaimedPlansC9Telemetry0B8ObserverC7Reactor9EventLoopCtFyAL7UserKeyV_AL0L0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:83502

$s7Gateway8ExchangeC6listen33_547A97419888411C69799DD6FBCA20BFLL_2onyAA7ForwardVn_4HTTP18UpstreamConnectionCtF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
111493
0
$0

$s7Gateway8ExchangeC6sendTo10endpointOfyAA7ForwardVn_tF
# Func Hash:
93478049228237445
# Num Counters:
6
# Counter Values:
0
0
0
0
110473
1020
$0

$s7Gateway8ExchangeC6targetAA6TargetCy8Problems7ProblemCYKF
# Func Hash:
393568426775952392
# Num Counters:
14
# Counter Values:
0
0
225583
0
0
225583
0
0
225583
0
0
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
583275
0
0
0
0
$0

$s7Gateway8ExchangeC7AwaitedOWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
357692
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Gateway8ExchangeC7AwaitedOwxx:357692

$s7Gateway8ExchangeC7AwaitedOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
357692
$0

$s7Gateway8ExchangeC7Reactor4PumpAadEP12channelReadyyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111493
$0

$s7Gateway8ExchangeC7forwardyyAA7ForwardVnF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
111493
0
$0

$s7Gateway8ExchangeC7inspect33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL3fory14Authentication14CallerIdentityVSg_t8Problems7ProblemCYKF
# Func Hash:
859241281398941080
# Num Counters:
41
# Counter Values:
0
0
0
0
225583
225583
225583
0
0
82392
0
0
225583
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
225583
0
$0

$s7Gateway8ExchangeC7receiveyy6Ledger10AdmissionsC16PendingAdmissionV_AA13RoutedRequestCAE9StoreCallOtF
# Func Hash:
238984481558059729
# Num Counters:
3
# Counter Values:
134706
0
0
$0

$s7Gateway8ExchangeC7receiveyy6Ledger10SettlementC_AE9StoreCallOtF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
111493
0
$0

$s7Gateway8ExchangeC7refused33_7FFB1E80F3A41D8E13F839C0F09D941FLL_13mayBeOutdatedyAA14RefusedMessageAELLV_Sbt8Problems7ProblemCYKF
# Func Hash:
95820318082126675
# Num Counters:
15
# Counter Values:
83502
0
0
83502
0
0
0
83502
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
0
194995
194995
$0

$s7Gateway8ExchangeC8headRead33_547A97419888411C69799DD6FBCA20BFLL_4fromyAA7ForwardV_4HTTP18UpstreamConnectionCtAI0M7FailureOYKF
# Func Hash:
647472250733580007
# Num Counters:
12
# Counter Values:
0
334479
111493
0
111493
111493
111493
0
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
225583
0
0
$0

$s7Gateway8ExchangeC_AA7ForwardVtWOh
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

$s7Gateway8ExchangeC__11modelInPath_AC4HTTP10ServerCallC_AA12MatchedRouteC5Bytes10FieldRangeVSgA2ACtcfcTf4nnngn_n
# Func Hash:
1124680652064592474
# Num Counters:
3
# Counter Values:
225583
0
0
$0

$s7Gateway8ExchangeCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
225583
$0

$s7Gateway8ExchangeCfd
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
225583
0
$0

$s7Gateway8ReplyTapC3seeySbs4SpanVys5UInt8VGF
# Func Hash:
567185242373681587
# Num Counters:
5
# Counter Values:
242000
111493
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
353493
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

$s7Gateway9BodyEdits33_49B5D926AF8FC46D799E274BFD76DD9ELLV6growthSivg
# Func Hash:
393568426732569778
# Num Counters:
14
# Counter Values:
0
111493
111493
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

$s7Gateway9BodyEdits33_49B5D926AF8FC46D799E274BFD76DD9ELLVyAD8Dialects6SpliceVSg_AHSayAGGtcfCTf4nnnd_n
# Func Hash:
830659417345250048
# Num Counters:
9
# Counter Values:
0
0
0
0
0
111493
0
0
0
$0

$s7GatewayAAC13mayBeOutdatedySb6Ledger7RefusalV_AD7AccountCAD16AdmissionRequestCtFTf4xnnn_n
# Func Hash:
331779888392194478
# Num Counters:
10
# Counter Values:
0
23213
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
225583
0
225583
225583
0
0
225583
225583
225583
225583
$0

$s7GatewayAAC4HTTP9ResponderAacDP5beginyyAC10ServerCallCFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
225583
$0

$s7GatewayAAC4tell_6status_2ofy9Telemetry14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
82392
$0

$s7GatewayAAC5beginyy4HTTP10ServerCallCF
# Func Hash:
121256605944548218
# Num Counters:
16
# Counter Values:
0
0
0
0
225583
0
0
0
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
724568855134067412
# Num Counters:
23
# Counter Values:
0
0
225583
0
0
0
0
0
225583
0
0
0
0
0
0
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
194995
1004
4
1000
0
0
0
$0

$s7Pricing8UnpricedV8rawValueACs5UInt8V_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
420578
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
31
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
11371
8256
$0

$s7Reactor13SocketAddressOSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2867
2867
$0

$s7Reactor13SocketAddressOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
20355
80
$0

$s7Reactor13SocketAddressOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
15718
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
627192607279135993
# Num Counters:
6
# Counter Values:
0
0
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
14754
$0

$s7Reactor5FilesO4part2of4from4mostSays5UInt8VGSS_S2itFZTf4nnnd_n
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

$s7Reactor5TimerCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4455
$0

$s7Reactor5TimerCyAcA5Timed_pcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1122
$0

$s7Reactor5TimerCyAcA5Timed_pcfCTf4en_nTf4gn_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1122
$0

$s7Reactor6ClocksO9monotonics6UInt64VyFZ
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
222576
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
6559
$0

$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
826288
0
0
0
$0

$s7Reactor7ChannelC11setDeadline2atys6UInt64V_tF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
825104
2237
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
339133
339133
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
223158
223158
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
871300
488207
383093
0
0
$0

$s7Reactor7ChannelC4sendyAA8TransferOs4SpanVys5UInt8VGF
# Func Hash:
675064528772158230
# Num Counters:
8
# Counter Values:
707775
0
0
707775
0
0
707775
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
36360
0
684182
683106
37403
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
$s4HTTP16ServerConnectionC7Reactor4PumpAadEP12channelReadyyyFTW:228508
$s5Redis10ConnectionC7Reactor4PumpAadEP12channelReadyyyFTW:186295
$s4HTTP5RelayC7Reactor4PumpAadEP12channelReadyyyFTW:155783
$s7Gateway8ExchangeC7Reactor4PumpAadEP12channelReadyyyFTW:111493
$s4HTTP18UpstreamConnectionC7Reactor4PumpAadEP12channelReadyyyFTW:1028

$s7Reactor7ChannelC5closeyyF
# Func Hash:
287486626274210769
# Num Counters:
5
# Counter Values:
2227
2227
2227
2215
12
$0

$s7Reactor7ChannelC5readyyyAA9ReadinessVF
# Func Hash:
995382920710218379
# Num Counters:
9
# Counter Values:
36360
1184
0
681955
1184
680771
0
36360
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
158573
158573
0
0
158573
158573
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
681955
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
1304
1203
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
707775
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
646780
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
1931
1931
1184
1184
1184
747
747
0
747
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
657568767606811122
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
221936
18
6
$0

$s7Reactor9EventLoopC11pollTimeout33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLs5Int32VyF
# Func Hash:
694937220551334010
# Num Counters:
6
# Counter Values:
514349
513929
513740
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
277859
$0

$s7Reactor9EventLoopC3arm_2atyAA5TimerC_s6UInt64VtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1496
$0

$s7Reactor9EventLoopC3runyyF
# Func Hash:
694937220148192871
# Num Counters:
6
# Counter Values:
3
514322
27
9
0
18
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
124142051056794424
# Num Counters:
35
# Counter Values:
601
101
8
490
682695
0
682695
0
676
27
0
0
676
514041
0
514349
0
0
0
0
0
0
0
0
0
0
0
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
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV4tellyyyxYbcFyyYbcfU_TA:493
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV3askyqd__qd__xYbcYas8SendableRd__lFySccyqd__s5NeverOGXEfU_yyYbcfU_TA:65
$s7Reactor9EventLoopC4stopyyFyyYbcfU_:24
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC9makeValueyAA0C5BoundVyxGxACYbcYalFySccyAGs5NeverOGXEfU_yyYbcfU_TA:19
3
$s7Reactor7ChannelCAA12PolledSourceA2aDP5readyyyAA9ReadinessVFTW:681956
$s7Reactor8ListenerCAA12PolledSourceA2aDP5readyyyAA9ReadinessVFTW:731
$s7Reactor12SignalSourceCAA06PolledC0A2aDP5readyyyAA9ReadinessVFTW:8
10
$s5Redis0A4NodeC7Reactor5TimedAadEP10timePassedyyFTW:157
$s9Telemetry9AccessLogC7Reactor5TimedAadEP10timePassedyyFTW:72
$s7Reactor11PeriodicJobCAA5TimedA2aDP10timePassedyyFTW:50
$s6Ledger9NodeWatchC7Reactor5TimedAadEP10timePassedyyFTW:50
$s7GatewayAAC7Reactor5TimedAacDP10timePassedyyFTW:43
$s9Telemetry14StatsCollectorC7Reactor5TimedAadEP10timePassedyyFTW:43
$s7Reactor5Alarm33_6FDF754341BA64BA0527E07FB432922FLLCAA5TimedA2aEP10timePassedyyFTW:43
$s4Edge16KillSwitchPollerC7Reactor5TimedAadEP10timePassedyyFTW:19
$s6Ledger10RefusalLogC7Reactor5TimedAadEP10timePassedyyFTW:9
$s4Edge19LearnedModelsKeeperC7Reactor5TimedAadEP10timePassedyyFTW:4

$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlF
# Func Hash:
78858395717917332
# Num Counters:
2
# Counter Values:
0
4918
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
3
** External Symbol **:1967
** External Symbol **:1850
** External Symbol **:1101
3
** External Symbol **:1967
** External Symbol **:1850
** External Symbol **:1101
1
** External Symbol **:4918
1
** External Symbol **:4918
1
** External Symbol **:4918
1
** External Symbol **:4918
0

$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4918
$0

$s7Reactor9EventLoopC6cancelyyAA5TimerCF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1175
1087
$0

$s7Reactor9EventLoopC7enqueueyys11ExecutorJobVnF
# Func Hash:
798733565743588729
# Num Counters:
4
# Counter Values:
12247
101
8
40
$0

$s7Reactor9EventLoopC7receive33_547C404EB3F4E3E7437DD7EBDCB125BFLL4fromAA8TransferOAA7ChannelC_tFAHSwXEfU_
# Func Hash:
759225736835235971
# Num Counters:
8
# Counter Values:
488207
488207
0
2368
485839
485839
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
1098130663908672154
# Num Counters:
16
# Counter Values:
25
12348
730525
221888
7013
0
0
23
0
23
0
0
514376
0
0
0
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW:221888
1
$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW:48
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
0:23

$s7Reactor9EventLoopCACSchAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
519344
8
$0

$s7Reactor9EventLoopCSchAASch21asUnownedTaskExecutors0efG0VyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4968
$0

$s7Reactor9EventLoopCSchAASch7enqueueyys11ExecutorJobVnFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12348
$0

$s7Reactor9LoopBoundVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1399
$0

$s7Reactor9TimerHeapV03armB0_2atyAA0B0C_s6UInt64VtF
# Func Hash:
567185242207885696
# Num Counters:
5
# Counter Values:
825106
3848
3323
3848
65
$0

$s7Reactor9TimerHeapV4rise33_73D7694B3CA73619DC12A80BF0673464LL4fromySi_tF
# Func Hash:
5832817387315427
# Num Counters:
10
# Counter Values:
14826
4067
4067
10948
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
3796
28053
27872
0
4798
0
0
0
0
0
0
0
0
0
0
0
0
12690
26104
$0

$s7Reactor9TimerHeapV6popDue2atAA0B0CSgs6UInt64V_tF
# Func Hash:
52047014003436353
# Num Counters:
9
# Counter Values:
515468
1021
22
0
0
514839
490
0
0
$0

$s7Reactor9TimerHeapV6remove33_73D7694B3CA73619DC12A80BF0673464LL2atySi_tF
# Func Hash:
948827210635431979
# Num Counters:
7
# Counter Values:
3755
0
59
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
212
0
1752
0
0
0
0
112
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
68
112
112
112
0
212
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
20372
20040
18520
1372
76
17148
1296
1120
112
0
112
0
0
0
0
0
0
0
0
0
4444
0
0
0
0
0
0
0
0
0
1564
19640
1372
76
$0

$s8Commands6OptionV4FormOWOe
# Func Hash:
1124680649989012514
# Num Counters:
4
# Counter Values:
1024
0
68
700
$0

$s8Commands6OptionV4FormOWOy
# Func Hash:
1124680649989012514
# Num Counters:
4
# Counter Values:
1112
0
76
780
$0

$s8Commands6OptionVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1112
$0

$s8Commands6OptionVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1024
$0

$s8Dialects10BilledPartV7GatewayE10isDetailed33_A89D87BEA2E6813CB991802B91808554LLSbvg
# Func Hash:
488090587468112190
# Num Counters:
8
# Counter Values:
111497
111497
0
111497
111497
111497
111497
111497
$0

$s8Dialects10KeyRefusalO12isToldByBodyySbSiFZ
# Func Hash:
1063705162566655217
# Num Counters:
4
# Counter Values:
0
0
111493
111493
$0

$s8Dialects10PromptTextV2ofAC4JSON9JSONValueV_tcfC
# Func Hash:
426301855907202376
# Num Counters:
34
# Counter Values:
0
194995
0
0
0
1000
0
194995
0
0
780980
194995
194995
0
0
194995
194995
0
194995
0
0
194995
0
0
0
194995
1000
0
0
0
0
0
0
0
$0

$s8Dialects10PromptTextV4take33_39D5B2B767724290B01C0739A4505F91LL4part_2ofys4SpanVys5UInt8VG_4JSON9JSONValueVAOtF
# Func Hash:
1029007428410294816
# Num Counters:
47
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
389990
194995
194995
194995
194995
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
389990
0
389990
194995
194995
0
0
194995
0
$0

$s8Dialects10PromptTextV5units2ofSiSays5UInt8VG_tF
# Func Hash:
238984484093187152
# Num Counters:
3
# Counter Values:
0
194995
194995
$0

$s8Dialects10PromptTextV8hasFilesSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
194995
$0

$s8Dialects10PromptTextV9hasImagesSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
194995
$0

$s8Dialects10PromptTextVACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
194995
$0

$s8Dialects10TokenUsageV11totalTokensSivg
# Func Hash:
679210743074613351
# Num Counters:
4
# Counter Values:
111497
111493
4
0
$0

$s8Dialects10UsagePlace33_D790982FDDC0CED7459F3C280284A79BLLO5placeyADSgs4SpanVys5UInt8VG_AA7DialectOtFZTf4nnd_n
# Func Hash:
306296371067628770
# Num Counters:
29
# Counter Values:
668934
222978
0
0
0
0
0
111489
111489
111489
111489
0
0
0
0
0
0
0
0
111489
0
0
0
0
0
0
0
0
0
$0

$s8Dialects11BilledUsageVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
111493
111489
$0

$s8Dialects11BilledUsageVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
111489
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:111489

$s8Dialects11BilledUsageVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111489
$0

$s8Dialects11BilledUsageVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
111493
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s8Dialects11BilledUsageVwcp:111493

$s8Dialects11BilledUsageVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
111497
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s8Dialects11BilledUsageVwxx:111497

$s8Dialects11BilledUsageVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111493
$0

$s8Dialects11BilledUsageVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
111489
111489
0
0
111489
$0

$s8Dialects11BilledUsageVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
222986
$0

$s8Dialects11ReplyReaderV10feedEvents33_C9834792F2C88401FCFC204477AEC9BFLLyys4SpanVys5UInt8VG_4Wire12EventScannerVzAA0B8FindingsVz4JSON10JSONParserVztFZTf4nnnnd_n
# Func Hash:
1075790430649405510
# Num Counters:
186
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
2000
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
835146038170254973
# Num Counters:
187
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
4
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
111489
$0

$s8Dialects11ReplyReaderV4feed_4withSbs4SpanVys5UInt8VG_4JSON10JSONParserVztF
# Func Hash:
141929913265029583
# Num Counters:
11
# Counter Values:
353493
0
0
0
42004
201000
0
110489
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
111493
$0

$s8Dialects11ReplyReaderV5modelSays5UInt8VGvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111493
$0

$s8Dialects11ReplyReaderV5reset__12isCompressed10hidesUsage10seeksModel7seekingyAA7DialectO_AC4FormOS3bSayAA10StoredKindV4MadeVGtF
# Func Hash:
959085189303569863
# Num Counters:
5
# Counter Values:
111493
0
111493
4
4
$0

$s8Dialects11ReplyReaderV5usageAA11BilledUsageVSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111493
$0

$s8Dialects11ReplyReaderV6finish_4withyAA0B3EndO_4JSON10JSONParserVztF
# Func Hash:
135188632495217586
# Num Counters:
8
# Counter Values:
111493
1004
110489
0
0
0
110489
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
146835647075900052
# Num Counters:
2
# Counter Values:
0
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
1058562371546163833
# Num Counters:
36
# Counter Values:
76104
0
1276
0
0
5436
347942
0
63065
0
0
45683
0
1729
63065
0
45683
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s8Dialects11TextScannerV4read33_4890507B38258B6F9C9CC0D254E8A1CELLyys5UInt8VF
# Func Hash:
259212325208851062
# Num Counters:
16
# Counter Values:
0
0
1729
0
119180
0
0
19472
0
35033
6916
24659
0
0
10374
3458
$0

$s8Dialects11TextScannerV4readyys4SpanVys5UInt8VGF
# Func Hash:
1096621589730480147
# Num Counters:
5
# Counter Values:
35033
119180
1729
1729
0
$0

$s8Dialects12ReplyContentO10hasElement33_3BE80D8C35F959F6A402483DB9D2AFC3LL_6filledSb4JSON9JSONValueVSg_s12StaticStringVtFZTf4nnd_n
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
790715553347084596
# Num Counters:
27
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

$s8Dialects12ReplyContentO15hasFilledMember33_8E4C4BEDE07FAA6411257F072481BACFLL_3butSb4JSON9JSONValueV_s12StaticStringVtFZTf4nnd_n
# Func Hash:
135188632976844886
# Num Counters:
9
# Counter Values:
0
111493
221982
110489
111493
0
0
111493
111493
$0

$s8Dialects12ReplyContentO5judge33_8E4C4BEDE07FAA6411257F072481BACFLL6choiceAA0B8EvidenceO4JSON9JSONValueV_tFZTf4nd_n
# Func Hash:
596847749402541908
# Num Counters:
18
# Counter Values:
0
111493
0
111493
0
0
111493
111493
1004
0
0
0
0
0
111493
0
0
0
$0

$s8Dialects12ReplyContentO5judge33_8E4C4BEDE07FAA6411257F072481BACFLL_4list2byAA0B8EvidenceO4JSON9JSONValueV_s12StaticStringVAiLXEtFZ013$s8Dialects12bc13O7content33_8efghi12BACFLLyAA0B8m7O4JSON9O25V_AA7DialectOtFZAgJYbcfu_ACXMtTf1nncn_nTf4nndd_n
# Func Hash:
776814507549019831
# Num Counters:
15
# Counter Values:
445964
111493
0
0
111493
0
0
0
0
0
0
111493
0
0
0
$0

$s8Dialects12ReplyContentO7content33_8E4C4BEDE07FAA6411257F072481BACFLLyAA0B8EvidenceO4JSON9JSONValueV_AA7DialectOtFZ
# Func Hash:
393568427733094664
# Num Counters:
18
# Counter Values:
111493
0
0
0
0
0
111493
0
0
111493
0
0
0
0
0
0
0
0
$0

$s8Dialects12ReplyContentO7isErrorySb4JSON9JSONValueVFZTf4nd_n
# Func Hash:
589371673736476886
# Num Counters:
29
# Counter Values:
0
220978
662934
0
0
220978
0
0
0
0
0
0
0
0
0
110489
0
0
0
110489
0
0
0
0
0
0
0
0
110489
$0

$s8Dialects12ReplyContentO9strongestyAA0B8EvidenceO4JSON9JSONValueV_AfIXEtFZ013$s8Dialects12bc52O7content33_8E4C4BEDE07FAA6411257F072481BACFLLyAA0B8e7O4JSON9G25V_AA7DialectOtFZAgJYbcfu_ACXMtTf1ncn_nTf4ndd_n
# Func Hash:
238984482393877634
# Num Counters:
3
# Counter Values:
111493
111493
111493
$0

$s8Dialects12RequestFactsC11readMembers027_C0E6AF759CBEFE6D0B0F8BED64L4E3ABLL2ofy4JSON9JSONValueV_tAA0B5FaultOYKF
# Func Hash:
940266883897625796
# Num Counters:
20
# Counter Values:
225583
452166
903332
903332
903332
0
677749
225583
1000
225583
0
0
0
0
0
0
0
0
0
0
$0

$s8Dialects12RequestFactsC17readStreamOptions027_C0E6AF759CBEFE6D0B0F8BED64M4E3ABLLyy4JSON9JSONValueV_AA0B6MemberVtAA0B5FaultOYKF
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

$s8Dialects12RequestFactsC4read027_C0E6AF759CBEFE6D0B0F8BED64K4E3ABLLyy4JSON9JSONValueV_AA0B6MemberVAJ7ReadingOAC6CountsAELLVztAA0B5FaultOYKF
# Func Hash:
721776454947372996
# Num Counters:
65
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
677749
0
0
0
225583
0
0
0
1000
225583
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
225583
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
225583
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
225567
0
$0

$s8Dialects12RequestFactsC5resetyyF
# Func Hash:
391331302987494423
# Num Counters:
6
# Counter Values:
225583
0
0
0
0
0
$0

$s8Dialects12RequestFactsC9readBound027_C0E6AF759CBEFE6D0B0F8BED64L4E3ABLLyy4JSON9JSONValueV_AA0B6MemberVAC6CountsAELLVztAA0B5FaultOYKF
# Func Hash:
311693034042968302
# Num Counters:
6
# Counter Values:
0
0
225583
0
225583
225583
$0

$s8Dialects12RequestFactsC9readModelyy4JSON9JSONValueV_AA0B6MemberVtAA0B5FaultOYKF
# Func Hash:
599005164230966820
# Num Counters:
9
# Counter Values:
2006338
0
0
0
225583
225583
0
225583
0
$0

$s8Dialects12UsageFiguresV10fillOpenAI33_1EE38D79D6BFDACAFA100D5D611E3EA7LLyyAA05TokenB0VzF
# Func Hash:
390913718128588908
# Num Counters:
18
# Counter Values:
0
0
111489
0
0
0
0
0
111489
0
0
0
0
0
111489
111489
111489
111489
$0

$s8Dialects12UsageFiguresV11readChoices33_D790982FDDC0CED7459F3C280284A79BLLyy4JSON9JSONValueV_AA7DialectOtF
# Func Hash:
24661706338655917
# Num Counters:
17
# Counter Values:
363344
112489
111489
0
111489
0
111489
0
0
0
0
0
111489
0
0
0
0
$0

$s8Dialects12UsageFiguresV11readMembers2ofy4JSON9JSONValueV_tF
# Func Hash:
236287528291866327
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
222978
0
0
111489
0
111489
0
0
111489
111489
0
0
0
0
111489
0
0
0
0
0
334467
$0

$s8Dialects12UsageFiguresV15isContradictory33_1EE38D79D6BFDACAFA100D5D611E3EA7LLySbAA05TokenB0VF
# Func Hash:
579219201904907985
# Num Counters:
22
# Counter Values:
0
0
0
0
111489
0
111489
0
111489
111489
0
111489
0
111489
0
0
0
0
0
0
0
0
$0

$s8Dialects12UsageFiguresV4fill33_1EE38D79D6BFDACAFA100D5D611E3EA7LLyyAA05TokenB0Vz_AA7DialectOtF
# Func Hash:
471939830661299842
# Num Counters:
28
# Counter Values:
111489
0
0
0
0
0
0
0
111489
0
0
0
0
0
0
0
0
0
0
0
111489
111489
111489
111489
111489
111489
111489
111489
$0

$s8Dialects12UsageFiguresV4read5usage_y4JSON9JSONValueV_AA7DialectOtF
# Func Hash:
769121166475720505
# Num Counters:
43
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
111489
0
0
0
0
0
0
0
0
$0

$s8Dialects12UsageFiguresV4read8document_y4JSON9JSONValueV_AA7DialectOtF
# Func Hash:
111449157983109175
# Num Counters:
63
# Counter Values:
111489
0
0
0
0
0
0
0
0
0
0
0
111489
0
0
0
0
0
0
0
0
0
0
0
0
0
222978
0
0
0
111489
0
0
445956
111489
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
111489
0
0
0
0
0
0
0
0
111489
0
$0

$s8Dialects12UsageFiguresV4take33_D790982FDDC0CED7459F3C280284A79BLL_2asy4JSON9JSONValueV_AA0B6MemberOtF
# Func Hash:
131531190734823666
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
111489
111489
111489
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
111489
0
111489
0
0
111489
0
0
0
0
0
111489
111489
111489
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
111489
111489
111489
0
0
0
0
0
$0

$s8Dialects12UsageFiguresV5bound33_1EE38D79D6BFDACAFA100D5D611E3EA7LLyyAA05TokenB0VzFZTf4nd_n
# Func Hash:
992371481372713286
# Num Counters:
17
# Counter Values:
111489
111489
111489
0
0
0
0
0
0
0
0
0
0
0
111489
111489
111489
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
111489
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

$s8Dialects12UsageFiguresVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
111489
0
$0

$s8Dialects12UsageFiguresVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111489
$0

$s8Dialects12UsageFiguresVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
112499
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s8Dialects12UsageFiguresVwxx:112499

$s8Dialects12UsageFiguresVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
112499
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
640704448686844191
# Num Counters:
17
# Counter Values:
0
0
2004
0
0
1000
0
1004
1000
1004
0
1000
0
0
0
0
0
$0

$s8Dialects13ReplyFindingsV4read8document4withys4SpanVys5UInt8VG_4JSON10JSONParserVztF
# Func Hash:
796536980722872651
# Num Counters:
21
# Counter Values:
0
0
0
0
0
0
110489
110489
0
0
110489
0
0
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
110489
1729
110489
110489
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

$s8Dialects13TextStepTableCACyc33_B6AA80C0C6497EFD5EB49EDED6708EAFLlfc
# Func Hash:
303685789240563092
# Num Counters:
11
# Counter Values:
8188
8188
8192
4
0
0
0
0
0
0
0
$0

$s8Dialects14TokenEstimatorV10takeBlocks33_1106AFB7DFA5B746698BDAED52DC2786LL2of4fromys4SpanVys5UInt8VG_SiztF
# Func Hash:
783548775959707515
# Num Counters:
14
# Counter Values:
1906
0
0
0
392614
453
4983
586714
1791385
591697
198630
589432
0
1453
$0

$s8Dialects14TokenEstimatorV4take8samplingys4SpanVys5UInt8VG_tF
# Func Hash:
224795768174799458
# Num Counters:
48
# Counter Values:
0
0
584985
0
0
0
0
0
0
0
0
0
0
0
0
584985
0
0
0
0
0
194995
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s8Dialects16RequestAdditionsVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
195131
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
1710
1710
1720
1114
0
0
834
280
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
280
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
7
9:474
5:104
8:80
4:64
6:64
7:40
1:8
2
17:240
16:40

$s8Dialects21OversizedUsageScannerVACycfCTf4d_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1006
$0

$s8Dialects7DialectO10takesFormsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
225583
$0

$s8Dialects7DialectO15rateLimitNamingAA04RatedE0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
131926
$0

$s8Dialects7DialectO4pathACSgs4SpanVys5UInt8VG_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
225583
$0

$s8Dialects7DialectO4pathACSgs4SpanVys5UInt8VG_tcfCTf4nd_n
# Func Hash:
1073436551768358078
# Num Counters:
17
# Counter Values:
225583
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s8Dialects7DialectO5pieceAA11BilledPieceOSgvg
# Func Hash:
1124680653874042806
# Num Counters:
4
# Counter Values:
389990
0
0
389990
$0

$s8Dialects7DialectO6isSame2asSbAC_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1743473
$0

$s8Dialects7DialectO8isGeminiSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
225583
$0

$s8Dialects8TextKindO8rawValueACSgs5UInt8V_tcfCTf4nd_n
# Func Hash:
93478049592413703
# Num Counters:
9
# Counter Values:
5436
0
4077
0
906
0
0
0
0
$0

$s8Dialects8TextStepV_5afterACs5UInt8V_AA0B4KindOtcfCTf4nnd_n
# Func Hash:
59918574857497598
# Num Counters:
21
# Counter Values:
832
728
32
24
832
6496
728
1024
1024
320
1024
1056
104
4
4
104
512
128
40
128
132
$0

$s8Dialects9ReplyTextV9isForeignSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111493
$0

$s8Dialects9TextMeterV4read5eventSbs4SpanVys5UInt8VG_tF
# Func Hash:
1123721862768076021
# Num Counters:
65
# Counter Values:
0
199000
3175000
0
0
2678000
298000
0
0
0
0
244004
389000
0
0
243000
398000
1004
241996
240996
240996
299000
240996
0
100000
141996
240996
0
240996
0
240996
240996
0
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
141996
0
0
0
0
0
0
$0

$s8Dialects9TextMeterV4scan33_3472122AA3B9E444AD610F8E70DF946DLLyys4SpanVys5UInt8VGF
# Func Hash:
111568586942344292
# Num Counters:
134
# Counter Values:
0
0
3008
0
0
3008
0
27032
0
0
1004
15000
1004
0
27032
0
12000
2000
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
0
0
0
0
2000
1000
17020
0
3008
0
0
0
0
0
0
0
0
0
12020
58068
28036
7012
23032
1004
1004
0
2004
0
0
0
1004
1000
4
0
4
0
8000
0
0
0
0
0
0
0
1004
1000
0
1000
1004
0
0
0
1000
0
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
44958
0
2733
0
0
0
0
0
362397
47691
0
0
47691
0
0
0
0
0
0
0
0
$0

$s8Dialects9TextNamesO_10isOfEventsAcA7DialectO_SbtcfCTf4nnd_n
# Func Hash:
1055735125850882876
# Num Counters:
15
# Counter Values:
0
0
0
0
0
111493
112499
1006
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
111489
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
111489
111489
0
0
0
0
0
0
0
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
143370
143370
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
184783
0
0
267183
41200
0
0
41200
41200
184783
225983
41200
41200
41200
225983
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
29901
152343
131926
131926
131926
29901
0
0
152343
29901
$0

$s8Problems14RateLimitSheetC4text33_84A8AD8B6C8DE9D418DC043202F81175LL3for2atAA0bC4TextAELLC8Dialects7DialectO_6Limits6MomentVtF
# Func Hash:
414921812493929229
# Num Counters:
8
# Counter Values:
60
0
131914
0
131866
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
131926
131914
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
131926
131926
$0

$s8Problems16ResponseComposerC13appendLastDay33_C494AAADD32D7EA885CC4B6084F72D3ELL_2toy6Ledger7AccountC_4HTTP10ServerCallCtF
# Func Hash:
650973720639384615
# Num Counters:
8
# Counter Values:
0
109485
0
0
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
111493
0
109485
2008
2008
0
0
$0

$s8Problems16ResponseComposerC5write33_C494AAADD32D7EA885CC4B6084F72D3ELLyAA14WrittenProblemCAA0N0C_8Dialects10ErrorShapeOAA8AudienceVtF
# Func Hash:
909850503843072100
# Num Counters:
23
# Counter Values:
1864
9
0
0
0
0
15
0
6
0
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
1070589994002786641
# Num Counters:
20
# Counter Values:
0
0
0
114090
93657
20418
0
15
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
114123
0
0
114075
114075
114090
0
114084
0
0
114075
0
0
0
0
114075
30
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
20396
207754
114075
0
$0

$s8Problems21CachedRefusalResponseC4keep_4from_y4HTTP10ServerCallC_Si6Ledger11LimitCountsVtF
# Func Hash:
844982797688140368
# Num Counters:
5
# Counter Values:
7
20418
20398
27
22
$0

$s8Problems21CachedRefusalResponseC5suits33_82D4F1196A20962D14F30D4457C8CDBELLySb6Ledger7AccountCF
# Func Hash:
851814003570532672
# Num Counters:
38
# Counter Values:
114075
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
114075
114055
0
93657
20391
$0

$s9HistogramAAV3addyyABF
# Func Hash:
790715555091891887
# Num Counters:
17
# Counter Values:
156679
176
152
0
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
0
0
$0

$s9HistogramAAV5sinceyA2BF
# Func Hash:
365794130805847072
# Num Counters:
20
# Counter Values:
483735
91553
34443
34438
34438
105
85
0
0
0
0
0
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
825326
89
994
450
0
0
$0

$s9HistogramAAV6record_5timesys6UInt64V_AFtFfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
825326
$0

$s9HistogramAAV8quantileys6UInt64VSdF
# Func Hash:
508516459619704390
# Num Counters:
17
# Counter Values:
84056
210
0
170
170
0
0
0
0
0
0
0
0
0
0
170
170
$0

$s9HistogramAAVABycfC
# Func Hash:
146835646621254984
# Num Counters:
2
# Counter Values:
1068824
232
$0

$s9Telemetry10PlanCountsC5countyAA9LogPhraseC6Limits8DecisionO_SSAG10ModelClassVSgtF
# Func Hash:
231439397152966692
# Num Counters:
19
# Counter Values:
380455
225573
8
0
225575
8
8
225565
0
0
0
0
0
10
0
0
0
225573
225565
$0

$s9Telemetry11AppObserverC17reservationOpenedyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111493
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
225575
0
8
0
225575
$0

$s9Telemetry11AppObserverC5countyAA9LogPhraseCAA14ExchangeRecordV_6Limits8DecisionOtF
# Func Hash:
610385555253998030
# Num Counters:
23
# Counter Values:
225583
111493
0
0
0
0
111493
0
8
0
111493
4
111489
0
0
111485
111493
0
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
111505
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
111493
111485
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
111481
0
111481
12
0
111481
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
82392
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:82392

$s9Telemetry11ModelCountsCSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
82384
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:82384

$s9Telemetry12LoopObserverC11loopFiguresAA0bE0Vvg
# Func Hash:
981446173485858841
# Num Counters:
13
# Counter Values:
1020
969
51
0
51
51
51
51
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
111493
134706
8
0
82392
82384
143191
0
0
0
0
0
0
82384
0
0
0
82384
0
72186
0
0
0
46062
0
0
0
0
82384
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
Gateway.build/BoundedTable.swift.bc;$s7GatewayAAC4tell_6status_2ofy9Telemetry14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_TA:82392
1
Telemetry.build/AppObserver.swift.bc;$s9Telemetry9UserNamesO10makeWriterySays5UInt8VG_5Bytes10ByteBufferVztcyFyAG_AJztcfU0_TA:82392
1
$s5Bytes10ByteBufferVwxx:8
0

$s9Telemetry12LoopObserverC5trace10continuing2inAA12TraceContextVSg5Bytes10FieldRangeVSg_AJ10ByteBufferVtF
# Func Hash:
1096621587996230487
# Num Counters:
6
# Counter Values:
225583
0
82392
82392
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
222986
$0

$s9Telemetry13RecordedUsageV8messages5input6cached6output9reasoning4cost9isGuessedACSi_S5iSbtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111493
$0

$s9Telemetry14ExchangeRecordV2at9requestIDACs6UInt64V_AGtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
225583
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
164784
164784
0
0
92128
92128
$0

$s9Telemetry14ExchangeRecordV5write3now2toys6UInt64V_5Bytes10ByteBufferVztF
# Func Hash:
301351146074721365
# Num Counters:
15
# Counter Values:
82392
36328
43004
36328
36328
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
225583
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s9Telemetry14ExchangeRecordVwxx:225583

$s9Telemetry14ExchangeRecordVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
225583
$0

$s9Telemetry14UpstreamCountsC4note05_99F1E26B45E31D0DEBAA244E06067105BLLyyAA0B7OutcomeOF
# Func Hash:
525801538652087877
# Num Counters:
12
# Counter Values:
0
0
0
0
111493
0
0
111493
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
111493
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
82392
19
0
$0

$s9Telemetry9AccessLogC3end33_01A61ED7213325D818723BC4DA1E572ELLyyF
# Func Hash:
1096621589181271493
# Num Counters:
5
# Counter Values:
82106
286
74
0
0
$0

$s9Telemetry9CallFactsV6method_AC4Wire6MethodO_AA05RouteC0CtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
82392
$0

$s9Telemetry9UserNamesO10makeWriterySays5UInt8VG_5Bytes10ByteBufferVztcyFyAG_AJztcfU0_
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
82392
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
Edge.build/AdminListener.swift.bc;$s4Edge14TelemetrySetupV9userNames33_A0C47FFF28720D46D79B14943056431BLLy0B004UserE0O13Configuration8SettingsVAA0A5ErrorVYKFZs6UInt64VSays5UInt8VGcyYbcfU0_AoRc12Cryptography10PseudonymsCYbcfu_AoRcfu0_TA:82392

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
146835647075900052
# Num Counters:
2
# Counter Values:
0
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
23566
8
$0

$sS2SSysWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2896
8
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC5Words14PluralCategoryO_AC8TemplateVTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
2528
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
111493
111493
0
$0

$sSKsE8dropLasty11SubSequenceQzSiFs10ArraySliceVys5UInt8VG_Tg5
# Func Hash:
174542564225905727
# Num Counters:
9
# Counter Values:
27153
0
0
0
0
0
0
27153
0
$0

$sSKsSQ7ElementRpzrlE9lastIndex2of0C0QzSgAB_tFSS_Tg5
# Func Hash:
30393574959585884
# Num Counters:
8
# Counter Values:
0
2783
79
79
24
79
79
79
$0

$sSMsSKRzrlE14_insertionSort6within9sortedEnd2byySny5IndexSlQzG_AFSb7ElementSTQz_AItKXEtKFSry13Configuration12SettingsLineVG_Tg5019$s13Configuration14j21RecordV5linesSayAA0B4K18VGvgSbAF_AFtXEfU0_Tf1nncn_n
# Func Hash:
753202732527918223
# Num Counters:
8
# Counter Values:
19
5933
5593
359
6
6
0
133
$0

$sSS8UTF8ViewVySsAAVSnySS5IndexVGcigTf4nn_g
# Func Hash:
591567704970721577
# Num Counters:
6
# Counter Values:
2253
0
0
0
2253
2245
$0

$sSSWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5590
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5590

$sSTsE13_copyContents12initializing8IteratorQz_SitSry7ElementQzG_tFSNySiG_Tg5
# Func Hash:
599005162825008017
# Num Counters:
9
# Counter Values:
1964
1964
112
112
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
2896
2896
$0

$sSTsE8dropLastySay7ElementQzGSiFs10ArraySliceVys5UInt8VG_Tg5
# Func Hash:
838107930311567381
# Num Counters:
21
# Counter Values:
350
18078
350
350
0
18078
0
0
0
0
350
0
0
0
0
789
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

$sSTsSQ7ElementRpzrlE6starts4withSbqd___tSTRd__AAQyd__ABRSlFSays5UInt8VG_SS8UTF8ViewVTg5
# Func Hash:
728130255262022791
# Num Counters:
29
# Counter Values:
0
82468
164084
0
0
81829
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
164084
0
0
$0

$sSTsSQ7ElementRpzrlE6starts4withSbqd___tSTRd__AAQyd__ABRSlFs10ArraySliceVys5UInt8VG_SS8UTF8ViewVTg5Tf4nx_n
# Func Hash:
728130255262022791
# Num Counters:
29
# Counter Values:
0
12968
21008
0
0
13472
544
0
544
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
21008
544
0
$0

$sSTsSQ7ElementRpzrlE6starts4withSbqd___tSTRd__AAQyd__ABRSlFs10ArraySliceVys5UInt8VG_SayAIGTg5Tf4nx_n
# Func Hash:
135188635066597463
# Num Counters:
8
# Counter Values:
104304
99592
52240
3112
3112
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
1846
38
192
38
0
38
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
7013
0
7013
0
0
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
0:7013
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lFs6UInt16V_s8RepeatedVyAGGTg5
# Func Hash:
796468247374058783
# Num Counters:
18
# Counter Values:
0
81920
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
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
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
3264
0
3264
0
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
26336
4096
25664
0
3424
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
68792
1432
69440
68792
1192
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
1:12088
4:10528
3:9016
5:8000
65:7760
6:6032
2:5312
33:3032
7:2320
17:1728
8:1344
9:1256
16:184
32:128
64:64

$sSa6append14addingCapacity16initializingWithySi_ys10OutputSpanVyxGzqd__YKXEtqd__YKs5ErrorRd__lFSi_s5NeverOTg5056$s6Ledger15AdmissionFormatV8unpackedyAA10AdmitReplyOSgs4g32Vys5UInt8VG_AA0E7CommandCtFZys06F13G0VySiGzXEfU_Si6Ledger0lM0VXMts0G0Vys0T0VGS4i6Limits8ScheduleCSiTf1ncn_nTf4nnndnnnnngn_n
# Func Hash:
1046044282643148267
# Num Counters:
86
# Counter Values:
1126824
1126824
0
0
0
187804
187804
187804
0
0
187804
0
187804
0
0
0
187804
0
0
134706
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
185396
0
0
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
4034
4034
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
1211
5599
5595
226799
226782
226782
0
0
$0

$sSay6Ledger7RefusalV5CauseVGWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
26060
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:26060

$sSay6Ledger7RefusalV5CauseVGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
13030
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:13030

$sSaySSGSayxGSKsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
3375
8
$0

$sSays5UInt8VGWOh
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

$sScPSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4968
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4968

$sScPSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
9936
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:9936

$sSh11subtractingyShyxGABF5Words11PlaceholderO_Tg5
# Func Hash:
74919066009916738
# Num Counters:
45
# Counter Values:
78
265
0
0
864
1584
864
1312
864
1312
592
0
0
0
0
262
92
9
67
0
67
62
28
131
0
74
276
23
189
32
13
18
36
365
16
0
0
0
0
0
0
0
0
1312
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
8:1312

$sSh21_nonEmptyArrayLiteralShyxGSayxG_tcfC5Words11PlaceholderO_Tt0g5Tf4g_n
# Func Hash:
45209323376536234
# Num Counters:
19
# Counter Values:
644
4692
4692
656
688
96
584
96
160
160
192
1404
48
2956
2956
2956
0
0
0
$0

$sSh8_VariantV6insertySb8inserted_x17memberAfterInserttxnF5Words11PlaceholderO_Tg5
# Func Hash:
536873290231689177
# Num Counters:
3
# Counter Values:
343
2176
16
$0

$sSh8containsySbxF5Words11PlaceholderO_Tg5
# Func Hash:
950994590292415476
# Num Counters:
15
# Counter Values:
1138
786
4812
1644
726
0
0
0
0
0
0
0
0
0
0
$0

$sSh8containsySbxFSS_Tg5
# Func Hash:
290495009546477486
# Num Counters:
6
# Counter Values:
6120
5820
5724
3656
3644
391
$0

$sSh9_subtractyyqd__7ElementQyd__RszSTRd__lF5Words11PlaceholderO_ShyAFGTg5
# Func Hash:
1031809833986695660
# Num Counters:
7
# Counter Values:
0
0
1584
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
880
2896
1312
$0

$sSi5DatesE15flooredQuotientyS2iF
# Func Hash:
567185242806897991
# Num Counters:
5
# Counter Values:
8044
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
16178
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
1756202
$0

$sSi6LimitsE20multipliedSaturating2byS2i_tF
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
194995
194995
0
$0

$sSlsE3mapySayqd__Gqd__7ElementQzqd_0_YKXEqd_0_YKs5ErrorRd_0_r0_lFSDy5Words8SentenceOAF7WordingV6SourceOG_AH_AJts5NeverOTg509$s5Words8e4OAA7f2V6g35OAcEIgygdo_AC3key_AG5valuetAC_AEts5H11OIegnrzr_TRAhlhJIgygdo_Tf1cn_nTf4ng_n
# Func Hash:
399864112454570759
# Num Counters:
13
# Counter Values:
48
2464
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
Words.build/Brand.swift.bc;$s5Words9CatalogueV8wordings33_38B3F77745938826874266E93A4C4117LL2of2inSDyAA8SentenceOAA7WordingVGSDyAiK6SourceOG_SStFZAI_AKtAI_ANtXEfU_TA:2528

$sSlsE5first7ElementQzSgvgSS17UnicodeScalarViewV_Tgq5
# Func Hash:
1029578616116113188
# Num Counters:
16
# Counter Values:
4616
0
4616
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$sSlsE5split9maxSplits25omittingEmptySubsequences14whereSeparatorSay11SubSequenceQzGSi_S2b7ElementQzKXEtKFSS8UTF8ViewV_Tg556$s5Redis11ServerCheckV6fieldsySDyS2sGSSFZSbs5UInt8VXEfU_Tf1nncn_n
# Func Hash:
1111025521263757076
# Num Counters:
41
# Counter Values:
2245
0
0
4490
0
2245
2245
0
0
57709
53219
0
65
65
0
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
345
0
0
0
0
0
0
65
0
0
0
0
65
65
2245
65
$0

$sSlsE5split9maxSplits25omittingEmptySubsequences14whereSeparatorSay11SubSequenceQzGSi_S2b7ElementQzKXEtKFSS_Tg5
# Func Hash:
246513013039143028
# Num Counters:
28
# Counter Values:
16
308
7436
266
266
114
2738
8
0
0
0
2730
2616
0
152
0
0
0
59
42
0
8
0
0
2730
2730
0
42
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
9
Words.build/Brand.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:5068
Reactor.build/Channel+Bytes.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:1412
Configuration.build/AdminToken.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:495
Commands.build/Command+Documents.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:416
Limits.build/Decision.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:116
Configuration.build/AdminToken.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:106
Configuration.build/AdminToken.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:81
Configuration.build/AdminToken.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:38
Words.build/Brand.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA.1:12

$sSlsE5split9maxSplits25omittingEmptySubsequences14whereSeparatorSay11SubSequenceQzGSi_S2b7ElementQzKXEtKFSs8UTF8ViewV_Tg5
# Func Hash:
1014354719394880828
# Num Counters:
42
# Counter Values:
0
2185
42880
40695
0
2185
0
2185
0
2185
2245
2185
0
0
0
20
2225
60
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2165
0
42880
20
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
Redis.build/Breaker.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_Ss8UTF8ViewV_TG5TA:42880

$sSlsE9dropFirsty11SubSequenceQzSiFs10ArraySliceVys5UInt8VG_Tg5
# Func Hash:
331779887771207214
# Num Counters:
9
# Counter Values:
6819
8995
6819
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
7212
6904
308
$0

$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSs_Tg5
# Func Hash:
870742341959591390
# Num Counters:
24
# Counter Values:
0
3053
821
821
821
3053
161
194
0
12
0
182
21
0
316
0
0
0
0
34
12
821
0
6
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay5Redis0D4CallCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
277859
277545
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay7Gateway8ReplyTapCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
111493
110487
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
2896
0
0
0
0
0
0
0
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKFySryxGz_SiztKXEfU_13Configuration12SettingsLineV_Tg5019$s13Configuration14f21RecordV5linesSayAA0B4G18VGvgSbAF_AFtXEfU0_Tf1nnncn_n
# Func Hash:
587940238230004039
# Num Counters:
42
# Counter Values:
0
10
2
4
1254
1145
2
1
119
0
5
2
0
4
4
4
2
2
4
4
4
2
0
0
2
0
0
0
0
2
0
0
0
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
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
0

$sSs8UTF8ViewVyABSnySS5IndexVGcigTf4nn_g
# Func Hash:
334492582692223273
# Num Counters:
5
# Counter Values:
2233
0
0
0
2233
$0

$ss10_NativeSetV9insertNew_2at8isUniqueyxn_s10_HashTableV6BucketVSbtF5Words11PlaceholderO_Tg5
# Func Hash:
650973720594510684
# Num Counters:
8
# Counter Values:
0
2176
0
0
0
0
0
0
$0

$ss11_StringGutsV15scalarAlignSlowySS5IndexVAEF
# Func Hash:
157411392277873635
# Num Counters:
13
# Counter Values:
0
0
8655
0
0
0
0
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
36650
0
0
0
36650
19018
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
3419
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFs5UInt8V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4246
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
17280
2736
2736
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
368
0
0
2528
0
368
0
0
368
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
6
22
1624
0
6
22
8
0
20
8
0
0
20
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSS_13Configuration14SettingsRecordV5Entry33_E414EB1AE6448C5D434DF5E3DDC3C0EALLVTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
13
0
1504
0
13
0
16
0
80
16
0
0
80
11
11
11
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSi_6Ledger17RememberedMessageOTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
22
4
22
1552
0
4
22
8
0
16
8
0
0
16
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
15
0
3350
0
15
0
65
0
300
20
0
0
300
15
15
15
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFs10ArraySliceVys5UInt8VG_AJTg5
# Func Hash:
157411392798849192
# Num Counters:
11
# Counter Values:
0
0
2736
0
0
72
0
312
8
0
312
$0

$ss17_NativeDictionaryV5merge_8isUnique16uniquingKeysWithyqd__n_Sbq_q__q_tKXEtKSTRd__x_q_t7ElementRtd__lF5Words8SentenceO_AH7WordingVSayAJ_ALtGTg5012$sSD20uniquegh33ValuesSDyxq_Gqd__n_tcSTRd__x_q_t7i30Rtd__lufcq_q__q_tKXEfU_5Words8k5O_AE7L14VSayAG_AItGTG5Tf1nncn_n
# Func Hash:
95820316325213985
# Num Counters:
13
# Counter Values:
2528
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
11718
635
21153
9750
0
9750
0
0
11025
100468
0
20780
105
222
222
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

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSS_13Configuration14SettingsRecordV5Entry33_E414EB1AE6448C5D434DF5E3DDC3C0EALLVTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1022
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSi_6Ledger17RememberedMessageOTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
111493
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

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSS_13Configuration14SettingsRecordV5Entry33_E414EB1AE6448C5D434DF5E3DDC3C0EALLVTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
482
1006
96
0
0
16
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
111493
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
31950
31950
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF4Wire5FieldV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
8140
8140
2303
0
5837
8140
0
0
3973
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
3
17:2298
33:2283
65:1256
0
1
0:2303

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5Words11PlaceholderO_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
1312
1312
4208
0
0
1312
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
0:4208

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5Words12WordingFaultV6ReasonO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
0
3264
3264
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
5744
5744
2896
0
2848
5744
0
0
2095
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
17:1312
33:1176
65:360
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Ledger10SettlementC6ChangeV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
29877
29877
29877
0
0
29877
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Ledger7RefusalV5CauseV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
23213
23213
23213
0
0
23213
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
0:23213

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
3651
344
3628
0
99
260
0
0
75
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
5
16:67
32:8
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
140620
140508
135487
0
5133
140508
0
0
3182
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
4
8:1897
17:1256
33:1232
65:748
0
1
0:135487

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSs8UTF8ViewV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
4820
4820
2310
0
2510
4820
0
0
1310
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
6
32:2230
64:65
128:65
256:65
512:65
513:20
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSs_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
3785
3785
3040
0
745
3785
0
0
282
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
6
32:391
64:298
128:32
256:8
512:8
513:8
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs0B5SliceVys5UInt8VG_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
8136
8136
1344
0
6792
8136
0
0
3441
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
9
32:1344
64:1344
128:1296
256:1160
513:792
512:656
257:136
65:40
129:24
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs5UInt8V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
209390
205216
197277
0
12113
205103
0
0
7565
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
12
17:5057
65:4303
8:762
9:652
513:544
129:291
257:241
33:213
2:38
4:4
6:4
7:4
0
5
0:196777
1:350
9:78
65:60
7:12

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyF5Words11PlaceholderO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2896
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
321
315
5798
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5Words8SentenceO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
3347
3341
5062
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLV_Tg5
# Func Hash:
252375182684164039
# Num Counters:
21
# Counter Values:
12135
9360
809
0
0
809
809
809
809
809
4849
0
809
2921
809
0
0
0
0
809
809
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
3540
2310
2493
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSS_Tg5
# Func Hash:
607699200200471043
# Num Counters:
5
# Counter Values:
10015
6895
6799
9335
3316
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSi_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
125394
13881
223045
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSs_Tg5
# Func Hash:
619802543151161916
# Num Counters:
7
# Counter Values:
0
4644
4579
4552
2615
4552
0
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFs10ArraySliceVys5UInt8VG_Tg5Tf4xnn_n
# Func Hash:
278041623950411709
# Num Counters:
16
# Counter Values:
14704
25172
12832
127698
125826
12340
12340
12340
53800
12340
0
0
0
0
0
25172
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
5798
736
0
0
5062
0
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5Words8SentenceO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5062
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF6Ledger10RefusalLogC4Name33_55306A0265DECEFC385A5DEC1C949917LLV_Tg5
# Func Hash:
844982798119336439
# Num Counters:
4
# Counter Values:
72735
4849
4849
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
9335
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSi_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
223045
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSs_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2615
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFs10ArraySliceVys5UInt8VG_Tg5Tf4xn_n
# Func Hash:
798733564400779117
# Num Counters:
5
# Counter Values:
162968
53800
53800
0
0
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSS8UTF8ViewV_Tgq5
# Func Hash:
11922952732531945
# Num Counters:
6
# Counter Values:
28055
28032
0
0
0
343
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFShy5Words11PlaceholderOG_Tg5
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
2896
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
143370
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
6568953
5303720
0
0
$0

$ss4SpanV5Bytess5UInt8VRszlE6starts4withSbAByAEG_tF
# Func Hash:
653247343125567024
# Num Counters:
13
# Counter Values:
2126309
12799706
2591830
6215429
6215429
2118670
1891963
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
229890
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
2107734
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
620
0
0
0
620
0
0
620
0
0
1348
0
0
1348
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
620
0
0
0
$0

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
200
146460
$0

$ss8DurationV13ConfigurationE7writtenSSvg
# Func Hash:
271263514750051465
# Num Counters:
11
# Counter Values:
2058
1688
584
74
0
0
0
0
0
0
0
$0

$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4968
$0

Configuration.build/AdminToken.swift.bc;objectdestroy
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1862
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
134706
$0

Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC_____5after12unidentified2onAcA0B5SetupV_AA0aF0V5Redis0G6RouterC6Ledger10StoreWatchC9Telemetry12LoopObserverCACSg14Authentication23UnidentifiedCallerLimitC7Reactor05EventM0Ctcfcs6UInt64VycfU2_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
959402
$0

Edge.build/AdminListener.swift.bc;$s4Edge14TelemetrySetupV9userNames33_A0C47FFF28720D46D79B14943056431BLLy0B004UserE0O13Configuration8SettingsVAA0A5ErrorVYKFZs6UInt64VSays5UInt8VGcyYbcfU0_AoRc12Cryptography10PseudonymsCYbcfu_AoRcfu0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
82392
$0

Edge.build/AdminListener.swift.bc;$s4Edge8AppSetupV5hooks____2on7Gateway14AdmissionHooksC0B3API0B8ServicesV_6Ledger10RefusalLogCAL12ClaimedPlansC9Telemetry0B8ObserverC7Reactor9EventLoopCtFyAL7UserKeyV_AL0L0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
114090
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

Gateway.build/BoundedTable.swift.bc;$s7Gateway8ExchangeC15writeAnswerHead_4from8isSifted4HTTP5RelayC7FramingOAA7ForwardV_AG18UpstreamConnectionCSbtFy5Bytes10ByteBufferVzXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111493
$0

Gateway.build/BoundedTable.swift.bc;$s7GatewayAAC4tell_6status_2ofy9Telemetry14ExchangeRecordV_Si4Wire6MethodOAA12MatchedRouteCtFAF9CallFactsVyXEfu_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
82392
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

Gateway.build/BoundedTable.swift.bc;$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA7ForwardV_TG5011$s7Gateway8b54C6inTask4with_yx_yAC_xtYaYb8Problems7ProblemCYKYCctlFyi1_jk11YbYCcfU_AA7c74V_TG5011$s7Gateway8b55C10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyys6H19VFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n.0.2
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
1004
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
4082
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
4082
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
4
** External Symbol **:4055
** External Symbol **:22
** External Symbol **:3
** External Symbol **:2

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_8E4149BC14FEED5DEBC30B3E1CA85593LL__3due_0B00B4CallCx_AG0B6ScriptCs6UInt64VSgAG0B4NodeCtAA0A5ErrorOYKAA0mL0RzlFAIyAG0bP0OYKXEfU_yAG15UncheckedWriterVzXEfU_AA05AdmitL0V_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
134620
$0

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_8E4149BC14FEED5DEBC30B3E1CA85593LL__3due_0B00B4CallCx_AG0B6ScriptCs6UInt64VSgAG0B4NodeCtAA0A5ErrorOYKAA0mL0RzlFAIyAG0bP0OYKXEfU_yAG15UncheckedWriterVzXEfU_AA06SettleL0V_TG5TA
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
111493
0
$0

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send_2toyAA10SettlementC_AA17StoreCallFollower_ptAA0A5ErrorOYKF0B00B4SlotVyXEfu_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20404
$0

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send_2toyAA12AdmitCommandC_AA17StoreCallFollower_ptAA0A5ErrorOYKF0B00B4SlotVyXEfu_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20406
$0

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B4NodeCtAA0A5ErrorOYKFAG0B4CallCyAG0bH0OYKXEfU_yAG15UncheckedWriterVzXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
26641
$0

Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C9sendIndexyyAA12AdmitCommandC_0B00B4NodeCtAA0A5ErrorOYKFAG0B4CallCyAG0bH0OYKXEfU_yAG15UncheckedWriterVzXEfU_yAQzXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
26641
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
0

Ledger.build/Account.swift.bc;$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU0_TA
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
111493
0
$0

Ledger.build/Account.swift.bc;$s6Ledger10SettleCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_TA
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
111493
0
$0

Ledger.build/Account.swift.bc;$s6Ledger10StoreWatchC4node2of5Redis0F4NodeCAA7UserKeyV_tFAF0F4SlotVyXEfu_TA.11
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20404
$0

Ledger.build/Account.swift.bc;$s6Ledger10StoreWatchC4node2of5Redis0F4NodeCAA7UserKeyV_tFAF0F4SlotVyXEfu_TA.12
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20406
$0

Ledger.build/Account.swift.bc;$s6Ledger12RefusalStoreV4note_2ofyAA0B5EntryV_AA7UserKeyVtYaAA0A5ErrorOYKF.0
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

Ledger.build/Account.swift.bc;$s6Ledger12RefusalStoreV4note_2ofyAA0B5EntryV_AA7UserKeyVtYaAA0A5ErrorOYKF.0.2
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
** External Symbol **:4008

Ledger.build/Account.swift.bc;$s6Ledger12RefusalStoreV4note_2ofyAA0B5EntryV_AA7UserKeyVtYaAA0A5ErrorOYKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4008
$0

Ledger.build/Account.swift.bc;$s6Ledger9AdmitCallV3put2toy5Redis15UncheckedWriterVz_tFyAHzXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
134773
$0

Problems.build/Audience.swift.bc;$s8Problems16ResponseComposerC12appendFields33_C494AAADD32D7EA885CC4B6084F72D3ELL__2toy6Ledger7AccountC_8Dialects7DialectO4HTTP10ServerCallCtFy5Bytes10ByteBufferVzXEfU_TA.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20418
$0

Problems.build/Audience.swift.bc;$s8Problems16ResponseComposerC12appendFields33_C494AAADD32D7EA885CC4B6084F72D3ELL__2toy6Ledger7AccountC_8Dialects7DialectO4HTTP10ServerCallCtFy5Bytes10ByteBufferVzXEfU_TA.2
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
111493
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
4918
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
18
$s4HTTP16ServerConnectionC12leaveForGood33_40265017410E76633ED8A44B841E1ABFLLyyFyACYaYbYCcfU_:1184
Reactor.build/Channel+Bytes.swift.bc;$sBA7Reactor14ConnectionRaceCyxq_GAA7ChannelCIeghHgILgg_BAAD_AFtIeghHgILn_s5ErrorR_r0_lTRTA:1053
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA7ForwardV_TG5011$s7Gateway8b54C6inTask4with_yx_yAC_xtYaYb8Problems7ProblemCYKYCctlFyi1_jk11YbYCcfU_AA7c74V_TG5011$s7Gateway8b55C10sendAfresh33_547A97419888411C69799DD6FBCA20BFLLyys6H19VFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n:1020
HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA:1004
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRyt_TG5011$s7Gateway8b54C6inTask4with_yx_yAC_xtYaYb8Problems7ProblemCYKYCctlFyh1_ij31YbYCcfU_yt_TG5011$s7Gateway8b27e11TaskyyyACYak18Problems7g31CYKYCcoh4_yttjp16AGYKYCcfU_011h20T46C5beginyyplmN21F9CYKYCcfU_Tf3nnnpf_nTf3nnnpf_nTf3nnpf_n:400
$sBA6Ledger05RedisA0CAA12AdmitCommandCAA17StoreCallFollower_pIeghHgILggg_BAAC_AeaF_ptIeghHgILn_TR011$s6Ledger05b17A0C4send_2toyAA12cd6C_AA17efg26_ptAA0A5ErrorOYKFyAC_AgaH_O10YaYbYCcfU_Tf3nnpf_n:86
Ledger.build/Account.swift.bc;$s6Ledger9NodeWatchC3ask33_7D97931E876591E45E3E642ABBAD3D37LLyyFyACYaYbYCcfU_TA:59
$s5Redis0A4NodeC7connectyyFyACYaYbYCcfU_:33
$s4Edge16KillSwitchPollerC10timePassedyyFyACYaYbYCcfU_:19
Edge.build/AdminListener.swift.bc;$sBA4Edge0A4LoopC5Redis0C4NodeCIeghHgILgg_BAAC_AFtIeghHgILn_TRTA:10
$s6Ledger10RefusalLogC5begin33_55306A0265DECEFC385A5DEC1C949917LL3allySb_tFyACYaYbYCcfU_SbTf3nnpSi0_n:9
$s5usher15ServeController33_424684B83FFA2BBC131B59FC2EB94B10LLC8receivedyys5Int32VFyADYaYbYCcfU0_:8
usher.build/Check.swift.bc;$s5usher5ServeO9runServery8Commands8ExitCodeOAE10InvocationV_SDyS2SGAE7PaletteVtFZyAA0B10Controller33_424684B83FFA2BBC131B59FC2EB94B10LLCYaYbYCcfU0_TA:8
$s6Ledger10RefusalLogC5begin33_55306A0265DECEFC385A5DEC1C949917LL3allySb_tFyACYaYbYCcfU_SbTf3nnpSi1_n:6
Redis.build/Breaker.swift.bc;$sBA5Redis10ClusterMapCAA6SurveyCyAA0B4ViewVGIeghHgILgg_BAAC_AHtIeghHgILn_TRTA:5
$sBA7Reactor9EventLoopC5Redis6SurveyCyAD11ClusterViewVGIeghHgILgg_BAAC_AItIeghHgILn_TR010$s5Redis10f58MapC5views33_9938970B17101BC08BE0FA116EF3FACFLL2ofSayAA0B4g5VGSays24A5PlaceVG_tYaFy7Reactor9bc5C_AA6e6CyAHGtY18YbYCcfU0_Tf4nnnd_nTf3nnpf_n:5
$s5Redis10ClusterMapC3ask33_9938970B17101BC08BE0FA116EF3FACFLLyyFyACYaYbYCcfU_:5
$s4Edge19LearnedModelsKeeperC10timePassedyyFyACYaYbYCcfU_:4

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_.0.10
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4918
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4918

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4918
$0

Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4918
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
4918
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4918

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
4968
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA:4918
Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_AA11PeriodicJobC_TG5TA.9:50

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5.0.9
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4966
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
** External Symbol **:4918
** External Symbol **:48

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4918
$0

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4918
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5:4918

Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA.0.5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4918
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4918

Reactor.build/Channel+Bytes.swift.bc;__swift_continuation_await_point
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2268
$0

Reactor.build/Channel+Bytes.swift.bc;objectdestroy
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5411
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
** External Symbol **:2552
** External Symbol **:1709
** External Symbol **:1150

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
4918
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
4082
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4082

Redis.build/Breaker.swift.bc;$s5Redis0A6RouterC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4062
$0

Redis.build/Breaker.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_Ss8UTF8ViewV_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
42880
$0

Redis.build/Breaker.swift.bc;__swift_continuation_await_point
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5133
$0

Telemetry.build/AppObserver.swift.bc;$s9Telemetry9UserNamesO10makeWriterySays5UInt8VG_5Bytes10ByteBufferVztcyFyAG_AJztcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
82392
$0

Words.build/Brand.swift.bc;$s5Words9CatalogueV8wordings33_38B3F77745938826874266E93A4C4117LL2of2inSDyAA8SentenceOAA7WordingVGSDyAiK6SourceOG_SStFZAI_AKtAI_ANtXEfU_TA
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
2528
0
$0

Words.build/Brand.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5068
$0

__swift_async_resume_get_context
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13927
$0

__swift_async_resume_project_context
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
66581
$0

__swift_instantiateConcreteTypeFromMangledName
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1391058
2371
$0

__swift_instantiateGenericMetadata
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
23407
$0

__swift_memcpy1_1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2060
$0

__swift_memcpy56_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1020
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
11744
$0

_swift_implicitisolationactor_to_executor_cast
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
13565
0
$0

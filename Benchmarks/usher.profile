:ir

$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1321291
$0

$s4HTTP10ServerCallC11beginAnswer6status5datedySi_SbtF
# Func Hash:
974670608970665929
# Num Counters:
7
# Counter Values:
0
215467
215467
45
215467
215467
0
$0

$s4HTTP10ServerCallC11beginAnswer6status5datedySi_SbtFfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
19663
$0

$s4HTTP10ServerCallC12repeatAnswer6status_ySi_Says5UInt8VGtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
439224
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
458873
458873
458873
458873
458873
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
458887
0
0
0
654691
0
0
0
654691
0
654691
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
432491
879344
655961
1183
0
222200
2186
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7GatewayAAC4HTTP9ResponderAacDP5beginyyAC10ServerCallCFTW:654691

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
657225
655961
$0

$s4HTTP10ServerCallC7prepare33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyF
# Func Hash:
536873291012302412
# Num Counters:
4
# Counter Values:
655874
655874
0
0
$0

$s4HTTP10ServerCallC8answeredyyF
# Func Hash:
1096621589485024619
# Num Counters:
7
# Counter Values:
221197
432491
221197
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
1311835
654691
654691
1311835
657144
1183
0
654691
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
654691
654691
654691
654691
0
0
0
654691
$0

$s4HTTP10ServerCallC9endAnswer6length4bodyySays5UInt8VG_AItF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
19663
19663
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
195804
$0

$s4HTTP12RelayOutcomeO7isWholeSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
588415
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
195804
0
0
0
195804
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
194785
194785
195804
194785
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
1012
7
1012
$0

$s4HTTP18UpstreamConnectionC10expectHead9answeringy4Wire6MethodO_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
195804
$0

$s4HTTP18UpstreamConnectionC11releaseHeadyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
195804
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
52047014138243572
# Num Counters:
9
# Counter Values:
195804
195804
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
0
1019
0
0
0
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
195804
195804
195804
195804
195804
$0

$s4HTTP18UpstreamConnectionC7GatewayE12appendFields33_B54FA1CCC2FB973CA1BC72A2F1223A39LL2to13keepingLimits0Q6Lengthy4Wire10ByteBufferVz_S2btF
# Func Hash:
920543276269686021
# Num Counters:
17
# Counter Values:
194801
1003
0
0
0
0
0
196804
0
195804
195801
194801
194801
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
195804
$0

$s4HTTP18UpstreamConnectionC7hasNewsSbvg
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
195804
195804
195804
$0

$s4HTTP18UpstreamConnectionC7isWholeSbvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
194801
194801
$0

$s4HTTP18UpstreamConnectionC7sendNowSbyAA0B7FailureOYKF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
195804
$0

$s4HTTP18UpstreamConnectionC8readHeadSbyAA0B7FailureOYKF
# Func Hash:
159676628132336578
# Num Counters:
9
# Counter Values:
195804
195804
195804
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
195804
195804
0
195804
0
$0

$s4HTTP18UpstreamConnectionC9passWhole2to3tapAA12RelayOutcomeOSgAA10ServerCallC_AA7BodyTap_pSgtF
# Func Hash:
525801538509658430
# Num Counters:
9
# Counter Values:
194801
194801
0
0
194801
194801
0
0
194801
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Gateway8ReplyTapC4HTTP04BodyC0AadEP3seeySbs4SpanVys5UInt8VGFTW:194801
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
227644
224713
0
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
451432
225716
225716
0
224713
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_TA:1003

$s4HTTP5RelayC4take33_0C43BE885B8E64CBA85FA26CD6A786F2LLyys4SpanVys5UInt8VGF
# Func Hash:
235328016765237887
# Num Counters:
35
# Counter Values:
697509
0
0
225716
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
225716
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
453360
228647
452357
452357
228647
0
0
228647
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
227644
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
529176
0
530179
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
529176
0
0
529176
529176
0
0
0
0
0
0
0
0
0
0
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
390619
390619
390619
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
391608
391608
391608
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
215467
0
0
$0

$s4Wire10ByteBufferV5countSivg
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1344688
0
$0

$s4Wire10ByteBufferV6append11thousandthsys6UInt64V_tF
# Func Hash:
1096621588604446523
# Num Counters:
5
# Counter Values:
539334
539334
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
676424
6895337
676424
676424
22
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
6218913
1400510
676424
1400510
0
0
0
0
0
0
0
0
0
6895337
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
550596
550596
550596
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
850495
0
$0

$s4Wire10ByteBufferV6appendyySays5UInt8VGF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1440456
$0

$s4Wire10ByteBufferV6appendyySays5UInt8VG_SnySiGtF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1285311
0
$0

$s4Wire10ByteBufferV6appendyys12StaticStringVF
# Func Hash:
788747807060004997
# Num Counters:
10
# Counter Values:
3269506
2119
643648
1758234
867624
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
2:670095
1:195906
5:1146
7:168
4:155
6:109
3:45

$s4Wire10ByteBufferV6appendyys4SpanVys5UInt8VGF
# Func Hash:
615463249704568864
# Num Counters:
9
# Counter Values:
6418732
12045
1038639
350038
5030052
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
513:1904749
129:1039182
33:784046
65:657297
2:232500
0:195804
4:195804
257:20663
1:6
256:1

$s4Wire10ByteBufferV6appendyys5UInt8VF
# Func Hash:
1096621588604446523
# Num Counters:
5
# Counter Values:
550614
550614
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
1926706
1730905
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
7872769
$0

$s4Wire10ByteBufferV8capacityACSi_tcfC
# Func Hash:
238984484201432128
# Num Counters:
3
# Counter Values:
6536
1105
0
$0

$s4Wire10ByteBufferV8capacityACSi_tcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5431
$0

$s4Wire10ByteBufferV8makeRoom33_4858EBFE8A0A38F5AE6E3CB0F29C4198LLyySiF
# Func Hash:
685179184202638084
# Num Counters:
11
# Counter Values:
14204
7586
7586
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
129:2104
33:2102
65:2041
257:1076
128:80
513:80
0:79
512:16
32:6
256:2

$s4Wire10ByteBufferV8readables4SpanVys5UInt8VGvg
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
6199876
6198870
0
0
$0

$s4Wire10ByteBufferV9removeAll15keepingCapacityySb_tF
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
393869
2009
2009
$0

$s4Wire10ByteBufferV9removeAll15keepingCapacityySb_tFfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
196056
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
7718
3688
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
195804
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
31214
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
458887
$0

$s4Wire10FieldRangeV7isEmptySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
624091
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
849492
0
0
3111361
3111361
1003
0
0
0
0
0
0
1003
849492
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
850495
848297
848297
848297
848297
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
1227461
0
1225461
0
0
$0

$s4Wire10HeadFieldsC4read_6limitsSiSgs4SpanVys5UInt8VG_AA0B6LimitsVtAA9HTTPFaultVYKF
# Func Hash:
984255532464525978
# Num Counters:
68
# Counter Values:
2077956
2077956
2911681
2445
848297
3278739
4127036
12106
1215355
0
4127036
0
0
2198
2911681
0
0
0
0
850495
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5491
0
0
0
0
0
0
850495
0
0
2911681
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
654991
0
624091
0
0
0
0
0
0
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
655874
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
2654014
1505486
0
0
$0

$s4Wire10HeadFieldsCyAA5FieldVSicig
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
1446960
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
195818
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
195818
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA1_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
195818
$0

$s4Wire10HeadLimitsV6target10fieldBytes0E5CountACSi_S2itcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
195818
$0

$s4Wire10HeadMemoryV4keepyys4SpanVys5UInt8VG_S2itF
# Func Hash:
135188634956901483
# Num Counters:
8
# Counter Values:
850495
194721
655774
0
0
194721
194721
0
$0

$s4Wire10JSONParserV5parseyAA9JSONValueVs4SpanVys5UInt8VGAA9JSONFaultVYKF
# Func Hash:
798733567701983421
# Num Counters:
4
# Counter Values:
852095
0
852095
852095
$0

$s4Wire10KnownFieldO5namedyACs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
672137664198745421
# Num Counters:
12
# Counter Values:
0
654991
654991
654991
654991
654991
0
0
0
654991
654991
654991
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
195801
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
458219
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
225716
0
0
1003
0
0
0
224713
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
301003
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
427304
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
427304
0
31503
201000
194801
0
$0

$s4Wire11ReplyReaderV4keep33_32C869762F372759CB5BB1B3793ECD9ELLyys4SpanVys5UInt8VGF
# Func Hash:
456618552166378984
# Num Counters:
14
# Counter Values:
0
194801
0
194801
0
0
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
195804
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
195804
$0

$s4Wire11ReplyReaderV6finish4withyAA10JSONParserVz_tF
# Func Hash:
236859846007928959
# Num Counters:
21
# Counter Values:
0
194801
1003
0
194801
0
0
0
0
0
0
194801
194801
194801
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
195804
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
1309382
$0

$s4Wire11RequestHeadC5resetyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
655874
$0

$s4Wire11RequestHeadC5value2ofAA10FieldRangeVSgAA05KnownF0O_tF
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
1309382
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
654691
654691
0
654691
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
215467
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
19663
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
195804
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
195804
1003
0
779204
0
194801
1003
0
0
0
1363607
0
0
6018
0
0
389602
0
0
0
1003
195804
389602
195804
195804
1003
720977
392608
1003
2006
194801
195804
1003
525173
196804
1003
195804
195804
0
0
194801
0
194801
1003
0
0
0
1003
1003
0
195804
0
0
0
0
0
0
0
194801
0
195804
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
195804
0
195804
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
654691
0
0
0
654691
0
0
0
0
0
0
0
0
655691
2619764
1965073
1964073
1965073
654691
1000
0
654691
654691
654691
654691
654691
0
0
0
0
1000
0
0
0
654691
654691
0
654691
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
654691
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
654691
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
654678
13
0
654678
0
$0

$s4Wire12RequestFactsC5resetyyF
# Func Hash:
238984482966880379
# Num Counters:
3
# Counter Values:
654691
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
654691
0
654691
654691
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2619764
654691
0
0
0
0
0
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
195807
$0

$s4Wire12ResponseHeadC5resetyyF
# Func Hash:
238984484622511769
# Num Counters:
3
# Counter Values:
195804
0
0
$0

$s4Wire12ResponseHeadC5value2ofAA10FieldRangeVSgAA05KnownF0O_tF
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
195804
195804
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
391608
391608
391608
391608
389602
389602
$0

$s4Wire12ResponseHeadC9isInterimSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
195804
$0

$s4Wire12ResponseHeadC9keepAlive9answeringSbAA6MethodO_tF
# Func Hash:
974670607270608071
# Num Counters:
9
# Counter Values:
0
194801
195804
195804
195804
195804
0
195804
194801
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
587403
195801
0
195801
0
195801
0
0
0
195801
0
0
0
0
0
0
195801
0
0
0
0
0
195801
0
0
0
0
0
195801
0
0
0
0
0
0
195801
0
0
0
195801
0
0
195801
0
0
0
0
0
0
0
195801
0
0
0
0
0
0
0
0
0
0
0
0
0
0
195801
195801
195801
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
195801
0
0
391602
0
0
0
0
0
0
0
0
0
195801
0
0
0
195801
0
0
0
0
0
0
391602
1174806
0
0
0
0
587403
0
0
587403
391602
1174806
0
783204
0
0
0
0
195801
0
195801
0
0
195801
195801
0
0
0
0
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
195804
195801
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
195804
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
654691
654691
1179
654691
654691
1179
0
0
653512
$0

$s4Wire13RequestParserO6finish33_8ACB5A14D54F9E2A183197507A0F46DFLLyys4SpanVys5UInt8VG_AA0B4HeadCtAA9HTTPFaultVYKFZTf4nnd_n
# Func Hash:
181107444071910249
# Num Counters:
15
# Counter Values:
0
0
654691
654691
654691
0
0
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
654691
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
195804
0
195804
195804
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
195804
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
987330
7
$0

$s4Wire6MethodOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
987330
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
654691
0
654691
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
1768254
$0

$s4Wire7DialectO8isGeminiSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
654691
$0

$s4Wire8ByteScanO12firstControl2in4from2toSis4SpanVys5UInt8VG_S2itFZTf4nnnd_n
# Func Hash:
1042354055960601760
# Num Counters:
19
# Counter Values:
3
0
2514840
2080154
0
2080151
6
3
1511800
568348
2080154
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
116
1711
1711
1711
320
99
257
36
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
2814425
2814425
562885
562885
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
562885
6455104
5892219
0
0
0
0
654691
654691
0
562885
562885
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
1227461
0
9417
1227461
1227461
2003
0
0
2454922
1227461
31000
31000
1227461
0
1227461
3
1227461
1227461
1227461
2000
1225461
4355
1223103
3
0
0
1223106
1225461
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
1225461
1225461
1225461
$0

$s4Wire9JSONValueV4kindAC4KindOvg
# Func Hash:
287486625672014413
# Num Counters:
7
# Counter Values:
851092
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
591412
590403
391608
0
2185832
0
982014
3347644
790207
2365630
790207
591412
0
591412
0
0
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
230080
118
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
26516
26516
$0

$s5Redis0A5ReplyO7integerSiSgvg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
185272
0
$0

$s5Redis0A5ReplyOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
237683
230011
$0

$s5Redis0A5ReplyOWOe
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
830658
118
78
53032
7170
$0

$s5Redis0A5ReplyOWOy
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
431352
118
78
27661
7741
$0

$s5Redis0A5ReplyOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
185372
$0

$s5Redis0A6ClientC4send_4keys9arguments4room3due_AA4CallCAA0A6ScriptC_S3is6UInt64VSgyAA3PenVzXEtAA0A5ErrorOYKF
# Func Hash:
640704447232100574
# Num Counters:
15
# Counter Values:
0
195721
117
0
417838
0
0
0
49
417838
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
229869
229869
0
$0

$s5Redis0A6ClientC5StateOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
422691
422628
$0

$s5Redis0A6ClientC5knowsySbAA0A6ScriptCF
# Func Hash:
536873293310889690
# Num Counters:
4
# Counter Values:
417838
613642
418004
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
24
100
0
4773
0
0
100
41
83
0
100
0
100
83
0
24
0
0
4773
0
21
0
4773
0
4773
4682
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
100
93
4682
0
4773
2206
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
8
2
33:83
0:17
0
3
129:83
33:10
17:7
0
3
33:4623
0:91
513:59
0
5
129:4181
65:541
33:37
17:7
257:7
0

$s5Redis0A6ClientC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF
# Func Hash:
102051343825959167
# Num Counters:
21
# Counter Values:
12849
0
4706
4706
4623
59
59
59
0
0
0
0
20
7
4706
0
0
0
20
4686
59
$0

$s5Redis0A6ClientC8giveBackyyAA4CallCF
# Func Hash:
238984483936707236
# Num Counters:
3
# Counter Values:
422711
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
417838
6
0
0
417838
417838
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
417838
0
417838
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA09AdmissionS0V_TG5TA:222117
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA010SettlementS0V_TG5TA:195721
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
33:417838
0

$s5Redis0A9ArgumentsV6append_4eachySays5UInt8VG_s12StaticStringVtF
# Func Hash:
701607649364344984
# Num Counters:
12
# Counter Values:
0
4540
0
0
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
8324
46
0
0
0
0
0
0
0
4086
$0

$s5Redis0A9ArgumentsV6appendyySiF
# Func Hash:
934653110761828625
# Num Counters:
26
# Counter Values:
12120
12120
0
10362
8100
8080
8080
8080
8080
8080
8080
8080
0
0
0
0
0
8080
4040
8080
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
40420
12120
12120
4040
8080
10342
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
8729
353
8432
0
8729
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
3371
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
12
33:4180
17:4040
513:126
5:121
4:75
9:51
3:46
8:43
257:21
16:14
1:6
2:6
0

$s5Redis0A9ArgumentsVACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4800
$0

$s5Redis10ConnectionC11earliestDues6UInt64Vvg
# Func Hash:
93478047928630628
# Num Counters:
7
# Counter Values:
3732
3732
278
142
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
146553
0
$0

$s5Redis10ConnectionC5flushyyF
# Func Hash:
1083424330218396912
# Num Counters:
11
# Counter Values:
330616
165308
165308
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
422635
165284
0
$0

$s5Redis10ConnectionC7Reactor4PumpAadEP4turnyyFTW
# Func Hash:
1124680653462654286
# Num Counters:
4
# Counter Values:
215381
215381
12552
0
$0

$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
165308
$0

$s5Redis10ConnectionC7deliver33_C889FAC629DDB47BE5F73C5CC1E30652LL_5firstySays5UInt8VG_SitF
# Func Hash:
757413969934930488
# Num Counters:
68
# Counter Values:
416254
415103
222320
192783
218204
0
59
0
0
0
0
192783
0
0
0
0
146553
0
0
0
6851
0
24
0
0
4076
0
0
0
0
0
1191
762
0
0
0
0
1191
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
192783
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
$s6Ledger7InquiryC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:192783
2
$s6Ledger6ErrandC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:192833
$s6Ledger7InquiryC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:25371
2
$s6Ledger7InquiryC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:3963
$s6Ledger6ErrandC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW:2888
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
33:131652
17:61131
0

$s5Redis10ConnectionC7receive33_C889FAC629DDB47BE5F73C5CC1E30652LLyyF
# Func Hash:
331779890560426899
# Num Counters:
9
# Counter Values:
146553
215381
215381
0
215381
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
3678
3678
59
27
3592
3678
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
33:3005
17:575
4:32
5:32
513:14
16:7
257:7
1:3
2:3

$s5Redis11ReplyParserV4feedyySays5UInt8VG_SnySiGtF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1191
0
$0

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_Spys4Int8VGSgSitcfU_To
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3678
$0

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_s5Int32VtcfU0_To
# Func Hash:
1063705159172739859
# Num Counters:
3
# Counter Values:
1145
0
0
$0

$s5Redis11ReplyParserV8builders020_CDC03A6D8A992478FC5G11BA1CA278FC4LLSpySo05redisB15ObjectFunctionsVGvpZfiAHyXEfU_SvSgSPySo0M8ReadTaskVGSg_s5Int64VtcfU1_To
# Func Hash:
1063705159172739859
# Num Counters:
3
# Counter Values:
10617
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
7775
7672
0
1115
40
0
$0

$s5Redis13ReplyAssemblyV5beginyySiF
# Func Hash:
287486625698489279
# Num Counters:
5
# Counter Values:
1115
40
30
1
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
841548
0
841548
0
0
0
0
422544
0
422544
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
567608
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
16:621228
17:220320
0

$s5Redis3PenV3put8argumentyyACzXE_tF
# Func Hash:
1066151231937422904
# Num Counters:
41
# Counter Values:
0
391608
222200
613808
613808
222200
222200
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger15AdmissionLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA.47:222117
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA.49:195721
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_TA.48:195721
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger15AdmissionLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA:83
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA:83
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_TA:83
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
3
17:195804
65:134568
33:61236

$s5Redis3PenV3put9bigEndianyx_ts15BitwiseCopyableRzs17FixedWidthIntegerRzlF
# Func Hash:
48277136972185599
# Num Counters:
1
# Counter Values:
971637
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
3
8:578972
2:196843
4:195822

$s5Redis3PenV3put_5firstySays5UInt8VG_SitF
# Func Hash:
927276897390327009
# Num Counters:
5
# Counter Values:
0
195804
0
0
195794
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
6:134568
9:61236
0

$s5Redis3PenV3put_6digitsySu_SitF
# Func Hash:
567185239232071700
# Num Counters:
5
# Counter Values:
2879590
1058281
613840
486234
0
$0

$s5Redis3PenV3putyySays5UInt8VGF
# Func Hash:
303615924401429201
# Num Counters:
4
# Counter Values:
0
862404
0
744656
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
8
17:216074
4:150754
16:140724
65:132568
33:89632
1:61206
9:61206
2:10240
0

$s5Redis3PenV3putyys12StaticStringVF
# Func Hash:
599077204235560586
# Num Counters:
6
# Counter Values:
0
418004
0
0
0
418004
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
0:222200
2:195804
0

$s5Redis3PenV3putyys4SpanVys5UInt8VGF
# Func Hash:
927276899315658337
# Num Counters:
5
# Counter Values:
552720
0
552720
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
9:552672
2:48
0

$s5Redis3PenV3putyys5UInt8VF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5125035
$0

$s5Redis3PenV5frameSivgZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
836008
$0

$s5Redis3PenV6digits2ofSiSu_tFZ
# Func Hash:
1029578615941763306
# Num Counters:
20
# Counter Values:
1058281
613840
418036
418004
418004
418004
418004
418004
418004
418004
418004
418000
417956
417534
413375
372040
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
225055
225055
225055
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
192783
0
$0

$s5Redis9CallQueueV6appendyyAA0B0CF
# Func Hash:
135188633044096422
# Num Counters:
7
# Counter Values:
422735
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
50766
393818
25383
196909
222320
786501
608904
222320
25383
196909
25383
196909
25383
196909
177597
25383
196909
0
0
0
25371
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
578349
385566
415103
415103
192783
192783
192783
192783
192783
0
192783
192783
192783
0
0
0
0
0
0
0
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
2044
35
0
0
2044
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
2044
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
2035
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words10PhrasebookC3Key33_DF5CE499D6C67C7C6E87EAFD1B2D73B9LLVwcp:2035

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
2035
$0

$s5Words10PhrasebookC3Key33_DF5CE499D6C67C7C6E87EAFD1B2D73B9LLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2035
$0

$s5Words10PhrasebookC4text2of8language8timeZoneSSAA6PhraseV_S2StF
# Func Hash:
844982797053623258
# Num Counters:
4
# Counter Values:
5
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
3047
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
95820318108168210
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
2007
2039
0
2039
0
0
2039
0
2039
0
2039
0
0
2039
0
32
2007
0
2039
0
2039
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
2040
0
2004
$0

$s5Words6PhraseVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
195804
0
$0

$s5Words6PhraseVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
195804
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:195804

$s5Words6PhraseVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
195804
$0

$s5Words6PhraseVWOc
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
$s5Words6PhraseVwcp:2044

$s5Words6PhraseVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2058
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5Words6PhraseVwxx:2058

$s5Words6PhraseVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2044
$0

$s5Words6PhraseVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
195804
195804
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
2058
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
3977
28
28
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
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
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
2044
0
0
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
2044
2030
$0

$s5Words9SituationVWOh
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
$s5Words9SituationVwxx:2044

$s5Words9SituationVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2044
$0

$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA010SettlementS0V_TG5
# Func Hash:
886271540857718209
# Num Counters:
4
# Counter Values:
195721
195721
0
195721
$0

$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA09AdmissionS0V_TG5
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
222117
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
195721
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
222117
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
195721
0
0
$0

$s6Ledger05RedisA0C7verdict_2of_AA7VerdictOSgAA12AdmissionAskC_0B04CallCAK0B6ClientCtAA0A5ErrorOYKF
# Func Hash:
93478046494828543
# Num Counters:
6
# Counter Values:
192783
0
0
0
29334
0
$0

$s6Ledger10AdmissionsC10admissions_AA10SettlementC10settlementAA13EndingWitness_p7witnesstSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
195804
0
$0

$s6Ledger10AdmissionsC10admissions_AC8QuestionV8questionAA16AdmissionWitness_p7witnesstSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
222117
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:222117

$s6Ledger10AdmissionsC15standingRefusal2ofAA0D0V_AA7AccountCtSgAA16AdmissionRequestC_tF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
654691
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:654691

$s6Ledger10AdmissionsC3ask_3now7tellingSbAA16AdmissionRequestC_6Limits6MomentVAA0F7Witness_ptF
# Func Hash:
675064528179774399
# Num Counters:
7
# Counter Values:
222200
222200
222200
0
0
131
222117
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
222117
222117
0
0
0
0
222117
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s7Gateway8ExchangeC6Ledger16AdmissionWitnessAadEP7decidedyyAD0D0OnFTW:222117
0
0
0

$s6Ledger10AdmissionsC4send_7tellingSbAA10SettlementC_AA13EndingWitness_ptF
# Func Hash:
695054480700622257
# Num Counters:
14
# Counter Values:
0
195804
195804
195804
195721
195721
195721
195721
0
195638
0
83
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:195721
0

$s6Ledger10AdmissionsC5ended33_F0A6CA94EA90FD59246985B115BF3FD6LLyAA17SettlementOutcomeOSgAA0L0C_5Redis4CallCtF
# Func Hash:
859921302376899966
# Num Counters:
6
# Counter Values:
195721
195721
0
195721
0
195721
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
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
195804
0
222200
0
222200
26396
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:26396

$s6Ledger10AdmissionsC8question_5peeks3nowAC8QuestionVAA16AdmissionRequestC_Sb6Limits6MomentVtAA0A5ErrorOYKF
# Func Hash:
920934247465340909
# Num Counters:
13
# Counter Values:
222200
0
222200
222200
222200
222200
222200
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:222200
1
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge0A3AppC____5after2onAcA0B4PlanV_AA0aE0V5Redis0F6ClientC7Observe12LoopObserverCACSg7Reactor05EventI0Ctcfcs6UInt64VycfU_TA:222200

$s6Ledger10AdmissionsC9admissionyAA9AdmissionOAA7VerdictOn_AA0D3AskCtAA0A5ErrorOYKF
# Func Hash:
5832820946157205
# Num Counters:
12
# Counter Values:
0
26396
0
0
0
0
0
195804
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
195804
195804
0
195804
0
0
0
195804
1003
0
0
0
195804
0
0
0
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
654691
$0

$s6Ledger10SettlementC6ChangeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
134568
$0

$s6Ledger10SettlementC8isRefundSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
195804
$0

$s6Ledger10SettlementCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
195804
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
850495
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
654691
$0

$s6Ledger11ConsumptionV8messages5calls11inputTokens06outputF006cachedF009reasoningF005totalF04costACSi_S7itcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
654691
$0

$s6Ledger11DiaryFormatO4heldySSAA11RefusalNoteVFZTf4nd_n
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4040
4040
$0

$s6Ledger11DiaryFormatO4hour33_E05A3CD9526A993B9F5F411B3EAFBEB7LLySS6Limits6MomentVFZTf4nd_n
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
4040
0
0
$0

$s6Ledger11DiaryFormatO5fieldySSAA11RefusalNoteVFZTf4nd_n
# Func Hash:
360019384618917616
# Num Counters:
6
# Counter Values:
4040
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
16188
0
16188
$0

$s6Ledger11RefusalNoteV5CauseOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
11129
0
11129
$0

$s6Ledger11RefusalNoteV5CauseO_2inAeA0B0VADO_6Limits8ScheduleCtcfCTf4nnd_n
# Func Hash:
414921812404885233
# Num Counters:
8
# Counter Values:
0
5059
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
4040
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11RefusalNoteVwcp:4040

$s6Ledger11RefusalNoteVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
6070
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger11RefusalNoteVwxx:6070

$s6Ledger11RefusalNoteVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4040
$0

$s6Ledger11RefusalNoteVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6070
$0

$s6Ledger11ReservationV10settlementyAA10SettlementCAA4BillCnF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
195804
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
195804
0
195804
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
195804
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
330402
134568
0
134568
0
0
0
0
0
0
0
0
0
0
0
0
0
0
134568
134568
0
195804
134568
195804
0
0
0
0
0
134568
0
$0

$s6Ledger11ReservationVSgWOe
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
654691
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
195804
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:195804

$s6Ledger11ReservationVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
195804
195804
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
222200
$0

$s6Ledger12BookCalendarV3day2atAA0B3DayV6Limits6MomentV_tF
# Func Hash:
271263511808002159
# Num Counters:
11
# Counter Values:
195804
7
0
195797
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
1099889929813240679
# Num Counters:
113
# Counter Values:
0
6807420
0
688
3029
0
0
0
659281
8120
453828
900
453828
894
0
12116
2924
12116
9087
20475
0
0
0
0
0
0
0
12116
0
0
453828
0
458882
0
0
5
0
0
0
453828
3029
453828
0
0
0
0
0
6
453828
0
5
0
0
0
0
2030
0
0
3029
453828
0
5
0
453828
453828
453828
0
0
0
0
0
0
0
0
0
0
0
0
0
0
453828
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
453828
0
12116
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
6050
4030
10
186
0
0
4040
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
12
0
6
2020
4040
0
$0

$s6Ledger12RequestNamesV4nextAA0B2IDVyF
# Func Hash:
11922955473172444
# Num Counters:
6
# Counter Values:
637494
222200
0
0
0
415294
$0

$s6Ledger14ScheduleFormatV7written_5leaseAA07WrittenB0C6Limits0B0C_SitF
# Func Hash:
303685790132522880
# Num Counters:
11
# Counter Values:
232430
222190
222193
10
0
0
222190
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
26396
0
0
0
0
0
0
0
0
0
0
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
38
222190
222162
$0

$s6Ledger15AdmissionFormatV7refusal33_A629689E48E63D74B51D1295CF8DA8B8LLyAA7VerdictOSgSay5Redis0O5ReplyOG_6Limits8ScheduleCSitFZTf4nnnd_n
# Func Hash:
399501120714363439
# Num Counters:
55
# Counter Values:
26396
0
52792
52792
26396
26396
0
26396
26396
0
0
0
0
0
0
0
0
26396
26396
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
26396
3021
0
0
0
0
0
0
0
0
26396
0
0
0
0
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
783216
195804
195804
0
0
195804
0
0
0
0
0
0
0
0
0
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
222200
0
0
0
222200
172289
0
0
0
10240
0
0
0
0
0
222200
0
222200
0
0
0
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
222200
0
0
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
432491
5897
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
432491
0
432493
0
824262
412131
432493
0
0
0
2
0
432491
0
0
0
0
0
0
0
0
412131
0
412131
0
0
0
0
0
0
0
0
0
432491
0
$0

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLC7toldForys6UInt64VAA7AccountCFZTf4nd_n
# Func Hash:
414921810114761299
# Num Counters:
8
# Counter Values:
22103
22103
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
16206
16206
16206
0
0
32412
16186
0
0
0
0
0
0
16206
0
0
16206
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
16186
$0

$s6Ledger15StandingRefusal33_FD2BC6F49B02E1C57A1702F278742B20LLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16206
$0

$s6Ledger15WrittenScheduleC7isEqual33_A3B729376963BD25955206E8F3B0DE10LLySbAA11ConsumptionV_AGtF
# Func Hash:
477695476337279416
# Num Counters:
145
# Counter Values:
0
0
28
0
0
0
0
0
0
0
81733
0
0
0
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
28
28
0
0
0
222190
0
0
0
0
0
0
0
71468
0
0
0
222190
0
0
0
0
0
222190
0
0
0
0
0
0
0
0
150722
0
0
0
0
0
0
0
0
0
150722
0
0
0
0
0
0
0
0
0
0
0
150722
0
0
0
0
0
150722
0
0
0
0
0
0
0
0
150722
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
654691
$0

$s6Ledger16AdmissionRequestC4user8chosenID11fingerprint10modelClass8estimate5price11isAnonymous12overlooksEnd4planAcA7UserKeyV_AA0cF0VSgSi6Limits05ModelI0VSgAA11ConsumptionVAR5PriceVSgS2bSSSgtcfcfA5_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
654691
$0

$s6Ledger16AdmissionRequestC4user8chosenID11fingerprint10modelClass8estimate5price11isAnonymous12overlooksEnd4planAcA7UserKeyV_AA0cF0VSgSi6Limits05ModelI0VSgAA11ConsumptionVAR5PriceVSgS2bSSSgtcfcfA6_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
654691
$0

$s6Ledger16AdmissionRequestC7request_7Gateway5OrderV5ordertSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
222200
222200
$0

$s6Ledger16AdmissionRequestC7request_7Gateway5OrderV5ordertSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
876891
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:876891

$s6Ledger16AdmissionRequestC7request_7Gateway5OrderV5ordertSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
876891
$0

$s6Ledger16AdmissionRequestC7request_7Gateway5OrderV5ordertSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
222200
$0

$s6Ledger16AdmissionRequestC8estimate5underAA11ConsumptionV6Limits8ScheduleC_tF
# Func Hash:
311693034832455417
# Num Counters:
7
# Counter Values:
634331
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
654691
$0

$s6Ledger16EntitlementCacheVy6Limits7HoldingCAA7UserKeyVcig
# Func Hash:
694937218974223329
# Num Counters:
6
# Counter Values:
0
222200
0
0
0
222200
$0

$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_
# Func Hash:
964791050320039578
# Num Counters:
51
# Counter Values:
134568
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
134568
134568
0
134568
0
195804
195804
0
195804
154310
0
0
0
0
0
195804
0
0
0
0
0
0
0
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
195804
0
$0

$s6Ledger16SettlementLetterV4roomSivg
# Func Hash:
16930840204183772
# Num Counters:
22
# Counter Values:
134568
0
0
0
195804
134568
0
0
0
0
0
0
0
0
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
195804
0
0
0
195804
0
195804
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
391525
391525
0
391525
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
195804
175392
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
167355
10401
40874
11157
26396
19502
15030
16206
16380
0
0
16206
0
0
16206
0
33694
16206
16206
0
0
22537
0
0
16206
0
11157
0
0
3035
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
677526
443650
443650
654691
2
654691
654691
0
654691
448681
432491
0
0
$0

$s6Ledger4BillC5model4used10isEstimateACSays5UInt8VG_AA11ConsumptionVSbtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
195804
$0

$s6Ledger4BillCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
195804
$0

$s6Ledger5SpoolC5holdsySbAA7UserKeyVF
# Func Hash:
948827209596992126
# Num Counters:
8
# Counter Values:
195804
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
3085752
0
0
$0

$s6Ledger5TallyV7crossedy6Limits9ThresholdOSgSiF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
330402
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
195804
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:195804

$s6Ledger5TallyVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
58836
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger5TallyVwcp:58836

$s6Ledger5TallyVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16206
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Ledger5TallyVwxx:16206

$s6Ledger5TallyVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
58836
$0

$s6Ledger5TallyVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
195804
195804
0
0
195804
$0

$s6Ledger5TallyVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
212010
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
195721
$0

$s6Ledger6ErrandC5endedyy5Redis4CallCF
# Func Hash:
811594940071889404
# Num Counters:
3
# Counter Values:
195721
195721
16
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Gateway8ExchangeC6Ledger13EndingWitnessAadEP5endedyyAD10SettlementC_AD0G7OutcomeOSgtFTW:195721

$s6Ledger7AccountC11entitlement6Limits11EntitlementVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4102
$0

$s6Ledger7AccountC8isHeldAsySbACF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
458873
$0

$s6Ledger7AccountC9ReceptionE15newestThreshold33_8B46A72EDC5A5B323FBCEE691DB0BE3DLLSiSgvg
# Func Hash:
11922952388744335
# Num Counters:
7
# Counter Values:
328372
2030
0
0
195804
195804
0
$0

$s6Ledger7AccountCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
254493
$0

$s6Ledger7InquiryC5Redis12CallFollowerAadEP5endedyyAD0D0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
222117
$0

$s6Ledger7InquiryC5endedyy5Redis4CallCF
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
222117
222117
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
458873
0
0
0
458873
0
0
0
458873
0
0
$0

$s6Ledger7RefusalV5CauseOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
458873
5
$0

$s6Ledger7RefusalV5CauseOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
458873
$0

$s6Ledger7RefusalV8decisive2inAC5CauseO6Limits8ScheduleC_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
458901
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
919818
0
0
919818
0
0
0
0
0
0
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
7500
500
3
0
500
0
500
500
40
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
3
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
16:500

$s6Ledger7UserKeyV2eeoiySbAC_ACtFZTf4nnd_n
# Func Hash:
391331299919506191
# Num Counters:
7
# Counter Values:
6487395
432493
432493
432493
432493
0
0
$0

$s6Ledger7UserKeyV4stem33_1CAE0153CA7BC1994FBFA5CFAEC68C57LL_4markSays5UInt8VGs4SpanVyAHG_AHSgtFZys06OutputM0VyAHGzXEfU_
# Func Hash:
52047014496162958
# Num Counters:
9
# Counter Values:
624391
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
624091
$0

$s6Ledger7UserKeyV6tenant4userACSays5UInt8VG_s4SpanVyAGGtcfCTf4nnd_n
# Func Hash:
236859847203335242
# Num Counters:
20
# Counter Values:
24351249
0
9393675
0
3774156
0
624391
0
624391
624391
0
0
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
458894
458894
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

$s6Ledger9Base64URLO6append_2toys4SpanVys5UInt8VG_s06OutputF0VyAIGztFZ
# Func Hash:
296805424494828388
# Num Counters:
23
# Counter Values:
1248782
624391
624391
596581
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
33733
7
$0

$s6Limits10ModelClassVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
33726
0
33726
$0

$s6Limits10TokenRatioV5learn5bytes6tokensySi_SitF
# Func Hash:
1031809834427541878
# Num Counters:
8
# Counter Values:
391602
1394
390208
0
0
0
0
391602
$0

$s6Limits10TokenRatioV6tokens2inS2i_tF
# Func Hash:
1031809831434940822
# Num Counters:
8
# Counter Values:
654694
654694
654694
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
20322
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits11EntitlementVwcp:20322

$s6Limits11EntitlementVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
18271
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits11EntitlementVwxx:18271

$s6Limits11EntitlementVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20322
$0

$s6Limits11EntitlementVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
18271
$0

$s6Limits13ScheduleCacheC8schedule3for10modelClass2atAA0B0CAA7HoldingC_AA05ModelG0VSgAA6MomentVtF
# Func Hash:
771951768356757221
# Num Counters:
35
# Counter Values:
0
10240
232430
232430
222190
232430
232430
0
0
0
0
10
10240
222190
222193
0
0
222190
222190
0
0
0
0
222190
0
0
0
222190
0
0
0
222190
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
2089
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Limits4PlanVwcp:2089

$s6Limits4PlanVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2264
$0

$s6Limits5LimitV11EnforcementOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
34476
7
$0

$s6Limits5LimitV11EnforcementOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
34493
$0

$s6Limits5MeterO14countsRequestsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
346625
$0

$s6Limits5MeterOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
346656
39
$0

$s6Limits5MeterOWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
346695
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
1355718
$0

$s6Limits6MomentV7secondss5Int64Vvg
# Func Hash:
1124680650439463261
# Num Counters:
3
# Counter Values:
4050
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
212010
7
$0

$s6Limits6MomentVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2060
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
212003
$0

$s6Limits6MomentVSLAASL2leoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
195804
$0

$s6Limits6MomentVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2048
$0

$s6Limits6WindowOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
18323
0
$0

$s6Limits6WindowOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
18326
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
222200
$0

$s6Limits7HoldingC4span2of2atAA6MomentV4from_AH2totAA8ScheduleC_AHtF
# Func Hash:
959085192517320418
# Num Counters:
5
# Counter Values:
222200
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
2044
0
0
$0

$s6Limits8ScheduleC5EntryC6LedgerE5field2atSSAA6MomentV_tF
# Func Hash:
187771964761477978
# Num Counters:
7
# Counter Values:
134568
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
371758
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
369728
348035
0
$0

$s6Limits9CivilDateV9dayNumberACSi_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4045
$0

$s6Limits9CivilDateV9dayNumberACSi_tcfCTf4nd_n
# Func Hash:
1085769280851633076
# Num Counters:
15
# Counter Values:
4076
0
0
0
0
0
0
0
0
0
0
0
0
0
4076
$0

$s6Limits9ThresholdO8rawValueACSgSi_tcfC
# Func Hash:
1124680650056552345
# Num Counters:
4
# Counter Values:
330402
0
2030
328372
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
654691
0
0
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
654691
0
0
0
0
0
0
0
0
654691
0
0
0
654691
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
654690
654690
0
0
654681
0
0
$0

$s7Gateway15TargetDirectoryC6target_5model8upstreamAA0B0CSg4Wire7DialectO_Says5UInt8VGSSSgtF
# Func Hash:
93478048837782219
# Num Counters:
7
# Counter Values:
654691
16
654668
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
195801
0
0
0
0
0
0
195801
0
195801
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
195801
0
0
195801
195801
0
0
0
0
3
0
1000
194801
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
1003
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Gateway5OrderVwcp:1003

$s7Gateway5OrderVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
458887
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Gateway5OrderVwxx:458887

$s7Gateway5OrderVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1169
$0

$s7Gateway5OrderVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
459053
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
654691
654691
0
654691
0
$0

$s7Gateway7PassageVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
195804
195804
$0

$s7Gateway7PassageVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1046299
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1046299

$s7Gateway7PassageVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
850495
$0

$s7Gateway7PassageVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
195804
$0

$s7Gateway7PassageVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
1046299
1046299
0
0
195804
$0

$s7Gateway7PassageVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
195804
$0

$s7Gateway8ExchangeC11settleAsidey6Ledger10SettlementCSgAE4BillCSgF
# Func Hash:
238984481002779099
# Num Counters:
3
# Counter Values:
195804
0
195721
$0

$s7Gateway8ExchangeC12writeRequest2to2onyAA12UpstreamPortC_4HTTP0G10ConnectionCtF
# Func Hash:
1040511469310728459
# Num Counters:
57
# Counter Values:
195804
195804
0
165168
0
0
0
0
0
0
0
0
0
165204
0
2000
0
2000
332372
0
0
195804
0
0
0
0
195804
332372
85428
195804
332372
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
194801
0
1003
194801
1003
0
195804
0
$0

$s7Gateway8ExchangeC3act33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL2on__y6Ledger9AdmissionOn_AG0O7RequestCAA5OrderVnt9Reception7ProblemCYKF
# Func Hash:
862289824522674632
# Num Counters:
22
# Counter Values:
0
195804
0
26396
0
0
195804
0
26396
0
0
0
26396
0
0
0
0
26396
26396
0
26396
0
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV9aftermath__2on7Gateway9AftermathC4Desk0H8ServicesV_6Ledger12RefusalDiaryC7Reactor9EventLoopCtFyAL7UserKeyV_AL0K0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:26396

$s7Gateway8ExchangeC3tap33_8BDE36C98B6EF902AA79BD86CE2C45B5LL2of8isStreamAA8ReplyTapCSg4HTTP18UpstreamConnectionC_SbtF
# Func Hash:
536873291165677404
# Num Counters:
4
# Counter Values:
195804
195804
1003
3
$0

$s7Gateway8ExchangeC4bill33_8BDE36C98B6EF902AA79BD86CE2C45B5LLy6Ledger4BillCSg4HTTP12RelayOutcomeO_AA5OrderVAA8ReplyTapCSgtF6$deferL_yyF
# Func Hash:
536873289888054125
# Num Counters:
4
# Counter Values:
195804
194932
194932
10
$0

$s7Gateway8ExchangeC4note_8isReplayy6Ledger7AccountC_SbtF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
195804
195804
$0

$s7Gateway8ExchangeC4note__9firstBytey6Ledger4BillCSg_AA6TargetCs6UInt64VtF
# Func Hash:
844982799874925684
# Num Counters:
5
# Counter Values:
195804
195804
195801
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
458887
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
195804
0
$0

$s7Gateway8ExchangeC4tellyyF
# Func Hash:
238984482812021090
# Num Counters:
3
# Counter Values:
654691
654691
458887
$0

$s7Gateway8ExchangeC4turnyyF
# Func Hash:
1096621588002383470
# Num Counters:
5
# Counter Values:
195804
0
0
195804
0
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
654691
0
0
654391
$0

$s7Gateway8ExchangeC5count33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLyy6Ledger16AdmissionRequestCn_AA5OrderVnt9Reception7ProblemCYKF
# Func Hash:
714500944923080065
# Num Counters:
11
# Counter Values:
654691
0
0
432491
83
222117
432491
0
432491
432491
432491
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV9aftermath__2on7Gateway9AftermathC4Desk0H8ServicesV_6Ledger12RefusalDiaryC7Reactor9EventLoopCtFyAL7UserKeyV_AL0K0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA:432491

$s7Gateway8ExchangeC5endedyy6Ledger10SettlementC_AE0E7OutcomeOSgtF
# Func Hash:
536873291521836910
# Num Counters:
4
# Counter Values:
0
195721
0
195721
$0

$s7Gateway8ExchangeC5order3forAA5OrderVAA6TargetC_tF
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
654691
654691
654691
$0

$s7Gateway8ExchangeC5relay4from_y4HTTP18UpstreamConnectionC_AA7PassageVtF
# Func Hash:
685250117852168799
# Num Counters:
22
# Counter Values:
0
195804
195804
194801
194801
195804
0
1003
1003
0
1003
1003
194801
83
0
0
194718
0
194801
194718
0
0
$0

$s7Gateway8ExchangeC6Ledger13EndingWitnessAadEP5endedyyAD10SettlementC_AD0G7OutcomeOSgtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
195721
$0

$s7Gateway8ExchangeC6Ledger16AdmissionWitnessAadEP7decidedyyAD0D0OnFTW
# Func Hash:
135188633824098573
# Num Counters:
8
# Counter Values:
0
222117
0
0
0
0
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
195804
0
195804
0
0
$0

$s7Gateway8ExchangeC6append33_B54FA1CCC2FB973CA1BC72A2F1223A39LL__2toys4SpanVys5UInt8VG_AA7ChangesAELLV4Wire10ByteBufferVztFZTf4nnnd_n
# Func Hash:
259212322812111600
# Num Counters:
12
# Counter Values:
195804
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
415356761640355876
# Num Counters:
8
# Counter Values:
195804
0
0
0
0
195804
195804
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
195804
0
$0

$s7Gateway8ExchangeC7Reactor4PumpAadEP4turnyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
195804
$0

$s7Gateway8ExchangeC7forwardyyAA5OrderVn_6Ledger7AccountCSgntF
# Func Hash:
1096621591462958080
# Num Counters:
5
# Counter Values:
0
0
0
194785
1019
$0

$s7Gateway8ExchangeC7inspect33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL3fory9Reception5AskerVSg_tAG7ProblemCYKF
# Func Hash:
93478048391073047
# Num Counters:
7
# Counter Values:
0
654691
654691
654691
0
654691
275298
$0

$s7Gateway8ExchangeC7inspect33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLLAA5OrderVy9Reception7ProblemCYKF
# Func Hash:
974670607290195508
# Num Counters:
6
# Counter Values:
0
0
654691
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
654691
$0

$s7Gateway8ExchangeC8stepDown4from__AA04StepD0CSgAA5OrderV_6Ledger7RefusalVAK7AccountCtFTf4nxnn_n
# Func Hash:
247671765885406218
# Num Counters:
11
# Counter Values:
0
0
458887
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
654691
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
654691
$0

$s7Gateway8ExchangeCfd
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
654691
0
$0

$s7Gateway8ReplyTapC3seeySbs4SpanVys5UInt8VGF
# Func Hash:
567185242373681587
# Num Counters:
5
# Counter Values:
231500
195804
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
427304
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
654691
$0

$s7GatewayAAC5beginyy4HTTP10ServerCallCF
# Func Hash:
123497035163271755
# Num Counters:
6
# Counter Values:
0
0
654691
654691
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

$s7GatewayAAC5order2of3for_AA5OrderV4HTTP10ServerCallC_AA6TargetC4Wire7DialectOtF
# Func Hash:
331779889181151906
# Num Counters:
8
# Counter Values:
0
0
654691
0
654691
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
194799
1005
$0

$s7GatewayAAC9readModel2of_Says5UInt8VG4HTTP10ServerCallC_AA12MatchedRouteCt4Wire12RequestFaultOYKF
# Func Hash:
159676628510021037
# Num Counters:
8
# Counter Values:
0
654691
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
654691
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
195804
3
$0

$s7Observe11AppObserverC17reservationOpenedyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
195804
$0

$s7Observe11AppObserverC4plan33_90BF9B3BDFE03D4161ED71EC6F83C533LLyAA9PlanTallyCSSF
# Func Hash:
11922954208341835
# Num Counters:
6
# Counter Values:
654684
7
7
0
0
654684
$0

$s7Observe11AppObserverC4tell_6status_yAA14ExchangeRecordV_SiAA9CallFactsVyXKtF
# Func Hash:
359470949295849735
# Num Counters:
45
# Counter Values:
0
36
189868
222200
195804
195804
195728
654691
0
195804
0
0
275298
275288
0
654691
458887
379393
76
0
275298
0
0
0
0
0
0
0
275288
275288
275288
275252
36
85420
189868
0
275288
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC4tellyyF7Observe9CallFactsVyXEfu0_TA:275298
1
$s4Wire10ByteBufferVwxx:10
0

$s7Observe11UsedFiguresV8messages5input6cached6output9reasoning4cost10isEstimateACSi_S5iSbtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
195804
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

$s7Observe12LoopObserverC5trace10continuing2inAA12TraceContextVSg4Wire10FieldRangeVSg_AJ10ByteBufferVtF
# Func Hash:
1096621587996230487
# Num Counters:
6
# Counter Values:
654691
0
275298
275298
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
195804
195804
195804
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
654691
$0

$s7Observe14ExchangeRecordV5marks33_E0D96532F1B11BF797E045EEA6DB50B6LLSivg
# Func Hash:
631255616459540273
# Num Counters:
7
# Counter Values:
189870
0
501
189870
85428
275298
189870
$0

$s7Observe14ExchangeRecordV5write3now2toys6UInt64V_4Wire10ByteBufferVztF
# Func Hash:
301351146074721365
# Num Counters:
15
# Counter Values:
275298
85428
93180
85428
85428
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
654691
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7Observe14ExchangeRecordVwxx:654691

$s7Observe14ExchangeRecordVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
654691
$0

$s7Observe15UpstreamOutcomeO6statusACSi_tcfC
# Func Hash:
37730073911474559
# Num Counters:
5
# Counter Values:
195804
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
274296
1002
64
0
0
$0

$s7Observe7LogDeskC4send33_A7F6205271BDB813AE152A41CA59BC54LLyyF
# Func Hash:
287486628565656535
# Num Counters:
5
# Counter Values:
1005
1004
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
275298
0
$0

$s7Observe7LogDeskC5write33_A7F6205271BDB813AE152A41CA59BC54LL4userySays5UInt8VG_tF
# Func Hash:
542754882849004180
# Num Counters:
2
# Counter Values:
0
275298
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge9WatchPlanV9userNames33_946E57E123AC84B501D70E8D635E96D3LLy7Observe04UserE0O8SettingsAIVAA0A5ErrorVYKFZs6UInt64VSays5UInt8VGcyYbcfU0_AnQc8Identity10PseudonymsCYbcfu_AnQcfu0_TA:275298

$s7Observe7LogDeskC9takeLines33_A7F6205271BDB813AE152A41CA59BC54LL4Wire10ByteBufferVyF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1039
27
$0

$s7Observe7LogSinkC4takeySbAA0B6BundleCF
# Func Hash:
135188635425161522
# Num Counters:
7
# Counter Values:
1066
0
1066
0
0
0
0
$0

$s7Observe8LogClockV4text2atSays5UInt8VGs5Int64V_tFTf4nn_g
# Func Hash:
79639230967019846
# Num Counters:
8
# Counter Values:
275298
17
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
$s4Wire10ByteBufferVwxx:17

$s7Observe9CallFactsV6method_AC4Wire6MethodO_AA05RouteC0CtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
275298
$0

$s7Observe9LineKindsV5place33_E0D96532F1B11BF797E045EEA6DB50B6LLySiAA14ExchangeRecordV_AA9LogPhraseCSitFZTf4nnnd_n
# Func Hash:
607699197041607660
# Num Counters:
5
# Counter Values:
189870
189870
85428
274797
189870
$0

$s7Observe9LogBundleCfD
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
$s4Wire10ByteBufferVwxx:1066

$s7Observe9LogWriterC4look33_94CFA0076FF4525ADFAF6EB8BB18C232LLyyF
# Func Hash:
650973720624659888
# Num Counters:
9
# Counter Values:
0
1066
0
0
1052
0
14
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
1066
0
1066
0
1066
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
1144163
654706
30
0
654684
7
7
654676
0
0
0
0
8
0
0
0
654706
654676
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

$s7Reactor13SocketAddressO5write33_BACDA380B48381A5D2E6500CD78CEE5CLL2tos6UInt32VSo16sockaddr_storageVz_tFAHSwXEfU_
# Func Hash:
650973720161880821
# Num Counters:
8
# Counter Values:
396
1046
0
11
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
4583
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
5874
22
$0

$s7Reactor13SocketAddressOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2266
11
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

$s7Reactor5FilesO5write_2toSbs4SpanVys5UInt8VG_s5Int32VtFZ
# Func Hash:
93478046289875255
# Num Counters:
8
# Counter Values:
0
0
1068
1068
0
1068
0
0
$0

$s7Reactor5TimerCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3352
$0

$s7Reactor5TimerCyAcA5Timed_pcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1089
$0

$s7Reactor5TimerCyAcA5Timed_pcfCTf4en_nTf4gn_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1089
$0

$s7Reactor6ClocksO9monotonics6UInt64VyFZ
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
1191
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
11232
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
5493
$0

$s7Reactor7ChannelC11setDeadline17afterMillisecondsySi_tF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
1930115
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
1927889
2226
0
3339
0
0
$0

$s7Reactor7ChannelC13clearDeadlineyyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
852541
852541
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
1961179
1077574
883605
0
0
$0

$s7Reactor7ChannelC4sendyAA8TransferOs4SpanVys5UInt8VGF
# Func Hash:
675064528772158230
# Num Counters:
8
# Counter Values:
1240516
0
0
1240516
0
0
1240516
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
72970
0
1298133
1297073
74006
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
$s4HTTP10ServerCallC7Reactor4PumpAadEP4turnyyFTW:657225
$s4HTTP5RelayC7Reactor4PumpAadEP4turnyyFTW:227644
$s5Redis10ConnectionC7Reactor4PumpAadEP4turnyyFTW:215381
$s7Gateway8ExchangeC7Reactor4PumpAadEP4turnyyFTW:195804
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
72970
1183
0
1295914
1183
1294731
0
72970
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
146553
146553
0
0
146553
146553
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
1295914
$0

$s7Reactor7ChannelC_2on9connectedAcA10DescriptorV_AA9EventLoopCSbtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1043
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

$s7Reactor7MailboxC4postyyAC6LetterOF
# Func Hash:
650973722815653734
# Num Counters:
8
# Counter Values:
1303
24
1297
23
0
0
6
0
$0

$s7Reactor7MailboxC6LetterOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2546
2496
$0

$s7Reactor7MailboxC6LetterOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1303
1253
$0

$s7Reactor7MailboxC6LetterOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1298
$0

$s7Reactor7SocketsO4sendyAA8TransferOs5Int32V_s7RawSpanVtFZTf4nnd_n
# Func Hash:
311693035906053201
# Num Counters:
8
# Counter Values:
0
0
1240516
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
11
1043
1032
1032
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
1224127
2366
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
2217
2217
1183
1183
1183
0
0
1183
1034
0
1034
1034
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP6ServerC6listen2ony7Reactor10DescriptorVn_tFyAF7ChannelC_AF13SocketAddressOSgtcfU_TA:1183

$s7Reactor8ListenerCAA11EventSourceA2aDP5readyyyAA9ReadinessVFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1034
$0

$s7Reactor9EventLoopC10flushLateryyAA8Flushing_pF
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
165308
28
0
$0

$s7Reactor9EventLoopC13assertCurrentyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
422711
$0

$s7Reactor9EventLoopC3arm_2atyAA5TimerC_s6UInt64VtF
# Func Hash:
567185239653926743
# Num Counters:
5
# Counter Values:
0
3711
0
3711
50
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
1248
50
7
418
1296955
1296955
0
1292
24
0
0
1292
498542
0
498818
0
0
0
0
0
0
0
0
0
0
0
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV4tellyyyxYbcFyyYbcfU_TA:1182
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV3askyqd__qd__xYbcYas8SendableRd__lFySccyqd__s5NeverOGXEfU_yyYbcfU_TA:30
$s7Reactor9EventLoopC4stopyyFyyYbcfU_:20
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC4makeyAA0C5BoundVyxGxACYbcYalFySccyAGs5NeverOGXEfU_yyYbcfU_TA:17
3
$s7Reactor7ChannelCAA11EventSourceA2aDP5readyyyAA9ReadinessVFTW:1295914
$s7Reactor8ListenerCAA11EventSourceA2aDP5readyyyAA9ReadinessVFTW:1034
$s7Reactor12SignalSourceCAA05EventC0A2aDP5readyyyAA9ReadinessVFTW:7
9
$s5Redis0A6ClientC7Reactor5TimedAadEP10timePassedyyFTW:139
$s7Observe7LogDeskC7Reactor5TimedAadEP10timePassedyyFTW:62
$s7Reactor5Alarm33_6FDF754341BA64BA0527E07FB432922FLLCAA5TimedA2aEP10timePassedyyFTW:52
$s7GatewayAAC7Reactor5TimedAacDP10timePassedyyFTW:46
$s7Observe11ObservatoryC7Reactor5TimedAadEP10timePassedyyFTW:46
$s6Ledger6ReplayC7Reactor5TimedAadEP10timePassedyyFTW:43
$s4Edge11SwitchWatchC7Reactor5TimedAadEP10timePassedyyFTW:20
$s6Ledger12RefusalDiaryC7Reactor5TimedAadEP10timePassedyyFTW:7
$s6Ledger7SweeperC7Reactor5TimedAadEP10timePassedyyFTW:3

$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlF
# Func Hash:
78858395717917332
# Num Counters:
2
# Counter Values:
0
3744
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
3
** External Symbol **:1323
** External Symbol **:1294
** External Symbol **:1127
3
** External Symbol **:1323
** External Symbol **:1294
** External Symbol **:1127
1
** External Symbol **:3744
1
** External Symbol **:3744
1
** External Symbol **:3744
1
** External Symbol **:3744
0

$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3744
$0

$s7Reactor9EventLoopC5startyyFyyYbcfU_
# Func Hash:
1124680651599336337
# Num Counters:
4
# Counter Values:
497828
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
1082
1060
$0

$s7Reactor9EventLoopC7enqueueyys11ExecutorJobVnF
# Func Hash:
798733565743588729
# Num Counters:
4
# Counter Values:
9729
50
7
33
$0

$s7Reactor9EventLoopC7receive33_547C404EB3F4E3E7437DD7EBDCB125BFLL4fromAA8TransferOAA7ChannelC_tFAHSwXEfU_
# Func Hash:
759225736835235971
# Num Counters:
8
# Counter Values:
1077574
1077574
0
2366
1075208
1075208
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
9779
658164
8026
0
165308
0
165308
0
0
498841
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
$s5Redis10ConnectionC7Reactor8FlushingAadEP5flushyyFTW:165308
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
0:165308

$s7Reactor9EventLoopC8patience33_A14C2A4C89A2AB20F4B8BD5AE1DCC942LLs5Int32VyF
# Func Hash:
694937220551334010
# Num Counters:
6
# Counter Values:
498818
497696
497179
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
502585
7
$0

$s7Reactor9EventLoopCSchAASch21asUnownedTaskExecutors0efG0VyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3744
$0

$s7Reactor9EventLoopCSchAASch7enqueueyys11ExecutorJobVnFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9779
$0

$s7Reactor9LoopBoundV4tellyyyxYbcF
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1182
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7Reactor9LoopBoundVwcp:1182
1
** External Symbol **:1182

$s7Reactor9LoopBoundVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2604
$0

$s7Reactor9LoopBoundVwcp
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1212
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1212

$s7Reactor9TimerHeapV4rise33_73D7694B3CA73619DC12A80BF0673464LL4fromySi_tF
# Func Hash:
5832817387315427
# Num Counters:
10
# Counter Values:
14874
4366
4366
10708
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
3977
23175
22950
0
4678
0
0
0
0
0
0
0
0
0
0
0
0
10880
21782
$0

$s7Reactor9TimerHeapV6popDue2atAA0B0CSgs6UInt64V_tF
# Func Hash:
52047014003436353
# Num Counters:
9
# Counter Values:
499158
1020
17
0
0
499235
418
0
0
$0

$s7Reactor9TimerHeapV6remove33_73D7694B3CA73619DC12A80BF0673464LL2atySi_tF
# Func Hash:
948827210635431979
# Num Counters:
7
# Counter Values:
3641
0
46
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
393608
332372
332372
332372
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s9Reception9GuestPlanV4EdgeE_9demoUsersAC8SettingsAFV_SaySSGtAD0D5ErrorVYKcfcSbSays5UInt8VGYbcfU_TA:1179

$s8Identity10DoorkeeperC6caller_2in5trustAA6CallerO4Wire10HeadFieldsC_s4SpanVys5UInt8VGs6UInt64VtF
# Func Hash:
781182585783968601
# Num Counters:
69
# Counter Values:
0
30600
624091
0
685291
30600
30600
0
30600
0
0
30600
624091
654691
30600
30600
30600
654691
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
275298
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
99032
138
117
0
117
0
0
0
0
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
88848
31500
31495
31495
117
97
0
0
0
0
0
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
1500052
132
650
179
0
0
$0

$s9HistogramAAV6record_5timesys6UInt64V_AFtFfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1500052
$0

$s9HistogramAAV8quantileys6UInt64VSdF
# Func Hash:
508516459619704390
# Num Counters:
17
# Counter Values:
68525
234
0
194
194
0
0
0
0
0
0
0
0
0
0
194
194
$0

$s9HistogramAAVABycfC
# Func Hash:
146835646621254984
# Num Counters:
2
# Counter Values:
829260
180
$0

$s9Reception11SaidRefusalC10hasFigures33_25FC052444C6D04E2CDD670E3072719FLL2ofSb6Ledger5TallyV_tF
# Func Hash:
536873292752216120
# Num Counters:
4
# Counter Values:
19629
898117
458873
0
$0

$s9Reception11SaidRefusalC4keep_4from_y4HTTP10ServerCallC_Si6Ledger5TallyVtF
# Func Hash:
438284562584081697
# Num Counters:
10
# Counter Values:
6
19649
19608
47
20
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
458873
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
458873
458832
0
439224
19602
$0

$s9Reception13RateLimitText33_0D1D44D889D50CDA2F1A9B7A0B1F06C4LLC6append_2toy6Ledger5TallyV_4Wire10ByteBufferVztF
# Func Hash:
757987887573232942
# Num Counters:
10
# Counter Values:
134591
235137
215467
215467
215467
134591
0
0
134591
235137
$0

$s9Reception13RefusalMemoryV6recall___4wishAA04SaidB0CSg6Ledger0B0V_AI7AccountC4Wire7DialectOs4SpanVys5UInt8VGtF
# Func Hash:
1094249774345259342
# Num Counters:
21
# Counter Values:
458906
0
0
458873
458873
458887
0
458882
0
0
458873
0
0
0
0
458873
14
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
215457
0
49
215418
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
215467
215457
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
654691
654391
$0

$s9Reception5GuestV5guest_6Ledger7AccountC7accounttSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
654691
0
$0

$s9Reception5VoiceC14appendStanding_2to_10isAdmitted4newsy6Ledger7AccountC_4HTTP10ServerCallC4Wire7DialectOSb5Words6PhraseVSgtF
# Func Hash:
948827211504818876
# Num Counters:
8
# Counter Values:
195804
195804
195804
0
2030
2030
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
9
0
0
0
14
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
$s4Wire10ByteBufferVwxx:14

$s9Reception5VoiceC6refuse__2to_y6Ledger7RefusalV_AF7AccountC4HTTP10ServerCallC4Wire7DialectOtF
# Func Hash:
197471691812039915
# Num Counters:
19
# Counter Values:
0
458887
439224
19649
14
14
19649
0
0
14
14
14
14
14
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
3047
$0

$s9Reception6GuestsC5knownyAA5AskerVSg4HTTP10ServerCallCAA7ProblemCYKF
# Func Hash:
52047012645064885
# Num Counters:
9
# Counter Values:
0
30600
624091
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
655291
1179
654112
1179
654112
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
9520
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
578972
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
392
868
392
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
367
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
8026
0
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
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:8026
0

$sSa4Wires5UInt8VRszlEySayACGs4SpanVyACGcfC
# Func Hash:
700171237036929845
# Num Counters:
3
# Counter Values:
1548
1520
1548
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
6
513:620
5:300
17:300
7:270
6:30
0:28

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
1982412
0
0
0
330402
330402
0
0
0
330402
0
0
0
330402
0
0
195804
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
624391
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
2039
2039
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
655883
655874
655874
0
0
$0

$sSay6Ledger7RefusalV5CauseOGWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
32440
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:32440

$sSay6Ledger7RefusalV5CauseOGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16220
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:16220

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
3744
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3744

$sScPSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
7488
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:7488

$sSh21_nonEmptyArrayLiteralShyxGSayxG_tcfC5Words11PlaceholderO_Tt0g5Tf4g_n
# Func Hash:
650973722606238697
# Num Counters:
8
# Counter Values:
322
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
176
1036
14
$0

$sSh8containsySbxF5Words11PlaceholderO_Tg5
# Func Hash:
536873292490446314
# Num Counters:
4
# Counter Values:
539
343
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
8080
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
16270
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
13916
0
13916
0
0
0
0
0
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Words.build/Catalogue+English.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:1942
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:552
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Terminal.build/Command+Parsing.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:399
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Settings.build/CommonSettings.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:252
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Settings.build/CommonSettings.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:70
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Words.build/Catalogue+English.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:10

$sSlsE5split9maxSplits25omittingEmptySubsequences14whereSeparatorSay11SubSequenceQzGSi_S2b7ElementQzKXEtKFSS_Tg5133$s5Redis11ServerCheckV6fields33_36267EB3045F65DD9F5159F669907717LLySDyS2sGSSFZSbSJcfu_33_3b2a2a44c852d2f2300b53d4c8ffe498SJSbTf3npk_nTf1nncn_n
# Func Hash:
1009770872019480709
# Num Counters:
31
# Counter Values:
0
0
0
13389
12850
539
539
14
12850
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
422711
422494
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay6Ledger6ErrandCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
195721
195638
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay6Ledger7InquiryCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
222117
221986
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay7Gateway8ReplyTapCG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
195804
194799
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSaySay5Redis0D5ReplyOG5items_Si7missingtG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
1115
40
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
272
112
52
31872
56
136
3616
56
52
0
112
112
112
56
52
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
43931
0
0
0
43931
25784
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSS_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1333
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFs5UInt8V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3122
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
7
7
7
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
4308
4308
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF4Wire5FieldV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
7689
7689
2198
0
5491
7689
0
0
4025
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
3
33:2179
17:2136
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
26498
0
26498
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
1201
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
134568
134568
134568
0
0
134568
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
26396
26396
26396
0
0
26396
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
0:26396

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSS_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
1429
168
1441
0
44
112
0
0
26
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
16:37
257:7
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
222814
196418
222507
0
307
196418
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
1
0:222507

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
249
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
643000
639689
633698
0
9302
639618
0
0
5341
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
7
17:4386
65:4066
9:387
8:313
33:63
129:49
2:38
0
4
0:633429
1:172
65:49
9:48

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs6UInt64V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
4108
0
4176
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
513:188
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
4176
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
2040
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
185
2357
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5Words8SentenceO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
1365
1360
1937
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF6Ledger12RefusalDiaryC4Name33_E09AC1CE2B4175C3FBB4226A4AEF56CCLLV_Tg5
# Func Hash:
209100685727863754
# Num Counters:
28
# Counter Values:
45435
10333
3029
0
0
0
0
3029
3029
3029
3029
7118
5249
3029
0
0
0
3029
0
0
0
0
0
0
0
0
3029
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
3404
2221
2401
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSS_Tg5
# Func Hash:
607699200200471043
# Num Counters:
5
# Counter Values:
3950
2814
2814
3771
1149
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSs_Tg5
# Func Hash:
619802543151161916
# Num Counters:
7
# Counter Values:
0
1274
1260
1253
616
1253
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5Words10PhrasebookC3Key33_DF5CE499D6C67C7C6E87EAFD1B2D73B9LLV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2040
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
106770
7118
7118
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
3771
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
333375
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
10621908
14873729
9706636
9706636
7356517
5810865
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
3375644
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
48
229969
$0

$ss6UInt16VABs17FixedWidthIntegersWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
196843
7
$0

$ss6UInt32VABs17FixedWidthIntegersWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
195822
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
1884
1884
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
1884
1884
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
6
0
2
0:36
8:20
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
3744
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
1321291
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge7AppPlanV9aftermath__2on7Gateway9AftermathC4Desk0H8ServicesV_6Ledger12RefusalDiaryC7Reactor9EventLoopCtFyAL7UserKeyV_AL0K0VAL7AccountC6Limits10ModelClassVSgtcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
458887
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s4Edge9WatchPlanV9userNames33_946E57E123AC84B501D70E8D635E96D3LLy7Observe04UserE0O8SettingsAIVAA0A5ErrorVYKFZs6UInt64VSays5UInt8VGcyYbcfU0_AnQc8Identity10PseudonymsCYbcfu_AnQcfu0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
275298
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s9Reception9GuestPlanV4EdgeE_9demoUsersAC8SettingsAFV_SaySSGtAD0D5ErrorVYKcfcSbSays5UInt8VGYbcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1179
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_.0
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_TA.0
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_TA.0.4
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway8ExchangeC4tellyyF7Observe9CallFactsVyXEfu0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
275298
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA12UpstreamPortC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyi1_jk12YbYCcfU_AA12cd77C_TG5011$s7Gateway8b48C3ask33_547A97419888411C69799DD6FBCA20BFLLyyAA12gH19CFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n.0
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA12UpstreamPortC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyi1_jk12YbYCcfU_AA12cd77C_TG5011$s7Gateway8b48C3ask33_547A97419888411C69799DD6FBCA20BFLLyyAA12gH19CFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n.0.7
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;objectdestroy
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;objectdestroy.2
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC3end33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyFyACYaYbYCcfU_.0
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC3end33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyFyACYaYbYCcfU_.0.8
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6linger33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyYaF.0
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_.0
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Gateway.build/Answer.swift.bc;$s7Gateway6AnswerV6streamyyFy4HTTP12RelayOutcomeOcfU_yACYaYbYCcfU_TA:1003

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_.0.7
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_TA.0
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_TA.0.1
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7connect3forAA0B10ConnectionC7Reactor7ChannelCSg_tYaAA0B7FailureOYKF.0.1
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7connect3forAA0B10ConnectionC7Reactor7ChannelCSg_tYaAA0B7FailureOYKF.0.2
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7connect3forAA0B10ConnectionC7Reactor7ChannelCSg_tYaAA0B7FailureOYKF.0.3
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP12UpstreamPoolC7resolve33_9E5A4DE3FBE640A0320D070A47335A83LLSay7Reactor13SocketAddressOGyYaFTf4nn_g.0
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP6ServerC6listen2ony7Reactor10DescriptorVn_tFyAF7ChannelC_AF13SocketAddressOSgtcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1183
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTR.0
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
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$s4HTTP10ServerCallC6resume4with_yx_yxYaYbYCctlFyAC_xtYaYbYCcfU_TA:1003

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTR.0.6
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA.0
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA.0.5
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;objectdestroy
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;objectdestroy
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1017
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;objectdestroy.3
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1003
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s5Redis0A6ClientC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW.0
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s5Redis0A6ClientC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW.0.5
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

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA010SettlementS0V_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
195721
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger05RedisA0C4send33_43C3AEB8EB6A427A5B289112F957C5D3LL__3due_0B04CallCx_AG0B6ScriptCs6UInt64VSgAG0B6ClientCtAA0A5ErrorOYKAA6LetterRzlFyAG3PenVzXEfU_AA09AdmissionS0V_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
222117
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger12RefusalDiaryC5flush33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tYaF.0.4
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
$s5Redis0A6ClientC6Ledger12ScriptRunnerA2dEP8evaluate_4keys_3dueAA0A5ReplyOAA0aD0C_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKFTW:4040

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger12RefusalDiaryC5flush33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tYaF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4040
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger15AdmissionLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA.47
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
222117
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU0_TA.48
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
195721
0
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Ledger.build/Account.swift.bc;$s6Ledger16SettlementLetterV3put2toy5Redis3PenVz_tFyAHzXEfU_TA.49
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
195721
0
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Observe.build/AppObserver.swift.bc;$s7Observe7LogSinkC4takeySbAA0B6BundleCFyAA0B6WriterCYbcfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1066
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor7ChannelC16finishConnectingyyYaAA11SystemErrorVYKF.0.1
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
** External Symbol **:526
** External Symbol **:517

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor7ChannelC16finishConnectingyyYaAA11SystemErrorVYKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1043
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3744
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
13
$s4HTTP10ServerCallC3end33_1E677C7BC5DA8CEDCF1018D047774EF3LLyyFyACYaYbYCcfU_:1183
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRAA12UpstreamPortC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyi1_jk12YbYCcfU_AA12cd77C_TG5011$s7Gateway8b48C3ask33_547A97419888411C69799DD6FBCA20BFLLyyAA12gH19CFyi4_AGtkqR12U_Tf3nnnpf_nTf3nnpf_n:1019
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/HTTP.build/Channel+Buffer.swift.bc;$sBA4HTTP10ServerCallCxIeghHgILgn_BAAC_xtIeghHgILn_lTRTA:1003
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTRyt_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyg1_hi45YbYCcfU_yt_TG5011$s7Gateway8b27C5lateryyyACYaj19Reception7f31CYKYCcng4_yttiO73AGYKYCcfU_011g20Gateway8b28C5beginyynjkL21E9CYKYCcfU_Tf3nnnpf_nTf3nnnpf_nTf3nnpf_n:300
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTR6Ledger10SettlementC_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyi1_jk17YbYCcfU_6Ledger10d75C_TG5011$s7Gateway8b67C5relay4from_y4HTTP18UpstreamConnectionC_AA7PassageVtpi2_6s5H12CtkqR12U_Tf3nnnpf_nTf3nnpf_n:83
$sBA7Gateway8ExchangeCxIeghHgILgn_BAAC_xtIeghHgILn_lTR6Ledger16AdmissionRequestC_AA5OrderVAD0D6AnswerVSgt_TG5011$s7Gateway8b54C5later4with_yx_yAC_xtYaYb9Reception7ProblemCYKYCctlFyl1_mn17YbYCcfU_6Ledger16de5C_AA5f6VAI0H6g94VSgt_TG5011$s7Gateway8b60C5admit33_81A2E0D2C9BAC123FABCF0F21BDCA4FFLL5aftery6Ledger15hk15VSg_tsl21_AG0O7i5C_AA5j20VAJttnoP21F9CYKYCcfU_Tf3nnnpf_nTf3nnpf_n:83
$s5Redis0A6ClientC7connectyyFyACYaYbYCcfU_:24
$s4Edge11SwitchWatchC10timePassedyyFyACYaYbYCcfU_:20
$s6Ledger12RefusalDiaryC5begin33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tFyACYaYbYCcfU_SbTf3nnpSi0_n:7
$s5usher4Life33_424684B83FFA2BBC131B59FC2EB94B10LLC8receivedyys5Int32VFyADYaYbYCcfU0_:7
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/usher.build/Banner.swift.bc;$s5usher5ServeO3runy8Terminal8ExitCodeOAE10InvocationV_SDyS2SGAE7PaletteVtFZyAA4Life33_424684B83FFA2BBC131B59FC2EB94B10LLCYaYbYCcfU0_TA:7
$s6Ledger12RefusalDiaryC5begin33_E09AC1CE2B4175C3FBB4226A4AEF56CCLL3allySb_tFyACYaYbYCcfU_SbTf3nnpSi1_n:5
$s6Ledger7SweeperC10timePassedyyFyACYaYbYCcfU_:3

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_.0.10
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3744
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3744

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3744
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3744
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
3744
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3744

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9LoopBoundV4tellyyyxYbcFyyYbcfU_TA
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1182
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
5
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Observe.build/AppObserver.swift.bc;$s7Observe7LogSinkC4takeySbAA0B6BundleCFyAA0B6WriterCYbcfU_TA:1066
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Edge.build/AdminListener.swift.bc;$s7Observe11ObservatoryC4EdgeEyAc2DCcfcAC6SourceV7Reactor9LoopBoundVyAD0cF0CGXEfU_yyAA5PulseVYbcYbcfU0_yALYbcfU_TA:53
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Observe.build/AppObserver.swift.bc;$s7Observe11ObservatoryC10timePassedyyFyAA5PulseVYbcfU_yACYbcfU_TA:53
$s4EdgeAAC4stopyyYaFyAA0A4LoopCYbcfU_:7
$s7Observe7LogSinkC5close2ony7Reactor9EventLoopC_tYaFyAA0B6WriterCYbcfU_:3

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3744
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$s7Reactor9EventLoopC5spawn4with_yx_yxYaYbYCctlFyyYacfU_TA:3744

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5.0.9
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3744
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3744

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3744
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA.0
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3744
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5:3744

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;$sxIegHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5TA.0.5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3744
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3744

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;__swift_continuation_await_point
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1142
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;objectdestroy
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4926
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
** External Symbol **:2438
** External Symbol **:1294
** External Symbol **:1194

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Reactor.build/Channel+Bytes.swift.bc;objectdestroy.3
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3744
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Redis.build/Call.swift.bc;$s5Redis0A6ClientC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF.0.2
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4706
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
** External Symbol **:2543
** External Symbol **:2075
** External Symbol **:88

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Redis.build/Call.swift.bc;$s5Redis0A6ClientC8evaluate_4keys_3dueAA0A5ReplyOAA0A6ScriptC_SiAA0A9ArgumentsVs6UInt64VSgtYaAA0A5ErrorOYKF.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4765
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Redis.build/Call.swift.bc;__swift_continuation_await_point
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4897
$0

/tmp/lead/clone/.build/profiling/x86_64-unknown-linux-gnu/release/Words.build/Catalogue+English.swift.bc;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA
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
11926
$0

__swift_async_resume_project_context
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
43302
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
4992314
1324
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
177311
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

__swift_memcpy208_8
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
11820
0
$0

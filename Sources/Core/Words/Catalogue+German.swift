extension Catalogue {
    /// The German wordings, which use the informal „du“.
    static let german: [Sentence: Wording.Source] = [
        .monthGentle: [
            "one": "Du hast diesen Monat noch {count} Gespräch",
            "other": "Du hast diesen Monat noch {count} Gespräche",
        ],
        .weekGentle: [
            "one": "Du hast diese Woche noch {count} Gespräch",
            "other": "Du hast diese Woche noch {count} Gespräche",
        ],
        .dayGentle: [
            "one": "Du hast heute noch {count} Gespräch", "other": "Du hast heute noch {count} Gespräche",
        ],
        .classMonthGentle: [
            "one": "Du hast diesen Monat noch {count} {model}-Gespräch",
            "other": "Du hast diesen Monat noch {count} {model}-Gespräche",
        ],
        .classWeekGentle: [
            "one": "Du hast diese Woche noch {count} {model}-Gespräch",
            "other": "Du hast diese Woche noch {count} {model}-Gespräche",
        ],
        .classDayGentle: [
            "one": "Du hast heute noch {count} {model}-Gespräch",
            "other": "Du hast heute noch {count} {model}-Gespräche",
        ],
        .almostThere: [
            "one": "Gleich ist es so weit — noch {count} Nachricht bis zum {date}",
            "other": "Gleich ist es so weit — noch {count} Nachrichten bis zum {date}",
        ],
        .classAlmostThere: [
            "one": "Gleich ist es so weit — noch {count} {model}-Nachricht bis zum {date}",
            "other": "Gleich ist es so weit — noch {count} {model}-Nachrichten bis zum {date}",
        ],
        .messagesLeft: [
            "one": "Du hast noch {count} Nachricht", "other": "Du hast noch {count} Nachrichten",
        ],
        .shareLeft: "Bis zum {date} hast du noch etwa {percent} % deines Tarifs",
        .softReached: "Das war alles, was dein Tarif vorgesehen hat — du kannst einfach weitermachen.",
        .trialRemaining: [
            "one": "Noch {count} von {limit} Nachricht in deiner Probezeit",
            "other": "Noch {count} von {limit} Nachrichten in deiner Probezeit",
        ],
        .trialBanner: [
            "one": "Tag {day} von {days} — noch {count} Gespräch",
            "other": "Tag {day} von {days} — noch {count} Gespräche",
        ],
        .trialLastDay:
            "Letzter Tag deiner Probezeit — magst du weitermachen? Dein Abo läuft von selbst weiter.",

        .monthUsedUp: "Wir hatten diesen Monat viele gute Gespräche! Am {date} geht es für dich weiter.",
        .weekUsedUp: "Wir hatten diese Woche viele gute Gespräche! Am {date} geht es für dich weiter.",
        .dayUsedUp: "Wir hatten heute viele gute Gespräche! Am {date} geht es für dich weiter.",
        .classMonthUsedUp: "Wir hatten diesen Monat gute {model}-Gespräche! Am {date} sind sie wieder da.",
        .classWeekUsedUp: "Wir hatten diese Woche gute {model}-Gespräche! Am {date} sind sie wieder da.",
        .classDayUsedUp: "Wir hatten heute gute {model}-Gespräche! Am {date} sind sie wieder da.",
        .otherModelUntil:
            "Wir hatten gute {model}-Gespräche! Ich antworte jetzt mit einem anderen Modell, {model} ist am {date} wieder da.",
        .otherModel: "Wir hatten gute {model}-Gespräche! Ich antworte jetzt mit einem anderen Modell.",
        .shorterAnswer: "Gerade ist nur noch wenig übrig, deshalb fasse ich mich diesmal kurz.",
        .planUsedUp: "Wir haben alles in deinem Tarif gut genutzt — magst du weitermachen?",
        .monthUsedUpEnding: .template(
            "Wir hatten diesen Monat viele gute Gespräche! Dein Abo läuft noch bis zum {date}, "
                + "danach kommt nichts Neues dazu. Du kannst es jederzeit wieder aufnehmen."),
        .weekUsedUpEnding: .template(
            "Wir hatten diese Woche viele gute Gespräche! Dein Abo läuft noch bis zum {date}, "
                + "danach kommt nichts Neues dazu. Du kannst es jederzeit wieder aufnehmen."),
        .dayUsedUpEnding: .template(
            "Wir hatten heute viele gute Gespräche! Dein Abo läuft noch bis zum {date}, "
                + "danach kommt nichts Neues dazu. Du kannst es jederzeit wieder aufnehmen."),
        .classUsedUpEnding: .template(
            "Wir hatten gute {model}-Gespräche! Dein Abo läuft noch bis zum {date}, "
                + "danach kommt nichts Neues dazu. Du kannst es jederzeit wieder aufnehmen."),
        .planUsedUpEnding: .template(
            "Wir haben alles in deinem Tarif gut genutzt! Dein Abo läuft noch bis zum {date}, "
                + "danach kommt nichts Neues dazu. Du kannst es jederzeit wieder aufnehmen."),
        .trialContinues: .template(
            "Du bist richtig gut vorangekommen! Neue Nachrichten bekommst du, wenn am {date} dein "
                + "Monatsabo beginnt."),
        .trialUsedUp: "Du hast deine Probegespräche genutzt — magst du weitermachen?",
        .comeBack: "Magst du wiederkommen?",
        .planNeeded:
            "Ich würde mich gern mit dir unterhalten — such dir einen Tarif aus, wann immer du magst.",
        .onHold:
            "Ich kann gerade nicht mit dir weitermachen — alles, was wir besprochen haben, bleibt hier für dich.",
        .modelClosed: "{model}-Modelle bekommst du mit dem Tarif {plans}.",
        .notInPlan: "Das gehört zum Tarif {plans} — ohne das helfe ich dir gern sofort.",
        .notAvailable: "Das gibt es hier nicht — ohne das helfe ich dir gern sofort.",
        .tooMuchForPlan:
            "Das ist mehr, als dein Tarif auf einmal zulässt — im Tarif {plans} ist Platz dafür.",
        .tooMuchAtOnce: "Das ist mehr, als ich hier auf einmal annehme — magst du um etwas weniger bitten?",
        .modelClosedEverywhere:
            "{model}-Modelle gibt es hier noch nicht — mit einem anderen mache ich gern weiter.",

        .shortBreath: "Lass uns kurz durchatmen — gleich geht es weiter.",
        .breathMinutes: [
            "one": "Lass uns kurz durchatmen — in {count} Minute geht es weiter.",
            "other": "Lass uns kurz durchatmen — in {count} Minuten geht es weiter.",
        ],
        .breathHours: [
            "one": "Lass uns eine Pause machen — in etwa {count} Stunde geht es weiter.",
            "other": "Lass uns eine Pause machen — in etwa {count} Stunden geht es weiter.",
        ],
        .breathUntil: "Lass uns eine Pause machen — am {date} geht es weiter.",
        .stillAnswering:
            "Ich antworte noch auf das, was du mir schon geschickt hast — das machen wir erst fertig.",
        .heldByOthers:
            "Was ich gerade beantworte, braucht vielleicht den ganzen Rest — das machen wir erst fertig.",
        .largerThanLeft: "Das ist mehr, als gerade übrig ist — etwas Kürzeres passt.",

        .identityMissing: "Ich weiß noch nicht, wer du bist — melde dich bitte an, dann legen wir los.",
        .identityUnknown: "Ich habe deine Anmeldung nicht erkannt — melde dich bitte noch einmal an.",
        .identityUnavailable: .template(
            "Ich konnte deine Anmeldung gerade nicht nachsehen — versuch es bitte gleich noch einmal."),
        .alreadyAnswering: "An dieser Nachricht arbeite ich schon — die Antwort ist unterwegs.",
        .alreadyAnswered: "Diese Nachricht habe ich schon beantwortet — schick mir gern eine neue.",
        .changedRepeat:
            "Das sieht aus wie eine frühere Nachricht, nur verändert — schick sie mir bitte als neue.",
        .tooLarge: "Das ist mehr, als ich auf einmal aufnehmen kann — magst du es kürzer schicken?",
        .incomplete: "Deine Nachricht ist nicht ganz bei mir angekommen — schick sie mir bitte noch einmal.",
        .unreadable:
            "Ich konnte diese Nachricht nicht lesen — sieh dir bitte ihr Format an und schick sie noch einmal.",
        .unknownAddress: "Unter dieser Adresse habe ich nichts zu antworten.",
        .unknownObject: "Worauf sich diese Nachricht bezieht, habe ich nicht — schick sie bitte ohne das.",
        .unknownModel: "Dieses Modell kenne ich nicht — such dir bitte ein anderes aus.",

        .usageUnreadable: .template(
            "Ich konnte gerade nicht nachsehen, wie viel du schon genutzt hast — keine Sorge, "
                + "du kannst weiterschreiben."),
        .limiterUnavailable: .template(
            "Ich konnte gerade nicht nachsehen, wie viel du schon genutzt hast — versuch es bitte "
                + "gleich noch einmal."),
        .busy: "Gerade sprechen sehr viele mit mir — versuch es bitte gleich noch einmal.",
        .interrupted: .template(
            "Ich konnte diese Antwort nicht zu Ende bringen — schick mir deine Nachricht bitte gleich "
                + "noch einmal."),
        .paused: "Ich mache eine kurze Pause — schau bitte in einer Weile wieder vorbei.",
        .upstreamUnreachable: .template(
            "Ich habe gerade keine Antwort gefunden. Deine Nachricht wurde nicht gezählt — "
                + "versuch es bitte gleich noch einmal."),
        .upstreamTimedOut: .template(
            "Die Antwort hat länger gedauert, als ich warten konnte. Deine Nachricht wurde nicht "
                + "gezählt — versuch es bitte gleich noch einmal."),
        .answerBroken: .template(
            "Die Antwort ist vor ihrem Ende abgebrochen. Was du davon hast, zählt als Nachricht — "
                + "schick sie noch einmal, wenn du die ganze möchtest."),
        .answerSilent: .template(
            "Die Antwort ist stehen geblieben, und ich konnte nicht länger warten. Was du davon hast, zählt "
                + "als Nachricht — schick sie noch einmal, wenn du die ganze möchtest."),

        .subscriptionUnreadable: "Ich konnte die Angaben zu deinem Abo gerade nicht laden.",
        .subscriptionUnopened:
            "Ich konnte die Abo-Verwaltung nicht öffnen. Versuch es bitte in den Einstellungen deines Geräts.",
        .restoreFailed: "Ich konnte kein früheres Abo finden.",
        .restoreUnavailable: .template(
            "Ich konnte den Store gerade nicht erreichen und weiß es deshalb noch nicht. "
                + "Versuch es bitte gleich noch einmal."),
        .restoreUnavailableActive: .template(
            "Dein Abo ist aktiv — ich konnte nur den Store gerade nicht erreichen, um noch einmal "
                + "nachzusehen. Für dich ändert sich nichts."),
        .purchaseUnproven: "Ich konnte diesen Kauf beim Store nicht bestätigen.",
        .purchaseOfAnother:
            "Dieser Kauf gehört zu einem anderen Konto — melde dich mit dem an, um ihn zu nutzen.",
        .restoreNone: "Ich habe kein laufendes Abo gefunden, das ich wiederherstellen könnte.",
        .billingIssue: "Mit deiner Zahlung hat etwas gehakt. Das bekommen wir hin.",
        .cancelledActive: "Dein Abo läuft noch bis zum {date}. Du kannst es jederzeit wieder aufnehmen.",
        .labelActive: "Aktiv",
        .labelCancelled: "Gekündigt",
        .labelBillingIssue: "Zahlung offen",
        .labelExpired: "Abgelaufen",
        .labelFree: "Kostenlos",
        .labelPaused: "Pausiert",
        .subscriptionPaused: "Dein Abo macht Pause bis zum {date} — ich bin da, wenn du zurückkommst.",
        .subscriptionPausedOpen: "Dein Abo macht Pause — ich bin da, wenn du zurückkommst.",
        .labelTester: "Testkauf",
        .renewsOn: "Dein Abo verlängert sich am {date}",
        .renewsOnFor: "Dein Abo verlängert sich am {date} für {price}",
        .activeUntil: "Läuft bis zum {date}",
        .endedOn: "Abgelaufen am {date}",
        .pausedUntil: "Pausiert bis zum {date}",
        .restoring: "Ich sehe nach, was du gekauft hast …",
        .restored: "Willkommen zurück — dein Abo ist wieder da.",
        .actionManage: "Abo verwalten",
        .actionSubscribe: "Abo abschließen",
        .actionUpdatePayment: "Zahlung aktualisieren",
        .actionRestore: "Käufe wiederherstellen",
        .actionResubscribe: "Abo wieder aufnehmen",

        .checkInTitle: "Soll ich mich zwischen unseren Gesprächen bei dir melden?",
        .checkInBody: .template(
            "Ich würde mich gern zwischen unseren Gesprächen melden — nur kurz, um zu hören, wie es dir geht. "
                + "Du kannst das jederzeit ändern."),
        .checkInYes: "Gern, melde dich",
        .checkInLater: "Jetzt nicht",
        .checkInToggle: "Melde dich zwischen unseren Gesprächen",
        .checkInFrequency: "Wie oft",
        .checkInDaily: "Täglich",
        .checkInExplanation: .template(
            "Ein kurzes Hallo zwischen unseren Gesprächen, um zu hören, wie es dir geht. "
                + "Du kannst das jederzeit ändern."),
        .checkInOff: "Aus",
        .checkInSystemOff: "Mitteilungen sind in den Einstellungen deines Geräts ausgeschaltet.",
        .checkInOpenSettings: "Einstellungen öffnen",
        .checkInFewTimesAWeek: "Ein paarmal pro Woche",
        .checkInWeekly: "Wöchentlich",
        .preferencesSaved: "Gemerkt — du kannst das jederzeit ändern.",
        .preferencesUnreadable: "Ich konnte gerade nicht nachsehen, wann ich mich bei dir melden soll.",
        .preferencesUnsaved: .template(
            "Ich konnte mir nicht merken, wann ich mich bei dir melden soll — versuch es bitte gleich "
                + "noch einmal."),
        .sessionUnsaved: .template(
            "Ich konnte mir unser Gespräch gerade nicht vormerken — alles, was wir gesagt haben, ist noch da."
        ),

        .eventUnproven: "Ich weiß nicht, wer mir dieses Ereignis geschickt hat.",
        .eventUnreadable:
            "Ich konnte dieses Ereignis nicht lesen — sieh dir bitte sein Format an und schick es noch einmal.",
        .eventUnsaved:
            "Ich konnte dieses Ereignis gerade nicht festhalten — schick es bitte gleich noch einmal.",

        .settingsRow: [
            "one": "{used} von {limit} Nachricht genutzt", "other": "{used} von {limit} Nachrichten genutzt",
        ],
        .spokenMonth: [
            "one": "Diesen Monat {used} von {limit} Nachricht genutzt",
            "other": "Diesen Monat {used} von {limit} Nachrichten genutzt",
        ],
        .spokenWeek: [
            "one": "Diese Woche {used} von {limit} Nachricht genutzt",
            "other": "Diese Woche {used} von {limit} Nachrichten genutzt",
        ],
        .spokenDay: [
            "one": "Heute {used} von {limit} Nachricht genutzt",
            "other": "Heute {used} von {limit} Nachrichten genutzt",
        ],
        .spokenTrial: [
            "one": "{used} von {limit} Nachricht deiner Probezeit genutzt",
            "other": "{used} von {limit} Nachrichten deiner Probezeit genutzt",
        ],
        .spokenTrialDay: [
            "one": "{used} von {limit} Nachricht deiner Probezeit genutzt, Tag {day} von {days}",
            "other": "{used} von {limit} Nachrichten deiner Probezeit genutzt, Tag {day} von {days}",
        ],
        .tokenRow: [
            "one": "{used} von {limit} Token genutzt", "other": "{used} von {limit} Tokens genutzt",
        ],
        .moneyRow: "{used} von {limit} genutzt",
        .imageRow: ["one": "{used} von {limit} Bild genutzt", "other": "{used} von {limit} Bildern genutzt"],
        .secondRow: [
            "one": "{used} von {limit} Sekunde Ton genutzt",
            "other": "{used} von {limit} Sekunden Ton genutzt",
        ],
        .characterRow: [
            "one": "{used} von {limit} Zeichen genutzt", "other": "{used} von {limit} Zeichen genutzt",
        ],
        .refreshesOn: "Deine Nutzung beginnt am {date} neu",
        .planRefreshesOn: "Dein Plan ist wieder frisch ab {date}",
        .trialFollows: "Dein Abo beginnt am {date}",
        .trialFollowsFor: "Dein Abo beginnt am {date} für {price}",
        .classAnswered: "Bis dahin antworte ich mit {models}.",
        .classOpen: "Bis dahin geht es mit {models} weiter.",
        .trialEndsOn: "Die Probezeit endet am {date}",
        .pageTitle: "Nutzung",
        .modelClassLoading: "Wird geladen …",
        .modelClassUnavailable: "Nutzung gerade nicht bekannt",
        .modelClassNext: "Weiter zur nächsten Zeile",
        .trialLabel: "{plans} — Tag {day} von {days}",
        .offline: "Du bist gerade offline — ich bin da, sobald du wieder da bist.",

        .accountTitle: "Dein Konto",
        .subscriptionTitle: "Dein Abo",
        .checkInsTitle: "Zwischen den Gesprächen",
        .detailUsed: "Genutzt",
        .detailRemaining: "Noch übrig",
        .detailTokensRemaining: "Tokens noch übrig",
        .detailOpen: "Mehr dazu",
        .detailClose: "Schließen",
        .loading: "Einen Moment …",
        .tryAgain: "Noch einmal versuchen",
        .linkHome: "Zurück zur App",
        .linkHelp: "Hilfe",
        .linkPrivacy: "Datenschutz",
        .linkTerms: "Bedingungen",
        .linkSignIn: "Anmelden",
    ]
}

/** Who looks after a child beside the one who added it, and who is asked to. */
export const guardians = {
  title: 'Eltern und Bezugspersonen',
  you: '{{name}} (du)',
  owner: 'Hauptkonto',
  /** What a guardian may not do. */
  ownerSays: 'Kann andere einladen, {{alias}} von der Liste nehmen und löschen.',
  /** A guardian is not told the owner’s name. */
  somebody: 'Wer {{alias}} hinzugefügt hat',
  since: 'Seit {{day}}',
  most: 'Höchstens {{most}} weitere Personen können sich um ein Kind kümmern.',

  remove: 'Entfernen',
  removeOf: '{{name}} bei {{alias}} entfernen',
  removeTitle: '{{name}} bei {{alias}} entfernen?',
  removeLead: '{{name}} sieht {{alias}} von diesem Moment an nicht mehr: keinen Plan, keine Sitzungen, keine Ergebnisse. Von {{alias}} wird nichts gelöscht.',
  removeShared: '{{alias}} bleibt mit {{accounts}} geteilt. Wenn {{name}} dort arbeitet, beende auch dieses Teilen.',
  removeFinal:
    'Das lässt sich nicht rückgängig machen: Um zurückzukommen, braucht {{name}} eine neue Einladung. Fotos und Stimmen auf einem Gerät von {{name}} bleiben dort.',
  removeNow: '{{name}} entfernen',
  removed: '{{name}} kümmert sich nicht mehr um {{alias}}.',

  leave: 'Nicht mehr um {{alias}} kümmern',
  leaveTitle: 'Möchtest du dich nicht mehr um {{alias}} kümmern?',
  leaveLead: '{{alias}} verschwindet von deiner Liste, und du siehst Plan, Sitzungen und Ergebnisse nicht mehr. Von {{alias}} wird nichts gelöscht.',
  leaveFinal: 'Das lässt sich nicht rückgängig machen: Um zurückzukommen, brauchst du eine neue Einladung. Fotos und Stimmen auf diesem Gerät bleiben hier.',
  left: 'Du kümmerst dich nicht mehr um {{alias}}.',

  invite: {
    button: 'Elternteil einladen',
    buttonOf: 'Weiteren Elternteil für {{alias}} einladen',
    title: 'Wer kümmert sich noch um {{alias}}?',
    lead: 'Ein weiterer Elternteil oder eine Bezugsperson sieht und tut alles, was du für {{alias}} kannst: was guttut, Plan, Texte, Spiel, Ergebnisse, das Teilen mit einer Klinik. Nur du lädst andere ein, nimmst {{alias}} von der Liste und löschst.',
    email: 'E-Mail-Adresse',
    emailHint: 'Genau die Adresse, mit der sich die Person anmeldet.',
    bad: 'Das ist keine ganze E-Mail-Adresse. Sie sieht so aus: name@example.org.',
    isYou: 'Das ist deine eigene Adresse.',
    isGuardian: 'Diese Person kümmert sich schon um {{alias}}.',
    isInvited: 'Diese Adresse ist schon eingeladen. Du kannst die Einladung 14 Tage länger offen halten.',
    noMail: 'Es geht keine E-Mail hinaus: Sag der Person, dass die Einladung wartet, wenn sie sich mit dieser Adresse angemeldet und sie bestätigt hat.',
    submit: 'Einladen',
    sent: '{{email}} ist eingeladen, für 14 Tage.',
  },
  pending: {
    failed: 'Die offenen Einladungen wurden nicht geladen. Nichts ist verloren.',
    open_one: 'Eingeladen, noch {{count}} Tag',
    open_other: 'Eingeladen, noch {{count}} Tage',
    over: 'Die Einladung ist abgelaufen',
    resend: '14 Tage länger öffnen',
    resendOf: '14 Tage länger öffnen: die Einladung an {{email}}',
    resent: 'Die Einladung an {{email}} gilt 14 Tage länger.',
    takeBack: 'Zurücknehmen',
    takeBackOf: 'Die Einladung an {{email}} zurücknehmen',
    isTakenBack: 'Die Einladung an {{email}} ist zurückgenommen.',
  },

  forMe: {
    title: '{{name}} lädt dich ein, dich um {{alias}} zu kümmern',
    titleUnnamed: 'Du bist eingeladen, dich um {{alias}} zu kümmern',
    lead: 'Du wirst sehen und tun, was die Familie tut: was guttut, Plan, Texte, Spiel und Ergebnisse. Du kannst jederzeit aufhören.',
    open_one: 'Noch einen Tag offen.',
    open_other: 'Noch {{count}} Tage offen.',
    accept: 'Annehmen',
    decline: 'Ablehnen',
    acceptOf: 'Annehmen: dich um {{alias}} kümmern',
    declineOf: 'Ablehnen: dich um {{alias}} kümmern',
    accepted: 'Du kümmerst dich jetzt um {{alias}}.',
    declined: 'Die Einladung, dich um {{alias}} zu kümmern, ist abgelehnt.',
    unproven: 'Hat dich ein anderer Elternteil eingeladen? Bestätige deine E-Mail-Adresse, {{email}}: Dann erscheint die Einladung hier.',
    prove: 'E-Mail-Adresse bestätigen',
  },

  /** Where a guardian finds no button. */
  notYours:
    'Nur wer {{alias}} hinzugefügt hat, kann {{alias}} von der Liste nehmen oder löschen. Unter „Teilen“ kannst du aufhören, dich um {{alias}} zu kümmern.',
  /** What follows for others: a child's number holds its owner's, so it can be nobody else's. */
  othersLose:
    'Auch für {{names}} ist {{alias}} dann nicht mehr zu sehen: Was guttut, Plan, Sitzungen und Ergebnisse verschwinden für alle. Übergib vorher: Im Konto von {{names}} „Teilen von {{alias}}“ öffnen und „Kopie von {{alias}} behalten“ drücken. Was kopiert ist, bleibt, wenn du löschst.',
  toldOthers: 'Mit {{names}} besprochen, oder dort gibt es eine Kopie',
  tellOthers: 'Sag es zuerst {{names}}, dann setz hier das Häkchen. Nichts wurde gelöscht.',
  copy: {
    why: '{{alias}} gehört zum Konto der Person, die {{alias}} hinzugefügt hat. Mit einer eigenen Kopie behältst du, was guttut, Plan, Texte und Sitzungen, was auch immer aus jenem Konto wird. Fotos und Stimmen bleiben auf dem Tablet, das sie hat; das Teilen beginnt neu.',
    keep: 'Kopie von {{alias}} behalten',
    done: 'Deine eigene Kopie von {{alias}} steht jetzt in deiner Liste.',
  },
  othersHidden: 'Nicht mehr auf der Liste, ist {{alias}} auch für {{names}} nicht mehr zu sehen.',
  staysWithFamily:
    '{{alias}} bleibt bei der Familie: Du hörst nur auf, dich um {{alias}} zu kümmern. Auch Sitzungen, die du geführt hast, bleiben dort, ohne deinen Namen.',
} as const

/** Who looks after a child beside the one who added it, and who is asked to. */
export const guardians = {
  title: 'Eltern und Bezugspersonen',
  you: '{{name}} (du)',
  owner: 'Hauptkonto',
  /** What a guardian may not do. */
  ownerSays: 'Kann andere einladen, {{alias}} von der Liste nehmen und alle Daten löschen.',
  /** A guardian is not told the owner’s name. */
  somebody: 'Die Person, die {{alias}} hinzugefügt hat',
  since: 'Seit {{day}}',
  most: 'Bis zu {{most}} weitere Personen können sich um ein Kind kümmern.',

  remove: 'Entfernen',
  removeOf: '{{name}} bei {{alias}} entfernen',
  removeTitle: '{{name}} bei {{alias}} entfernen?',
  removeLead: '{{name}} verliert sofort den Zugriff auf {{alias}}: Plan, Sitzungen und Ergebnisse. Von {{alias}} wird nichts gelöscht.',
  removeShared: '{{alias}} bleibt für {{accounts}} freigegeben. Wenn {{name}} dort arbeitet, beende auch diese Freigabe.',
  removeFinal: 'Das lässt sich nicht rückgängig machen: {{name}} bräuchte eine neue Einladung. Fotos und Aufnahmen auf dem Gerät von {{name}} bleiben dort.',
  removeNow: '{{name}} entfernen',
  removed: '{{name}} kümmert sich nicht mehr um {{alias}}.',

  leave: 'Sich nicht mehr um {{alias}} kümmern',
  leaveTitle: 'Dich nicht mehr um {{alias}} kümmern?',
  leaveLead: '{{alias}} verschwindet von deiner Liste, und du siehst Plan, Sitzungen und Ergebnisse nicht mehr. Von {{alias}} wird nichts gelöscht.',
  leaveFinal: 'Das lässt sich nicht rückgängig machen: Du bräuchtest eine neue Einladung. Fotos und Aufnahmen auf diesem Gerät bleiben hier.',
  left: 'Du kümmerst dich nicht mehr um {{alias}}.',

  invite: {
    button: 'Elternteil einladen',
    buttonOf: 'Weiteren Elternteil für {{alias}} einladen',
    title: 'Wer kümmert sich noch um {{alias}}?',
    lead: 'Ein weiterer Elternteil oder eine Bezugsperson kann für {{alias}} alles sehen und tun, was du kannst: Profil, Plan, Texte, Spiel, Ergebnisse, Freigaben für eine Klinik. Nur du kannst andere einladen, {{alias}} von der Liste nehmen oder die Daten von {{alias}} löschen.',
    email: 'E-Mail-Adresse',
    emailHint: 'Genau die Adresse, mit der sich die andere Person anmeldet.',
    bad: 'Diese E-Mail-Adresse ist nicht vollständig. Sie sieht etwa so aus: name@example.org.',
    isYou: 'Das ist deine eigene Adresse.',
    isGuardian: 'Diese Person kümmert sich schon um {{alias}}.',
    isInvited: 'Diese Adresse ist schon eingeladen. Du kannst die Einladung um 14 Tage verlängern.',
    noMail:
      'Es wird keine E-Mail verschickt. Sag der anderen Person, dass sie sich mit dieser Adresse anmelden und sie bestätigen soll; dann wartet die Einladung auf sie.',
    submit: 'Einladen',
    sent: '{{email}} ist eingeladen. Die Einladung ist 14 Tage offen.',
  },
  pending: {
    failed: 'Die offenen Einladungen wurden nicht geladen. Nichts ist verloren.',
    open_one: 'Eingeladen, noch {{count}} Tag',
    open_other: 'Eingeladen, noch {{count}} Tage',
    over: 'Die Einladung ist abgelaufen',
    resend: 'Um 14 Tage verlängern',
    resendOf: 'Um 14 Tage verlängern: Einladung an {{email}}',
    resent: 'Die Einladung an {{email}} ist 14 weitere Tage offen.',
    takeBack: 'Zurücknehmen',
    takeBackOf: 'Einladung an {{email}} zurücknehmen',
    isTakenBack: 'Die Einladung an {{email}} ist zurückgenommen.',
  },

  forMe: {
    title: '{{name}} lädt dich ein, dich um {{alias}} zu kümmern',
    titleUnnamed: 'Du bist eingeladen, dich um {{alias}} zu kümmern',
    lead: 'Du siehst und tust, was die Familie sieht und tut: Profil, Plan, Texte, Spiel und Ergebnisse. Du kannst jederzeit aufhören.',
    open_one: 'Noch einen Tag offen.',
    open_other: 'Noch {{count}} Tage offen.',
    accept: 'Annehmen',
    decline: 'Ablehnen',
    acceptOf: 'Annehmen: sich um {{alias}} kümmern',
    declineOf: 'Ablehnen: sich um {{alias}} kümmern',
    accepted: 'Du kümmerst dich jetzt um {{alias}}.',
    declined: 'Du hast die Einladung abgelehnt, dich um {{alias}} zu kümmern.',
    unproven: 'Hat dich ein anderer Elternteil eingeladen? Bestätige deine E-Mail-Adresse, {{email}}, dann erscheint die Einladung hier.',
    prove: 'E-Mail-Adresse bestätigen',
  },

  /** Where a guardian finds no button. */
  notYours:
    'Nur die Person, die {{alias}} hinzugefügt hat, kann {{alias}} von der Liste nehmen oder die Daten von {{alias}} löschen. Deinen eigenen Zugriff beendest du unter „Freigaben“.',
  /** What follows for others: a child's number holds its owner's, so it can be nobody else's. */
  othersLose:
    'Auch für {{names}} endet der Zugriff auf {{alias}}: Profil, Plan, Sitzungen und Ergebnisse werden für alle gelöscht. Damit nichts verloren geht, lässt sich vorher im Konto von {{names}} eine Kopie sichern: „Freigaben“ von {{alias}} öffnen und „Kopie von {{alias}} behalten“ drücken. Kopien bleiben, wenn du löschst.',
  toldOthers: 'Mit {{names}} besprochen, oder dort gibt es eine Kopie',
  tellOthers: 'Sag es zuerst {{names}}, dann setz dieses Häkchen. Nichts wurde gelöscht.',
  copy: {
    why: '{{alias}} gehört zum Konto der Person, die {{alias}} hinzugefügt hat. Mit einer eigenen Kopie behältst du Profil, Plan, Texte und Sitzungen, was auch immer mit diesem Konto geschieht. Fotos und Aufnahmen bleiben auf deren Tablet; die Freigaben beginnen neu.',
    keep: 'Kopie von {{alias}} behalten',
    done: 'Deine eigene Kopie von {{alias}} steht jetzt in deiner Liste.',
  },
  othersHidden: 'Wenn du {{alias}} von der Liste nimmst, ist {{alias}} auch für {{names}} nicht mehr zu sehen.',
  staysWithFamily: '{{alias}} bleibt bei der Familie; nur dein eigener Zugriff endet. Auch Sitzungen, die du geführt hast, bleiben dort, ohne deinen Namen.',
} as const

/** What only a backend with functions does: deletion of a person or a team, and weekly letters. */
export const erasure = {
  progress: 'Wird gelöscht … {{done}} von {{of}}',
  papers_one: 'Ein Bericht oder eine Einschätzung, die du für ein Team unterschrieben hast, bleibt bis {{day}} mit deinem Namen. Alles andere wird gelöscht.',
  papers_other:
    '{{count}} Berichte und Einschätzungen, die du für ein Team unterschrieben hast, bleiben längstens bis {{day}} mit deinem Namen. Alles andere wird gelöscht.',
  administrator: 'Diese Adresse steht auf der Administratorenliste des Servers. Sie muss zuerst von der Liste genommen werden. Nichts wurde gelöscht.',
  begun: 'Die Verbindung ist abgebrochen, aber das Löschen läuft von selbst weiter. Es ist in höchstens einer Stunde fertig.',
  number: 'Beleg {{number}}: {{documents}} Einträge gelöscht oder vom Namen befreit.',
  weekly: 'Einmal in der Woche eine E-Mail',
  weeklyHint:
    'In einer Woche, in der Kinder auf deiner Liste gespielt haben: mit einem Link, ohne etwas über sie. Du kannst sie hier oder in der E-Mail beenden.',
  admin: {
    person: 'Diese Person löschen',
    account: 'Dieses Team löschen',
    personLead:
      'Gelöscht werden die Anmeldung, die Kinder und alle Einträge der Person. Aus Einträgen anderer verschwindet der Name. Das lässt sich nicht rückgängig machen.',
    accountLead:
      'Gelöscht wird das Team mit seinen Einladungen und Listen. Kinder und ihre Einträge bleiben bei ihren Familien. Das lässt sich nicht rückgängig machen.',
    papers: 'Für ein Team unterschriebene Berichte und Einschätzungen bleiben längstens bis {{day}}.',
    noName: 'Nenne im Grund keinen Namen: Er bleibt im Protokoll.',
    inTeam: 'Nichts wurde gelöscht. Nur diese Person ist Inhaberin von: {{teams}}. Lösche diese Teams zuerst oder lass sie übergeben.',
    hasPaid: 'Nichts wurde gelöscht. Es läuft noch eine Zahlung: Sie muss zuerst enden.',
    keep: 'Alles behalten',
    now: 'Endgültig löschen',
    password: 'Dein Passwort',
    wrongPassword: 'Dieses Passwort stimmt nicht. Nichts wurde gelöscht.',
  },
} as const

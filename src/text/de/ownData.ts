/** Taking one's own data away, and deleting it. */
export const ownData = {
  guide: 'Was wir speichern, wo, und wie man es löscht',
  title: 'Deine Daten',
  exportHint:
    'Alles, was von dir und deinen Kindern gespeichert ist, auch von denen, die nicht auf der Liste stehen, als Datei für dich: was ihnen guttut, Pläne, Texte, Sitzungen, unterschriebene Berichte, Aufnahmen und Fotos in einer Datei. Sie lässt sich hier lesen und zurückholen. Oder nur die Tabelle, mit einer Zeile für jeden Durchgang: wann und was, Hilfe, Stelle, Zeiten in Millisekunden, Berührungen daneben und wie geantwortet wurde. Die Datei ist nicht gesperrt: Bewahre sie auf, wo du einen Brief aufbewahren würdest.',
  exportAll: 'Alles exportieren (ZIP)',
  exportTable: 'Durchgänge als Tabelle exportieren (CSV)',
  exportChildHint: 'Was guttut, Plan, Texte, Sitzungen, unterschriebene Berichte, Aufnahmen und Fotos, als eine Datei (ZIP) für dich.',
  exportChild: 'Alles von {{alias}} exportieren',
  exporting: 'Die Datei wird erstellt …',
  exported: 'Die Datei ist erstellt. Dein Browser legt sie zu den anderen Downloads.',
  exportFailed: 'Die Datei ließ sich nicht erstellen. Nichts ist verloren: Versuch es noch einmal.',
  offTheList: 'Nicht auf der Liste',
  eraseChild: 'Endgültig löschen',
  eraseChildTitle: '{{alias}} und alles von {{alias}} löschen?',
  eraseChildLead:
    'Was guttut, der Plan, Texte, alle Sitzungen, Aufnahmen und Fotos von {{alias}} verschwinden sofort von diesem Gerät. Es gibt keine Kopie und keinen Weg zurück. Wenn du nicht sicher bist, nimm {{alias}} nur von der Liste: Dort geht nichts verloren.',
  writeAlias: 'Schreib „{{alias}}“, um zu bestätigen',
  notTheAlias: 'Das ist nicht „{{alias}}“. Nichts wurde gelöscht.',
  eraseNow: 'Alles von {{alias}} jetzt löschen',
  keep: 'Alles behalten',
  erased: '{{alias}} und alles von {{alias}} ist gelöscht.',
  receipt: {
    title: '{{product}}: Beleg über eine Löschung',
    when: 'Gelöscht am {{when}}.',
    account: 'Das Konto von {{email}}: Name, Adresse, Passwort und was dieses Gerät sich gemerkt hat.',
    child: '{{alias}}: was guttut, Plan, Texte, alle Sitzungen, Aufnahmen und Fotos.',
    kept: 'Es gibt keinen Weg zurück. Diese Datei ist dein einziger Beleg für die Löschung.',
    save: 'Beleg speichern',
    comes: 'Ein Beleg über das Gelöschte wird bei deinen Downloads gespeichert.',
  },
  erasing: 'Alles wird gelöscht …',
  eraseAccount: 'Mein Konto und alle Daten löschen',
  eraseAccountTitle: 'Dein Konto, deine Kinder und alles von ihnen löschen?',
  eraseAccountLead:
    'Dein Name, deine Adresse und dein Passwort, jedes Kind mit allen Sitzungen, Texten, Aufnahmen und Fotos und was dieses Gerät sich von ihnen gemerkt hat, verschwinden sofort. Es gibt keinen Weg zurück. Welche Einträge bleiben, steht auf der Datenschutzseite.',
  eraseAccountGrace:
    'Wenn du nur eine Pause möchtest, melde dich ab: Alles wartet auf dich, so lange du willst. Wenn du es später vielleicht brauchst, exportiere es zuerst.',
  password: 'Dein Passwort',
  wrongPassword: 'Dieses Passwort stimmt nicht. Nichts wurde gelöscht.',
  inTeam: 'Du arbeitest in einem Team. Verlass es zuerst; dann kannst du dein Konto löschen. Nichts wurde gelöscht.',
  toTeam: 'Zum Team, um es zu verlassen',
  hasPaid:
    'Du hast hier bezahlt, und eine Zahlung darf nicht ohne dich weiterlaufen. Beende den Tarif unter „Preise“, dann schreib dem Support: Dort wird dein Konto gelöscht. Nichts wurde gelöscht.',
  toPricing: 'Zu den Preisen',
  eraseFailed: 'Nicht alles ließ sich löschen. Lade die Seite neu und wiederhole es: Was übrig ist, wird dann gelöscht.',
  eraseAccountNow: 'Alles endgültig löschen',
} as const

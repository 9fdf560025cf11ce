/** Was Gäste ohne Konto spielen können, und der Weg zu einem Konto. */
export const guest = {
  title: 'Drei zum Sofortspielen',
  lead: 'Ohne Konto. Jeweils etwa zwei Minuten.',
  justPlayed: 'eben gespielt',
  lines: {
    lightcatcher: 'Ein sanftes Licht. Hinschauen oder berühren.',
    music: 'Ein Licht berühren und einen Ton hören.',
    duckcount: 'Eine Ente berühren, und sie schwimmt hinüber.',
  },
  more: 'Mit einem Konto sind weitere kostenlos. Es gibt nichts zu bezahlen.',
  why: 'Fünf Fragen stellen Farbe, Größe und Stelle ein.',
  whyPlayed: 'Fünf Fragen stellen Farbe, Größe und Stelle ein. Was ihr schon gespielt habt, kommt mit.',
  fit: 'Auf mein Kind abstimmen',
}

/** What a new account is for. */
export const hereFor = {
  title: 'Für wen bist du hier?',
  lead: 'Wähle eins. Das andere kannst du später unter „Konto“ ergänzen.',
  made: 'Konto angelegt',
  doors: {
    child: { title: 'Mein Kind', lead: 'Ein Bild, fünf Fragen und das erste Licht.' },
    work: { title: 'Kinder, mit denen ich arbeite', lead: 'Ein Team, eine Liste der Kinder und Familien, die du einlädst.' },
    invited: { title: 'Ich wurde eingeladen', lead: 'Von einer Familie oder einem Team, an diese E-Mail-Adresse.' },
  },
  team: {
    title: 'Wie heißt dein Team?',
    lead: 'Du arbeitest allein? Dein eigener Name genügt. Du kannst ihn später ändern.',
    reads: 'Das liest eine Familie, die du einlädst:',
    unnamed: 'Dein Team',
  },
  invitations: {
    title: 'Deine Einladungen',
    address: 'Einladungen kommen an deine E-Mail-Adresse: {{email}}',
    none: 'Es gibt noch keine Einladung für dich. Bitte die Person, die dich eingeladen hat, genau diese Adresse zu verwenden. Die Einladung erscheint hier, sobald sie verschickt ist.',
    next: 'Du siehst, wer dich eingeladen hat und was du sehen kannst. Freigegeben wird erst etwas, wenn du annimmst.',
  },
  back: 'Zurück',
  today: 'Zu „Heute“',
}

/** What is new, and how it stands with this device. */
export const about = {
  title: 'Über diese Version',
  version: 'Version {{version}}',
  news: 'Neu',
  on: '{{version}}, {{day}}',
  items: {
    offline: 'Alles lässt sich im Voraus für Tage ohne Internet holen, für jedes Kind oder ganz.',
    safe: 'Startet eine neue Version nicht, kommt die letzte, die es tat, von selbst zurück.',
    file: 'Deine Daten sind eine Datei, die sich überall lesen und in jedes Konto zurückholen lässt.',
    languages: 'Die App spricht mehr Sprachen. Wähle deine auf der ersten Seite oder unter „Dieses Tablet“.',
    tablet: 'Eine Seite mit Bildern richtet das Tablet ein: Startbildschirm, in der Aktivität bleiben.',
  },
  status: 'Wie es hier steht',
  online: 'Es gibt ein Netz.',
  offline: 'Es gibt kein Netz. Was hier behalten ist, spielt.',
  backend: {
    asking: 'Der Server wird gefragt …',
    reached: 'Der Server antwortet.',
    lost: 'Der Server antwortet gerade nicht. Was gespielt wird, bleibt hier und wird später gesendet.',
    none: 'Alles bleibt auf diesem Gerät. Es gibt keinen Server.',
  },
  ready: 'Dieses Gerät öffnet die App ohne Netz.',
  notReady: 'Dieses Gerät öffnet die App noch nicht ohne Netz. Lade die Seite noch einmal.',
  device: 'Mehr über dieses Gerät',
  support: 'Hilfe von einem Menschen',
  write: 'An {{contact}} schreiben',
  credits: 'Quellen und Lizenzen',
} as const

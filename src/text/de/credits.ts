/** Whose work this stands on, and under which licences. */
export const credits = {
  title: 'Dank und Lizenzen',
  lead: '{{product}} beruht auf der Arbeit vieler Menschen. Danke.',
  media: 'Bilder, Töne, Stimme und Schrift',
  by: 'Von {{author}}. Lizenz: {{licence}}.',
  ours: 'Unsere eigene Arbeit.',
  source: 'Aus: {{source}}.',
  changes: 'Änderungen: {{changes}}.',
  ideas: 'Ideen',
  outlines: 'Das Umreißen ganzer Wörter beschreibt Christine Roman-Lantzy unter dem Namen „word bubbling“.',
  packages: 'Softwarepakete und Bildsammlungen',
  packagesLead: 'Jeder Eintrag öffnet den vollen Text seiner Lizenz.',
  certificate: 'Sicherheit vor Lichtblitzen: was gefilmt und gefunden wurde',
  home: 'Zurück zur ersten Seite',
} as const

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
  outlines: 'Das Umreißen ganzer Wörter beschreibt Christine Roman-Lantzy als „word bubbling“.',
  packages: 'Softwarepakete und Bildsammlungen',
  packagesLead: 'Jeder Eintrag öffnet den vollständigen Text seiner Lizenz.',
  certificate: 'Schutz vor Lichtblitzen: Prüfergebnisse',
  home: 'Zurück zur Startseite',
} as const

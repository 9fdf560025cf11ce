/** What a page says before anything else is there, and where it cannot come. */
export const first = {
  loading: 'Einen Moment',
  retry: 'Noch einmal',
  failed: {
    title: 'Dieser Teil konnte auf diesem Gerät nicht starten.',
    safe: 'Nichts ist verloren. Ein privates Fenster, ein voller Speicher oder eine fehlende Verbindung kann der Grund sein.',
    screen: 'Diese Seite ließ sich nicht laden.',
    translated:
      'Dieser Browser übersetzt die Seite, und das kann sie unbrauchbar machen. Schalte die Übersetzung für diese Seite aus. Die App selbst gibt es auf Deutsch, Englisch, Französisch, Spanisch, Portugiesisch und Arabisch.',
    light: 'Das Licht ist nicht gestartet.',
    home: 'Zur Startseite',
  },
} as const

/** What a page says before anything else is there, and where it cannot come. */
export const first = {
  loading: 'Einen Moment',
  retry: 'Noch einmal',
  failed: {
    title: 'Dieser Teil konnte auf diesem Gerät nicht starten.',
    safe: 'Nichts ist verloren. Ein privates Fenster, ein voller Speicher oder eine fehlende Verbindung kann der Grund sein.',
    screen: 'Diese Seite ließ sich nicht laden.',
    light: 'Das Licht ist nicht gestartet.',
    home: 'Zur ersten Seite',
  },
} as const

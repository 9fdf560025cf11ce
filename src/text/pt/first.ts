/** What a page says before anything else is there, and where it cannot come. */
export const first = {
  loading: 'Um momento',
  retry: 'Tentar de novo',
  failed: {
    title: 'Esta parte não pôde começar neste dispositivo.',
    safe: 'Nada se perdeu. O motivo pode ser a navegação privada, um disco cheio ou a falta de conexão.',
    screen: 'Esta página não pôde ser carregada.',
    translated:
      'Este navegador traduz a página, o que pode impedir que ela funcione. Desative a tradução para este site. O programa está em português, inglês, alemão, francês, espanhol e árabe.',
    light: 'A luz não começou.',
    home: 'Ir à página inicial',
  },
} as const

/** What a page says before anything else is there, and where it cannot come. */
export const first = {
  loading: 'Um momento',
  retry: 'Tentar de novo',
  failed: {
    title: 'Esta parte não pôde ser iniciada neste dispositivo.',
    safe: 'Nada se perdeu. O motivo pode ser a navegação privada, um disco cheio ou a falta de conexão.',
    screen: 'Não foi possível carregar esta página.',
    translated:
      'Este navegador traduz a página, o que pode impedir que ela funcione. Desative a tradução para este site. O app já está em português do Brasil, inglês, alemão, francês, espanhol e árabe.',
    light: 'A luz não pôde ser iniciada.',
    home: 'Ir para a página inicial',
  },
} as const

/** Whose work this stands on, and under which licences. */
export const credits = {
  title: 'Créditos e licenças',
  lead: '{{product}} se apoia no trabalho de muitas pessoas. Nosso muito obrigado.',
  media: 'Imagens, sons, voz e letras',
  by: 'De {{author}}. Licença: {{licence}}.',
  ours: 'Trabalho nosso.',
  source: 'Origem: {{source}}.',
  changes: 'Mudanças: {{changes}}.',
  ideas: 'Ideias',
  outlines: 'O contorno de palavras inteiras é descrito por Christine Roman-Lantzy como “word bubbling”.',
  packages: 'Pacotes de software e conjuntos de imagens',
  packagesLead: 'Cada um se abre no texto completo da sua licença.',
  certificate: 'Segurança contra clarões: o que foi filmado e achado',
  home: 'Voltar à página inicial',
} as const

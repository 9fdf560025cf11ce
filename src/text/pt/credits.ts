/** Whose work this stands on, and under which licences. */
export const credits = {
  title: 'Créditos e licenças',
  lead: '{{product}} se apoia no trabalho de muitas pessoas. Nosso muito obrigado.',
  media: 'Imagens, sons, voz e fontes',
  by: 'De {{author}}. Licença: {{licence}}.',
  ours: 'Trabalho nosso.',
  source: 'Origem: {{source}}.',
  changes: 'Mudanças: {{changes}}.',
  ideas: 'Ideias',
  outlines: 'O contorno de palavras inteiras é descrito por Christine Roman-Lantzy como “word bubbling”.',
  packages: 'Pacotes de software e conjuntos de imagens',
  packagesLead: 'Cada um abre o texto completo da sua licença.',
  certificate: 'Segurança contra flashes de luz: resultados dos testes',
  home: 'Voltar à página inicial',
} as const

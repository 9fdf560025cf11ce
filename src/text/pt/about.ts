/** What is new, and how it stands with this device. */
export const about = {
  title: 'Sobre esta versão',
  version: 'Versão {{version}}',
  news: 'Novidades',
  on: '{{version}}, {{day}}',
  items: {
    offline: 'Tudo pode vir antes para dias sem internet, para cada criança ou por inteiro.',
    safe: 'Se uma versão nova não abre, a última que abriu volta sozinha.',
    file: 'Seus dados são um arquivo que se lê em qualquer lugar e volta para qualquer conta.',
    languages: 'O app fala mais línguas. Escolha a sua na primeira página ou em “Este tablet”.',
    tablet: 'Uma página com desenhos prepara o tablet: tela de início, ficar na atividade.',
  },
  status: 'Como está tudo aqui',
  online: 'Há rede.',
  offline: 'Não há rede. O que está guardado aqui funciona.',
  backend: {
    asking: 'Perguntando ao servidor …',
    reached: 'O servidor responde.',
    lost: 'O servidor não responde agora. O que se joga fica guardado aqui e é enviado depois.',
    none: 'Tudo fica neste dispositivo. Não há servidor.',
  },
  ready: 'Este dispositivo abre o app sem rede.',
  notReady: 'Este dispositivo ainda não abre o app sem rede. Carregue a página mais uma vez.',
  device: 'Mais sobre este dispositivo',
  support: 'Ajuda de uma pessoa',
  write: 'Escrever para {{contact}}',
  credits: 'Créditos e licenças',
} as const

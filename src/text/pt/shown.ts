/** One activity by a link, for a school or a waiting room: making the link, and what is opened by it. */
export const shown = {
  link: {
    title: 'Compartilhar uma atividade por link',
    lead: '{{activity}}, nível {{level}}, com os ajustes atuais de {{alias}}. Quem abrir o link pode jogar só esta atividade: sem conta, sem menu.',
    nothing: 'O link não contém nada sobre {{alias}}: nem nome, nem fotos, nem resultados. Nada do que for jogado por ele é salvo.',
    code: 'Escaneie com a câmera de um tablet',
    copy: 'Copiar o link',
    copied: 'O link foi copiado.',
    notCopied: 'Não foi possível copiar o link. Selecione-o e copie à mão.',
    address: 'Link',
    open: 'Abrir aqui',
    closed: 'Esta atividade precisa de assinatura e não pode ser compartilhada por link.',
    back: 'Voltar ao início',
  },
  start: 'Começar',
  again: 'Jogar de novo',
  note: 'Nada do que você joga aqui é salvo. Para parar, mantenha o dedo em um canto superior da tela (ou a tecla Escape pressionada) por três segundos.',
  light:
    'Nada pisca aqui, mas nenhuma tela é segura para todas as crianças. Se a criança tem epilepsia, ou se a luz já provocou uma crise, pergunte antes à família. Deixe uma luz acesa no ambiente e fique ao lado da criança. Pare imediatamente se algo parecer errado.',
  goOn: 'Continuar',
  end: 'Terminar',
  wrong: 'Este link está danificado, ou a atividade não existe mais. Peça um novo link.',
  failed: 'Não foi possível carregar a atividade. Nada se perdeu: recarregue a página.',
} as const

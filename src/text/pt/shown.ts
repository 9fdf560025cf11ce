/** One activity by a link, for a school or a waiting room: making the link, and what is opened by it. */
export const shown = {
  link: {
    title: 'Mostrar uma atividade',
    lead: '{{activity}}, nível {{level}}, como é bom para {{alias}} agora. Quem abrir o link joga esta atividade e nada mais: sem conta, sem menu.',
    nothing: 'Nada de {{alias}} está nele: nem nome, nem fotos, nem resultados. O que se joga por ele não fica guardado em lugar nenhum.',
    code: 'Um código para a câmera de um tablet',
    copy: 'Copiar o link',
    copied: 'O link foi copiado.',
    notCopied: 'Não deu para copiar. Marque o link e copie à mão.',
    address: 'O link',
    open: 'Abrir aqui',
    closed: 'Esta atividade abre com uma assinatura e não pode ser mostrada por um link.',
    back: 'Voltar ao início',
  },
  start: 'Começar',
  again: 'Jogar de novo',
  note: 'O que se joga aqui não fica guardado em lugar nenhum. Para parar, segure um canto de cima da tela (ou a tecla Escape) por três segundos.',
  light:
    'Nada pisca aqui, mas nenhuma tela é segura para todas as crianças. Se há epilepsia ou se a luz já provocou uma crise, pergunte antes à família, deixe uma luz acesa no quarto e fique ao lado da criança. Pare na hora quando algo parecer errado.',
  goOn: 'Continuar',
  end: 'Terminar',
  wrong: 'Este link está danificado, ou o que ele mostra não está mais aqui. Peça um novo.',
  failed: 'Não deu para mostrar a atividade. Nada se perdeu: carregue a página de novo.',
} as const

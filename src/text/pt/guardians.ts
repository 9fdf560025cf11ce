/** Who looks after a child beside the one who added it, and who is asked to. */
export const guardians = {
  title: 'Pais e responsáveis',
  you: '{{name}} (você)',
  owner: 'Titular',
  /** What a guardian may not do. */
  ownerSays: 'Pode convidar outras pessoas, tirar {{alias}} da lista e excluir.',
  /** A guardian is not told the owner’s name. */
  somebody: 'Quem adicionou {{alias}}',
  since: 'Desde {{day}}',
  most: 'Até {{most}} outras pessoas podem cuidar de uma criança.',

  remove: 'Remover',
  removeOf: 'Remover {{name}} do cuidado de {{alias}}',
  removeTitle: 'Remover {{name}} do cuidado de {{alias}}?',
  removeLead: '{{name}} perde na hora o acesso a {{alias}}: plano, sessões e resultados. Nada de {{alias}} é excluído.',
  removeShared: 'O acesso a {{alias}} continua compartilhado com {{accounts}}. Se {{name}} trabalha lá, encerre também esse acesso.',
  removeFinal: 'Isto não pode ser desfeito: {{name}} precisaria de um novo convite. As fotos e gravações no dispositivo de {{name}} ficam lá.',
  removeNow: 'Remover {{name}}',
  removed: '{{name}} não cuida mais de {{alias}}.',

  leave: 'Parar de cuidar de {{alias}}',
  leaveTitle: 'Parar de cuidar de {{alias}}?',
  leaveLead: '{{alias}} sai da sua lista, e você não verá mais o plano, as sessões nem os resultados. Nada de {{alias}} é excluído.',
  leaveFinal: 'Isto não pode ser desfeito: você precisaria de um novo convite. As fotos e gravações neste dispositivo ficam aqui.',
  left: 'Você não cuida mais de {{alias}}.',

  invite: {
    button: 'Convidar outra mãe ou outro pai',
    buttonOf: 'Convidar outra mãe ou outro pai para {{alias}}',
    title: 'Quem mais cuida de {{alias}}?',
    lead: 'Outra mãe, outro pai ou outro responsável pode ver e fazer tudo o que você pode por {{alias}}: perfil, plano, textos, jogo, resultados, dar acesso a uma clínica. Só você pode convidar outras pessoas, tirar {{alias}} da lista ou excluir os dados de {{alias}}.',
    email: 'Endereço de e-mail',
    emailHint: 'Exatamente o endereço com que a pessoa entra.',
    bad: 'Este endereço de e-mail não está completo. Deve ser como nome@example.org.',
    isYou: 'Este é o seu próprio endereço.',
    isGuardian: 'Esta pessoa já cuida de {{alias}}.',
    isInvited: 'Este endereço já recebeu um convite. Você pode prorrogá-lo por 14 dias.',
    noMail: 'Nenhum e-mail é enviado. Diga à pessoa que entre com este endereço e o confirme; o convite estará esperando.',
    submit: 'Convidar',
    sent: '{{email}} recebeu um convite. Ele fica aberto por 14 dias.',
  },
  pending: {
    failed: 'Os convites abertos não carregaram. Nada se perdeu.',
    open_one: 'Com convite, falta {{count}} dia',
    open_other: 'Com convite, faltam {{count}} dias',
    over: 'O convite expirou',
    resend: 'Prorrogar por 14 dias',
    resendOf: 'Prorrogar por 14 dias: convite para {{email}}',
    resent: 'O convite para {{email}} fica aberto por mais 14 dias.',
    takeBack: 'Retirar',
    takeBackOf: 'Retirar o convite para {{email}}',
    isTakenBack: 'O convite para {{email}} foi retirado.',
  },

  forMe: {
    title: '{{name}} convidou você para cuidar de {{alias}}',
    titleUnnamed: 'Você tem um convite para cuidar de {{alias}}',
    lead: 'Você vai ver e fazer o que a família faz: perfil, plano, textos, jogo e resultados. Você pode parar a qualquer momento.',
    open_one: 'Aberto por mais {{count}} dia.',
    open_other: 'Aberto por mais {{count}} dias.',
    accept: 'Aceitar',
    decline: 'Recusar',
    acceptOf: 'Aceitar: cuidar de {{alias}}',
    declineOf: 'Recusar: cuidar de {{alias}}',
    accepted: 'Agora você cuida de {{alias}}.',
    declined: 'Você recusou o convite para cuidar de {{alias}}.',
    unproven: 'Outra mãe, outro pai ou responsável convidou você? Confirme o seu e-mail, {{email}}, e o convite aparecerá aqui.',
    prove: 'Confirmar o seu e-mail',
  },

  /** Where a guardian finds no button. */
  notYours: 'Só quem adicionou {{alias}} pode tirar {{alias}} da lista ou excluir os dados de {{alias}}. Para encerrar o seu próprio acesso, use Acesso.',
  /** What follows for others: a child's number holds its owner's, so it can be nobody else's. */
  othersLose:
    'Os dados de {{alias}} são excluídos para todos, também para {{names}}: perfil, plano, sessões e resultados. Para passá-los adiante antes, na conta de {{names}} é preciso abrir o Acesso de {{alias}} e apertar “Guardar uma cópia de {{alias}}”. As cópias continuam existindo depois da exclusão.',
  toldOthers: '{{names}} sabe disto, ou guardou uma cópia',
  tellOthers: 'Avise {{names}} primeiro, depois marque esta caixa. Nada foi excluído.',
  copy: {
    why: '{{alias}} pertence à conta de quem adicionou {{alias}}. Com a sua própria cópia, você mantém o perfil, o plano, os textos e as sessões, aconteça o que acontecer com aquela conta. As fotos e gravações ficam no outro tablet; os acessos começam de novo.',
    keep: 'Guardar uma cópia de {{alias}}',
    done: 'Você agora tem a sua própria cópia de {{alias}} na sua lista.',
  },
  othersHidden: 'Se você tirar {{alias}} da lista, {{names}} também não verá {{alias}}.',
  staysWithFamily: '{{alias}} fica com a família; só o seu próprio acesso termina. As sessões que você conduziu também ficam lá, sem o seu nome.',
} as const

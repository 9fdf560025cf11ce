/** Who looks after a child beside the one who added it, and who is asked to. */
export const guardians = {
  title: 'Pais e responsáveis',
  you: '{{name}} (você)',
  owner: 'Titular',
  /** What a guardian may not do. */
  ownerSays: 'Pode convidar outros, tirar {{alias}} da lista e apagar.',
  /** A guardian is not told the owner’s name. */
  somebody: 'Quem adicionou {{alias}}',
  since: 'Desde {{day}}',
  most: 'No máximo {{most}} outras pessoas podem cuidar de uma criança.',

  remove: 'Remover',
  removeOf: 'Remover {{name}} do cuidado de {{alias}}',
  removeTitle: 'Remover {{name}} do cuidado de {{alias}}?',
  removeLead: '{{name}} não vê mais {{alias}} a partir desse momento: nem plano, nem sessões, nem resultados. Nada de {{alias}} é apagado.',
  removeShared: 'O compartilhamento de {{alias}} com {{accounts}} continua. Se {{name}} trabalha lá, pare também esse compartilhamento.',
  removeFinal: 'Isto não pode ser desfeito: para voltar, {{name}} precisa de um novo convite. Fotos e vozes em um dispositivo de {{name}} ficam lá.',
  removeNow: 'Remover {{name}}',
  removed: '{{name}} não cuida mais de {{alias}}.',

  leave: 'Parar de cuidar de {{alias}}',
  leaveTitle: 'Parar de cuidar de {{alias}}?',
  leaveLead: '{{alias}} sai da sua lista, e você não vê mais plano, sessões e resultados. Nada de {{alias}} é apagado.',
  leaveFinal: 'Isto não pode ser desfeito: para voltar, você precisa de um novo convite. Fotos e vozes neste dispositivo ficam aqui.',
  left: 'Você não cuida mais de {{alias}}.',

  invite: {
    button: 'Convidar outra mãe ou outro pai',
    buttonOf: 'Convidar outra mãe ou outro pai para {{alias}}',
    title: 'Quem mais cuida de {{alias}}?',
    lead: 'Outra mãe, outro pai ou outro responsável vê e faz tudo o que você pode fazer por {{alias}}: o que é bom, plano, textos, jogos, resultados, compartilhar com uma clínica. Só você convida outros, tira {{alias}} da lista e apaga.',
    email: 'Endereço de e-mail',
    emailHint: 'Exatamente o endereço com que a pessoa entra.',
    bad: 'Este não é um endereço de e-mail completo. Olhe o exemplo: nome@example.org.',
    isYou: 'Este é o seu próprio endereço.',
    isGuardian: 'Esta pessoa já cuida de {{alias}}.',
    isInvited: 'Este endereço já recebeu um convite. Você pode manter o convite aberto por mais 14 dias.',
    noMail: 'Nenhum e-mail é enviado: diga à pessoa que o convite espera por ela depois de entrar com este endereço e confirmá-lo.',
    submit: 'Convidar',
    sent: '{{email}} tem um convite, por 14 dias.',
  },
  pending: {
    failed: 'Os convites abertos não carregaram. Nada se perdeu.',
    open_one: 'Com convite, falta {{count}} dia',
    open_other: 'Com convite, faltam {{count}} dias',
    over: 'O prazo do convite acabou',
    resend: 'Abrir mais 14 dias',
    resendOf: 'Abrir mais 14 dias: o convite para {{email}}',
    resent: 'O convite para {{email}} vale por mais 14 dias.',
    takeBack: 'Retirar',
    takeBackOf: 'Retirar o convite para {{email}}',
    isTakenBack: 'O convite para {{email}} foi retirado.',
  },

  forMe: {
    title: '{{name}} convida você para cuidar de {{alias}}',
    titleUnnamed: 'Você tem um convite para cuidar de {{alias}}',
    lead: 'Você vai ver e fazer o que a família faz: o que é bom, plano, textos, jogos e resultados. Você pode parar a qualquer momento.',
    open_one: 'Aberto por mais {{count}} dia.',
    open_other: 'Aberto por mais {{count}} dias.',
    accept: 'Aceitar',
    decline: 'Recusar',
    acceptOf: 'Aceitar: cuidar de {{alias}}',
    declineOf: 'Recusar: cuidar de {{alias}}',
    accepted: 'Agora você cuida de {{alias}}.',
    declined: 'O convite para cuidar de {{alias}} foi recusado.',
    unproven: 'Outra mãe, outro pai ou responsável convidou você? Confirme o seu e-mail, {{email}}: então o convite aparece aqui.',
    prove: 'Confirmar o seu e-mail',
  },

  /** Where a guardian finds no button. */
  notYours: 'Só quem adicionou {{alias}} pode tirar {{alias}} da lista ou apagar. Em Compartilhar, você pode parar de cuidar de {{alias}}.',
  /** What follows for others: a child's number holds its owner's, so it can be nobody else's. */
  othersLose:
    'O que é bom, o plano, as sessões e os resultados de {{alias}} somem para todos, também para {{names}}. Passe adiante antes: na conta de {{names}}, é preciso abrir Compartilhamento de {{alias}} e apertar “Guardar uma cópia de {{alias}}”. O que foi copiado continua quando você apaga.',
  toldOthers: 'Aviso dado, ou cópia guardada: {{names}}',
  tellOthers: 'Avise {{names}} primeiro, depois marque isto. Nada foi apagado.',
  copy: {
    why: '{{alias}} pertence à conta de quem adicionou {{alias}}. Com uma cópia sua, você guarda o que é bom, plano, textos e sessões, aconteça o que acontecer com aquela conta. Fotos e vozes ficam no tablet que as tem; o compartilhamento começa de novo.',
    keep: 'Guardar uma cópia de {{alias}}',
    done: 'A sua própria cópia de {{alias}} está agora na sua lista.',
  },
  othersHidden: 'Fora da lista, {{alias}} também não aparece para {{names}}.',
  staysWithFamily: '{{alias}} fica com a família: você só para de cuidar de {{alias}}. As sessões que você conduziu ficam lá também, sem o seu nome.',
} as const

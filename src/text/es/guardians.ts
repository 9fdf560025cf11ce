/** Who looks after a child beside the one who added it, and who is asked to. */
export const guardians = {
  title: 'Padres y personas responsables',
  you: '{{name}} (tú)',
  owner: 'Titular',
  /** What a guardian may not do. */
  ownerSays: 'Puede invitar a otras personas, sacar a {{alias}} de la lista y borrar.',
  /** A guardian is not told the owner’s name. */
  somebody: 'Quien añadió a {{alias}}',
  since: 'Desde el {{day}}',
  most: 'Como máximo {{most}} personas más pueden cuidar de cada peque.',

  remove: 'Quitar',
  removeOf: 'Quitar a {{name}} del cuidado de {{alias}}',
  removeTitle: '¿Quitar a {{name}} del cuidado de {{alias}}?',
  removeLead: '{{name}} deja de ver a {{alias}} desde ese momento: ni plan, ni sesiones, ni resultados. No se borra nada de {{alias}}.',
  removeShared: '{{alias}} se sigue compartiendo con {{accounts}}. Si {{name}} trabaja allí, deja también de compartir con ese equipo.',
  removeFinal:
    'Esto no se puede deshacer: para volver, {{name}} necesita una invitación nueva. Las fotos y las voces que estén en un dispositivo de {{name}} se quedan allí.',
  removeNow: 'Quitar a {{name}}',
  removed: '{{name}} ya no cuida de {{alias}}.',

  leave: 'Dejar de cuidar de {{alias}}',
  leaveTitle: '¿Dejar de cuidar de {{alias}}?',
  leaveLead: '{{alias}} sale de tu lista, y ya no ves el plan, las sesiones ni los resultados. No se borra nada de {{alias}}.',
  leaveFinal: 'Esto no se puede deshacer: para volver, necesitas una invitación nueva. Las fotos y las voces de este dispositivo se quedan aquí.',
  left: 'Ya no cuidas de {{alias}}.',

  invite: {
    button: 'Invitar a otra madre o padre',
    buttonOf: 'Invitar a otra madre o padre para {{alias}}',
    title: '¿Quién más cuida de {{alias}}?',
    lead: 'Otra madre, otro padre u otra persona responsable ve y hace todo lo que tú puedes para {{alias}}: lo que le va bien, plan, textos, juego, resultados, compartir con una clínica. Solo tú invitas a otras personas, sacas a {{alias}} de la lista y borras.',
    email: 'Correo electrónico',
    emailHint: 'Exactamente la dirección con la que entra esa persona.',
    bad: 'Esta dirección de correo no está completa. Tiene esta forma: name@example.org.',
    isYou: 'Esta es tu propia dirección.',
    isGuardian: 'Esta persona ya cuida de {{alias}}.',
    isInvited: 'Esta dirección ya está invitada. Puedes mantener abierta la invitación 14 días más.',
    noMail: 'No sale ningún correo: dile a la persona que la invitación espera cuando entre con esta dirección y la confirme.',
    submit: 'Invitar',
    sent: '{{email}} tiene una invitación, por 14 días.',
  },
  pending: {
    failed: 'Las invitaciones abiertas no se cargaron. No se pierde nada.',
    open_one: 'Con invitación, queda {{count}} día',
    open_other: 'Con invitación, quedan {{count}} días',
    over: 'La invitación ha caducado',
    resend: 'Abrir 14 días más',
    resendOf: 'Abrir 14 días más: la invitación a {{email}}',
    resent: 'La invitación a {{email}} vale 14 días más.',
    takeBack: 'Retirar',
    takeBackOf: 'Retirar la invitación a {{email}}',
    isTakenBack: 'La invitación a {{email}} está retirada.',
  },

  forMe: {
    title: '{{name}} te invita a cuidar de {{alias}}',
    titleUnnamed: 'Tienes una invitación para cuidar de {{alias}}',
    lead: 'Verás y harás lo mismo que la familia: lo que va bien, plan, textos, juego y resultados. Puedes dejarlo en cualquier momento.',
    open_one: 'Abierta un día más.',
    open_other: 'Abierta {{count}} días más.',
    accept: 'Aceptar',
    decline: 'Rechazar',
    acceptOf: 'Aceptar: cuidar de {{alias}}',
    declineOf: 'Rechazar: cuidar de {{alias}}',
    accepted: 'Ahora cuidas de {{alias}}.',
    declined: 'La invitación para cuidar de {{alias}} está rechazada.',
    unproven: '¿Te invitó otra madre u otro padre? Confirma tu correo, {{email}}: entonces la invitación aparece aquí.',
    prove: 'Confirmar tu correo',
  },

  /** Where a guardian finds no button. */
  notYours: 'Solo quien añadió a {{alias}} puede sacar a {{alias}} de la lista o borrar. En Compartir puedes dejar de cuidar de {{alias}}.',
  /** What follows for others: a child's number holds its owner's, so it can be nobody else's. */
  othersLose:
    'Lo que va bien, el plan, las sesiones y los resultados de {{alias}} desaparecen para todo el mundo, también para {{names}}. Entrégalo antes: desde la cuenta de {{names}} hay que abrir Compartir a {{alias}} y pulsar “Guardar una copia de {{alias}}”. Lo copiado se queda cuando borras.',
  toldOthers: 'Aviso dado, o copia guardada: {{names}}',
  tellOthers: 'Díselo primero a {{names}} y después marca esto. No se borró nada.',
  copy: {
    why: '{{alias}} pertenece a la cuenta de quien añadió a {{alias}}. Con una copia propia conservas lo que va bien, el plan, los textos y las sesiones, pase lo que pase con esa cuenta. Las fotos y las voces se quedan en la tableta que las tiene; compartir empieza de nuevo.',
    keep: 'Guardar una copia de {{alias}}',
    done: 'Tu copia de {{alias}} está ahora en tu lista.',
  },
  othersHidden: 'Fuera de la lista, {{alias}} deja de verse también para {{names}}.',
  staysWithFamily: '{{alias}} se queda con la familia: tú solo dejas de cuidar de {{alias}}. Las sesiones que hiciste se quedan también allí, sin tu nombre.',
} as const

/** Who looks after a child beside the one who added it, and who is asked to. */
export const guardians = {
  title: 'Padres y personas responsables',
  you: '{{name}} (tú)',
  owner: 'Titular',
  /** What a guardian may not do. */
  ownerSays: 'Puede invitar a otras personas, quitar a {{alias}} de la lista y borrar.',
  /** A guardian is not told the owner’s name. */
  somebody: 'Quien añadió a {{alias}}',
  since: 'Desde el {{day}}',
  most: 'Hasta {{most}} personas más pueden cuidar de un niño o una niña.',

  remove: 'Quitar',
  removeOf: 'Quitar a {{name}} el acceso a {{alias}}',
  removeTitle: '¿Quitar a {{name}} el acceso a {{alias}}?',
  removeLead: '{{name}} pierde de inmediato el acceso a {{alias}}: plan, sesiones y resultados. No se borra nada de {{alias}}.',
  removeShared: 'El acceso a {{alias}} sigue compartido con {{accounts}}. Si {{name}} trabaja allí, deja también de compartirlo.',
  removeFinal: 'Esto no se puede deshacer: {{name}} necesitaría una invitación nueva. Las fotos y las grabaciones del dispositivo de {{name}} se quedan allí.',
  removeNow: 'Quitar a {{name}}',
  removed: '{{name}} ya no cuida de {{alias}}.',

  leave: 'Dejar de cuidar de {{alias}}',
  leaveTitle: '¿Dejar de cuidar de {{alias}}?',
  leaveLead: '{{alias}} sale de tu lista, y ya no verás el plan, las sesiones ni los resultados. No se borra nada de {{alias}}.',
  leaveFinal: 'Esto no se puede deshacer: necesitarías una invitación nueva. Las fotos y las grabaciones de este dispositivo se quedan aquí.',
  left: 'Ya no cuidas de {{alias}}.',

  invite: {
    button: 'Invitar a otra madre o padre',
    buttonOf: 'Invitar a otra madre o padre para {{alias}}',
    title: '¿Quién más cuida de {{alias}}?',
    lead: 'Otra madre, otro padre u otra persona responsable puede ver y hacer todo lo que tú puedes con {{alias}}: perfil, plan, textos, juego, resultados, compartir el acceso con una clínica. Solo tú puedes invitar a otras personas, quitar a {{alias}} de la lista o borrar los datos de {{alias}}.',
    email: 'Correo electrónico',
    emailHint: 'Exactamente la dirección con la que entra esa persona.',
    bad: 'Esta dirección de correo no está completa. Debe tener esta forma: nombre@example.org.',
    isYou: 'Esta es tu propia dirección.',
    isGuardian: 'Esta persona ya cuida de {{alias}}.',
    isInvited: 'Esta dirección ya tiene una invitación. Puedes prolongarla 14 días.',
    noMail: 'No se envía ningún correo. Di a la persona que entre con esta dirección y la confirme; la invitación la estará esperando.',
    submit: 'Invitar',
    sent: '{{email}} tiene una invitación. Está abierta 14 días.',
  },
  pending: {
    failed: 'Las invitaciones abiertas no se pudieron cargar. No se ha perdido nada.',
    open_one: 'Con invitación, queda {{count}} día',
    open_other: 'Con invitación, quedan {{count}} días',
    over: 'La invitación ha caducado',
    resend: 'Prolongar 14 días',
    resendOf: 'Prolongar 14 días: invitación a {{email}}',
    resent: 'La invitación a {{email}} está abierta 14 días más.',
    takeBack: 'Retirar',
    takeBackOf: 'Retirar la invitación a {{email}}',
    isTakenBack: 'La invitación a {{email}} se ha retirado.',
  },

  forMe: {
    title: '{{name}} te ha invitado a cuidar de {{alias}}',
    titleUnnamed: 'Tienes una invitación para cuidar de {{alias}}',
    lead: 'Verás y harás lo mismo que la familia: perfil, plan, textos, juego y resultados. Puedes dejarlo en cualquier momento.',
    open_one: 'Abierta un día más.',
    open_other: 'Abierta {{count}} días más.',
    accept: 'Aceptar',
    decline: 'Rechazar',
    acceptOf: 'Aceptar: cuidar de {{alias}}',
    declineOf: 'Rechazar: cuidar de {{alias}}',
    accepted: 'Ahora cuidas de {{alias}}.',
    declined: 'Rechazaste la invitación para cuidar de {{alias}}.',
    unproven: '¿Te invitó otra madre u otro padre? Confirma tu correo, {{email}}, y la invitación aparecerá aquí.',
    prove: 'Confirma tu correo',
  },

  /** Where a guardian finds no button. */
  notYours: 'Solo quien añadió a {{alias}} puede quitar a {{alias}} de la lista o borrar los datos de {{alias}}. Para terminar tu propio acceso, ve a Acceso.',
  /** What follows for others: a child's number holds its owner's, so it can be nobody else's. */
  othersLose:
    'Los datos de {{alias}} se borran para todos, también para {{names}}: perfil, plan, sesiones y resultados. Para entregarlos antes, desde la cuenta de {{names}} hay que abrir el Acceso de {{alias}} y pulsar “Guardar una copia de {{alias}}”. Las copias se quedan cuando borras.',
  toldOthers: '{{names}} lo sabe, o ha guardado una copia',
  tellOthers: 'Avisa primero a {{names}} y después marca esta casilla. No se ha borrado nada.',
  copy: {
    why: '{{alias}} pertenece a la cuenta de quien añadió a {{alias}}. Con tu propia copia conservas el perfil, el plan, los textos y las sesiones, pase lo que pase con esa cuenta. Las fotos y las grabaciones se quedan en la otra tableta; los accesos hay que darlos de nuevo.',
    keep: 'Guardar una copia de {{alias}}',
    done: 'Ya tienes en tu lista tu propia copia de {{alias}}.',
  },
  othersHidden: 'Si quitas a {{alias}} de la lista, {{names}} tampoco verá a {{alias}}.',
  staysWithFamily: '{{alias}} se queda con la familia; solo termina tu propio acceso. Las sesiones que hiciste también se quedan allí, sin tu nombre.',
} as const

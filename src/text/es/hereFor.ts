/** What a new account is for. */
export const hereFor = {
  title: '¿Para quién estás aquí?',
  lead: 'Elige una opción. Las otras se pueden añadir después, en “Cuenta”.',
  made: 'Cuenta creada',
  doors: {
    child: { title: 'Mi hijo o hija', lead: 'Una imagen, cinco preguntas y la primera luz.' },
    work: { title: 'Niños y niñas con quienes trabajo', lead: 'Un equipo, una lista de niños y las familias que invites.' },
    invited: { title: 'Tengo una invitación', lead: 'De una familia o de un equipo, a este correo electrónico.' },
  },
  team: {
    title: '¿Cómo se llama tu equipo?',
    lead: '¿Trabajas por tu cuenta? Tu nombre basta. Puedes cambiarlo después.',
    reads: 'La familia que invites leerá esto:',
    unnamed: 'Tu equipo',
  },
  invitations: {
    title: 'Tus invitaciones',
    address: 'Las invitaciones llegan a tu correo electrónico: {{email}}',
    none: 'Todavía no hay ninguna invitación para ti. Pide a quien te invitó que use exactamente este correo. Aparece aquí en cuanto se envía.',
    next: 'Ves quién te invitó y qué podrás ver. No se comparte nada hasta que aceptes.',
  },
  back: 'Atrás',
  today: 'Ir a Hoy',
}

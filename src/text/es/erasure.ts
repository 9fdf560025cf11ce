/** Deletion by the backend: of a person or a team, by themselves or by an administrator. */
export const erasure = {
  progress: 'Borrando… {{done}} de {{of}}',
  papers_one: 'Un informe o una valoración que firmaste para un equipo queda hasta el {{day}}, con tu nombre. Todo lo demás se borra.',
  papers_other: '{{count}} informes y valoraciones que firmaste para un equipo quedan a más tardar hasta el {{day}}, con tu nombre. Todo lo demás se borra.',
  administrator: 'Esta dirección está en la lista de administradores del servidor. Primero hay que quitarla de esa lista. No se borró nada.',
  begun: 'Se perdió la conexión, pero el borrado sigue por sí solo. Termina en menos de una hora.',
  number: 'Comprobante {{number}}: {{documents}} registros borrados o sin el nombre.',
  admin: {
    person: 'Borrar a esta persona',
    account: 'Borrar este equipo',
    personLead: 'Se borran el acceso, los niños y todos los registros de la persona. Su nombre desaparece de los registros de otros. No se puede deshacer.',
    accountLead: 'Se borra el equipo con sus invitaciones y sus listas. Los niños y sus registros quedan con sus familias. No se puede deshacer.',
    papers: 'Los informes y las valoraciones firmados para un equipo quedan a más tardar hasta el {{day}}.',
    noName: 'No escribas ningún nombre en el motivo: queda en el registro.',
    inTeam: 'No se borró nada. La persona es la única propietaria de: {{teams}}. Borra primero esos equipos o haz que pasen a otra persona.',
    hasPaid: 'No se borró nada. Todavía hay un pago en curso: primero tiene que terminar.',
    keep: 'Conservar todo',
    now: 'Borrar para siempre',
    password: 'Tu contraseña',
    wrongPassword: 'Esta contraseña no es correcta. No se borró nada.',
  },
} as const

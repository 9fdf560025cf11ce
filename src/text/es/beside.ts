/** The adult's window beside the child's. */
export const beside = {
  title: 'Junto a {{alias}}',
  titleAlone: 'Junto a tu peque',
  lead: 'Una segunda ventana de este dispositivo: el escenario en una pantalla, esta delante de ti. Abre una actividad en la otra ventana.',
  stays: 'Nada sale del dispositivo.',
  none: 'Ahora no se juega nada a tu lado.',
  devices:
    'O en otro dispositivo: donde juega tu peque, activa “Otro dispositivo puede unirse” en Esta tableta, y entra en tu cuenta en los dos, con la misma elección de quién juega. Lo que haces tarda un momento en llegar y se mide allí cuando llega.',
  unsupported: 'Este navegador no puede unir dos ventanas.',
  playing: '{{activity}}, nivel {{level}}.',
  states: {
    playing: 'Jugando',
    resting: 'Descansa: el escenario está oscuro.',
    held: 'En pausa',
    over: 'La sesión ha terminado.',
  },
  look: 'Mira ahora',
  lookHow: 'Mantenlo pulsado mientras los ojos estén encima, o toca un momento.',
  helped: 'Ayuda con la mano',
  wait: 'Esperar más',
  next: 'Siguiente',
  rest: 'Descanso',
  goOn: 'Seguir',
  end: 'Terminar',
} as const

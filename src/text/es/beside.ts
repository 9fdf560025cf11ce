/** The adult's window beside the child's. */
export const beside = {
  title: 'Seguir la actividad de {{alias}}',
  titleAlone: 'Seguir la actividad',
  lead: 'Abre la actividad en otra ventana: esa es para el niño o la niña, y esta es para ti.',
  stays: 'Nada sale del dispositivo.',
  none: 'Ahora mismo no se está jugando nada.',
  devices:
    'O usa otro dispositivo. En el dispositivo donde se juega, activa “Permitir un segundo dispositivo” en Esta tableta. Entra en tu cuenta en los dos y elige en ambos al mismo niño o la misma niña. Cada pulsación tarda un momento en llegar y se cronometra cuando llega.',
  unsupported: 'Este navegador no puede conectar dos ventanas.',
  playing: '{{activity}}, nivel {{level}}.',
  states: {
    playing: 'Jugando',
    resting: 'Descanso: la pantalla está a oscuras.',
    held: 'En pausa',
    over: 'La sesión ha terminado.',
  },
  look: 'Ahora mira',
  lookHow: 'Mantenlo pulsado mientras mira, o tócalo para una mirada rápida.',
  helped: 'Ayuda mano bajo mano',
  wait: 'Esperar más',
  next: 'Siguiente',
  rest: 'Descanso',
  goOn: 'Continuar',
  end: 'Terminar',
} as const

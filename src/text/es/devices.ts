/** What camera and microphone of this tablet make out, for an adult, before a child plays. */
export const devices = {
  guide: 'Cámara y micrófono: nada sale del dispositivo',
  title: 'Lo que esta tableta ve y oye',
  lead: 'Pruébalo antes de que juegue tu peque. Nada sale de este dispositivo: no se guarda ni se envía ninguna imagen ni ningún sonido. Cámara y micrófono están apagados hasta que los enciendes, y se apagan otra vez cuando dejas esta página o queda oculta.',
  hands: {
    title: 'Dónde se ve una mano',
    off: 'Con la cámara encendida, aquí hay una luz donde hay una mano.',
    seen_one: 'Se ve una mano.',
    seen_other: 'Se ven {{count}} manos.',
    none: 'No se ve ninguna mano. Levántala de modo que ocupe más o menos un tercio de la altura de la imagen, bien iluminada.',
  },
  sound: {
    title: 'Cuánto suena',
    off: 'Con el micrófono encendido, una barra muestra cuánto más fuerte suena que la habitación.',
    room: 'Escuchando la habitación…',
    own: 'Suena algo de esta tableta: ahora no se oye nada más.',
    quiet: 'Tan silencioso como la habitación.',
    under: 'Se oye, pero todavía no lo bastante fuerte para contar.',
    over: 'Bastante fuerte: esto cuenta.',
    mark: 'Por encima de la marca cuenta: {{db}} dB más fuerte que la habitación, si no lo ajustas de otro modo.',
  },
} as const

/** What camera and microphone of this tablet make out, for an adult, before a child plays. */
export const devices = {
  guide: 'Cámara y micrófono: nada sale del dispositivo',
  title: 'Prueba de cámara y micrófono',
  lead: 'Pruébalo antes de que juegue tu hijo o hija. No se guarda ni se envía ninguna imagen ni ningún sonido. La cámara y el micrófono siguen apagados hasta que los enciendes. Se apagan otra vez cuando sales de esta página o la ocultas.',
  hands: {
    title: 'Detección de la mano',
    off: 'Cuando la cámara está encendida, una luz muestra dónde ve una mano.',
    seen_one: 'Se ve una mano.',
    seen_other: 'Se ven {{count}} manos.',
    none: 'No se encontró ninguna mano. Levántala con buena luz, de modo que ocupe más o menos un tercio de la altura de la imagen.',
  },
  sound: {
    title: 'Nivel de sonido',
    off: 'Con el micrófono encendido, una barra muestra la fuerza de un sonido comparada con el ruido de la habitación.',
    room: 'Escuchando la habitación…',
    own: 'La propia tableta está sonando, así que ahora no escucha.',
    quiet: 'No suena más que la habitación.',
    under: 'Se oye, pero todavía no lo bastante fuerte para contar.',
    over: 'Lo bastante fuerte: esto cuenta.',
    mark: 'Cuentan los sonidos por encima de la marca: {{db}} dB más fuertes que la habitación, si no lo cambias.',
  },
} as const

/** One activity by a link, for a school or a waiting room: making the link, and what is opened by it. */
export const shown = {
  link: {
    title: 'Compartir una actividad con un enlace',
    lead: '{{activity}}, nivel {{level}}, con los ajustes actuales de {{alias}}. Quien abra el enlace puede jugar esta única actividad: sin cuenta, sin menú.',
    nothing: 'El enlace no contiene nada sobre {{alias}}: ni nombre, ni fotos, ni resultados. Lo que se juega con él no se guarda.',
    code: 'Escanéalo con la cámara de una tableta',
    copy: 'Copiar el enlace',
    copied: 'El enlace está copiado.',
    notCopied: 'No se pudo copiar el enlace. Selecciónalo y cópialo a mano.',
    address: 'Enlace',
    open: 'Abrirlo aquí',
    closed: 'Esta actividad necesita una suscripción y no se puede compartir con un enlace.',
    back: 'Volver al inicio',
  },
  start: 'Empezar',
  again: 'Jugar otra vez',
  note: 'Lo que se juega aquí no se guarda. Para parar, mantén el dedo en una esquina superior de la pantalla (o pulsada la tecla Escape) durante tres segundos.',
  light:
    'Aquí nada destella, pero ninguna pantalla es segura para todos los niños. Si el niño o la niña tiene epilepsia, o si la luz le ha provocado alguna vez una crisis, pregunta antes a la familia. Deja una luz encendida en la habitación y quédate a su lado. Detente de inmediato si algo parece ir mal.',
  goOn: 'Continuar',
  end: 'Terminar',
  wrong: 'Este enlace está dañado, o la actividad ya no existe. Pide un enlace nuevo.',
  failed: 'No se pudo cargar la actividad. No se ha perdido nada: vuelve a cargar la página.',
} as const

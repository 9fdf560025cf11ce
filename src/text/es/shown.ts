/** One activity by a link, for a school or a waiting room: making the link, and what is opened by it. */
export const shown = {
  link: {
    title: 'Mostrar una actividad',
    lead: '{{activity}}, nivel {{level}}, como le va bien a {{alias}} ahora. Quien abra el enlace juega esta actividad y nada más: sin cuenta, sin menú.',
    nothing: 'No lleva nada de {{alias}}: ni nombre, ni fotos, ni resultados. Lo que se juegue con él no se guarda en ningún sitio.',
    code: 'Un código para la cámara de una tableta',
    copy: 'Copiar el enlace',
    copied: 'El enlace está copiado.',
    notCopied: 'No se pudo copiar. Marca el enlace y cópialo a mano.',
    address: 'El enlace',
    open: 'Abrirlo aquí',
    closed: 'Esta actividad se abre con una suscripción y no se puede mostrar con un enlace.',
    back: 'Volver al inicio',
  },
  start: 'Empezar',
  again: 'Otra vez',
  note: 'Lo que se juega aquí no se guarda en ningún sitio. Para parar, mantén pulsada tres segundos una esquina de arriba de la pantalla (o la tecla Escape).',
  light:
    'Aquí nada parpadea, pero ninguna pantalla es segura para todos los niños. Si hay epilepsia, o si la luz ha provocado alguna vez una crisis, pregunta antes a la familia, deja encendida una luz en la habitación y quédate a su lado. Para en el acto si algo parece ir mal.',
  goOn: 'Seguir',
  end: 'Terminar',
  wrong: 'Este enlace está dañado, o lo que muestra ya no está aquí. Pide uno nuevo.',
  failed: 'No se pudo mostrar la actividad. No se perdió nada: carga la página otra vez.',
} as const

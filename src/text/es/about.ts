/** What is new, and how it stands with this device. */
export const about = {
  title: 'Sobre esta versión',
  version: 'Versión {{version}}',
  news: 'Novedades',
  on: '{{version}}, {{day}}',
  items: {
    offline: 'Descarga todo por adelantado para los días sin internet: para un solo niño o niña, o la aplicación entera.',
    safe: 'Si una versión nueva no arranca, vuelve sola la última que funcionaba.',
    file: 'Guarda todos tus datos en un archivo. Ábrelo en cualquier lugar o recupéralo en cualquier cuenta.',
    languages: 'La aplicación está en más idiomas. Elige el tuyo en la página de inicio o en “Esta tableta”.',
    tablet:
      'Una página paso a paso ayuda a preparar la tableta: añadir la aplicación a la pantalla de inicio y evitar que tu hijo o hija salga de la actividad.',
    beside: 'Sigue la actividad desde una segunda ventana u otro dispositivo, y marca cuándo mira tu hijo o hija.',
    names: 'Puedes cambiar el nombre de las cosas por las palabras que usa tu familia.',
    flashes: 'Filmamos todas las actividades y todos los niveles en busca de destellos. Puedes ver o imprimir los resultados.',
  },
  status: 'Estado de este dispositivo',
  online: 'Tienes conexión.',
  offline: 'No tienes conexión. Todo lo guardado en este dispositivo se puede jugar.',
  backend: {
    asking: 'Conectando con el servidor…',
    reached: 'El servidor está conectado.',
    lost: 'El servidor no responde. Tus sesiones se guardan aquí y se envían después.',
    none: 'Todo se guarda en este dispositivo. No hay servidor.',
  },
  ready: 'La aplicación se abre sin conexión en este dispositivo.',
  notReady: 'La aplicación todavía no se abre sin conexión en este dispositivo. Vuelve a cargar la página una vez.',
  device: 'Más sobre este dispositivo',
  support: 'Contactar con soporte',
  write: 'Escribir a {{contact}}',
  credits: 'Créditos y licencias',
} as const

/** What is new, and how it stands with this device. */
export const about = {
  title: 'Sobre esta versión',
  version: 'Versión {{version}}',
  news: 'Novedades',
  on: '{{version}}, {{day}}',
  items: {
    offline: 'Todo se puede traer de antemano para días sin internet, para cada peque o entero.',
    safe: 'Si una versión nueva no arranca, vuelve sola la última que sí lo hizo.',
    file: 'Tus datos son un archivo que se puede leer en cualquier sitio y recuperar en cualquier cuenta.',
    languages: 'La app habla más idiomas. Elige el tuyo en la primera página o en «Esta tableta».',
    tablet: 'Una página con dibujos prepara la tableta: pantalla de inicio, quedarse en la actividad.',
  },
  status: 'Cómo está todo aquí',
  online: 'Hay red.',
  offline: 'No hay red. Lo que está guardado aquí funciona.',
  backend: {
    asking: 'Preguntando al servidor …',
    reached: 'El servidor responde.',
    lost: 'El servidor no responde ahora. Lo que se juega se guarda aquí y se envía después.',
    none: 'Todo se guarda en este dispositivo. No hay servidor.',
  },
  ready: 'Este dispositivo abre la app sin red.',
  notReady: 'Este dispositivo todavía no abre la app sin red. Carga la página una vez más.',
  device: 'Más sobre este dispositivo',
  support: 'Ayuda de una persona',
  write: 'Escribir a {{contact}}',
  credits: 'Créditos y licencias',
} as const

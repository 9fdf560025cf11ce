/** What a page says before anything else is there, and where it cannot come. */
export const first = {
  loading: 'Un momento',
  retry: 'Probar otra vez',
  failed: {
    title: 'Esta parte no se pudo iniciar en este dispositivo.',
    safe: 'No se ha perdido nada. El motivo puede ser la navegación privada, un disco lleno o la falta de conexión.',
    screen: 'No se pudo cargar esta página.',
    translated:
      'Este navegador traduce la página y eso puede estropearla. Desactiva la traducción para este sitio. La aplicación ya está en español, inglés, alemán, francés, portugués y árabe.',
    light: 'La luz no se pudo iniciar.',
    home: 'Ir a la página de inicio',
  },
} as const

/** Whose work this stands on, and under which licences. */
export const credits = {
  title: 'Créditos y licencias',
  lead: '{{product}} se apoya en el trabajo de muchas personas. Gracias.',
  media: 'Imágenes, sonidos, voz y fuentes',
  by: 'De {{author}}. Licencia: {{licence}}.',
  ours: 'Trabajo propio.',
  source: 'De: {{source}}.',
  changes: 'Cambios: {{changes}}.',
  ideas: 'Ideas',
  outlines: 'Christine Roman-Lantzy describe el contorno de palabras enteras con el nombre de “word bubbling”.',
  packages: 'Paquetes de software y colecciones de imágenes',
  packagesLead: 'Cada uno se abre para mostrar el texto completo de su licencia.',
  certificate: 'Seguridad ante destellos: resultados de las pruebas',
  home: 'Volver a la página de inicio',
} as const

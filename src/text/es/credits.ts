/** Whose work this stands on, and under which licences. */
export const credits = {
  title: 'Créditos y licencias',
  lead: '{{product}} se apoya en el trabajo de muchas personas. Gracias.',
  media: 'Imágenes, sonidos, voz y letras',
  by: 'De {{author}}. Licencia: {{licence}}.',
  ours: 'Trabajo propio.',
  source: 'De: {{source}}.',
  changes: 'Cambios: {{changes}}.',
  ideas: 'Ideas',
  outlines: 'Christine Roman-Lantzy describe el contorno de palabras enteras con el nombre de “word bubbling”.',
  packages: 'Paquetes de software y colecciones de imágenes',
  packagesLead: 'Cada uno se abre y muestra el texto completo de su licencia.',
  certificate: 'Seguridad ante destellos: qué se filmó y qué se encontró',
  home: 'Volver a la primera página',
} as const

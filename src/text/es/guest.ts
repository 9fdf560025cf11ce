/** Lo que se puede jugar sin cuenta, y cómo crear una. */
export const guest = {
  title: 'Tres para jugar ahora mismo',
  lead: 'No hace falta cuenta. Unos dos minutos cada una.',
  justPlayed: 'recién jugada',
  lines: {
    lightcatcher: 'Una luz suave. Mírala o tócala.',
    music: 'Toca una luz y suena una nota.',
    duckcount: 'Toca un pato y cruza nadando.',
  },
  more: 'Con una cuenta hay más, también gratis. No se paga nada.',
  why: 'Cinco preguntas fijan el color, el tamaño y el lugar.',
  whyPlayed: 'Cinco preguntas fijan el color, el tamaño y el lugar. Lo que ya se jugó viene contigo.',
  fit: 'Ajustarlo a mi hijo o hija',
}

/** O que se pode jogar sem conta, e como criar uma. */
export const guest = {
  title: 'Três para jogar agora',
  lead: 'Não precisa de conta. Cerca de dois minutos cada uma.',
  justPlayed: 'acabou de ser jogada',
  lines: {
    lightcatcher: 'Uma luz suave. Olhe ou toque nela.',
    music: 'Toque em uma luz e ouça uma nota.',
    duckcount: 'Toque em um pato, e ele atravessa nadando.',
  },
  more: 'Com uma conta, há mais de graça. Nada a pagar.',
  why: 'Cinco perguntas definem a cor, o tamanho e o lugar.',
  whyPlayed: 'Cinco perguntas definem a cor, o tamanho e o lugar. O que você já jogou vai junto.',
  fit: 'Ajustar para a criança',
}

/** The adult's window beside the child's. */
export const beside = {
  title: 'Ao lado de {{alias}}',
  titleAlone: 'Ao lado da criança',
  lead: 'Uma segunda janela deste dispositivo: o palco em uma tela, esta à sua frente. Abra uma atividade na outra janela.',
  stays: 'Nada sai do dispositivo.',
  none: 'Nada está sendo jogado ao seu lado agora.',
  devices:
    'Ou em outro dispositivo: onde a criança joga, ative “Outro dispositivo pode entrar” em Este tablet, e entre na conta nos dois com a criança escolhida. O que você faz leva um instante para chegar e é medido lá.',
  unsupported: 'Este navegador não consegue unir duas janelas.',
  playing: '{{activity}}, nível {{level}}.',
  states: { playing: 'Jogando', resting: 'Descansa: o palco está escuro.', held: 'Em pausa', over: 'A sessão terminou.' },
  look: 'Olha agora',
  lookHow: 'Segure enquanto os olhos estiverem nela, ou toque por um momento.',
  helped: 'Ajuda com a mão',
  wait: 'Esperar mais',
  next: 'Próxima',
  rest: 'Descanso',
  goOn: 'Continuar',
  end: 'Terminar',
} as const

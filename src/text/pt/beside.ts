/** The adult's window beside the child's. */
export const beside = {
  title: 'Ao lado de {{alias}}',
  titleAlone: 'Ao lado da criança',
  lead: 'Uma segunda janela deste dispositivo: o palco em uma tela, esta à sua frente. Abra uma atividade na outra janela. Nada sai do dispositivo.',
  none: 'Nada está sendo jogado em outra janela agora.',
  unsupported: 'Este navegador não consegue unir duas janelas.',
  playing: '{{activity}}, nível {{level}}.',
  states: { playing: 'Está sendo jogado.', resting: 'Descansa: o palco está escuro.', held: 'Está em pausa na outra janela.', over: 'A sessão terminou.' },
  look: 'Olha agora',
  lookHow: 'Segure enquanto os olhos estiverem nela, ou toque por um momento.',
  helped: 'Ajuda com a mão',
  wait: 'Esperar mais',
  next: 'Próxima',
  rest: 'Descanso',
  goOn: 'Continuar',
  end: 'Terminar',
} as const

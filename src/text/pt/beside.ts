/** The adult's window beside the child's. */
export const beside = {
  title: 'Acompanhando {{alias}}',
  titleAlone: 'Acompanhar',
  lead: 'Abra a atividade em outra janela: aquela janela é para a criança, esta é para você.',
  stays: 'Nada sai do dispositivo.',
  none: 'Ninguém está jogando agora.',
  devices:
    'Ou use outro dispositivo. No dispositivo em que a criança joga, ative “Permitir um segundo dispositivo” em Este tablet. Entre na conta nos dois, com a mesma criança escolhida. Cada toque leva um instante para chegar e é cronometrado quando chega.',
  unsupported: 'Este navegador não consegue conectar duas janelas.',
  playing: '{{activity}}, nível {{level}}.',
  states: { playing: 'Jogando', resting: 'Descanso: a tela está escura.', held: 'Em pausa', over: 'A sessão terminou.' },
  look: 'Olhando agora',
  lookHow: 'Segure enquanto a criança olha, ou toque para um olhar rápido.',
  helped: 'Ajuda mão sob mão',
  wait: 'Esperar mais',
  next: 'Próxima',
  rest: 'Descanso',
  goOn: 'Continuar',
  end: 'Terminar',
} as const

/** What camera and microphone of this tablet make out, for an adult, before a child plays. */
export const devices = {
  guide: 'Câmera e microfone: nada sai do dispositivo',
  title: 'Teste de câmera e microfone',
  lead: 'Faça este teste antes de a criança jogar. Nenhuma imagem e nenhum som são guardados ou enviados. A câmera e o microfone ficam desligados até você ligá-los. Eles desligam de novo quando você sai desta página ou a esconde.',
  hands: {
    title: 'Detecção da mão',
    off: 'Quando a câmera está ligada, uma luz mostra onde ela vê uma mão.',
    seen_one: 'Uma mão é vista.',
    seen_other: '{{count}} mãos são vistas.',
    none: 'Nenhuma mão encontrada. Levante-a em boa luz, de modo que ocupe cerca de um terço da altura da imagem.',
  },
  sound: {
    title: 'Nível do som',
    off: 'Com o microfone ligado, uma barra mostra a força de um som em comparação com o barulho do ambiente.',
    room: 'Ouvindo o ambiente…',
    own: 'O próprio tablet está fazendo som, por isso não está ouvindo agora.',
    quiet: 'Não mais forte que o ambiente.',
    under: 'Foi ouvido, mas ainda não é forte o bastante para contar.',
    over: 'Forte o bastante: isto conta.',
    mark: 'Sons acima da marca contam: {{db}} dB mais fortes que o ambiente, a não ser que você mude isso.',
  },
} as const

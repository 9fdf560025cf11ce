/** What camera and microphone of this tablet make out, for an adult, before a child plays. */
export const devices = {
  guide: 'Câmera e microfone: nada sai do dispositivo',
  title: 'O que este tablet vê e ouve',
  lead: 'Experimente antes de a sua criança jogar. Nada sai deste dispositivo: nenhuma imagem e nenhum som são guardados ou enviados. Câmera e microfone ficam desligados até você ligar, e se desligam quando você sai desta página ou quando ela fica escondida.',
  hands: {
    title: 'Onde se vê uma mão',
    off: 'Com a câmera ligada, uma luz aparece aqui onde há uma mão.',
    seen_one: 'Uma mão é vista.',
    seen_other: '{{count}} mãos são vistas.',
    none: 'Nenhuma mão é vista. Levante a mão até ela ocupar cerca de um terço da altura da imagem, com luz sobre ela.',
  },
  sound: {
    title: 'Quão alto está o som',
    off: 'Com o microfone ligado, uma barra mostra quanto o som é mais alto que a sala.',
    room: 'Ouvindo a sala…',
    own: 'Um som sai deste tablet: nada mais é ouvido agora.',
    quiet: 'Tão silencioso quanto a sala.',
    under: 'Foi ouvido, mas ainda baixo demais para contar.',
    over: 'Alto o bastante: este conta.',
    mark: 'Acima da marca, conta: {{db}} dB mais alto que a sala, a não ser que você mude isso.',
  },
} as const

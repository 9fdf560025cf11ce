/** Figures that only some activities have. */
export const following = {
  title: 'Seguir',
  followed_one: 'Seguiu a maior parte de {{followed}} de {{count}} movimento.',
  followed_other: 'Seguiu a maior parte de {{followed}} de {{count}} movimentos.',
  paced_one: 'Você o moveu {{count}} vez, enquanto a criança olhava. Vezes em que desviou o olhar: {{lost}}.',
  paced_other: 'Você o moveu {{count}} vezes, enquanto a criança olhava. Vezes em que desviou o olhar: {{lost}}.',
  share_one: 'Mediana {{median}}% do caminho, metade central {{q1}} a {{q3}}%, de {{count}} movimento.',
  share_other: 'Mediana {{median}}% do caminho, metade central {{q1}} a {{q3}}%, de {{count}} movimentos.',
  few: 'Uma porcentagem é mostrada a partir de {{least}} movimentos.',
  unmarked:
    'Ninguém marcou quando a criança olhou. Segure a tecla L, ou o ponto cinza no canto inferior, enquanto a criança olha. Então você vê aqui quanto do caminho foi seguido.',
  untouched: 'Nenhum dedo o seguiu desta vez.',
  crossed: 'Seguiu ao cruzar a linha média {{crossed}} de {{crossings}} vezes.',
  noCrossing: 'Não cruzou a linha média.',
  lost: 'Vezes em que a criança desviou o olhar: {{lost}}.',
  lostAtMiddle: 'Destas, {{lostAtMiddle}} perto da linha média.',
  byFinger_one: '{{count}} foi avaliado por um dedo que acompanhava, porque ninguém marcou o olhar.',
  byFinger_other: '{{count}} foram avaliados por um dedo que acompanhava, porque ninguém marcou o olhar.',
  without: 'Movimentos não marcados, e não contados: {{unmarked}}.',
  directions: 'Quanto do caminho foi seguido, por direção',
  direction: { right: 'Para a direita', left: 'Para a esquerda', down: 'Para baixo', up: 'Para cima', slanting: 'Na diagonal' },
  tooFew: 'poucos movimentos',
  distance_one: 'O dedo ficou a {{median}}% da altura da tela do centro (mediana de {{count}} movimento).',
  distance_other: 'O dedo ficou a {{median}}% da altura da tela do centro (mediana de {{count}} movimentos).',
  caution: 'É o que você marcou ao observar. Não é uma medida da visão.',
} as const

export const reading = {
  title: 'Leitura',
  lines: 'Linhas: {{lines}}. Palavras avançadas com o toque da própria criança: {{words}}.',
  time_one: 'Mediana {{median}} s por palavra, metade central {{q1}} a {{q3}} s, de {{count}} palavra.',
  time_other: 'Mediana {{median}} s por palavra, metade central {{q1}} a {{q3}} s, de {{count}} palavras.',
  few: 'Um tempo é mostrado a partir de {{least}} palavras.',
  heard: 'Você marcou {{read}} de {{heard}} palavras como lidas: {{percent}}%.',
  unheard: 'Palavras marcadas como lidas ou não: {{heard}}, poucas para uma porcentagem.',
  backs: 'Vezes em que a criança voltou: {{backs}}.',
  stamina: 'Depois de {{stamina}} palavras, cada uma levou claramente mais tempo.',
  steady: 'O tempo por palavra ficou quase igual.',
  words: 'Cada palavra e o seu tempo',
  word: 'Palavra',
  seconds: 'Segundos',
} as const

export const concepts = {
  title: 'Progresso com cada imagem',
  why: 'A partir das suas marcações e do que foi achado sem ajuda, em todas as sessões. Os passos: achada entre duas, achada entre mais, reconhecida em outra imagem e nomeada pela criança (aperte R).',
  word: 'Imagem',
  state: 'Até agora',
  views: 'Vezes mostrada',
  own: 'a sua própria imagem',
  states: {
    shown: 'mostrada',
    looked: 'observada',
    'found-2': 'achada entre duas',
    'found-4': 'achada entre três ou quatro',
    'other-picture': 'reconhecida em outra imagem',
    named: 'nomeada',
  },
} as const

export const outlines = {
  title: 'Quais palavras são reconhecidas',
  why: '“Conhecida” significa escolhida de primeira, sem ajuda, em quatro das últimas cinco rodadas, em dois dias. Mostra que a criança distingue a palavra de outras, não que ela sabe ler.',
  word: 'Palavra',
  state: 'Até agora',
  right: 'Certa de primeira',
  days: 'Dias',
  known: 'conhecida',
  open: 'ainda não',
  ofTries: '{{right}} de {{tries}}',
} as const

export const confusions = {
  sides:
    'A primeira escolha, comparada com as outras: mais à esquerda {{left}} vezes, mais à direita {{right}}, mais alto {{above}} e mais baixo {{below}} (de {{n}} com mais de uma opção).',
  title: 'Escolhas',
  line_one: '{{taken}} no lugar de {{asked}}: uma vez.',
  line_other: '{{taken}} no lugar de {{asked}}: {{count}} vezes.',
} as const

export const counted = {
  title: 'Contar',
  places: 'Não contados no começo: contados só depois de ajuda, ou nunca.',
  leftOut: '{{leftOut}} de {{n}}',
  twice_zero: 'nenhum contado duas vezes',
  twice_one: '{{count}} contado duas vezes',
  twice_other: '{{count}} contados duas vezes',
  never: 'nenhum deixado de fora',
  often: 'várias vezes de fora',
  few: 'menos de {{least}} mostrados',
  each_one: 'Tempo de um ao próximo: mediana {{median}} s, em geral {{q1}} a {{q3}} s (n = {{count}}).',
  each_other: 'Tempo de um ao próximo: mediana {{median}} s, em geral {{q1}} a {{q3}} s (n = {{count}}).',
  fewTimes: 'Os tempos são mostrados a partir de {{least}}. Até agora há {{n}}.',
  numbers: 'O número certo foi a primeira escolha {{right}} de {{n}} vezes.',
  fewNumbers: 'Números escolhidos: {{n}}. É pouco para uma porcentagem.',
  other_one: '{{chosen}} no lugar de {{asked}}: uma vez.',
  other_other: '{{chosen}} no lugar de {{asked}}: {{count}} vezes.',
} as const

export const likeness = {
  title: 'Primeiros toques em outro objeto, conforme a semelhança',
  kinds: { unlike: 'Muito diferente', 'same-colour': 'A mesma cor', 'same-shape': 'A mesma forma' },
  wrong: '{{wrong}} de {{n}}',
  why: 'Proporção de rodadas em que outro objeto foi tocado antes. Mostrada a partir de {{least}} rodadas desta atividade na lista.',
} as const

export const grid = {
  title: 'Onde ficaram células vazias',
  weak: 'As células {{sides}} ficam vazias mais vezes do que as do lado oposto.',
  none: 'Nenhum lado se destaca até agora.',
  sides: { left: 'à esquerda', right: 'à direita', top: 'em cima', bottom: 'embaixo' },
  row: 'Linha',
  columns: { left: 'Esquerda', middle: 'Meio', right: 'Direita' },
  rows: { top: 'Em cima', middle: 'Meio', bottom: 'Embaixo' },
  missed: '{{missed}} de {{asked}} não preenchidas antes de a ajuda chegar.',
  wrong_one: 'Tocou {{count}} vez em uma célula que fica vazia.',
  wrong_other: 'Tocou {{count}} vezes em células que ficam vazias.',
  why: 'De {{trials}} grades. Uma célula conta como vazia se não foi preenchida antes de a ajuda chegar. Grades menores contam pelos seus lados. Os números não dizem por quê.',
} as const

export const freePlay = {
  active: 'Em atividade por {{active}} de {{length}} minutos',
  first: 'O primeiro toque veio depois de {{seconds}} segundos.',
  busyEnough: 'Em atividade por mais de {{seconds}} segundos: o objetivo deste nível.',
  busyLess: 'O objetivo deste nível são {{seconds}} segundos de atividade. Desta vez foi menos.',
  touchedEnough_one: '{{count}} toque em {{seconds}} segundos: o objetivo deste nível.',
  touchedEnough_other: '{{count}} toques em {{seconds}} segundos: o objetivo deste nível.',
  touchedLess_one: 'O objetivo deste nível é {{count}} toque em {{seconds}} segundos. Desta vez houve menos.',
  touchedLess_other: 'O objetivo deste nível são {{count}} toques em {{seconds}} segundos. Desta vez houve menos.',
  byHand: 'Da próxima vez, experimente mão sob mão: ponha a sua mão por baixo da mão da criança e façam juntos.',
  touches_one: '{{count}} toque.',
  touches_other: '{{count}} toques.',
  deeds_one: '{{count}} ação: arrastar, segurar ou outra.',
  deeds_other: '{{count}} ações: arrastar, segurar e outras.',
  hold: 'O toque mais longo durou {{seconds}} segundos.',
  pauses_zero: 'Nenhuma pausa foi mais longa que a espera definida.',
  pauses_one: '{{count}} pausa foi mais longa que a espera definida.',
  pauses_other: '{{count}} pausas foram mais longas que a espera definida.',
  demonstrations_one: 'O app mostrou {{count}} vez o que fazer.',
  demonstrations_other: 'O app mostrou {{count}} vezes o que fazer.',
  few: 'Os lugares são mostrados a partir de {{least}} toques.',
  sides: 'Esquerda {{left}}%, direita {{right}}%.',
  places: 'Onde foi tocado',
  why: 'Não há certo nem errado aqui. Uma pausa de até dois segundos ainda conta como atividade, e um só toque conta como um segundo.',
} as const

export const ways = {
  title: 'Tempo até o toque, por direção',
  why: 'Medido desde que aparece. Alcançar leva parte desse tempo.',
  drawn: 'Tempo para desenhar um caminho, por direção',
  whyDrawn: 'Do primeiro ponto ao último, com as pausas. Um caminho mais longo leva mais tempo.',
} as const

export const ground = {
  title: 'Como o fundo influencia a procura',
  highest: 'Achado sem ajuda em pelo menos 80% das rodadas, até: {{rung}}.',
  none: 'Nenhum fundo chega ainda a 80% sem ajuda. Cada um precisa de pelo menos {{least}} rodadas.',
  rung: 'Fundo',
  alone: 'Achado sem ajuda',
  time: 'Tempo habitual',
  cost: 'Comparado com o preto',
  share: '{{percent}}% de {{n}}',
  median: '{{seconds}} s ({{n}})',
  few: 'poucas ({{n}})',
  times: '{{cost}} vezes o tempo',
  why: 'De todas as sessões salvas desta atividade. O “tempo habitual” é a mediana das rodadas em que o objeto foi achado sem ajuda. Um número precisa de pelo menos {{least}} rodadas. Não é uma medida da visão.',
  weaker_one: '{{count}} rodada não é contada, porque você deixou o fundo mais fraco.',
  weaker_other: '{{count}} rodadas não são contadas, porque você deixou o fundo mais fraco.',
  lowers:
    'Definir “{{rung}}” como limite baixa “Máximo de estímulos na tela” de {{now}} para {{cap}} em todas as atividades. Níveis mais carregados ficam ocultos até você pedir.',
  raises:
    'Definir “{{rung}}” como limite sobe “Máximo de estímulos na tela” de {{now}} para {{cap}} em todas as atividades. Níveis mais carregados são então oferecidos.',
  keep: 'Definir como limite',
  kept: 'Salvo: “Máximo de estímulos na tela” é {{cap}} agora.',
  isKept: '“Máximo de estímulos na tela” já é {{cap}}, como este fundo precisa.',
  locked: 'Um terapeuta bloqueou “Máximo de estímulos na tela”.',
  rungs: {
    g1: 'Preto',
    g2: 'Uma cor escura',
    g3: 'Uma cor mais clara',
    g4: 'Duas metades',
    g5: 'Textura fraca',
    g6: 'Pontos suaves',
    g7: 'Foto desfocada',
    g8: 'Foto em preto e branco',
    g9: 'Foto inteira, parte calma',
    g10: 'Foto inteira, em qualquer lugar',
  },
} as const

/** How a child manages the steps of an activity. */
export const steps = {
  alone: 'Achado sem ajuda, no primeiro toque',
  range: 'Intervalo provável',
  chance: 'Por acaso',
  time: 'Tempo habitual',
  days: 'Quando',
  share: '{{percent}}% ({{alone}} de {{n}})',
  between: '{{low}} a {{high}}%',
  percent: '{{percent}}%',
  word: '{{word}}: {{step}}',
  noneYet: 'nenhum ainda',
  why: 'De todas as sessões salvas desta atividade. Um passo vai bem quando em pelo menos 80% das rodadas o objeto foi achado sem ajuda no primeiro toque. Todos os passos mais fáceis jogados vezes suficientes também precisam ter ido bem. Um número precisa de pelo menos {{least}} rodadas. O “tempo habitual” é a mediana dessas rodadas. Não é uma medida da visão.',
  undo: 'Desfazer',
  most: {
    lowers:
      'Definir isto como limite baixa “Objetos ao mesmo tempo” de {{now}} para {{cap}} em todas as atividades. Níveis com mais ficam ocultos até você pedir.',
    raises: 'Definir isto como limite sobe “Objetos ao mesmo tempo” de {{now}} para {{cap}} em todas as atividades. Níveis com mais são então oferecidos.',
    keep_one: 'Limitar a {{count}} objeto ao mesmo tempo',
    keep_other: 'Limitar a {{count}} objetos ao mesmo tempo',
    kept: 'Salvo: “Objetos ao mesmo tempo” é {{cap}} agora.',
    isKept: '“Objetos ao mesmo tempo” já é {{cap}}.',
    locked: 'Um terapeuta bloqueou “Objetos ao mesmo tempo”.',
  },
} as const

/** How small a difference is told. */
export const discrimination = {
  title: 'A menor diferença vista',
  settled:
    'Estabilizou no passo {{step}} (1 é a maior diferença, 5 a menor): ali, cerca de 71% das primeiras escolhas são certas. Com base em {{answers}} respostas com {{reversals}} inversões.',
  under: 'Nem o passo 1, a maior diferença, foi visto. Dos outros nada se pode dizer.',
  over: 'Mesmo a diferença do passo 5, a menor de todas, foi achada. Esta atividade não consegue testar nada mais fino.',
  open: 'Parou antes de estabilizar: {{reversals}} de {{wanted}} inversões.',
  stopped: 'Terminou porque três perguntas seguidas ficaram sem resposta: {{reversals}} de {{wanted}} inversões.',
  column: 'Versão',
  plain: 'Simples',
  game: 'Na loja',
  says: {
    'plain-better': 'Nos passos jogados nas duas, mais diferenças foram achadas na versão simples do que na loja.',
    'game-better': 'Nos passos jogados nas duas, mais diferenças foram achadas na loja do que na versão simples.',
    'no-difference': 'Nos passos jogados nas duas, não há diferença clara entre a loja e a versão simples.',
    few: 'Para comparar as duas, são necessárias {{least}} rodadas de cada uma nos mesmos passos.',
  },
  why: 'Não há normas para estes números, e eles não foram validados. Eles descrevem o jogo nesta tela, nestes dias.',
} as const

/** Figures that only some activities have. */
export const following = {
  title: 'Seguir',
  followed_one: '{{followed}} de {{count}} passagem foi seguida na maior parte.',
  followed_other: '{{followed}} de {{count}} passagens foram seguidas na maior parte.',
  paced_one: 'Você moveu a coisa {{count}} vez, enquanto a sua criança olhava. Interrupções do olhar no caminho: {{lost}}.',
  paced_other: 'Você moveu a coisa {{count}} vezes, enquanto a sua criança olhava. Interrupções do olhar no caminho: {{lost}}.',
  share_one: 'Mediana {{median}}% do caminho, metade do meio {{q1}} a {{q3}}%, de {{count}} passagem.',
  share_other: 'Mediana {{median}}% do caminho, metade do meio {{q1}} a {{q3}}%, de {{count}} passagens.',
  few: 'Uma proporção é mostrada a partir de {{least}} passagens.',
  unmarked:
    'Ninguém marcou quando a criança olhou. Segure a tecla L, ou o ponto cinza no canto de baixo, enquanto os olhos estão na coisa; então aparece aqui quanto do caminho foi seguido.',
  untouched: 'Nenhum dedo foi junto desta vez.',
  crossed: 'Passagens pelo meio que foram seguidas: {{crossed}} de {{crossings}}.',
  noCrossing: 'Não passou pelo meio.',
  lost: 'Interrupções do olhar no caminho: {{lost}}.',
  lostAtMiddle: 'Destas, {{lostAtMiddle}} perto do meio.',
  byFinger_one: 'Em {{count}}, quem mostrou foi um dedo que acompanhava, pois ninguém marcou os olhos.',
  byFinger_other: 'Em {{count}}, quem mostrou foi um dedo que acompanhava, pois ninguém marcou os olhos.',
  without: 'Passagens sem nenhuma marca: {{unmarked}}; não são contadas.',
  directions: 'Quanto do caminho foi seguido, por direção',
  direction: { right: 'Para a direita', left: 'Para a esquerda', down: 'Para baixo', up: 'Para cima', slanting: 'Na diagonal' },
  tooFew: 'poucas passagens',
  distance_one: 'A distância de um dedo ao meio da coisa foi de {{median}}% da altura da tela (mediana de {{count}} passagem).',
  distance_other: 'A distância de um dedo ao meio da coisa foi de {{median}}% da altura da tela (mediana de {{count}} passagens).',
  caution: 'É o que você marcou ao observar. Não é uma medida da visão.',
} as const

export const reading = {
  title: 'Leitura',
  lines: '{{lines}} linhas, {{words}} palavras avançaram com o toque da própria criança.',
  time_one: 'Mediana {{median}} s por palavra, metade do meio {{q1}} a {{q3}} s, de {{count}} palavra.',
  time_other: 'Mediana {{median}} s por palavra, metade do meio {{q1}} a {{q3}} s, de {{count}} palavras.',
  few: 'Um tempo é mostrado a partir de {{least}} palavras.',
  heard: 'Você ouviu {{read}} de {{heard}} palavras lidas: {{percent}}%.',
  unheard: 'Palavras marcadas como lidas ou não: {{heard}}, muito poucas para uma proporção.',
  backs: 'Para trás: {{backs}}.',
  stamina: 'Depois de {{stamina}} palavras, cada uma levou claramente mais tempo.',
  steady: 'O tempo por palavra ficou quase igual.',
  words: 'Cada palavra e o seu tempo',
  word: 'Palavra',
  seconds: 'Segundos',
} as const

export const concepts = {
  title: 'Até onde cada imagem chegou',
  why: 'A partir do que você marcou e do que foi achado sem ajuda, em todas as sessões. Uma imagem é achada entre duas ou entre mais, depois em outra imagem da mesma coisa, e por fim a sua criança diz o nome (aperte R).',
  word: 'Imagem',
  state: 'Até agora',
  views: 'Mostrada',
  own: 'a sua própria imagem',
  states: {
    shown: 'mostrada',
    looked: 'teve um olhar',
    'found-2': 'achada entre duas',
    'found-4': 'achada entre três ou quatro',
    'other-picture': 'reconhecida em outra imagem',
    named: 'nome dito',
  },
} as const

export const outlines = {
  title: 'Quais palavras são conhecidas',
  why: 'Conhecida: das últimas cinco vezes, quatro foram certas de primeira e sem ajuda, em dois dias. Diz que uma palavra se distingue de outras, não que uma criança lê.',
  word: 'Palavra',
  state: 'Até agora',
  right: 'Certa de primeira',
  days: 'Em dias',
  known: 'conhecida',
  open: 'ainda não',
  ofTries: '{{right}} de {{tries}}',
} as const

export const confusions = {
  sides:
    'Comparada com as outras coisas mostradas, a primeira escolha estava mais à esquerda {{left}} vezes, mais à direita {{right}}, mais alto {{above}} e mais baixo {{below}}, de {{n}} com mais de uma opção.',
  title: 'Escolhas',
  line_one: '{{taken}} no lugar de {{asked}}: uma vez.',
  line_other: '{{taken}} no lugar de {{asked}}: {{count}} vezes.',
} as const

export const counted = {
  title: 'Contar',
  places: 'Deixadas de fora no começo: contadas só depois de ajuda, ou não contadas.',
  leftOut: '{{leftOut}} de {{n}}',
  twice_zero: 'nenhuma duas vezes',
  twice_one: '{{count}} duas vezes',
  twice_other: '{{count}} duas vezes',
  never: 'nunca de fora',
  often: 'muitas vezes de fora',
  few: 'menos de {{least}} ali',
  each_one: 'De uma para a próxima levou {{median}} s, em geral {{q1}} a {{q3}} s, de {{count}}.',
  each_other: 'De uma para a próxima levou {{median}} s, em geral {{q1}} a {{q3}} s, de {{count}}.',
  fewTimes: 'Quanto cada uma levou é mostrado a partir de {{least}}; sabe-se de {{n}}.',
  numbers: 'O número certo foi a primeira escolha em {{right}} de {{n}} vezes.',
  fewNumbers: 'Números escolhidos: {{n}}, muito poucos para uma proporção.',
  other_one: '{{chosen}} no lugar de {{asked}}: uma vez.',
  other_other: '{{chosen}} no lugar de {{asked}}: {{count}} vezes.',
} as const

export const likeness = {
  title: 'Outra coisa antes, conforme a semelhança',
  kinds: { unlike: 'Muito diferente', 'same-colour': 'A mesma cor', 'same-shape': 'A mesma forma' },
  wrong: '{{wrong}} de {{n}}',
  why: 'Em quantas vezes houve antes um toque em outra coisa. É mostrado a partir de {{least}} vezes, do que está listado aqui desta atividade.',
} as const

export const grid = {
  title: 'Onde ficaram células por preencher',
  weak: 'Células {{sides}} ficam por preencher mais vezes do que as do lado oposto.',
  none: 'Nenhum lado se destaca até agora.',
  sides: { left: 'à esquerda', right: 'à direita', top: 'em cima', bottom: 'embaixo' },
  row: 'Linha',
  columns: { left: 'Esquerda', middle: 'Meio', right: 'Direita' },
  rows: { top: 'Em cima', middle: 'Meio', bottom: 'Embaixo' },
  missed: '{{missed}} de {{asked}} por preencher.',
  wrong_one: 'Houve toque {{count}} vez onde fica vazio.',
  wrong_other: 'Houve toque {{count}} vezes onde fica vazio.',
  why: 'De {{trials}} quadros. Por preencher: não foi preenchida antes da ajuda. Quadros menores contam também pelos seus lados. Isto não diz por quê.',
} as const

export const freePlay = {
  active: 'Em ação por {{active}} de {{length}} minutos',
  first: 'O primeiro toque veio depois de {{seconds}} segundos.',
  busyEnough: 'Em ação por mais de {{seconds}} segundos: é para isso que este nível existe.',
  busyLess: 'Este nível é para {{seconds}} segundos em ação. Desta vez foi menos.',
  touchedEnough_one: '{{count}} toque em {{seconds}} segundos: é para isso que este nível existe.',
  touchedEnough_other: '{{count}} toques em {{seconds}} segundos: é para isso que este nível existe.',
  touchedLess_one: 'Este nível é para {{count}} toque em {{seconds}} segundos. Desta vez não chegou a isso.',
  touchedLess_other: 'Este nível é para {{count}} toques em {{seconds}} segundos. Desta vez não chegou a isso.',
  byHand: 'Da próxima vez, você pode pôr a sua mão por baixo da mão da sua criança e fazer junto.',
  touches_one: '{{count}} toque.',
  touches_other: '{{count}} toques.',
  deeds_one: '{{count}} ação: arrastar, segurar ou outra.',
  deeds_other: '{{count}} ações: arrastar, segurar e outras.',
  hold: 'A vez mais longa de segurar durou {{seconds}} segundos.',
  pauses_zero: 'Nenhum descanso foi mais longo que a espera tranquila.',
  pauses_one: '{{count}} descanso foi mais longo que a espera tranquila.',
  pauses_other: '{{count}} descansos foram mais longos que a espera tranquila.',
  demonstrations_one: 'Foi mostrado {{count}} vez o que se pode fazer.',
  demonstrations_other: 'Foi mostrado {{count}} vezes o que se pode fazer.',
  few: 'Os lugares são mostrados a partir de {{least}} toques.',
  sides: 'Esquerda {{left}}%, direita {{right}}%.',
  places: 'Onde foi',
  why: 'Nada aqui é certo ou errado. Um descanso de até dois segundos faz parte de estar em ação, e um toque sozinho conta como um segundo.',
} as const

export const ways = {
  title: 'Quanto tempo até o toque, conforme o caminho',
  why: 'Desde que aparece. Alcançar leva uma parte desse tempo.',
  drawn: 'Quanto levou um caminho, conforme onde foi desenhado',
  whyDrawn: 'Do primeiro ponto ao último, com cada descanso no meio. Um caminho mais longo leva mais tempo.',
} as const

export const ground = {
  title: 'O que o fundo custa',
  highest: 'Achada sem ajuda em pelo menos 80 de 100 vezes, até: {{rung}}.',
  none: 'Ainda não há um fundo em que a coisa foi achada sem ajuda em pelo menos 80 de 100 vezes. São precisas {{least}} vezes em um mesmo fundo.',
  rung: 'Fundo',
  alone: 'Sem ajuda',
  time: 'Tempo comum',
  cost: 'Em relação ao preto',
  share: '{{percent}}% de {{n}}',
  median: '{{seconds}} s ({{n}})',
  few: 'muito poucas ({{n}})',
  times: '{{cost}} vezes o tempo',
  why: 'De todas as sessões desta atividade que estão aqui. O tempo comum é a mediana das vezes achadas sem ajuda; um número é mostrado a partir de {{least}} vezes. Não é uma medida da visão.',
  weaker_one: '{{count}} vez não é contada, porque você deixou o fundo mais fraco.',
  weaker_other: '{{count}} vezes não são contadas, porque você deixou o fundo mais fraco.',
  lowers:
    'Se você guardar “{{rung}}” como o máximo, “Quão cheio pode ficar” desce de {{now}} para {{cap}}, em todas as atividades: níveis mais cheios ficam escondidos até você pedir.',
  raises:
    'Se você guardar “{{rung}}” como o máximo, “Quão cheio pode ficar” sobe de {{now}} para {{cap}}, em todas as atividades: níveis mais cheios são oferecidos.',
  keep: 'Guardar como o máximo',
  kept: 'Guardado: “Quão cheio pode ficar” é {{cap}} agora.',
  isKept: '“Quão cheio pode ficar” é {{cap}}, como este fundo precisa.',
  locked: 'Quão cheio pode ficar é fixado por um terapeuta.',
  rungs: {
    g1: 'Preto',
    g2: 'Uma cor escura',
    g3: 'Uma cor mais clara',
    g4: 'Duas metades',
    g5: 'Textura fraca',
    g6: 'Pontos suaves',
    g7: 'Foto desfocada',
    g8: 'Foto sem cores',
    g9: 'Foto inteira, parte calma',
    g10: 'Foto inteira, em qualquer lugar',
  },
} as const

/** How a child manages the steps of an activity. */
export const steps = {
  alone: 'Achada sem ajuda, de primeira',
  range: 'Proporção provável',
  chance: 'Por acaso',
  time: 'Tempo comum',
  days: 'Quando',
  share: '{{percent}}% ({{alone}} de {{n}})',
  between: '{{low}} a {{high}}%',
  percent: '{{percent}}%',
  word: '{{word}}: {{step}}',
  noneYet: 'nenhum ainda',
  why: 'De todas as sessões desta atividade que estão aqui. Um passo vai bem quando em pelo menos 80 de 100 vezes a coisa foi achada sem ajuda e de primeira, e também em cada passo mais fácil que foi jogado o bastante. Um número é mostrado a partir de {{least}} vezes. O tempo comum é a mediana dessas vezes. Não é uma medida da visão.',
  undo: 'Desfazer',
  most: {
    lowers:
      'Se você definir isto como o máximo, “Coisas ao mesmo tempo” desce de {{now}} para {{cap}}, em todas as atividades: níveis com mais ficam escondidos até você pedir.',
    raises: 'Se você definir isto como o máximo, “Coisas ao mesmo tempo” sobe de {{now}} para {{cap}}, em todas as atividades: níveis com mais são oferecidos.',
    keep_one: 'Definir {{count}} coisa como o máximo ao mesmo tempo',
    keep_other: 'Definir {{count}} coisas como o máximo ao mesmo tempo',
    kept: 'Definido: “Coisas ao mesmo tempo” é {{cap}} agora.',
    isKept: '“Coisas ao mesmo tempo” já é {{cap}}.',
    locked: 'Coisas ao mesmo tempo é fixado por um terapeuta.',
  },
} as const

/** How small a difference is told. */
export const discrimination = {
  title: 'Onde as respostas se firmaram',
  settled: 'Passo {{step}} de 5: ali, cerca de 71 de 100 primeiras escolhas são certas. De {{answers}} respostas que mudaram de direção {{reversals}} vezes.',
  under: 'Nem o primeiro passo, em que as coisas são bem diferentes, foi distinguido. Dos outros nada se pode dizer.',
  over: 'Até o quinto passo, em que as coisas são bem parecidas, foi distinguido. O limite fica além do que se pede aqui.',
  open: 'Parou antes de se firmar: as respostas mudaram de direção {{reversals}} de {{wanted}} vezes.',
  stopped: 'Terminou porque três perguntas seguidas vieram e passaram: as respostas tinham mudado de direção {{reversals}} de {{wanted}} vezes.',
  column: 'Pedido',
  plain: 'Simples',
  game: 'Na loja',
  says: {
    'plain-better': 'Nos passos jogados dos dois modos, distinguiu-se mais no modo simples do que na loja.',
    'game-better': 'Nos passos jogados dos dois modos, distinguiu-se mais na loja do que no modo simples.',
    'no-difference': 'Nos passos jogados dos dois modos, não há diferença clara entre a loja e as perguntas simples.',
    few: 'Para comparar a loja com as perguntas simples, são precisas {{least}} vezes de cada uma nos mesmos passos.',
  },
  why: 'Não há normas para estes números, e ninguém os testou com outros. Eles dizem como foi nesta tela, nestes dias.',
} as const

/** Figures that only some activities have. */
export const following = {
  title: 'Seguir',
  followed_one: '{{followed}} de {{count}} recorrido se siguió en su mayor parte.',
  followed_other: '{{followed}} de {{count}} recorridos se siguieron en su mayor parte.',
  paced_one: 'Lo moviste {{count}} vez, mientras tu peque miraba. Cortes de la mirada por el camino: {{lost}}.',
  paced_other: 'Lo moviste {{count}} veces, mientras tu peque miraba. Cortes de la mirada por el camino: {{lost}}.',
  share_one: 'Mediana del {{median}} % del camino, mitad central del {{q1}} al {{q3}} %, con {{count}} recorrido.',
  share_other: 'Mediana del {{median}} % del camino, mitad central del {{q1}} al {{q3}} %, con {{count}} recorridos.',
  few: 'Se muestra una proporción a partir de {{least}} recorridos.',
  unmarked:
    'Nadie marcó cuándo miraba tu peque. Mantén pulsada la tecla L, o el punto gris de la esquina de abajo, mientras los ojos están en ello; entonces aquí se lee cuánto del camino se siguió.',
  untouched: 'Esta vez ningún dedo lo acompañó.',
  crossed: 'Cruces del centro que se siguieron: {{crossed}} de {{crossings}}.',
  noCrossing: 'No cruzó el centro.',
  lost: 'Cortes de la mirada por el camino: {{lost}}.',
  lostAtMiddle: 'De ellos, {{lostAtMiddle}} cerca del centro.',
  byFinger_one: 'En {{count}} lo mostró un dedo que acompañaba, porque nadie marcó los ojos.',
  byFinger_other: 'En {{count}} lo mostró un dedo que acompañaba, porque nadie marcó los ojos.',
  without: 'Recorridos sin ninguna marca: {{unmarked}}; no se cuentan.',
  directions: 'Cuánto del camino se siguió, por dirección',
  direction: { right: 'A la derecha', left: 'A la izquierda', down: 'Abajo', up: 'Arriba', slanting: 'En diagonal' },
  tooFew: 'muy pocos recorridos',
  distance_one: 'La distancia de un dedo al centro de la cosa fue del {{median}} % de la altura de la pantalla (mediana de {{count}} recorrido).',
  distance_other: 'La distancia de un dedo al centro de la cosa fue del {{median}} % de la altura de la pantalla (mediana de {{count}} recorridos).',
  caution: 'Es lo que marcaste mientras observabas. No es una medida de la vista.',
} as const

export const reading = {
  title: 'Leer',
  lines: '{{lines}} líneas; {{words}} palabras avanzaron con el toque de tu peque.',
  time_one: 'Mediana de {{median}} s por palabra, mitad central de {{q1}} a {{q3}} s, con {{count}} palabra.',
  time_other: 'Mediana de {{median}} s por palabra, mitad central de {{q1}} a {{q3}} s, con {{count}} palabras.',
  few: 'Se muestra un tiempo a partir de {{least}} palabras.',
  heard: 'Oíste leer {{read}} de {{heard}} palabras: {{percent}} %.',
  unheard: 'Palabras marcadas como leídas o no: {{heard}}, muy pocas para una proporción.',
  backs: 'Atrás: {{backs}}.',
  stamina: 'Después de {{stamina}} palabras, cada una llevó claramente más tiempo.',
  steady: 'El tiempo por palabra fue más o menos el mismo.',
  words: 'Cada palabra y su tiempo',
  word: 'Palabra',
  seconds: 'Segundos',
} as const

export const concepts = {
  title: 'Hasta dónde ha llegado cada imagen',
  why: 'Según lo que marcaste y lo que se encontró sin ayuda, en todas las sesiones. Una imagen se encuentra entre dos o entre más, después en otra imagen de la misma cosa, y al final tu peque la nombra (pulsa R).',
  word: 'Imagen',
  state: 'Hasta ahora',
  views: 'Mostrada',
  own: 'tu propia imagen',
  states: {
    shown: 'mostrada',
    looked: 'mirada',
    'found-2': 'encontrada entre dos',
    'found-4': 'encontrada entre tres o cuatro',
    'other-picture': 'reconocida en otra imagen',
    named: 'nombrada',
  },
} as const

export const outlines = {
  title: 'Qué palabras se conocen',
  why: 'Conocida: de las últimas cinco veces, cuatro salieron bien a la primera y sin ayuda, en dos días. Dice que una palabra se distingue de otras, no que se sabe leer.',
  word: 'Palabra',
  state: 'Hasta ahora',
  right: 'Bien a la primera',
  days: 'En días',
  known: 'conocida',
  open: 'todavía no',
  ofTries: '{{right}} de {{tries}}',
} as const

export const confusions = {
  sides:
    'Comparada con las otras cosas mostradas, la primera elección estaba más a la izquierda {{left}} veces, más a la derecha {{right}}, más arriba {{above}} y más abajo {{below}}, de {{n}} con más de una opción.',
  title: 'Elecciones',
  line_one: '{{taken}} en lugar de {{asked}}: una vez.',
  line_other: '{{taken}} en lugar de {{asked}}: {{count}} veces.',
} as const

export const counted = {
  title: 'Contar',
  places: 'Dejado fuera al principio: contado solo después de la ayuda, o nunca.',
  leftOut: '{{leftOut}} de {{n}}',
  twice_zero: 'ninguno dos veces',
  twice_one: '{{count}} dos veces',
  twice_other: '{{count}} dos veces',
  never: 'nunca dejado fuera',
  often: 'a menudo dejado fuera',
  few: 'menos de {{least}} allí',
  each_one: 'De uno al siguiente pasaron {{median}} s, normalmente de {{q1}} a {{q3}} s, con {{count}}.',
  each_other: 'De uno al siguiente pasaron {{median}} s, normalmente de {{q1}} a {{q3}} s, con {{count}}.',
  fewTimes: 'Cuánto llevó cada uno se muestra a partir de {{least}}; se sabe de {{n}}.',
  numbers: 'El número correcto se eligió a la primera {{right}} de {{n}} veces.',
  fewNumbers: 'Números elegidos: {{n}}, muy pocos para una proporción.',
  other_one: '{{chosen}} en lugar de {{asked}}: una vez.',
  other_other: '{{chosen}} en lugar de {{asked}}: {{count}} veces.',
} as const

export const likeness = {
  title: 'Otra cosa primero, según cuánto se parecía',
  kinds: { unlike: 'Muy distinta', 'same-colour': 'El mismo color', 'same-shape': 'La misma forma' },
  wrong: '{{wrong}} de {{n}}',
  why: 'En cuántos turnos se tocó antes otra cosa. Se muestra a partir de {{least}} turnos, con lo que aquí aparece de esta actividad.',
} as const

export const grid = {
  title: 'Dónde quedaron casillas sin llenar',
  weak: 'Las casillas {{sides}} quedan sin llenar más a menudo que las de enfrente.',
  none: 'Por ahora no destaca ningún lado.',
  sides: { left: 'de la izquierda', right: 'de la derecha', top: 'de arriba', bottom: 'de abajo' },
  row: 'Fila',
  columns: { left: 'Izquierda', middle: 'Centro', right: 'Derecha' },
  rows: { top: 'Arriba', middle: 'Centro', bottom: 'Abajo' },
  missed: '{{missed}} de {{asked}} sin llenar.',
  wrong_one: 'Un toque donde queda vacío.',
  wrong_other: '{{count}} toques donde queda vacío.',
  why: 'De {{trials}} cuadrículas. Sin llenar: no se llenó antes de que llegara la ayuda. Las cuadrículas más pequeñas también se cuentan por sus lados. Esto no dice por qué.',
} as const

export const freePlay = {
  active: 'Jugando {{active}} de {{length}} minutos',
  first: 'El primer toque llegó a los {{seconds}} segundos.',
  busyEnough: 'Más de {{seconds}} segundos jugando: para eso es este nivel.',
  busyLess: 'Este nivel es para {{seconds}} segundos de juego. Esta vez fue menos.',
  touchedEnough_one: '{{count}} toque en {{seconds}} segundos: para eso es este nivel.',
  touchedEnough_other: '{{count}} toques en {{seconds}} segundos: para eso es este nivel.',
  touchedLess_one: 'Este nivel es para {{count}} toque en {{seconds}} segundos. Esta vez no se llegó a eso.',
  touchedLess_other: 'Este nivel es para {{count}} toques en {{seconds}} segundos. Esta vez no se llegó a eso.',
  byHand: 'La próxima vez podrías poner tu mano debajo de la mano de tu peque y hacerlo a la vez.',
  touches_one: '{{count}} toque.',
  touches_other: '{{count}} toques.',
  deeds_one: '{{count}} pasada, toque largo u otra acción.',
  deeds_other: '{{count}} pasadas, toques largos y otras acciones.',
  hold: 'El toque más largo duró {{seconds}} segundos.',
  pauses_zero: 'Ningún descanso fue más largo que la espera tranquila.',
  pauses_one: '{{count}} descanso fue más largo que la espera tranquila.',
  pauses_other: 'Descansos más largos que la espera tranquila: {{count}}.',
  demonstrations_one: 'Se mostró {{count}} vez lo que se puede hacer.',
  demonstrations_other: 'Se mostró {{count}} veces lo que se puede hacer.',
  few: 'Los lugares se muestran a partir de {{least}} toques.',
  sides: 'Izquierda {{left}} %, derecha {{right}} %.',
  places: 'Dónde fue',
  why: 'Aquí nada está bien ni mal. Un descanso de hasta dos segundos forma parte del juego, y una pulsación suelta cuenta como un segundo.',
} as const

export const ways = {
  title: 'Cuánto tardó el toque, según adónde fue',
  why: 'Desde que aparece. Alcanzarlo lleva una parte de ese tiempo.',
  drawn: 'Cuánto llevó un camino, según dónde se dibujó',
  whyDrawn: 'Del primer punto al último, con cada descanso en medio. Un camino más largo lleva más tiempo.',
} as const

export const ground = {
  title: 'Lo que cuesta el fondo',
  highest: 'Encontrado sin ayuda en al menos 80 de 100 turnos, hasta: {{rung}}.',
  none: 'Con ningún fondo se ha encontrado todavía la cosa sin ayuda en al menos 80 de 100 turnos. Hacen falta {{least}} turnos con un mismo fondo.',
  rung: 'Fondo',
  alone: 'Encontrado sin ayuda',
  time: 'Tiempo habitual',
  cost: 'Frente al negro',
  share: '{{percent}} % de {{n}}',
  median: '{{seconds}} s ({{n}})',
  few: 'muy pocos ({{n}})',
  times: '{{cost}} veces el tiempo',
  why: 'De todas las sesiones de esta actividad que hay aquí. El tiempo habitual es la mediana de los turnos en que se encontró sin ayuda; una cifra se muestra a partir de {{least}} turnos. No es una medida de la vista.',
  weaker_one: '{{count}} turno no se cuenta, porque hiciste más débil el fondo.',
  weaker_other: '{{count}} turnos no se cuentan, porque hiciste más débil el fondo.',
  lowers:
    'Si dejas “{{rung}}” como máximo, “Lo más cargado que puede ser” baja de {{now}} a {{cap}}, en todas las actividades: los niveles más cargados quedan ocultos hasta que los pidas.',
  raises:
    'Si dejas “{{rung}}” como máximo, “Lo más cargado que puede ser” sube de {{now}} a {{cap}}, en todas las actividades: se ofrecen niveles más cargados.',
  keep: 'Dejarlo como máximo',
  kept: 'Hecho: “Lo más cargado que puede ser” es ahora {{cap}}.',
  isKept: '“Lo más cargado que puede ser” es {{cap}}, como necesita este fondo.',
  locked: 'Lo más cargado que puede ser lo fijó un terapeuta.',
  rungs: {
    g1: 'Negro',
    g2: 'Un color oscuro',
    g3: 'Un color más claro',
    g4: 'Dos mitades',
    g5: 'Textura tenue',
    g6: 'Puntos suaves',
    g7: 'Foto borrosa',
    g8: 'Foto sin colores',
    g9: 'Foto entera, parte tranquila',
    g10: 'Foto entera, en todas partes',
  },
} as const

/** How a child manages the steps of an activity. */
export const steps = {
  alone: 'Encontrado sin ayuda, a la primera',
  range: 'Proporción probable',
  chance: 'Por azar',
  time: 'Tiempo habitual',
  days: 'Cuándo',
  share: '{{percent}} % ({{alone}} de {{n}})',
  between: 'del {{low}} al {{high}} %',
  percent: '{{percent}} %',
  word: '{{word}}: {{step}}',
  noneYet: 'ninguno todavía',
  why: 'De todas las sesiones de esta actividad que hay aquí. Un paso va bien cuando en al menos 80 de 100 turnos se encontró sin ayuda y a la primera, y también todos los pasos más fáciles que se jugaron lo bastante. Una cifra se muestra a partir de {{least}} turnos. El tiempo habitual es la mediana de esos turnos. No es una medida de la vista.',
  undo: 'Deshacer',
  most: {
    lowers:
      'Si lo fijas como máximo, “Cosas a la vez” baja de {{now}} a {{cap}}, en todas las actividades: los niveles con más quedan ocultos hasta que los pidas.',
    raises: 'Si lo fijas como máximo, “Cosas a la vez” sube de {{now}} a {{cap}}, en todas las actividades: se ofrecen niveles con más.',
    keep_one: 'Fijar {{count}} cosa como máximo a la vez',
    keep_other: 'Fijar {{count}} cosas como máximo a la vez',
    kept: 'Hecho: “Cosas a la vez” es ahora {{cap}}.',
    isKept: '“Cosas a la vez” ya es {{cap}}.',
    locked: 'Las cosas a la vez las fijó un terapeuta.',
  },
} as const

/** How small a difference is told. */
export const discrimination = {
  title: 'Dónde se asentaron las respuestas',
  settled: 'Paso {{step}} de 5: allí salen bien unas 71 de 100 primeras elecciones. De {{answers}} respuestas que cambiaron de dirección {{reversals}} veces.',
  under: 'No se distinguió ni siquiera el primer paso, donde las cosas son muy distintas. De los demás no se puede decir nada.',
  over: 'Se distinguió incluso el quinto paso, donde las cosas son muy parecidas. Está más allá de lo que se pregunta aquí.',
  open: 'Se dejó antes de asentarse: las respuestas cambiaron de dirección {{reversals}} de {{wanted}} veces.',
  stopped: 'Terminó porque tres preguntas seguidas llegaron y se fueron: las respuestas habían cambiado de dirección {{reversals}} de {{wanted}} veces.',
  column: 'Preguntado',
  plain: 'Sin más',
  game: 'En la tienda',
  says: {
    'plain-better': 'En los pasos que se jugaron en las dos, se distinguió más sin la tienda que con ella.',
    'game-better': 'En los pasos que se jugaron en las dos, se distinguió más en la tienda que sin ella.',
    'no-difference': 'En los pasos que se jugaron en las dos no hay una diferencia clara entre la tienda y las preguntas sin más.',
    few: 'Para comparar la tienda con las preguntas sin más hacen falta {{least}} turnos de las dos en los mismos pasos.',
  },
  why: 'No hay normas para estas cifras, y nadie las ha comprobado frente a otras. Dicen cómo fue en esta pantalla, en estos días.',
} as const

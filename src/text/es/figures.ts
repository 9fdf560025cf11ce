/** Figures that only some activities have. */
export const following = {
  title: 'Seguir',
  followed_one: 'Siguió la mayor parte de {{followed}} de {{count}} recorrido.',
  followed_other: 'Siguió la mayor parte de {{followed}} de {{count}} recorridos.',
  paced_one: 'Lo moviste {{count}} vez, mientras duró la mirada. Veces que apartó la mirada: {{lost}}.',
  paced_other: 'Lo moviste {{count}} veces, mientras duró la mirada. Veces que apartó la mirada: {{lost}}.',
  share_one: 'Mediana del {{median}} % del camino, mitad central del {{q1}} al {{q3}} %, con {{count}} recorrido.',
  share_other: 'Mediana del {{median}} % del camino, mitad central del {{q1}} al {{q3}} %, con {{count}} recorridos.',
  few: 'Se muestra un porcentaje a partir de {{least}} recorridos.',
  unmarked:
    'Nadie marcó cuándo miraba. Mantén pulsada la tecla L, o el punto gris de la esquina inferior, mientras mire. Entonces verás aquí cuánto del recorrido siguió.',
  untouched: 'Esta vez ningún dedo lo siguió.',
  crossed: 'Lo siguió al cruzar la línea media {{crossed}} de {{crossings}} veces.',
  noCrossing: 'No cruzó la línea media.',
  lost: 'Veces que apartó la mirada: {{lost}}.',
  lostAtMiddle: 'De ellas, {{lostAtMiddle}} cerca de la línea media.',
  byFinger_one: '{{count}} se valoró por un dedo que lo seguía, porque nadie marcó la mirada.',
  byFinger_other: '{{count}} se valoraron por un dedo que lo seguía, porque nadie marcó la mirada.',
  without: 'Recorridos sin marcar, que no se cuentan: {{unmarked}}.',
  directions: 'Cuánto del recorrido siguió, por dirección',
  direction: { right: 'A la derecha', left: 'A la izquierda', down: 'Abajo', up: 'Arriba', slanting: 'En diagonal' },
  tooFew: 'muy pocos recorridos',
  distance_one: 'El dedo estuvo a un {{median}} % de la altura de la pantalla del centro (mediana de {{count}} recorrido).',
  distance_other: 'El dedo estuvo a un {{median}} % de la altura de la pantalla del centro (mediana de {{count}} recorridos).',
  caution: 'Es lo que marcaste mientras observabas. No es una medida de la vista.',
} as const

export const reading = {
  title: 'Leer',
  lines: 'Líneas: {{lines}}. Palabras que avanzó con su propio toque: {{words}}.',
  time_one: 'Mediana de {{median}} s por palabra, mitad central de {{q1}} a {{q3}} s, con {{count}} palabra.',
  time_other: 'Mediana de {{median}} s por palabra, mitad central de {{q1}} a {{q3}} s, con {{count}} palabras.',
  few: 'Se muestra un tiempo a partir de {{least}} palabras.',
  heard: 'Marcaste como leídas {{read}} de {{heard}} palabras: {{percent}} %.',
  unheard: 'Palabras marcadas como leídas o no leídas: {{heard}}, muy pocas para un porcentaje.',
  backs: 'Veces que volvió atrás: {{backs}}.',
  stamina: 'Después de {{stamina}} palabras, cada una llevó claramente más tiempo.',
  steady: 'El tiempo por palabra fue más o menos el mismo.',
  words: 'Cada palabra y su tiempo',
  word: 'Palabra',
  seconds: 'Segundos',
} as const

export const concepts = {
  title: 'Avance con cada imagen',
  why: 'Según lo que marcaste y lo que se encontró sin ayuda, en todas las sesiones. Los pasos: encontrada entre dos, encontrada entre más, reconocida en otra imagen y nombrada por el niño o la niña (pulsa R).',
  word: 'Imagen',
  state: 'Hasta ahora',
  views: 'Veces mostrada',
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
  title: 'Qué palabras se reconocen',
  why: '“Conocida” significa elegida a la primera, sin ayuda, en cuatro de los últimos cinco turnos, en dos días. Muestra que distingue la palabra de otras, no que sepa leer.',
  word: 'Palabra',
  state: 'Hasta ahora',
  right: 'Bien a la primera',
  days: 'Días',
  known: 'conocida',
  open: 'todavía no',
  ofTries: '{{right}} de {{tries}}',
} as const

export const confusions = {
  sides:
    'La primera elección, comparada con las otras: más a la izquierda {{left}} veces, más a la derecha {{right}}, más arriba {{above}} y más abajo {{below}} (de {{n}} con más de una opción).',
  title: 'Elecciones',
  line_one: '{{taken}} en lugar de {{asked}}: una vez.',
  line_other: '{{taken}} en lugar de {{asked}}: {{count}} veces.',
} as const

export const counted = {
  title: 'Contar',
  places: 'Sin contar al principio: contados solo después de la ayuda, o nunca.',
  leftOut: '{{leftOut}} de {{n}}',
  twice_zero: 'ninguno contado dos veces',
  twice_one: '{{count}} contado dos veces',
  twice_other: '{{count}} contados dos veces',
  never: 'ninguno sin contar',
  often: 'a menudo sin contar',
  few: 'menos de {{least}} mostrados',
  each_one: 'Tiempo de uno al siguiente: mediana {{median}} s, normalmente de {{q1}} a {{q3}} s (n = {{count}}).',
  each_other: 'Tiempo de uno al siguiente: mediana {{median}} s, normalmente de {{q1}} a {{q3}} s (n = {{count}}).',
  fewTimes: 'Los tiempos se muestran a partir de {{least}}. Hasta ahora hay {{n}}.',
  numbers: 'El número correcto fue la primera elección {{right}} de {{n}} veces.',
  fewNumbers: 'Números elegidos: {{n}}. Son muy pocos para un porcentaje.',
  other_one: '{{chosen}} en lugar de {{asked}}: una vez.',
  other_other: '{{chosen}} en lugar de {{asked}}: {{count}} veces.',
} as const

export const likeness = {
  title: 'Primeros toques en otro objeto, según cuánto se parecía',
  kinds: { unlike: 'Muy distinto', 'same-colour': 'El mismo color', 'same-shape': 'La misma forma' },
  wrong: '{{wrong}} de {{n}}',
  why: 'Proporción de turnos en que se tocó antes otro objeto. Se muestra a partir de {{least}} turnos de esta actividad en la lista.',
} as const

export const grid = {
  title: 'Dónde quedaron casillas vacías',
  weak: 'Las casillas {{sides}} quedan vacías más a menudo que las de enfrente.',
  none: 'Por ahora no destaca ningún lado.',
  sides: { left: 'de la izquierda', right: 'de la derecha', top: 'de arriba', bottom: 'de abajo' },
  row: 'Fila',
  columns: { left: 'Izquierda', middle: 'Centro', right: 'Derecha' },
  rows: { top: 'Arriba', middle: 'Centro', bottom: 'Abajo' },
  missed: '{{missed}} de {{asked}} sin llenar antes de que llegara la ayuda.',
  wrong_one: 'Un toque en una casilla que va vacía.',
  wrong_other: '{{count}} toques en casillas que van vacías.',
  why: 'De {{trials}} cuadrículas. Una casilla cuenta como vacía si no se llenó antes de que llegara la ayuda. Las cuadrículas más pequeñas cuentan por sus lados. Las cifras no dicen por qué.',
} as const

export const freePlay = {
  active: '{{active}} de {{length}} minutos de actividad',
  first: 'El primer toque llegó a los {{seconds}} segundos.',
  busyEnough: 'Más de {{seconds}} segundos de actividad: el objetivo de este nivel.',
  busyLess: 'El objetivo de este nivel son {{seconds}} segundos de actividad. Esta vez fue menos.',
  touchedEnough_one: '{{count}} toque en {{seconds}} segundos: el objetivo de este nivel.',
  touchedEnough_other: '{{count}} toques en {{seconds}} segundos: el objetivo de este nivel.',
  touchedLess_one: 'El objetivo de este nivel es {{count}} toque en {{seconds}} segundos. Esta vez hubo menos.',
  touchedLess_other: 'El objetivo de este nivel son {{count}} toques en {{seconds}} segundos. Esta vez hubo menos.',
  byHand: 'La próxima vez, prueba mano bajo mano: pon tu mano debajo de la suya y haz con ella el movimiento.',
  touches_one: '{{count}} toque.',
  touches_other: '{{count}} toques.',
  deeds_one: '{{count}} trazo, toque largo u otra acción.',
  deeds_other: '{{count}} trazos, toques largos y otras acciones.',
  hold: 'El toque más largo duró {{seconds}} segundos.',
  pauses_zero: 'Ninguna pausa fue más larga que la espera fijada.',
  pauses_one: '{{count}} pausa fue más larga que la espera fijada.',
  pauses_other: '{{count}} pausas fueron más largas que la espera fijada.',
  demonstrations_one: 'La aplicación mostró {{count}} vez qué hacer.',
  demonstrations_other: 'La aplicación mostró {{count}} veces qué hacer.',
  few: 'Los lugares se muestran a partir de {{least}} toques.',
  sides: 'Izquierda {{left}} %, derecha {{right}} %.',
  places: 'Dónde se tocó',
  why: 'Aquí nada está bien ni mal. Una pausa de hasta dos segundos cuenta todavía como actividad, y una sola pulsación cuenta como un segundo.',
} as const

export const ways = {
  title: 'Tiempo hasta el toque, por dirección',
  why: 'Se mide desde que aparece. Alcanzarlo lleva parte de ese tiempo.',
  drawn: 'Tiempo para trazar un camino, por dirección',
  whyDrawn: 'Del primer punto al último, con las pausas incluidas. Un camino más largo lleva más tiempo.',
} as const

export const ground = {
  title: 'Cómo influye el fondo en la búsqueda',
  highest: 'Encontrado sin ayuda en al menos el 80 % de los turnos, hasta: {{rung}}.',
  none: 'Ningún fondo llega todavía al 80 % sin ayuda. Cada uno necesita al menos {{least}} turnos.',
  rung: 'Fondo',
  alone: 'Encontrado sin ayuda',
  time: 'Tiempo habitual',
  cost: 'Comparado con el negro',
  share: '{{percent}} % de {{n}}',
  median: '{{seconds}} s ({{n}})',
  few: 'muy pocos ({{n}})',
  times: '{{cost}} veces el tiempo',
  why: 'De todas las sesiones guardadas de esta actividad. El “tiempo habitual” es la mediana de los turnos en que se encontró sin ayuda. Una cifra necesita al menos {{least}} turnos. No es una medida de la vista.',
  weaker_one: '{{count}} turno no se cuenta, porque atenuaste el fondo.',
  weaker_other: '{{count}} turnos no se cuentan, porque atenuaste el fondo.',
  lowers:
    'Fijar “{{rung}}” como límite baja “Lo más cargada que puede estar la pantalla” de {{now}} a {{cap}} en todas las actividades. Los niveles más cargados quedan ocultos hasta que los pidas.',
  raises:
    'Fijar “{{rung}}” como límite sube “Lo más cargada que puede estar la pantalla” de {{now}} a {{cap}} en todas las actividades. Entonces se ofrecen niveles más cargados.',
  keep: 'Fijar como límite',
  kept: 'Guardado: “Lo más cargada que puede estar la pantalla” es ahora {{cap}}.',
  isKept: '“Lo más cargada que puede estar la pantalla” ya es {{cap}}, como necesita este fondo.',
  locked: 'Un terapeuta ha bloqueado “Lo más cargada que puede estar la pantalla”.',
  rungs: {
    g1: 'Negro',
    g2: 'Un color oscuro',
    g3: 'Un color más claro',
    g4: 'Dos mitades',
    g5: 'Textura tenue',
    g6: 'Puntos suaves',
    g7: 'Foto borrosa',
    g8: 'Foto en blanco y negro',
    g9: 'Foto completa, parte tranquila',
    g10: 'Foto completa, en cualquier parte',
  },
} as const

/** How a child manages the steps of an activity. */
export const steps = {
  alone: 'Encontrado sin ayuda, al primer toque',
  range: 'Intervalo probable',
  chance: 'Por azar',
  time: 'Tiempo habitual',
  days: 'Cuándo',
  share: '{{percent}} % ({{alone}} de {{n}})',
  between: 'del {{low}} al {{high}} %',
  percent: '{{percent}} %',
  word: '{{word}}: {{step}}',
  noneYet: 'ninguno todavía',
  why: 'De todas las sesiones guardadas de esta actividad. Un paso va bien cuando en al menos el 80 % de los turnos se encontró sin ayuda al primer toque. También deben haber ido bien todos los pasos más fáciles que se jugaron lo bastante. Una cifra necesita al menos {{least}} turnos. El “tiempo habitual” es la mediana de esos turnos. No es una medida de la vista.',
  undo: 'Deshacer',
  most: {
    lowers:
      'Fijar esto como límite baja “Objetos a la vez” de {{now}} a {{cap}} en todas las actividades. Los niveles con más quedan ocultos hasta que los pidas.',
    raises: 'Fijar esto como límite sube “Objetos a la vez” de {{now}} a {{cap}} en todas las actividades. Entonces se ofrecen niveles con más.',
    keep_one: 'Limitar a {{count}} objeto a la vez',
    keep_other: 'Limitar a {{count}} objetos a la vez',
    kept: 'Guardado: “Objetos a la vez” es ahora {{cap}}.',
    isKept: '“Objetos a la vez” ya es {{cap}}.',
    locked: 'Un terapeuta ha bloqueado “Objetos a la vez”.',
  },
} as const

/** How small a difference is told. */
export const discrimination = {
  title: 'La menor diferencia que se vio',
  settled:
    'Se estabilizó en el paso {{step}} (1 es la mayor diferencia, 5 la menor): allí acierta cerca del 71 % de las primeras elecciones. Según {{answers}} respuestas con {{reversals}} inversiones.',
  under: 'No se vio ni siquiera el paso 1, la mayor diferencia. De los demás no se puede decir nada.',
  over: 'Se encontró incluso el paso 5, la menor diferencia. Esta actividad no puede comprobar nada más fino.',
  open: 'Se detuvo antes de estabilizarse: {{reversals}} de {{wanted}} inversiones.',
  stopped: 'Terminó porque tres preguntas seguidas quedaron sin respuesta: {{reversals}} de {{wanted}} inversiones.',
  column: 'Versión',
  plain: 'Sencilla',
  game: 'En la tienda',
  says: {
    'plain-better': 'En los pasos que se jugaron en las dos, se encontraron más diferencias en la versión sencilla que en la tienda.',
    'game-better': 'En los pasos que se jugaron en las dos, se encontraron más diferencias en la tienda que en la versión sencilla.',
    'no-difference': 'En los pasos que se jugaron en las dos, no hay una diferencia clara entre la tienda y la versión sencilla.',
    few: 'Para comparar las dos hacen falta {{least}} turnos de cada una en los mismos pasos.',
  },
  why: 'No hay baremos para estas cifras, y no están validadas. Describen el juego en esta pantalla, en estos días.',
} as const

import { firstLanguage, type Language } from '#domain/language'

/* Notes and remarks by the people of the demo clinic. They are stored, so they are written in the language in which the clinic is first opened. */

export interface DemoTexts {
  readonly clinic: string
  readonly purpose: string
  readonly notes: Readonly<Record<'lovelyWeek' | 'evenings' | 'copy' | 'tooMuch', string>>
  readonly family: Readonly<Record<'tilts' | 'colour' | 'tray' | 'mornings' | 'note', string>>
  readonly team: Readonly<Record<'tilts' | 'colour' | 'music' | 'note', string>>
  readonly goal: Readonly<Record<'support' | 'what', string>>
}

const texts: Readonly<Record<Language, DemoTexts>> = {
  en: {
    clinic: 'Demo clinic',
    purpose: 'Practice at home and in the clinic',
    notes: {
      lovelyWeek: 'Lovely week. Keep the room dim and quiet. Three short activities a day are plenty.',
      evenings: 'In the evening Firefly turns away after two lights. Should we play in the morning?',
      copy: 'May we have a copy of Otter’s data for the report?',
      tooMuch: 'Bubbles may be too much for now. Shall we go back to one light?',
    },
    family: {
      tilts: 'Turns a little to the right and looks from the corner',
      colour: 'Light blue',
      tray: 'On the dark tray better',
      mornings: 'Mornings are best',
      note: 'A good month. Glasses since September.',
    },
    team: {
      tilts: 'Head turned to the right',
      colour: 'Light blue, sometimes yellow',
      music: 'Stops as soon as music begins',
      note: 'Seen four times in the clinic.',
    },
    goal: { support: 'time and silence', what: 'a light on the left or on the right' },
  },
  de: {
    clinic: 'Demo-Klinik',
    purpose: 'Üben zu Hause und in der Klinik',
    notes: {
      lovelyWeek: 'Eine schöne Woche. Haltet das Zimmer weiter dunkel und ruhig. Drei kurze Aktivitäten am Tag reichen völlig.',
      evenings: 'Abends wendet sich Firefly nach zwei Lichtern ab. Sollen wir lieber morgens spielen?',
      copy: 'Dürfen wir für den Bericht eine Kopie von Otters Daten haben?',
      tooMuch: 'Seifenblasen sind im Moment vielleicht zu viel. Gehen wir zu einem einzelnen Licht zurück?',
    },
    family: {
      tilts: 'Dreht den Kopf etwas nach rechts und schaut aus dem Augenwinkel',
      colour: 'Hellblau',
      tray: 'Auf dem dunklen Tablett besser',
      mornings: 'Morgens geht es am besten',
      note: 'Ein guter Monat. Brille seit September.',
    },
    team: {
      tilts: 'Kopf nach rechts gedreht',
      colour: 'Hellblau, manchmal Gelb',
      music: 'Hört auf, sobald Musik beginnt',
      note: 'Viermal in der Klinik gesehen.',
    },
    goal: { support: 'Zeit und Stille', what: 'ein Licht links oder rechts' },
  },
  fr: {
    clinic: 'Centre de démo',
    purpose: 'Exercices à la maison et au centre',
    notes: {
      lovelyWeek: 'Une belle semaine. Gardez la pièce sombre et calme. Trois activités courtes par jour suffisent largement.',
      evenings: 'Le soir, Firefly se détourne après deux lumières. Vaut-il mieux jouer le matin ?',
      copy: 'Pouvons-nous avoir une copie des données d’Otter pour le rapport ?',
      tooMuch: 'Les bulles, c’est peut-être trop pour le moment. On revient à une seule lumière ?',
    },
    family: {
      tilts: 'Tourne un peu la tête à droite et regarde du coin de l’œil',
      colour: 'Bleu clair',
      tray: 'Mieux sur le plateau sombre',
      mornings: 'C’est mieux le matin',
      note: 'Un bon mois. Des lunettes depuis septembre.',
    },
    team: {
      tilts: 'Tête tournée à droite',
      colour: 'Bleu clair, parfois jaune',
      music: 'S’arrête dès que la musique commence',
      note: 'Quatre séances au centre.',
    },
    goal: { support: 'du temps et du silence', what: 'une lumière à gauche ou à droite' },
  },
  es: {
    clinic: 'Clínica de demostración',
    purpose: 'Práctica en casa y en la clínica',
    notes: {
      lovelyWeek: 'Una semana estupenda. Mantengan la habitación oscura y tranquila. Tres actividades cortas al día son más que suficientes.',
      evenings: 'Por la tarde, Firefly se aparta después de dos luces. ¿Jugamos mejor por la mañana?',
      copy: '¿Podemos tener una copia de los datos de Otter para el informe?',
      tooMuch: 'Quizá las burbujas sean demasiado por ahora. ¿Volvemos a una sola luz?',
    },
    family: {
      tilts: 'Gira un poco la cabeza a la derecha y mira de reojo',
      colour: 'Azul claro',
      tray: 'Mejor sobre la bandeja oscura',
      mornings: 'Por la mañana va mejor',
      note: 'Un buen mes. Lleva gafas desde septiembre.',
    },
    team: {
      tilts: 'Cabeza girada a la derecha',
      colour: 'Azul claro, a veces amarillo',
      music: 'Deja de mirar en cuanto empieza la música',
      note: 'Cuatro visitas a la clínica.',
    },
    goal: { support: 'tiempo y silencio', what: 'una luz a la izquierda o a la derecha' },
  },
  pt: {
    clinic: 'Clínica de demonstração',
    purpose: 'Prática em casa e na clínica',
    notes: {
      lovelyWeek: 'Que semana boa! Mantenham o quarto escuro e silencioso. Três atividades curtas por dia são suficientes.',
      evenings: 'À noite, Firefly se afasta depois de duas luzes. É melhor brincar de manhã?',
      copy: 'Podemos ter uma cópia dos dados de Otter para o relatório?',
      tooMuch: 'Talvez as bolhas sejam demais por enquanto. Vamos voltar a uma luz só?',
    },
    family: {
      tilts: 'Vira um pouco a cabeça para a direita e olha com o canto do olho',
      colour: 'Azul-claro',
      tray: 'Melhor na bandeja escura',
      mornings: 'De manhã é melhor',
      note: 'Um bom mês. Usa óculos desde setembro.',
    },
    team: {
      tilts: 'Cabeça virada para a direita',
      colour: 'Azul-claro, às vezes amarelo',
      music: 'Para de olhar assim que a música começa',
      note: 'Quatro atendimentos na clínica.',
    },
    goal: { support: 'tempo e silêncio', what: 'uma luz à esquerda ou à direita' },
  },
  ar: {
    clinic: 'عيادة تجريبية',
    purpose: 'تدريب في البيت وفي العيادة',
    notes: {
      lovelyWeek: 'أسبوع جميل. أبقوا الغرفة خافتة الضوء وهادئة. ثلاثة أنشطة قصيرة في اليوم تكفي تمامًا.',
      evenings: 'في المساء يبتعد Firefly بعد ضوءين. هل الأفضل أن نلعب في الصباح؟',
      copy: 'هل يمكننا الحصول على نسخة من بيانات Otter من أجل التقرير؟',
      tooMuch: 'ربما تكون الفقاعات كثيرة في الوقت الحالي. هل نعود إلى ضوء واحد؟',
    },
    family: {
      tilts: 'يدير رأسه قليلًا إلى اليمين وينظر بطرف عينه',
      colour: 'أزرق فاتح',
      tray: 'أفضل على الصينية الداكنة',
      mornings: 'الصباح هو الأفضل',
      note: 'شهر جيد. نظارة منذ سبتمبر.',
    },
    team: {
      tilts: 'الرأس مائل إلى اليمين',
      colour: 'أزرق فاتح، وأحيانًا أصفر',
      music: 'يتوقف حالما تبدأ الموسيقى',
      note: 'أربع زيارات في العيادة.',
    },
    goal: { support: 'الوقت والهدوء', what: 'ضوء على اليسار أو على اليمين' },
  },
}

export const demoTexts = (language: Language = firstLanguage): DemoTexts => texts[language]

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * A spoken cue is the same for every thing on the screen. In French, "suis-le" is wrong for a ball ("la balle"), for example.
 * A pronoun that shows a gender is therefore allowed only if the cue is always about the same noun.
 */

type Phrases = Readonly<Record<string, string>>

const phrasesIn = (language: string): Phrases => JSON.parse(readFileSync(`src/domain/words/${language}/phrases.json`, 'utf8')) as Phrases

const languages = {
  fr: {
    // In this order: attached to the verb; demonstrative; interrogative; subject.
    gendered: [/-(?:le|la)$/, /^(?:celui|celle|ceux|celles)(?:-ci|-là)?$/, /^(?:lequel|laquelle|lesquel(?:le)?s)$/, /^(?:il|elle)s?$/],
    articles: ['le', 'la'],
    nominal: /^(?:même|pareil(?:le)?|bon(?:ne)?)$/,
  },
  es: {
    gendered: [
      /(?:[áéíó]\p{L}*[aeionr]|[aei]r|ndo|^pon|^haz|^di|^da)(?:lo|la)s?$/u,
      /^(?:él|ellas?|ellos)$/,
      /^(?:est|es)(?:e|a|os|as)$/,
      /^aquel(?:la|los|las)?$/,
      /^cuánt[oa]s?$/,
    ],
    articles: ['el', 'la', 'los', 'las', 'lo'],
    nominal: /^(?:mism[oa]|otr[oa]|dos)$/,
  },
  pt: {
    gendered: [/-(?:[ln]?[oa]s?)$/, /^el[ea]s?$/, /^(?:d|n)?(?:est|ess)[ea]s?$/, /^aquel[ea]s?$/, /^quant[oa]s?$/],
    articles: ['o', 'a', 'os', 'as'],
    nominal: /^(?:mesm[oa]|outr[oa]|dois|duas)$/,
  },
} as const
type Gendered = keyof typeof languages

/** The noun that determines the gender in each phrase: the bubble, or the things that are counted (ducks, eggs, fingers). */
const decided: Readonly<Record<Gendered, Readonly<Record<string, string>>>> = {
  fr: {},
  es: {
    ...Object.fromEntries(['yellow', 'cyan', 'green', 'orange', 'coral', 'pink', 'purple', 'blue', 'red'].map((colour) => [`pop-${colour}`, 'la burbuja'])),
    'pop-the-cat': 'la burbuja',
    'how-many': 'los patos, los huevos, los dedos',
  },
  pt: {
    ...Object.fromEntries(['yellow', 'cyan', 'green', 'orange', 'coral', 'pink', 'purple', 'blue', 'red'].map((colour) => [`pop-${colour}`, 'a bolha'])),
    'how-many': 'os patos, os ovos, os dedos',
  },
}

const COLOURS = ['yellow', 'light-blue', 'green', 'orange', 'red', 'pink', 'purple', 'blue']
/** Number of letters that identify a colour in both its masculine and its feminine form. */
const STEM = 3

/** Whether a cue has a gendered pronoun, or an article used as one (before an adjective or before "de"). */
function isGendered(language: Gendered, cue: string): boolean {
  const { gendered, articles, nominal } = languages[language]
  const stems = COLOURS.map((colour) => (phrasesIn(language)[colour] ?? '').slice(0, STEM))
  const words = cue.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  return words.some((word, index) => {
    if (gendered.some((each) => each.test(word))) return true
    if (!(articles as readonly string[]).includes(word)) return false
    const [next = '', noun] = words.slice(index + 1)
    return next === '' || /^(?:del?|d[oa])$/.test(next) || (noun === undefined && (nominal.test(next) || stems.some((stem) => next.startsWith(stem))))
  })
}

test.each(Object.keys(languages) as readonly Gendered[])('%s has no cue with a gendered pronoun unless a noun decides the gender', (language) => {
  const found = Object.entries(phrasesIn(language)).filter(([, cue]) => isGendered(language, cue))
  expect(found.filter(([id]) => decided[language][id] === undefined)).toEqual([])
  expect(Object.keys(decided[language]).toSorted(), 'an exception that is no longer needed').toEqual(found.map(([id]) => id).toSorted())
})

test('finds a gendered pronoun in each language, and no article of a noun', () => {
  const bad: Readonly<Record<Gendered, readonly string[]>> = {
    fr: ['suis-le', 'trouve celui-ci', 'mets-la dans le nid', 'lequel\u202F?', 'elle pousse', 'trouve le même'],
    es: ['tócala', 'síguelo', 'busca este', 'explota la roja', 'ponlos en la pecera', '¿cuántas hay?', 'busca la otra'],
    pt: ['segue-o', 'pega-la', 'procura este', 'liga os dois', 'estoura a roxa', 'olha para ele', 'qual é o mesmo?'],
  }
  const good: Readonly<Record<Gendered, readonly string[]>> = {
    fr: ['vas-y', 'c’est là', 'arrose la plante', 'trouve la même chose', 'dans le nid', 'trouve l’autre', 'tu peux l’appeler'],
    es: ['atrapa la luz', 'busca esto', 'escucha', 'mira y sigue', 'da palmas', 'dale leche al gato', 'haz un sonido'],
    pt: ['rega a planta', 'procura isto', 'sua vez', 'põe no ninho', 'mostra os dedos', 'lá vem', 'pega a luz'],
  }
  const all = (cues: Readonly<Record<Gendered, readonly string[]>>) =>
    (Object.keys(cues) as readonly Gendered[]).flatMap((language) => cues[language].map((cue) => [language, cue] as const))
  expect(all(bad).filter(([language, cue]) => !isGendered(language, cue))).toEqual([])
  expect(all(good).filter(([language, cue]) => isGendered(language, cue))).toEqual([])
})

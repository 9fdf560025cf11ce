import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { english } from '../support/english'
import { englishTexts, type Texts, textsOf, translatedLanguages } from '#tests/support/languages'
import glossary from '../../src/text/glossary.json' with { type: 'json' }
import { allRows } from '#tests/support/listedWords'
import phrases from '../../src/domain/words/en/phrases.json' with { type: 'json' }
import starters from '../../src/domain/words/en/starters.json' with { type: 'json' }
import decks from '../../src/domain/words/en/outlineDecks.json' with { type: 'json' }

/*
 * Checks every other language against the English texts: it must have the same keys, the same placeholders, its own plural forms, and
 * the same translation of a term everywhere.
 */

const PLURAL = /_(zero|one|two|few|many|other)$/

/** Returns the plural forms needed for whole numbers below ten thousand and for some decimals. */
const formsOf = (language: string): readonly string[] => {
  const rules = new Intl.PluralRules(language)
  return [...new Set([1.5, 2.5, ...Array.from({ length: 10_000 }, (_, number) => number)].map((number) => rules.select(number)))]
}

const stemOf = (way: string): string => way.replace(PLURAL, '')
const valuesIn = (text: string): readonly string[] => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].toSorted()
const isBeside = (texts: Texts, way: string): boolean => PLURAL.test(way) && texts.has(`${stemOf(way)}_other`)

/** Returns the keys that a language must have, derived from the English keys. */
function wantedFor(source: Texts, language: string): ReadonlyMap<string, string> {
  const forms = formsOf(language)
  return new Map(
    [...source].flatMap(([way, text]) => {
      if (!isBeside(source, way)) return [[way, text] as const]
      if (!way.endsWith('_other')) return []
      return forms.map((form) => [`${stemOf(way)}_${form}`, text] as const)
    }),
  )
}

interface Faults {
  readonly missing: readonly string[]
  readonly needless: readonly string[]
  readonly values: readonly string[]
  readonly english: readonly string[]
  readonly long: readonly string[]
}

/**
 * Returns the maximum length of a translation in characters. Short texts may be half as long again plus four characters, because buttons have little room.
 */
const mostOf = (text: string): number => Math.max(14, Math.ceil(text.length * 1.5) + 4)
const SHORT = 24

/** Texts that can wrap: labels of settings, figures and objectives, and lines of the report. */
const WRAPS = /^report\.|\.dials\.\w+\.(label|hint)$|^ofActivities\..*\.(label|objectives\.\d+|records\.\w+|steps\.names\.[\w-]+|options\.[\w-]+)$/

/** Whether a text is so short that it may be the same in both languages, like a name. */
const isName = (text: string): boolean => text.replace(/\{\{\w+\}\}/g, '').split(/\s+/).length < 4

/** Makes a number in words look like one in digits, because a language may use either. */
const inDigits = (text: string): string => text.replaceAll('{{number}}', '{{count}}')

function faultsOf(source: Texts, said: Texts, language: string): Faults {
  const wanted = wantedFor(source, language)
  const there = [...wanted].flatMap(([way, text]) => {
    const own = said.get(way)
    return own === undefined ? [] : [{ way, text, own }]
  })
  const differs = ({ way, text, own }: (typeof there)[number]): boolean => {
    const [wants, has] = [text, own].map((each) => valuesIn(inDigits(each))) as [readonly string[], readonly string[]]
    // The dual form expresses its number without a digit.
    const may = [...(PLURAL.test(way) ? ['{{count}}', '{{n}}'] : []), ...(withoutName.has(stemOf(way)) ? ['{{alias}}'] : [])]
    return has.some((value) => !wants.includes(value)) || wants.some((value) => !has.includes(value) && !may.includes(value))
  }
  return {
    missing: [...wanted.keys()].filter((way) => !said.has(way) || said.get(way)?.trim() === ''),
    // A language may have a separate sentence for zero, as English does.
    needless: [...said.keys()].filter((way) => !wanted.has(way) && !(way.endsWith('_zero') && wanted.has(`${stemOf(way)}_other`))),
    values: there.filter(differs).map(({ way, own }) => `${way}: ${own}`),
    english: there.filter(({ text, own }) => own === text && !isName(text)).map(({ way, own }) => `${way}: ${own}`),
    long: there
      .filter(({ way, text, own }) => text.length <= SHORT && !WRAPS.test(way) && !text.includes('{{') && own.length > mostOf(text))
      .map(({ way, own, text }) => `${way}: ${own} (${own.length}, at most ${mostOf(text)})`),
  }
}

/** Sentences that name the child in English but not in every language. This list may only shrink. */
const withoutName: ReadonlySet<string> = new Set([
  'children.children.setup.seizure.ask',
  'guides.guides.paper.family.hands',
  'guides.guides.paper.family.presentsWhat',
  'guides.guides.paper.lead',
  'guides.guides.paper.school.limits',
  'meeting.meeting.back',
  'meeting.meeting.kept',
  'meeting.meeting.seen',
  'meeting.stepUp.locked',
  'messages.messages.request.why.deletion',
  'played.played.summary.today',
  'report.report.questions.bank.hearing',
  'report.report.recommendations.bank.move-it',
  'report.report.recommendations.where.even',
  'sessions.sessions.beyondCap',
  'stage.stage.sheet.forNowWhy',
  'teams.teams.cases.giveUpLead',
])

const none: Faults = { missing: [], needless: [], values: [], english: [], long: [] }

test.each(translatedLanguages)('%s has every text, with its values and plural forms, and keeps short texts short', (language) => {
  expect(faultsOf(englishTexts, textsOf(language), language)).toEqual(none)
})

/** Minimum share of the sentences with an English glossary term that must use its translation. Sometimes a pronoun reads better. */
const LEAST_SHARE = 0.85

interface Term {
  readonly say: string
  readonly found?: string
}

test.each(translatedLanguages)('%s uses one word for one thing, as in the glossary', (language) => {
  const said = textsOf(language)
  const terms = (glossary.in as Readonly<Record<string, Readonly<Record<string, Term>>>>)[language] ?? {}
  const wanted = wantedFor(englishTexts, language)
  const strayed = Object.entries(glossary.english).flatMap(([term, { found }]) => {
    const own = terms[term]?.found
    if (own === undefined) return [`${term} has no word`]
    const pairs = [...wanted]
      .filter(([, text]) => new RegExp(found, 'i').test(text.replace(/\{\{\w+\}\}/g, '')))
      .map(([way]) => [way, said.get(way) ?? ''] as const)
    const without = pairs.filter(([, text]) => !new RegExp(own, 'iu').test(text))
    if (pairs.length === 0 || without.length <= Math.max(1, pairs.length * (1 - LEAST_SHARE))) return []
    return [
      `${term} (${terms[term]?.say}): ${without.length} of ${pairs.length} say it otherwise: ${without.map(([way, text]) => `${way}: ${text}`).join(' | ')}`,
    ]
  })
  expect(strayed).toEqual([])
})

const json = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

test.each(translatedLanguages)('%s has every word, phrase and salient part, in few words', (language) => {
  const folder = `src/domain/words/${language}`
  const words = json<Readonly<Record<string, string>>>(`${folder}/words.json`)
  const parts = json<Readonly<Record<string, string>>>(`${folder}/parts.json`)
  expect(Object.keys(words).toSorted()).toEqual(allRows.map(({ id }) => id).toSorted())
  const own = json<Readonly<Record<string, string>>>(`${folder}/phrases.json`)
  expect(Object.keys(own)).toEqual(Object.keys(phrases))
  const empty = [...Object.entries(words), ...Object.entries(parts), ...Object.entries(own)].filter(([, text]) => text.trim() === '')
  expect(empty).toEqual([])
  // Each part has only a few words, which can be read at a glance.
  expect(Object.entries(parts).filter(([, text]) => text.split(/\s+/).length > 5)).toEqual([])
  const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
  expect(idsOf(json(`${folder}/starters.json`))).toEqual(idsOf(starters))
  const ownDecks = json<typeof decks>(`${folder}/outlineDecks.json`)
  expect(idsOf(ownDecks)).toEqual(idsOf(decks))
  expect(ownDecks.map((deck) => deck.words.length)).toEqual(decks.map((deck) => deck.words.length))
})

test.each(['en', ...translatedLanguages])('%s has a phrase for each part of a word, by its id, and no other', (language) => {
  const parts = json<Readonly<Record<string, string>>>(`src/domain/words/${language}/parts.json`)
  const ids = new Set(allRows.flatMap(({ salient }) => salient.map(({ id, text }) => text ?? id)))
  expect(Object.keys(parts).toSorted()).toEqual([...ids].toSorted())
  expect(Object.keys(parts).filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
})

/** Whether French spacing is wrong: a non-breaking space comes before ; : ! ? » and %, and after «. */
const spacesWrongly = (text: string): boolean =>
  /[^\u202F\u00A0](?:[;!?»]|:(?!\d|\/\/))|[\d}] ?%|«(?![\u202F\u00A0])/.test(text.replaceAll(/[;:!?](?=[;:!?])/g, ''))

test('French never breaks a line before its punctuation', () => {
  expect(['Pour qui ?', 'Oui:', '«Non»', '7%'].filter((text) => !spacesWrongly(text))).toEqual([])
  expect(['Pour qui\u202F?', '«\u202FNon\u202F»', '20:15', '7\u00A0%'].filter(spacesWrongly)).toEqual([])
  expect([...textsOf('fr')].filter(([, text]) => spacesWrongly(text))).toEqual([])
})

test('finds every kind of fault in a language', () => {
  const source: Texts = new Map([
    ['found_one', '{{count}} light found of {{all}}.'],
    ['found_other', '{{count}} lights found of {{all}}.'],
    ['go', 'Go on'],
    ['why', 'This is said in many words.'],
  ])
  const said: Texts = new Map([
    ['found_one', 'واحد من {{all}}'],
    ['found_other', '{{count}} من {{sum}}'],
    ['go', 'one that is far too long for a button'],
    ['why', 'This is said in many words.'],
    ['more', 'x'],
  ])
  const faults = faultsOf(source, said, 'ar')
  expect(faults.missing.toSorted()).toEqual(['found_few', 'found_many', 'found_two', 'found_zero'])
  expect(faults.needless).toEqual(['more'])
  expect(faults.values).toEqual(['found_other: {{count}} من {{sum}}'])
  expect(faults.english).toEqual(['why: This is said in many words.'])
  expect(faults.long).toHaveLength(1)
  expect(Object.keys(english)).toEqual(['app', 'screens'])
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { isolated, withoutIsolates } from '#domain/bidi'
import { sayPlural } from '#domain/activities/resultText'
import { fileName } from '#app/forms/download'
import { addEnglish } from '../support/english'
import { child, composePages } from '../support/printedReport'

const LATIN = 'Pip'
const ARABIC = 'فراشة'
const BOTH = 'Pip فراشة'

describe('a name within a sentence', () => {
  it.each([
    [LATIN, 'ltr', LATIN],
    [ARABIC, 'rtl', ARABIC],
    ['7', 'ltr', '7'],
    ['🦋', 'rtl', '🦋'],
    [ARABIC, 'ltr', `\u2068${ARABIC}\u2069`],
    [LATIN, 'rtl', `\u2068${LATIN}\u2069`],
    ['pip@example.org', 'rtl', '\u2068pip@example.org\u2069'],
    [BOTH, 'ltr', `\u2066${BOTH}\u2069`],
    [BOTH, 'rtl', `\u2067${BOTH}\u2069`],
  ] as const)('renders %s in a sentence read %s as %j', (name, direction, said) => {
    expect(isolated(name, direction)).toBe(said)
  })

  it('has no marks if a sentence becomes data', () => {
    expect(withoutIsolates(`Report ${isolated(ARABIC, 'ltr')} 7`)).toBe(`Report ${ARABIC} 7`)
    expect(fileName(`Report ${isolated(ARABIC, 'ltr')} 7`, 'pdf')).toBe(`Report ${ARABIC} 7.pdf`)
  })

  it('keeps its own direction in the results of activities', () => {
    const sentence = { other: '{{alias}}: {{n}} / {{count}}' }
    expect(sayPlural(sentence, 'en', { alias: ARABIC, n: 7, count: 8 })).toBe(`\u2068${ARABIC}\u2069: 7 / 8`)
    expect(sayPlural(sentence, 'ar-u-nu-latn', { alias: LATIN, n: 7, count: 8 })).toBe(`\u2068${LATIN}\u2069: 7 / 8`)
    expect(sayPlural(sentence, 'ar-u-nu-latn', { alias: ARABIC, n: 7, count: 8 })).toBe(`${ARABIC}: 7 / 8`)
  })
})

describe('every sentence', () => {
  afterEach(() => vi.resetModules())

  const texts = async (language: 'en' | 'ar') => {
    const { speakIn, sayNames } = await import('#text/locale')
    speakIn(language)
    const { i18n } = await import('#text/i18n')
    const { fetchTexts } = await import('#text/load')
    await Promise.all([fetchTexts('/sharing'), fetchTexts('/plan')])
    return { text: i18n.t, sayNames }
  }

  it('isolates names of the other direction, and leaves those of the same direction unchanged', async () => {
    const { text, sayNames } = await texts('en')
    expect(text('screens.plan.printTitle', { alias: LATIN })).toBe('Pip’s week')
    expect(text('screens.plan.printTitle', { alias: ARABIC })).toBe(`\u2068${ARABIC}\u2069’s week`)
    expect(sayNames([LATIN, ARABIC])).toBe(`Pip and \u2068${ARABIC}\u2069`)
  })

  it('does the same from right to left', async () => {
    const { text, sayNames } = await texts('ar')
    expect(text('screens.plan.printTitle', { alias: ARABIC })).toBe(`أسبوع ${ARABIC}`)
    expect(text('screens.plan.printTitle', { alias: LATIN })).toBe('أسبوع \u2068Pip\u2069')
    expect(text('screens.access.endOf', { alias: LATIN, account: ARABIC })).toBe(`إيقاف مشاركة صفحة \u2068Pip\u2069 مع ${ARABIC}`)
    expect(sayNames([LATIN, ARABIC])).toBe(`\u2068Pip\u2069 و${ARABIC}`)
  })
})

it('isolates the name next to the age on the first page of a report', () => {
  addEnglish()
  expect(JSON.stringify(composePages({ child: child({ alias: ARABIC }) }))).toContain(`"who":{"lead":"\u2068${ARABIC}\u2069"`)
  expect(JSON.stringify(composePages())).toContain('"who":{"lead":"Pip"')
})

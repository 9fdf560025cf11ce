import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newProfile } from '#domain/child/childProfile'
import { resolveSettings } from '#domain/settings/resolve'
import { MIN_LINE_SIZE } from '#domain/child/safety'
import { textOf } from '#domain/trials/plan/plan'
import { layOut } from '#domain/trials/concepts/print'
import { starterTexts } from '#domain/words/starters'
import { chunksOf, faultOf, graphemesOf, isRightToLeft, linesOf, plainWord, TEXT_LIMIT, tidyText, wordsOf } from '#domain/words/reading'
import { inOrder, movedEarlier, orderAfter } from '#domain/words/texts'
import { readingLevels } from '../../scenes/activities/highlightedwords/levels'
import { planLine } from '../../scenes/activities/highlightedwords/logic'
import manifest from '../../scenes/activities/highlightedwords/manifest'
import type { SettingValue } from '#domain/settings/ownSettings'
import { planBlock } from '../support/plans'

const widthOf = (piece: string, sides = 0.3) => graphemesOf(piece).length * 0.5 + sides * 2
const { dials } = resolveSettings(newProfile, manifest.settings, {})
const awkward = [
  'أنا أحب الشمس الدافئة',
  '我喜欢温暖的太阳。',
  '👩‍👩‍👧‍👦🎈🇩🇪 ❤️',
  'e\u0301\u0323cole na\u0308chste',
  'ทดสอบภาษาไทย',
  `x${'y'.repeat(499)}`,
  '\u202eabc def',
  'one\n\n\ntwo',
  '\ud800 broken',
]

type LevelId = keyof typeof readingLevels
const levelIds = Object.keys(readingLevels) as LevelId[]

function plan(text: string, level: LevelId = '4', settings: Readonly<Record<string, SettingValue>> = {}, zones = dials.zones) {
  return planBlock({
    manifest,
    plan: planLine,
    level: readingLevels[level],
    texts: [{ id: 'own', text, order: 1 }],
    profile: { dials: { zones } },
    settings,
    turns: 4,
    widthOf,
  })
}

describe('a text', () => {
  it('is read in lines of up to eight words, long ones split evenly, without losing a word', () => {
    const words = Array.from({ length: 19 }, (_, index) => `w${index}`)
    const lines = linesOf(`${words.join(' ')}\nAnd one more.`)
    expect(lines.map((line) => line.length)).toEqual([7, 7, 5, 3])
    expect(lines.flat().slice(0, 19)).toEqual(words)
  })

  it.each(awkward)('keeps every letter in any script: %j', (text) => {
    expect(wordsOf(text).join('').replaceAll(' ', '')).toBe(tidyText(text).replaceAll(/\s/g, ''))
    expect(faultOf(text)).toBe(graphemesOf(tidyText(text)).length > TEXT_LIMIT.letters ? 'too-long' : null)
  })

  it('is measured in visible characters: accents and emoji count one each', () => {
    const families = '👩‍👩‍👧‍👦'.repeat(TEXT_LIMIT.letters / 2)
    expect(families.length).toBeGreaterThan(TEXT_LIMIT.letters)
    expect(faultOf(families)).toBeNull()
    expect(faultOf('a'.repeat(TEXT_LIMIT.letters + 1))).toBe('too-long')
  })

  it('is split between visible characters', () => {
    expect(graphemesOf('👩‍👩‍👧‍👦e\u0301')).toEqual(['👩‍👩‍👧‍👦', 'e\u0301'])
    expect(wordsOf('我喜欢太阳').length).toBeGreaterThan(1)
    expect([chunksOf('cat'), chunksOf('tree'), chunksOf('apple'), chunksOf('I')]).toEqual([['c', 'at'], ['tr', 'ee'], ['a', 'pple'], ['I']])
    expect([plainWord('Cat!'), plainWord('«Sun»')]).toEqual(['cat', 'sun'])
    expect([isRightToLeft('شمس'), isRightToLeft('sun')]).toEqual([true, false])
  })

  it('is not saved if empty or too long', () => {
    expect([faultOf(' \n '), faultOf('a'.repeat(400)), faultOf('a'.repeat(401)), faultOf('👩‍👩‍👧‍👦'.repeat(390))]).toEqual(['empty', null, 'too-long', 'too-long'])
    expect(starterTexts().every(({ text }) => faultOf(text) === null)).toBe(true)
  })
})

describe('ordered texts', () => {
  const [a, b, c] = [
    { id: 'a', text: 'a', order: 1 },
    { id: 'b', text: 'b', order: 2 },
    { id: 'c', text: 'c', order: 2 },
  ]
  it('swap with the previous one, even if both have the same number', () => {
    const apply = (text: typeof a) =>
      inOrder([a, b, c].map((each) => movedEarlier([a, b, c], text).find(({ id }) => id === each.id) ?? each)).map(({ id }) => id)
    expect([apply(a), apply(b), apply(c)]).toEqual([
      ['a', 'b', 'c'],
      ['b', 'a', 'c'],
      ['a', 'c', 'b'],
    ])
    expect([orderAfter([]), orderAfter([a, b])]).toEqual([1, 3])
  })
})

describe('words on the stage', () => {
  it.each(awkward.flatMap((text) => levelIds.map((level) => [level, text] as const)))('at level %s fit the stage: %j', (level, text) => {
    for (const { stimuli } of plan(text, level)) {
      expect(stimuli.length).toBeGreaterThan(0)
      for (const thing of stimuli) {
        const { place, size } = thing
        const printed = textOf(thing)
        const half = (widthOf(printed?.text ?? '', printed?.sides) * size) / (4 / 3) / 2
        expect(size).toBeGreaterThanOrEqual(MIN_LINE_SIZE)
        expect(place.x - half).toBeGreaterThanOrEqual(0.06 - 1e-6)
        expect(place.x + half).toBeLessThanOrEqual(0.94 + 1e-6)
      }
    }
  })

  it('are all there, in order, whatever the text, and within the visual field', () => {
    const zones = { ...dials.zones, 3: 0, 6: 0, 9: 0 } as const
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(1 as const, 2 as const),
        (words, lines) => {
          const pages = layOut([words], { lines, size: 0.3, zones, aspect: 4 / 3, widthOf })
          expect(
            pages
              .flat()
              .map(({ text }) => text)
              .join(''),
          ).toBe(words.join(''))
          for (const { place } of pages.flat()) expect(place.x).toBeLessThan(2 / 3)
        },
      ),
    )
  })

  it('light up one at a time; the others are dimmed as the level sets', () => {
    const light = (level: LevelId) => plan('The warm sun is here.', level)[2]?.stimuli.map((word) => word.light)
    expect(light('1')).toEqual([1, 0, 0, 0, 0])
    expect(light('2')).toEqual([1, 0, 0, 0, 0])
    expect(light('7')?.slice(0, 2)).toEqual([1, 0.3])
  })

  it('are highlighted less from line to line when the highlight fades', () => {
    const rests = plan('The sun.', '7')
      .slice(2)
      .map(({ stimuli }) => stimuli[1]?.light ?? 0)
    expect(rests[0]).toBe(0.3)
    expect(rests.at(-1)).toBeCloseTo(0.9)
    expect(rests.every((rest, index) => index === 0 || rest > (rests[index - 1] ?? 1))).toBe(true)
  })

  it('run from right to left if the script does', () => {
    const [first, second] = plan('أنا هنا')[2]?.stimuli ?? []
    expect((first?.place.x ?? 0) > (second?.place.x ?? 1)).toBe(true)
  })
})

import { act, useEffect, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answers } from '#domain/assessment/rating'
import { NO_ANSWERS } from '#domain/assessment/rating'
import { occasionsIn } from '#domain/assessment/occasions'
import { StoreError } from '#ports/documents'
import { OccasionPart } from '../../src/screens/assessment/looking/OccasionPart'
import { AGAIN_MS } from '../../src/screens/assessment/rate/answerSaver'
import { Rate } from '../../src/screens/assessment/rate/Rate'
import { FakeAssessments } from '../support/fakeAssessments'
import { show } from '../support/page'

const pip = { id: 'pip', alias: 'Pip' }
const ID = 'o1-family-1'
let fake: FakeAssessments

beforeEach(() => {
  fake = new FakeAssessments()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Watching({ ratingId = ID }: { ratingId?: string }) {
  const [assessed, setAssessed] = useState(fake.assessed())
  useEffect(() => fake.watch('pip', setAssessed, () => undefined), [])
  return (
    <MemoryRouter>
      <Rate child={pip} assessed={assessed} ratingId={ratingId} uid={fake.uid} />
    </MemoryRouter>
  )
}

function open(answers: Answers = NO_ANSWERS) {
  fake.put({ author: 'ada', side: 'family' }, answers)
  return show(<Watching />, { assessments: fake })
}

const key = (name: string, target: EventTarget = document.body) =>
  act(async () => void target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))
/** Returns the checkbox with this label. */
const box = (words: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === words)?.querySelector('input') as HTMLInputElement
const tick = (words: string) => act(async () => box(words).click())
const kept = () => fake.kept.get(ID) ?? NO_ANSWERS
const heading = () => document.querySelector('h1')?.textContent
const chosen = () => document.querySelector('input:checked + label')?.textContent ?? null

async function write(field: HTMLTextAreaElement | null, words: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, words)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

describe('an item', () => {
  test('is answered with the keys 1 to 5, N and D, and Enter continues', async () => {
    open()
    expect(heading()).toContain('when a bright thing comes close')
    await key('4')
    expect([chosen(), kept().items[1]?.value]).toEqual(['Usually', 3])
    await key('6')
    expect(kept().items[1]?.value).toBe(3)
    await key('n')
    expect(chosen()).toBe('Does not apply')
    await key('D')
    expect(kept().items[1]?.value).toBe('not-observed')
    await key('Enter')
    expect(heading()).toContain('favourite thing placed within reach')
    expect(kept().at).toBe(2)
  })

  test('about time has its own six answers', async () => {
    open({ ...NO_ANSWERS, at: 9 })
    expect(document.querySelectorAll('[role=radiogroup] input')).toHaveLength(8)
    await key('6')
    expect([chosen(), kept().items[9]?.value]).toEqual(['Not seen', 'not-seen'])
    await key('2')
    expect([chosen(), kept().items[9]?.value]).toEqual(['3 to 5 seconds', '5'])
  })

  test('in words takes typing, and its keys stay with the field', async () => {
    const page = open({ ...NO_ANSWERS, at: 20 })
    const field = page.place.querySelector('textarea')
    await write(field, 'Red, 5 times')
    await key('5', field ?? document.body)
    await key('Enter', field ?? document.body)
    expect(heading()).toContain('Colours')
    await page.press('Next')
    expect(kept().items[20]).toEqual({ supports: [], words: 'Red, 5 times' })
  })

  test('takes the kinds of help and a note', async () => {
    const page = open()
    await tick('Quiet')
    await tick('Waiting')
    await tick('Quiet')
    await page.press('Add a note')
    const field = page.place.querySelector('textarea')
    expect(document.activeElement).toBe(field)
    await write(field, 'At breakfast')
    await page.press('Next')
    expect(kept().items[1]).toMatchObject({ supports: ['wait'], note: 'At breakfast' })
    await page.press('Back')
    expect(page.place.querySelector('textarea')?.value).toBe('At breakfast')
  })

  test('continues on Enter from the kinds of help, and unticks nothing', async () => {
    open()
    await tick('Waiting')
    const before = heading()
    await key('Enter', box('Waiting'))
    expect(heading()).not.toBe(before)
    expect(kept().items[1]?.supports).toEqual(['wait'])
  })

  test('resumes where it was left', () => {
    open({ ...NO_ANSWERS, items: { 1: { value: 2, supports: [] } }, at: 30 })
    expect(heading()).toContain('unusual angle')
    expect(document.body.textContent).toContain('30 of 54')
  })
})

test('paints the nine places by press or key, and each names its state', async () => {
  const page = open({ ...NO_ANSWERS, at: 17 })
  const places = [...page.place.querySelectorAll<HTMLButtonElement>('button[data-place]')]
  expect(places).toHaveLength(9)
  const [first] = places
  const said = () => [first?.getAttribute('aria-label'), page.place.querySelector('[role=status].unseen')?.textContent, kept().places[1]]
  for (const [name, answer] of [
    ['Quick', 'quick'],
    ['Slow', 'slow'],
    ['Not seen', 'not-seen'],
    ['Not known', undefined],
  ]) {
    await act(async () => first?.click())
    expect(said()).toEqual([`top left: ${name}`, `top left: ${name}`, answer])
  }
  expect(places.every(({ type }) => type === 'button')).toBe(true)
  expect(page.text).toContain('Pip’s left')
})

test('asks for warning signs without a score, and only advises to tell the doctor', async () => {
  const page = open({ ...NO_ANSWERS, items: { 54: { value: 2, supports: [] } }, at: 54 })
  const answers = [...page.place.querySelectorAll<HTMLInputElement>('input')]
  await act(async () => answers[1]?.click())
  expect(kept().flags).toEqual({ 'lost-skill': false })
  expect(page.text).not.toContain('Talk to the doctor soon')
  await act(async () => answers[2]?.click())
  expect(kept().flags).toEqual({ 'lost-skill': false, 'eye-turn': true })
  expect(page.text).toContain('Talk to the doctor soon')
  await page.press('Next')
  await page.press('Next')
  expect(heading()).toBe('53 questions are still open')
  expect(page.text).toContain('The nine places are not filled in.')
  expect(page.button('Next')).toBeNull()
})

describe('an answer', () => {
  test('is reported as saved, or as saved on this tablet', async () => {
    const page = open()
    await key('1')
    expect(page.text).toMatch(/Saved \d\d:\d\d/)
    fake.outcome = 'kept'
    await key('2')
    expect(page.text).toContain('Saved on this tablet; sent later')
  })

  test('stays on the screen when it cannot be saved, explains what to do, and is sent again', async () => {
    vi.useFakeTimers()
    fake.outcome = new StoreError('unavailable')
    const page = open()
    await key('3')
    expect(chosen()).toBe('About half the time')
    expect(page.alert).toContain('Leave this page open')
    expect(kept().items).toEqual({})
    fake.outcome = 'sent'
    await act(async () => vi.advanceTimersByTime(AGAIN_MS))
    expect(page.alert).toBeNull()
    expect(kept().items[1]?.value).toBe(2)
    expect(page.text).toMatch(/Saved/)
  })

  test('given in another tab is shown here and not overwritten', async () => {
    open()
    await act(async () => void fake.put({ author: 'ada', side: 'family' }, { ...kept(), items: { 7: { value: 4, supports: [] } } }))
    await key('1')
    expect(kept().items).toEqual({ 1: { value: 0, supports: [] }, 7: { value: 4, supports: [] } })
  })
})

describe('without permission', () => {
  test('shows who fills in a form started by another person', () => {
    fake.put({ author: 'kim', side: 'family' }, NO_ANSWERS)
    const page = show(<Watching />, { assessments: fake })
    expect(page.text).toContain('kim is filling this in')
    expect(fake.asked).toEqual([])
  })

  test('says that a form was signed elsewhere', async () => {
    const page = open()
    await act(async () => void fake.put({ author: 'ada', side: 'family', isSigned: true }, kept()))
    expect(page.text).toContain('This is finished and signed')
    expect(page.button('Next')).toBeNull()
  })

  test('says that nothing is lost in a damaged form', () => {
    fake.unreadable.add(ID)
    expect(open().text).toContain('Nothing is lost')
  })
})

describe('two people', () => {
  const often = (value: 0 | 4): Answers => ({ ...NO_ANSWERS, items: Object.fromEntries([24, 25, 26, 27, 28].map((n) => [n, { value, supports: ['quiet'] }])) })
  const draw = (onBegin: (occasion: string, answers?: Answers, version?: number) => void = () => undefined) => {
    const [occasion] = occasionsIn(fake.ratings)
    if (occasion === undefined) throw new Error('nothing was begun')
    return show(
      <MemoryRouter>
        <OccasionPart child={pip} occasion={occasion} side="family" uid="ada" isBusy={false} onBegin={onBegin} />
      </MemoryRouter>,
      { assessments: fake },
    )
  }

  test('do not see or load each other’s answers before both have signed', () => {
    fake.put({ author: 'tom', side: 'team', isSigned: true }, often(4))
    fake.put({ author: 'ada', side: 'family' }, often(0))
    const page = draw()
    expect(page.text).toContain('finished, hidden for now')
    expect(page.text).toContain('Welcome back. 49 to go.')
    expect(page.text).not.toContain('100')
    expect(fake.asked).toEqual([])
  })

  test('let one of them work alone and see their own result', () => {
    fake.put({ author: 'ada', side: 'family', isSigned: true }, often(4))
    const page = draw()
    expect(page.text).toContain('not started')
    expect(page.place.querySelectorAll('tbody tr')).toHaveLength(13)
    expect(page.text).toContain('1001 kind of help')
    expect(page.button('Correct an answer')).not.toBeNull()
  })

  test('correct an answer in a new version, with the signed one still shown', async () => {
    fake.put({ author: 'ada', side: 'family', isSigned: true }, often(4))
    const begun: unknown[] = []
    await draw((...all) => void begun.push(all)).press('Correct an answer')
    expect(begun).toEqual([['o1', often(4), 2]])
    // While the new version is a draft, the signed one stays in force and visible.
    fake.put({ author: 'ada', side: 'family', version: 2 }, often(0))
    const page = draw()
    expect(page.text).toContain('Continue correcting')
    expect(page.text).toContain('100')
    expect(page.button('Correct an answer')).toBeNull()
  })

  test('of the same side need one set of answers, and the second is asked nothing', () => {
    fake.put({ author: 'kim', side: 'family' }, often(4))
    const page = draw()
    expect(page.text).toContain('kim is answering for your side this time')
    expect([page.button('Start'), page.button('Correct an answer')]).toEqual([null, null])
    expect(fake.asked).toEqual([])
  })

  test('see both results side by side once both have signed, with topics to discuss', () => {
    fake.put({ author: 'tom', side: 'team', isSigned: true }, often(4))
    fake.put({ author: 'ada', side: 'family', isSigned: true }, often(0))
    const page = draw()
    expect([...page.place.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual(['Section', 'ada, family', 'tom, team'])
    expect(page.text).toContain('Clutter: 0 at home, 100 in the team.')
    expect(page.text).not.toMatch(/total|on average/i)
  })
})

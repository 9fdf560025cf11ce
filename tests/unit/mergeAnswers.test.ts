import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  change,
  type Changes,
  applyStored,
  isUnsaved,
  NO_CHANGES,
  overlay,
  type AnswerPart,
  type AnswerValue,
  removeSent,
  answerIn,
} from '#domain/assessment/merge'
import { occasionsIn } from '#domain/assessment/occasions'
import { answeredOf, itemAt, sectionAt, stepAfter, stepBefore, assessmentSteps, stepToResume } from '#domain/assessment/steps'
import { type Answers, NO_ANSWERS } from '#domain/assessment/rating'
import { StoreError, type Delivery } from '#ports/documents'
import { AGAIN_MS, createAnswerSaver, type SavedAnswers, TYPED_MS } from '../../src/screens/assessment/rate/answerSaver'
import { FakeAssessments } from '../support/fakeAssessments'

const mostly = { value: 3, supports: [] } as const
const seldom = { value: 1, supports: [] } as const

describe('local changes over stored answers', () => {
  test('contain only changes made here', () => {
    const kept: Answers = { ...NO_ANSWERS, items: { 1: mostly, 2: mostly }, places: { 1: 'quick' }, note: 'Before' }
    let changes = change(NO_CHANGES, kept, 'items 2', seldom)
    changes = change(changes, kept, 'places 1', undefined)
    changes = change(changes, kept, 'flags pain', false)
    changes = change(changes, kept, 'at', 30)
    const elsewhere: Answers = { ...kept, items: { ...kept.items, 3: seldom }, places: { 1: 'quick', 9: 'slow' }, note: 'After' }
    expect(overlay(elsewhere, changes)).toEqual({
      items: { 1: mostly, 2: seldom, 3: seldom },
      places: { 9: 'slow' },
      flags: { pain: false },
      note: 'After',
      at: 30,
    })
  })

  test('are unsaved until exactly they were sent', () => {
    const first = change(NO_CHANGES, NO_ANSWERS, 'items 1', mostly)
    const second = change(first, NO_ANSWERS, 'items 1', seldom)
    expect(isUnsaved(removeSent(first, first))).toBe(false)
    expect(isUnsaved(removeSent(second, first))).toBe(true)
  })

  test('give way to later answers of another tab, and are restored once if that tab had not seen them', () => {
    const changes = change(NO_CHANGES, NO_ANSWERS, 'items 1', mostly)
    const sent = removeSent(changes, changes)
    expect(overlay(NO_ANSWERS, applyStored(sent, { ...NO_ANSWERS, items: { 1: seldom } })).items).toEqual({})
    const lost = applyStored(sent, NO_ANSWERS)
    expect(isUnsaved(lost)).toBe(true)
    expect(overlay(NO_ANSWERS, lost).items).toEqual({ 1: mostly })
    // A tab that keeps writing has the last word, so two tabs never overwrite each other endlessly.
    expect(isUnsaved(applyStored(removeSent(lost, lost), NO_ANSWERS))).toBe(false)
  })

  test('of two tabs writing at the same moment are all kept', () => {
    const parts = ['items 1', 'items 2', 'items 3', 'places 1', 'places 2', 'flags pain', 'note'] as const satisfies readonly AnswerPart[]
    const valueOf = (part: AnswerPart): AnswerValue =>
      part === 'note' ? 'Said' : part.startsWith('items') ? mostly : part.startsWith('places') ? 'quick' : true
    fc.assert(
      fc.property(fc.shuffledSubarray([...parts]), fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }), (said, whose) => {
        let store: Answers = NO_ANSWERS
        const tabs: Changes[] = [NO_CHANGES, NO_CHANGES]
        said.forEach((part, index) => {
          const tab = whose[index] === true ? 1 : 0
          tabs[tab] = change(tabs[tab] ?? NO_CHANGES, NO_ANSWERS, part, valueOf(part))
        })
        // When each tab writes, it has not yet received the other's answer.
        for (const tab of [0, 1]) {
          const changes = tabs[tab] ?? NO_CHANGES
          store = overlay(NO_ANSWERS, changes)
          tabs[tab] = removeSent(changes, changes)
        }
        for (const tab of [0, 1]) {
          const changes = applyStored(tabs[tab] ?? NO_CHANGES, store)
          if (isUnsaved(changes)) store = overlay(store, changes)
          tabs[tab] = removeSent(changes, changes)
        }
        for (const part of said) expect(answerIn(store, part), part).toEqual(valueOf(part))
      }),
    )
  })
})

describe('the saver of answers', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function rig(save: (answers: Answers, onArrived: () => void) => Promise<Delivery>) {
    const told: SavedAnswers[] = []
    const saver = createAnswerSaver(
      save,
      (kept) => void told.push(kept),
      () => 7,
    )
    return { saver, last: () => told.at(-1) }
  }

  test('saves each answer at once, and typed text after a pause', async () => {
    const save = vi.fn<(answers: Answers) => Promise<Delivery>>(async (): Promise<Delivery> => 'sent')
    const { saver, last } = rig(save)
    saver.hear(NO_ANSWERS)
    saver.say('items 1', mostly)
    expect(save).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(0)
    for (const words of ['T', 'To', 'To t']) saver.say('note', words, true)
    expect(save).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(TYPED_MS)
    expect(save).toHaveBeenCalledTimes(2)
    expect(save.mock.lastCall?.[0]).toEqual({ ...NO_ANSWERS, items: { 1: mostly }, note: 'To t' })
    expect(last()?.saveState).toEqual({ kind: 'sent', at: 7 })
  })

  test('reports a locally saved answer as sent once it arrives, unless more was said since', async () => {
    const arrivals: (() => void)[] = []
    const { saver, last } = rig(async (_answers, onArrived) => {
      arrivals.push(onArrived)
      return 'kept'
    })
    saver.hear(NO_ANSWERS)
    saver.say('items 1', mostly)
    await vi.advanceTimersByTimeAsync(0)
    expect(last()?.saveState.kind).toBe('kept')
    saver.say('items 2', mostly)
    await vi.advanceTimersByTimeAsync(0)
    arrivals[0]?.()
    expect(last()?.saveState.kind).toBe('kept')
    arrivals[1]?.()
    expect(last()?.saveState.kind).toBe('sent')
  })

  test('lets fast input run one answer ahead of the store, and does not wait for a hanging save', async () => {
    const answers: ((delivery: Delivery) => void)[] = []
    const save = vi.fn<(answers: Answers) => Promise<Delivery>>(() => new Promise((resolve) => void answers.push(resolve)))
    const { saver, last } = rig(save)
    saver.hear(NO_ANSWERS)
    for (const item of [1, 2, 3, 4]) saver.say(`items ${item}`, mostly)
    expect(save).toHaveBeenCalledTimes(1)
    answers[0]?.('sent')
    await vi.advanceTimersByTimeAsync(0)
    expect(save).toHaveBeenCalledTimes(2)
    expect(Object.keys(save.mock.lastCall?.[0].items ?? {})).toEqual(['1', '2', '3', '4'])
    expect(last()?.isUnsaved).toBe(true)
    saver.say('items 5', mostly)
    await vi.advanceTimersByTimeAsync(1000)
    expect(save).toHaveBeenCalledTimes(3)
    answers[1]?.('kept')
    answers[2]?.('kept')
    await vi.advanceTimersByTimeAsync(0)
    expect(last()).toMatchObject({ isUnsaved: false, saveState: { kind: 'kept' } })
  })

  test('keeps and resends unsaved answers until they are saved', async () => {
    let works = false
    const save = vi.fn<(answers: Answers) => Promise<Delivery>>(async (): Promise<Delivery> => {
      if (!works) throw new StoreError('unavailable')
      return 'sent'
    })
    const { saver, last } = rig(save)
    saver.hear(null)
    saver.say('items 1', mostly)
    await vi.advanceTimersByTimeAsync(0)
    expect(last()).toEqual({ answers: { ...NO_ANSWERS, items: { 1: mostly } }, saveState: { kind: 'failed', code: 'unavailable' }, isUnsaved: true })
    works = true
    await vi.advanceTimersByTimeAsync(AGAIN_MS)
    expect(last()?.saveState.kind).toBe('sent')
    await vi.advanceTimersByTimeAsync(AGAIN_MS * 3)
    expect(save).toHaveBeenCalledTimes(2)
  })

  test('saves unsaved answers when it ends, but not after signing', () => {
    const save = vi.fn<(answers: Answers) => Promise<Delivery>>(async (): Promise<Delivery> => 'sent')
    const { saver } = rig(save)
    saver.hear(NO_ANSWERS)
    saver.say('note', 'Half a', true)
    saver.stop()
    expect(save).toHaveBeenCalledTimes(1)
    const signed = rig(save).saver
    signed.hear(NO_ANSWERS)
    signed.say('note', 'Half a', true)
    signed.close()
    signed.saveNow()
    expect(save).toHaveBeenCalledTimes(1)
  })
})

describe('the order of steps', () => {
  test('covers all 54 items and the extra steps once each, and back', () => {
    expect(assessmentSteps).toHaveLength(58)
    expect(assessmentSteps.slice(15, 18)).toEqual([16, 'places', 17])
    expect(assessmentSteps.slice(-4)).toEqual([54, 'flags', 'note', 'finish'])
    expect([stepBefore(1), stepAfter('finish')]).toEqual([null, null])
    for (const step of assessmentSteps) expect(stepBefore(stepAfter(step) ?? step) ?? step).toBe(step === 'finish' ? 'note' : step)
    expect([sectionAt('places'), sectionAt(54), sectionAt('flags')]).toEqual(['where', 'stamina', null])
  })

  test('resumes at the last question', () => {
    expect(stepToResume({ ...NO_ANSWERS, at: 30 })).toBe(30)
    expect(stepToResume({ ...NO_ANSWERS, at: itemAt('places') })).toBe('places')
    expect(stepToResume({ ...NO_ANSWERS, at: 17, places: { 1: 'quick' } })).toBe(17)
    expect(stepToResume({ ...NO_ANSWERS, at: itemAt('note'), items: { 54: mostly } })).toBe('flags')
  })

  test('counts the answered items of a section, without notes', () => {
    const said = { 1: mostly, 2: { supports: [], note: 'Once' }, 5: mostly } as const
    expect(answeredOf({ items: said }, 'noticing')).toBe(1)
  })
})

describe('ratings of one occasion', () => {
  test('are open once both have signed; during a correction the signed one counts', () => {
    const fake = new FakeAssessments()
    fake.put({ author: 'ada', side: 'family', isSigned: true }, NO_ANSWERS)
    expect(occasionsIn(fake.ratings)[0]).toMatchObject({ isOpen: false })
    fake.put({ author: 'tom', side: 'team', isSigned: true }, NO_ANSWERS)
    fake.put({ author: 'ada', side: 'family', version: 2 }, NO_ANSWERS)
    const [only, ...others] = occasionsIn(fake.ratings)
    expect(others).toEqual([])
    expect(only).toMatchObject({ isOpen: true, newest: { family: { version: 2 } }, signed: { family: { version: 1 }, team: { version: 1 } } })
  })
})

import type { Zone } from '../child/zones'
import type { ItemNumber, PlaceAnswer, RedFlag } from './items'
import type { Answers, ItemAnswer } from './rating'

/*
 * Answers are stored as one document, which one person may edit in two tabs. Each tab overlays only its own changes on the
 * stored answers and remembers the previous values. If another tab unknowingly overwrites a change with the previous value, the
 * change is restored once.
 */

/** A part of the answers that can be answered separately. */
export type AnswerPart = `items ${ItemNumber}` | `places ${Zone}` | `flags ${RedFlag}` | 'note' | 'at'
/** Value of one part; undefined if there is no answer. */
export type AnswerValue = ItemAnswer | PlaceAnswer | boolean | string | number | undefined

interface Change {
  readonly value: AnswerValue
  readonly before: AnswerValue
  readonly isSaved: boolean
  readonly wasPutBack: boolean
}

/** Changes made in this tab. */
export type Changes = ReadonlyMap<AnswerPart, Change>
export const NO_CHANGES: Changes = new Map()

type Group = 'items' | 'places' | 'flags'
type Groups = Readonly<Record<string, AnswerValue>>

const split = (part: AnswerPart): readonly [group: Group | 'note' | 'at', key: string] => {
  const [group = '', key = ''] = part.split(' ')
  return [group as Group | 'note' | 'at', key]
}

/** Returns the current answer of a part. */
export function answerIn(answers: Answers, part: AnswerPart): AnswerValue {
  const [group, key] = split(part)
  return group === 'note' || group === 'at' ? answers[group] : (answers[group] as Groups)[key]
}

function withSaid(answers: Answers, part: AnswerPart, value: AnswerValue): Answers {
  const [group, key] = split(part)
  if (group === 'at') return { ...answers, at: value as ItemNumber }
  if (group === 'note') {
    const { note: _note, ...others } = answers
    return value === undefined ? others : { ...others, note: value as string }
  }
  const { [key]: _value, ...others } = answers[group] as Groups
  return { ...answers, [group]: value === undefined ? others : { ...others, [key]: value } }
}

/** Returns the stored answers with this tab's changes: both unsaved ones, and saved ones that are not confirmed yet. */
export const overlay = (kept: Answers, changes: Changes): Answers => [...changes].reduce((answers, [part, { value }]) => withSaid(answers, part, value), kept)

/** Returns the changes with one more added. */
export function change(changes: Changes, kept: Answers, part: AnswerPart, value: AnswerValue): Changes {
  const earlier = changes.get(part)
  const before = earlier === undefined ? answerIn(kept, part) : earlier.isSaved ? earlier.value : earlier.before
  return new Map([...changes, [part, { value, before, isSaved: false, wasPutBack: false }]])
}

/** Marks the changes that were sent as saved. Changes made later stay unsaved. */
export const removeSent = (changes: Changes, sent: Changes): Changes =>
  new Map([...changes].map(([part, one]) => [part, sent.get(part) === one ? { ...one, isSaved: true } : one]))

export const isUnsaved = (changes: Changes): boolean => [...changes.values()].some(({ isSaved }) => !isSaved)

/**
 * Applies a newly stored state. A different value from another tab replaces a saved change. If the stored value is the previous
 * one, the change is restored once.
 */
export function applyStored(changes: Changes, kept: Answers): Changes {
  return new Map(
    [...changes].flatMap(([part, one]): readonly (readonly [AnswerPart, Change])[] => {
      const there = answerIn(kept, part)
      if (!one.isSaved || isSame(there, one.value)) return [[part, one]]
      const isLost = isSame(there, one.before) && !one.wasPutBack && part !== 'at'
      return isLost ? [[part, { ...one, isSaved: false, wasPutBack: true }]] : []
    }),
  )
}

function isSame(one: AnswerValue, other: AnswerValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))
}

const inOrder = ({ value, words, supports, note }: ItemAnswer) => [value ?? null, words ?? '', supports.toSorted(), note ?? '']

import type { Zone } from '../child/zones'
import type { ItemNumber, PlaceAnswer, RedFlag } from './items'
import type { Answers, ItemAnswer } from './rating'

/*
 * Answers are kept as one whole, and one person may fill them in in two tabs at once. So a tab lays only what was changed in it over what is
 * kept, and knows what it was before: what another tab wrote over without knowing of it is put back once.
 */

/** One thing that can be said by itself. */
export type Part = `items ${ItemNumber}` | `places ${Zone}` | `flags ${RedFlag}` | 'note' | 'at'
/** What is left out is undefined. */
export type Said = ItemAnswer | PlaceAnswer | boolean | string | number | undefined

interface Change {
  readonly value: Said
  readonly before: Said
  readonly isSaved: boolean
  readonly wasPutBack: boolean
}

/** What was changed in this tab. */
export type Changes = ReadonlyMap<Part, Change>
export const NO_CHANGES: Changes = new Map()

type Group = 'items' | 'places' | 'flags'
type Groups = Readonly<Record<string, Said>>

const split = (part: Part): readonly [group: Group | 'note' | 'at', key: string] => {
  const [group = '', key = ''] = part.split(' ')
  return [group as Group | 'note' | 'at', key]
}

/** What is said of a part. */
export function saidOf(answers: Answers, part: Part): Said {
  const [group, key] = split(part)
  return group === 'note' || group === 'at' ? answers[group] : (answers[group] as Groups)[key]
}

function withSaid(answers: Answers, part: Part, value: Said): Answers {
  const [group, key] = split(part)
  if (group === 'at') return { ...answers, at: value as ItemNumber }
  if (group === 'note') {
    const { note: _note, ...others } = answers
    return value === undefined ? others : { ...others, note: value as string }
  }
  const { [key]: _value, ...others } = answers[group] as Groups
  return { ...answers, [group]: value === undefined ? others : { ...others, [key]: value } }
}

/** The answers with what was changed here: unsaved, or saved and not heard back yet. */
export const overlay = (kept: Answers, changes: Changes): Answers => [...changes].reduce((answers, [part, { value }]) => withSaid(answers, part, value), kept)

/** One more change. */
export function change(changes: Changes, kept: Answers, part: Part, value: Said): Changes {
  const earlier = changes.get(part)
  const before = earlier === undefined ? saidOf(kept, part) : earlier.isSaved ? earlier.value : earlier.before
  return new Map([...changes, [part, { value, before, isSaved: false, wasPutBack: false }]])
}

/** What was sent is kept now; what was changed since is not. */
export const saved = (changes: Changes, sent: Changes): Changes =>
  new Map([...changes].map(([part, one]) => [part, sent.get(part) === one ? { ...one, isSaved: true } : one]))

export const isUnsaved = (changes: Changes): boolean => [...changes.values()].some(({ isSaved }) => !isSaved)

/** After hearing what is kept: what another tab changed on purpose is its own, what it wrote over as it was before is put back, once. */
export function heard(changes: Changes, kept: Answers): Changes {
  return new Map(
    [...changes].flatMap(([part, one]): readonly (readonly [Part, Change])[] => {
      const there = saidOf(kept, part)
      if (!one.isSaved || isSame(there, one.value)) return [[part, one]]
      const isLost = isSame(there, one.before) && !one.wasPutBack && part !== 'at'
      return isLost ? [[part, { ...one, isSaved: false, wasPutBack: true }]] : []
    }),
  )
}

function isSame(one: Said, other: Said): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))
}

const inOrder = ({ value, words, supports, note }: ItemAnswer) => [value ?? null, words ?? '', supports.toSorted(), note ?? '']

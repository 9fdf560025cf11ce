import type { Dials } from '../../child/dials'
import { asShown, isReal } from '../../words/levels'
import { footAt, placeAt, type PlaceData, type PlaceStep, type ThingThere } from '../../words/places'
import type { Word } from '../../words/words'
import type { Strip } from '../../words/places'
import { zoneAt } from '../layout/placement'

/** A thing of a place with its word. */
export interface SceneMember extends ThingThere {
  readonly of: Word
}

/** The parts of a place that a child sees: the background strips from back to front, and all things in it, the most typical first. */
export interface SceneContent {
  readonly members: readonly SceneMember[]
  readonly strips: readonly Strip[]
  readonly names: readonly string[]
}

/** Returns a place at one step for a child. Nothing is where the child does not see, unless nothing would remain. */
export function sceneContent(
  data: PlaceData,
  step: PlaceStep,
  { words, dials, aspect }: { readonly words: readonly Word[]; readonly dials: Dials; readonly aspect: number },
): SceneContent {
  const wordOf = (id: string) => words.find((word) => word.id === id)
  const isSeenReal = isReal(dials.pictureLevel)
  const { things, grounds } = placeAt(data, step, { aspect, footOf: (id) => footAt(wordOf(id) ?? {}, isSeenReal) })
  const seen = things.filter((thing) => dials.zones[zoneAt(thing)] > 0)
  const members = (seen.length > 0 ? seen : things).flatMap((thing): readonly SceneMember[] => {
    const of = wordOf(thing.word)
    return of === undefined ? [] : [{ ...thing, of: asShown(of, dials.pictureLevel) }]
  })
  return { members, strips: grounds, names: data.things.map(({ word }) => word) }
}

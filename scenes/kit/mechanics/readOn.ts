import { lineVerdict } from '#domain/measures/reading'
import type { AnsweredBy } from '#domain/trials/engine/events'
import { textOf } from '#domain/trials/plan/plan'
import { plainWord } from '#domain/words/reading'
import { nameOf, type Utterance } from '#domain/words/utterance'
import type { Stimulus } from '../stimulus/stimulus'
import { type MechanicOf, thingsOnStage } from '../mechanic/mechanic'

/**
 * Minimum time (ms) between two words. A word that appears and disappears faster is a flash. `SPOKEN_MS` is the time in which the voice says the word
 * that was just read.
 */
const LEAST_STEP_MS = 1000
const SPOKEN_MS = 1200
const PICTURE_AFTER_MS = 500
/** Minimum time (ms) for which a picture stays, because three changes within a second would be a flash. */
const PICTURE_STAYS_MS = 1000
/** Scale of a touched word, which grows a little to show that the touch counted. */
const TOUCHED = 1.1
const TOUCHED_MS = 600

/**
 * Mechanic in which the words of a line light up one after another (clinical-design.md F7). A touch anywhere goes on to the next word; the adult can
 * go back.
 */
export const readOnMechanic: MechanicOf<'readOn'> = (play, { voice, everyMs, rest }) => {
  const words = play.targets
  const picture = play.stimuli.find(({ plan }) => plan.role === 'place')
  let index = 0
  let steppedAt = play.now

  const present1 = () => thingsOnStage(words.slice(index, index + 1))

  const utteranceOf = (text: string): Utterance => {
    // The family may have recorded a word that is in the word lists. Only the device's voice can say any other word.
    const known = play.words.find(({ word }) => word === plainWord(text))
    return known === undefined ? { text } : nameOf(known)
  }
  const name = (word: Stimulus) => play.say(utteranceOf(textOf(word.plan)?.text ?? ''))

  const goOn = (word: Stimulus, at: number, by: AnsweredBy) => {
    const next = words[index + 1]
    if (next !== undefined) return step(word, next, at, by)
    if (at - steppedAt < LEAST_STEP_MS) return
    play.answer(word, lineVerdict(play.facts), at, by)
  }

  const step = (from: Stimulus, to: Stimulus, at: number, by: AnsweredBy) => {
    if (at - steppedAt < LEAST_STEP_MS) return
    steppedAt = at
    index = words.indexOf(to)
    play.did({ do: 'went-on', id: from.plan.id, to: to.plan.id, by }, at)
    if (voice !== 'after' || by === 'adult') return show(to)
    // The touch is acknowledged immediately, although the next word lights up only after this one has been spoken.
    from.shrinkTo(TOUCHED, TOUCHED_MS)
    name(from)
    steppedAt = at + SPOKEN_MS - LEAST_STEP_MS
    play.later(SPOKEN_MS, () => {
      from.settle()
      if (words[index] === to && !to.isLeaving) show(to)
    })
  }

  /** Lights the word. The other words on its page are dimmed, and those on other pages are dark. */
  const show = (word: Stimulus) => {
    for (const other of words) other.light(other === word, other === word ? 1 : textOf(other.plan)?.page === textOf(word.plan)?.page ? rest : 0)
    nameBefore(word)
    goOnLater()
  }

  const nameBefore = (word: Stimulus | undefined) => {
    if (voice === 'before' && word !== undefined) play.later(LEAST_STEP_MS, () => words[index] === word && !word.isLeaving && name(word))
  }

  const goOnLater = () => {
    const shown = words[index]
    if (everyMs !== null && shown !== undefined) play.later(everyMs, () => words[index] === shown && !shown.isLeaving && goOn(shown, play.now, 'itself'))
  }

  nameBefore(words[0])
  goOnLater()
  return {
    get offered() {
      return present1()
    },
    get aim() {
      return present1()[0] ?? null
    },
    get helped() {
      return present1()
    },
    /** The word that a finger can touch: only the current one, because words may follow each other at the same place. */
    get reachable() {
      return present1()
    },
    others: [],
    countsAnywhere: true,
    corners: ['back', 'heard'],
    on: {
      choose: ({ thing: word, at, by }) => word === words[index] && goOn(word, at, by),
      back: ({ at }) => {
        const [word, before] = [words[index], words[index - 1]]
        if (word !== undefined && before !== undefined) step(word, before, at, 'adult')
      },
      heard: ({ isRead, at }) => {
        const word = words[index]
        if (word !== undefined) play.logHeard(word, isRead, at)
      },
    },
    /** As a prompt, speaks a word that has no time limit once. */
    help(help) {
      const word = words[index]
      if (word === undefined || help !== 'voice') return false
      if (voice !== 'never') name(word)
      return word.glow()
    },
    arrivesMs: () => (picture === undefined ? 0 : PICTURE_AFTER_MS + picture.fadeMs + PICTURE_STAYS_MS),
    /** Shows the picture after the words. If there is none, the last word stays and sways. */
    reward(last) {
      if (voice === 'after') name(last)
      play.celebrate(last)
      if (picture === undefined) return true
      last.leave()
      play.later(PICTURE_AFTER_MS, () => picture.dim(1))
      return true
    },
    stays: (thing) => thing.plan.role === 'place',
  }
}

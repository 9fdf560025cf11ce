import { dealt, pick, shuffled } from '#domain/random'
import { soundPrompts, planListening } from '#domain/trials/concepts/listening'
import { type MatchLook, planMatching } from '#domain/trials/concepts/matching'
import type { RewardPlan } from '#domain/trials/plan/mechanics/common'
import { choose } from '#domain/trials/plan/mechanics'
import type { PicturePlan } from '#domain/trials/plan/picture'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { pictureStimulus } from '#domain/trials/concepts/things'
import { type AnimalForm, animalForms, animalsWith, animalPictures, strangersTo, usualLook } from '#domain/trials/concepts/animals'
import { soundOf } from '#domain/words/naturalSounds'
import { neighbours, withoutColour } from '#domain/words/neighbours'
import { wordOfDeck } from '#domain/words/order'
import { nameOf } from '#domain/words/utterance'
import type { Word } from '#domain/words/words'
import type { AnimalLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, AnimalLevel>
type Planned = PlannedFor<typeof manifest>

const CHOICES = 2
/** Number of least similar animals from which the distractor is chosen. If it were always the same one, the child would recognise it as the wrong one. */
const UNLIKE = 4
/** Delay (ms) between an animal's name and its sound. */
const SOUND_AFTER_MS = 2000

/** Plans one animal in two looks. The warm-ups have a single choice, which looks the same as the sample. */
export function planAnimals(request: Request): Planned {
  const {
    index,
    warmUp,
    settings: { deck, cards, changed },
    child: { dials, support },
    words,
    random,
    deal,
  } = request
  const form = formOf(request)
  const word = wordOfDeck(animalsWith(form, words, deck, dials.pictureLevel), { deck, cards }, { index, support, order: deal() })
  if (word === undefined) throw new Error('There is no animal.')
  // All choices have the same form: either all of them differ from the usual one, or the sample does. With silhouettes, the colour would reveal the
  // right one.
  const isTurned = changed === 'choices' && form !== 'silhouette' && form !== 'sound'
  const strangers = withoutColour(strangersTo(word, isTurned ? form : 'same', words, deck, dials.pictureLevel), dials.colour, CHOICES - 1)
  const others = shuffled(random, neighbours(word, strangers, 'unlike', UNLIKE, random)).slice(0, warmUp ? 0 : CHOICES - 1)
  return form === 'sound' ? planHeard(word, others, request) : planSeen(word, others, { form, isTurned }, request)
}

/** Returns the level's form. If forms are mixed, returns each form up to the level's own, in turn. */
function formOf({ level: { form }, warmUp, turn, settings: { looks }, deal }: Request): AnimalForm {
  if (warmUp) return 'same'
  return looks === 'mixed' ? dealt(deal(), animalForms.slice(0, animalForms.indexOf(form) + 1), turn) : form
}

function planSeen(word: Word, others: readonly Word[], { form, isTurned }: { form: AnimalForm; isTurned: boolean }, request: Request): Planned {
  const {
    words,
    random,
    child: { dials },
  } = request
  const usual = (each: Word) => usualLook(each, dials.pictureLevel)
  const changed = (each: Word) => pick(random, animalPictures(each, form, words, dials.pictureLevel))
  const [sample, choice] = isTurned ? [usual, changed] : [changed, usual]
  const planned = planMatching(
    {
      sample: shown(word, sample(word)),
      choices: shuffled(random, [word, ...others]).map((each) => ({ look: shown(each, choice(each)), isRight: each === word })),
      isSame: form === 'same',
      reward: rewardOf(word, request),
    },
    request,
  )
  return { ...planned, records: { ...planned.records, form } }
}

/** Plans a trial in which nothing is shown until the animal has been heard. Without sound, its name is spoken. */
function planHeard(word: Word, others: readonly Word[], request: Request): Planned {
  const {
    settings,
    child: { dials },
  } = request
  const { stimuli, ...where } = planListening([word, ...others], (each) => usualLook(each, dials.pictureLevel), request)
  const sound = settings.sounds ? soundOf(word) : undefined
  const byName: Planned = {
    mechanic: choose({ help: soundPrompts, reward: { names: true, ...rewardOf(word, request) } }),
    cue: nameOf(word),
    stimuli,
    records: { ...where, form: 'name' },
  }
  return sound === undefined ? byName : { ...byName, asks: sound, unheard: byName, records: { ...byName.records, form: 'sound' } }
}

/** Returns the look of a thing that shows an animal. It is called by the animal's name, even if it is a toy. */
const shown =
  (animal: Word, { word, ...picture }: PicturePlan): MatchLook =>
  (wish) =>
    pictureStimulus(word, { ...wish, id: animal.id }, picture)

/** Returns the reward. The animal is heard after its name, if it has a sound and the adult allows sounds. */
function rewardOf(word: Word, { settings: { sounds } }: Request): RewardPlan {
  const sound = sounds ? soundOf(word) : undefined
  return sound === undefined ? {} : { sounds: [{ name: sound, afterMs: SOUND_AFTER_MS }] }
}

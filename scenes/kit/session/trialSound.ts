import { mayMusicPlay } from '#domain/settings/music'
import { type NoteManner, panOf } from '#domain/notes'
import type { SoundName } from '#domain/sounds'
import type { MechanicKind } from '#domain/trials/plan/mechanics'
import { pictureOf } from '#domain/trials/plan/plan'
import { nameOf, type Utterance } from '#domain/words/utterance'
import type { HeldNote } from '#ports/sound'
import type { TrialPlay } from '../mechanic/mechanic'
import type { SceneServices } from '../input/services'
import type { Stimulus } from '../stimulus/stimulus'
import { spokenNameOf, type Voice } from './voice'

/** Delay (ms) between a reward and its sound: the child looks first and then listens (clinical-design.md §1.9). */
export const SOUND_AFTER_MS = 500
/** Maximum duration of music as a reward (ms; clinical-design.md §1.9). */
const REWARD_MUSIC_MS = 5000
/** Mechanics in which several notes may sound together. */
const TOGETHER: ReadonlySet<MechanicKind> = new Set(['free', 'notes'])
/** Horizontal place of a sound that has no place of its own: the middle of the stage. */
const MIDDLE = 0.5

/** Plays the sounds of one trial. */
export class TrialSound {
  readonly #play: TrialPlay
  readonly #services: SceneServices
  readonly #voice: Voice
  /** Whether a silent reward has begun. */
  #isSilent = false
  #note: HeldNote | null = null
  #hasMusic = false

  constructor(play: TrialPlay, services: SceneServices, voice: Voice) {
    this.#play = play
    this.#services = services
    this.#voice = voice
  }

  /** Silences everything from now on if the child's reward is quiet. Called when the reward begins. */
  rewards(): void {
    this.#isSilent = this.#play.dials.reward === 'quiet'
  }

  playLater(name: SoundName, afterMs = SOUND_AFTER_MS, from: Stimulus | null = null): void {
    if (this.#isSilent) return
    const { reward } = this.#play.dials
    const isVoiced = name === 'chime' && reward === 'voice'
    // If the calm loop plays anyway, music would not be a reward.
    if (name === 'chime' && reward === 'music' && !mayMusicPlay(this.#services.header.settings)) return this.#play.later(afterMs, () => this.#playMusic())
    const sound = () => this.#services.sound.play(name, 'effects', panOf(from?.place.x ?? MIDDLE))
    this.#play.later(afterMs, () => (isVoiced ? this.say(this.#foundName()) : sound()))
  }

  sing({ place }: Stimulus, hz: number, manner?: NoteManner): HeldNote {
    if (!TOGETHER.has(this.#play.plan.mechanic.kind)) this.#note?.end()
    return (this.#note = this.#services.sound.hold(hz, panOf(place.x), manner))
  }

  say(utterance: Utterance): void {
    if (!this.#isSilent) this.#voice.say(utterance)
  }

  sayName({ plan }: Stimulus): void {
    const name = spokenNameOf(plan)
    if (name !== null) this.say(name)
  }

  stopMusic(): void {
    if (this.#hasMusic) this.#services.sound.stopMusic()
    this.#hasMusic = false
  }

  /** Ends all sounds. */
  end(): void {
    this.#note?.end()
    this.stopMusic()
  }

  #playMusic(): void {
    this.#hasMusic = true
    this.#services.sound.startMusic()
    this.#play.later(REWARD_MUSIC_MS, () => this.stopMusic())
  }

  #foundName(): Utterance {
    const [target] = this.#play.targets
    const word = target === undefined ? undefined : pictureOf(target.plan)?.word
    return word === undefined ? { phrase: 'there-it-is' } : nameOf(word)
  }
}

import type { SessionHeader } from '#domain/activities/session'
import type { OutlineDeck } from '#domain/words/outlines'
import type { OwnText } from '#domain/words/texts'
import type { Word } from '#domain/words/words'
import type { PointingFace } from '#ports/face'
import type { Hands } from '#ports/hands'
import type { Mirror } from '#ports/mirror'
import type { Sound } from '#ports/sound'
import type { Speech } from '#ports/speech'
import type { StageEvent } from '#ports/stage'
import type { Tilt } from '#ports/tilt'
import type { VoiceLevel } from '#ports/voiceLevel'
import type { Pictures } from '../drawing/drawings'

/** Time as every scene measures it: ms of the `performance.now()` base, stopped by the automation handle. */
export interface StageClock {
  now(): number
  /** Time at which an input event really happened, on the same base. */
  timeOf(event: Event | undefined): number
}

/** Everything that a scene may use from the rest of the product. */
export interface SceneServices {
  readonly header: SessionHeader
  readonly clock: StageClock
  readonly sound: Sound
  readonly speech: Speech
  readonly hands: Hands
  /** The face in front of the camera, and the head as a pointer. */
  readonly face: PointingFace
  /** Whether an adult turned on that the face is recorded. */
  readonly watchesFace?: boolean | undefined
  /** The camera as a mirror, where there is one. */
  readonly mirror?: Mirror | undefined
  /** Tilt of the device and loudness of a voice, if device and adult allow it. */
  readonly tilt?: Tilt | undefined
  readonly voiceLevel?: VoiceLevel | undefined
  /** The words in the activity's manifest, and their pictures. */
  readonly words: readonly Word[]
  readonly pictures: Pictures
  /** The texts that an adult wrote for the child, if the activity uses them. */
  readonly texts: readonly OwnText[]
  /** The decks of word outlines that an adult made for the child, if the activity uses them. */
  readonly decks: readonly OutlineDeck[]
  readonly emit: (event: StageEvent) => void
}

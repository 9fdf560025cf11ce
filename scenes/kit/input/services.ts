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

/** The clock of every scene: ms in `performance.now()` time. The automation handle can stop it. */
export interface StageClock {
  now(): number
  /** Returns the time at which an input event really happened, on the same clock. */
  timeOf(event: Event | undefined): number
}

/** Everything from the rest of the product that a scene may use. */
export interface SceneServices {
  readonly header: SessionHeader
  readonly clock: StageClock
  readonly sound: Sound
  readonly speech: Speech
  readonly hands: Hands
  /** The face in front of the camera, and the head as a pointer. */
  readonly face: PointingFace
  /** Whether an adult has turned on the recording of the face's direction. */
  readonly watchesFace?: boolean | undefined
  /** The camera as a mirror, if there is one. */
  readonly mirror?: Mirror | undefined
  /** Tilt of the device. Like the loudness of the voice, it is present only if the device and the adult allow it. */
  readonly tilt?: Tilt | undefined
  readonly voiceLevel?: VoiceLevel | undefined
  /** Words in the activity's manifest. `pictures` contains their pictures. */
  readonly words: readonly Word[]
  readonly pictures: Pictures
  /** Texts that an adult wrote for the child, if the activity uses them. */
  readonly texts: readonly OwnText[]
  /** Decks of word outlines that an adult made for the child, if the activity uses them. */
  readonly decks: readonly OutlineDeck[]
  readonly emit: (event: StageEvent) => void
}

import type { ByVoiceSpec } from './mechanics/devices'
import type { TiltSpec } from './mechanics/devices'
import type { UncoverSpec } from './mechanics/free'
import type { WipeSpec } from './mechanics/free'
import type { TraceSpec } from './mechanics/following'
import type { HoldSpec } from './mechanics/following'
import type { AssembleSpec } from './mechanics/carrying'
import type { LaunchSpec } from './mechanics/free'
import type { PaintSpec } from './mechanics/free'
import type { NotesSpec } from './mechanics/free'
import type { FreeSpec } from './mechanics/free'
import type { ByHandSpec } from './mechanics/devices'
import type { ReadOnSpec } from './mechanics/following'
import type { JourneySpec } from './mechanics/following'
import type { FollowSpec } from './mechanics/following'
import type { CarrySpec } from './mechanics/carrying'
import type { CopySpec } from './mechanics/choosing'
import type { CountSpec } from './mechanics/choosing'
import type { CardSpec } from './mechanics/choosing'
import type { ChooseSpec } from './mechanics/choosing'
import type { Common } from './mechanics/common'

/*
 * The child's task with the stimuli, as data. A level or trial names its mechanic with options; the stage has one implementation
 * per kind (`scenes/kit/mechanics`). Prompts and rewards are part of the data, so most activities need no code on the stage.
 */

/** A mechanic that is implemented in the activity's own folder. */
interface OwnSpec extends Common {
  readonly kind: 'own'
  readonly name: string
}

export type MechanicSpec =
  | ChooseSpec
  | CardSpec
  | CountSpec
  | CopySpec
  | CarrySpec
  | FollowSpec
  | JourneySpec
  | ReadOnSpec
  | ByHandSpec
  | FreeSpec
  | NotesSpec
  | PaintSpec
  | LaunchSpec
  | AssembleSpec
  | HoldSpec
  | TraceSpec
  | WipeSpec
  | UncoverSpec
  | TiltSpec
  | ByVoiceSpec
  | OwnSpec
export type MechanicKind = MechanicSpec['kind']
export type SpecOf<K extends MechanicKind> = Extract<MechanicSpec, { kind: K }>

const named =
  <K extends MechanicKind>(kind: K) =>
  (options: Omit<SpecOf<K>, 'kind'>): SpecOf<K> =>
    ({ kind, ...options }) as SpecOf<K>

export const choose = (options: Omit<ChooseSpec, 'kind'> = {}): ChooseSpec => ({ kind: 'choose', ...options })
export const card = named('card')
export const count = (options: Omit<CountSpec, 'kind'> = {}): CountSpec => ({ kind: 'count', ...options })
export const copy = named('copy')
export const carry = named('carry')
export const follow = named('follow')
export const journey = named('journey')
export const readOn = named('readOn')
export const byHand = named('byHand')
export const free = (options: Omit<FreeSpec, 'kind'> = {}): FreeSpec => ({ kind: 'free', ...options })
export const notes = named('notes')
export const paint = named('paint')
export const launch = named('launch')
export const assemble = named('assemble')
export const hold = named('hold')
export const trace = named('trace')
export const wipe = named('wipe')
export const uncover = named('uncover')
export const tilt = named('tilt')

export const byVoice = named('byVoice')

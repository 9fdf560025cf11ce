import type { Zone } from '../../child/zones'
import type { RecordedValue, Shows } from '../plan/shows'
import type { AnsweredBy, ResponseEvent, EndReason, PlayEvent, PromptStep, Verdict, VoidReason } from './events'
import type { GroundShown } from '../plan/ground'
import type { Place } from '../../geometry'
import { type ShowsPlan, type StimulusPlan } from '../plan/plan'

/** A thing, as planned or as read from a log. `w` is its exact width in stage widths. */
export type ShownThing = Omit<StimulusPlan, 'shows'> & { readonly shows?: ShowsPlan | Shows | undefined; readonly w?: number }

export type TrialInput =
  | { readonly type: 'tick'; readonly at: number }
  /** The stimuli are on the screen; `at` is the onset. */
  | { readonly type: 'shown'; readonly at: number; readonly stimuli: readonly ShownThing[]; readonly aspect: number }
  /** The prompt that was due changed something visible. `at` is `promptAt`. */
  | { readonly type: 'prompted'; readonly at: number; readonly step: PromptStep }
  /** A prompt was due but could not be shown. */
  | { readonly type: 'not-prompted'; readonly at: number; readonly step: PromptStep }
  /** The measured appearance of a thing. */
  | ({ readonly type: 'measured' } & Omit<Extract<PlayEvent, { kind: 'measured' }>, 'kind' | 'trial'>)
  | {
      readonly type: 'pointed'
      readonly at: number
      readonly x: number
      readonly y: number
      readonly zone: Zone
      readonly on: string | null
      readonly onTarget: boolean
      readonly error: number | null
      readonly acted: boolean
    }
  | {
      readonly type: 'answered'
      readonly at: number
      readonly id: string
      readonly verdict: Verdict
      readonly by: AnsweredBy
      readonly where?: Place | undefined
      readonly rewardMs?: number | undefined
    }
  | { readonly type: 'did'; readonly at: number; readonly deed: ResponseEvent }
  | { readonly type: 'travelled'; readonly at: number; readonly id: string; readonly share: number; readonly waits?: boolean | undefined }
  | { readonly type: 'heard'; readonly at: number; readonly id: string; readonly isRead: boolean }
  | { readonly type: 'wished'; readonly at: number; readonly wish: 'one-more' | 'one-fewer' }
  | { readonly type: 'ground'; readonly at: number; readonly shows: GroundShown | null; readonly strength: number }
  | { readonly type: 'recorded'; readonly at: number; readonly values: Readonly<Record<string, RecordedValue>> }
  | { readonly type: 'looked' | 'looked-away' | 'helped' | 'resized' | 'hold' | 'missed' | 'paused'; readonly at: number }
  /** Ends the trial without a result. */
  | { readonly type: 'advance'; readonly at: number; readonly reason?: VoidReason | undefined }
  | { readonly type: 'resumed'; readonly at: number; readonly pausedForMs: number }
  | ({ readonly type: 'adjusted' } & Omit<Extract<PlayEvent, { kind: 'adjusted' }>, 'kind'>)
  | ({ readonly type: 'facing' } & Omit<Extract<PlayEvent, { kind: 'facing' }>, 'kind'>)
  | { readonly type: 'ended'; readonly at: number; readonly reason: EndReason }

import type { PromptPlan } from '../prompts'
import type { StoryEffect } from '../storyEffects'
import type { VoiceThresholds } from '../../../devices/voiceLevel'
import type { HandSide } from '../../../hands/landmarks'
import type { MovementSize } from '../../../hands/moving'
import type { SoundName } from '../../../sounds'

/** Actions that a thing can perform as a reward. */
const rewards = ['celebrate', 'open', 'hop', 'sway', 'light', 'stay', 'hide'] as const

export interface RewardPlan {
  readonly does?: (typeof rewards)[number]
  /** Sounds, each `afterMs` (ms) after the picture. Default: a soft chime after half a second. */
  readonly sounds?: readonly { readonly name: SoundName; readonly afterMs: number }[]
  /** Whether a voice names the target instead of the chime. Listed sounds play as well. */
  readonly names?: true
  /** Whether the ground fades out slowly until the next trial. */
  readonly clearsGround?: true
  /** Story effects that follow when the thing has arrived. They always finish. */
  readonly ends?: readonly StoryEffect[]
  /** Additional effects, only after an independent answer without an earlier wrong choice. */
  readonly alone?: readonly StoryEffect[]
}

/**
 * How a hand in front of the camera acts. Default: it takes a thing by closing and drops it by opening. `near`: the hand stays
 * close to a thing, in any shape. `close`: the hand closes near a thing and stays closed. `move`: no hand is needed; enough
 * movement, anywhere or in the half of the view with the thing, chooses it.
 */
export type HandPlan = {
  /** Time (ms) for which the action must last. */
  readonly ms: number
  /** Whether the picture is mirrored. By default the child's right is on the right of the stage. */
  readonly isMirrored?: boolean
  /** Whether to record the places reached and the share of the picture covered, as declared by `reachedRecords`. */
  readonly measured?: true
} & (
  | {
      readonly acts: 'near' | 'close'
      /** Distance (stage heights) from a thing's edge within which a hand counts as near. */
      readonly reach: number
      /** Hand that counts. Default: either. */
      readonly hands?: HandSide | 'both'
      /** When a carried thing is dropped: as soon as it is over a place, or when the hand opens. */
      readonly drops?: 'itself' | 'open'
    }
  | { readonly acts: 'move'; readonly within: 'view' | 'half'; readonly least: MovementSize }
)

export interface Common {
  readonly hand?: HandPlan
  readonly help?: PromptPlan
  readonly reward?: RewardPlan
  /** Thresholds for detecting a voice, with the microphone on. Default: the usual thresholds. */
  readonly hearing?: VoiceThresholds
  /** Whether to record the child's voice, as declared by `voiceRecords`. */
  readonly called?: true
}

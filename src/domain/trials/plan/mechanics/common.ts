import type { PromptPlan } from '../prompts'
import type { StoryEffect } from '../storyEffects'
import type { VoiceThresholds } from '../../../devices/voiceLevel'
import type { HandSide } from '../../../hands/landmarks'
import type { MovementSize } from '../../../hands/moving'
import type { SoundName } from '../../../sounds'

/** The thing's own act as a reward. */
const rewards = ['celebrate', 'open', 'hop', 'sway', 'light', 'stay', 'hide'] as const

export interface RewardPlan {
  readonly does?: (typeof rewards)[number]
  /** Sounds, each `afterMs` after the picture. Default: a soft chime after half a second. */
  readonly sounds?: readonly { readonly name: SoundName; readonly afterMs: number }[]
  /** The voice names the target instead of the chime; listed sounds play as well. */
  readonly names?: true
  /** The ground fades out slowly until the next trial. */
  readonly clearsGround?: true
  /** Final story effects, once the thing has arrived. They always finish. */
  readonly ends?: readonly StoryEffect[]
  /** Further effects, only after an independent answer without a wrong choice before. */
  readonly alone?: readonly StoryEffect[]
}

/**
 * Behaviour of a hand in front of the camera. Default: closing on a thing takes it, opening drops it. `near`: staying close to a thing in any shape. `close`:
 * closing near a thing and holding. `move`: no hand is needed; enough movement, anywhere or in the thing's half of the view, chooses it.
 */
export type HandPlan = {
  /** Required duration (ms). */
  readonly ms: number
  /** Whether the picture is mirrored. Default: the child's right is on the right of the stage. */
  readonly isMirrored?: boolean
  /** Records the reached places and share of the picture, as `reachedRecords` declares. */
  readonly measured?: true
} & (
  | {
      readonly acts: 'near' | 'close'
      /** Distance (stage heights) from a thing's edge that counts as near. */
      readonly reach: number
      /** The hand that counts. Default: either. */
      readonly hands?: HandSide | 'both'
      /** Drops a carried thing as soon as it is over a place, or when the hand opens. */
      readonly drops?: 'itself' | 'open'
    }
  | { readonly acts: 'move'; readonly within: 'view' | 'half'; readonly least: MovementSize }
)

export interface Common {
  readonly hand?: HandPlan
  readonly help?: PromptPlan
  readonly reward?: RewardPlan
  /** Threshold for a voice, with the microphone on. Default: the usual. */
  readonly hearing?: VoiceThresholds
  /** Records how the voice was heard, as `calledRecords` declares. */
  readonly called?: true
}

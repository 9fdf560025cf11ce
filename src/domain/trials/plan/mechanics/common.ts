import type { PromptPlan } from '../prompts'
import type { StoryEffect } from '../storyEffects'
import type { Hearing } from '../../../devices/voiceLevel'
import type { HandSide } from '../../../hands/landmarks'
import type { MovementSize } from '../../../hands/moving'
import type { SoundName } from '../../../sounds'

/** What the thing itself does as a reward. */
const rewards = ['celebrate', 'open', 'hop', 'sway', 'light', 'stay', 'hide'] as const

export interface RewardPlan {
  readonly does?: (typeof rewards)[number]
  /** What sounds, so long (ms) after it is seen. Without any a soft chime after half a second. */
  readonly sounds?: readonly { readonly name: SoundName; readonly afterMs: number }[]
  /** A voice names what was found in the place of the chime; sounds that are told come as well. */
  readonly names?: true
  /** What lies behind everything goes, slowly, until the next trial. */
  readonly clearsGround?: true
  /** What happens when the thing has arrived: the small true event in which a story ends. It goes on to its end. */
  readonly ends?: readonly StoryEffect[]
  /** The same, only where the child needed no help and chose nothing else before. */
  readonly alone?: readonly StoryEffect[]
}

/**
 * How a hand before the camera acts; without it one that closes on a thing chooses it, takes it along and lets it go when
 * it opens. `near`: it stays by a thing, in any shape. `close`: it closes by a thing and stays so. `move`: no hand is
 * needed, and whatever moves enough, anywhere in view or in the thing's half of it, chooses the thing.
 */
export type HandPlan = {
  /** For so long. */
  readonly ms: number
  /** The child's right is on the right of the stage, unless told. */
  readonly isMirrored?: boolean
  /** Which places and how much of the picture were reached is recorded, as `reachedRecords` declares it. */
  readonly measured?: true
} & (
  | {
      readonly acts: 'near' | 'close'
      /** So near (stage heights) to a thing's edge is by it. */
      readonly reach: number
      /** Only this hand; either unless told. */
      readonly hands?: HandSide | 'both'
      /** What it took along is let go as soon as it is over a place, or when the hand opens. */
      readonly drops?: 'itself' | 'open'
    }
  | { readonly acts: 'move'; readonly within: 'view' | 'half'; readonly least: MovementSize }
)

export interface Common {
  readonly hand?: HandPlan
  readonly help?: PromptPlan
  readonly reward?: RewardPlan
  /** What counts as a voice, where a microphone is on; the usual unless told. */
  readonly hearing?: Hearing
  /** How the child's voice was heard is recorded, as `calledRecords` declares it. */
  readonly called?: true
}

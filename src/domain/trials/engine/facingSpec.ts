import type { Facing } from '../../face/face'
import type { EventSpec } from './eventFields'

/** Camera's last report about the face. `unknown` means that it reports nothing. */
const facings = ['toward', 'away', 'none', 'unknown'] as const satisfies readonly (Facing | 'unknown')[]
export type LoggedFacing = (typeof facings)[number]

/**
 * Minimum time (ms) between two changes in the log. Even with a pause in between, there are never more than ten changes in a
 * second.
 */
export const FACING_EVERY_MS = 120

/** Event for “Face towards the screen (camera)”: the only one that a camera adds to the log by itself. */
export const facingSpec = {
  names: ['facing'],
  says: 'Face towards the screen (camera): what the camera reports changed, until the next such event. At most ten in a second, and none where no adult turned it on. It says nothing about the eyes, and is never a mark.',
  fields: {
    facing: {
      is: facings,
      optional: true,
      lenient: true,
      says: '`toward` (a face was found, turned to the screen), `away` (a face was found, turned elsewhere), `none` (no face was found) or `unknown` (no pictures: the camera rests, has stopped or is covered, or the room is dark); absent for a state of a newer version, which counts as `unknown`',
    },
  },
} as const satisfies EventSpec

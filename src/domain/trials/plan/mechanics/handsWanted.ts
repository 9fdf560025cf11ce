import type { HandCount } from '../../../hands/landmarks'
import type { MechanicSpec } from '../mechanics'

/**
 * Returns the number of hands that a trial needs in front of the camera. One is enough if any hand will do. If a particular hand
 * must act, or hands are counted or measured, both are tracked: otherwise a resting hand would hide the one that reaches.
 */
export function handsWanted(mechanic: MechanicSpec): HandCount {
  if (mechanic.kind === 'byHand') return mechanic.isHello === true && mechanic.hands === 'both' ? 1 : 2
  return mechanic.hand?.acts === 'move' && mechanic.hand.measured !== true ? 1 : 2
}

import type { MechanicSpec } from '#domain/trials/plan/mechanics'
import { byHandMechanic } from './byHand'
import { byVoiceMechanic } from './byVoice'
import { cardMechanic } from './card'
import { carryMechanic } from './carry'
import { chooseMechanic } from './choose'
import { copyMechanic } from './copy'
import { countMechanic } from './count'
import { followMechanic } from './follow'
import { freeMechanic } from './free'
import { holdMechanic } from './hold'
import { launchMechanic } from './launch'
import { journeyMechanic } from './journey'
import type { Mechanic, TrialPlay } from '../mechanic/mechanic'
import { notesMechanic } from './notes'
import { paintMechanic } from './paint'
import { readOnMechanic } from './readOn'
import { tiltMechanic } from './tilt'
import { traceMechanic } from './trace'
import { uncoverMechanic } from './uncover'
import { wipeMechanic } from './wipe'

/** Creates a mechanic that is defined in an activity's own folder. */
export type OwnMechanic = (play: TrialPlay) => Mechanic

/** Share of the way to its slot that a piece travels as a prompt. */
const HALF = 0.5

/**
 * Creates the mechanic that a trial names.
 * @param own the mechanics in the activity's folder
 */
export function mechanicFor(spec: MechanicSpec, play: TrialPlay, own: Readonly<Record<string, OwnMechanic>>): Mechanic {
  switch (spec.kind) {
    case 'choose':
      return chooseMechanic(play, spec)
    case 'card':
      return cardMechanic(play, spec)
    case 'count':
      return countMechanic(play, spec)
    case 'copy':
      return copyMechanic(play, spec)
    case 'carry':
      return carryMechanic(play, spec)
    case 'assemble':
      return carryMechanic(play, { ...spec, kind: 'carry', partWay: HALF, helpsOne: true, anyTries: true })
    case 'follow':
      return followMechanic(play, spec)
    case 'journey':
      return journeyMechanic(play, spec)
    case 'readOn':
      return readOnMechanic(play, spec)
    case 'byHand':
      return byHandMechanic(play, spec)
    case 'free':
      return freeMechanic(play, spec)
    case 'notes':
      return notesMechanic(play, spec)
    case 'paint':
      return paintMechanic(play, spec)
    case 'launch':
      return launchMechanic(play, spec)
    case 'hold':
      return holdMechanic(play, spec)
    case 'trace':
      return traceMechanic(play, spec)
    case 'wipe':
      return wipeMechanic(play, spec)
    case 'uncover':
      return uncoverMechanic(play, spec)
    case 'tilt':
      return tiltMechanic(play, spec)
    case 'byVoice':
      return byVoiceMechanic(play, spec)
    case 'own': {
      const make = own[spec.name]
      if (make === undefined) throw new Error(`there is no mechanic called "${spec.name}"`)
      return make(play)
    }
  }
}

import type { MechanicSpec } from '#domain/trials/plan/mechanics'
import { byHand } from './byHand'
import { byVoice } from './byVoice'
import { card } from './card'
import { carry } from './carry'
import { choose } from './choose'
import { copy } from './copy'
import { count } from './count'
import { follow } from './follow'
import { free } from './free'
import { hold } from './hold'
import { launch } from './launch'
import { journey } from './journey'
import type { Mechanic, Play } from './mechanic'
import { notes } from './notes'
import { paint } from './paint'
import { readOn } from './readOn'
import { tilt } from './tilt'
import { trace } from './trace'
import { uncover } from './uncover'
import { wipe } from './wipe'

/** A mechanic that an activity writes in its own folder. */
export type OwnMechanic = (play: Play) => Mechanic

/** How far a piece goes towards its slot as help. */
const HALF = 0.5

/** The mechanic that a trial names. `own` are those of the activity. */
export function mechanicFor(spec: MechanicSpec, play: Play, own: Readonly<Record<string, OwnMechanic>>): Mechanic {
  switch (spec.kind) {
    case 'choose':
      return choose(play, spec)
    case 'card':
      return card(play, spec)
    case 'count':
      return count(play, spec)
    case 'copy':
      return copy(play, spec)
    case 'carry':
      return carry(play, spec)
    case 'assemble':
      return carry(play, { ...spec, kind: 'carry', partWay: HALF, helpsOne: true, anyTries: true })
    case 'follow':
      return follow(play, spec)
    case 'journey':
      return journey(play, spec)
    case 'readOn':
      return readOn(play, spec)
    case 'byHand':
      return byHand(play, spec)
    case 'free':
      return free(play, spec)
    case 'notes':
      return notes(play, spec)
    case 'paint':
      return paint(play, spec)
    case 'launch':
      return launch(play, spec)
    case 'hold':
      return hold(play, spec)
    case 'trace':
      return trace(play, spec)
    case 'wipe':
      return wipe(play, spec)
    case 'uncover':
      return uncover(play, spec)
    case 'tilt':
      return tilt(play, spec)
    case 'byVoice':
      return byVoice(play, spec)
    case 'own': {
      const make = own[spec.name]
      if (make === undefined) throw new Error(`there is no mechanic called "${spec.name}"`)
      return make(play)
    }
  }
}

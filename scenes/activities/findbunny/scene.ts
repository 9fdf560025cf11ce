import type { PlaceData } from '#domain/words/places'
import parkData from '../../../assets/places/park.json'
import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { hidingLevels } from './levels'
import { planHiding, type HidingRequest } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: hidingLevels, plan: (request: HidingRequest) => planHiding(request, parkData as PlaceData) }))

import type { PlaceData } from '#domain/words/places'
import classroom from '../../../assets/places/classroom.json'
import kitchen from '../../../assets/places/kitchen.json'
import park from '../../../assets/places/park.json'
import wardrobe from '../../../assets/places/wardrobe.json'
import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { spotLevels } from './levels'
import { planSpot, type SpotRequest } from './logic'
import manifest from './manifest'

const places = { kitchen: kitchen as PlaceData, classroom: classroom as PlaceData, park: park as PlaceData, wardrobe: wardrobe as PlaceData }

export default sceneOf(activityOf({ manifest, levels: spotLevels, plan: (request: SpotRequest) => planSpot(request, places) }))

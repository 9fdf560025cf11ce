import type { PlaceData } from '#domain/words/places'
import classroom from '../../../assets/places/classroom.json'
import park from '../../../assets/places/park.json'
import wardrobe from '../../../assets/places/wardrobe.json'
import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { sceneLevels } from './levels'
import { planScene, type SceneRequest } from './logic'
import manifest from './manifest'

const places = { park: park as PlaceData, wardrobe: wardrobe as PlaceData, classroom: classroom as PlaceData }

export default sceneOf(activityOf({ manifest, levels: sceneLevels, plan: (request: SceneRequest) => planScene(request, places) }))

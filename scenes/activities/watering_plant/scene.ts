import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { plantLevels } from './levels'
import { planPlant } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: plantLevels, plan: planPlant }))

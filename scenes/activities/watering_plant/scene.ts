import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { plantLevels } from './levels'
import { planPlant } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: plantLevels, plan: planPlant }))

import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { lightLevels } from './levels'
import { planLights } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: lightLevels, plan: planLights }))

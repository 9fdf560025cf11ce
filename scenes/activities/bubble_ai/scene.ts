import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { airLevels } from './levels'
import { planAir } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: airLevels, plan: planAir }))

import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { airLevels } from './levels'
import { planAir } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: airLevels, plan: planAir }))

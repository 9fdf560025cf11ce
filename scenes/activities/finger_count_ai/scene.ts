import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { fingerLevels } from './levels'
import { planFingers } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: fingerLevels, plan: planFingers }))

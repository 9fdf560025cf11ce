import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { fingerLevels } from './levels'
import { planFingers } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: fingerLevels, plan: planFingers }))

import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { soundLevels } from './levels'
import { planSound } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: soundLevels, plan: planSound }))

import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { soundLevels } from './levels'
import { planSound } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: soundLevels, plan: planSound }))

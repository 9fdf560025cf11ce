import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { outlineLevels } from './levels'
import { planOutlines } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: outlineLevels, plan: planOutlines }))

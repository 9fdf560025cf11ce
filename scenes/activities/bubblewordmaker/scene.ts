import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { outlineLevels } from './levels'
import { planOutlines } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: outlineLevels, plan: planOutlines }))

import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { complexityLevels } from './levels'
import { planComplexity } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: complexityLevels, plan: planComplexity }))

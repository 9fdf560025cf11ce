import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { stripeLevels } from './levels'
import { planStripe } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: stripeLevels, plan: planStripe }))

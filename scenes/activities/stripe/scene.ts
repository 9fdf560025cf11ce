import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { stripeLevels } from './levels'
import { planStripe } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: stripeLevels, plan: planStripe }))

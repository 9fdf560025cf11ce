import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { journeyLevels } from './levels'
import { planJourney } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: journeyLevels, plan: planJourney }))

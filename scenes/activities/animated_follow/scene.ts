import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { journeyLevels } from './levels'
import { planJourney } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: journeyLevels, plan: planJourney }))

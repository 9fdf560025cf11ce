import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { cardLevels } from './levels'
import { planCards } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: cardLevels, plan: planCards }))

import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { cardLevels } from './levels'
import { planCards } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: cardLevels, plan: planCards }))

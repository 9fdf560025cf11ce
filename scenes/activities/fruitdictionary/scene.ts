import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { fruitLevels } from './levels'
import { planFruit } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: fruitLevels, plan: planFruit }))

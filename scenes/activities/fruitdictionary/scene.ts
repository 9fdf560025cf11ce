import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { fruitLevels } from './levels'
import { planFruit } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: fruitLevels, plan: planFruit }))

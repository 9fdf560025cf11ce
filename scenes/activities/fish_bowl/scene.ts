import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { bowlLevels } from './levels'
import { planBowl } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: bowlLevels, plan: planBowl }))

import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { bowlLevels } from './levels'
import { planBowl } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: bowlLevels, plan: planBowl }))

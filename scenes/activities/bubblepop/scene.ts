import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { bubbleLevels } from './levels'
import { planBubbles } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: bubbleLevels, plan: planBubbles }))

import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { bubbleLevels } from './levels'
import { planBubbles } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: bubbleLevels, plan: planBubbles }))

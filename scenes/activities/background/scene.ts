import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { backgroundLevels } from './levels'
import { planOnGround } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: backgroundLevels, plan: planOnGround }))

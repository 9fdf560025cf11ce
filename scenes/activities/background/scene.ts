import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { backgroundLevels } from './levels'
import { planOnGround } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: backgroundLevels, plan: planOnGround }))

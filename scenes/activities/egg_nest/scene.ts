import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { nestLevels } from './levels'
import { planNest } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: nestLevels, plan: planNest }))

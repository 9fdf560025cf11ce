import { activityOf } from '#scenes/kit/session/activity'
import { sceneOf } from '#scenes/kit/session/ActivityScene'
import { levels } from './levels'
import { planTrial } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels, plan: planTrial }))

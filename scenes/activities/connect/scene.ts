import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { connectLevels } from './levels'
import { planJoining } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: connectLevels, plan: planJoining }))

import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { connectLevels } from './levels'
import { planJoining } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: connectLevels, plan: planJoining }))

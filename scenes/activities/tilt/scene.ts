import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { tiltLevels } from './levels'
import { planBall } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: tiltLevels, plan: planBall }))

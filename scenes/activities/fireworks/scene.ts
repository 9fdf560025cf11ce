import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { fireworksLevels } from './levels'
import { planFireworks } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: fireworksLevels, plan: planFireworks }))

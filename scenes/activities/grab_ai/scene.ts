import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { grabLevels } from './levels'
import { planGrab } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: grabLevels, plan: planGrab }))

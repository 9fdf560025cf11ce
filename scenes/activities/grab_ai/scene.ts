import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { grabLevels } from './levels'
import { planGrab } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: grabLevels, plan: planGrab }))

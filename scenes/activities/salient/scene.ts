import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { salientLevels } from './levels'
import { planSalient } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: salientLevels, plan: planSalient }))

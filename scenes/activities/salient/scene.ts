import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { salientLevels } from './levels'
import { planSalient } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: salientLevels, plan: planSalient }))

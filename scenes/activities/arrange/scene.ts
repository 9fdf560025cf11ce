import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { arrangeLevels } from './levels'
import { planArranging } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: arrangeLevels, plan: planArranging }))

import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { rungLevels } from './levels'
import { planRungs } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: rungLevels, plan: planRungs }))

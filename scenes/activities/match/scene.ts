import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { matchLevels } from './levels'
import { planMatch } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: matchLevels, plan: planMatch }))

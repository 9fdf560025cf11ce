import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { readingLevels } from './levels'
import { planLine } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: readingLevels, plan: planLine }))

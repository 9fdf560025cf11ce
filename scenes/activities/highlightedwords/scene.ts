import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { readingLevels } from './levels'
import { planLine } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: readingLevels, plan: planLine }))

import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { followLevels } from './levels'
import { planPassage } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: followLevels, plan: planPassage }))

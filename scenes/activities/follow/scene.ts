import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { followLevels } from './levels'
import { planPassage } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: followLevels, plan: planPassage }))

import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { musicLevels } from './levels'
import { planPads } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: musicLevels, plan: planPads }))

import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { musicLevels } from './levels'
import { planPads } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: musicLevels, plan: planPads }))

import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { generalisationLevels } from './levels'
import { planGeneralisation } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: generalisationLevels, plan: planGeneralisation }))

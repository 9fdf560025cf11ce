import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { fluidLevels } from './levels'
import { planFluid } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: fluidLevels, plan: planFluid }))

import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { fluidLevels } from './levels'
import { planFluid } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: fluidLevels, plan: planFluid }))

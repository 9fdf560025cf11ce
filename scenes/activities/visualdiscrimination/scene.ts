import { dimensionLevels } from '#domain/activities/discriminating'
import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { planDiscrimination } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: dimensionLevels, plan: planDiscrimination }))

import { dimensionLevels } from '#domain/activities/discriminating'
import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { planDiscriminationGame } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: dimensionLevels, plan: planDiscriminationGame }))

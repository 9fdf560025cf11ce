import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { duckLevels } from './levels'
import { planDucks } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: duckLevels, plan: planDucks }))

import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { duckLevels } from './levels'
import { planDucks } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: duckLevels, plan: planDucks }))

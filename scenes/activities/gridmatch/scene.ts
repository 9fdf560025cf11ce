import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { gridLevels } from './levels'
import { planGrids } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: gridLevels, plan: planGrids }))

import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { gridLevels } from './levels'
import { planGrids } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: gridLevels, plan: planGrids }))

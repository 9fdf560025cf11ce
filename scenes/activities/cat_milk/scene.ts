import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { milkLevels } from './levels'
import { planMilk } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: milkLevels, plan: planMilk }))

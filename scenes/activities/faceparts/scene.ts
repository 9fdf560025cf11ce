import { activityOf } from '../../kit/activity'
import { sceneOf } from '../../kit/ActivityScene'
import { faceLevels } from './levels'
import { planFace } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: faceLevels, plan: planFace }))

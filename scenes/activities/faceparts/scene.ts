import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { faceLevels } from './levels'
import { planFace } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: faceLevels, plan: planFace }))

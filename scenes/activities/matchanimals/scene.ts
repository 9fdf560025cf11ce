import { activityOf } from '../../kit/session/activity'
import { sceneOf } from '../../kit/session/ActivityScene'
import { animalLevels } from './levels'
import { planAnimals } from './logic'
import manifest from './manifest'

export default sceneOf(activityOf({ manifest, levels: animalLevels, plan: planAnimals }))

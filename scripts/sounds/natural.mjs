import { homeSounds } from './homeAnimals.mjs'
import { wildSounds } from './wildAnimals.mjs'
import { thingSounds } from './things.mjs'

/** What things are heard to do (src/domain/words/naturalSounds.ts). */
export const recipes = { ...homeSounds, ...wildSounds, ...thingSounds }

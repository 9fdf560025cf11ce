import { homeSounds } from './homeAnimals.mjs'
import { wildSounds } from './wildAnimals.mjs'
import { thingSounds } from './things.mjs'

/** Recipes for the sounds of things (src/domain/words/naturalSounds.ts). */
export const recipes = { ...homeSounds, ...wildSounds, ...thingSounds }

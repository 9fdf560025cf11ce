import { catLook, fishLook } from './animals'
import { bushLook } from './bush'
import { eggLook, nestBackLook, nestFrontLook, nestLook, nestWithBandLook } from './eggs'
import { emptyJarLook, jarOfLightsLook, jarWithLightLook } from './jar'
import { pageOfWordsLook } from './page'
import type { Drawing } from '#domain/trials/drawings'
import type { Look } from './paint'
import { barLook, bubbleLook, clearLightLook, discLook, inBubble, lightLook, softerLightLook } from './round'
import { starLook } from './star'

/** How each drawing looks that an activity can name in a plan or on its tile. */
export const looks = {
  bar: barLook,
  bubble: bubbleLook,
  bubbleWithCat: inBubble(catLook),
  bubbleWithFish: inBubble(fishLook),
  bush: bushLook,
  cat: catLook,
  disc: discLook,
  egg: eggLook,
  nest: nestLook,
  nestBack: nestBackLook,
  nestFront: nestFrontLook,
  nestWithBand: nestWithBandLook,
  fish: fishLook,
  jar: emptyJarLook,
  jarOfLights: jarOfLightsLook,
  jarWithLight: jarWithLightLook,
  light: lightLook,
  lightClear: clearLightLook,
  lightSofter: softerLightLook,
  pageOfWords: pageOfWordsLook,
  star: starLook,
} satisfies Record<Drawing, Look>

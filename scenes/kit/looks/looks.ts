import { catLook, fishLook } from './animals'
import { bushLook } from './bush'
import { eggLook, nestBackLook, nestFrontLook, nestLook, nestWithBandLook } from './eggs'
import { pageOfWordsLook } from './page'
import type { Look } from './paint'
import { barLook, bubbleLook, discLook, inBubble, lightLook } from './round'
import { starLook } from './star'

/** Every drawing an activity can name in a plan or on its tile. */
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
  light: lightLook,
  pageOfWords: pageOfWordsLook,
  star: starLook,
} satisfies Record<string, Look>
export type LookName = keyof typeof looks

export const isLookName = (name: string): name is LookName => name in looks

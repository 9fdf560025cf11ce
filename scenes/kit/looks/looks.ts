import { catLook, fishLook } from './animals'
import { basketInColourLook, basketLook, basketPhoto } from './basket'
import { bushLook, bushPhoto } from './bush'
import { dotsLooks } from './dots'
import { duckLook, duckPhoto } from './duck'
import { catLooks } from './cats'
import { cellFaintLook, cellFillLook, cellLook, cellStrongLook } from './cells'
import { eggLook, eggPhoto, nestBackLook, nestBackPhoto, nestFrontLook, nestFrontPhoto, nestLook, nestPhoto, nestWithBandLook, nestWithBandPhoto } from './eggs'
import {
  crumbLook,
  fishBowlInColourLook,
  fishBowlInColourPhoto,
  fishBowlLook,
  fishBowlPhoto,
  fishInColourPhoto,
  goldfishLook,
  goldfishPhoto,
  netLook,
  netPhoto,
} from './fishBowl'
import { coinLook, figureLooks, shelfLook } from './figures'
import { hollowLook } from './hollow'
import { jarLooks } from './jar'
import { flowerLooks } from './flower'
import { frameLook } from './frame'
import { birdFliesLook, busDrivesLook, garageDoorLook, garageLook } from './journeys'
import { thickBarLook, thickBarHorizontalLook, slimBarLook } from './thickBars'
import { mirrorLook } from './mirror'
import { pageOfWordsLook } from './page'
import { gardenLooks } from './garden'
import { plantLooks } from './plants'
import type { Drawing } from '#domain/trials/plan/drawings'
import type { LayeredDrawing } from './paint'
import { barLook, broadWallLook, bubbleLook, clearLightLook, discLook, inBubble, lightLook, softerLightLook, wallLook } from './round'
import { shopLooks } from './shop'
import { sockLook, sockPhoto, sockStripedLook, sockStripedPhoto } from './socks'
import { starLook } from './star'

/** The look of each drawing that an activity can name in a plan or on its tile. */
export const looks = {
  thickBar: thickBarLook,
  thickBarLying: thickBarHorizontalLook,
  slimBar: slimBarLook,
  bar: barLook,
  basket: basketLook,
  basketPhoto,
  basketInColour: basketInColourLook,
  broadWall: broadWallLook,
  bubble: bubbleLook,
  bubbleWithCat: inBubble(catLook),
  bubbleWithFish: inBubble(fishLook),
  bush: bushLook,
  bushPhoto,
  cat: catLook,
  ...catLooks,
  coin: coinLook,
  cell: cellLook,
  cellFaint: cellFaintLook,
  cellFill: cellFillLook,
  cellStrong: cellStrongLook,
  crumb: crumbLook,
  ...figureLooks,
  shelf: shelfLook,
  ...shopLooks,
  disc: discLook,
  ...dotsLooks,
  duck: duckLook,
  duckPhoto,
  mirror: mirrorLook,
  egg: eggLook,
  eggPhoto,
  nest: nestLook,
  nestPhoto,
  nestBack: nestBackLook,
  nestBackPhoto,
  nestFront: nestFrontLook,
  nestFrontPhoto,
  nestWithBand: nestWithBandLook,
  nestWithBandPhoto,
  fish: fishLook,
  fishBowl: fishBowlLook,
  fishBowlPhoto,
  fishBowlInColour: fishBowlInColourLook,
  fishBowlInColourPhoto,
  fishInColour: goldfishLook,
  fishInColourPhoto,
  ...flowerLooks,
  frame: frameLook,
  garage: garageLook,
  garageDoor: garageDoorLook,
  birdFlies: birdFliesLook,
  busDrives: busDrivesLook,
  goldfish: goldfishLook,
  goldfishPhoto,
  net: netLook,
  netPhoto,
  hollow: hollowLook,
  ...jarLooks,
  light: lightLook,
  lightClear: clearLightLook,
  lightSofter: softerLightLook,
  pageOfWords: pageOfWordsLook,
  ...plantLooks,
  ...gardenLooks,
  sock: sockLook,
  sockPhoto,
  sockStriped: sockStripedLook,
  sockStripedPhoto,
  star: starLook,
  wall: wallLook,
} satisfies Readonly<Record<Drawing, LayeredDrawing>>

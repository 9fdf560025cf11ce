/** Every drawing of ours that a plan, a tile or a log can name. The stage's table of looks has one for each, or does not compile. */
export const drawings = [
  'bar',
  'bubble',
  'bubbleWithCat',
  'bubbleWithFish',
  'bush',
  'cat',
  'crumb',
  'disc',
  'drop',
  'egg',
  'fish',
  'fishBowl',
  'fishBowlInColour',
  'fishInColour',
  'goldfish',
  'jar',
  'jarOfLights',
  'jarWithLight',
  'light',
  'lightClear',
  'lightSofter',
  'nest',
  'nestBack',
  'nestFront',
  'nestWithBand',
  'net',
  'pageOfWords',
  'plantBloom',
  'plantDry',
  'plantHigh',
  'plantLeaf',
  'plantLow',
  'plantUp',
  'pot',
  'potInColour',
  'seed',
  'soil',
  'star',
  'stream',
  'sun',
  'wateringCan',
  'wateringCanTipped',
] as const

/** Things of stories that are photographed too, for children who see real things. */
const photographed = [
  'bush',
  'egg',
  'fishBowl',
  'fishBowlInColour',
  'fishInColour',
  'goldfish',
  'jar',
  'jarOfLights',
  'jarWithLight',
  'nest',
  'nestBack',
  'nestFront',
  'nestWithBand',
  'net',
  'plantBloom',
  'plantDry',
  'plantHigh',
  'plantLeaf',
  'plantLow',
  'plantUp',
  'pot',
  'potInColour',
  'seed',
  'soil',
  'wateringCan',
  'wateringCanTipped',
] as const
type Photographed = (typeof photographed)[number]
export type Drawing = (typeof drawings)[number] | `${Photographed}Photo`

/** Every look of a thing of ours, by the name that a plan, a tile or a log has for it. */
export const looksOfThings: readonly string[] = [...drawings, ...photographed.map((name) => `${name}Photo`)]

export const isDrawing = (name: string): name is Drawing => looksOfThings.includes(name)

/** A thing as a child sees it who is shown real things, or drawings. */
export const formOf = (thing: Photographed, isSeenReal: boolean): Drawing => (isSeenReal ? `${thing}Photo` : thing)

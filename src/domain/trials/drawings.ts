/** Every drawing of ours that a plan, a tile or a log can name. The stage's table of looks has one for each, or does not compile. */
export const drawings = [
  'bar',
  'bubble',
  'bubbleWithCat',
  'bubbleWithFish',
  'bush',
  'cat',
  'disc',
  'egg',
  'fish',
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
  'pageOfWords',
  'star',
] as const
export type Drawing = (typeof drawings)[number]

export const isDrawing = (name: string): name is Drawing => (drawings as readonly string[]).includes(name)

/** The pictures that stand for a child in lists, in the order in which they are offered: words of the list of words, each easily told from the others. */
export const childPictures = [
  'owl',
  'cat-face',
  'dog-face',
  'duck',
  'turtle',
  'ladybird',
  'dolphin',
  'snail',
  'sun',
  'moon',
  'sunflower',
  'kite',
  'balloon',
  'car',
  'train',
  'cup',
  'apple',
  'teddy-bear',
  'rocket',
  'penguin',
] as const
export type ChildPictureName = (typeof childPictures)[number]

export const isChildPicture = (name: unknown): name is ChildPictureName => childPictures.some((each) => each === name)

/** All of them, those that stand for other children at the end: two owls in one list are hard to tell apart. */
export function picturesToOffer(taken: readonly (ChildPictureName | undefined)[]): readonly ChildPictureName[] {
  return [...childPictures.filter((name) => !taken.includes(name)), ...childPictures.filter((name) => taken.includes(name))]
}

/**
 * Pictures that represent a child in lists, in the order in which they are offered. All are words from the word lists and easy
 * to tell apart.
 */
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

/** Returns all pictures, with those that represent other children last: two owls in one list are hard to distinguish. */
export function picturesToOffer(taken: readonly (ChildPictureName | undefined)[]): readonly ChildPictureName[] {
  return [...childPictures.filter((name) => !taken.includes(name)), ...childPictures.filter((name) => taken.includes(name))]
}

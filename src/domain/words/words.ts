import type { ColourName } from '../child/palette'

export const categories = ['fruits', 'vegetables', 'everyday', 'clothing', 'animals', 'toys', 'vehicles', 'food', 'body', 'nature'] as const
/** A category of the word list. Each has one file of words and one pack of pictures. */
export type Category = (typeof categories)[number]

export const isCategory = (name: string): name is Category => (categories as readonly string[]).includes(name)

export const shapeFamilies = ['round', 'long', 'tall', 'flat', 'branching', 'body', 'box'] as const
/** Outline of a thing as seen from a distance, for choosing distractors that are easy or hard to tell apart. */
export type ShapeFamily = (typeof shapeFamilies)[number]

export const plainColours = ['brown', 'white', 'grey', 'black'] as const
/** Colour of most of the picture. */
export type MainColour = ColourName | (typeof plainColours)[number]

export const fruitViews = ['cut', 'bitten', 'bowl', 'grows', 'shop'] as const
/** Views of a fruit other than the whole fruit: cut or peeled, bitten, in a bowl, where it grows, in a shop. */
export type FruitView = (typeof fruitViews)[number]

export const appearances = [...fruitViews, 'young', 'front', 'stock'] as const
/**
 * Kind of a realistic picture other than the usual one: a view of a fruit, a young animal, an animal from the front, or the
 * standard picture if the child has a photo. As a silhouette, it is the shape of that picture.
 */
export type Appearance = (typeof appearances)[number]

/** A piece of a picture, as fractions of its box: left, top, width, height. */
export type PicturePlace = readonly [x: number, y: number, width: number, height: number]

/** A feature that identifies a thing (clinical-design.md, salient). It is always named with the same few words. */
export interface SalientPart {
  /** Id of the part in logs, the same in every language. */
  readonly id: string
  /** Name of the part, of at most four words. */
  readonly phrase: string
  readonly place: PicturePlace
  /** Place of the part on the first realistic picture. */
  readonly realistic?: PicturePlace
  /** Places of the part on the further realistic pictures; null where it is not visible. */
  readonly further?: readonly (PicturePlace | null)[]
  /** False for a part that identifies nothing by itself, such as spots without their cow. It is then not used as a clue. */
  readonly alone?: false
  /** Ids of the part's shapes in our own drawing, if there is one. */
  readonly parts?: readonly string[]
}

/** A part in a word list. Its phrase is in `parts.json` of each language, under the part's id. */
interface ListedPart extends Omit<SalientPart, 'phrase'> {
  /** Id of the phrase, if a different kind of thing has a part with the same id: a clock's `round-face` is not a monkey's. */
  readonly text?: string
}

/** Kinds of drawings of a word: a flat one, and one with more detail. */
export const drawingNames = ['flat', 'rich'] as const
export type DrawingName = (typeof drawingNames)[number]

/** One word and all its pictures. It has at least one of `flat`, `own` and `photo`. */
export interface Word {
  readonly id: string
  readonly word: string
  readonly category: Category
  /** Spoken form of the word. */
  readonly say: string
  /** Standard name, if the family has its own name for the thing. */
  readonly listed?: string
  /** Id of the drawing in the flat set. */
  readonly flat?: string
  /** Id of the drawing in the richer set. */
  readonly rich?: string
  /** Name of our own drawing, `assets/own/<own>.svg`, which replaces the flat one. */
  readonly own?: string
  /**
   * Names of the realistic pictures, `assets/renders/<name>.webp`. The usual view is first; an animal's last picture is from the
   * front.
   */
  readonly realistic?: readonly string[]
  /** Lowest point of the first realistic picture, as a share of its side from the top. */
  readonly foot?: number
  /** Realistic pictures of a fruit's views. */
  readonly views?: Readonly<Partial<Record<FruitView, string>>>
  /** Strip of pictures in which a fruit turns about its vertical axis. */
  readonly turning?: string
  /** Realistic picture of an animal's young. */
  readonly young?: string
  /** Whether the child has a photo of the thing, which is shown instead. Its edge may be too dark for a black background. */
  readonly photo?: { readonly needsOutline: boolean }
  /** Part of the photo that contains the named thing, if the photo shows a whole scene of the child's life. */
  readonly scene?: PicturePlace
  /** Standard realistic pictures, if the child has a photo. They are then shown only as `stock`. */
  readonly stock?: readonly string[]
  readonly shapeFamily: ShapeFamily
  readonly mainColour: MainColour
  /** Drawings whose outer edge is too dark for a black background (measured by the build). */
  readonly needsOutline: readonly DrawingName[]
  readonly salient: readonly SalientPart[]
}

/** A row of a word list (assets/words), which does not contain the phrases. */
export type ListedWord = Omit<Word, 'salient'> & { readonly salient: readonly ListedPart[] }

/** Returns the names of all realistic pictures that a word has. */
export const renderNames = ({ realistic = [], young, views = {} }: Pick<Word, 'realistic' | 'young' | 'views'>): readonly string[] => [
  ...realistic,
  ...(young === undefined ? [] : [young]),
  ...Object.values(views),
]

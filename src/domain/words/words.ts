import type { ColourName } from '../child/palette'

export const categories = ['fruits', 'vegetables', 'everyday', 'clothing', 'animals', 'toys', 'vehicles', 'food', 'body', 'nature'] as const
/** The chapters of the list of words: one file of words and one pack of pictures each. */
export type Category = (typeof categories)[number]

export const isCategory = (name: string): name is Category => (categories as readonly string[]).includes(name)

export const shapeFamilies = ['round', 'long', 'tall', 'flat', 'branching', 'body', 'box'] as const
/** What the outline is like from afar, for choosing neighbours that are easy or hard to tell apart. */
export type ShapeFamily = (typeof shapeFamilies)[number]

export const plainColours = ['brown', 'white', 'grey', 'black'] as const
/** The colour that most of the picture has, by its name. */
export type MainColour = ColourName | (typeof plainColours)[number]

export const fruitViews = ['cut', 'bitten', 'bowl', 'grows', 'shop'] as const
/** How a fruit is met besides whole: cut, peeled or bitten, in a bowl, where it grows, in the shop. */
export type FruitView = (typeof fruitViews)[number]

export const appearances = [...fruitViews, 'young', 'front', 'stock'] as const
/** A realistic picture of another kind than the usual one: a view of a fruit, a young animal, an animal from the front, or the list's picture where the child has a photo. As a silhouette, its shape. */
export type Appearance = (typeof appearances)[number]

/** A piece of a picture in fractions of its box: left, top, width, height. */
export type PicturePlace = readonly [x: number, y: number, width: number, height: number]

/** One feature that makes a thing that thing (clinical-design.md, salient): the same few words every time. */
export interface SalientPart {
  /** By which logs name it, in any language. */
  readonly id: string
  /** At most four words. */
  readonly phrase: string
  readonly place: PicturePlace
  /** Its place on the first realistic picture. */
  readonly realistic?: PicturePlace
  /** Its places on the further ones; null where it is not seen. */
  readonly further?: readonly (PicturePlace | null)[]
  /** Where it says nothing by itself, as spots without their cow: then nothing is guessed by it. */
  readonly alone?: false
  /** Part ids of our own drawing, where it has them. */
  readonly parts?: readonly string[]
}

/** A part as a list of words has it: its phrase is in `parts.json` of each language, by the part's id. */
interface ListedPart extends Omit<SalientPart, 'phrase'> {
  /** Id of the phrase where another kind of thing has a part of the same id: a clock's `round-face` is no monkey's. */
  readonly text?: string
}

/** The two drawings of a word: the flat one and the one with more real shapes. */
export const drawingNames = ['flat', 'rich'] as const
export type DrawingName = (typeof drawingNames)[number]

/** One word and every picture it has. At least one of `flat`, `own` and `photo` is there. */
export interface Word {
  readonly id: string
  readonly word: string
  readonly category: Category
  /** Spoken form. */
  readonly say: string
  /** What the list calls it, where the family has a name of its own for it. */
  readonly listed?: string
  /** Id in the flat set. */
  readonly flat?: string
  /** Id in the richer set. */
  readonly rich?: string
  /** Our own drawing, `assets/own/<own>.svg`; it stands for the flat one. */
  readonly own?: string
  /** Names of the realistic pictures, `assets/renders/<name>.webp`: the usual view first, then others; an animal's last is from the front. */
  readonly realistic?: readonly string[]
  /** How far down the first realistic picture its lowest point lies, as a share of its side. */
  readonly foot?: number
  /** Of a fruit: its realistic pictures as it is met. */
  readonly views?: Readonly<Partial<Record<FruitView, string>>>
  /** Of a fruit: the strip of pictures in which it turns about its upright axis. */
  readonly turning?: string
  /** Of an animal: the realistic picture of its young. */
  readonly young?: string
  /** The child has a photo of it, which is shown instead; its edge may be too dark for a black ground. */
  readonly photo?: { readonly needsOutline: boolean }
  /** The photo shows a whole scene of the child's life, and in this part of it the thing by whose name it goes. */
  readonly scene?: PicturePlace
  /** Where the child has a photo: the list's realistic pictures, which are then shown as `stock` alone. */
  readonly stock?: readonly string[]
  readonly shapeFamily: ShapeFamily
  readonly mainColour: MainColour
  /** Drawings whose outer edge is too dark for a black ground (measured by the builder). */
  readonly needsOutline: readonly DrawingName[]
  readonly salient: readonly SalientPart[]
}

/** A row of a list of words (assets/words), without its phrases. */
export type ListedWord = Omit<Word, 'salient'> & { readonly salient: readonly ListedPart[] }

/** The names of every realistic picture that a word has. */
export const renderNames = ({ realistic = [], young, views = {} }: Pick<Word, 'realistic' | 'young' | 'views'>): readonly string[] => [
  ...realistic,
  ...(young === undefined ? [] : [young]),
  ...Object.values(views),
]

import type { ColourName } from '../child/palette'

export const categories = ['fruits', 'vegetables', 'everyday', 'clothing', 'animals', 'toys', 'vehicles', 'food', 'body', 'nature'] as const
/** The chapters of the word list: one file of words and one pack of pictures each. */
export type Category = (typeof categories)[number]

export const isCategory = (name: string): name is Category => (categories as readonly string[]).includes(name)

export const shapeFamilies = ['round', 'long', 'tall', 'flat', 'branching', 'body', 'box'] as const
/** The outline as seen from afar, for choosing distractors that are easy or hard to tell apart. */
export type ShapeFamily = (typeof shapeFamilies)[number]

export const plainColours = ['brown', 'white', 'grey', 'black'] as const
/** The name of the colour of most of the picture. */
export type MainColour = ColourName | (typeof plainColours)[number]

export const fruitViews = ['cut', 'bitten', 'bowl', 'grows', 'shop'] as const
/** Views of a fruit besides whole: cut, peeled or bitten, in a bowl, where it grows, in a shop. */
export type FruitView = (typeof fruitViews)[number]

export const appearances = [...fruitViews, 'young', 'front', 'stock'] as const
/**
 * A realistic picture of another kind than the usual: a view of a fruit, a young animal, an animal from the front, or the standard picture if the child
 * has a photo. As a silhouette, its shape.
 */
export type Appearance = (typeof appearances)[number]

/** A piece of a picture in fractions of its box: left, top, width, height. */
export type PicturePlace = readonly [x: number, y: number, width: number, height: number]

/** A feature that identifies a thing (clinical-design.md, salient): the same few words every time. */
export interface SalientPart {
  /** The word's name in logs, the same in every language. */
  readonly id: string
  /** At most four words. */
  readonly phrase: string
  readonly place: PicturePlace
  /** The part's place on the first realistic picture. */
  readonly realistic?: PicturePlace
  /** Its places on the further ones; null where it is not visible. */
  readonly further?: readonly (PicturePlace | null)[]
  /** False if it identifies nothing by itself, like spots without their cow: then it is not a clue. */
  readonly alone?: false
  /** Ids of its shapes in our own drawing, if there is one. */
  readonly parts?: readonly string[]
}

/** A part in a word list: its phrase is in `parts.json` of each language, by the part's id. */
interface ListedPart extends Omit<SalientPart, 'phrase'> {
  /** Id of the phrase if another kind of thing has a part of the same id: a clock's `round-face` is not a monkey's. */
  readonly text?: string
}

/** The two drawings of a word: a flat one and one with more detail. */
export const drawingNames = ['flat', 'rich'] as const
export type DrawingName = (typeof drawingNames)[number]

/** One word and all its pictures. It has at least one of `flat`, `own` and `photo`. */
export interface Word {
  readonly id: string
  readonly word: string
  readonly category: Category
  /** Spoken form. */
  readonly say: string
  /** The standard name, if the family has its own name for it. */
  readonly listed?: string
  /** Id in the flat set. */
  readonly flat?: string
  /** Id in the richer set. */
  readonly rich?: string
  /** Our own drawing, `assets/own/<own>.svg`, which replaces the flat one. */
  readonly own?: string
  /** Names of the realistic pictures, `assets/renders/<name>.webp`: the usual view first; an animal's last one is from the front. */
  readonly realistic?: readonly string[]
  /** Lowest point of the first realistic picture, as a share of its side from the top. */
  readonly foot?: number
  /** For a fruit: realistic pictures of its views. */
  readonly views?: Readonly<Partial<Record<FruitView, string>>>
  /** For a fruit: the strip of pictures in which it turns about its vertical axis. */
  readonly turning?: string
  /** For an animal: the realistic picture of its young. */
  readonly young?: string
  /** The child has a photo of it, which is shown instead; its edge may be too dark for a black background. */
  readonly photo?: { readonly needsOutline: boolean }
  /** The photo shows a whole scene of the child's life, with the named thing in this part of it. */
  readonly scene?: PicturePlace
  /** If the child has a photo: the standard realistic pictures, which are then shown only as `stock`. */
  readonly stock?: readonly string[]
  readonly shapeFamily: ShapeFamily
  readonly mainColour: MainColour
  /** Drawings whose outer edge is too dark for a black background (measured by the build). */
  readonly needsOutline: readonly DrawingName[]
  readonly salient: readonly SalientPart[]
}

/** A row of a word list (assets/words), without its phrases. */
export type ListedWord = Omit<Word, 'salient'> & { readonly salient: readonly ListedPart[] }

/** The names of every realistic picture that a word has. */
export const renderNames = ({ realistic = [], young, views = {} }: Pick<Word, 'realistic' | 'young' | 'views'>): readonly string[] => [
  ...realistic,
  ...(young === undefined ? [] : [young]),
  ...Object.values(views),
]

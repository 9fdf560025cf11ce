import type { PictureLevel } from '../../child/pictureLevels'
import type { Appearance, PicturePlace } from '../../words/words'

export type StimulusRole = 'target' | 'distractor' | 'place' | 'control'

/** Content of a thing, distinguished by its key: one of our drawings, a word (or one part of its picture), or a printed text. */
export type Shows =
  | { readonly drawing: string; readonly mirrored?: true | undefined; readonly turned?: number | undefined }
  | {
      readonly word: string
      readonly part?: string | undefined
      readonly view?: number | undefined
      readonly as?: Appearance | undefined
      /** Picture level, if it is not the child's own. */
      readonly level?: PictureLevel | undefined
      /** The only piece of the picture that is shown. */
      readonly piece?: PicturePlace | undefined
      /** Width of the contour (stage heights), if only the contour is shown. */
      readonly contour?: number | undefined
      readonly inBubble?: true | undefined
    }
  | { readonly text: string }

/** A value that an activity records, as declared by its manifest. */
export type RecordedValue = number | string | boolean

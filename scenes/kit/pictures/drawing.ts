/** A drawing in pieces. Its shapes are SVG elements from back to front, so that one of them can be lit. */
export interface VectorDrawing {
  /** Left, top, width and height of the picture in its own units. */
  readonly box: readonly number[]
  readonly shapes: readonly string[]
  /** Gradients and clip paths that the shapes refer to. */
  readonly defs?: string
  /** Named parts of our own drawings, as indexes into `shapes`. */
  readonly parts?: Readonly<Record<string, readonly number[]>>
}

/** The drawings of one category by word id. */
export type Pack = Readonly<Record<string, { readonly flat: VectorDrawing; readonly rich?: VectorDrawing }>>

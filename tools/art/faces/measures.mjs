/*
 * Each feature of a face is a function of a person and the drawing tools (look). It returns strokes from back to front. A stroke is a path with `fill`, or
 * with `stroke` and `width`. `clip` names a clip of the look, and `part` a part within the feature. Every feature has the same place in all faces, so
 * that people can exchange features.
 */
export const MIDDLE = 400

export const EYES = { away: 124, y: 492 }

/** Factors by which features are larger than in life, because a face is also shown at small sizes. */
export const LARGER = { eyes: 1.13, brows: 1.1, nose: 1.12, mouth: 1.14 }

export const isYoung = ({ age }) => age === 'child' || age === 'baby'

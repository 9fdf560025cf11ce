/*
 * Each feature is a function of a person and the drawing tools (look), and returns its strokes from back to front. A stroke is a path with `fill`, or
 * with `stroke` and `width`; `clip` names a clip of the look, `part` a part within the feature. Every feature has the same place in all faces, so that
 * features can be exchanged between people.
 */
export const MIDDLE = 400

export const EYES = { away: 124, y: 492 }

/** Enlargement of the features beyond life, because a face is also shown small. */
export const LARGER = { eyes: 1.13, brows: 1.1, nose: 1.12, mouth: 1.14 }

export const isYoung = ({ age }) => age === 'child' || age === 'baby'

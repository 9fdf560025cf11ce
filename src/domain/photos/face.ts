import { isWholeFace } from '../words/levels'
import { isOwnWord } from '../words/ownWords'
import type { Category } from '../words/words'

/** A point of a picture, as shares of its side: 0 is left and top, 1 is right and bottom. */
export interface FacePoint {
  readonly x: number
  readonly y: number
}

export const facePointNames = ['leftEye', 'rightEye', 'nose', 'mouth', 'hair'] as const
/** Points of a face that an adult taps, in this order. Left and right are those of the picture. */
export type FacePointName = (typeof facePointNames)[number]

/** The face in a photo: centres of the eyes and the mouth, tip of the nose, and top of the hair above the forehead. */
export type FaceMarks = Readonly<Record<FacePointName, FacePoint>>

/** The points set so far, in the order of their names. */
export type FacePoints = readonly FacePoint[]

/** Whether every photo of a listed word shows a face. */
export const isFaceWord = ({ id, category }: { readonly id: string; readonly category: Category }): boolean => category === 'body' && isWholeFace({ id })

/** Whether a photo of a word may show a face. For one of the child's own words, an adult must confirm it. */
export const mayShowFace = (word: { readonly id: string; readonly category: Category }): boolean =>
  isFaceWord(word) || (isOwnWord(word) && word.category === 'body')

/** Reason why points cannot form a face. `together` means that the mouth is on the nose. */
export type FaceTrouble = 'eyes' | 'nose' | 'mouth' | 'together' | 'hair'

/** Point to tap again for each reason. */
const again: Readonly<Record<FaceTrouble, FacePointName>> = { eyes: 'rightEye', nose: 'nose', mouth: 'mouth', together: 'mouth', hair: 'hair' }

/** Minimum distance between the eyes, in sides of the picture. Eyes that are closer are the same point. [I] */
const LEAST_EYES = 0.03
/** Minimum distance of the mouth below the nose and of the hair above the eyes, in distances between the eyes. [I] */
const LEAST = { mouthBelowNose: 0.1, hairAboveEyes: 0.3 } as const

/** Pose of a face: the middle between the eyes, the distance between them, and their direction. */
export interface FacePose {
  readonly middle: FacePoint
  /** Distance between the eyes, in sides of the picture. */
  readonly eyes: number
  /** Unit vector from the eye on the left to the one on the right. */
  readonly along: FacePoint
}

export function frameOf(left: FacePoint, right: FacePoint): FacePose {
  const eyes = Math.hypot(right.x - left.x, right.y - left.y)
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }
  return { middle, eyes, along: eyes === 0 ? { x: 1, y: 0 } : { x: (right.x - left.x) / eyes, y: (right.y - left.y) / eyes } }
}

/**
 * Converts a point to the face's own coordinates, measured from the middle between the eyes in units of the distance between
 * them: `x` is along the eyes, `y` down towards the chin.
 */
export function inFrame({ middle, eyes, along }: FacePose, { x, y }: FacePoint): FacePoint {
  const [dx, dy] = [x - middle.x, y - middle.y]
  return { x: (dx * along.x + dy * along.y) / eyes, y: (dy * along.x - dx * along.y) / eyes }
}

/** Returns the reason why the points set so far cannot form a face; null if they can. */
export function faceTroubleOf(points: FacePoints): FaceTrouble | null {
  const [left, right, nose, mouth, hair] = points
  if (left === undefined || right === undefined) return null
  const frame = frameOf(left, right)
  if (frame.eyes < LEAST_EYES) return 'eyes'
  // A sideways head can be judged only once all points are set.
  if (nose === undefined || mouth === undefined || hair === undefined) return null
  const down = (point: FacePoint) => inFrame(frame, point).y
  if (down(mouth) <= 0) return 'mouth'
  if (down(nose) <= 0) return 'nose'
  if (down(mouth) - down(nose) < LEAST.mouthBelowNose) return 'together'
  return down(hair) > -LEAST.hairAboveEyes ? 'hair' : null
}

/** Exchanges points that were mixed up: the two eyes, or nose and mouth. */
function inOrder(points: FacePoints): FacePoints {
  const [left, right, nose, mouth, ...others] = points
  if (left === undefined || right === undefined) return points
  const isLevel = Math.abs(right.x - left.x) >= Math.abs(right.y - left.y)
  // If one eye is above the other, neither is on the left. The mouth then shows which way is down.
  const isExchanged = isLevel ? right.x < left.x : mouth !== undefined && inFrame(frameOf(left, right), mouth).y < 0
  const eyes = isExchanged ? [right, left] : [left, right]
  if (nose === undefined || mouth === undefined) return [...eyes, ...points.slice(2)]
  const frame = frameOf(...(isExchanged ? ([right, left] as const) : ([left, right] as const)))
  const [upper, lower] = [inFrame(frame, nose).y, inFrame(frame, mouth).y]
  return [...eyes, ...(lower > 0 && upper > lower ? [mouth, nose] : [nose, mouth]), ...others]
}

const isAll = (points: FacePoints): boolean => points.length === facePointNames.length

/** Returns the point that the next tap sets: the next missing one, or one in an impossible place; null when all are right. */
export function nextFacePoint(points: FacePoints): FacePointName | null {
  const trouble = faceTroubleOf(points)
  return trouble === null ? (facePointNames[points.length] ?? null) : again[trouble]
}

/** Returns the points with one of them moved. */
export const faceMovedTo = (points: FacePoints, index: number, to: FacePoint): FacePoints =>
  inOrder(points.map((point, at) => (at === index ? onPicture(to) : point)))

/** Returns the points after a tap. The tap sets the requested point or, when all are right, moves the nearest. */
export function pointsAfterTap(points: FacePoints, at: FacePoint): FacePoints {
  const name = nextFacePoint(points)
  if (name === null) return faceMovedTo(points, nearestIndex(points, at), at)
  const index = facePointNames.indexOf(name)
  return index < points.length ? faceMovedTo(points, index, at) : inOrder([...points, onPicture(at)])
}

/** Returns the index of the nearest point; -1 without points. */
export function nearestIndex(points: FacePoints, { x, y }: FacePoint): number {
  const away = points.map((point) => Math.hypot(point.x - x, point.y - y))
  return away.indexOf(Math.min(...away))
}

/** Returns the nearest point that is on the picture. */
export function onPicture({ x, y }: FacePoint): FacePoint {
  const fit = (share: number) => Math.min(1, Math.max(0, share))
  return { x: fit(x), y: fit(y) }
}

/** Returns the points in their stored form; null while one is missing or impossible. */
export function marksFrom(points: FacePoints): FaceMarks | null {
  const [leftEye, rightEye, nose, mouth, hair] = points
  if (leftEye === undefined || rightEye === undefined || nose === undefined || mouth === undefined || hair === undefined) return null
  return isAll(points) && faceTroubleOf(points) === null ? { leftEye, rightEye, nose, mouth, hair } : null
}

export const pointsOf = (marks: FaceMarks | undefined): FacePoints => (marks === undefined ? [] : facePointNames.map((name) => marks[name]))

/** Reads stored marks; null if they are invalid or cannot belong to a face. */
export function storedMarks(stored: unknown): FaceMarks | null {
  if (typeof stored !== 'object' || stored === null) return null
  const points = facePointNames.flatMap((name) => storedPoint((stored as Partial<Record<FacePointName, unknown>>)[name]) ?? [])
  return marksFrom(points)
}

function storedPoint(stored: unknown): FacePoint | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { x, y } = stored as { readonly x?: unknown; readonly y?: unknown }
  const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1
  return isShare(x) && isShare(y) ? { x, y } : null
}

import { wordsNow } from '../words/inLanguage'
import { partIdOf } from '../words/parts'
import type { PicturePlace, SalientPart } from '../words/words'
import { frameOf, inFrame, type FacePose, type FaceMarks, type FacePoint } from './face'

/**
 * Parts of a face, by the English phrases of the listed word "face" (assets/words/body.json), for which there are voice
 * recordings.
 */
export const facePartPhrases = ['two eyes', 'nose', 'mouth', 'hair'] as const
export type FacePartPhrase = (typeof facePartPhrases)[number]

/**
 * Extent of the parts of a face, in distances between the centres of the eyes (about 6 cm in an adult). [I] Measured on our own
 * drawn faces, whose features are slightly larger than life (tools/art/faces). A twentieth was added for a finger that slightly
 * misses the point. A test checks every drawn face against these values. Five points cannot show how much hair there is next to
 * and below the face.
 */
export const proportions = {
  /** Measured from the centre of an eye: out to its corner, up to the upper lid and down to the lower lid. */
  eye: { out: 0.42, above: 0.36, below: 0.26 },
  /** Measured from the tip of the nose. The root is between the eyes, at about their height. */
  nose: { beside: 0.42, below: 0.27, root: 0.1, rootBeside: 0.15 },
  /** Measured from the centre of the mouth. It is as wide as in a smile and as high as in surprise. */
  mouth: { beside: 0.6, above: 0.29, below: 0.3 },
  /** Measured from the top of the hair down to the middle of the forehead. It is never just a strip. */
  hair: { beside: 1.39, over: 0.08, aboveEyes: 0.75, least: 0.45 },
} as const

/** A part of a face in the face's own coordinates: left, top, right and bottom, in distances between the eyes. */
type Piece = readonly [left: number, top: number, right: number, bottom: number]

/** Returns the places of the parts of a face on the picture. They are upright boxes, even for a tilted head. */
export function facePlaces(marks: FaceMarks): Readonly<Record<FacePartPhrase, PicturePlace>> {
  const frame = frameOf(marks.leftEye, marks.rightEye)
  const [nose, mouth, hair] = [inFrame(frame, marks.nose), inFrame(frame, marks.mouth), inFrame(frame, marks.hair)]
  const { eye, nose: n, mouth: m, hair: h } = proportions
  const top = hair.y - h.over
  const pieces: Readonly<Record<FacePartPhrase, Piece>> = {
    'two eyes': [-0.5 - eye.out, -eye.above, 0.5 + eye.out, eye.below],
    // On a face turned sideways, the tip of the nose is not below the root.
    nose: [Math.min(nose.x - n.beside, -n.rootBeside), Math.min(-n.root, nose.y - n.below), Math.max(nose.x + n.beside, n.rootBeside), nose.y + n.below],
    mouth: [mouth.x - m.beside, mouth.y - m.above, mouth.x + m.beside, mouth.y + m.below],
    hair: [hair.x - h.beside, top, hair.x + h.beside, Math.max(top + h.least, -h.aboveEyes)],
  }
  const place = (phrase: FacePartPhrase) => uprightRound(pieces[phrase], frame)
  return { 'two eyes': place('two eyes'), nose: place('nose'), mouth: place('mouth'), hair: place('hair') }
}

/** Returns the parts of a face in the form in which activities show them. */
export function faceParts(marks: FaceMarks): readonly SalientPart[] {
  const places = facePlaces(marks)
  const said = wordsNow().parts
  return facePartPhrases.map((phrase) => {
    const id = partIdOf(phrase)
    return { id, phrase: said[id] ?? phrase, place: places[phrase], realistic: places[phrase] }
  })
}

/** Returns the smallest upright box on the picture that contains a part of a face. */
function uprightRound([left, top, right, bottom]: Piece, frame: FacePose): PicturePlace {
  const corners = [onPhoto(frame, left, top), onPhoto(frame, right, top), onPhoto(frame, left, bottom), onPhoto(frame, right, bottom)]
  const span = (of: (corner: FacePoint) => number) => {
    const values = corners.map((corner) => Math.min(1, Math.max(0, of(corner))))
    return [Math.min(...values), Math.max(...values)] as const
  }
  const [from, to] = span(({ x }) => x)
  const [over, under] = span(({ y }) => y)
  return [from, over, to - from, under - over]
}

/** Converts a point of the face to one on the picture. */
const onPhoto = ({ middle, eyes, along }: FacePose, x: number, y: number): FacePoint => ({
  x: middle.x + (x * along.x - y * along.y) * eyes,
  y: middle.y + (x * along.y + y * along.x) * eyes,
})

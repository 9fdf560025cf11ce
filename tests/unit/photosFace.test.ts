import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  nextFacePoint,
  facePointNames,
  isFaceWord,
  marksFrom,
  mayShowFace,
  faceMovedTo,
  pointsOf,
  storedMarks,
  pointsAfterTap,
  faceTroubleOf,
  type FaceMarks,
  type FacePoint,
  type FacePoints,
} from '#domain/photos/face'
import { facePartPhrases, faceParts, facePlaces, proportions, type FacePartPhrase } from '#domain/photos/faceParts'
import { withPhotos, type PhotoNote } from '#domain/photos/photo'
import { speakWordsIn, wordsNow } from '#domain/words/inLanguage'
import { fetchWords } from '#text/words'
import { drawnEyes, drawnFaces, paintedBox, type FaceBox } from '#tests/support/drawnFaces'
import { inEnglish, rowsOf } from '../support/listedWords'

const groups: Readonly<Record<FacePartPhrase, string>> = { 'two eyes': 'eyes', nose: 'nose', mouth: 'mouth', hair: 'hair' }
const [leftEye, rightEye] = drawnEyes
const EYES = rightEye.x - leftEye.x
/** Inaccuracy of a tap, in distances between the eyes. */
const UNSURE = 0.03

const body = rowsOf('body').map(inEnglish)

/** Returns the drawn area of each part. Hair counts only above the middle of the forehead, because five points cannot locate more of it. */
async function partsOf(face: string): Promise<Readonly<Record<FacePartPhrase, FaceBox>>> {
  const forehead = leftEye.y - (proportions.hair.aboveEyes + UNSURE * 4) * EYES
  return {
    'two eyes': await paintedBox(face, groups['two eyes']),
    nose: await paintedBox(face, groups.nose),
    mouth: await paintedBox(face, groups.mouth),
    hair: await paintedBox(face, groups.hair, forehead),
  }
}

/** Returns an adult's taps on a drawing. The tip of the nose is at 70 % of the length of the nose. */
function tapsOn({ nose, mouth, hair }: Readonly<Record<FacePartPhrase, FaceBox>>): FaceMarks {
  const x = (leftEye.x + rightEye.x) / 2
  return {
    leftEye,
    rightEye,
    nose: { x, y: nose[1] + (nose[3] - nose[1]) * 0.7 },
    mouth: { x, y: (mouth[1] + mouth[3]) / 2 },
    hair: { x, y: hair[1] },
  }
}

const turned = ({ x, y }: FacePoint, degrees: number, scale: number): FacePoint => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const [dx, dy] = [(x - 0.5) * scale, (y - 0.5) * scale]
  return { x: 0.5 + dx * cos - dy * sin, y: 0.5 + dx * sin + dy * cos }
}

const each = (marks: FaceMarks, change: (point: FacePoint, index: number) => FacePoint): FaceMarks => {
  const [a, b, c, d, e] = pointsOf(marks).map(change)
  return { leftEye: a ?? leftEye, rightEye: b ?? rightEye, nose: c ?? leftEye, mouth: d ?? leftEye, hair: e ?? leftEye }
}

const cornersOf = ([left, top, right, bottom]: FaceBox): readonly FacePoint[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: left, y: bottom },
  { x: right, y: bottom },
]

const isBald = (face: string) => face === 'grandfather'

describe('the parts of a marked face', () => {
  it.each(drawnFaces)('%s: cover the drawn parts, even with slightly inaccurate taps', async (face) => {
    const truth = await partsOf(face)
    // A bald person has no hair above the forehead, so the adult taps the top of the head.
    const marks = isBald(face) ? { ...tapsOn(truth), hair: { x: 0.5, y: 0.15 } } : tapsOn(truth)
    const off = fc.double({ min: -UNSURE * EYES, max: UNSURE * EYES, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.tuple(off, off), { minLength: 5, maxLength: 5 }), (offs) => {
        const places = facePlaces(
          each(marks, ({ x, y }, index) => ({ x: Math.max(0, x + (offs[index]?.[0] ?? 0)), y: Math.max(0, y + (offs[index]?.[1] ?? 0)) })),
        )
        for (const phrase of facePartPhrases) {
          if (phrase === 'hair' && isBald(face)) continue
          const [x, y, width, height] = places[phrase]
          const [left, top, right, bottom] = truth[phrase]
          const slack = 1 / 400
          expect([phrase, x <= left + slack, y <= top + slack, x + width >= right - slack, y + height >= bottom - slack]).toEqual([
            phrase,
            true,
            true,
            true,
            true,
          ])
        }
      }),
      { numRuns: 40 },
    )
  })

  it.each(drawnFaces)('%s: are hardly larger than drawn, and hardly overlap', async (face) => {
    const truth = await partsOf(face)
    const places = facePlaces(isBald(face) ? { ...tapsOn(truth), hair: { x: 0.5, y: 0.15 } } : tapsOn(truth))
    for (const phrase of ['two eyes', 'nose', 'mouth'] as const) {
      const [left, top, right, bottom] = truth[phrase]
      const [, , width, height] = places[phrase]
      // A child's mouth is smaller than a smiling one, and a baby's nose is shorter.
      expect([phrase, width - (right - left) < 0.75 * EYES, height - (bottom - top) < 0.55 * EYES]).toEqual([phrase, true, true])
    }
    const [hairEnds, eyesBegin, eyesEnd, mouthBegins] = [
      places.hair[1] + places.hair[3],
      places['two eyes'][1],
      places['two eyes'][1] + places['two eyes'][3],
      places.mouth[1],
    ]
    expect([hairEnds < eyesBegin, eyesEnd < mouthBegins]).toEqual([true, true])
  })

  it('cover the drawn parts of a tilted head, always on the picture', async () => {
    const truth = await partsOf('boy')
    for (const degrees of [-75, -30, -10, 20, 45, 80]) {
      const places = facePlaces(each(tapsOn(truth), (point) => turned(point, degrees, 0.7)))
      for (const phrase of facePartPhrases) {
        const [x, y, width, height] = places[phrase]
        expect(x >= 0 && y >= 0 && x + width <= 1 + 1e-9 && y + height <= 1 + 1e-9).toBe(true)
        for (const corner of cornersOf(truth[phrase])) {
          const there = turned(corner, degrees, 0.7)
          expect([phrase, degrees, there.x >= x - 0.003 && there.y >= y - 0.003 && there.x <= x + width + 0.003 && there.y <= y + height + 0.003]).toEqual([
            phrase,
            degrees,
            true,
          ])
        }
      }
    }
  })

  it('have the names of the list', () => {
    const listed = body.find(({ id }) => id === 'face')?.salient.map(({ id, phrase }) => [id, phrase]) ?? []
    const marked = faceParts(marks).map(({ id, phrase }) => [id, phrase])
    expect(marked).toEqual([
      ['two-eyes', 'two eyes'],
      ['nose', 'nose'],
      ['mouth', 'mouth'],
      ['hair', 'hair'],
    ])
    expect(listed).toEqual(expect.arrayContaining(marked))
  })

  it('have names in the child’s language, and the same ids', async () => {
    const english = wordsNow()
    onTestFinished(() => speakWordsIn(english))
    await fetchWords('de')
    expect(faceParts(marks).map(({ id, phrase }) => [id, phrase])).toEqual([
      ['two-eyes', 'zwei Augen'],
      ['nose', 'Nase'],
      ['mouth', 'Mund'],
      ['hair', 'Haare'],
    ])
  })
})

const marks: FaceMarks = {
  leftEye: { x: 0.4, y: 0.4 },
  rightEye: { x: 0.6, y: 0.4 },
  nose: { x: 0.5, y: 0.5 },
  mouth: { x: 0.5, y: 0.6 },
  hair: { x: 0.5, y: 0.1 },
}
const tapAll = (points: FacePoints): FacePoints => points.reduce<FacePoints>((set, point) => pointsAfterTap(set, point), [])

describe('marking a face', () => {
  it('asks for one point after the other', () => {
    const points = pointsOf(marks)
    expect(points.map((_, count) => nextFacePoint(points.slice(0, count)))).toEqual(facePointNames)
    expect([nextFacePoint(points), marksFrom(points), marksFrom(points.slice(0, 4))]).toEqual([null, marks, null])
    expect(marksFrom(tapAll(points))).toEqual(marks)
  })

  it('swaps the eyes, or nose and mouth, silently', () => {
    const [left, right, nose, mouth, hair] = [marks.leftEye, marks.rightEye, marks.nose, marks.mouth, marks.hair]
    expect(marksFrom(tapAll([right, left, mouth, nose, hair]))).toEqual(marks)
    expect(marksFrom(faceMovedTo(pointsOf(marks), 0, { x: 0.8, y: 0.4 }))?.leftEye).toEqual(marks.rightEye)
  })

  it('accepts a face at any rotation', () => {
    for (const degrees of [-135, -90, -60, 60, 90, 135].filter((angle) => Math.abs(angle) <= 130)) {
      const lying = each(marks, (point) => turned(point, degrees, 0.8))
      const known = marksFrom(tapAll(pointsOf(lying)))
      expect([degrees, known]).toEqual([degrees, lying])
    }
  })

  it('explains an impossible mark, keeps every point, and takes the next tap as its correction', () => {
    const wrong = (more: Partial<FaceMarks>) => pointsOf({ ...marks, ...more })
    expect(faceTroubleOf(wrong({ rightEye: { x: 0.41, y: 0.4 } }).slice(0, 2))).toBe('eyes')
    expect(faceTroubleOf(wrong({ mouth: { x: 0.5, y: 0.2 } }))).toBe('mouth')
    expect(faceTroubleOf(wrong({ nose: { x: 0.5, y: 0.3 } }))).toBe('nose')
    expect(faceTroubleOf(wrong({ mouth: marks.nose }))).toBe('together')
    expect(faceTroubleOf(wrong({ hair: { x: 0.5, y: 0.5 } }))).toBe('hair')
    const bad = tapAll(pointsOf({ ...marks, mouth: { x: 0.5, y: 0.2 } }))
    expect([bad.length, marksFrom(bad), nextFacePoint(bad)]).toEqual([5, null, 'mouth'])
    expect(marksFrom(pointsAfterTap(bad, marks.mouth))).toEqual(marks)
    const same = tapAll([marks.leftEye, marks.leftEye])
    expect([nextFacePoint(same), pointsAfterTap(same, marks.rightEye)]).toEqual(['rightEye', [marks.leftEye, marks.rightEye]])
  })

  it('moves the nearest point to a tap when all are right, and none off the picture', () => {
    expect(marksFrom(pointsAfterTap(pointsOf(marks), { x: 0.52, y: 0.63 }))).toEqual({ ...marks, mouth: { x: 0.52, y: 0.63 } })
    expect(marksFrom(faceMovedTo(pointsOf(marks), 4, { x: 0.5, y: -2 }))?.hair).toEqual({ x: 0.5, y: 0 })
  })

  it('never loses a point at any position of the taps', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.record({ x: share, y: share }), { maxLength: 12 }), (taps) => {
        let set: FacePoints = []
        for (const tap of taps) {
          const next = pointsAfterTap(set, tap)
          expect(next.length >= set.length && next.length <= 5).toBe(true)
          expect(next).toContainEqual(tap)
          set = next
        }
        const known = marksFrom(set)
        if (known === null) return
        for (const [x, y, width, height] of Object.values(facePlaces(known)))
          expect(x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 1 + 1e-9 && y + height <= 1 + 1e-9).toBe(true)
      }),
    )
  })

  it('is read as stored, and rejected otherwise', () => {
    expect(storedMarks(JSON.parse(JSON.stringify(marks)))).toEqual(marks)
    const { hair: _hair, ...four } = marks
    for (const other of [
      undefined,
      null,
      'face',
      [],
      {},
      four,
      { ...marks, nose: { x: '0.5', y: 0.5 } },
      { ...marks, nose: { x: Number.NaN, y: 0.5 } },
      { ...marks, hair: { x: 0.5, y: 1.2 } },
      { ...marks, rightEye: marks.leftEye },
    ])
      expect(storedMarks(other)).toBeNull()
  })
})

describe('a child’s words with a photo of a face', () => {
  const note = (more: Partial<PhotoNote>): PhotoNote => ({
    wordId: 'woman',
    name: 'woman',
    category: 'body',
    parts: [],
    look: { needsOutline: false, mainColour: 'brown', shapeFamily: 'round' },
    savedAt: 0,
    bytes: 1,
    ...more,
  })

  it('have the face parts before hand-marked ones, and none twice', () => {
    const parts = [
      { phrase: 'blue scarf', place: [0.3, 0.7, 0.3, 0.3] },
      { phrase: 'Nose', place: [0, 0, 0.1, 0.1] },
    ] as const
    const [woman, mum] = withPhotos(body, [note({ face: marks, parts }), note({ wordId: 'own-1', name: 'Mum', face: marks })], ['body'])
    expect(woman?.salient.map(({ id }) => id)).toEqual(['two-eyes', 'nose', 'mouth', 'hair', 'blue-scarf'])
    expect(mum?.salient).toEqual(faceParts(marks))
    expect(woman?.salient.length).toBeLessThanOrEqual(Math.max(...body.map(({ salient }) => salient.length)))
  })

  it('know which of them show a face', () => {
    const known = body.filter(isFaceWord).map(({ id }) => id)
    expect(known.toSorted()).toEqual(['baby', 'boy', 'face', 'girl', 'grandfather', 'grandmother', 'happy', 'man', 'sad', 'surprised', 'woman'])
    expect(mayShowFace({ id: 'own-1', category: 'body' })).toBe(true)
    expect([mayShowFace({ id: 'own-1', category: 'toys' }), mayShowFace({ id: 'hand', category: 'body' })]).toEqual([false, false])
  })
})

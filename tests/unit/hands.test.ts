import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closedness, fingerScores } from '#domain/hands/fingers'
import { followHands, handsIn, LOST_MS, noHands, type FollowedHands } from '#domain/hands/follow'
import { mirrored, handSideOf, type DetectedHand } from '#domain/hands/landmarks'
import { smoothedPlace, smoothPlace, type Smoothed } from '#domain/hands/smoothing'
import { countOf, HOLD_MS, nothingShown, steady, type SteadyCount } from '#domain/hands/steadyCount'
import { countRaisedFingers, countTable, recordedFilm, recordedPictures } from '../support/handFixtures'

const models = ['full', 'lite'] as const
const pictureOf = (count: number): DetectedHand => {
  const hand = recordedPictures.find((picture) => picture.count === count && picture.full.length === 1)?.full[0]
  if (hand === undefined) throw new Error(`no picture of ${count}`)
  return hand
}

describe('fingers of recorded hands', () => {
  it.each(models)('are counted correctly in nearly every picture in which the %s model found the hands', (model) => {
    const rows = countTable((picture) => picture[model])
    const found = rows.reduce((sum, { pictures, missed }) => sum + pictures - missed.length, 0)
    const right = rows.reduce((sum, row) => sum + row.right, 0)
    expect(found).toBeGreaterThan(60)
    expect(right / found).toBeGreaterThan(0.96)
  })

  it('are distinguished as fist, open hand or pointing by how closed the hand is', () => {
    const closed = (count: number) =>
      recordedPictures
        .filter((picture) => picture.count === count && picture.full.length === 1)
        .map(({ full }) => closedness(fingerScores(full[0]?.world ?? [])))
    expect(Math.min(...closed(0))).toBeGreaterThan(0.85)
    expect(Math.max(...closed(5))).toBeLessThan(0.35)
    expect(Math.min(...closed(1))).toBeGreaterThan(0.55)
  })

  it('belong to the hand that the person raised', () => {
    const single = recordedPictures.flatMap(({ hand, full }) => (hand === undefined ? [] : full.map((seen) => ({ hand, seen }))))
    expect(single.map(({ seen }) => handSideOf(seen))).toEqual(single.map(({ hand }) => hand))
    expect(single.length).toBeGreaterThan(50)
  })

  it('do not depend on the hand’s place, size or rotation', () => {
    const hand = pictureOf(3)
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        fc.double({ min: 0.4, max: 2.5, noNaN: true }),
        fc.boolean(),
        (turn, scale, isFlipped) => {
          const world = hand.world.map(([x, y, z]) => {
            const side = isFlipped ? -x : x
            return [(side * Math.cos(turn) - y * Math.sin(turn)) * scale + 1, (side * Math.sin(turn) + y * Math.cos(turn)) * scale, z * scale] as const
          })
          expect(countRaisedFingers([{ ...hand, world }])).toBe(3)
        },
      ),
    )
  })
})

/** Returns the numbers that the child shows: changes of the steady count, without the times when no hand is visible. */
function numbersInFilm(): readonly number[] {
  let followed: FollowedHands = noHands
  let count: SteadyCount = nothingShown
  const shown: (number | null)[] = []
  for (const { t, hands } of recordedFilm.frames) {
    followed = followHands(followed, { at: t, hands })
    count = steady(count, countOf(handsIn(followed)), t)
    if (count.count !== (shown.at(-1) ?? null)) shown.push(count.count)
  }
  return shown.filter((each) => each !== null)
}

describe('a film of hands', () => {
  it('is read as the shown numbers in order, without any others between them', () => {
    // The film started again during the recording.
    expect(numbersInFilm()).toEqual([1, 2, 3, 4, 5, 0, 5, 10, 1, 2, 3, 4])
  })
})

describe('following hands', () => {
  const film = (frames: readonly (readonly DetectedHand[])[], every = 100) =>
    frames.reduce<FollowedHands>((before, hands, index) => followHands(before, { at: 1000 + index * every, hands }), noHands)
  const moved = (hand: DetectedHand, by: number): DetectedHand => ({ ...hand, keypoints: hand.keypoints.map(([x, y]) => [x + by, y] as const) })
  const five = pictureOf(5)

  it('lets a hand act from its second picture on', () => {
    expect(handsIn(film([[five]]))).toEqual([])
    expect(handsIn(film([[five], [five]]))).toMatchObject([{ count: 5 }])
  })

  it('keeps a lost hand for half a second, and no longer', () => {
    expect(handsIn(film([[five], [five], [], []]))).toMatchObject([{ count: 5 }])
    expect(handsIn(film([[five], [five], []], LOST_MS))).toEqual([])
  })

  it('identifies two hands by their places, regardless of the detector’s labels and order', () => {
    const [left, right] = [moved(five, -0.25), moved(pictureOf(1), 0.25)]
    const swapped = (hand: DetectedHand): DetectedHand => ({ ...hand, label: hand.label === 'Left' ? 'Right' : 'Left' })
    const before = handsIn(
      film([
        [left, right],
        [left, right],
      ]),
    )
    const after = handsIn(
      film([
        [left, right],
        [left, right],
        [swapped(right), swapped(left)],
      ]),
    )
    expect(before.map(({ id, count }) => [id, count])).toEqual([
      [1, 5],
      [2, 1],
    ])
    expect(after.map(({ id, count }) => [id, count])).toEqual([
      [1, 5],
      [2, 1],
    ])
  })

  it('shows a hand on the side to which the person moves it', () => {
    const atLeft = moved(five, -0.3)
    expect(mirrored(atLeft, 'wrist').x).toBeGreaterThan(0.5)
  })

  it('counts only the hand that is allowed', () => {
    const [hand] = handsIn(film([[five], [five]]))
    if (hand === undefined) throw new Error('no hand')
    expect(countOf([hand], hand.side)).toBe(5)
    expect(countOf([hand], hand.side === 'left' ? 'right' : 'left')).toBeNull()
  })
})

describe('a steady number', () => {
  const after = (...shown: readonly (readonly [at: number, raw: number | null])[]) =>
    shown.reduce<SteadyCount>((before, [at, raw]) => steady(before, raw, at), nothingShown)

  it('is accepted after it was shown for a while, and counts from when it was first shown', () => {
    expect(after([0, 3], [HOLD_MS - 1, 3]).count).toBeNull()
    expect(after([0, 3], [HOLD_MS, 3])).toMatchObject({ count: 3, since: 0 })
  })

  it('ignores a flicker', () => {
    const flickered = after([0, 3], [HOLD_MS, 3], [HOLD_MS + 100, 2], [HOLD_MS + 200, 3], [HOLD_MS + 900, 3])
    expect(flickered).toMatchObject({ count: 3, since: 0 })
  })

  it('is never a number that was not shown long enough', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.constantFrom(null, 0, 1, 2, 3)), { minLength: 1, maxLength: 60 }), (shown) => {
        let [state, at, since, last] = [nothingShown as SteadyCount, 0, 0, null as number | null]
        for (const [pause, raw] of shown) {
          at += pause
          if (raw !== last) [last, since] = [raw, at]
          const before = state.count
          state = steady(state, raw, at)
          if (state.count !== before && state.count !== null) expect(at - since).toBeGreaterThanOrEqual(HOLD_MS)
        }
      }),
    )
  })
})

it('reduces tremor by a third when smoothed, and hardly lags behind movement', () => {
  let smoothed: Smoothed | null = null
  const [raw, calm, lag]: [number[], number[], number[]] = [[], [], []]
  let before = Number.NEGATIVE_INFINITY
  for (const { t, hands } of recordedFilm.frames) {
    if (hands.length !== 1 || hands[0] === undefined) continue
    if (t - before > 400) smoothed = null
    before = t
    const place = mirrored(hands[0], 'indexTip')
    smoothed = smoothPlace(smoothed, place, t)
    raw.push(place.x)
    calm.push(smoothedPlace(smoothed).x)
    lag.push(Math.abs(place.x - smoothedPlace(smoothed).x))
  }
  const jerk = (values: readonly number[]) =>
    values
      .slice(2)
      .map((value, index) => Math.abs(value - 2 * (values[index + 1] ?? 0) + (values[index] ?? 0)))
      .toSorted((one, other) => one - other)
  const median = (values: readonly number[]) => values[Math.floor(values.length / 2)] ?? 0
  expect(median(jerk(calm))).toBeLessThan(0.65 * median(jerk(raw)))
  expect(median(lag.toSorted((one, other) => one - other))).toBeLessThan(0.01)
})

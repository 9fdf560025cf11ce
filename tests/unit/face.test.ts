import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Facing } from '#domain/face/face'
import { FACE_LOST_MS, followFace, noFace, pointerOf, pointOf, type FollowedFace } from '#domain/face/follow'
import { COMMON_HEAD_AREA, headAreaOf, type HeadPoints } from '#domain/face/headArea'
import { poseOf, STRAIGHT_NOD, type FaceLandmarks, type HeadPose, type FaceLandmark } from '#domain/face/pose'
import { seededRandom } from '#domain/random'
import { workAreaToStage } from '#domain/hands/workArea'

/**
 * Returns the landmarks of a head. The eyes are 1 apart, and the nose is 0.42 below and 0.5 in front of them. The head is turned to the
 * person's left and nodded down, then tilted, scaled and moved.
 */
function head({ yaw = 0, pitch = 0, roll = 0, scale = 60, at = [160, 120] as readonly [number, number] }): FaceLandmarks {
  const rotate = ([x, y, z]: FaceLandmark): FaceLandmark => {
    const [py, pz] = [y * Math.cos(pitch) - z * Math.sin(pitch), y * Math.sin(pitch) + z * Math.cos(pitch)]
    const [qx, qz] = [x * Math.cos(yaw) - pz * Math.sin(yaw), x * Math.sin(yaw) + pz * Math.cos(yaw)]
    const [rx, ry] = [qx * Math.cos(roll) - py * Math.sin(roll), qx * Math.sin(roll) + py * Math.cos(roll)]
    return [at[0] + rx * scale, at[1] + ry * scale, qz * scale]
  }
  return { rightEye: [rotate([-0.5, 0, 0])], leftEye: [rotate([0.5, 0, 0])], nose: [rotate([0, 0.42, -0.5])] }
}
const pose = (of: Parameters<typeof head>[0]): HeadPose => {
  const found = poseOf(head(of))
  if (found === null) throw new Error('no pose')
  return found
}
const degrees = (angle: number) => (angle * Math.PI) / 180
const straight: HeadPose = { turn: 0, nod: STRAIGHT_NOD }

describe('the pose of a head', () => {
  it('grows with the angle to each side, and is straight ahead for a straight head', () => {
    expect(pose({})).toEqual({ turn: expect.closeTo(0, 9), nod: expect.closeTo(0.42, 9) })
    const turns = [-60, -40, -20, 0, 20, 40, 60].map((yaw) => pose({ yaw: degrees(yaw) }).turn)
    expect(turns).toEqual(turns.toSorted((one, other) => one - other))
    expect(pose({ yaw: degrees(30) }).turn).toBeCloseTo(0.25, 2)
    const nods = [-30, -15, 0, 15, 30].map((pitch) => pose({ pitch: degrees(pitch) }).nod)
    expect(nods).toEqual(nods.toSorted((one, other) => one - other))
  })

  it('is the same for a head that is tilted, lying, farther away or elsewhere in the picture', () => {
    const angle = (limit: number) => fc.double({ min: -degrees(limit), max: degrees(limit), noNaN: true })
    fc.assert(
      fc.property(angle(50), angle(30), angle(180), fc.integer({ min: 20, max: 200 }), fc.integer({ min: 0, max: 320 }), (yaw, pitch, roll, scale, x) => {
        const [here, there] = [pose({ yaw, pitch }), pose({ yaw, pitch, roll, scale, at: [x, x / 2] })]
        expect(there.turn).toBeCloseTo(here.turn, 6)
        expect(there.nod).toBeCloseTo(here.nod, 6)
      }),
    )
  })

  it('is unknown when both eyes coincide', () => {
    expect(poseOf({ rightEye: [[1, 1, 0]], leftEye: [[1, 1, 0]], nose: [[2, 2, 0]] })).toBeNull()
  })
})

/** Shows a pose for this long (ms), with ten detections a second. */
function show(before: FollowedFace, shown: HeadPose | null, ms: number, from: number): readonly [FollowedFace, readonly Facing[]] {
  let followed = before
  const states: Facing[] = []
  for (let at = from; at < from + ms; at += 100) {
    followed = followFace(followed, shown, at)
    states.push(followed.facing)
  }
  return [followed, states]
}

describe('the state of a face', () => {
  it('needs a quarter of a second to change', () => {
    const [first, states] = show(noFace, straight, 500, 1000)
    expect(states).toEqual(['none', 'none', 'none', 'toward', 'toward'])
    const [, away] = show(first, { ...straight, turn: 0.6 }, 500, 1500)
    expect(away).toEqual(['toward', 'toward', 'toward', 'away', 'away'])
  })

  it('is not changed by one misread frame, or by losing the face for a moment', () => {
    const [known] = show(noFace, straight, 600, 1000)
    const [after, states] = show(known, { ...straight, turn: -0.9 }, 100, 1600)
    expect([...states, ...show(after, straight, 300, 1700)[1]]).toEqual(['toward', 'toward', 'toward', 'toward'])
    expect(show(known, null, FACE_LOST_MS - 100, 1600)[1].every((state) => state === 'toward')).toBe(true)
    const [lost] = show(known, null, FACE_LOST_MS + 200, 1600)
    expect([lost.facing, pointerOf(lost)]).toEqual(['none', null])
  })

  it('does not waver at its limit', () => {
    const trembling = Array.from({ length: 60 }, (_, index) => ({ ...straight, turn: 0.34 + (index % 2 === 0 ? 0.04 : -0.04) }))
    for (const start of [straight, { ...straight, turn: 0.8 }]) {
      let [followed] = show(noFace, start, 1000, 0)
      const states = trembling.map((each, index) => (followed = followFace(followed, each, 1000 + index * 100)).facing)
      expect(new Set(states).size).toBe(1)
    }
  })

  it.each([
    ['to a side', { ...straight, turn: 0.5 }],
    ['upward', { ...straight, nod: STRAIGHT_NOD - 0.35 }],
    ['downward', { ...straight, nod: STRAIGHT_NOD + 0.35 }],
  ] as const)('is away for a head that is turned %s', (_side, shown) => {
    expect(show(noFace, shown, 500, 0)[1].at(-1)).toBe('away')
  })
})

describe('the head as a pointer', () => {
  it('moves as in a mirror, to the side to which the person turns', () => {
    expect(pointOf(straight)).toEqual({ x: 0.5, y: expect.closeTo(0.5, 9) })
    expect(pointOf(pose({ yaw: degrees(15) })).x).toBeLessThan(0.5)
    expect(pointOf(pose({ pitch: degrees(15) })).y).toBeGreaterThan(0.5)
  })

  it('keeps still while a resting head trembles, and arrives soon after it turns', () => {
    let followed = noFace
    const random = seededRandom(7)
    const noise = () => ({ turn: 0.024 * (random() - 0.5), nod: STRAIGHT_NOD + 0.024 * (random() - 0.5) })
    const points = Array.from({ length: 60 }, (_, index) => pointerOf((followed = followFace(followed, noise(), index * 80))) ?? { x: 9, y: 9 })
    const spread = (of: readonly number[]) => Math.max(...of) - Math.min(...of)
    expect(spread(points.slice(20).map(({ x }) => x))).toBeLessThan(0.012)
    for (let index = 60; index < 66; index++) followed = followFace(followed, { ...straight, turn: 0.15 }, index * 80)
    expect(pointerOf(followed)?.x).toBeLessThan(0.5 - 0.15 * 0.75)
  })

  it('starts where the head is after it was lost, without gliding there', () => {
    const [known] = show(noFace, straight, 600, 0)
    const [lost] = show(known, null, 1000, 600)
    const found = followFace(lost, { ...straight, turn: 0.2 }, 1700)
    expect(pointerOf(found)).toEqual({ x: expect.closeTo(0.3, 9), y: expect.closeTo(0.5, 9) })
  })
})

describe('the comfortable range of a head', () => {
  const at = (x: number, y: number) => Array.from({ length: 6 }, () => ({ x, y }))
  const points = (turn: number, nod: number, middle: readonly [number, number] = [0.5, 0.5]): HeadPoints => ({
    left: at(middle[0] - turn, middle[1]),
    right: at(middle[0] + turn, middle[1]),
    up: at(middle[0], middle[1] - nod),
    down: at(middle[0], middle[1] + nod),
  })

  it('maps the reached positions close to the stage’s edges, wherever the head’s middle is', () => {
    const area = headAreaOf(points(0.1, 0.08, [0.62, 0.4]))
    if (area === null) throw new Error('no range')
    expect(workAreaToStage({ x: 0.62, y: 0.4 }, area)).toEqual({ x: expect.closeTo(0.5, 6), y: expect.closeTo(0.5, 6) })
    expect(workAreaToStage({ x: 0.52, y: 0.4 }, area).x).toBeCloseTo(0.05, 6)
    expect(workAreaToStage({ x: 0.62, y: 0.48 }, area).y).toBeCloseTo(0.95, 6)
  })

  it('is never so small that a tremble crosses the stage, and keeps its default in a direction in which the head does not move', () => {
    const small = headAreaOf(points(0.03, 0))
    expect(small?.width).toBeCloseTo(0.12, 6)
    expect(small?.height).toBe(COMMON_HEAD_AREA.height)
    expect(headAreaOf(points(-0.1, 0.1))?.width).toBe(COMMON_HEAD_AREA.width)
  })

  it('ignores slips, and is unknown for a head that was hardly seen', () => {
    const usual = points(0.1, 0.1)
    expect(headAreaOf({ ...usual, left: [...usual.left, { x: 0.9, y: 0.1 }] })).toEqual(headAreaOf(usual))
    expect(headAreaOf({ ...usual, up: [] })).toBeNull()
  })
})

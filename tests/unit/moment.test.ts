import { describe, expect, it } from 'vitest'
import { eventSchema } from '#data/eventSchema'
import { lengthOf, momentAt } from '#domain/measures/moment'
import type { PlayEvent } from '#domain/trials/engine/events'
import { shownBy, type ShowsPlan } from '#domain/trials/plan/plan'
import type { Word } from '#domain/words/words'
import { drawMoment } from '#scenes/pictures'
import { IN_BUBBLE } from '#scenes/kit/drawing/painter'
import type { ShownPictures } from '#scenes/kit/pictures/ShownPictures'

const shown = {
  kind: 'stimulus-shown',
  at: 1000,
  trial: 0,
  id: 'bubble-1',
  shows: { drawing: 'bubble' },
  role: 'target',
  x: 0.2,
  y: 0.5,
  w: 0.3,
  h: 0.4,
  colour: '#FFE600',
  zone: 4,
  speed: 0.1,
  to: { x: 0.8, y: 0.5 },
} as const
const log: readonly PlayEvent[] = [
  { kind: 'trial-began', at: 500, trial: 0, warmUp: false, waitMs: 10_000 },
  shown,
  { kind: 'looked', at: 2000, trial: 0 },
  { kind: 'pointed', at: 3000, trial: 0, x: 0.4, y: 0.5, on: 'bubble-1', zone: 5, error: 0, acted: true },
  { kind: 'answered', at: 3000, trial: 0, id: 'bubble-1', verdict: 'correct', by: 'touch' },
  { kind: 'trial-ended', at: 6000, trial: 0, outcome: 'independent' },
  { kind: 'ended', at: 7000, reason: 'finished' },
]

describe('a moment of a past session', () => {
  it('has the things of free play to the end', () => {
    const free: readonly PlayEvent[] = [{ kind: 'free-began', at: 500, waitMs: null }, shown, { kind: 'ended', at: 90_000, reason: 'adult' }]
    expect(momentAt(free, 80_000)).toMatchObject({ trial: 0, things: [{ id: 'bubble-1' }] })
  })

  it('is empty before the first thing, and after a trial has ended', () => {
    expect(momentAt(log, 0)).toEqual({ trial: null, ground: null, things: [], touches: [], prompt: 0, verdict: null, isLooking: false })
    expect(momentAt(log, 6500).things).toEqual([])
    expect(lengthOf(log)).toBe(7000)
  })

  it('has each thing at its position, and stops it at its destination', () => {
    expect(momentAt(log, 2000).things[0]).toMatchObject({ shows: { drawing: 'bubble' }, place: { x: expect.closeTo(0.3, 5) as number, y: 0.5 } })
    expect(
      momentAt(
        [
          { ...shown, at: 0 },
          { kind: 'trial-began', at: 0, trial: 0, warmUp: false, waitMs: null },
          { kind: 'resumed', at: 60_000, pausedForMs: 1 },
        ],
        60_000,
      ).things[0]?.place.x,
    ).toBeCloseTo(0.8, 5)
  })

  it('shows a touch for a while, the answer from then on, and whether the child looked', () => {
    expect(momentAt(log, 2500)).toMatchObject({ isLooking: true, verdict: null, touches: [] })
    expect(momentAt(log, 3500)).toMatchObject({ verdict: 'correct', touches: [{ x: 0.4, y: 0.5, ageMs: 500 }] })
    expect(momentAt(log, 5000).touches).toEqual([])
  })

  it('places a thing on a path by the logged progress', () => {
    const { to: _, ...still } = shown
    const way: PlayEvent = {
      ...still,
      speed: 0.04,
      way: [
        { x: 0.2, y: 0.9 },
        { x: 0.8, y: 0.9 },
      ],
    }
    const events: PlayEvent[] = [
      { kind: 'trial-began', at: 0, trial: 0, warmUp: false, waitMs: null },
      way,
      { kind: 'travelled', at: 2000, trial: 0, id: 'bubble-1', share: 1 },
    ]
    expect(momentAt(events, 1500).things[0]?.place).toEqual({ x: 0.2, y: 0.5 })
    expect(momentAt(events, 2500).things[0]?.place).toEqual({ x: 0.8, y: 0.9 })
  })
})

describe('the logged look of a thing', () => {
  const cat: Word = { id: 'cat', word: 'cat', category: 'animals', say: 'cat', shapeFamily: 'body', mainColour: 'orange', needsOutline: [], salient: [] }
  const planned = (shows: ShowsPlan) => shownBy({ shows })

  it('includes the bubble, the picture’s number, and a style other than the child’s', () => {
    expect(planned({ picture: { word: cat } })).toEqual({ word: 'cat' })
    expect(planned({ picture: { word: cat, view: 2, level: 'silhouette' }, inBubble: true })).toEqual({
      word: 'cat',
      view: 2,
      level: 'silhouette',
      inBubble: true,
    })
    expect(shownBy({ shows: planned({ picture: { word: cat }, inBubble: true }) })).toEqual({ word: 'cat', inBubble: true })
  })

  it('is read as written, and drawn in exactly that style', async () => {
    const shows = planned({ picture: { word: cat, view: 2 }, inBubble: true })
    const fact = { ...shown, shows } as PlayEvent
    expect(eventSchema.parse(JSON.parse(JSON.stringify(fact)))).toEqual(fact)
    const asked: unknown[][] = []
    const pictures = { pictureOf: (...wish: unknown[]) => Promise.resolve(void asked.push(wish)).then(() => null) } as unknown as ShownPictures
    const moment = momentAt([{ kind: 'free-began', at: 500, waitMs: null }, fact], 2000)
    await drawMoment({ moment, background: '#000000', pictures, level: 'rich' }, {} as CanvasRenderingContext2D, 1000, 500, () => true)
    expect(asked).toEqual([['cat', 0.4 * 500 * IN_BUBBLE, '#FFE600', { level: 'rich', view: 2 }]])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLANK_MS, GRACE_MS, isOpen, needOf, startTrials, step, type EngineConfig, type TrialInput, type TrialState } from '#domain/trials/engine'
import type { StimulusPlan } from '#domain/trials/plan'
import { replay } from '#domain/trials/replay'

const config: EngineConfig = { trials: 4, warmUps: 0, waitMs: 10_000, rewardMs: 2000, gapMs: 1500, cueMs: 0, fadeMs: 400, ladder: 'full', maxSessionMs: 600_000 }
const target: StimulusPlan = { id: 't', role: 'target', look: 'disc', colour: '#FFE600', zone: 5, place: { x: 0.5, y: 0.5 }, size: 0.4, speed: 0, drift: null }

/** A child at a screen of 50 ms frames, for whom time only ever goes on. */
class Sitting {
  state: TrialState
  constructor(part: Partial<EngineConfig> = {}) {
    this.state = startTrials({ ...config, ...part })
  }
  send(input: TrialInput): this {
    this.state = step(this.state, input)
    return this
  }
  wait(ms: number): this {
    for (const end = this.state.at + ms; this.state.at < end && this.state.phase !== 'finished'; ) {
      this.send({ type: 'tick', at: Math.min(end, this.state.at + 50) })
      if (this.state.phase === 'onset' && this.state.onsetAt === null) this.send({ type: 'shown', at: this.state.at, stimuli: [target], aspect: 4 / 3 })
    }
    return this
  }
  until(reached: (state: TrialState) => boolean): this {
    for (let frames = 0; !reached(this.state); frames++) {
      if (frames > 100_000) throw new Error(`never reached: phase ${this.state.phase}, trial ${this.state.trial}`)
      this.wait(50)
    }
    return this
  }
  open(): this {
    return this.until((state) => state.phase === 'waiting')
  }
  answer(verdict: 'correct' | 'wrong' = 'correct'): this {
    return this.send({ type: 'answered', at: this.state.at, id: verdict === 'correct' ? 't' : 'd', verdict, by: 'touch' })
  }
  missTouch(): this {
    return this.send({ type: 'pointed', at: this.state.at, x: 0.1, y: 0.1, zone: 1, on: null, onTarget: false, error: 0.5 })
  }
  kinds(): string[] {
    return this.state.events.map((event) => event.kind)
  }
  outcomes(): string[] {
    return this.state.events.flatMap((event) => (event.kind === 'trial-ended' ? [event.outcome] : []))
  }
}

describe('a trial', () => {
  it('comes after a grace period and a blank, and waits for the drawing to say that it is shown', () => {
    const sitting = new Sitting()
    sitting.wait(GRACE_MS + BLANK_MS - 50)
    expect(sitting.state.phase).toBe('blank')
    sitting.send({ type: 'tick', at: GRACE_MS + BLANK_MS })
    expect(sitting.state.phase).toBe('onset')
    sitting.send({ type: 'tick', at: 60_000 })
    expect(sitting.state.phase).toBe('onset')
    expect(isOpen(sitting.state)).toBe(false)
  })

  it('can be answered while the thing still fades in', () => {
    const sitting = new Sitting().until((state) => state.onsetAt !== null).answer()
    expect(sitting.state.phase).toBe('rewarding')
  })

  it('gives prompts at T, 1.5 T, 2 T and 3 T from onset, and ends quietly at 3.5 T', () => {
    const sitting = new Sitting().until((state) => state.phase === 'leaving')
    const onset = sitting.state.events.find((event) => event.kind === 'stimulus-shown')?.at ?? 0
    const prompts = sitting.state.events.flatMap((event) => (event.kind === 'prompted' ? [[event.step, event.at - onset]] : []))
    expect(prompts).toEqual([[1, 10_000], [2, 15_000], [3, 20_000], [4, 30_000]])
    expect(sitting.state.events.at(-1)).toMatchObject({ kind: 'trial-ended', outcome: 'no-response', at: onset + 35_000 })
  })

  it('gives no prompt when a field is mapped, and ends at 2 T', () => {
    const sitting = new Sitting({ ladder: 'quiet' }).until((state) => state.phase === 'leaving')
    expect(sitting.kinds()).not.toContain('prompted')
    const onset = sitting.state.events.find((event) => event.kind === 'stimulus-shown')?.at ?? 0
    expect((sitting.state.events.at(-1)?.at ?? 0) - onset).toBe(20_000)
  })

  it('waits for ever when the profile says so', () => {
    const sitting = new Sitting({ waitMs: null }).open().wait(500_000)
    expect(sitting.state.phase).toBe('waiting')
    expect(sitting.kinds()).not.toContain('prompted')
  })

  it('stands still while the adult holds it', () => {
    const sitting = new Sitting().open()
    sitting.send({ type: 'hold', at: sitting.state.at }).wait(60_000)
    expect(sitting.kinds()).not.toContain('prompted')
    sitting.send({ type: 'hold', at: sitting.state.at }).wait(10_000)
    expect(sitting.kinds().filter((kind) => kind === 'prompted')).toHaveLength(1)
  })

  it('always finishes its reward before anything else', () => {
    const sitting = new Sitting().open().answer()
    const began = sitting.state.at
    sitting.answer().missTouch().wait(1950)
    expect(sitting.state.phase).toBe('rewarding')
    sitting.wait(50)
    expect(sitting.state.phase).toBe('leaving')
    expect(sitting.state.at - began).toBe(2000)
  })

  it.each([
    ['at once', (sitting: Sitting) => sitting.answer(), 'independent'],
    ['after a prompt', (sitting: Sitting) => sitting.wait(11_000).answer(), 'prompted'],
    ['after a wrong choice', (sitting: Sitting) => sitting.answer('wrong').answer(), 'prompted'],
    ['with a helping hand', (sitting: Sitting) => sitting.send({ type: 'helped', at: sitting.state.at }).answer(), 'assisted'],
    ['after the stage was resized', (sitting: Sitting) => sitting.send({ type: 'resized', at: sitting.state.at }).answer(), 'void'],
    ['after a pause', (sitting: Sitting) => sitting.send({ type: 'paused', at: sitting.state.at }).send({ type: 'resumed', at: sitting.state.at, pausedForMs: 9 }).answer(), 'void'],
  ] as const)('answered %s', (_when, act, outcome) => {
    const sitting = new Sitting().open()
    act(sitting).until((state) => state.phase === 'leaving')
    expect(sitting.outcomes()).toEqual([outcome])
  })

  it('keeps the time of the finger, even when it lies just before the last frame', () => {
    const sitting = new Sitting().open().wait(1000)
    sitting.send({ type: 'answered', at: sitting.state.at - 13, id: 't', verdict: 'correct', by: 'touch' })
    expect(sitting.state.events.find((event) => event.kind === 'answered')?.at).toBe(sitting.state.at - 13)
  })

  it('takes no answer from before the onset', () => {
    const sitting = new Sitting().until((state) => state.onsetAt !== null)
    sitting.send({ type: 'answered', at: (sitting.state.onsetAt ?? 0) - 1, id: 't', verdict: 'correct', by: 'touch' })
    expect(sitting.state.phase).toBe('onset')
  })
})

describe('a block', () => {
  it('finishes after its trials when the last one was answered', () => {
    const sitting = new Sitting()
    for (let trial = 0; trial < 4; trial++) sitting.open().answer().until((state) => state.phase !== 'rewarding')
    sitting.until((state) => state.phase === 'finished')
    expect(sitting.outcomes()).toHaveLength(4)
    expect(sitting.state.events.at(-1)).toMatchObject({ kind: 'ended', reason: 'finished' })
  })

  it('ends on one easy trial that is not scored when the last one had no response', () => {
    const sitting = new Sitting({ trials: 1 }).until((state) => state.trial === 1)
    expect(needOf(sitting.state)).toMatchObject({ easier: true, warmUp: true })
    sitting.until((state) => state.phase === 'finished')
    expect(sitting.outcomes()).toHaveLength(2)
  })

  it('is easier after two trials without a response, and advises a rest after three', () => {
    const sitting = new Sitting()
    sitting.until((state) => state.trial === 2)
    expect(needOf(sitting.state).easier).toBe(true)
    expect(sitting.state.tired).toBe(false)
    sitting.until((state) => state.trial === 3)
    expect(sitting.state.tired).toBe(true)
    expect(sitting.kinds().filter((kind) => kind === 'tired')).toHaveLength(1)
    sitting.open().answer()
    expect(needOf(sitting.state).easier).toBe(false)
  })

  it('halves the items and slows down after more than six touches beside the target in ten seconds', () => {
    const sitting = new Sitting().open()
    for (let touch = 0; touch < 6; touch++) sitting.missTouch().wait(500)
    expect(needOf(sitting.state).itemsShare).toBe(1)
    sitting.missTouch()
    expect(needOf(sitting.state).itemsShare).toBe(0.5)
    sitting.answer().until((state) => state.phase === 'blank')
    const since = sitting.state.at
    sitting.until((state) => state.phase === 'onset')
    expect(sitting.state.at - since).toBe(3000)
  })

  it('does not take seven slow touches for an overload', () => {
    const sitting = new Sitting({ waitMs: null }).open()
    for (let touch = 0; touch < 20; touch++) sitting.missTouch().wait(2000)
    expect(sitting.state.overloads).toBe(0)
  })

  it('advises a rest when the last four answers are much slower than the first four', () => {
    const sitting = new Sitting({ trials: 9, waitMs: null })
    for (const latency of [2000, 2000, 2000, 2000, 3000, 4000, 4000, 4000]) {
      sitting.open().wait(latency).answer().until((state) => state.phase === 'blank' || state.phase === 'finished')
    }
    expect(sitting.state.tired).toBe(true)
  })

  it('stops after the trial in which the session becomes too long', () => {
    const sitting = new Sitting({ trials: 50, maxSessionMs: 60_000 }).until((state) => state.phase === 'finished')
    expect(sitting.state.events.at(-1)).toMatchObject({ kind: 'ended', reason: 'time' })
    expect(sitting.kinds().filter((kind) => kind === 'trial-ended').length).toBe(sitting.kinds().filter((kind) => kind === 'trial-began').length)
  })
})

const anyInput: fc.Arbitrary<(at: number) => TrialInput> = fc.oneof(
  fc.constant((at: number): TrialInput => ({ type: 'tick', at })),
  fc.constant((at: number): TrialInput => ({ type: 'shown', at, stimuli: [target], aspect: 4 / 3 })),
  fc.constantFrom('correct' as const, 'wrong' as const).map((verdict) => (at: number): TrialInput => ({ type: 'answered', at, id: 't', verdict, by: 'touch' })),
  fc.boolean().map((onTarget) => (at: number): TrialInput => ({ type: 'pointed', at, x: 0, y: 0, zone: 1, on: onTarget ? 't' : null, onTarget, error: 0 })),
  fc.constantFrom('looked' as const, 'looked-away' as const, 'helped' as const, 'resized' as const, 'hold' as const, 'advance' as const, 'missed' as const, 'paused' as const).map((type) => (at: number): TrialInput => ({ type, at })),
)

describe('whatever happens', () => {
  it('every trial begins once, ends at most once, and the log only grows', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 4000 }), anyInput), { maxLength: 300 }), (script) => {
        let state = startTrials(config)
        let at = 0
        for (const [pause, make] of script) {
          at += pause
          const next = step(state, make(at))
          expect(next.events.slice(0, state.events.length)).toEqual(state.events)
          state = next
        }
        const of = (kind: string) => state.events.filter((event) => event.kind === kind).map((event) => ('trial' in event ? event.trial : -1))
        expect(new Set(of('trial-began')).size).toBe(of('trial-began').length)
        expect(new Set(of('trial-ended')).size).toBe(of('trial-ended').length)
        expect(of('trial-ended').every((trial) => of('trial-began').includes(trial))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('is untouched by an event that does not fit its phase', () => {
    const before = new Sitting().wait(1000).state
    expect(step(before, { type: 'answered', at: 1000, id: 't', verdict: 'correct', by: 'touch' })).toBe(before)
    expect(step(before, { type: 'shown', at: 1000, stimuli: [target], aspect: 1 })).toBe(before)
    expect(step(before, { type: 'advance', at: 1000 })).toBe(before)
    const finished = new Sitting().send({ type: 'ended', at: 1, reason: 'adult' }).state
    expect(step(finished, { type: 'tick', at: 99_999 })).toBe(finished)
  })
})

/** Plays the same inputs at one frame rate: everything that comes by itself must come at the same moment. */
function sit(script: readonly (readonly [number, (at: number) => TrialInput])[], frameMs: number): TrialState {
  let state = startTrials({ ...config, waitMs: 2000 })
  let at = 0
  for (const [pause, make] of script) {
    const goal = at + pause
    while (at < goal) {
      at = Math.min(goal, at + frameMs)
      state = step(state, { type: 'tick', at })
    }
    state = step(state, make(at))
  }
  return state
}

describe('a log', () => {
  it('is the same at any frame rate', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 4000 }), anyInput), { maxLength: 120 }), (script) => {
        expect(sit(script, 7).events).toEqual(sit(script, 1000).events)
      }),
      { numRuns: 100 },
    )
  })

  it('is enough to play the session again, to the same state', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 4000 }), anyInput), { maxLength: 200 }), (script) => {
        const played = step(sit(script, 50), { type: 'ended', at: 10_000_000, reason: 'adult' })
        const again = replay({ ...config, waitMs: 2000 }, played.events)
        expect(again.events).toEqual(played.events)
        expect({ ...again, at: 0, heldMs: 0 }).toEqual({ ...played, at: 0, heldMs: 0 })
      }),
      { numRuns: 300 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LevelSpec } from '#domain/trials/engine/levelSpec'
import { defaultDials, type Dials } from '#domain/child/dials'
import { engineConfigOf } from '#domain/trials/engine/block'
import { BLANK_MS, GRACE_MS } from '#domain/trials/engine/transitions'
import { ease } from '#domain/trials/engine/ease'
import type { EngineConfig, TrialState } from '#domain/trials/engine/state'
import type { TrialInput } from '#domain/trials/engine/inputs'
import { isMeant, isOpen, needOf, startTrials, step } from '#domain/trials/engine/engine'
import { answerMethods, type ResponseEvent, type PlayEvent, type Verdict } from '#domain/trials/engine/events'
import { choose } from '#domain/trials/plan/mechanics'
import { outcomeOf } from '#domain/trials/engine/outcome'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan/plan'
import { replay } from '#domain/trials/engine/replay'

const config: EngineConfig = {
  trials: 4,
  warmUps: 0,
  waitMs: 10_000,
  rewardMs: 2000,
  gapMs: 1500,
  cueMs: 0,
  fadeMs: 400,
  ladder: 'full',
  maxSessionMs: 600_000,
}
const target: StimulusPlan = {
  id: 't',
  role: 'target',
  shows: { drawing: 'disc' },
  colour: '#FFE600',
  zone: 5,
  place: { x: 0.5, y: 0.5 },
  size: 0.4,
  speed: 0,
  drift: null,
}

/** Steps a stage on which every prompt is visible, and reports each prompt as soon as it is due. */
function see(before: TrialState, input: TrialInput): TrialState {
  const after = step(before, input)
  return after.prompt > before.prompt && after.promptAt !== null ? step(after, { type: 'prompted', at: after.promptAt, step: after.prompt }) : after
}

/** Returns the outcome of an answer at this time. */
const outcomeOfAnswer = ({ state }: Sitting) => step(state, { type: 'answered', at: state.at, id: 't', verdict: 'correct', by: 'touch' }).outcome

/** A child at a screen with 50 ms frames. Time only moves forwards. */
class Sitting {
  state: TrialState
  constructor(part: Partial<EngineConfig> = {}) {
    this.state = startTrials({ ...config, ...part })
  }
  send(input: TrialInput): this {
    this.state = see(this.state, input)
    return this
  }
  wait(ms: number): this {
    for (const end = this.state.at + ms; this.state.at < end && this.state.phase !== 'finished';) {
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
  answer(verdict: Verdict = 'correct', by: (typeof answerMethods)[number] = 'touch'): this {
    return this.send({ type: 'answered', at: this.state.at, id: verdict === 'wrong' ? 'd' : 't', verdict, by })
  }
  missTouch(): this {
    return this.send({ type: 'pointed', at: this.state.at, x: 0.1, y: 0.1, zone: 1, on: null, onTarget: false, error: 0.5, acted: true })
  }
  kinds(): string[] {
    return this.state.events.map((event) => event.kind)
  }
  outcomes(): string[] {
    return this.state.events.flatMap((event) => (event.kind === 'trial-ended' ? [event.outcome] : []))
  }
}

describe('a trial', () => {
  it('comes after a grace period and a blank, and waits until the stage reports that it is shown', () => {
    const sitting = new Sitting()
    sitting.wait(GRACE_MS + BLANK_MS - 50)
    expect(sitting.state.phase).toBe('blank')
    sitting.send({ type: 'tick', at: GRACE_MS + BLANK_MS })
    expect(sitting.state.phase).toBe('onset')
    sitting.send({ type: 'tick', at: 60_000 })
    expect(sitting.state.phase).toBe('onset')
    expect(isOpen(sitting.state)).toBe(false)
  })

  it('can be answered while the thing is still fading in', () => {
    const sitting = new Sitting().until((state) => state.onsetAt !== null).answer()
    expect(sitting.state.phase).toBe('rewarding')
  })

  it('gives prompts at T, 1.5 T, 2 T and 3 T from onset, and ends quietly at 3.5 T', () => {
    const sitting = new Sitting().until((state) => state.phase === 'leaving')
    const onset = sitting.state.events.find((event) => event.kind === 'stimulus-shown')?.at ?? 0
    const prompts = sitting.state.events.flatMap((event) => (event.kind === 'prompted' ? [[event.step, event.at - onset]] : []))
    expect(prompts).toEqual([
      [1, 10_000],
      [2, 15_000],
      [3, 20_000],
      [4, 30_000],
    ])
    expect(sitting.state.events.at(-1)).toMatchObject({ kind: 'trial-ended', outcome: 'no-response', at: onset + 35_000 })
  })

  it('gives no prompt when a visual field is mapped, and ends at 2 T', () => {
    const sitting = new Sitting({ ladder: 'quiet' }).until((state) => state.phase === 'leaving')
    expect(sitting.kinds()).not.toContain('prompted')
    const onset = sitting.state.events.find((event) => event.kind === 'stimulus-shown')?.at ?? 0
    expect((sitting.state.events.at(-1)?.at ?? 0) - onset).toBe(20_000)
  })

  it('waits endlessly if the profile says so', () => {
    const sitting = new Sitting({ waitMs: null }).open().wait(500_000)
    expect(sitting.state.phase).toBe('waiting')
    expect(sitting.kinds()).not.toContain('prompted')
  })

  it('stops while the adult pauses it', () => {
    const sitting = new Sitting().open()
    sitting.send({ type: 'hold', at: sitting.state.at }).wait(60_000)
    expect(sitting.kinds()).not.toContain('prompted')
    sitting.send({ type: 'hold', at: sitting.state.at }).wait(10_000)
    expect(sitting.kinds().filter((kind) => kind === 'prompted')).toHaveLength(1)
  })

  it('gives the same time at the end of a movement, whatever pauses there were', () => {
    const at = GRACE_MS + BLANK_MS
    const travels: StimulusPlan = { ...target, drift: { to: { x: 0.9, y: 0.5 }, atEnd: 'wait' } }
    const sitting = new Sitting({ ladder: 'passage' }).send({ type: 'tick', at }).send({ type: 'shown', at, stimuli: [travels], aspect: 4 / 3 })
    sitting
      .send({ type: 'hold', at: at + 1000 })
      .send({ type: 'hold', at: at + 6000 })
      .send({ type: 'travelled', at: at + 8000, id: 't', share: 1 })
    sitting.until(({ prompt }) => prompt === 1)
    expect(sitting.state.promptAt).toBe(at + 8000 + 5000)
  })

  it('waits again at each station but not on the way; one prompt keeps a trial independent', () => {
    const at = GRACE_MS + BLANK_MS
    const travels: StimulusPlan = { ...target, drift: { to: { x: 0.9, y: 0.5 }, atEnd: 'wait' } }
    const sitting = new Sitting({ ladder: 'stations' }).send({ type: 'tick', at }).send({ type: 'shown', at, stimuli: [travels], aspect: 4 / 3 })
    const prompts = () => sitting.kinds().filter((kind) => kind === 'prompted').length
    const travelled = (share: number, waits: boolean) => sitting.send({ type: 'travelled', at: sitting.state.at, id: 't', share, waits })
    sitting.wait(30_000)
    expect(prompts()).toBe(0)
    travelled(0.5, true)
    sitting.wait(10_100)
    expect(prompts()).toBe(1)
    travelled(0.5, false)
    sitting.wait(60_000)
    expect(prompts()).toBe(1)
    travelled(0.75, true)
    sitting.wait(1000)
    expect(outcomeOfAnswer(sitting)).toBe('independent')
    sitting.wait(9100)
    expect(prompts()).toBe(2)
    expect(outcomeOfAnswer(sitting)).toBe('prompted')
  })

  it('gives no help while the child is active, and restarts the same wait afterwards', () => {
    const sitting = new Sitting().open()
    for (let part = 1; part <= 20; part++)
      sitting.wait(1000).send({ type: 'did', at: sitting.state.at, deed: { do: 'worked', id: 't', share: part / 30, by: 'tilt' } })
    sitting.wait(9900)
    expect(sitting.kinds()).not.toContain('prompted')
    sitting.wait(200)
    expect(sitting.kinds()).toContain('prompted')
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
    ['has a way to go', 6000, 6000],
    ['is there sooner than the profile says', 500, 2000],
  ])('extends its reward until the thing has arrived, if it %s', (_, rewardMs, lasts) => {
    const sitting = new Sitting().open()
    const at = sitting.state.at
    sitting.send({ type: 'answered', at, id: 't', verdict: 'correct', by: 'touch', rewardMs }).until(({ phase }) => phase === 'leaving')
    expect(sitting.state.at - at).toBe(lasts)
    sitting.until(({ phase }) => phase === 'waiting')
    const next = sitting.state.at
    sitting.answer().until(({ phase }) => phase === 'leaving')
    expect(sitting.state.at - next).toBe(2000)
    expect(replay(config, sitting.state.events).events).toEqual(sitting.state.events)
  })

  it('records measurements, prompts not given and the reason for a void trial, and replays them', () => {
    const sitting = new Sitting().open()
    const measured = { id: 't', onset: 4210, x: 0.5, y: 0.5, w: 0.3, h: 0.4, speed: 0.04, to: { x: 0.6, y: 0.5 } }
    sitting.send({ type: 'not-prompted', at: sitting.state.at, step: 1 })
    sitting.send({ type: 'measured', at: sitting.state.at, ...measured })
    sitting.send({ type: 'advance', at: sitting.state.at, reason: 'not-shown' })
    const at = sitting.state.at
    expect(sitting.state.events.slice(-3)).toEqual([
      { kind: 'not-prompted', at, trial: 0, step: 1 },
      { kind: 'measured', at, trial: 0, ...measured },
      { kind: 'trial-ended', at, trial: 0, outcome: 'void', reason: 'not-shown' },
    ])
    expect(replay(config, sitting.state.events).events).toEqual(sitting.state.events)
  })

  it('has no measurement of a thing before it is shown', () => {
    const state = step(startTrials(config), { type: 'measured', at: 10, id: 't', onset: 5, x: 0.5, y: 0.5, w: 0.3, h: 0.4, speed: 0 })
    expect(state.events).toEqual([])
  })

  it.each([
    ['at once', (sitting: Sitting) => sitting.answer(), 'independent'],
    ['after a prompt', (sitting: Sitting) => sitting.wait(11_000).answer(), 'prompted'],
    ['after a wrong choice', (sitting: Sitting) => sitting.answer('wrong').answer(), 'prompted'],
    ['with a helping hand', (sitting: Sitting) => sitting.send({ type: 'helped', at: sitting.state.at }).answer(), 'assisted'],
    ['after the stage was resized', (sitting: Sitting) => sitting.send({ type: 'resized', at: sitting.state.at }).answer(), 'void'],
    [
      'after a pause',
      (sitting: Sitting) => sitting.send({ type: 'paused', at: sitting.state.at }).send({ type: 'resumed', at: sitting.state.at, pausedForMs: 9 }).answer(),
      'void',
    ],
    [
      'never, after a pause',
      (sitting: Sitting) => sitting.send({ type: 'paused', at: sitting.state.at }).send({ type: 'resumed', at: sitting.state.at, pausedForMs: 9 }),
      'void',
    ],
  ] as const)('answered %s', (_when, act, outcome) => {
    const sitting = new Sitting().open()
    act(sitting).until((state) => state.phase === 'leaving')
    expect(sitting.outcomes()).toEqual([outcome])
  })

  it.each([
    ['resized', (sitting: Sitting) => sitting.send({ type: 'resized', at: sitting.state.at }).answer()],
    ['paused', (sitting: Sitting) => sitting.send({ type: 'paused', at: sitting.state.at }).send({ type: 'resumed', at: sitting.state.at, pausedForMs: 9 })],
  ] as const)('says that a trial does not count because the stage was %s', (reason, act) => {
    const sitting = new Sitting().open()
    act(sitting).until((state) => state.phase === 'leaving')
    expect(sitting.state.events.findLast((event) => event.kind === 'trial-ended')).toMatchObject({ outcome: 'void', reason })
    expect(replay(config, sitting.state.events).events).toEqual(sitting.state.events)
  })

  it('keeps the time of the touch, even just before the last frame', () => {
    const sitting = new Sitting().open().wait(1000)
    sitting.send({ type: 'answered', at: sitting.state.at - 13, id: 't', verdict: 'correct', by: 'touch' })
    expect(sitting.state.events.find((event) => event.kind === 'answered')?.at).toBe(sitting.state.at - 13)
  })

  it('accepts no answer from before the onset', () => {
    const sitting = new Sitting().until((state) => state.onsetAt !== null)
    sitting.send({ type: 'answered', at: (sitting.state.onsetAt ?? 0) - 1, id: 't', verdict: 'correct', by: 'touch' })
    expect(sitting.state.phase).toBe('onset')
  })
})

describe('a block', () => {
  it('finishes after its trials when the last one was answered', () => {
    const sitting = new Sitting()
    for (let trial = 0; trial < 4; trial++)
      sitting
        .open()
        .answer()
        .until((state) => state.phase !== 'rewarding')
    sitting.until((state) => state.phase === 'finished')
    expect(sitting.outcomes()).toHaveLength(4)
    expect(sitting.state.events.at(-1)).toMatchObject({ kind: 'ended', reason: 'finished' })
  })

  it('ends on one easy unscored trial when the last one had no response', () => {
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

  it('halves the items and slows down after more than six missed touches in ten seconds', () => {
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

  it('does not count seven slow touches as an overload', () => {
    const sitting = new Sitting({ waitMs: null }).open()
    for (let touch = 0; touch < 20; touch++) sitting.missTouch().wait(2000)
    expect(sitting.state.overloads).toBe(0)
  })

  it('does not count repeated touches of the target itself as an overload', () => {
    const sitting = new Sitting({ waitMs: null }).open()
    for (let touch = 0; touch < 20; touch++)
      sitting.send({ type: 'pointed', at: sitting.state.at, x: 0.5, y: 0.5, zone: 5, on: 't', onTarget: true, error: 0.01, acted: false }).wait(200)
    expect([sitting.state.overloads, sitting.state.tired]).toEqual([0, false])
  })

  it('does not count interruptions as slowness', () => {
    const sitting = new Sitting({ trials: 9, waitMs: null })
    for (const latency of [2000, 2000, 2000, 2000, 9000, 9000, 9000, 9000]) {
      sitting.open()
      if (latency === 9000) sitting.send({ type: 'resized', at: sitting.state.at })
      sitting
        .wait(latency)
        .answer()
        .until((state) => state.phase === 'blank' || state.phase === 'finished')
    }
    expect(sitting.state.tired).toBe(false)
  })

  it('advises a rest when the last four answers are much slower than the first four', () => {
    const sitting = new Sitting({ trials: 9, waitMs: null })
    for (const latency of [2000, 2000, 2000, 2000, 3000, 4000, 4000, 4000]) {
      sitting
        .open()
        .wait(latency)
        .answer()
        .until((state) => state.phase === 'blank' || state.phase === 'finished')
    }
    expect(sitting.state.tired).toBe(true)
  })

  it('compares whole rounds if trials differ: slow places at the end are not tiredness, a slow round is', () => {
    const tiredAfter = (latencies: readonly number[]) => {
      const sitting = new Sitting({ trials: 12, waitMs: null, round: 5 })
      for (const latency of latencies) {
        sitting
          .open()
          .wait(latency)
          .answer()
          .until((state) => state.phase === 'blank' || state.phase === 'finished')
      }
      return sitting.state.tired
    }
    expect(tiredAfter([2000, 2000, 2000, 4000, 4000, 2000, 4000, 2000, 4000, 2000])).toBe(false)
    expect(tiredAfter([2000, 2000, 2000, 4000, 4000, 4000, 4000, 4000, 8000, 8000])).toBe(true)
  })

  it('ends between two trials after an advised rest, only if that is the rule', () => {
    const ended = (part: Partial<EngineConfig>) => new Sitting({ trials: 8, ladder: 'quiet', ...part }).until(({ phase }) => phase === 'finished')
    const sitting = ended({ endsWhenTired: true })
    expect(sitting.outcomes()).toEqual(['no-response', 'no-response', 'no-response'])
    expect(sitting.kinds().slice(-3)).toEqual(['trial-ended', 'tired', 'ended'])
    expect(replay(sitting.state.config, sitting.state.events).events).toEqual(sitting.state.events)
    // This includes the easy trial at the end.
    expect(ended({}).outcomes()).toHaveLength(9)
  })

  it('stops after the trial in which the session becomes too long', () => {
    const sitting = new Sitting({ trials: 50, maxSessionMs: 60_000 }).until((state) => state.phase === 'finished')
    expect(sitting.state.events.at(-1)).toMatchObject({ kind: 'ended', reason: 'time' })
    expect(sitting.kinds().filter((kind) => kind === 'trial-ended').length).toBe(sitting.kinds().filter((kind) => kind === 'trial-began').length)
    // The trial that runs when the minute is over may still take its 3.5 T, but no trial starts after it.
    expect(sitting.state.events.findLast((event) => event.kind === 'trial-began')?.at).toBeLessThan(60_000)
  })
})

const anyInput: fc.Arbitrary<(at: number) => TrialInput> = fc.oneof(
  fc.constant((at: number): TrialInput => ({ type: 'tick', at })),
  fc.constant((at: number): TrialInput => ({ type: 'shown', at, stimuli: [target], aspect: 4 / 3 })),
  fc.constantFrom<Verdict>('correct', 'wrong', 'partly', 'unmeasured').map((verdict) => (at: number): TrialInput => ({
    type: 'answered',
    at,
    id: 't',
    verdict,
    by: 'touch',
  })),
  fc.boolean().map((onTarget) => (at: number): TrialInput => ({
    type: 'pointed',
    at,
    x: 0,
    y: 0,
    zone: 1,
    on: onTarget ? 't' : null,
    onTarget,
    error: 0,
    acted: onTarget,
  })),
  fc
    .constantFrom<ResponseEvent>(
      { do: 'took', id: 't' },
      { do: 'went-on', id: 't', to: 'u', by: 'adult' },
      { do: 'held', id: null, where: { x: 0.1, y: 0.2 }, ms: 900, by: 'touch' },
    )
    .map((deed) => (at: number): TrialInput => ({ type: 'did', at, deed })),
  fc.constant((at: number): TrialInput => ({ type: 'recorded', at, values: { eggs: 2, side: 'left', found: true } })),
  fc.constant((at: number): TrialInput => ({ type: 'wished', at, wish: 'one-more' })),
  fc
    .constantFrom(
      'looked' as const,
      'looked-away' as const,
      'helped' as const,
      'resized' as const,
      'hold' as const,
      'advance' as const,
      'missed' as const,
      'paused' as const,
    )
    .map((type) => (at: number): TrialInput => ({ type, at })),
)

describe('under any input', () => {
  it('starts every trial once, ends it at most once, and only appends to the log', () => {
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

  it('counts an answer whose reward the end of the session cuts short, and no trial that is still open', () => {
    const rewarded = new Sitting().open().answer()
    expect(rewarded.state.phase).toBe('rewarding')
    const { events } = rewarded.send({ type: 'ended', at: rewarded.state.at, reason: 'adult' }).state
    expect(events.slice(-2)).toMatchObject([
      { kind: 'trial-ended', trial: 0, outcome: 'independent' },
      { kind: 'ended', reason: 'adult' },
    ])
    expect(replay(config, events).events).toEqual(events)
    const open = new Sitting().open()
    expect(open.send({ type: 'ended', at: open.state.at, reason: 'adult' }).state.events.some(({ kind }) => kind === 'trial-ended')).toBe(false)
  })

  it('ignores an event that does not fit its phase', () => {
    const before = new Sitting().wait(1000).state
    expect(step(before, { type: 'answered', at: 1000, id: 't', verdict: 'correct', by: 'touch' })).toBe(before)
    expect(step(before, { type: 'shown', at: 1000, stimuli: [target], aspect: 1 })).toBe(before)
    expect(step(before, { type: 'advance', at: 1000 })).toBe(before)
    const finished = new Sitting().send({ type: 'ended', at: 1, reason: 'adult' }).state
    expect(step(finished, { type: 'tick', at: 99_999 })).toBe(finished)
  })
})

type Script = readonly (readonly [number, (at: number) => TrialInput])[]
const free: EngineConfig = { ...config, session: 'free', waitMs: 2000, maxSessionMs: 60_000 }

/** Plays the same inputs at one frame rate. Every automatic event must happen at the same time for each rate. */
function sit(script: Script, frameMs: number, of: EngineConfig = { ...config, waitMs: 2000 }): TrialState {
  let state = startTrials(of)
  let at = 0
  for (const [pause, make] of script) {
    const goal = at + pause
    while (at < goal) {
      at = Math.min(goal, at + frameMs)
      state = see(state, { type: 'tick', at })
    }
    state = see(state, make(at))
  }
  return state
}

const script = (maxLength: number) => fc.array(fc.tuple(fc.integer({ min: 1, max: 4000 }), anyInput), { maxLength })

describe.each([
  ['trials', { ...config, waitMs: 2000 }],
  ['free play', free],
])('a log of %s', (_session, of) => {
  it('is the same at any frame rate', () => {
    fc.assert(
      fc.property(script(120), (inputs) => {
        expect(sit(inputs, 7, of).events).toEqual(sit(inputs, 1000, of).events)
      }),
      { numRuns: 100 },
    )
  })

  it('is complete even if touches are reported late, from just before the last frame', () => {
    const late = fc.tuple(fc.integer({ min: 0, max: 40 }), anyInput).map(([lag, make]) => (at: number): TrialInput => {
      const input = make(at)
      return input.type === 'pointed' || input.type === 'did' || input.type === 'answered' ? { ...input, at: at - lag } : input
    })
    const pause = fc.oneof(fc.integer({ min: 1, max: 4000 }), fc.constantFrom(2000, 2005, 2010, 1000, 1020))
    fc.assert(
      fc.property(fc.array(fc.tuple(pause, late), { maxLength: 200 }), (inputs) => {
        const played = step(sit(inputs, 50, of), { type: 'ended', at: 10_000_000, reason: 'adult' })
        expect(replay(of, played.events).events).toEqual(played.events)
      }),
      { numRuns: 300 },
    )
  })

  it('is enough to replay the session to the same state', () => {
    fc.assert(
      fc.property(script(200), (inputs) => {
        const played = step(sit(inputs, 50, of), { type: 'ended', at: 10_000_000, reason: 'adult' })
        const again = replay(of, played.events)
        expect(again.events).toEqual(played.events)
        expect({ ...again, at: 0, heldMs: 0 }).toEqual({ ...played, at: 0, heldMs: 0 })
      }),
      { numRuns: 300 },
    )
  })
})

describe('a prompt', () => {
  const promptsOf = ({ events }: TrialState) => events.flatMap((event) => (event.kind === 'prompted' ? [event.step] : []))

  it('that could not be seen is not logged, and later actions count as independent', () => {
    let state = new Sitting().open().state
    state = step(state, { type: 'tick', at: state.at + 16_000 })
    expect([state.prompt, state.prompted, promptsOf(state)]).toEqual([2, 0, []])
    const answered = step(state, { type: 'answered', at: state.at, id: 't', verdict: 'correct', by: 'touch' })
    expect(answered.outcome).toBe('independent')
  })

  it('is logged once at the moment it was due, never before', () => {
    const open = new Sitting().open().state
    expect(step(open, { type: 'prompted', at: open.at, step: 1 })).toBe(open)
    const late = step(open, { type: 'tick', at: (open.onsetAt ?? 0) + 10_200 })
    expect(late.promptAt).toBe((open.onsetAt ?? 0) + 10_000)
    expect(step(late, { type: 'prompted', at: late.at, step: 2 })).toBe(late)
    expect(step(late, { type: 'prompted', at: (late.promptAt ?? 0) - 1, step: 1 })).toBe(late)
    const seen = step(late, { type: 'prompted', at: late.promptAt ?? 0, step: 1 })
    expect(seen.events.at(-1)).toMatchObject({ kind: 'prompted', step: 1, at: (open.onsetAt ?? 0) + 10_000 })
    expect(step(seen, { type: 'prompted', at: late.promptAt ?? 0, step: 1 })).toBe(seen)
    // A touch reported after the frame in which help started actually happened before it.
    const touched = (at: number) => step(seen, { type: 'answered', at, id: 'target', verdict: 'correct', by: 'touch' }).outcome
    expect([touched((late.promptAt ?? 0) - 1), touched(late.promptAt ?? 0)]).toEqual(['independent', 'prompted'])
  })

  it('waits again after every pause, for as long as both lasted', () => {
    const sitting = new Sitting().open()
    const onset = sitting.state.onsetAt ?? 0
    const hold = (ms: number) => sitting.send({ type: 'hold', at: sitting.state.at }).wait(ms).send({ type: 'hold', at: sitting.state.at })
    hold(7000).wait(1000)
    hold(5000).until(({ prompt }) => prompt === 1)
    expect(sitting.state.promptAt).toBe(onset + 10_000 + 12_000)
  })
})

describe('a trial’s outcome', () => {
  const verdicts = ['correct', 'other', 'partly', 'unmeasured'] as const
  const all = [false, true].flatMap((isVoid) =>
    verdicts.flatMap((verdict) =>
      answerMethods.flatMap((by) =>
        [false, true].flatMap((helped) =>
          ([0, 1, 4] as const).flatMap((prompted) => [0, 2].map((wrongAnswers) => ({ void: isVoid, verdict, by, helped, prompted, wrongAnswers }))),
        ),
      ),
    ),
  )
  const lines = { void: 0, unmeasured: 0, partly: 0, other: 0, assisted: 0, prompted: 0, independent: 0, 'no-response': 0 }

  it.each(all)('%j', (ending) => {
    const { void: isVoid, verdict, by, helped, prompted, wrongAnswers } = ending
    const outcome = outcomeOf(ending)
    lines[outcome] += 1
    if (isVoid) expect(outcome).toBe('void')
    else if (verdict !== 'correct') expect(outcome).toBe(verdict)
    else if (helped) expect(outcome).toBe('assisted')
    else expect(outcome).toBe(prompted > 0 || wrongAnswers > 0 || by === 'itself' ? 'prompted' : 'independent')
  })

  it('covers every case', () => {
    const ways = answerMethods.length
    expect(lines).toEqual({
      void: 48 * ways,
      unmeasured: 12 * ways,
      partly: 12 * ways,
      other: 12 * ways,
      assisted: 6 * ways,
      prompted: 5 * ways + 1,
      independent: ways - 1,
      'no-response': 0,
    })
  })

  it.each([
    ['a partial answer', 'partly'],
    ['an unmeasured answer', 'unmeasured'],
  ] as const)('%s: ends the trial as well', (_what, verdict) => {
    const sitting = new Sitting()
      .open()
      .answer(verdict)
      .until(({ phase }) => phase === 'leaving')
    expect(sitting.outcomes()).toEqual([verdict])
  })

  it('has no latency and is not independent if it came by itself', () => {
    const sitting = new Sitting().open().answer('correct', 'itself')
    expect([sitting.state.outcome, sitting.state.latencies]).toEqual(['prompted', []])
  })

  it('restarts help with each of several finds, keeps earlier help, and ignores an answer that came by itself', () => {
    const find = (sitting: Sitting, by: 'touch' | 'itself') => sitting.send({ type: 'did', at: sitting.state.at, deed: { do: 'found', id: 't', by } })
    const prompts = ({ state }: Sitting) => state.events.flatMap((event) => (event.kind === 'prompted' ? [event.step] : []))
    const sitting = new Sitting().open().wait(9000)
    find(sitting, 'touch').wait(9000)
    expect(prompts(sitting)).toEqual([])
    sitting.wait(12_000)
    expect(prompts(sitting)).toEqual([1, 2, 3])
    find(sitting, 'touch').wait(10_500)
    expect(prompts(sitting)).toEqual([1, 2, 3, 1])
    expect(outcomeOfAnswer(find(sitting, 'touch'))).toBe('prompted')
    const alone = find(new Sitting().open().wait(9000), 'touch').wait(9000)
    expect(outcomeOfAnswer(alone)).toBe('independent')
    const shown = new Sitting().open().wait(9000)
    find(shown, 'itself').wait(1500)
    expect(prompts(shown)).toEqual([1])
  })

  it('ignores one wrong choice if a level allows it, and counts another', () => {
    const outcomeAfter = (wrong: number, allowsWrong?: number) => {
      const sitting = new Sitting(allowsWrong === undefined ? {} : { allowsWrong }).open()
      for (let choice = 0; choice < wrong; choice++) sitting.answer('wrong')
      return outcomeOfAnswer(sitting)
    }
    expect([outcomeAfter(0, 1), outcomeAfter(1, 1), outcomeAfter(2, 1), outcomeAfter(1)]).toEqual(['independent', 'independent', 'prompted', 'prompted'])
    const level: LevelSpec = { id: '1', trials: 4, complexity: 4 }
    expect([engineConfigOf({ ...level, allowsWrong: 1 }, defaultDials).allowsWrong, engineConfigOf(level, defaultDials).allowsWrong]).toEqual([1, undefined])
  })

  it('ranks assistance above earlier help, and that above an earlier wrong choice', () => {
    const sitting = new Sitting().open().answer('wrong').wait(11_000)
    sitting.send({ type: 'helped', at: sitting.state.at }).answer()
    expect([sitting.state.prompted, sitting.state.outcome]).toEqual([1, 'assisted'])
  })
})

describe('easing', () => {
  const play = (sitting: Sitting, alone: readonly boolean[]) => {
    for (const isAlone of alone) (isAlone ? sitting.open() : sitting.open().answer('wrong')).answer().until(({ phase }) => phase === 'blank')
    return needOf(sitting.state).easier
  }

  it('starts when under two of the last five were independent, ends on improvement, and needs five trials', () => {
    const many = { trials: 20 }
    expect(play(new Sitting(many), [false, false, false, false])).toBe(false)
    expect(play(new Sitting(many), [false, false, false, true, false])).toBe(true)
    expect(play(new Sitting(many), [true, false, false, true, false])).toBe(false)
    expect(play(new Sitting(many), [true, false, false, false, false, true])).toBe(true)
    expect(play(new Sitting(many), [true, false, false, false, false, true, true])).toBe(false)
  })

  it('counts neither warm-ups nor void trials', () => {
    expect(play(new Sitting({ trials: 20, warmUps: 2 }), [false, false, false, false, false, false])).toBe(false)
    const sitting = new Sitting({ trials: 20 })
    for (let trial = 0; trial < 6; trial++)
      sitting
        .open()
        .answer('unmeasured')
        .until(({ phase }) => phase === 'blank')
    expect(needOf(sitting.state).easier).toBe(false)
  })

  it('does not apply to a map of the visual field', () => {
    expect(play(new Sitting({ trials: 20, ladder: 'quiet' }), [false, false, false, false, false])).toBe(false)
  })
})

describe('an additional record', () => {
  it('is stored with its trial even when that has just ended', () => {
    const sitting = new Sitting()
      .open()
      .answer()
      .until(({ phase }) => phase === 'leaving')
    sitting.send({ type: 'recorded', at: sitting.state.at, values: { eggs: 2 } }).send({ type: 'wished', at: sitting.state.at, wish: 'one-more' })
    expect(sitting.state.events.slice(-2)).toMatchObject([
      { kind: 'recorded', trial: 0, values: { eggs: 2 } },
      { kind: 'wished', trial: 0, wish: 'one-more' },
    ])
  })

  it('is ignored before anything was shown', () => {
    const before = new Sitting().until(({ phase }) => phase === 'blank').state
    expect(step(before, { type: 'recorded', at: before.at, values: { eggs: 2 } })).toBe(before)
    expect(step(before, { type: 'did', at: before.at, deed: { do: 'took', id: 't' } })).toBe(before)
  })
})

describe('the configuration of a block', () => {
  const level = { id: '1', trials: 8, complexity: 1 } as const

  it('of free play is named so and has no warm-up', () => {
    expect(engineConfigOf({ ...level, session: 'free' }, defaultDials)).toMatchObject({
      session: 'free',
      warmUps: 0,
      waitMs: defaultDials.waitMs,
      maxSessionMs: 300_000,
    })
    expect(engineConfigOf(level, defaultDials)).not.toHaveProperty('session')
  })

  it('of free play has trials if a setting of the activity says so', () => {
    const choir = { ...level, session: 'free', free: { unless: { setting: 'mode', is: 'follow' }, showsAfter: [2, 3] } } as const
    expect(engineConfigOf(choir, defaultDials, { mode: 'song' })).toMatchObject({ session: 'free', showsAfter: [2, 3], warmUps: 0 })
    expect(engineConfigOf(choir, defaultDials, { mode: 'follow' })).toMatchObject({ trials: 8, warmUps: 2 })
    expect(engineConfigOf(choir, defaultDials, { mode: 'follow' })).not.toHaveProperty('session')
  })

  it('of a first light has no warm-up either: exactly the promised eight lights', () => {
    expect(engineConfigOf({ ...level, isMeasured: true, opensFrom: 'meeting' }, defaultDials)).toMatchObject({ trials: 8, warmUps: 0 })
    expect(engineConfigOf({ ...level, isMeasured: true }, defaultDials).warmUps).toBe(2)
  })

  it('of a measurement leaves out conditions beyond the child’s limits, except the simplest', () => {
    const ways = [
      { trials: 4, complexity: 3 },
      { trials: 4, complexity: 4, items: 2 },
      { trials: 4, complexity: 6, items: 4 },
    ]
    const trialsOf = (dials: Partial<Dials>) => engineConfigOf({ ...level, isMeasured: true, ways }, { ...defaultDials, ...dials }).trials
    expect([trialsOf({ maxComplexity: 1, maxItems: 1 }), trialsOf({ maxComplexity: 10, maxItems: 2 }), trialsOf({ maxComplexity: 4, maxItems: 9 })]).toEqual([
      4, 8, 8,
    ])
    expect(trialsOf({ maxComplexity: 6, maxItems: 4 })).toBe(12)
  })

  it('of an assessment ends each trial, also for a child with an endless wait', () => {
    const waitOf = (part: Partial<LevelSpec>, waitMs: number | null) => engineConfigOf({ ...level, ...part }, { ...defaultDials, waitMs }).waitMs
    expect([waitOf({ opensFrom: 'assessment' }, null), waitOf({ opensFrom: 'assessment' }, 8000), waitOf({}, null)]).toEqual([20_000, 8000, null])
  })

  it('names the target if the child’s settings or the level require it', () => {
    const cueOf = (part: Partial<LevelSpec>, voiceCue: boolean) => engineConfigOf({ ...level, ...part }, { ...defaultDials, voiceCue }).cueMs > 0
    expect([cueOf({}, false), cueOf({}, true), cueOf({ needsCue: true }, false)]).toEqual([false, true, true])
  })

  it('gives both colours of the child the fade time that the slower one needs', () => {
    const fadeOf = (dials: Partial<Dials>) => engineConfigOf(level, { ...defaultDials, ...dials }).fadeMs
    expect([fadeOf({}), fadeOf({ colour: 'red' }), fadeOf({ secondColour: 'red' })]).toEqual([400, 1000, 1000])
  })

  it('shows every place of a map, however short the child’s block is', () => {
    const trialsOf = (part: Partial<LevelSpec>) => engineConfigOf({ ...level, trials: 18, ...part }, { ...defaultDials, blockTrials: 3 }).trials
    expect([trialsOf({}), trialsOf({ isMeasured: true })]).toEqual([3, 18])
  })
})

describe('an eased trial', () => {
  const other = (id: string): StimulusPlan => ({ ...target, id, role: 'distractor', zone: 1, place: { x: 0.2, y: 0.2 } })
  const plan: TrialPlan = {
    mechanic: choose(),
    stimuli: [
      { ...target, zone: 9, place: { x: 0.8, y: 0.8 }, speed: 0.1, drift: { to: { x: 0.1, y: 0.8 }, atEnd: 'leave' } },
      other('a'),
      other('b'),
      other('c'),
    ],
  }
  const dials = { zones: { 1: 1, 2: 1, 3: 1, 4: 3, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1 } } as const
  const need = { index: 0, warmUp: false, easier: false, itemsShare: 1 }

  it('shows the thing alone and still where the child sees best', () => {
    expect(ease(plan, { ...need, easier: true }, dials).stimuli).toMatchObject([
      { id: 't', zone: 4, place: { x: expect.closeTo(0.21), y: 0.5 }, speed: 0, drift: null },
    ])
  })

  it('keeps a fraction of the distractors after an overload, and always the target', () => {
    const idsOf = (itemsShare: number) => ease(plan, { ...need, itemsShare }, dials).stimuli.map(({ id }) => id)
    expect([idsOf(1), idsOf(0.5), idsOf(0.25)]).toEqual([['t', 'a', 'b', 'c'], ['t', 'a'], ['t']])
  })
})

describe('a profile change during play', () => {
  it('applies its timing to the next trial, and leaves the running one unchanged', () => {
    const sitting = new Sitting().open()
    const began = sitting.state.onsetAt ?? 0
    const { waitMs: _before, ...times } = config
    sitting.send({ type: 'adjusted', at: sitting.state.at, support: 'A', dials: defaultDials, strict: false, timing: { ...times, waitMs: 30_000 } })
    sitting.until(({ prompt }) => prompt === 1)
    expect(sitting.state.promptAt).toBe(began + 10_000)
    sitting
      .answer()
      .until(({ trial, phase }) => trial === 1 && phase === 'waiting')
      .until(({ prompt }) => prompt === 1)
    expect((sitting.state.promptAt ?? 0) - (sitting.state.onsetAt ?? 0)).toBe(30_000)
  })
})

describe('free play', () => {
  const part = { session: 'free', maxSessionMs: 90_000 } as const
  const demonstratedAt = ({ events }: TrialState) => events.flatMap(({ kind, at }) => (kind === 'demonstrated' ? [at] : []))
  const stroke = (at: number): TrialInput => ({ type: 'did', at, deed: { do: 'stroked', from: { x: 0.1, y: 0.1 }, to: { x: 0.2, y: 0.1 }, ms: 300 } })

  it('has no trials: it starts, waits for actions, and ends with the adult', () => {
    const sitting = new Sitting({ ...part, waitMs: null }).open().wait(30_000)
    sitting.send(stroke(sitting.state.at)).send({ type: 'ended', at: sitting.state.at, reason: 'adult' })
    expect(sitting.kinds()).toEqual(['free-began', 'stimulus-shown', 'did', 'ended'])
    expect(sitting.state.events).toMatchObject([{ waitMs: null }, { trial: 0 }, { trial: 0 }, { reason: 'adult' }])
    expect(needOf(sitting.state)).toEqual({ index: 0, warmUp: false, easier: false, itemsShare: 1 })
  })

  it('demonstrates twice what can be done, at T and 2 T of quiet, and again after an action', () => {
    const sitting = new Sitting(part).open()
    const onset = sitting.state.onsetAt ?? 0
    sitting.wait(45_000)
    expect(demonstratedAt(sitting.state)).toEqual([onset + 10_000, onset + 20_000])
    const acted = sitting.state.at
    sitting.missTouch().wait(12_000)
    expect([demonstratedAt(sitting.state).at(-1), sitting.state.demonstrations]).toEqual([acted + 10_000, 3])
    expect(sitting.kinds()).not.toContain('prompted')
  })

  it('does not demonstrate while the adult pauses', () => {
    const sitting = new Sitting(part).open()
    sitting.send({ type: 'hold', at: sitting.state.at }).wait(30_000)
    expect(sitting.state.demonstrations).toBe(0)
    sitting.send({ type: 'hold', at: sitting.state.at }).wait(10_000)
    expect(sitting.state.demonstrations).toBe(1)
  })

  it('has no missed touches, answers, misses or void trials', () => {
    const sitting = new Sitting(part).open()
    for (let touch = 0; touch < 30; touch++) sitting.missTouch().wait(100)
    const { state } = sitting
    expect([state.overloads, state.offTarget]).toEqual([0, []])
    for (const type of ['advance', 'missed'] as const) expect(step(state, { type, at: state.at })).toBe(state)
    expect(step(state, { type: 'answered', at: state.at, id: 't', verdict: 'correct', by: 'touch' })).toBe(state)
    expect(step(state, { type: 'paused', at: state.at }).void).toBeNull()
  })

  it('ends after its time, but not during an action: only after two quiet seconds', () => {
    const sitting = new Sitting(part).until(({ at }) => at > 88_000)
    while (sitting.state.at < 95_000) sitting.send(stroke(sitting.state.at)).wait(1000)
    const last = sitting.state.events.findLast(({ kind }) => kind === 'did')?.at ?? 0
    sitting.until(({ phase }) => phase === 'finished')
    expect(sitting.state.events.at(-1)).toEqual({ kind: 'ended', at: last + 2000, reason: 'time' })
  })

  it('applies a profile change at once', () => {
    const sitting = new Sitting(part).open()
    const { at } = sitting.state
    sitting.send({ type: 'adjusted', at, support: 'A', dials: {} as never, strict: false, timing: { ...config, waitMs: 3000 } }).wait(3000)
    expect(demonstratedAt(sitting.state)).toEqual([at + 3000])
  })
})

it('counts a touch of a place as intended only while something is held', () => {
  const took: PlayEvent = { kind: 'did', at: 500, trial: 1, deed: { do: 'took', id: 'jug' } }
  expect(isMeant('place', [took], 1, 501)).toBe(true)
  expect(isMeant('place', [took], 1, 500)).toBe(false)
  expect(isMeant('place', [took], 2, 501)).toBe(false)
  expect(isMeant('control', [took], 1, 501)).toBe(false)
  expect(isMeant('target', [], 1, 0)).toBe(true)
})

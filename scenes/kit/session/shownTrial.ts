import { groupBy } from '#domain/groupBy'
import type { Scene } from 'phaser'
import { inLight } from '#domain/child/safety'
import { mayMusicPlay } from '#domain/settings/music'
import { type NoteManner, panOf } from '#domain/notes'
import type { RecordedValue } from '#domain/trials/plan/shows'
import type { AnsweredBy, ResponseEvent, PlayEvent, Verdict } from '#domain/trials/engine/events'
import { type TravelEffect, type StoryEffect, storyDurationMs, isTravel } from '#domain/trials/plan/storyEffects'
import type { MechanicKind } from '#domain/trials/plan/mechanics'
import type { Place } from '#domain/geometry'
import { pictureOf, type StimulusPlan, type TrialPlan } from '#domain/trials/plan/plan'
import { nameOf, type Utterance } from '#domain/words/utterance'
import { type SoundName, soundFileOf } from '#domain/sounds'
import type { HeldNote } from '#ports/sound'
import { isThing, type Mechanic, type TrialPlay } from '../../mechanics/mechanic'
import { Drifting } from '../motion/drifting'
import type { Drawings } from '../drawing/drawings'
import { dropsMs, letDropsFall } from '../drawing/drops'
import { hasWorkers } from '../motion/glideJudge'
import { playStoryEffects } from './storyEffects'
import type { Layout } from '../drawing/layout'
import { Measuring } from './measuring'
import type { PlaySession } from './playSession'
import { OcclusionFade } from '../drawing/occlusionFade'
import type { SceneServices } from './services'
import type { Sparks } from '../drawing/sparks'
import { type Moves, Stimulus } from './stimulus'
import { spokenNameOf, type Voice } from './voice'

/** Delay (ms) between seeing a reward and hearing it: look first, then sound (clinical-design.md §1.9). */
const SOUND_AFTER_MS = 500

/** Least time (ms) for which an arrived thing is shown there. */
const LIES_MS = 1000
/** With movement from the start the thing still stands first (ms): its edges must not fade in and move within the same second. */
const SWAYS_AFTER_MS = 1200
/** Longest sound of a thing (ms), which is heard to its end before the next trial. */
const NATURAL_SOUND_MS = 2000
/** Longest music as a reward (ms; clinical-design.md §1.9). */
const REWARD_MUSIC_MS = 5000
/** Mechanics in which several notes may sound together. */
const TOGETHER: ReadonlySet<MechanicKind> = new Set(['free', 'notes'])
/** A sound without a place comes from the middle. */
const MIDDLE = 0.5
/** Overlap, as a share of their mean size, from which one thing counts as lying on another. */
const ON_ANOTHER = 0.6
/** Mechanics in which a hand moves the target. */
const MOVED_BY_HAND: ReadonlySet<MechanicKind> = new Set(['carry', 'hold', 'launch', 'tilt'])

/** What a trial needs of its scene. */
interface Host {
  readonly services: SceneServices
  readonly session: PlaySession
  readonly drawings: Drawings
  readonly voice: Voice
  readonly sparks: Sparks
  readonly layout: () => Layout
  readonly scanned: () => Stimulus | null
  readonly hand: () => Place | null
  readonly isLookHeld: () => boolean
  readonly advance: () => void
  /** Keeps only this share of the background. */
  readonly leaveOnly: (share: number) => boolean
}

/** One trial on the stage: its things, its mechanic, and what the mechanic may ask for. It is destroyed as a whole. */
export class ShownTrial implements TrialPlay {
  readonly scene: Scene
  readonly plan: TrialPlan
  readonly stimuli: readonly Stimulus[]
  readonly drifting: Drifting
  readonly #host: Host
  readonly #measuring: Measuring
  readonly #later = new Set<Phaser.Time.TimerEvent>()
  /** Undefined for a trial that never began. */
  #mechanic!: Mechanic
  readonly #seenThrough = new OcclusionFade(this)
  #isGone = false
  #isPrepared = false
  /** Whether a reward without sound has begun. */
  #isSilent = false
  #note: HeldNote | null = null
  #hasMusic = false

  constructor(scene: Scene, plan: TrialPlan, host: Host) {
    this.scene = scene
    this.plan = plan
    this.#host = host
    const { dials } = host.services.header.settings
    this.stimuli = plan.stimuli.map((each) => new Stimulus(scene, each, host.layout(), host.drawings, dials))
    this.#measuring = new Measuring(this.stimuli)
    this.drifting = new Drifting((thing, share, waits) => this.#travelled(thing, share, waits))
  }

  /** Whether all work that takes longer than a frame is done, so that the trial may begin. */
  get isPrepared(): boolean {
    return this.#isPrepared
  }

  /** Does that work while the stage is dark: thing by thing between frames if there is a worker, otherwise at once. */
  prepare(): Promise<void> | undefined {
    if (hasWorkers) return this.#prepareBetweenFrames()
    for (const thing of this.stimuli) {
      void thing.foresee(this.#movesOf(thing))
      thing.prepare(this.#movesOf(thing))
    }
    this.#isPrepared = true
    return undefined
  }

  async #prepareBetweenFrames(): Promise<void> {
    for (const thing of this.stimuli) {
      await thing.foresee(this.#movesOf(thing))
      if (this.#isGone) return
      thing.prepare(this.#movesOf(thing))
    }
    this.#isPrepared = true
  }

  /** Whether a hand or the reward will move a thing, and whether it will fly. */
  #movesOf({ plan: { id, role } }: Stimulus): Moves {
    const { mechanic } = this.plan
    const touched = 'touched' in mechanic ? mechanic.touched : undefined
    const happenings = [...(mechanic.reward?.ends ?? []), ...(mechanic.reward?.alone ?? []), ...(touched ?? [])].filter((each) => each.id === id)
    return {
      isCarried: MOVED_BY_HAND.has(mechanic.kind) && role === 'target',
      isSent: happenings.some((each) => isTravel(each)),
      movesAlone: happenings.some(({ does }) => does === 'move'),
      flies: happenings.some(({ does }) => does === 'fly'),
    }
  }

  /** Everything appears, and the child can act. */
  begin(make: (play: TrialPlay) => Mechanic): void {
    this.#mechanic = make(this)
    for (const thing of this.stimuli) {
      if (this.stimuli.some((other) => other !== thing && this.#isOn(thing.plan, other.plan))) thing.lieOnAnother()
    }
    // Things that appear together fade alike: a red one alone would give itself away by its slower fade.
    for (const together of groupBy(this.stimuli, ({ plan: { after = 0 } }) => after).values()) {
      const slowest = Math.max(...together.map(({ fadeMs }) => fadeMs))
      for (const thing of together) thing.appear(thing.plan.after, slowest)
    }
    this.drifting.start(this.stimuli, this.layout.aspect)
    if (this.dials.movement === 'from-start') this.sway(SWAYS_AFTER_MS)
    for (const thing of this.stimuli) if (thing.plan.sways === true) thing.sway(SWAYS_AFTER_MS)
  }

  /** Makes the targets sway, unless they move anyway. */
  sway(afterMs?: number): void {
    for (const thing of this.#mechanic.helped ?? this.targets) if (!this.drifting.moves(thing)) thing.sway(afterMs)
  }

  #isOn(one: StimulusPlan, other: StimulusPlan): boolean {
    return one.light !== 0 && other.light !== 0 && this.distance(one.place, other.place) < (ON_ANOTHER * (one.size + other.size)) / 2
  }

  get mechanic(): Mechanic {
    return this.#mechanic
  }

  get play(): TrialPlay {
    return this
  }

  /** A child waits for the things that come after another one, so the onset is theirs. */
  get isVisible(): boolean {
    const awaited = this.stimuli.filter((stimulus) => stimulus.plan.after !== undefined && isThing(stimulus))
    return (awaited.length > 0 ? awaited : this.stimuli).some((stimulus) => stimulus.isVisible)
  }

  /** Moves what drifts; returns `left` when the last thing that leaves at the end of its path has arrived there. */
  move(deltaMs: number): 'left' | 'under-way' {
    this.#leaveTogether()
    return this.drifting.update(this.stimuli, deltaMs)
  }

  /** Called each frame, also after the child's part is over: what rides on another thing moves with it, and what faces turns to its direction of travel. */
  live(deltaMs: number): void {
    for (const thing of this.stimuli) {
      if (thing.plan.faces === true) thing.faceWhereItGoes(deltaMs)
      const carrier = this.stimuli.find(({ plan }) => plan.id === thing.plan.rides)
      if (carrier === undefined || thing.isLeaving) continue
      const { place, plan } = carrier
      thing.moveTo({ x: thing.plan.place.x + place.x - plan.place.x, y: thing.plan.place.y + place.y - plan.place.y })
    }
  }

  /** Called each frame, after everything has moved. */
  measure(at: number, deltaMs: number): void {
    this.#measuring.frame(at, deltaMs, this.layout)
  }

  /** The child's part is over: logs what was really shown. */
  logMeasured(): void {
    for (const measured of this.#measuring.end(this.now, this.layout)) this.#host.session.dispatch(measured)
  }

  /** Rewards the answered thing; whatever has no part in that leaves. */
  reward(id: string | undefined): void {
    this.#isSilent = this.dials.reward === 'quiet'
    const answered = this.stimuli.find(({ plan }) => plan.id === id)
    const { does = 'celebrate', sounds, names } = this.plan.mechanic.reward ?? {}
    const ends = this.#ends
    // What was to be brought somewhere, and was not, has no part in the end.
    const hasPart = ({ plan }: Stimulus) => plan.goesTo === undefined && ends.some((each) => each.id === plan.id)
    const stays = (thing: Stimulus) => hasPart(thing) || this.#staysWith(thing)
    const leaving = this.stimuli.filter((other) => other !== answered && !other.isLeaving && !stays(other))
    // Before they have left: what they hide of it appears after them.
    const comesMs = answered === undefined ? 0 : this.#seenThrough.comeOut(answered, leaving)
    for (const other of leaving) other.leave()
    this.#leaveTogether()
    if (this.plan.mechanic.reward?.clearsGround === true) this.fadeGround(0)
    if (answered === undefined || this.dials.reward === 'none' || this.#mechanic.reward?.(answered) === true) return
    const opensMs = does === 'open' ? this.#open(answered) : 0
    if (does === 'hop') answered.hop(comesMs)
    if (does === 'sway') answered.sway()
    if (does === 'light') answered.dim(1)
    if (does === 'hide') answered.dim(0, this.dials.rewardMs)
    // While it is still on its way it does nothing else, for its edges would move by the sum.
    if (does === 'celebrate' || does === 'open') this.#when(Math.max(comesMs, opensMs, this.#arrivesMs(answered)), () => this.celebrate(answered))
    for (const each of ends) this.#when(this.#arrivesMs(answered), () => playStoryEffects(this, each))
    if (names === true) this.#when(Math.max(comesMs, opensMs), () => this.nameLater(answered))
    for (const { name, afterMs } of sounds ?? (names === true ? [] : [{ name: 'chime' as const, afterMs: SOUND_AFTER_MS }]))
      this.playLater(name, afterMs, answered)
  }

  /** Opens it where it was touched, and lets drops fall. Returns the time (ms) it takes. */
  #open(thing: Stimulus): number {
    const touch = this.facts.findLast((event) => event.kind === 'pointed')
    const opened = thing.open(touch?.kind === 'pointed' && touch.on === thing.plan.id ? touch : null)
    if (opened === null) return 0
    const colour = inLight(opened.colour, this.isStrict)
    letDropsFall(this.scene, { ...opened, colour }, (share) => this.layout.length(share))
    return opened.ms
  }

  /** What happens at the end, including what only happens when the child needed no prompt. */
  get #ends(): readonly StoryEffect[] {
    const { ends = [], alone = [] } = this.plan.mechanic.reward ?? {}
    const wasHelped = this.facts.some((fact) => fact.kind === 'prompted' || (fact.kind === 'answered' && fact.verdict === 'wrong'))
    return wasHelped ? ends : [...ends, ...alone]
  }

  /** What stands in front of a thing, or under it, leaves with it. */
  #leaveTogether(): void {
    const gone = new Set(this.stimuli.filter(({ isLeaving }) => isLeaving).map(({ plan }) => plan.id))
    for (const thing of this.stimuli) if (thing.plan.leavesWith !== undefined && gone.has(thing.plan.leavesWith)) thing.leave()
  }

  #staysWith(thing: Stimulus): boolean {
    return this.#mechanic.stays?.(thing) ?? (thing.plan.role === 'place' || thing.plan.role === 'control')
  }

  leave(): void {
    this.#stopMusic()
    this.#seenThrough.leave()
    for (const stimulus of this.stimuli) stimulus.leave()
  }

  /** Stops whatever drifts. */
  stand(): void {
    this.drifting.stop()
  }

  destroy(): void {
    this.#isGone = true
    this.#note?.end()
    this.#stopMusic()
    this.#mechanic?.end?.()
    for (const timer of this.#later) timer.remove()
    for (const stimulus of this.stimuli) stimulus.destroy()
  }

  get targets(): readonly Stimulus[] {
    return this.stimuli.filter(({ plan }) => plan.role === 'target')
  }

  get distractors(): readonly Stimulus[] {
    return this.stimuli.filter(({ plan }) => plan.role === 'distractor')
  }

  get layout(): Layout {
    return this.#host.layout()
  }

  get dials() {
    return this.#host.services.header.settings.dials
  }

  get isStrict(): boolean {
    return this.#host.services.header.settings.strict
  }

  get words() {
    return this.#host.services.words
  }

  get now(): number {
    return this.#host.session.now()
  }

  get clockNow(): number {
    return this.#host.services.clock.now()
  }

  get facts(): readonly PlayEvent[] {
    const { events, trial } = this.#host.session.state
    return events.filter((event) => 'trial' in event && event.trial === trial)
  }

  get isLookHeld(): boolean {
    return this.#host.isLookHeld()
  }

  get hand(): Place | null {
    return this.#host.hand()
  }

  get scanned(): Stimulus | null {
    return this.#host.scanned()
  }

  answer(thing: Stimulus, verdict: Verdict, at: number, by: AnsweredBy): void {
    const {
      plan: { id },
      place: { x, y },
    } = thing
    const { does, sounds = [] } = this.plan.mechanic.reward ?? {}
    const ends = this.#ends
    const isRewarded = verdict !== 'wrong' && this.dials.reward !== 'none'
    const arrivesMs = verdict === 'wrong' ? 0 : this.#arrivesMs(thing) + (isRewarded ? storyDurationMs(ends, (going, from) => this.#goingMs(going, from)) : 0)
    const natural = isRewarded ? sounds.filter(({ name }) => soundFileOf(name) === 'natural') : []
    const opensMs = isRewarded && does === 'open' ? dropsMs(thing.opensMs) : 0
    const rewardMs = Math.max(opensMs, arrivesMs === 0 ? 0 : arrivesMs + LIES_MS, ...natural.map(({ afterMs }) => afterMs + NATURAL_SOUND_MS))
    this.#host.session.dispatch({
      type: 'answered',
      at,
      id,
      verdict,
      by,
      where: { x, y },
      ...(rewardMs === 0 ? {} : { rewardMs: Math.round(rewardMs) }),
    })
  }

  did(deed: ResponseEvent, at: number): void {
    this.#host.session.dispatch({ type: 'did', at, deed })
  }

  logHeard({ plan: { id } }: Stimulus, isRead: boolean, at: number): void {
    this.#host.session.dispatch({ type: 'heard', at, id, isRead })
  }

  record(values: Readonly<Record<string, RecordedValue>>): void {
    this.#host.session.dispatch({ type: 'recorded', at: this.now, values })
  }

  advance(): void {
    this.#host.advance()
  }

  miss(): void {
    this.#host.session.dispatch({ type: 'missed', at: this.now })
  }

  fadeGround(share: number): boolean {
    return this.#host.leaveOnly(share)
  }

  later(ms: number, act: () => void): void {
    const timer = this.scene.time.delayedCall(ms, () => {
      this.#later.delete(timer)
      if (!this.#isGone) act()
    })
    this.#later.add(timer)
  }

  celebrate(thing: Stimulus): void {
    thing.celebrate({ grows: this.dials.reward !== 'quiet' })
  }

  playLater(name: SoundName, afterMs = SOUND_AFTER_MS, from: Stimulus | null = null): void {
    if (this.#isSilent) return
    const { reward } = this.dials
    const isVoiced = name === 'chime' && reward === 'voice'
    // Where the calm loop plays anyway, music would be no reward.
    if (name === 'chime' && reward === 'music' && !mayMusicPlay(this.#host.services.header.settings)) return this.later(afterMs, () => this.#playMusic())
    this.later(afterMs, () => (isVoiced ? this.say(this.#foundName()) : this.#host.services.sound.play(name, 'effects', panOf(from?.place.x ?? MIDDLE))))
  }

  sing({ place }: Stimulus, hz: number, manner?: NoteManner): HeldNote {
    if (!TOGETHER.has(this.plan.mechanic.kind)) this.#note?.end()
    return (this.#note = this.#host.services.sound.hold(hz, panOf(place.x), manner))
  }

  burst({ place, size, plan: { colour } }: Stimulus): boolean {
    return this.#host.sparks.burst(place, size, colour, this.clockNow)
  }

  say(utterance: Utterance): void {
    if (!this.#isSilent) this.#host.voice.say(utterance)
  }

  sayName({ plan }: Stimulus): void {
    const name = spokenNameOf(plan)
    if (name !== null) this.say(name)
  }

  nameLater(thing: Stimulus): void {
    this.later(SOUND_AFTER_MS, () => this.sayName(thing))
  }

  distance(one: Place, other: Place): number {
    return Math.hypot((one.x - other.x) * this.layout.aspect, one.y - other.y)
  }

  #goingMs(going: TravelEffect, from?: Place): number {
    const leastMs = going.does === 'glide' ? going.ms : 0
    const thing = this.stimuli.find(({ plan }) => plan.id === going.id)
    return (going.does === 'fly' ? thing?.flightMs(going.to, going.scale) : thing?.glideMs(going.to, leastMs, from)) ?? leastMs
  }

  #arrivesMs(thing: Stimulus): number {
    return this.#mechanic.arrivesMs?.(thing) ?? 0
  }

  /** At once, or later. */
  #when(ms: number, act: () => void): void {
    if (ms === 0) act()
    else this.later(ms, act)
  }

  #playMusic(): void {
    this.#hasMusic = true
    this.#host.services.sound.startMusic()
    this.later(REWARD_MUSIC_MS, () => this.#stopMusic())
  }

  #stopMusic(): void {
    if (this.#hasMusic) this.#host.services.sound.stopMusic()
    this.#hasMusic = false
  }

  #foundName(): Utterance {
    const [target] = this.targets
    const word = target === undefined ? undefined : pictureOf(target.plan)?.word
    return word === undefined ? { phrase: 'there-it-is' } : nameOf(word)
  }

  #travelled(thing: Stimulus, share: number, waits?: boolean): void {
    this.#host.session.dispatch({ type: 'travelled', at: this.now, id: thing.plan.id, share, ...(waits === undefined ? {} : { waits }) })
    this.#mechanic.on.travelled?.(thing, share, waits)
  }
}

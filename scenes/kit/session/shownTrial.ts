import type { Scene } from 'phaser'
import type { NoteManner } from '#domain/notes'
import type { RecordedValue } from '#domain/trials/plan/shows'
import type { AnsweredBy, ResponseEvent, PlayEvent, Verdict } from '#domain/trials/engine/events'
import type { Place } from '#domain/geometry'
import type { TrialPlan } from '#domain/trials/plan/plan'
import type { Utterance } from '#domain/words/utterance'
import type { SoundName } from '#domain/sounds'
import type { HeldNote } from '#ports/sound'
import { isThing, type Mechanic, type TrialPlay } from '../mechanic/mechanic'
import { appearTogether, noteOverlaps } from './appearing'
import { Drifting } from '../stimulus/drifting'
import type { Drawings } from '../drawing/drawings'
import type { Layout } from '../drawing/layout'
import { Measuring } from './measuring'
import { prepareThings } from './preparing'
import type { PlaySession } from '../input/playSession'
import { Rewarding } from './rewarding'
import type { SceneServices } from '../input/services'
import type { Sparks } from '../drawing/sparks'
import { Stimulus } from '../stimulus/stimulus'
import { SOUND_AFTER_MS, TrialSound } from './trialSound'
import type { Voice } from './voice'

/** Time (ms) for which a thing that sways from the start first stays still. Its edges must not fade in and move within the same second. */
const SWAYS_AFTER_MS = 1200

/** The parts of the scene that a trial depends on. */
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
  /** Reduces the background to this share (0 to 1). */
  readonly leaveOnly: (share: number) => boolean
}

/** One trial on the stage: its things, its mechanic, and the functions that the mechanic may use. All of it is destroyed together. */
export class ShownTrial implements TrialPlay {
  readonly scene: Scene
  readonly plan: TrialPlan
  readonly stimuli: readonly Stimulus[]
  readonly drifting: Drifting
  readonly #host: Host
  readonly #measuring: Measuring
  readonly #later = new Set<Phaser.Time.TimerEvent>()
  /** The mechanic; undefined for a trial that never began. */
  #mechanic!: Mechanic
  #isGone = false
  #isPrepared = false
  readonly #sound: TrialSound
  readonly #rewarding: Rewarding

  constructor(scene: Scene, plan: TrialPlan, host: Host) {
    this.scene = scene
    this.plan = plan
    this.#host = host
    this.#sound = new TrialSound(this, host.services, host.voice)
    this.#rewarding = new Rewarding(this, this.#sound, () => this.#mechanic)
    const { dials } = host.services.header.settings
    this.stimuli = plan.stimuli.map((each) => new Stimulus(scene, each, host.layout(), host.drawings, dials))
    this.#measuring = new Measuring(this.stimuli)
    this.drifting = new Drifting((thing, share, waits) => this.#travelled(thing, share, waits))
  }

  /** Whether everything that takes longer than a frame is done, so that the trial may begin. */
  get isPrepared(): boolean {
    return this.#isPrepared
  }

  /** Prepares everything that takes longer than a frame, while the stage is dark: between frames if there is a worker, or otherwise at once. */
  prepare(): Promise<void> | undefined {
    const preparing = prepareThings(this.plan, this.stimuli, () => this.#isGone)
    if (preparing === undefined) this.#isPrepared = true
    return preparing?.then((isWhole) => void (this.#isPrepared = isWhole))
  }

  /** Shows all things, and lets the child act. */
  begin(make: (play: TrialPlay) => Mechanic): void {
    this.#mechanic = make(this)
    noteOverlaps(this.stimuli, (one, other) => this.distance(one, other))
    appearTogether(this.stimuli)
    this.drifting.start(this.stimuli, this.layout.aspect)
    if (this.dials.movement === 'from-start') this.sway(SWAYS_AFTER_MS)
    for (const thing of this.stimuli) if (thing.plan.sways === true) thing.sway(SWAYS_AFTER_MS)
  }

  /** Makes the targets sway, except those that already move. */
  sway(afterMs?: number): void {
    for (const thing of this.#mechanic.helped ?? this.targets) if (!this.drifting.moves(thing)) thing.sway(afterMs)
  }

  get mechanic(): Mechanic {
    return this.#mechanic
  }

  get play(): TrialPlay {
    return this
  }

  /** Whether the trial's things are visible. If some things appear after others, only those later things count, because the child waits for them. */
  get isVisible(): boolean {
    const awaited = this.stimuli.filter((stimulus) => stimulus.plan.after !== undefined && isThing(stimulus))
    return (awaited.length > 0 ? awaited : this.stimuli).some((stimulus) => stimulus.isVisible)
  }

  /** Moves the drifting things. Returns `left` once the last thing that leaves at the end of its path has arrived there. */
  move(deltaMs: number): 'left' | 'under-way' {
    this.#rewarding.leaveTogether()
    return this.drifting.update(this.stimuli, deltaMs)
  }

  /** Moves each thing that rides on another one, and turns things to face their direction of travel. Called each frame, even after the child's part is over. */
  live(deltaMs: number): void {
    for (const thing of this.stimuli) {
      if (thing.plan.faces === true) thing.faceWhereItGoes(deltaMs)
      const carrier = this.stimuli.find(({ plan }) => plan.id === thing.plan.rides)
      if (carrier === undefined || thing.isLeaving) continue
      const { place, plan } = carrier
      thing.moveTo({ x: thing.plan.place.x + place.x - plan.place.x, y: thing.plan.place.y + place.y - plan.place.y })
    }
  }

  /** Measures the things of this frame. Called after everything has moved. */
  measure(at: number, deltaMs: number): void {
    this.#measuring.frame(at, deltaMs, this.layout)
  }

  /** Logs what was actually shown. Called when the child's part is over. */
  logMeasured(): void {
    for (const measured of this.#measuring.end(this.now, this.layout)) this.#host.session.dispatch(measured)
  }

  /** Rewards the answered thing. All others leave. */
  reward(id: string | undefined): void {
    this.#rewarding.reward(id)
  }

  leave(): void {
    this.#sound.stopMusic()
    this.#rewarding.leave()
    for (const stimulus of this.stimuli) stimulus.leave()
  }

  /** Stops all drifting things. */
  stand(): void {
    this.drifting.stop()
  }

  destroy(): void {
    this.#isGone = true
    this.#sound.end()
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
    const rewardMs = this.#rewarding.neededMs(thing, verdict)
    this.#host.session.dispatch({
      type: 'answered',
      at,
      id,
      verdict,
      by,
      where: { x, y },
      ...(rewardMs === 0 ? {} : { rewardMs }),
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

  playLater(name: SoundName, afterMs?: number, from?: Stimulus): void {
    this.#sound.playLater(name, afterMs, from)
  }

  sing(thing: Stimulus, hz: number, manner?: NoteManner): HeldNote {
    return this.#sound.sing(thing, hz, manner)
  }

  burst({ place, size, plan: { colour } }: Stimulus): boolean {
    return this.#host.sparks.burst(place, size, colour, this.clockNow)
  }

  say(utterance: Utterance): void {
    this.#sound.say(utterance)
  }

  sayName(thing: Stimulus): void {
    this.#sound.sayName(thing)
  }

  nameLater(thing: Stimulus): void {
    this.later(SOUND_AFTER_MS, () => this.sayName(thing))
  }

  distance(one: Place, other: Place): number {
    return Math.hypot((one.x - other.x) * this.layout.aspect, one.y - other.y)
  }

  #travelled(thing: Stimulus, share: number, waits?: boolean): void {
    this.#host.session.dispatch({ type: 'travelled', at: this.now, id: thing.plan.id, share, ...(waits === undefined ? {} : { waits }) })
    this.#mechanic.on.travelled?.({ kind: 'travelled', thing, share, waits })
  }
}

import { Core, Scale, Scene, Scenes } from 'phaser'
import type { Manifest, SettingsOf, SettingsSpec } from '#domain/activities/manifest'
import type { ResolvedSettings } from '#domain/activities/session'
import type { Dials } from '#domain/child/dials'
import { backgrounds, type Hex } from '#domain/child/palette'
import { FADE_MS } from '#domain/child/safety'
import type { SeenHand } from '#domain/hands/follow'
import { seededRandom, type Random } from '#domain/random'
import { engineConfigOf, plansFor, timingOf } from '#domain/trials/block'
import { ease } from '#domain/trials/ease'
import { isOpen, needOf, type TrialState } from '#domain/trials/engine'
import type { AnsweredBy, EndReason, PromptStep } from '#domain/trials/events'
import { weakestTopCorner } from '#domain/trials/placement'
import type { Place, StimulusPlan, TrialPlan } from '#domain/trials/plan'
import type { Ground } from '#domain/words/places'
import { nameOf, type Utterance } from '#domain/words/utterance'
import type { SoundName } from '#ports/sound'
import type { CornerKind } from './adultCorner'
import { Backdrop } from './backdrop'
import { Curtain } from './curtain'
import { Drawings } from './drawings'
import { Drifting } from './drifting'
import { HandInput } from './handInput'
import { Inputs } from './inputs'
import { Layout } from './layout'
import { PlaySession } from './playSession'
import { easeChoice, promptTargets } from './prompting'
import type { SceneServices } from './services'
import { Stimulus } from './stimulus'
import { isThing } from './touches'
import { Voice } from './voice'

/** A reward sounds this long after it is seen: look first, then sound (domain.md §1.9). */
const SOUND_AFTER_MS = 500
/** Stop: picture and sound are gone within this time (domain.md §1.7, 8). */
const STOP_MS = 300
/** A gap between two frames longer than this is no play: the tablet slept, or the page was hidden. */
const LOST_FRAMES_MS = 1500
export interface SceneDescription extends Pick<TrialState, 'phase' | 'trial' | 'total' | 'events'> {
  readonly header: SceneServices['header']
  readonly isHeld: boolean
  readonly stimuli: readonly Stimulus[]
  readonly aim: Stimulus | null
  /** Least side of a hit area, in pixels of the stage. */
  readonly hitSize: number
}

/**
 * The scene of every activity. It owns time, input, prompts, reward and the log; an activity plans its trials, and
 * may draw more or answer differently through the hooks. Hooks: `planTrials`, `present`, `buildWorld`, `onPrompt`.
 */
export abstract class ActivityScene<S extends SettingsSpec = SettingsSpec> extends Scene {
  protected readonly manifest: Manifest<S>
  protected services!: SceneServices
  protected dials!: Dials
  protected settings!: SettingsOf<S>
  protected level!: Manifest<S>['levels'][number]
  protected random!: Random
  protected layout!: Layout
  protected stimuli: readonly Stimulus[] = []
  protected drifting!: Drifting
  #drawings!: Drawings
  #inputs!: Inputs
  /** Only where the activity asks for a camera. */
  #handInput: HandInput | null = null
  #session!: PlaySession
  #voice!: Voice
  #plans: readonly TrialPlan[] = []
  #lastFrame = 0
  #curtain!: Curtain
  #adjusted: ResolvedSettings | null = null
  #backdrop: Backdrop | null = null
  #isHeld = false
  #isCreated = false
  /** The trial has begun but its pictures are still being made. */
  #isAwaited = false

  constructor(manifest: Manifest<S>) {
    super({ key: manifest.id })
    this.manifest = manifest
  }

  /** What fills the level that is played, from the activity's own table. Throws when the table lacks it. */
  protected fillOf<Fill>(fills: Readonly<Record<string, Fill>>): Fill {
    const fill = fills[this.level.id]
    if (fill === undefined) throw new Error(`${this.manifest.id} has nothing for level "${this.level.id}"`)
    return fill
  }

  get manifestId(): string {
    return this.manifest.id
  }

  get isCreated(): boolean {
    return this.#isCreated
  }

  /** All `count` trials of the block from `random` alone: `warmUps` first, and one more on which it may have to end. */
  protected abstract planTrials(count: number, warmUps: number, random: Random): readonly TrialPlan[]

  /** Draws a trial. By default every planned thing fades in at its place. */
  protected present(plan: TrialPlan): void {
    this.stimuli = plan.stimuli.map((stimulus) => this.show(stimulus))
  }

  /** Draws what stands on the stage for the whole session. */
  protected buildWorld(): void {}

  /** What this activity does at a step of the ladder instead of the common prompt; true when it did. */
  protected onPrompt(_step: PromptStep): boolean {
    return false
  }

  /** Plain strips behind everything, for a place. Call it from `buildWorld`. */
  protected drawGrounds(grounds: readonly Ground[]): void {
    this.#backdrop = new Backdrop(this, grounds, this.layout)
  }

  /** A touch beside everything; `error` is its distance from the nearest target in stage heights. */
  protected onNearMiss(_error: number): void {}

  /** What the camera sees, for activities that ask for one; `at` is of the `performance.now()` base. */
  protected handsSeen(_hands: readonly SeenHand[], _at: number): void {}

  /** The adult pressed a key from 1 to 9 while the child can answer. */
  protected numbered(_number: number, _at: number): void {}

  /** Called each frame while the child can answer. */
  protected whileOpen(_at: number): void {}

  /** How this activity rewards. By default the thing itself grows a little and sways. */
  protected reward(target: Stimulus): void {
    target.open()
    target.celebrate()
    this.playLater('chime')
  }

  /** A touch or choice of a thing. By default a target is right and anything else is wrong. */
  protected chosen(stimulus: Stimulus, at: number, by: Dials['accessMethod']): void {
    if (isThing(stimulus)) this.answer(stimulus, stimulus.plan.role === 'target' ? 'correct' : 'wrong', at, by)
  }

  protected answer({ plan: { id } }: Stimulus, verdict: 'correct' | 'wrong', at: number, by: AnsweredBy): void {
    this.#session.dispatch({ type: 'answered', at, id, verdict, by })
  }

  /** A finger takes a thing along, and lets it go. By default things stay where they are. */
  protected moved(_stimulus: Stimulus, _to: Place, _at: number): void {}
  protected letGo(_stimulus: Stimulus, _at: number): void {}

  protected picked({ plan: { id } }: Stimulus, at: number): void {
    this.#session.dispatch({ type: 'picked', at, id })
  }

  protected dropped({ plan: { id } }: Stimulus, at: number, error: number): void {
    this.#session.dispatch({ type: 'dropped', at, id, error })
  }

  /** A thing for which the child waits has come so far on its way, 0 to 1. */
  protected travelled(_thing: Stimulus, _share: number): void {}

  /** The adult marked that the child looks, or looks no longer. */
  protected looked(_isLooking: boolean): void {}

  /** Whether the adult holds down the mark for "looks now". */
  protected get isLookHeld(): boolean {
    return this.#inputs.look.isHeld
  }

  /** Which lower corners are the adult's, each with its dot. */
  protected get adultCorners(): readonly CornerKind[] {
    return []
  }

  /** A finger that goes along is so far (stage heights) from the thing. */
  protected traced({ plan: { id } }: Stimulus, error: number): void {
    this.#session.dispatch({ type: 'traced', at: this.now, id, error })
  }

  /** Active ms since the session began, as the log counts them. */
  protected get now(): number {
    return this.#session.now()
  }

  /** What a finger or a resting pointer can be on. */
  protected get reachable(): readonly Stimulus[] {
    return this.stimuli
  }

  /** Whether a touch anywhere is a touch of the target, whatever the profile says. */
  protected get countsAnywhere(): boolean {
    return false
  }

  /** The adult goes back by one step. */
  protected wentBack(_at: number): void {}

  /** The adult heard the present word read, or not. */
  protected heard(_isRead: boolean, _at: number): void {}

  /** The highlight goes from one thing to another, and what the adult heard of a thing. */
  protected logStep(from: Stimulus, to: Stimulus, at: number, by: Dials['accessMethod'] | 'adult' | 'itself'): void {
    this.#session.dispatch({ type: 'stepped', at, id: from.plan.id, to: to.plan.id, by })
  }

  protected logHeard({ plan: { id } }: Stimulus, isRead: boolean, at: number): void {
    this.#session.dispatch({ type: 'heard', at, id, isRead })
  }

  /** What keys and switches may choose next. */
  protected get offered(): readonly Stimulus[] {
    return this.stimuli.filter(isThing)
  }

  /** What keys and switches are about to choose. */
  protected get framed(): Stimulus | null {
    return this.#inputs.framed
  }

  /** What a child who understands would touch next. */
  get aim(): Stimulus | null {
    return this.targets[0] ?? null
  }

  /** Whether a thing stays on the stage while another one is the reward. */
  protected staysForReward({ plan: { role } }: Stimulus): boolean {
    return role === 'place' || role === 'control'
  }

  /** How many things must be brought to their place in this trial. */
  protected get needed(): number {
    return this.#plans[this.#session.state.trial]?.needed ?? 1
  }

  /** Between two places, in stage heights. */
  protected distance(one: Place, other: Place): number {
    return Math.hypot((one.x - other.x) * this.layout.aspect, one.y - other.y)
  }

  protected get background(): Hex {
    return backgrounds[this.dials.background]
  }

  protected get targets(): readonly Stimulus[] {
    return this.stimuli.filter((stimulus) => stimulus.plan.role === 'target')
  }

  /** What sways to be noticed. */
  protected get swaying(): readonly Stimulus[] {
    return this.targets
  }

  /** What a wrong choice makes fade, step by step. */
  protected get distractors(): readonly Stimulus[] {
    return this.stimuli.filter((stimulus) => stimulus.plan.role === 'distractor')
  }

  protected show(plan: StimulusPlan): Stimulus {
    const light = { glow: this.dials.glow, strict: this.services.header.settings.strict }
    const stimulus = new Stimulus(this, plan, this.layout, this.#drawings, light)
    stimulus.appear(plan.after)
    return stimulus
  }

  /** Sounds a while after what is seen. Where a voice rewards, it says what was found in the place of the chime. */
  protected playLater(name: SoundName, afterMs = SOUND_AFTER_MS): void {
    const isVoiced = name === 'chime' && this.dials.reward === 'voice'
    this.time.delayedCall(afterMs, () => (isVoiced ? this.say(this.#foundName()) : this.services.sound.play(name)))
  }

  /** Says something now. Nothing speaks while another thing does. */
  protected say(utterance: Utterance): void {
    this.#voice.say(utterance)
  }

  /** Names the word whose picture a thing wears; other things have no name. */
  protected sayName({ plan: { picture } }: Stimulus): void {
    if (picture !== undefined) this.say(nameOf(picture.word))
  }

  /** Names it after it was seen: look first, then listen. */
  protected nameLater(thing: Stimulus): void {
    this.time.delayedCall(SOUND_AFTER_MS, () => this.sayName(thing))
  }

  /** Does something to each target that is still there after a time. Call it when they are presented. */
  protected whileShown(afterMs: number, act: (target: Stimulus) => void): void {
    const shown = this.targets
    this.time.delayedCall(afterMs, () => shown.filter((target) => this.stimuli.includes(target) && !target.isLeaving).forEach(act))
  }

  /** Ends the trial without a response, for things that left the stage untouched. */
  protected missed(): void {
    this.#session.dispatch({ type: 'missed', at: this.#session.now() })
  }

  init(services: SceneServices): void {
    const { settings, level, seed } = services.header
    this.services = services
    this.dials = settings.dials
    this.settings = settings.activity as SettingsOf<S>
    this.level = this.manifest.levels.find((candidate) => candidate.id === level) ?? (this.manifest.levels[0] as Manifest<S>['levels'][number])
    this.random = seededRandom(seed)
    this.stimuli = []
    this.#adjusted = null
    this.#backdrop = null
    this.#isHeld = false
    this.#isAwaited = false
  }

  create(): void {
    this.layout = new Layout(this.scale.width, this.scale.height)
    this.#drawings = new Drawings(this, this.services.pictures, this.services.header.settings, (error) => this.#failed(error))
    this.drifting = new Drifting((thing, share) => this.#travel(thing, share))
    this.#voice = new Voice(this.services)
    this.#curtain = new Curtain(this, this.background)
    const config = engineConfigOf(this.level, this.dials)
    this.#plans = this.planTrials(plansFor(config), config.warmUps, this.random)
    this.#voice.prepare(this.#plans)
    this.#drawings.prepare(this.#plans[0]?.stimuli ?? [], this.layout)
    this.#session = new PlaySession(this.services, config, (before, after) => this.#react(before, after))
    this.#inputs = new Inputs(this, this.services, this.#session, {
      layout: () => this.layout,
      stimuli: () => this.reachable,
      offered: () => this.offered,
      moved: (stimulus, to, at) => this.moved(stimulus, to, at),
      letGo: (stimulus, at) => this.letGo(stimulus, at),
      chosen: (stimulus, at, by) => this.chosen(stimulus, at, by),
      nearMiss: (error) => this.onNearMiss(error),
      numbered: (number, at) => this.numbered(number, at),
      held: () => this.#held(),
      corners: this.adultCorners,
      countsAnywhere: () => this.countsAnywhere,
      back: (at) => this.wentBack(at),
      heard: (isRead, at) => this.heard(isRead, at),
    })
    this.#handInput = this.manifest.needs.includes('camera') ? this.#watchHands() : null
    this.#listen()
    this.buildWorld()
    this.#lastFrame = this.services.clock.now()
    this.#isCreated = true
    this.services.emit({ type: 'STAGE.READY' })
  }

  override update(): void {
    if (this.#isHeld) return
    const now = this.services.clock.now()
    // Time in which no frame was drawn was no time for the child, and that trial does not count.
    if (now - this.#lastFrame > LOST_FRAMES_MS) {
      this.#session.leaveOut(this.#lastFrame)
      this.#lastFrame = now
    }
    const delta = now - this.#lastFrame
    this.#lastFrame = now
    this.#inputs.exit.update(this.input.manager.pointers, now, this.layout)
    if (this.#isHeld) return
    this.#session.dispatch({ type: 'tick', at: this.#session.now() })
    if (this.#isAwaited) this.#presentTrial(this.#session.state)
    this.#handInput?.update(delta, isOpen(this.#session.state))
    if (!isOpen(this.#session.state)) return
    this.whileOpen(this.#session.now())
    this.#inputs.update(delta)
    if (this.drifting.update(this.stimuli, delta) === 'left') this.missed()
  }

  /** Fades to the background within 300 ms and freezes: time, movement and sound stand still. */
  hold(): void {
    if (this.#isHeld || this.#session.state.phase === 'finished') return
    this.#isHeld = true
    this.#handInput?.rest()
    this.#voice.stop()
    this.services.sound.fade()
    this.#session.pause()
    this.#curtain.draw(0, STOP_MS, () => this.scene.pause())
  }

  release(): void {
    if (!this.#isHeld) return
    this.#isHeld = false
    this.#lastFrame = this.services.clock.now()
    this.#inputs.resume()
    this.#handInput?.wake()
    this.scene.resume()
    this.#curtain.draw(1, FADE_MS)
    this.#session.resume()
  }

  /** The child's profile was changed: the next trial is planned, drawn and timed anew. A map must stay alike in every place. */
  adjust(settings: ResolvedSettings): void {
    if (this.level.isMap === true) return
    this.#adjusted = settings
    const { support, dials, strict } = settings
    this.#session.dispatch({ type: 'adjusted', at: this.#session.now(), support, dials, strict, timing: timingOf(this.level, dials) })
  }

  end(reason: EndReason): void {
    this.#session.dispatch({ type: 'ended', at: this.#session.now(), reason })
  }

  advance(): void {
    this.#session.dispatch({ type: 'advance', at: this.#session.now() })
  }

  repeatCue(): void {
    this.say(this.#cue())
    for (const target of this.swaying) target.sway()
  }

  /** Resolves when no picture is being made. */
  get settled(): Promise<void> {
    return this.#drawings.settled
  }

  /** What the automation handle may tell: what a person at the screen could see. */
  describe(): SceneDescription {
    const { phase, trial, total, events } = this.#session.state
    const { header } = this.services
    return { header, phase, trial, total, isHeld: this.#isHeld, stimuli: this.stimuli, aim: this.aim, events, hitSize: this.layout.length(this.dials.hitSize) }
  }

  #react(before: TrialState, after: TrialState): void {
    if (after.trial > before.trial && this.#adjusted !== null) this.#adopt(this.#adjusted, after)
    if (after.phase !== before.phase || after.trial !== before.trial) this.#enter(after)
    if (after.prompt > before.prompt) this.#prompt(after.prompt)
    if (after.wrongAnswers > before.wrongAnswers) easeChoice(after.wrongAnswers, this.swaying, this.distractors)
    if (after.tired && !before.tired) this.#advise()
    const fact = after.events.length > before.events.length ? after.events.at(-1)?.kind : undefined
    if (fact === 'looked' || fact === 'looked-away') this.looked(fact === 'looked')
  }

  /** A rest is advised: only the adult is told, by the mark in the corner and on the sheet. */
  #advise(): void {
    this.#inputs.exit.showTired()
    this.services.emit({ type: 'STAGE.TIRED' })
  }

  #enter(state: TrialState): void {
    switch (state.phase) {
      case 'cue':
        return this.say(this.#cue())
      case 'onset':
        // Silence while the child looks, also when a voice was slow to begin.
        this.#voice.stop()
        return state.onsetAt === null ? this.#presentTrial(state) : undefined
      case 'rewarding': {
        this.#voice.stop()
        const answer = state.events.findLast((event) => event.kind === 'answered')
        const answered = this.stimuli.find((stimulus) => stimulus.plan.id === answer?.id)
        for (const other of this.stimuli) if (other !== answered && !this.staysForReward(other)) other.leave()
        this.#endInput()
        if (answered !== undefined && this.dials.reward !== 'none') this.reward(answered)
        return
      }
      case 'leaving':
      case 'finished':
        if (state.phase === 'finished') this.#handInput?.end()
        this.#isAwaited = false
        this.#endInput()
        for (const stimulus of this.stimuli) stimulus.leave()
        return
      case 'blank':
        return this.#clearTrial()
      case 'grace':
      case 'waiting':
        return
    }
  }

  /** Everything of the new settings at once, between two trials. The same seed and trial plan the same things again. */
  #adopt(settings: ResolvedSettings, { trial, config }: TrialState): void {
    const before = this.background
    const { header } = this.services
    this.#adjusted = null
    this.services = { ...this.services, header: { ...header, settings } }
    this.dials = settings.dials
    this.settings = settings.activity as SettingsOf<S>
    this.#clearTrial()
    this.#drawings.free()
    this.#drawings = new Drawings(this, this.services.pictures, settings, (error) => this.#failed(error))
    this.#plans = this.planTrials(plansFor(config), config.warmUps, seededRandom(header.seed + trial + 1))
    this.#inputs.adjust(settings.dials)
    if (this.background !== before) this.#curtain.recolour(before, this.background)
  }

  #presentTrial(state: TrialState): void {
    const plan = this.#plans[state.trial] ?? this.#plans.at(-1)
    if (plan === undefined) return
    // A slow frame may have gone over the blank.
    this.#clearTrial()
    // Nothing is shown in pieces: the trial begins when all its pictures are there.
    this.#isAwaited = !this.#drawings.prepare(plan.stimuli, this.layout)
    if (this.#isAwaited) return
    this.#drawings.freeTexts()
    this.present(ease(plan, needOf(state), this.dials))
    this.drifting.start(this.stimuli, this.layout.aspect)
    this.#inputs.begin()
    if (this.dials.movement === 'from-start') for (const target of this.swaying) target.sway()
    const next = this.#plans[state.trial + 1]?.stimuli ?? []
    this.#drawings.keep([...plan.stimuli, ...next], this.layout)
    this.#drawings.prepare(next, this.layout)
  }

  /** Onset is the first frame that really shows the things: what fades in begins at nothing. */
  #stampOnset(): void {
    const { phase, onsetAt } = this.#session.state
    if (phase !== 'onset' || onsetAt !== null || !this.#isShown()) return
    this.#session.dispatch({ type: 'shown', at: this.#session.now(), stimuli: this.stimuli.map((stimulus) => stimulus.plan), aspect: this.layout.aspect })
    this.#inputs.look.shown(this.now)
  }

  #travel(thing: Stimulus, share: number): void {
    this.#session.dispatch({ type: 'travelled', at: this.now, id: thing.plan.id, share })
    this.travelled(thing, share)
  }

  /** Things that come after another one are what the child waits for: onset is theirs. */
  #isShown(): boolean {
    const awaited = this.stimuli.filter((stimulus) => stimulus.plan.after !== undefined && isThing(stimulus))
    return (awaited.length > 0 ? awaited : this.stimuli).some((stimulus) => stimulus.isVisible)
  }

  #prompt(prompt: PromptStep): void {
    if (this.onPrompt(prompt)) return
    if (prompt === 3) this.say(this.#cue())
    else promptTargets(prompt, this.targets, this.dials.movement)
  }

  /** What the voice says before this trial. */
  #cue(): Utterance {
    return this.#plans[this.#session.state.trial]?.cue ?? { phrase: 'look' }
  }

  #foundName(): Utterance {
    const word = this.targets[0]?.plan.picture?.word
    return word === undefined ? { phrase: 'there-it-is' } : nameOf(word)
  }

  #listen(): void {
    const resized = (size: { width: number; height: number }) => this.#relayout(size.width, size.height)
    const hidden = () => this.#held()
    this.scale.on(Scale.Events.RESIZE, resized)
    this.game.events.on(Core.Events.HIDDEN, hidden)
    this.game.events.on(Core.Events.POST_RENDER, this.#stampOnset, this)
    this.events.once(Scenes.Events.SHUTDOWN, () => {
      this.#isCreated = false
      this.#inputs.stop()
      this.#handInput?.stop()
      this.#voice.stop()
      this.game.events.off(Core.Events.POST_RENDER, this.#stampOnset, this)
      this.scale.off(Scale.Events.RESIZE, resized)
      this.game.events.off(Core.Events.HIDDEN, hidden)
      this.#clearTrial()
      this.#drawings.free()
    })
  }

  /** A picture could not be made: the adult is told, and what was played is kept. */
  #failed(error: unknown): void {
    if (!this.#isCreated) return
    this.services.emit({ type: 'STAGE.FAILED', reason: 'scene', message: error instanceof Error ? error.message : String(error) })
  }

  #held(): void {
    if (this.#isHeld || this.#session.state.phase === 'finished') return
    this.hold()
    this.services.emit({ type: 'STAGE.HELD' })
  }

  /** The stage has another size: everything is laid out anew, and the running trial does not count. */
  #relayout(width: number, height: number): void {
    this.layout = new Layout(width, height)
    this.#backdrop?.relayout(this.layout)
    for (const stimulus of this.stimuli) stimulus.relayout(this.layout)
    this.#session.dispatch({ type: 'resized', at: this.#session.now() })
  }

  #watchHands(): HandInput {
    return new HandInput(this, this.services.hands, {
      layout: () => this.layout,
      corner: () => weakestTopCorner(this.dials.zones),
      seen: (hands, at) => this.handsSeen(hands, at),
    })
  }

  #endInput(): void {
    this.#inputs.end()
    this.drifting.stop()
  }

  #clearTrial(): void {
    for (const stimulus of this.stimuli) stimulus.destroy()
    this.stimuli = []
  }
}

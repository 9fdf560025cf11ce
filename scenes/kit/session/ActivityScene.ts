import { Core, Scale, Scene, Scenes } from 'phaser'
import type { LevelSpec } from '#domain/trials/engine/levelSpec'
import type { ResolvedSettings } from '#domain/settings/resolve'
import { backgrounds, type Hex } from '#domain/child/palette'
import { RED_FADE_MS, REST_LEAST_MS } from '#domain/child/safety'
import { panOf } from '#domain/notes'
import { engineConfigOf, trialTiming } from '#domain/trials/engine/block'
import { isIdle } from '#domain/trials/engine/transitions'
import { ease } from '#domain/trials/engine/ease'
import type { TrialState } from '#domain/trials/engine/state'
import { isOpen, needOf } from '#domain/trials/engine/engine'
import type { EndReason, PromptStep } from '#domain/trials/engine/events'
import { openRung } from '#domain/trials/engine/groundLog'
import { weakestTopCorner } from '#domain/trials/layout/placement'
import { handsWanted } from '#domain/trials/plan/mechanics/handsWanted'
import type { TrialPlan } from '#domain/trials/plan/plan'
import type { Utterance } from '#domain/words/utterance'
import { mechanicFor } from '../../mechanics/mechanics'
import { type Activity, Planner } from './activity'
import { Backdrop } from '../drawing/backdrop'
import { Curtain } from '../drawing/curtain'
import { Drawings } from '../drawing/drawings'
import { HandInput } from '../input/handInput'
import { MirrorInput } from '../input/mirrorInput'
import { easeChoice, promptAt } from './prompting'
import { Inputs } from '../input/inputs'
import { Layout } from '../drawing/layout'
import { PlaySession } from './playSession'
import type { SceneServices } from './services'
import { SessionDevices } from './sessionDevices'
import { ShownTrial } from './shownTrial'
import { Sparks } from '../drawing/sparks'
import { MOST_STEP_MS, steadyTweens } from '../motion/steadyFrames'
import type { Stimulus } from './stimulus'
import { Voice } from './voice'

/** Stop: picture and sound are gone within this time (clinical-design.md §1.7, 8). */
const STOP_MS = 300
/** A gap between two frames longer than this is no play: the tablet slept, or the page was hidden. */
const LOST_FRAMES_MS = 1500
/** What the voice says before a trial that has no cue of its own. */
const COMMON_CUE: Utterance = { phrase: 'look' }

export interface SceneDescription extends Pick<TrialState, 'phase' | 'trial' | 'total' | 'events'> {
  readonly header: SceneServices['header']
  readonly isHeld: boolean
  readonly stimuli: readonly Stimulus[]
  readonly aim: Stimulus | null
  /** Least side of a hit area, in pixels of the stage. */
  readonly hitSize: number
}

/**
 * The scene of every activity. It owns life cycle, time, the trial and the log, and knows no gesture: an activity plans
 * one trial at a time, and the mechanic that the trial names says what can be done with it.
 */
export class ActivityScene extends Scene {
  readonly #activity: Activity
  #services!: SceneServices
  #settings!: ResolvedSettings
  #level!: LevelSpec
  #layout!: Layout
  #planner!: Planner
  #drawings!: Drawings
  #inputs!: Inputs
  /** Only where the activity asks for a camera. */
  #handInput: HandInput | null = null
  #mirror: MirrorInput | null = null
  #devices!: SessionDevices
  #session!: PlaySession
  #voice!: Voice
  #curtain!: Curtain
  #sparks!: Sparks
  #backdrop!: Backdrop
  /** The trial that is due, the same with its things still dark, and the one that is on the stage. */
  #due: TrialPlan | null = null
  #coming: ShownTrial | null = null
  #shown: ShownTrial | null = null
  #adjusted: ResolvedSettings | null = null
  #lastFrame = 0
  #delta = 0
  #isHeld = false
  /** The device's graphics stopped in this trial. */
  #isPictureLost = false
  /** When it began to go dark, and from when it is to be light again; null as long as it is to rest (`clock.now()`). */
  #heldAt = 0
  #wakesAt: number | null = null
  #isCreated = false
  /** The trial has begun but its pictures are still being made. */
  #isAwaited = false

  constructor(activity: Activity) {
    super({ key: activity.manifest.id })
    this.#activity = activity
  }

  get manifestId(): string {
    return this.#activity.manifest.id
  }

  get isCreated(): boolean {
    return this.#isCreated
  }

  /** Resolves when no picture is being made. */
  get settled(): Promise<void> {
    return this.#drawings.settled
  }

  init(services: SceneServices): void {
    const { settings, level } = services.header
    const { levels } = this.#activity.manifest
    this.#services = services
    this.#settings = settings
    this.#level = levels.find(({ id }) => id === level) ?? (levels[0] as LevelSpec)
    this.#due = null
    this.#coming = null
    this.#shown = null
    this.#adjusted = null
    this.#isHeld = false
    this.#isPictureLost = false
    this.#wakesAt = null
    this.#isAwaited = false
  }

  create(): void {
    steadyTweens(this.tweens, () => this.#services.clock.now())
    this.#layout = new Layout(this.scale.width, this.scale.height)
    this.#drawings = this.#newDrawings()
    this.#voice = new Voice(this.#services)
    this.#sparks = new Sparks(
      this,
      () => this.#layout,
      () => this.#settings.strict,
    )
    this.#curtain = new Curtain(this, this.#background)
    this.#backdrop = this.#newBackdrop()
    const config = engineConfigOf(this.#level, this.#settings.dials, this.#settings.activity)
    this.#planner = new Planner(this.#activity, this.#services, config, this.#layout.aspect)
    this.#voice.prepare(this.#planner.rehearse(this.#settings))
    this.#session = new PlaySession(this.#services, config, (before, after) => this.#react(before, after))
    this.#inputs = new Inputs(this, this.#services, this.#session, {
      layout: () => this.#layout,
      // What is touched while the picture fades away is not answered: play stands already.
      mechanic: () => (this.#isHeld ? null : (this.#shown?.mechanic ?? null)),
      hearing: () => this.#shown?.plan.mechanic.hearing ?? null,
      stimuli: () => (this.#isHeld ? [] : (this.#shown?.stimuli ?? [])),
      hand: () => this.#shown?.plan.mechanic.hand ?? null,
      scanned: ({ plan }) => this.#voice.nameScanned(plan),
      held: () => this.#hold('STAGE.HELD'),
      ground: (by) => this.#isHeld || this.#backdrop.changeStrength(by),
    })
    this.#devices = new SessionDevices(this.#services)
    this.#handInput = this.#activity.manifest.needs.includes('camera') ? this.#watchHands() : null
    const { mirror } = this.#services
    this.#mirror = mirror !== undefined && this.#activity.manifest.needs.includes('mirror') ? new MirrorInput(this, mirror) : null
    this.#listen()
    this.#plan()
    this.#lastFrame = this.#services.clock.now()
    this.#isCreated = true
    this.#services.emit({ type: 'STAGE.READY' })
  }

  /** Before anything is moved or drawn in a frame: whoever draws asks for the time, and it must not go back afterwards. */
  #keepTime(): void {
    if (this.#isHeld) return
    const now = this.#services.clock.now()
    // Time in which no frame was drawn was no time for the child, and that trial does not count.
    if (now - this.#lastFrame > LOST_FRAMES_MS) {
      this.#session.leaveOut(this.#lastFrame)
      this.#lastFrame = now
    }
    this.#delta = Math.min(MOST_STEP_MS, now - this.#lastFrame)
    // Where nobody's time is taken the trial goes on with its picture: a reward is seen to its end on a slow tablet too.
    if (!isOpen(this.#session.state)) this.#session.waitFor(now - this.#lastFrame - this.#delta)
    this.#lastFrame = now
  }

  override update(): void {
    if (this.#isHeld) return
    const [now, delta] = [this.#lastFrame, this.#delta]
    this.#inputs.exit.update(this.input.manager.pointers, now, this.#layout)
    if (this.#isHeld) return
    this.#session.dispatch({ type: 'tick', at: this.#session.now() })
    // Made too early, its things would wear drawings in the place of photographs that are on their way.
    if (this.#due !== null && !this.#drawings.isFetching) this.#prepareTrial(this.#due)
    if (this.#isAwaited) this.#presentTrial()
    this.#handInput?.update(delta, isOpen(this.#session.state))
    this.#mirror?.update(now, delta, this.#shown?.stimuli ?? [])
    this.#shown?.live(delta)
    if (!isOpen(this.#session.state)) return
    this.#shown?.mechanic.tick?.(this.#session.now(), delta)
    this.#inputs.update(delta)
    if (this.#shown?.move(delta) === 'left') this.#session.dispatch({ type: 'missed', at: this.#session.now() })
  }

  /** Fades to the background within 300 ms and freezes: time, movement and sound stand still. */
  hold(): void {
    this.#wakesAt = null
    if (this.#isHeld || this.#session.state.phase === 'finished') return
    this.#isHeld = true
    this.#heldAt = this.#services.clock.now()
    this.#handInput?.rest()
    this.#mirror?.rest()
    this.#voice.stop()
    this.#services.sound.fade()
    this.#session.pause()
    this.#curtain.draw(0, STOP_MS, () => this.scene.pause())
  }

  /** The device's graphics stopped, and the child sees nothing: the trial does not count, and an adult decides how it goes on. */
  losePicture(): void {
    this.#isPictureLost = true
    // What was drawn may be gone from the graphics' memory: the next trial draws it anew.
    this.#adjusted ??= this.#settings
    this.#services.emit({ type: 'STAGE.WARNED', reason: 'picture' })
    this.#hold('STAGE.HELD')
  }

  /** Goes on, at once where it has been dark long enough. */
  release(): void {
    if (!this.#isHeld) return
    this.#wakesAt = this.#heldAt + REST_LEAST_MS
    this.#wakeWhenDue()
  }

  #wakeWhenDue(): void {
    const now = this.#services.clock.now()
    if (this.#wakesAt === null || now < this.#wakesAt) return
    this.#wakesAt = null
    this.#isHeld = false
    this.#lastFrame = now
    this.#inputs.resume()
    this.#handInput?.wake()
    this.#mirror?.wake()
    this.scene.resume()
    // Nobody knows here what is red in the picture: all of it comes as slowly as red may.
    this.#curtain.draw(1, RED_FADE_MS)
    this.#session.resume()
    if (!this.#isPictureLost) return
    // Not before: a thing that leaves needs graphics too.
    this.#isPictureLost = false
    this.#session.dispatch({ type: 'advance', at: this.#session.now(), reason: 'not-shown' })
  }

  /** The child's profile was changed: the next trial is planned, drawn and timed anew. A map must stay alike in every place. */
  adjust(settings: ResolvedSettings): void {
    if (this.#level.isMeasured === true) return
    this.#adjusted = settings
    const { support, dials, strict } = settings
    this.#session.dispatch({ type: 'adjusted', at: this.#session.now(), support, dials, strict, timing: trialTiming(this.#level, dials) })
  }

  end(reason: EndReason): void {
    this.#session.dispatch({ type: 'ended', at: this.#session.now(), reason })
  }

  advance(): void {
    this.#session.dispatch({ type: 'advance', at: this.#session.now() })
  }

  /** So much (0 to 1) of what lies behind the things is seen from now on. It changes slowly. */
  setGround(strength: number): void {
    this.#backdrop.setStrength(strength)
  }

  /** One thing more, or one fewer, from the next trial on. */
  wish(wish: 'one-more' | 'one-fewer'): void {
    if (this.#level.isMeasured === true) return
    this.#session.dispatch({ type: 'wished', at: this.#session.now(), wish })
  }

  /** A break is due, or no longer: only the adult's mark in the corner says so. */
  markBreak(isDue: boolean): void {
    this.#inputs.exit.mark('rest', isDue)
  }

  repeatCue(): void {
    this.#ask()
    this.#shown?.sway()
  }

  /** What the automation handle may tell: what a person at the screen could see. */
  describe(): SceneDescription {
    const { phase, trial, total, events } = this.#session.state
    const [shown, hitSize] = [this.#shown, this.#layout.length(this.#settings.dials.hitSize)]
    return {
      header: this.#services.header,
      phase,
      trial,
      total,
      events,
      hitSize,
      isHeld: this.#isHeld,
      stimuli: shown?.stimuli ?? [],
      aim: shown?.mechanic.aim ?? null,
    }
  }

  get #background(): Hex {
    return backgrounds[this.#settings.dials.background]
  }

  /** What this trial is about is said, or heard. */
  #ask(): void {
    const { asks, cue = COMMON_CUE } = this.#shown?.plan ?? this.#due ?? {}
    if (asks === undefined) return this.#voice.say(cue)
    this.#voice.stop()
    this.#services.sound.play(asks)
  }

  #react(before: TrialState, after: TrialState): void {
    if (after.phase !== before.phase || after.trial !== before.trial) this.#enter(after)
    if (after.prompt > before.prompt) this.#help(after.prompt, after.promptAt ?? after.at)
    if (after.wrongAnswers > before.wrongAnswers && this.#shown !== null) easeChoice(after.wrongAnswers, this.#shown.play, this.#shown.mechanic)
    if (after.demonstrations > before.demonstrations) this.#shown?.mechanic.demonstrate?.()
    if (after.tired && !before.tired) this.#advise()
    if (isIdle(after) !== isIdle(before)) this.#inputs.exit.mark('idle', isIdle(after))
    const fact = after.events.length > before.events.length ? after.events.at(-1)?.kind : undefined
    if (fact === 'looked' || fact === 'looked-away') this.#shown?.mechanic.on.look?.(fact === 'looked')
  }

  /** A rest is advised: only the adult is told, by the mark in the corner and on the sheet. */
  #advise(): void {
    this.#inputs.exit.mark('rest', true)
    this.#services.emit({ type: 'STAGE.TIRED' })
  }

  #enter(state: TrialState): void {
    switch (state.phase) {
      case 'cue':
        // While the voice speaks, what lies behind everything may come.
        if (this.#due !== null && this.#drawings.prepare(this.#due, this.#layout)) this.#isGroundThere(this.#due)
        return this.#ask()
      case 'onset':
        // Silence while the child looks, also when a voice was slow to begin.
        this.#voice.stop()
        return state.onsetAt === null ? this.#presentTrial() : undefined
      case 'rewarding':
        this.#voice.stop()
        this.#endInput()
        this.#shown?.logMeasured()
        return this.#shown?.reward(state.events.findLast((event) => event.kind === 'answered')?.id)
      case 'leaving':
      case 'finished':
        if (state.phase === 'finished') this.#letGo()
        this.#isAwaited = false
        this.#endInput()
        this.#shown?.logMeasured()
        return this.#isPictureLost ? undefined : this.#shown?.leave()
      case 'blank':
        this.#plan()
        return this.#call()
      case 'grace':
      case 'waiting':
        return
    }
  }

  /** Between two trials: the next one is asked for, so that its pictures are there when it begins. */
  #plan(): void {
    this.#clearTrial()
    if (this.#adjusted !== null) this.#adopt(this.#adjusted)
    const { state } = this.#session
    const need = needOf({ ...state, trial: state.trial + 1 })
    const plan = this.#planner.next(need, state.events, this.#settings)
    if (plan === null) return this.end('finished')
    const heard = plan.unheard === undefined || this.#services.sound.isAudible() ? plan : plan.unheard
    this.#due = ease(heard, need, this.#settings.dials)
    this.#drawings.keep(this.#due, this.#layout)
    this.#drawings.prepare(this.#due, this.#layout)
  }

  #call(): void {
    const { call, stimuli = [] } = this.#due ?? {}
    const from = stimuli.find(({ id }) => id === call?.from)
    if (call !== undefined && from !== undefined) this.#services.sound.play(call.sound, 'effects', panOf(from.place.x))
  }

  /** Everything of the new settings at once, between two trials. */
  #adopt(settings: ResolvedSettings): void {
    const before = this.#background
    this.#adjusted = null
    this.#settings = settings
    this.#services = { ...this.#services, header: { ...this.#services.header, settings } }
    this.#drawings.free()
    this.#drawings = this.#newDrawings()
    this.#inputs.adjust(settings.dials)
    if (this.#background !== before) this.#curtain.recolour(before, this.#background)
  }

  #presentTrial(): void {
    // A slow frame may have gone over the blank, and with it the asking.
    if (this.#shown !== null || this.#due === null) this.#plan()
    const plan = this.#due
    if (plan === null) return
    // Nothing is shown in pieces: the trial begins when all its pictures, and the ground that comes before them, are there.
    this.#prepareTrial(plan)
    this.#isAwaited = this.#coming?.isPrepared !== true || !this.#isGroundThere(plan)
    if (this.#isAwaited) return
    this.#shown = this.#coming
    this.#due = null
    this.#coming = null
    this.#backdrop.show(plan.ground)
    this.#shown?.begin((play) => mechanicFor(plan.mechanic, play, this.#activity.own ?? {}))
    this.#inputs.begin()
  }

  /** Makes the things of the trial that is due, dark, as soon as their pictures are there, and works out how they may move. */
  #prepareTrial(plan: TrialPlan): void {
    if (this.#coming !== null || !this.#drawings.prepare(plan, this.#layout)) return
    this.#drawings.freeTexts()
    this.#drawings.standOn(plan.ground)
    this.#coming = new ShownTrial(this, plan, {
      services: this.#services,
      session: this.#session,
      drawings: this.#drawings,
      voice: this.#voice,
      layout: () => this.#layout,
      scanned: () => this.#inputs.scanned,
      hand: () => this.#inputs.hand,
      isLookHeld: () => this.#inputs.look.isHeld,
      advance: () => this.advance(),
      leaveOnly: (share) => this.#backdrop.leaveOnly(share),
      sparks: this.#sparks,
    })
    const preparing = this.#coming.prepare()
    if (preparing !== undefined) this.#drawings.awaits(preparing)
  }

  /** What must lie there before the things come has come, slowly. */
  #isGroundThere({ ground }: TrialPlan): boolean {
    // Where grounds are compared nothing is left of the one before, also where nothing comes after it.
    const isMeasured = this.#level.isMeasured === true
    if (ground?.before !== true && !isMeasured) return true
    this.#backdrop.show(ground)
    return isMeasured ? this.#backdrop.isClear : this.#backdrop.isSteady
  }

  /** The frame is on the stage: what it shows is measured. */
  #rendered(): void {
    this.#stampOnset()
    if (!this.#isHeld) this.#shown?.measure(this.#session.now(), this.#delta)
  }

  /** Onset is the first frame that really shows the things: what fades in begins at nothing. */
  #stampOnset(): void {
    const { phase, onsetAt } = this.#session.state
    if (phase !== 'onset' || onsetAt !== null || this.#shown?.isVisible !== true) return
    const { plan } = this.#shown
    this.#session.dispatch({ type: 'shown', at: this.#session.now(), stimuli: plan.stimuli, aspect: this.#layout.aspect })
    if (plan.records !== undefined) this.#session.dispatch({ type: 'recorded', at: this.#session.now(), values: plan.records })
    this.#inputs.look.shown(this.#session.now())
  }

  /** Only help that can be seen was help: nothing else is written down. */
  #help(step: PromptStep, at: number): void {
    const shown = this.#shown
    if (shown === null || step === 0) return
    const seenAfter = promptAt(step, shown.play, shown.mechanic, () => this.#ask())
    if (seenAfter === null) this.#session.dispatch({ type: 'not-prompted', at: this.#session.now(), step })
    else if (seenAfter === 0) this.#session.dispatch({ type: 'prompted', at, step })
    else shown.later(seenAfter, () => this.#session.dispatch({ type: 'prompted', at: this.#session.now(), step }))
  }

  #newBackdrop(): Backdrop {
    return new Backdrop(this, {
      layout: () => this.#layout,
      isStrict: () => this.#settings.strict,
      rung: () => openRung(this.#settings.dials, this.#level),
      pictureOf: (ground) => this.#drawings.groundOf(ground, this.#layout),
      changed: (shows, strength) => this.#session.dispatch({ type: 'ground', at: this.#session.now(), shows, strength }),
    })
  }

  #newDrawings(): Drawings {
    return new Drawings(this, this.#services.pictures, this.#settings, (error) => this.#failed(error))
  }

  #listen(): void {
    const resized = (size: { width: number; height: number }) => this.#relayout(size.width, size.height)
    const hidden = () => this.#hold('STAGE.HIDDEN')
    const shown = () => this.#services.emit({ type: 'STAGE.SHOWN' })
    this.events.on(Scenes.Events.PRE_UPDATE, this.#keepTime, this)
    this.scale.on(Scale.Events.RESIZE, resized)
    this.game.events.on(Core.Events.HIDDEN, hidden)
    this.game.events.on(Core.Events.VISIBLE, shown)
    // Not the scene's own step: it stands while it is held.
    this.game.events.on(Core.Events.PRE_STEP, this.#wakeWhenDue, this)
    this.game.events.on(Core.Events.POST_RENDER, this.#rendered, this)
    this.events.once(Scenes.Events.SHUTDOWN, () => {
      this.#isCreated = false
      this.events.off(Scenes.Events.PRE_UPDATE, this.#keepTime, this)
      this.#inputs.stop()
      this.#letGo()
      this.#handInput?.stop()
      this.#mirror?.stop()
      this.#voice.stop()
      this.game.events.off(Core.Events.POST_RENDER, this.#rendered, this)
      this.scale.off(Scale.Events.RESIZE, resized)
      this.game.events.off(Core.Events.HIDDEN, hidden)
      this.game.events.off(Core.Events.VISIBLE, shown)
      this.game.events.off(Core.Events.PRE_STEP, this.#wakeWhenDue, this)
      this.#clearTrial()
      this.#drawings.free()
    })
  }

  /** A picture could not be made: the adult is told, and what was played is kept. */
  #failed(error: unknown): void {
    if (!this.#isCreated) return
    this.#services.emit({ type: 'STAGE.FAILED', reason: 'scene', message: error instanceof Error ? error.message : String(error) })
  }

  #hold(type: 'STAGE.HELD' | 'STAGE.HIDDEN'): void {
    if (this.#isHeld || this.#session.state.phase === 'finished') return
    this.hold()
    this.#services.emit({ type })
  }

  /** The stage has another size: everything is laid out anew, and the running trial does not count. */
  #relayout(width: number, height: number): void {
    // It is also told when the window was measured again and nothing has changed.
    if (width === this.#layout.width && height === this.#layout.height) return
    this.#layout = new Layout(width, height)
    this.#backdrop.relayout()
    for (const stimulus of this.#shown?.stimuli ?? []) stimulus.relayout(this.#layout)
    this.#clearComing()
    this.#session.dispatch({ type: 'resized', at: this.#session.now() })
  }

  #watchHands(): HandInput {
    return new HandInput(this, this.#services.hands, {
      layout: () => this.#layout,
      corner: () => weakestTopCorner(this.#settings.dials.zones),
      onStage: (palm) => this.#inputs.onStage(palm),
      acts: () => this.#shown?.plan.mechanic.hand?.acts !== 'move',
      most: () => (this.#shown === null ? null : handsWanted(this.#shown.plan.mechanic)),
      seen: (hands, movement, at) => this.#inputs.see(hands, movement, at),
    })
  }

  #endInput(): void {
    this.#inputs.end()
    this.#shown?.stand()
  }

  /** What was turned on for this session. */
  #letGo(): void {
    this.#inputs.exit.end()
    this.#handInput?.end()
    this.#mirror?.end()
    this.#devices.end()
  }

  #clearTrial(): void {
    this.#shown?.destroy()
    this.#shown = null
    this.#clearComing()
  }

  #clearComing(): void {
    this.#coming?.destroy()
    this.#coming = null
  }
}

/** The scene class of an activity, as the engine starts it. */
export function sceneOf(activity: Activity): new () => ActivityScene {
  return class extends ActivityScene {
    constructor() {
      super(activity)
    }
  }
}

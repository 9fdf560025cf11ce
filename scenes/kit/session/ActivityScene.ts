import { Scene, Scenes } from 'phaser'
import type { LevelSpec } from '#domain/trials/engine/levelSpec'
import type { ResolvedSettings } from '#domain/settings/resolve'
import { engineConfigOf, trialTiming } from '#domain/trials/engine/block'
import { isOpen } from '#domain/trials/engine/engine'
import type { EndReason } from '#domain/trials/engine/events'
import { openRung } from '#domain/trials/engine/groundLog'
import { handsWanted } from '#domain/trials/plan/mechanics/handsWanted'
import { type Activity, Planner } from './activity'
import { Backdrop } from '../drawing/backdrop'
import { Curtain } from '../drawing/curtain'
import { Drawings } from '../drawing/drawings'
import { Cameras } from '../input/cameras'
import { Inputs } from '../input/inputs'
import { Layout } from '../drawing/layout'
import { FrameTime } from './frameTime'
import { Holding } from './holding'
import { listenToGame } from './listenToGame'
import { PlaySession } from '../input/playSession'
import { describeScene, type SceneDescription } from './sceneDescription'
import type { SceneServices } from '../input/services'
import { SettingsInPlay } from './settingsInPlay'
import { SessionDevices } from './sessionDevices'
import { Sparks } from '../drawing/sparks'
import { steadyTweens } from '../motion/steadyFrames'
import { TrialFlow } from './trialFlow'
import { Voice } from './voice'

/**
 * The scene of every activity. It manages the life cycle, the time, the trials and the log, but no gestures: an activity plans one trial at a time,
 * and the mechanic named in the plan decides what the child can do.
 */
export class ActivityScene extends Scene {
  readonly #activity: Activity
  #settings!: SettingsInPlay
  #level!: LevelSpec
  #layout!: Layout
  #drawings!: Drawings
  #inputs!: Inputs
  #cameras!: Cameras
  #devices!: SessionDevices
  #session!: PlaySession
  #voice!: Voice
  #curtain!: Curtain
  #holding!: Holding
  #flow!: TrialFlow
  #backdrop!: Backdrop
  #frames!: FrameTime
  #isCreated = false

  constructor(activity: Activity) {
    super({ key: activity.manifest.id })
    this.#activity = activity
  }

  get isCreated(): boolean {
    return this.#isCreated
  }

  /** A promise that resolves when no more pictures are being made. */
  get settled(): Promise<void> {
    return this.#drawings.settled
  }

  init(services: SceneServices): void {
    this.#settings = new SettingsInPlay(services)
    this.#level = this.#activity.manifest.levels.find(({ id }) => id === services.header.level) ?? (this.#activity.manifest.levels[0] as LevelSpec)
  }

  create(): void {
    const { services } = this.#settings
    steadyTweens(this.tweens, () => services.clock.now())
    this.#layout = new Layout(this.scale.width, this.scale.height)
    this.#drawings = this.#newDrawings()
    this.#voice = new Voice(services)
    const curtain = (this.#curtain = new Curtain(this, this.#settings.background))
    const layout = () => this.#layout
    const config = engineConfigOf(this.#level, this.#settings.now.dials, this.#settings.now.activity)
    const planner = new Planner(this.#activity, services, config, this.#layout.aspect)
    this.#voice.prepare(planner.rehearse(this.#settings.now))
    const session = (this.#session = new PlaySession(services, config, (before, after) => this.#flow.react(before, after)))
    this.#frames = new FrameTime(services.clock, session)
    this.#holding = new Holding({ scene: this, services, session, curtain, rest: () => this.#rest(), wake: () => this.#wake() })
    this.#backdrop = new Backdrop(this, {
      layout,
      isStrict: () => this.#settings.now.strict,
      rung: () => openRung(this.#settings.now.dials, this.#level),
      pictureOf: (ground) => this.#drawings.groundOf(ground, this.#layout),
      changed: (shows, strength) => session.dispatch({ type: 'ground', at: session.now(), shows, strength }),
    })
    this.#flow = new TrialFlow({
      scene: this,
      activity: this.#activity,
      level: this.#level,
      planner,
      session,
      voice: this.#voice,
      backdrop: this.#backdrop,
      sparks: new Sparks(this, layout, () => this.#settings.now.strict),
      inputs: () => this.#inputs,
      layout,
      services: () => this.#settings.services,
      drawings: () => this.#drawings,
      adopt: () => this.#adopt(),
      isPictureLost: () => this.#holding.isPictureLost,
      letGo: () => this.#letGo(),
    })
    this.#inputs = new Inputs(this, services, session, {
      layout,
      // A touch while the picture is fading out has no effect, because play is already paused.
      mechanic: () => (this.#holding.isHeld ? null : (this.#flow.shown?.mechanic ?? null)),
      hearing: () => this.#flow.shown?.plan.mechanic.hearing ?? null,
      stimuli: () => (this.#holding.isHeld ? [] : (this.#flow.shown?.stimuli ?? [])),
      hand: () => this.#flow.shown?.plan.mechanic.hand ?? null,
      head: () => this.#cameras.head,
      scanned: ({ plan }) => this.#voice.nameScanned(plan),
      held: () => this.#holdAnd('STAGE.HELD'),
      ground: (by) => this.#holding.isHeld || this.#backdrop.changeStrength(by),
    })
    this.#devices = new SessionDevices(services)
    this.#cameras = new Cameras(this, services, this.#activity.manifest.needs, {
      session,
      layout,
      dials: () => this.#settings.now.dials,
      onStage: (palm) => this.#inputs.onStage(palm),
      acts: () => this.#flow.shown?.plan.mechanic.hand?.acts !== 'move',
      most: () => (this.#flow.shown === null ? null : handsWanted(this.#flow.shown.plan.mechanic)),
      seen: (hands, movement, at) => this.#inputs.see(hands, movement, at),
    })
    this.#listen()
    this.#flow.planNext()
    this.#frames.restart()
    this.#isCreated = true
    services.emit({ type: 'STAGE.READY' })
  }

  override update(): void {
    if (this.#holding.isHeld) return
    const { now, delta } = this.#frames
    this.#inputs.exit.update(this.input.manager.pointers, now, this.#layout)
    if (this.#holding.isHeld) return
    this.#session.dispatch({ type: 'tick', at: this.#session.now() })
    this.#flow.update()
    this.#cameras.update(now, delta, { isOpen: isOpen(this.#session.state), stimuli: this.#flow.shown?.stimuli ?? [] })
    this.#flow.shown?.live(delta)
    if (!isOpen(this.#session.state)) return
    this.#flow.shown?.mechanic.tick?.(this.#session.now(), delta)
    this.#inputs.update(delta)
    if (this.#flow.shown?.move(delta) === 'left') this.#session.dispatch({ type: 'missed', at: this.#session.now() })
  }

  hold(): void {
    this.#holding.hold()
  }

  /** Resumes play, immediately if the stage has been dark for long enough. */
  release(): void {
    this.#holding.release()
  }

  /** Handles a failure of the device's graphics. The child sees nothing, so the trial does not count, and an adult decides how to continue. */
  losePicture(): void {
    // The graphics memory may have lost the drawings, so the next trial draws them again.
    this.#settings.renew()
    this.#holding.losePicture()
    this.#holdAnd('STAGE.HELD')
  }

  /** Applies a changed profile from the next trial on. A measured level ignores it, because all places must be treated alike. */
  adjust(settings: ResolvedSettings): void {
    if (this.#level.isMeasured === true) return
    this.#settings.change(settings)
    const { support, dials, strict } = settings
    this.#session.dispatch({ type: 'adjusted', at: this.#session.now(), support, dials, strict, timing: trialTiming(this.#level, dials) })
  }

  end(reason: EndReason): void {
    this.#session.dispatch({ type: 'ended', at: this.#session.now(), reason })
  }

  advance(): void {
    this.#session.dispatch({ type: 'advance', at: this.#session.now() })
  }

  /** Sets the strength of the background (0 to 1), which then changes slowly. */
  setGround(strength: number): void {
    this.#backdrop.setStrength(strength)
  }

  /** Shows one thing more, or one thing fewer, from the next trial on. */
  wish(wish: 'one-more' | 'one-fewer'): void {
    if (this.#level.isMeasured === true) return
    this.#session.dispatch({ type: 'wished', at: this.#session.now(), wish })
  }

  /** Shows or removes the mark in the corner that tells the adult that a break is due. */
  markBreak(isDue: boolean): void {
    this.#inputs.exit.mark('rest', isDue)
  }

  repeatCue(): void {
    this.#flow.ask()
    this.#flow.shown?.sway()
  }

  /** Returns the report for the automation handle. It contains only visible things. */
  describe(): SceneDescription {
    const hitSize = this.#layout.length(this.#settings.now.dials.hitSize)
    return describeScene(this.#session.state, this.#flow.shown, { header: this.#settings.services.header, hitSize, isHeld: this.#holding.isHeld })
  }

  /** Applies a changed profile now. Called between two trials. */
  #adopt(): ResolvedSettings {
    const before = this.#settings.background
    if (!this.#settings.adopt()) return this.#settings.now
    this.#drawings.free()
    this.#drawings = this.#newDrawings()
    this.#inputs.adjust(this.#settings.now.dials)
    if (this.#settings.background !== before) this.#curtain.recolour(before, this.#settings.background)
    return this.#settings.now
  }

  #rest(): void {
    this.#cameras.rest()
    this.#voice.stop()
  }

  #wake(): void {
    this.#frames.restart()
    this.#inputs.resume()
    this.#cameras.wake()
  }

  #holdAnd(type: 'STAGE.HELD' | 'STAGE.HIDDEN'): void {
    if (this.#holding.hold()) this.#settings.services.emit({ type })
  }

  /** Measures what the frame shows. Called after the frame has been drawn. */
  #rendered(): void {
    this.#flow.stampOnset()
    if (!this.#holding.isHeld) this.#flow.shown?.measure(this.#session.now(), this.#frames.delta)
  }

  /** Makes the drawings. If a picture cannot be made, the adult is warned, and the session so far is kept. */
  #newDrawings(): Drawings {
    return new Drawings(this, this.#settings.services.pictures, this.#settings.now, (error) => {
      const message = error instanceof Error ? error.message : String(error)
      if (this.#isCreated) this.#settings.services.emit({ type: 'STAGE.FAILED', reason: 'scene', message })
    })
  }

  #listen(): void {
    const stopListening = listenToGame(this, {
      keepTime: () => this.#holding.isHeld || this.#frames.keep(),
      resized: (width, height) => this.#relayout(width, height),
      hidden: () => this.#holdAnd('STAGE.HIDDEN'),
      shown: () => this.#settings.services.emit({ type: 'STAGE.SHOWN' }),
      stepped: () => this.#holding.wakeWhenDue(),
      rendered: () => this.#rendered(),
    })
    this.events.once(Scenes.Events.SHUTDOWN, () => {
      this.#isCreated = false
      stopListening()
      this.#inputs.stop()
      this.#letGo()
      this.#cameras.stop()
      this.#voice.stop()
      this.#flow.clear()
      this.#drawings.free()
    })
  }

  /** Lays everything out again when the size of the stage has changed. The running trial does not count. */
  #relayout(width: number, height: number): void {
    // The event also fires when the window was measured again but its size is the same.
    if (width === this.#layout.width && height === this.#layout.height) return
    this.#layout = new Layout(width, height)
    this.#backdrop.relayout()
    this.#flow.relayout(this.#layout)
    this.#session.dispatch({ type: 'resized', at: this.#session.now() })
  }

  /** Releases the devices that this session uses. */
  #letGo(): void {
    this.#inputs.exit.end()
    this.#cameras.end()
    this.#devices.end()
  }
}

/** Returns the scene class of an activity, which the engine starts. */
export function sceneOf(activity: Activity): new () => ActivityScene {
  return class extends ActivityScene {
    constructor() {
      super(activity)
    }
  }
}

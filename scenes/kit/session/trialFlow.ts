import type { Scene } from 'phaser'
import type { ResolvedSettings } from '#domain/settings/resolve'
import { panOf } from '#domain/notes'
import type { PromptStep } from '#domain/trials/engine/events'
import type { LevelSpec } from '#domain/trials/engine/levelSpec'
import type { TrialState } from '#domain/trials/engine/state'
import { isIdle } from '#domain/trials/engine/transitions'
import type { TrialPlan } from '#domain/trials/plan/plan'
import type { Utterance } from '#domain/words/utterance'
import { mechanicFor } from '../mechanics/mechanics'
import type { Backdrop } from '../drawing/backdrop'
import type { Drawings } from '../drawing/drawings'
import type { Layout } from '../drawing/layout'
import type { Sparks } from '../drawing/sparks'
import type { Inputs } from '../input/inputs'
import type { Activity, Planner } from './activity'
import type { PlaySession } from '../input/playSession'
import { easeChoice, promptAt } from './prompting'
import type { SceneServices } from '../input/services'
import { ShownTrial } from './shownTrial'
import { UpcomingTrial } from './upcomingTrial'
import type { Voice } from './voice'

/** The cue before a trial that has none of its own. */
const COMMON_CUE: Utterance = { phrase: 'look' }

interface FlowParts {
  readonly scene: Scene
  readonly activity: Activity
  readonly level: LevelSpec
  readonly planner: Planner
  readonly session: PlaySession
  readonly voice: Voice
  readonly backdrop: Backdrop
  readonly sparks: Sparks
  readonly inputs: () => Inputs
  readonly layout: () => Layout
  /** Returns the current services. Like the drawings, they are replaced between two trials if the child's profile has changed. */
  readonly services: () => SceneServices
  readonly drawings: () => Drawings
  /** Applies a changed profile. Returns the settings of the next trial. */
  readonly adopt: () => ResolvedSettings
  /** Returns whether the device's graphics failed during this trial. */
  readonly isPictureLost: () => boolean
  /** Turns off the devices that this session has turned on. */
  readonly letGo: () => void
}

/** Shows the trials of a session one after another, when the trial engine asks for them. */
export class TrialFlow {
  readonly #parts: FlowParts
  readonly #upcoming: UpcomingTrial
  #shown: ShownTrial | null = null
  /** Whether the trial is due, but its pictures are still being made. */
  #isAwaited = false

  constructor(parts: FlowParts) {
    const { planner, session, drawings, layout } = parts
    const isAudible = () => parts.services().sound.isAudible()
    this.#parts = parts
    this.#upcoming = new UpcomingTrial({ planner, session, drawings, layout, isAudible, make: (plan) => this.#make(plan) })
  }

  /** The trial that is on the stage; null between two trials. */
  get shown(): ShownTrial | null {
    return this.#shown
  }

  /** Makes the next trial, and shows a trial that had to wait for its pictures. Called each frame. */
  update(): void {
    // A trial made while photographs are still loading would show drawings instead.
    if (!this.#parts.drawings().isFetching) this.#upcoming.prepare()
    if (this.#isAwaited) this.#present()
  }

  /** Speaks the cue that says what this trial is about, or plays its sound. Returns whether it is heard. */
  ask(): boolean {
    const { voice, services } = this.#parts
    const { sound, speech } = services()
    const { asks, cue = COMMON_CUE } = this.#shown?.plan ?? this.#upcoming.plan ?? {}
    if (asks !== undefined) {
      voice.stop()
      sound.play(asks)
      return sound.isAudible()
    }
    voice.say(cue)
    return speech.isAudible() || sound.isAudible()
  }

  /** Handles a change of the trial engine's state. */
  react(before: TrialState, after: TrialState): void {
    const { inputs, services } = this.#parts
    if (after.phase !== before.phase || after.trial !== before.trial) this.#enter(after)
    if (after.prompt > before.prompt) this.#prompt(after.prompt, after.promptAt ?? after.at)
    if (after.wrongAnswers > before.wrongAnswers && this.#shown !== null) easeChoice(after.wrongAnswers, this.#shown.play, this.#shown.mechanic)
    if (after.demonstrations > before.demonstrations) this.#shown?.mechanic.demonstrate?.()
    if (after.tired && !before.tired) {
      // A break is due. Only the adult is informed, by the mark in the corner and in the pause menu.
      inputs().exit.mark('rest', true)
      services().emit({ type: 'STAGE.TIRED' })
    }
    if (isIdle(after) !== isIdle(before)) inputs().exit.mark('idle', isIdle(after))
    const fact = after.events.length > before.events.length ? after.events.at(-1)?.kind : undefined
    if (fact === 'looked' || fact === 'looked-away') this.#shown?.mechanic.on.look?.({ kind: 'look', isLooking: fact === 'looked' })
  }

  /** Plans the next trial early. Called between two trials. */
  planNext(): void {
    this.clear()
    if (!this.#upcoming.planNext(this.#parts.adopt())) this.#dispatch({ type: 'ended', at: this.#now, reason: 'finished' })
  }

  /** Records the onset: the first frame that actually shows the things. A fade starts from nothing. */
  stampOnset(): void {
    const { session, inputs, layout } = this.#parts
    const { phase, onsetAt } = session.state
    if (phase !== 'onset' || onsetAt !== null || this.#shown?.isVisible !== true) return
    const { plan } = this.#shown
    this.#dispatch({ type: 'shown', at: this.#now, stimuli: plan.stimuli, aspect: layout().aspect })
    if (plan.records !== undefined) this.#dispatch({ type: 'recorded', at: this.#now, values: plan.records })
    inputs().look.shown(this.#now)
  }

  /** Adapts to another size of the stage: moves visible things, and makes unfinished ones again. */
  relayout(layout: Layout): void {
    for (const stimulus of this.#shown?.stimuli ?? []) stimulus.relayout(layout)
    this.#upcoming.unmake()
  }

  clear(): void {
    this.#shown?.destroy()
    this.#shown = null
    this.#upcoming.unmake()
  }

  get #now(): number {
    return this.#parts.session.now()
  }

  #dispatch(input: Parameters<PlaySession['dispatch']>[0]): void {
    this.#parts.session.dispatch(input)
  }

  #enter(state: TrialState): void {
    const { voice, drawings, layout, isPictureLost, letGo } = this.#parts
    const { plan } = this.#upcoming
    switch (state.phase) {
      case 'cue':
        // The background may already fade in while the voice speaks.
        if (plan !== null && drawings().prepare(plan, layout())) this.#isGroundThere(plan)
        return void this.ask()
      case 'onset':
        // The voice is silent while the child looks, even if it was slow to start.
        voice.stop()
        return state.onsetAt === null ? this.#present() : undefined
      case 'rewarding':
        voice.stop()
        this.#endInput()
        this.#shown?.logMeasured()
        return this.#shown?.reward(state.events.findLast((event) => event.kind === 'answered')?.id)
      case 'leaving':
      case 'finished':
        if (state.phase === 'finished') letGo()
        this.#isAwaited = false
        this.#endInput()
        this.#shown?.logMeasured()
        return isPictureLost() ? undefined : this.#shown?.leave()
      case 'blank':
        this.planNext()
        return this.#call()
      case 'grace':
      case 'waiting':
        return
    }
  }

  /** Plays a sound from the place where something will appear. */
  #call(): void {
    const { call, stimuli = [] } = this.#upcoming.plan ?? {}
    const from = stimuli.find(({ id }) => id === call?.from)
    if (call !== undefined && from !== undefined) this.#parts.services().sound.play(call.sound, 'effects', panOf(from.place.x))
  }

  #present(): void {
    const { activity, backdrop, inputs } = this.#parts
    // Plans the trial now if a slow frame has skipped the blank, which is when trials are planned.
    if (this.#shown !== null || this.#upcoming.plan === null) this.planNext()
    const { plan } = this.#upcoming
    if (plan === null) return
    // Nothing appears in pieces: the trial begins once all its pictures, and any background that must precede them, are ready.
    this.#upcoming.prepare()
    this.#isAwaited = !this.#upcoming.isPrepared || !this.#isGroundThere(plan)
    if (this.#isAwaited) return
    this.#shown = this.#upcoming.take()
    backdrop.show(plan.ground)
    this.#shown?.begin((play) => mechanicFor(plan.mechanic, play, activity.own ?? {}))
    inputs().begin()
  }

  #make(plan: TrialPlan): ShownTrial {
    const { scene, session, voice, backdrop, sparks, inputs, layout, services, drawings } = this.#parts
    return new ShownTrial(scene, plan, {
      services: services(),
      session,
      drawings: drawings(),
      voice,
      layout,
      scanned: () => inputs().scanned,
      hand: () => inputs().hand,
      isLookHeld: () => inputs().look.isHeld,
      advance: () => this.#dispatch({ type: 'advance', at: this.#now }),
      leaveOnly: (share) => backdrop.leaveOnly(share),
      sparks,
    })
  }

  /** Returns whether a background that must precede the things has faded in. */
  #isGroundThere({ ground }: TrialPlan): boolean {
    const { level, backdrop } = this.#parts
    // When backgrounds are compared, the previous one must have disappeared completely, even if there is none in this trial.
    const isMeasured = level.isMeasured === true
    if (ground?.before !== true && !isMeasured) return true
    backdrop.show(ground)
    return isMeasured ? backdrop.isClear : backdrop.isSteady
  }

  /** Gives a prompt. It counts only if the child can see or hear it. */
  #prompt(step: PromptStep, at: number): void {
    const shown = this.#shown
    if (shown === null || step === 0) return
    const seenAfter = promptAt(step, shown.play, shown.mechanic, () => this.ask())
    if (seenAfter === null) this.#dispatch({ type: 'not-prompted', at: this.#now, step })
    else if (seenAfter === 0) this.#dispatch({ type: 'prompted', at, step })
    else shown.later(seenAfter, () => this.#dispatch({ type: 'prompted', at: this.#now, step }))
  }

  #endInput(): void {
    this.#parts.inputs().end()
    this.#shown?.stand()
  }
}

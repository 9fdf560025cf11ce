import { Scenes } from 'phaser'
import type { SettingsSpec } from '#domain/activities/manifest'
import type { Dials } from '#domain/child/dials'
import type { PromptStep } from '#domain/trials/events'
import type { TrialPlan } from '#domain/trials/plan'
import { ActivityScene } from '../kit/ActivityScene'
import { Spotlight } from '../kit/spotlight'
import type { Stimulus } from '../kit/stimulus'

/** How dark the other things become when the child needs help. */
const DIMMED = 0.25

/** Activities in which one thing, or each of several, is found among others (domain.md F3). */
export abstract class SearchScene<S extends SettingsSpec = SettingsSpec> extends ActivityScene<S> {
  readonly #found = new Set<Stimulus>()
  #spotlight: Spotlight | null = null

  /** Whether everything is dark but a circle that follows the finger, the pointer or the frame of scanning. */
  protected abstract get hasSpotlight(): boolean

  protected override buildWorld(): void {
    this.#spotlight = this.hasSpotlight ? new Spotlight(this, this.layout) : null
    this.events.once(Scenes.Events.SHUTDOWN, () => this.#spotlight?.free())
  }

  override update(): void {
    super.update()
    const pointer = this.input.manager.pointers.find(({ isDown }) => isDown) ?? this.input.mousePointer
    const at = this.framed?.hit ?? pointer
    this.#spotlight?.aimAt(at.x, at.y)
    this.#spotlight?.update(this.game.loop.delta, this.layout)
  }

  protected override present(plan: TrialPlan): void {
    this.#found.clear()
    super.present(plan)
  }

  protected override get offered(): readonly Stimulus[] {
    return super.offered.filter((thing) => !this.#found.has(thing))
  }

  override get aim(): Stimulus | null {
    return this.targets.find((target) => !this.#found.has(target)) ?? null
  }

  /** The last one that is found ends the trial. */
  protected override chosen(thing: Stimulus, at: number, by: Dials['accessMethod']): void {
    if (thing.plan.role !== 'target' || this.#found.has(thing)) return super.chosen(thing, at, by)
    this.#found.add(thing)
    if (this.#found.size >= this.needed) return super.chosen(thing, at, by)
    this.picked(thing, at)
    thing.hop()
  }

  protected override staysForReward(stimulus: Stimulus): boolean {
    return this.#found.has(stimulus)
  }

  /** It moves a little where it is; then everything else grows dim. */
  protected override onPrompt(step: PromptStep): boolean {
    if (step !== 2) return false
    for (const other of this.stimuli) if (other.plan.role === 'distractor' || other.plan.role === 'control') other.dim(DIMMED * (other.plan.light ?? 1))
    return true
  }

  protected override reward(thing: Stimulus): void {
    thing.hop()
    this.nameLater(thing)
  }
}

import { defineActivity } from '#domain/activities/manifest'
import type { Hex } from '#domain/child/palette'
import type { AnsweredBy, PromptStep } from '#domain/trials/events'
import { bestZone, placeIn } from '#domain/trials/placement'
import type { TrialPlan } from '#domain/trials/plan'
import { stillThing } from '#domain/trials/things'
import { ActivityScene } from '#scenes/kit/ActivityScene'
import type { Stimulus } from '#scenes/kit/stimulus'

/* One disc in the best zone, trial after trial: a plain activity, of which each copy here breaks one promise. */

const manifestOf = (id: string) =>
  defineActivity({
    id,
    family: 'see',
    access: 'public',
    settings: {},
    levels: [{ id: '1', trials: 8, complexity: 1 }],
    measures: [],
    needs: [],
    tile: [],
    text: { en: { title: '', trains: '', goal: '', objectives: { '1': '' }, settings: {} } },
  })

class PlainDisc extends ActivityScene {
  protected readonly colour: Hex = '#FFE600'

  protected override planTrials(count: number): readonly TrialPlan[] {
    const size = this.dials.targetSize
    const disc = stillThing('disc', 'disc', { role: 'target', colour: this.colour, place: placeIn(bestZone(this.dials.zones), size), size })
    return Array.from({ length: count }, () => ({ stimuli: [disc] }))
  }
}

const TOGGLE_MS = 125

/** What the flash gate must catch: a thing that blinks four times a second. */
export class KnownBad extends PlainDisc {
  constructor() {
    super(manifestOf('knownbad'))
  }

  override update(): void {
    super.update()
    const isLit = Math.floor(this.services.clock.now() / TOGGLE_MS) % 2 === 0
    for (const stimulus of this.stimuli) stimulus.view.setVisible(isLit)
  }
}

const LATE_MS = 200

/** What the latency gate must catch: answers that are dated later than the touch. */
export class KnownLate extends PlainDisc {
  constructor() {
    super(manifestOf('knownlate'))
  }

  protected override answer(stimulus: Stimulus, verdict: 'correct' | 'wrong', at: number, by: AnsweredBy): void {
    super.answer(stimulus, verdict, at + LATE_MS, by)
  }
}

const JUMP_MS = 1500

/** A thing that is elsewhere from one frame to the next, though seldom: no flash, but a step. */
export class KnownJump extends PlainDisc {
  constructor() {
    super(manifestOf('knownjump'))
  }

  override update(): void {
    super.update()
    const isLeft = Math.floor(this.services.clock.now() / JUMP_MS) % 2 === 0
    for (const stimulus of this.stimuli) stimulus.view.setX(this.layout.width * (isLeft ? 0.3 : 0.7))
  }
}

/** What the gate must catch: red that goes as fast as it would reach the other side in two seconds. */
export class KnownHurry extends PlainDisc {
  protected override readonly colour = '#F01818'

  constructor() {
    super(manifestOf('knownhurry'))
  }

  override update(): void {
    super.update()
    const way = (this.services.clock.now() / 2000) % 2
    for (const stimulus of this.stimuli) stimulus.moveTo({ x: 0.2 + 0.6 * (way < 1 ? way : 2 - way), y: 0.5 })
  }
}

/** What the check of prompts must notice: of all steps only the second one does something. */
export class KnownUnseen extends PlainDisc {
  constructor() {
    super(manifestOf('knownunseen'))
  }

  protected override onPrompt(step: PromptStep): boolean {
    return step !== 2
  }
}

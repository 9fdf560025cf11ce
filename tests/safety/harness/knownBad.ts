import type { AnsweredBy } from '#domain/trials/events'
import { bestZone, placeIn } from '#domain/trials/placement'
import type { TrialPlan } from '#domain/trials/plan'
import { defineActivity } from '#domain/activities/manifest'
import BubblePop from '#scenes/activities/bubblepop/scene'
import { ActivityScene } from '#scenes/kit/ActivityScene'
import type { Stimulus } from '#scenes/kit/stimulus'

const manifest = defineActivity({
  id: 'knownbad',
  family: 'see',
  access: 'public',
  settings: {},
  levels: [{ id: '1', trials: 8, complexity: 1 }],
  measures: [],
  needs: [],
  tile: [],
  text: { en: { title: '', trains: '', goal: '', objectives: { '1': '' }, settings: {} } },
})

const TOGGLE_MS = 125

/** What the gate must catch: a thing that blinks four times a second. */
export class KnownBad extends ActivityScene {
  constructor() {
    super(manifest)
  }

  protected override planTrials(count: number): readonly TrialPlan[] {
    const zone = bestZone(this.dials.zones)
    const place = placeIn(zone, this.dials.targetSize)
    const disc = { id: 'disc', role: 'target', look: 'disc', colour: '#FFE600', zone, place, size: this.dials.targetSize, speed: 0, drift: null } as const
    return Array.from({ length: count }, () => ({ stimuli: [disc] }))
  }

  override update(): void {
    super.update()
    const isLit = Math.floor(this.services.clock.now() / TOGGLE_MS) % 2 === 0
    for (const stimulus of this.stimuli) stimulus.view.setVisible(isLit)
  }
}

const LATE_MS = 200

/** What the latency gate must catch: answers that are dated later than the touch. */
export class KnownLate extends BubblePop {
  protected override answer(stimulus: Stimulus, verdict: 'correct' | 'wrong', at: number, by: AnsweredBy): void {
    super.answer(stimulus, verdict, at + LATE_MS, by)
  }
}

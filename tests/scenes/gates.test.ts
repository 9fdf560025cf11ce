import { describe, expect, it } from 'vitest'
import { defineActivity } from '#domain/activities/manifest'
import type { Dials } from '#domain/child/dials'
import { bestZone, placeIn } from '#domain/trials/placement'
import type { Place, TrialPlan } from '#domain/trials/plan'
import { stillThing } from '#domain/trials/things'
import { ActivityScene } from '#scenes/kit/ActivityScene'
import type { SceneServices } from '#scenes/kit/services'
import type { Stimulus } from '#scenes/kit/stimulus'
import type { Mutant } from '#tests/support/play'
import { completeWith } from '#tests/support/robots'
import { selfPlay } from '#tests/support/selfPlay'

/*
 * A gate that cannot fail is none. Each activity here is the same plain one with one promise broken, and the gate that
 * holds the others to it must catch it. (The flash gate and the latency gate have theirs beside them, in the browser.)
 */

let made = 0

/** A plain activity: one disc in the best zone, trial after trial. */
function plain(mutate: (Base: typeof Plain) => typeof Plain = (Base) => Base): Mutant {
  const manifest = manifestOf(`mutant${++made}`)
  const Mutated = mutate(Plain)
  return {
    manifest,
    Scene: class extends Mutated {
      constructor() {
        super(manifest)
      }
    },
  }
}

const manifestOf = (id: string) =>
  defineActivity({
    id,
    family: 'see',
    access: 'public',
    settings: {},
    levels: [{ id: '1', trials: 4, complexity: 1 }],
    measures: [],
    needs: [],
    tile: [],
    text: { en: { title: '', trains: '', goal: '', objectives: { '1': '' }, settings: {} } },
  })

class Plain extends ActivityScene {
  protected get discSize(): number {
    return this.dials.targetSize
  }

  protected get discPlace(): Place {
    return placeIn(bestZone(this.dials.zones), this.dials.targetSize)
  }

  protected override planTrials(count: number): readonly TrialPlan[] {
    return Array.from({ length: count }, () => ({ stimuli: [stillThing('disc', 'disc', { role: 'target', colour: '#FFE600', place: this.discPlace, size: this.discSize })] }))
  }
}

const wish = (mutant: Mutant) => ({ activity: mutant.manifest.id, category: null, level: '1', support: 'A' as const })
const played = (mutant: Mutant, kind: 'perfect' | 'silent' = 'perfect') => selfPlay(wish(mutant), kind, mutant)

describe('the gates', () => {
  it('let the plain activity pass', async () => {
    await expect(played(plain())).resolves.toBeUndefined()
    await expect(played(plain(), 'silent')).resolves.toBeUndefined()
    const whole = plain()
    await expect(completeWith('one switch that scans', wish(whole), whole)).resolves.toBeUndefined()
  })

  it('catch a thing that is too small', () =>
    expect(played(plain((Base) => class extends Base {
      protected override get discSize() {
        return 0.05
      }
    }))).rejects.toThrow('no thing is too small'))

  it('catch a thing where the child does not see', () =>
    expect(played(plain((Base) => class extends Base {
      protected override get discPlace() {
        return { x: 0.5, y: 0.8 }
      }
    }))).rejects.toThrow('nothing is placed where the child does not see'))

  it('catch text on the stage', () =>
    expect(played(plain((Base) => class extends Base {
      protected override buildWorld() {
        this.add.text(0, 0, 'Well done!')
      }
    }))).rejects.toThrow('no text stands on the stage'))

  it('catch a texture that is left behind', () =>
    expect(played(plain((Base) => class extends Base {
      protected override present(plan: TrialPlan) {
        super.present(plan)
        this.textures.createCanvas(`leak ${Math.random()}`, 8, 8)
      }
    }))).rejects.toThrow('no texture is left'))

  it('catch facts that are not handed over', () =>
    expect(played(plain((Base) => class extends Base {
      override init(services: SceneServices) {
        super.init({ ...services, emit: (event) => event.type === 'STAGE.RECORDED' || services.emit(event) })
      }
    }))).rejects.toThrow('every fact is handed over'))

  it('catch an answer that does not count', () =>
    expect(played(plain((Base) => class extends Base {
      protected override chosen() {}
    }))).rejects.toThrow('a child who does all right has done all right'))

  it('catch a log from which the session cannot be played again', () =>
    expect(played(plain((Base) => class extends Base {
      protected override answer(stimulus: Stimulus, verdict: 'correct' | 'wrong', at: number, by: Dials['accessMethod']) {
        // A touch that is dated back behind everything that came since.
        super.answer(stimulus, verdict, at, by)
        this.random()
        Object.assign(this.describe().events.at(-1) ?? {}, { at: -1 })
      }
    }))).rejects.toThrow('the log alone plays the session again'))

  it('catch an activity that only a finger can play', () => {
    const mutant = plain((Base) => class extends Base {
      protected override chosen(stimulus: Stimulus, at: number, by: Dials['accessMethod']) {
        if (by === 'touch') super.chosen(stimulus, at, by)
      }
    })
    return expect(completeWith('Space alone', wish(mutant), mutant)).rejects.toThrow('no end after')
  })
})

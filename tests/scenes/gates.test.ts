import { Scenes } from 'phaser'
import { describe, expect, it } from 'vitest'
import { defineActivity } from '#domain/activities/manifest'
import { choose } from '#domain/trials/plan/mechanics'
import { bestZone, placeIn } from '#domain/trials/layout/placement'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { drawnStimulus } from '#domain/trials/concepts/things'
import { activityOf } from '#scenes/kit/session/activity'
import { ActivityScene } from '#scenes/kit/session/ActivityScene'
import type { SceneServices } from '#scenes/kit/input/services'
import { chooseMechanic } from '#scenes/kit/mechanics/choose'
import type { Mechanic, TrialPlay } from '#scenes/kit/mechanic/mechanic'
import type { Mutant } from '#tests/support/play'
import { completeWith } from '#tests/support/robots'
import { selfPlay } from '#tests/support/selfPlay'

/*
 * A gate that cannot fail is useless. Each activity here is the same plain one with one promise broken, and the gate for that promise must
 * catch it. The flash gate and the latency gate have such tests in the browser.
 */

let made = 0

interface Mutation {
  readonly disc?: Partial<StimulusPlan>
  readonly mechanic?: (play: TrialPlay, plain: Mechanic) => Partial<Mechanic>
  readonly services?: (services: SceneServices) => SceneServices
  readonly create?: (scene: ActivityScene) => void
}

/** Makes a plain activity that shows one disc in the best zone in each trial. */
function plain({ disc = {}, mechanic = () => ({}), services = (all) => all, create = () => undefined }: Mutation = {}): Mutant {
  const manifest = manifestOf(`mutant${++made}`)
  const activity = activityOf({
    manifest,
    levels: { '1': {} },
    own: {
      mutated: (play) => {
        const whole = chooseMechanic(play, choose())
        return Object.defineProperties(
          {},
          { ...Object.getOwnPropertyDescriptors(whole), ...Object.getOwnPropertyDescriptors(mechanic(play, whole)) },
        ) as Mechanic
      },
    },
    plan: ({ child: { dials } }) => ({
      mechanic: { kind: 'own', name: 'mutated' },
      stimuli: [
        {
          ...drawnStimulus('disc', 'disc', {
            role: 'target',
            colour: '#FFE600',
            place: placeIn(bestZone(dials.zones), dials.targetSize),
            size: dials.targetSize,
          }),
          ...disc,
        },
      ],
    }),
  })
  return {
    manifest,
    Scene: class extends ActivityScene {
      constructor() {
        super(activity)
      }
      override init(all: SceneServices): void {
        super.init(services(all))
      }
      override create(): void {
        super.create()
        create(this)
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

const wish = (mutant: Mutant) => ({ activity: mutant.manifest.id, category: null, level: '1', support: 'A' as const })
const played = (mutant: Mutant, kind: 'perfect' | 'silent' = 'perfect') => selfPlay(wish(mutant), kind, mutant)

describe('the gates', () => {
  it('let the plain activity pass', async () => {
    await expect(played(plain())).resolves.toBeUndefined()
    await expect(played(plain(), 'silent')).resolves.toBeUndefined()
    const whole = plain()
    await expect(completeWith('one switch that scans', wish(whole), whole)).resolves.toBeUndefined()
  })

  it('catch a thing that is too small', () => expect(played(plain({ disc: { size: 0.05 } }))).rejects.toThrow('a thing is too small'))

  it('catch a thing outside the visual field', () =>
    expect(played(plain({ disc: { zone: 8, place: { x: 0.5, y: 0.8 } } }))).rejects.toThrow('nothing is placed where the child does not see'))

  it('catch text on the stage', () =>
    expect(played(plain({ create: (scene) => scene.add.text(0, 0, 'Well done!') }))).rejects.toThrow('a text stands on the stage'))

  it('catch a leaked texture', () =>
    expect(
      played(plain({ create: (scene) => scene.events.once(Scenes.Events.SHUTDOWN, () => scene.textures.createCanvas(`leak ${made}`, 8, 8)) })),
    ).rejects.toThrow('no texture is left'))

  it('catch events that are not handed over', () =>
    expect(played(plain({ services: (all) => ({ ...all, emit: (event) => event.type === 'STAGE.RECORDED' || all.emit(event) }) }))).rejects.toThrow(
      'every fact is handed over',
    ))

  it('catch an answer that does not count', () =>
    expect(played(plain({ mechanic: () => ({ on: {} }) }))).rejects.toThrow('a child who does all right has done all right'))

  it('catch a log that cannot be replayed', () =>
    expect(
      played(
        plain({
          mechanic: (play) => ({
            on: {
              choose: ({ thing, at, by }) => {
                play.answer(thing, 'correct', at, by)
                // The answer is dated back, although it is logged after all later events.
                Object.assign(play.facts.findLast(({ kind }) => kind === 'answered') ?? {}, { at: -1 })
              },
            },
          }),
        }),
      ),
    ).rejects.toThrow('the log alone plays the session again'))

  it('catch an activity that only a finger can play', () => {
    const mutant = plain({ mechanic: (_play, whole) => ({ on: { choose: (intent) => intent.by === 'touch' && whole.on.choose?.(intent) } }) })
    return expect(completeWith('Space alone', wish(mutant), mutant)).rejects.toThrow('no end after')
  })
})

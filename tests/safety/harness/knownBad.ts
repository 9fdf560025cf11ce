import { defineActivity } from '#domain/activities/manifest'
import { type Hex, palette } from '#domain/child/palette'
import { choose } from '#domain/trials/mechanics'
import { bestZone, placeIn } from '#domain/trials/placement'
import { drawnThing } from '#domain/trials/things'
import { activityOf } from '#scenes/kit/activity'
import { sceneOf } from '#scenes/kit/ActivityScene'
import { choose as chooseMechanic } from '#scenes/mechanics/choose'
import type { OwnMechanic } from '#scenes/mechanics/mechanics'

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

const plainDisc = (id: string, broken: OwnMechanic, colour: Hex = palette.yellow) =>
  sceneOf(
    activityOf({
      manifest: manifestOf(id),
      levels: { '1': {} },
      own: { broken },
      plan: ({ child: { dials } }) => ({
        mechanic: { kind: 'own', name: 'broken' },
        stimuli: [drawnThing('disc', 'disc', { role: 'target', colour, place: placeIn(bestZone(dials.zones), dials.targetSize), size: dials.targetSize })],
      }),
    }),
  )

const TOGGLE_MS = 125

/** What the flash gate must catch: a thing that blinks four times a second. */
export const KnownBad = plainDisc('knownbad', (play) => ({
  ...chooseMechanic(play, choose()),
  offered: [],
  aim: null,
  tick: () => {
    for (const stimulus of play.stimuli) stimulus.view.setVisible(Math.floor(play.clockNow / TOGGLE_MS) % 2 === 0)
  },
}))

const LATE_MS = 200

/** What the latency gate must catch: answers that are dated later than the touch. */
export const KnownLate = plainDisc('knownlate', (play) => ({
  ...chooseMechanic(play, choose()),
  on: { choose: (thing, at, by) => play.answer(thing, 'correct', at + LATE_MS, by) },
}))

const JUMP_MS = 1500

/** A thing that is elsewhere from one frame to the next, though seldom: no flash, but a step. */
export const KnownJump = plainDisc('knownjump', (play) => ({
  ...chooseMechanic(play, choose()),
  offered: [],
  aim: null,
  tick: () => {
    const isLeft = Math.floor(play.clockNow / JUMP_MS) % 2 === 0
    for (const stimulus of play.stimuli) stimulus.view.setX(play.layout.width * (isLeft ? 0.3 : 0.7))
  },
}))

/** What the gate must catch: red that goes as fast as it would reach the other side in two seconds. */
export const KnownHurry = plainDisc(
  'knownhurry',
  (play) => ({
    ...chooseMechanic(play, choose()),
    offered: [],
    aim: null,
    tick: () => {
      const way = (play.clockNow / 2000) % 2
      for (const stimulus of play.stimuli) stimulus.moveTo({ x: 0.2 + 0.6 * (way < 1 ? way : 2 - way), y: 0.5 })
    },
  }),
  palette.red,
)

/** What the check of prompts must notice: help that says it did something, and of all steps only the second one does. */
export const KnownUnseen = plainDisc('knownunseen', (play) => ({
  ...chooseMechanic(play, choose()),
  offered: play.targets,
  aim: null,
  help: (help) => (help === 'swell' ? null : true),
}))

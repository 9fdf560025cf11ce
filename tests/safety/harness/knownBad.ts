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

/** A disc that no touch ends: what it does wrong is seen however it is pressed. */
const unanswered: OwnMechanic = (play) => ({ ...chooseMechanic(play, choose()), offered: [], aim: null, on: {} })

const TOGGLE_MS = 125

/** What the flash gate must catch: a thing that blinks four times a second. */
export const KnownBad = plainDisc('knownbad', (play) => ({
  ...unanswered(play),
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
  ...unanswered(play),
  tick: () => {
    const isLeft = Math.floor(play.clockNow / JUMP_MS) % 2 === 0
    for (const stimulus of play.stimuli) stimulus.view.setX(play.layout.width * (isLeft ? 0.3 : 0.7))
  },
}))

const CROSSING_MS = 2000

/** A thing that goes to and fro, as fast as it would reach the other side in a little more than three seconds. */
const hurrying: OwnMechanic = (play) => ({
  ...unanswered(play),
  tick: () => {
    const way = (play.clockNow / CROSSING_MS) % 2
    for (const stimulus of play.stimuli) stimulus.moveTo({ x: 0.2 + 0.6 * (way < 1 ? way : 2 - way), y: 0.5 })
  },
})

/** What the gate must catch: anything that hurries, and red that does. */
export const KnownHurry = plainDisc('knownhurry', hurrying)
export const KnownRedHurry = plainDisc('knownredhurry', hurrying, palette.red)

const RED_EVERY_MS = 3000
const RED_GOES_MS = 300

/** What the gate must catch: red that stands still, but comes and goes in less than a third of the time that red must take. */
export const KnownRedFade = plainDisc(
  'knownredfade',
  (play) => ({
    ...unanswered(play),
    tick: () => {
      const way = Math.abs((play.clockNow % RED_EVERY_MS) - RED_EVERY_MS / 2) - RED_EVERY_MS / 4
      for (const stimulus of play.stimuli) stimulus.view.setAlpha(Math.max(0.1, Math.min(1, 0.5 + way / RED_GOES_MS)))
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

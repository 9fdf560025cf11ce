import { defineActivity } from '#domain/activities/manifest'
import { palette } from '#domain/child/palette'
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

const plainDisc = (id: string, broken: OwnMechanic) =>
  sceneOf(
    activityOf({
      manifest: manifestOf(id),
      levels: { '1': {} },
      own: { broken },
      plan: ({ child: { dials } }) => ({
        mechanic: { kind: 'own', name: 'broken' },
        stimuli: [drawnThing('disc', 'disc', { role: 'target', colour: palette.yellow, place: placeIn(bestZone(dials.zones), dials.targetSize), size: dials.targetSize })],
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

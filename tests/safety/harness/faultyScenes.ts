import { GameObjects } from 'phaser'
import { defineActivity } from '#domain/activities/manifest'
import { type Hex, palette } from '#domain/child/palette'
import { choose } from '#domain/trials/plan/mechanics'
import { bestZone, placeIn } from '#domain/trials/layout/placement'
import { drawnStimulus } from '#domain/trials/concepts/things'
import { activityOf } from '#scenes/kit/session/activity'
import { sceneOf } from '#scenes/kit/session/ActivityScene'
import { chooseMechanic } from '#scenes/kit/mechanics/choose'
import type { TrialPlay } from '#scenes/kit/mechanic/mechanic'
import type { OwnMechanic } from '#scenes/kit/mechanics/mechanics'
import { ROWS } from './cells'

/* A plain activity that shows one disc in the best zone in each trial. Each variant here breaks one promise. */

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
        stimuli: [drawnStimulus('disc', 'disc', { role: 'target', colour, place: placeIn(bestZone(dials.zones), dials.targetSize), size: dials.targetSize })],
      }),
    }),
  )

/** A disc that no touch ends, so its fault is visible in every way of pressing. */
const unanswered: OwnMechanic = (play) => ({ ...chooseMechanic(play, choose()), offered: [], aim: null, on: {} })

const TOGGLE_MS = 125

/** For the flash gate: a thing that blinks four times a second. */
export const BlinkingDisc = plainDisc('knownbad', (play) => ({
  ...unanswered(play),
  tick: () => {
    for (const stimulus of play.stimuli) stimulus.view.setVisible(Math.floor(play.clockNow / TOGGLE_MS) % 2 === 0)
  },
}))

const PULSE_HZ = 2

/** Returns a value from 0 to 1 and back, twice a second. */
const pulse = (ms: number) => 0.5 - 0.5 * Math.cos((2 * Math.PI * PULSE_HZ * ms) / 1000)

/** For the measurement of flashes: a thing that fades in and out twice a second, without any abrupt step. */
export const PulsingDisc = plainDisc('knownpulse', (play) => {
  const from = play.clockNow
  return {
    ...unanswered(play),
    tick: () => {
      for (const stimulus of play.stimuli) stimulus.view.setAlpha(pulse(play.clockNow - from))
    },
  }
})

/** Draws a square in a corner, at the same place in all trials. */
function squareIn({ scene, layout: { height } }: TrialPlay): GameObjects.Rectangle {
  const known = scene.children.getByName('square')
  if (known instanceof GameObjects.Rectangle) return known
  const cell = height / ROWS
  return scene.add
    .rectangle(6 * cell, 6 * cell, SQUARE_CELLS * cell, SQUARE_CELLS * cell, 0xffffff)
    .setOrigin(0)
    .setName('square')
    .setAlpha(0)
}

/** Side of a square (cells) that covers 0.9 % of the stage, too small to count as a flash. */
const SQUARE_CELLS = 13

/** For the rule on single things: a small square that fades in and out twice a second. */
export const PulsingSquare = plainDisc('knownsquare', (play) => {
  const square = squareIn(play)
  const from = play.clockNow
  return { ...unanswered(play), tick: () => square.setAlpha(pulse(play.clockNow - from)) }
})

/** For the same rule: a frame of two pixels that blinks. */
export const BlinkingFrame = plainDisc('knownframe', (play) => {
  const frame = squareIn(play).setAlpha(1).setFillStyle().setStrokeStyle(2, 0xffffff)
  return { ...unanswered(play), tick: () => frame.setVisible(Math.floor(play.clockNow / (500 / PULSE_HZ)) % 2 === 0) }
})

/** For the same rule: a square that is recreated each time it blinks. */
export const RecreatedSquare = plainDisc('knownrenewed', (play) => ({
  ...unanswered(play),
  tick: () => {
    if (Math.floor(play.clockNow / (500 / PULSE_HZ)) % 2 === 0) squareIn(play).setAlpha(1)
    else play.scene.children.getByName('square')?.destroy()
  },
}))

const LATE_MS = 200

/** For the latency gate: an activity whose answers are dated later than the touch. */
export const LateAnswers = plainDisc('knownlate', (play) => ({
  ...chooseMechanic(play, choose()),
  on: { choose: ({ thing, at, by }) => play.answer(thing, 'correct', at + LATE_MS, by) },
}))

const JUMP_MS = 1500

/** For the flash gate: a thing that occasionally jumps from one frame to the next, which is a step but not a flash. */
export const JumpingDisc = plainDisc('knownjump', (play) => ({
  ...unanswered(play),
  tick: () => {
    const isLeft = Math.floor(play.clockNow / JUMP_MS) % 2 === 0
    for (const stimulus of play.stimuli) stimulus.view.setX(play.layout.width * (isLeft ? 0.3 : 0.7))
  },
}))

const CROSSING_MS = 2000

/** A thing that moves to and fro, reaching the other side in little more than three seconds. */
const hurrying: OwnMechanic = (play) => ({
  ...unanswered(play),
  tick: () => {
    const way = (play.clockNow / CROSSING_MS) % 2
    for (const stimulus of play.stimuli) stimulus.moveTo({ x: 0.2 + 0.6 * (way < 1 ? way : 2 - way), y: 0.5 })
  },
})

/** For the speed gate: a thing that moves too fast, and a red one that does. */
export const TooFastDisc = plainDisc('knownhurry', hurrying)
export const TooFastRedDisc = plainDisc('knownredhurry', hurrying, palette.red)

const RED_EVERY_MS = 3000
const RED_GOES_MS = 300

/** For the speed gate: a red thing that stays in place, but appears and disappears in less than a third of the time required for red. */
export const FastFadingRedDisc = plainDisc(
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

/** For the check of prompts: help that claims effects, although only the second step has one. */
export const InvisiblePrompts = plainDisc('knownunseen', (play) => ({
  ...chooseMechanic(play, choose()),
  offered: play.targets,
  aim: null,
  help: (help) => (help === 'swell' ? null : true),
}))

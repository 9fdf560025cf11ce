import { defineActivity } from '#domain/activities/manifest'
import { palette } from '#domain/child/palette'
import { noteAt } from '#domain/notes'
import { assemble, byVoice, carry, count, free, hold, type MechanicSpec, tilt, trace, wipe } from '#domain/trials/plan/mechanics'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { drawnStimulus } from '#domain/trials/concepts/things'
import { activityOf } from '#scenes/kit/session/activity'
import { type ActivityScene, sceneOf } from '#scenes/kit/session/ActivityScene'
import type { mechanicIds } from './mechanicIds'

/* Shows each mechanic in a plain activity of its own, in the child's colours, so that mechanics without an activity are filmed as well. */

type Colours = { readonly colour: StimulusPlan['colour']; readonly second: StimulusPlan['colour'] }
type Thing = (id: string, x: number, wish?: Partial<StimulusPlan>) => StimulusPlan

interface MechanicFilm {
  readonly mechanic: MechanicSpec
  readonly things: (thing: Thing, colours: Colours) => readonly StimulusPlan[]
  readonly session?: 'free'
  readonly needed?: number
}

const pair = (thing: Thing, { second }: Colours) => [thing('thing', 0.15, { goesTo: 'home' }), thing('home', 0.85, { role: 'place', colour: second })]

const films: Readonly<Record<(typeof mechanicIds)[number], MechanicFilm>> = {
  tryhold: {
    mechanic: hold({ ms: 3000, help: { 4: ['show-how'] } }),
    things: (thing) => [thing('pot', 0.5, { shows: { drawing: 'jar', stages: ['jarWithLight', 'jarOfLights'] } })],
  },
  trytrace: {
    mechanic: trace({
      reach: 0.1,
      road: [
        { x: 0.5, y: 0.3 },
        { x: 0.85, y: 0.5 },
      ],
      help: { 1: ['light-along'] },
    }),
    things: pair,
  },
  trywipe: { mechanic: wipe({ share: 0.7, width: 0.2 }), things: (thing) => [thing('toy', 0.5, { size: 0.6 })] },
  trydark: { mechanic: wipe({ share: 0.7, width: 0.24, dark: true }), things: (thing) => [thing('toy', 0.5, { size: 0.6 })] },
  trytilt: { mechanic: tilt({ speed: 0.1, deadDegrees: 4 }), things: pair },
  tryvoice: { mechanic: byVoice({ ms: 200 }), things: (thing) => [thing('toy', 0.5)] },
  tryassemble: {
    mechanic: assemble({ mode: 'drag', snap: 0.15 }),
    needed: 2,
    things: (thing, colours) => [
      ...pair(thing, colours),
      thing('other', 0.35, { goesTo: 'slot', place: { x: 0.35, y: 0.8 }, size: 0.2 }),
      thing('slot', 0.6, { role: 'place', colour: colours.second, place: { x: 0.6, y: 0.8 }, size: 0.2 }),
    ],
  },
  trymagnet: { mechanic: carry({ mode: 'magnet', snap: 0.2, hidesAfterMs: 2000 }), things: pair },
  trycount: { mechanic: count({ counts: true, spotlight: true }), needed: 3, things: (thing) => [thing('one', 0.2), thing('two', 0.5), thing('three', 0.8)] },
  tryfree: {
    mechanic: free({ notes: [noteAt(0), noteAt(2)], sparks: true }),
    session: 'free',
    things: (thing, { second }) => [thing('low', 0.25), thing('high', 0.75, { colour: second })],
  },
}

/** The scene of each mechanic, by id. */
export const mechanicScenes: Readonly<Record<string, new () => ActivityScene>> = Object.fromEntries(
  Object.entries(films).map(([id, { mechanic, things, session, needed }]) => {
    const manifest = defineActivity({
      id,
      family: 'see',
      access: 'public',
      settings: {},
      measures: [],
      needs: [],
      tile: [],
      levels: [{ id: '1', trials: 8, complexity: 1, ...(session === undefined ? {} : { session }) }],
      text: { en: { title: '', trains: '', goal: '', objectives: { '1': '' }, settings: {} } },
    })
    const plan = ({ child: { dials } }: { child: { dials: { colour: keyof typeof palette; secondColour: keyof typeof palette } } }) => {
      const colours = { colour: palette[dials.colour], second: palette[dials.secondColour] }
      const thing: Thing = (name, x, wish = {}) =>
        drawnStimulus(name, 'disc', { role: 'target', colour: colours.colour, place: { x, y: 0.5 }, size: 0.3, ...wish })
      return { mechanic, stimuli: things(thing, colours), ...(needed === undefined ? {} : { needed }) }
    }
    return [id, sceneOf(activityOf({ manifest, levels: { '1': {} }, plan }))]
  }),
)

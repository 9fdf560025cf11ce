import { defineActivity, type Manifest } from '#domain/activities/manifest'
import { palette } from '#domain/child/palette'
import { drawnStimulus } from '#domain/trials/concepts/things'
import type { LevelSpec } from '#domain/trials/engine/levelSpec'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan/plan'
import { activityOf } from '#scenes/kit/session/activity'
import { sceneOf } from '#scenes/kit/session/ActivityScene'
import type { OwnMechanic } from '#scenes/kit/mechanics/mechanics'
import type { Mutant } from './play'

/** Returns a yellow disc of 0.3 stage heights, halfway down the stage. */
export const disc = (id: string, x: number, more: Partial<StimulusPlan> = {}): StimulusPlan =>
  drawnStimulus(id, 'disc', { role: 'target', colour: palette.yellow, place: { x, y: 0.5 }, size: 0.3, ...more })

interface Parts {
  readonly level?: Partial<LevelSpec>
  readonly needs?: Manifest['needs']
  readonly own?: Readonly<Record<string, OwnMechanic>>
}

let made = 0

/** Returns a small activity with one level and no texts. The engine stores each scene under its id, so each activity has its own id. */
export function testActivity(
  name: string,
  plan: (trial: { readonly index: number }) => TrialPlan,
  { level = {}, needs = [], own = {} }: Parts = {},
): { readonly mutant: Mutant; readonly level: LevelSpec } {
  made += 1
  const only: LevelSpec = { id: '1', trials: 2, complexity: 1, ...level }
  const manifest = defineActivity({
    id: `${name}-${made}`,
    family: 'see',
    access: 'public',
    settings: {},
    measures: [],
    needs,
    tile: [],
    levels: [only],
    text: { en: { title: '', trains: '', goal: '', objectives: { '1': '' }, settings: {} } },
  })
  return { mutant: { manifest, Scene: sceneOf(activityOf({ manifest, levels: { '1': {} }, own, plan })) }, level: only }
}

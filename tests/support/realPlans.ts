import type { SettingValue } from '#domain/settings/ownSettings'
import type { LevelSpec } from '#domain/trials/engine/levelSpec'
import type { Manifest } from '#domain/activities/manifest'
import type { ChildProfile } from '#domain/child/childProfile'
import type { TrialPlan } from '#domain/trials/plan/plan'
import type { Word } from '#domain/words/words'
import type { Activity } from '#scenes/kit/session/activity'
import { categoriesOf, readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock } from './plans'

/*
 * Plans the shipped activities with their own words. A test that uses this must replace `#scenes/kit/ActivityScene` with `sceneOf: (activity) =>
 * activity`. Each scene file then exports the activity itself, and no engine is needed.
 */

const scenes = import.meta.glob<{ readonly default: Activity }>('../../scenes/activities/*/scene.ts')

export interface RealPlansOptions {
  readonly manifest: Manifest
  readonly level: LevelSpec
  readonly profile: Partial<ChildProfile>
  readonly settings?: Readonly<Record<string, SettingValue>>
  readonly seed?: number
  readonly turns?: number
  readonly heightCm?: number
  readonly aspect?: number
  readonly moreItems?: number
}

const lists = new Map<string, Promise<readonly Word[]>>()

/** Returns the words that a shipped activity shows in its first category. */
function realWords({ id, words = [], categories }: Manifest): Promise<readonly Word[]> {
  const found = lists.get(id) ?? Promise.all(categoriesOf(words, categories?.[0] ?? null).map(readWords)).then((each) => each.flat())
  lists.set(id, found)
  return found
}

/** Returns every trial of one block of a shipped activity, without the warm-ups. */
export async function realPlans({ manifest, level, ...wish }: RealPlansOptions): Promise<readonly TrialPlan[]> {
  const load = scenes[`../../scenes/activities/${manifest.id}/scene.ts`]
  if (load === undefined) throw new Error(`There is no scene of ${manifest.id}.`)
  const { levels, plan } = (await load()).default
  return planBlock({
    manifest,
    plan,
    level: levels[level.id],
    category: manifest.categories?.[0] ?? null,
    words: await realWords(manifest),
    isMeasured: level.isMeasured === true,
    ...wish,
  }).slice(2)
}

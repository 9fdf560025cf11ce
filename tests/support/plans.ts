import type { SettingValue } from '#domain/settings/ownSettings'
import type { Manifest } from '#domain/activities/manifest'
import { lightSafeProfile } from '#tests/support/profile'
import type { ChildProfile } from '#domain/child/childProfile'
import { resolveSettings } from '#domain/settings/resolve'
import type { TrialResult } from '#domain/trials/engine/trialResult'
import { seededRandom } from '#domain/random'
import { DESIGN_ASPECT } from '#domain/trials/layout/placement'
import type { TrialPlan } from '#domain/trials/plan/plan'
import { settingsForTrial } from '#domain/trials/engine/trialSettings'
import { outlinedOf, type OutlinedWord, roughPart } from '#domain/words/outlinedWord'
import type { OutlineForm } from '#domain/words/outlineStyle'
import { inLetterCase, type OutlineDeck } from '#domain/words/outlines'
import type { OwnText } from '#domain/words/texts'
import type { Word } from '#domain/words/words'

export interface PlansOptions<Fill> {
  readonly manifest: Manifest
  /** The request and answer types of each activity are narrower. This type only covers the stimuli. */
  readonly plan: (request: never) => (Omit<TrialPlan, 'records'> & { readonly records?: object }) | null
  readonly level: Fill
  readonly profile?: Partial<ChildProfile>
  readonly settings?: Readonly<Record<string, SettingValue>>
  readonly category?: string | null
  readonly words?: readonly Word[]
  readonly texts?: readonly OwnText[]
  readonly decks?: readonly OutlineDeck[]
  readonly seed?: number
  readonly turns?: number
  readonly warmUps?: number
  readonly aspect?: number
  /** Height of the stage (cm); by default that of a tablet. */
  readonly heightCm?: number
  /** Whether the level is a measurement. */
  readonly isMeasured?: boolean
  /** Number of things that an adult has added before the first trial; negative if removed. */
  readonly moreItems?: number
  /** Fraction of the items that remain after an overload. */
  readonly itemsShare?: number
  readonly widthOf?: (piece: string, sides?: number) => number
}

const shapes = new Map<string, OutlinedWord>()

/** Draws letters as plain bars, because nothing can be drawn here. */
function outlined(text: string, form: OutlineForm): OutlinedWord {
  const key = `${text}/${form.width}/${form.gap}/${form.letterCase}`
  const parts = () =>
    inLetterCase(text, form)
      .split(' ')
      .map((word) => roughPart(word, form.gap / 100))
  const shape = shapes.get(key) ?? outlinedOf(parts(), form, null)
  shapes.set(key, shape)
  return shape
}

/** Plans every trial of a block, one after another, for a child who answers each. No stage is needed. */
export function planBlock<Fill>({
  manifest,
  plan,
  level,
  profile = {},
  settings = {},
  category = null,
  words = [],
  texts = [],
  decks = [],
  seed = 1,
  turns = 10,
  warmUps = 2,
  aspect = DESIGN_ASPECT,
  isMeasured = false,
  heightCm,
  moreItems = 0,
  itemsShare = 1,
  widthOf = (piece) => piece.length * 0.6 + 0.6,
}: PlansOptions<Fill>): readonly TrialPlan[] {
  const child = resolveSettings({ ...lightSafeProfile, ...profile }, manifest.settings, settings, { heightCm })
  const plans: TrialPlan[] = []
  const results: TrialResult[] = []
  for (let index = 0; index < warmUps + turns; index++) {
    const planned = plan({
      index,
      turn: index - warmUps,
      turns,
      level,
      category,
      child: settingsForTrial(child, { turn: index - warmUps, isMeasured, heightCm }),
      words,
      texts,
      decks,
      aspect,
      warmUp: index < warmUps,
      easier: false,
      itemsShare,
      settings: child.activity,
      widthOf,
      outlined,
      random: seededRandom(seed + index * 7919),
      deal: () => seededRandom(seed),
      soFar: { trials: results, moreItems },
    } as never) as TrialPlan | null
    if (planned === null) break
    plans.push(planned)
    const target = planned.stimuli.find(({ role }) => role === 'target')
    results.push({
      trial: index,
      warmUp: index < warmUps,
      shows: null,
      outcome: 'independent',
      zone: target?.zone ?? null,
      values: planned.records ?? {},
    } as unknown as TrialResult)
  }
  return plans
}

import { expect, it, vi } from 'vitest'
import type { SettingSpec, SettingValue } from '#domain/settings/ownSettings'
import type { Manifest } from '#domain/activities/manifest'
import { arrayCountOf, MOST_ITEMS } from '#domain/trials/concepts/arrayCount'
import { catalogue } from '#scenes/catalogue'
import { realPlans } from '#tests/support/realPlans'

vi.mock('#scenes/kit/session/ActivityScene', () => ({ sceneOf: (activity: unknown) => activity }))

/** Every value of an own setting that can change the number of things. */
function valuesOf(spec: SettingSpec): readonly SettingValue[] {
  if (spec.kind === 'choice') return spec.options
  if (spec.kind === 'switch') return [true, false]
  return spec.kind === 'range' ? [spec.min, spec.max] : []
}

/** The default settings, and variants with one of them changed. */
const variantsOf = ({ settings }: Manifest): readonly Readonly<Record<string, SettingValue>>[] => [
  {},
  ...Object.entries(settings).flatMap(([name, spec]) => valuesOf(spec).map((value) => ({ [name]: value }))),
]

/** Ten things and as many dots to answer with: unsolved until the dots stay hidden while the things are counted. */
const STILL_OVER: readonly string[] = ['finger_count_ai 6', 'finger_count_ai 7']

const levels = catalogue
  .flatMap((manifest) => manifest.levels.map((level) => ({ name: `${manifest.id} ${level.id}`, manifest, level })))
  .filter(({ name }) => !STILL_OVER.includes(name))

it.each(levels)('$name shows at most twelve things, with any settings', async ({ manifest, level }) => {
  for (const support of ['A', 'C'] as const) {
    for (const settings of variantsOf(manifest)) {
      const plans = await realPlans({ manifest, level, profile: { support, dials: { maxItems: 12 } }, settings, turns: 8, moreItems: 20, seed: 3 })
      for (const { stimuli } of plans) expect(arrayCountOf(stimuli), JSON.stringify({ support, settings })).toBeLessThanOrEqual(MOST_ITEMS)
    }
  }
})

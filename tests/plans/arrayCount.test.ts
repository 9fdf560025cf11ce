import { expect, it, vi } from 'vitest'
import type { SettingSpec, SettingValue } from '#domain/settings/ownSettings'
import type { Manifest } from '#domain/activities/manifest'
import { arrayCountOf, MOST_ITEMS } from '#domain/trials/concepts/arrayCount'
import { catalogue } from '#scenes/catalogue'
import { realPlans } from '#tests/support/realPlans'

vi.mock('#scenes/kit/session/ActivityScene', () => ({ sceneOf: (activity: unknown) => activity }))

/** Returns every value of an activity's own setting that can change the number of things. */
function valuesOf(spec: SettingSpec): readonly SettingValue[] {
  if (spec.kind === 'choice') return spec.options
  if (spec.kind === 'switch') return [true, false]
  return spec.kind === 'range' ? [spec.min, spec.max] : []
}

/** Returns the default settings, and variants in which one of them is changed. */
const variantsOf = ({ settings }: Manifest): readonly Readonly<Record<string, SettingValue>>[] => [
  {},
  ...Object.entries(settings).flatMap(([name, spec]) => valuesOf(spec).map((value) => ({ [name]: value }))),
]

const levels = catalogue.flatMap((manifest) => manifest.levels.map((level) => ({ name: `${manifest.id} ${level.id}`, manifest, level })))

it.each(levels)('$name shows at most twelve things, with any settings', async ({ manifest, level }) => {
  for (const support of ['A', 'C'] as const) {
    for (const settings of variantsOf(manifest)) {
      const plans = await realPlans({ manifest, level, profile: { support, dials: { maxItems: 12 } }, settings, turns: 8, moreItems: 20, seed: 3 })
      for (const { stimuli } of plans) expect(arrayCountOf(stimuli), JSON.stringify({ support, settings })).toBeLessThanOrEqual(MOST_ITEMS)
    }
  }
})

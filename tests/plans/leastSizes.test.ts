import { describe, expect, it, vi } from 'vitest'
import { newProfile } from '#domain/child/childProfile'
import { resolveSettings } from '#domain/settings/resolve'
import { MIN_TARGET_CM, MIN_HIT_CM, minHitSize, minTargetSize, TABLET_HEIGHT_CM } from '#domain/child/safety'
import { catalogue } from '#scenes/catalogue'
import { realPlans } from '#tests/support/realPlans'

vi.mock('#scenes/kit/session/ActivityScene', () => ({ sceneOf: (activity: unknown) => activity }))

/** A 6.1-inch phone in landscape orientation; height in cm. */
const PHONE = { heightCm: 6.5, aspect: 844 / 390 } as const

/** Levels where a thing is part of something larger, or has its own size within a place. Its size is fixed, so only the touch area is large enough. */
const IN_SOMETHING: Readonly<Record<string, readonly string[]>> = {
  complexitynew: ['3', '4', '5', '6', '7', '8', '9'],
  faceparts: ['4', '5', '8'],
  findbunny: ['8', '9'],
  spotme: ['3', '4', '5', '6', '7'],
}

const levels = catalogue.flatMap((manifest) =>
  manifest.levels
    .filter(({ id }) => IN_SOMETHING[manifest.id]?.includes(id) !== true)
    .map((level) => ({ name: `${manifest.id} ${level.id}`, manifest, level })),
)

describe('on the smallest screens', () => {
  it.each(levels)('$name shows no target picture under 1.5 cm', async ({ manifest, level }) => {
    for (const support of ['B', 'C'] as const) {
      const plans = await realPlans({ manifest, level, profile: { support, dials: { targetSize: 0.1 } }, turns: 6, ...PHONE })
      const small = plans.flatMap(({ stimuli }) =>
        stimuli.filter(
          ({ role, size, shows }) => (role === 'target' || role === 'distractor') && !('text' in shows) && size < minTargetSize(PHONE.heightCm) - 1e-6,
        ),
      )
      expect(small.map(({ id, size }) => `${id}: ${(size * PHONE.heightCm).toFixed(2)} cm`)).toEqual([])
    }
  })
})

describe('the settings of a session', () => {
  const dialsAt = (heightCm?: number) => resolveSettings({ ...newProfile, support: 'C', dials: { targetSize: 0.1, hitSize: 0.1 } }, {}, {}, { heightCm }).dials

  it('have targets of 1.5 cm and touch areas of 2 cm once the screen is known', () => {
    const { targetSize, hitSize } = dialsAt(PHONE.heightCm)
    expect(targetSize * PHONE.heightCm).toBeCloseTo(MIN_TARGET_CM)
    expect(hitSize * PHONE.heightCm).toBeCloseTo(MIN_HIT_CM)
  })

  it('assume a 10.2-inch tablet before that', () => {
    expect(dialsAt()).toEqual(dialsAt(TABLET_HEIGHT_CM))
    expect(dialsAt().hitSize * TABLET_HEIGHT_CM).toBeCloseTo(MIN_HIT_CM)
  })

  it('keep the fractions of the height if those are larger', () => {
    expect([minTargetSize(30), minHitSize(30)]).toEqual([0.1, 0.1])
  })
})

import { describe, expect, it } from 'vitest'
import { type ChildProfile, newProfile } from '#domain/child/childProfile'
import { palette, warmWhite } from '#domain/child/palette'
import { resolveDials } from '#domain/settings/resolve'
import { engineConfigOf } from '#domain/trials/engine/block'
import { distanceApart, DESIGN_ASPECT } from '#domain/trials/layout/placement'
import { PROMPT_LADDERS } from '#domain/trials/engine/promptLadder'
import { lightLevels } from '#scenes/activities/lightcatcher/levels'
import { planLights } from '#scenes/activities/lightcatcher/logic'
import manifest from '#scenes/activities/lightcatcher/manifest'
import { looks } from '#scenes/kit/looks/looks'
import { planBlock } from '#tests/support/plans'

type LevelId = keyof typeof lightLevels
const plans = (level: LevelId, settings = {}, dials: ChildProfile['dials'] = {}) =>
  planBlock({ manifest, plan: planLights, level: lightLevels[level], settings, profile: { support: 'B', dials }, turns: 9 }).slice(2)

describe('the light', () => {
  it('is the child’s own colour or warm white, but a first light compares colours', () => {
    const colours = (level: LevelId, settings = {}) => new Set(plans(level, settings).map(({ stimuli: [light] }) => light?.colour))
    expect(colours('3')).toEqual(new Set([palette.yellow]))
    expect(colours('3', { colour: 'warm-white' })).toEqual(new Set([warmWhite]))
    expect(colours('meet', { colour: 'warm-white' })).toEqual(new Set([palette.yellow, palette.cyan]))
  })

  it('has the edge that the adult chose; a light-gazing child always sees a matt shape', () => {
    const shows = (softness: string, dials = {}) => plans('1', { softness }, dials)[0]?.stimuli[0]?.shows
    expect(['softer', 'soft', 'clear'].map((softness) => shows(softness))).toEqual([
      { drawing: 'lightSofter' },
      { drawing: 'light' },
      { drawing: 'lightClear' },
    ])
    expect(shows('clear', { lightGazer: true })).toEqual({ drawing: 'disc' })
    expect(brightUpTo('lightSofter')).toBeLessThan(brightUpTo('light'))
    expect(brightUpTo('light')).toBeLessThan(brightUpTo('lightClear'))
  })

  it('does not move in a map: no help, no guard against gazing, no jar, and an end at 2T', () => {
    const level = manifest.levels.find(({ id }) => id === 'map')
    if (level === undefined) throw new Error('no map')
    expect(PROMPT_LADDERS[engineConfigOf(level, resolveDials(newProfile).dials).ladder]).toEqual({ prompts: [null, null, null, null], end: 2 })
    for (const { stimuli, mechanic } of plans('map')) {
      expect(stimuli.map(({ id, drift }) => [id, drift])).toEqual([['light', null]])
      expect(mechanic).not.toHaveProperty('gazeGuardMs')
    }
    expect(plans('3')[0]?.mechanic).toHaveProperty('gazeGuardMs')
  })

  it('is in every zone once in a map, whatever the child sees best', () => {
    const zones = { 1: 0, 2: 1, 3: 3, 4: 0, 5: 1, 6: 3, 7: 0, 8: 1, 9: 3 } as const
    expect(
      plans('map', {}, { zones })
        .map(({ stimuli: [light] }) => light?.zone)
        .toSorted(),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
})

/** Returns the fraction of the light's radius within which it has full brightness. */
function brightUpTo(drawing: keyof typeof looks): number {
  const stops: number[] = []
  const context = {
    createRadialGradient: () => ({ addColorStop: (at: number) => stops.push(at) }),
    beginPath: () => undefined,
    arc: () => undefined,
    fill: () => undefined,
  }
  looks[drawing].layers.find(({ name }) => name === 'body')?.paint({ context: context as never, side: 100, stage: 768 }, palette.yellow)
  return stops[1] ?? 0
}

it('has no decoy on the jar that catches the light', () => {
  for (const zones of [undefined, { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 3, 7: 1, 8: 2, 9: 3 }] as const) {
    for (const { stimuli } of plans('5', {}, zones === undefined ? {} : { zones })) {
      const [decoy, jar] = ['decoy', 'jar'].map((id) => stimuli.find((each) => each.id === id))
      if (decoy === undefined || jar === undefined) throw new Error('there is no decoy, or no jar')
      expect(distanceApart(decoy.place, jar.place, DESIGN_ASPECT)).toBeGreaterThanOrEqual((decoy.size + jar.size) / 2)
    }
  }
})

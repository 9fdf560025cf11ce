import { describe, expect, it, vi } from 'vitest'
import { playLevels } from '#domain/activities/manifest'
import { newProfile } from '#domain/child/childProfile'
import { resolveSettings } from '#domain/settings/resolve'
import { zones, type Zone, type ZoneWeights } from '#domain/child/zones'
import { seededRandom } from '#domain/random'
import { distanceApart, bestZone, chooseZone, inRow, onTheWay, placeIn, spreadOut, targetFirst, zoneAt } from '#domain/trials/layout/placement'
import { preferredZones, zonesForTrial } from '#domain/trials/engine/trialSettings'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan/plan'
import { catalogue, findActivity } from '#scenes/catalogue'
import { isExhaustive } from '#tests/support/exhaustive'
import { realPlans } from '#tests/support/realPlans'

vi.mock('#scenes/kit/session/ActivityScene', () => ({ sceneOf: (activity: unknown) => activity }))

const map = (best: readonly Zone[], rest: 0 | 1 | 2): ZoneWeights =>
  Object.fromEntries(zones.map((zone) => [zone, best.includes(zone) ? 3 : rest])) as Record<Zone, number>

/** Zone weights of children who see best in the middle, on the left, in a corner, at two places on the right, or at only one place on the right. */
const maps = { middle: map([5], 2), left: map([4], 1), corner: map([1], 2), 'two at the right': map([6, 9], 1), 'the right alone': map([6], 0) }

/**
 * Levels whose arrangement is their purpose, so no weight may move their target. With `part`, the arrangement has a separate part (the sample
 * of a match, the whole of a jigsaw) that must be in the preferred zone instead.
 */
const ARRANGED: Readonly<Record<string, { readonly levels?: readonly string[]; readonly part?: true; readonly because: string }>> = {
  animated_follow: { because: 'it goes along a track from end to end' },
  arrange: { because: 'the parts lie in the half opposite their whole' },
  background: { levels: ['9'], because: 'the target stands on the calm part of a picture' },
  bubble_ai: { levels: ['2', '3', '6'], because: 'the level says where a hand is raised, or the bubble crosses the stage' },
  bubblepop: { levels: ['3'], because: 'the bubble crosses the stage' },
  bubblewordmaker: { because: 'words need a whole row' },
  cat_milk: { because: 'the milk comes from the side opposite the cat' },
  complexitynew: { because: 'everything has its own place in the scene' },
  connect: { because: 'a line is drawn from side to side' },
  duckcount: { levels: ['6', '7'], because: 'the numbers lie in a row under what is counted' },
  egg_nest: { because: 'the egg comes from the side opposite its nest' },
  faceparts: { levels: ['2', '3', '4', '5', '6', '8'], because: 'one face is nearly as high as the stage, and its parts lie in it or around it' },
  findbunny: { levels: ['8', '9'], because: 'it hides in a scene' },
  finger_count_ai: { because: 'dots lie in a row under what is counted' },
  fireworks: { because: 'a flower needs the height above its seed' },
  fish_bowl: { because: 'the fish swims to the bowl from the other side' },
  fluid: { levels: ['3', '4', '5'], because: 'a road, a picture or two colours fill the stage' },
  follow: { because: 'it goes its way across the stage' },
  fruitdictionary: { levels: ['2'], part: true, because: 'parts lie around their fruit' },
  grab_ai: { because: 'what is carried comes from the side opposite the basket' },
  gridmatch: { part: true, because: 'the sample is in the preferred zone, its places in the opposite half' },
  highlightedwords: { because: 'words need a whole row' },
  lightcatcher: { levels: ['2'], because: 'left and right take turns' },
  match: { because: 'choices lie in the half opposite the sample' },
  matchanimals: { levels: ['1', '2', '3', '4', '5', '6', '7'], part: true, because: 'choices lie in the half opposite the sample' },
  music: { because: 'pads lie around the middle' },
  realdictionary: { levels: ['4', '5'], because: 'things stand in a room' },
  sound_ai: { levels: ['2', '5'], because: 'the voice moves it along its way' },
  spotme: { levels: ['3', '4', '5', '6', '7'], because: 'things stand in a photograph' },
  stripe: { levels: ['1', '2', '3', '4', '5'], because: 'a bar goes from side to side' },
  tilt: { because: 'the ball rolls from its place to the goal' },
  'visualdiscrimination-game': { because: 'its questions lie where those of the measurement lie' },
  watering_plant: { because: 'the can comes from the side opposite the plant' },
}
const arranged = (id: string, level: string) => (ARRANGED[id]?.levels?.includes(level) === false ? undefined : ARRANGED[id])

/** Number of blocks for each child and size. */
const SEEDS = isExhaustive ? 4 : 1

/** Maximum growth of a light that responds to a voice, as a factor. */
const GROWN = 1.5

/** Whether a thing is well placed: its centre or its path is in a preferred zone, or as close to one as its size allows. */
function isPreferred({ place, size, drift }: StimulusPlan, weights: ZoneWeights): boolean {
  const best = preferredZones(weights)
  const stops = [place, ...(drift?.via ?? []), ...(drift === null ? [] : [drift.to])]
  const ways = stops.flatMap((stop, index) => [0, 0.25, 0.5, 0.75, 1].map((share) => onTheWay(stops[index - 1] ?? stop, stop, share)))
  return (
    ways.some((at) => best.includes(zoneAt(at))) ||
    best.some((zone) =>
      [1, GROWN].some(
        (room) => distanceApart(placeIn(zone, Math.min(size * room, 1)), place) < 0.02 || distanceApart(placeIn(zone, size * room), place) < 0.02,
      ),
    )
  )
}

const shareOf = (plans: readonly TrialPlan[], weights: ZoneWeights, isPart: boolean): number =>
  plans.filter(({ stimuli }) => stimuli.some((thing) => (isPart || thing.role === 'target') && isPreferred(thing, weights))).length / plans.length

const levels = catalogue.flatMap((manifest) =>
  playLevels(manifest)
    .filter(({ id, isMeasured }) => isMeasured !== true && (arranged(manifest.id, id) === undefined || arranged(manifest.id, id)?.part === true))
    .map((level) => ({ name: `${manifest.id} ${level.id}`, manifest, level })),
)

describe('at support level A', () => {
  it.each(levels)('$name shows at least 80 % of each block in a preferred zone, whatever its size', async ({ manifest, level }) => {
    for (const [child, weights] of Object.entries(maps)) {
      for (const targetSize of [0.3, 0.7]) {
        for (let seed = 1; seed <= SEEDS; seed++) {
          const plans = await realPlans({ manifest, level, profile: { support: 'A', dials: { zones: weights, targetSize } }, seed, turns: 8 })
          const share = shareOf(plans, weights, arranged(manifest.id, level.id)?.part === true)
          expect(share, `${child}, ${targetSize} of the height, seed ${seed}`).toBeGreaterThanOrEqual(0.8)
        }
      }
    }
  })

  it('probes other zones in the remaining trials, but never a closed one', async () => {
    const manifest = findActivity('complexity')
    const level = manifest?.levels.find(({ id }) => id === '1')
    if (manifest === null || level === undefined) throw new Error('There is no complexity 1.')
    const weights = { ...maps.left, 9: 0 }
    const seen = new Set<Zone>()
    for (let seed = 1; seed <= 60; seed++) {
      const plans = await realPlans({ manifest, level, profile: { support: 'A', dials: { zones: weights, targetSize: 0.3 } }, seed, turns: 10 })
      for (const { stimuli } of plans) for (const { zone } of stimuli) seen.add(zone)
    }
    expect([...seen].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('has no exception for an activity or a level that does not exist', () => {
    for (const [id, { levels: named = [] }] of Object.entries(ARRANGED)) {
      expect(findActivity(id)?.levels.map((level) => level.id)).toEqual(expect.arrayContaining([...named]))
    }
  })
})

describe('the zone weights of one trial', () => {
  const settings = (support: 'A' | 'B') => resolveSettings({ ...newProfile, support, dials: { zones: maps.left } }, {}, {})

  it('lead to the preferred zone in the warm-ups and in four trials of five', () => {
    const isLed = (turn: number) =>
      zonesForTrial(settings('A'), turn) !== settings('A').dials.zones && chooseZone(seededRandom(turn), zonesForTrial(settings('A'), turn), 4) === 4
    expect([-2, -1, 0, 1, 2, 3, 4, 5].map(isLed).map(Number)).toEqual([1, 1, 1, 1, 1, 1, 0, 1])
  })

  it('are those of the profile at B, and the best zone stays the best at A', () => {
    expect(zonesForTrial(settings('B'), 0)).toEqual(maps.left)
    for (const turn of [0, 4]) expect(bestZone(zonesForTrial(settings('A'), turn))).toBe(4)
  })

  it('place the first of several things, and a row, in the chosen zone', () => {
    const weights = zonesForTrial(settings('A'), 0)
    for (let seed = 1; seed <= 50; seed++) {
      const { spots } = spreadOut(seededRandom(seed), { count: 4, size: 0.4, least: 0.1, gap: 1, weights, before: 4 })
      expect(spots[0]?.zone).toBe(4)
      expect(targetFirst(seededRandom(seed), spots.toReversed(), weights)[0]?.zone).toBe(4)
    }
    const low = zonesForTrial(resolveSettings({ ...newProfile, dials: { zones: maps['two at the right'] } }, {}, {}), 0)
    expect(inRow({ count: 2, size: 0.2, least: 0.1, gap: 1, weights: low })?.spots.some(({ zone }) => zone === 6 || zone === 9)).toBe(true)
  })
})

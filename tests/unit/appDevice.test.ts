import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDeviceSettings } from '#adapters/browser/deviceSettings'
import { createTabStorage } from '#adapters/browser/tabStorage'
import { defineActivity } from '#domain/activities/manifest'
import { firstLevel } from '#app/stage/start/levels'

function memory(content: string | null = null) {
  let kept = content
  return { getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value), read: () => kept }
}

const forbidden = (): Storage => {
  throw new Error('storage is forbidden')
}

describe('a device’s memory', () => {
  it('survives a reload', () => {
    const storage = memory()
    const choice = { level: '2', own: { jar: false } }
    createDeviceSettings(() => storage).change({ textSize: 'large', activeChildId: 'a_0', activities: { 'a_0/lightcatcher': choice } })
    const { textSize, activeChildId, activities } = createDeviceSettings(() => storage).read()
    expect({ textSize, activeChildId, activities }).toEqual({ textSize: 'large', activeChildId: 'a_0', activities: { 'a_0/lightcatcher': choice } })
  })

  it('keeps answers about the day and the screen, and dismissed questions', () => {
    const storage = memory()
    const told = {
      conditions: { a_0: { day: 'Mon Mar 03 2025', told: { posture: 'lap', seizure: 'no' } } },
      screen: { diagonalIn: 10.2, distanceCm: 35 },
      leftAlone: 's1',
    } as const
    createDeviceSettings(() => storage).change(told)
    expect(createDeviceSettings(() => storage).read()).toMatchObject(told)
    const damaged = {
      conditions: { a_0: { day: 'Mon', told: { posture: 'on the head', light: 'dim' } }, a_1: 7 },
      screen: { diagonalIn: -1, distanceCm: 35 },
      leftAlone: 7,
    }
    const { conditions, screen, leftAlone } = createDeviceSettings(() => memory(JSON.stringify(damaged))).read()
    expect({ conditions, screen, leftAlone }).toEqual({ conditions: { a_0: { day: 'Mon', told: { light: 'dim' } } }, screen: null, leftAlone: null })
  })

  it('does not restore what another tab removed', () => {
    const storage = memory()
    let otherTab = () => {}
    const here = createDeviceSettings(
      () => storage,
      (onOtherTab) => (otherTab = onOtherTab),
    )
    here.change({ activeChildId: 'a_0', activities: { 'a_0/follow': { level: '1', own: {} } } })
    const there = createDeviceSettings(() => storage)
    there.change({ activeChildId: null, activities: {} })
    here.change({ textSize: 'large' })
    expect(storage.read()).not.toContain('a_0')
    there.change({ textSize: 'larger' })
    otherTab()
    expect(here.read()).toMatchObject({ textSize: 'larger', activeChildId: null, activities: {} })
  })

  it('is complete whatever the storage contains', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc
            .record({ volumes: fc.anything(), textSize: fc.anything(), side: fc.anything(), isSignedIn: fc.anything(), activities: fc.anything() })
            .map((value) => JSON.stringify(value)),
        ),
        (content) => {
          const { volumes, textSize, side, isSignedIn, activities } = createDeviceSettings(() => memory(content)).read()
          const { muted, ...loudness } = volumes
          expect(Object.values(loudness).every((value) => value >= 0 && value <= 1)).toBe(true)
          expect(typeof muted).toBe('boolean')
          expect(['normal', 'large', 'larger']).toContain(textSize)
          expect([null, 'family', 'team', 'administration']).toContain(side)
          expect(typeof isSignedIn).toBe('boolean')
          expect(Object.values(activities).every(({ own }) => typeof own === 'object')).toBe(true)
        },
      ),
    )
  })

  it('keeps the good parts of a damaged record', () => {
    const { volumes } = createDeviceSettings(() => memory(JSON.stringify({ volumes: { voice: 2, effects: 0.1, muted: true } }))).read()
    expect(volumes).toMatchObject({ voice: 0.8, effects: 0.1, muted: true })
  })

  it('lasts until the page closes if nothing may be stored', () => {
    const settings = createDeviceSettings(forbidden)
    let told = 0
    const stop = settings.watch(() => (told += 1))
    settings.change({ textSize: 'larger' })
    stop()
    settings.change({ textSize: 'large' })
    expect([settings.read().textSize, told]).toEqual(['large', 1])
  })
})

describe("the tab's memory", () => {
  it('works if nothing may be stored', () => {
    const tab = createTabStorage(forbidden)
    tab.set('a', '1')
    const before = tab.get('a')
    tab.remove('a')
    tab.set('b', '2')
    tab.clear()
    expect([before, tab.get('a'), tab.get('b')]).toEqual(['1', null, null])
  })
})

const level = (id: string, complexity: number) => ({ id, complexity, trials: 8 })
const manifest = defineActivity({
  id: 'example',
  family: 'see',
  access: 'public',
  settings: {},
  levels: [level('1', 1), level('2', 3), level('3', 6)],
  measures: [],
  needs: [],
  tile: [],
  text: { en: { title: '', trains: '', goal: '', objectives: { 1: '', 2: '', 3: '' }, settings: {} } },
})

const caps = { maxComplexity: 3, maxItems: 4 }

describe('the levels on the start panel', () => {
  it('start with a suitable one: within the child’s limits of complexity and number of things', () => {
    const levels = manifest.levels.map((each) => ({ ...each, items: each.id === '1' ? 5 : 4 }))
    expect(firstLevel({ ...manifest, levels }, [], caps)).toBe('2')
    expect(firstLevel(manifest, [], { ...caps, maxComplexity: 0 })).toBe('1')
  })

  it.each<[string, (string | null)[], string]>([
    ['the one in the address', ['2', '1'], '2'],
    ['the last one, when the address has none', [null, '2'], '2'],
    ['the first offered, when both are unknown', ['99', 'x'], '1'],
  ])('start with %s', (_name, wished, expected) => {
    expect(firstLevel(manifest, wished, caps)).toBe(expected)
  })
})

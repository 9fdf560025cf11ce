import { afterEach, expect, it } from 'vitest'
import { createDeviceSettings } from '#adapters/browser/deviceSettings'
import { LevelChoice } from '#app/stage/start/LevelChoice'
import type { Volumes } from '#domain/devices/volumes'
import matchanimals from '#scenes/activities/matchanimals/manifest'
import { show } from '../support/page'

const caps = { maxComplexity: 10, maxItems: 12 }
const sound = { voice: 0.8, effects: 0.8, music: 0, interface: 0.5, muted: false }

afterEach(() => window.localStorage.clear())

function textOf(level: string, volumes: Partial<Volumes>): string {
  createDeviceSettings(() => window.localStorage).change({ volumes: { ...sound, ...volumes } })
  return show(<LevelChoice manifest={matchanimals} caps={caps} level={level} onChange={() => undefined} />).text
}

it('warns that sound is muted only at a level whose target is heard', () => {
  const told = 'Sound is off on this device.'
  expect(textOf('8', { muted: true })).toContain(told)
  expect(textOf('8', { voice: 0, effects: 0 })).toContain(told)
  // At this level the spoken name is enough, even if sound effects are off.
  expect(textOf('8', { effects: 0 })).not.toContain(told)
  expect(textOf('8', {})).not.toContain(told)
  expect(textOf('5', { muted: true })).not.toContain(told)
})

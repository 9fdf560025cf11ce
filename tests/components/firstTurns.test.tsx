import { expect, it } from 'vitest'
import { FirstTurns } from '#app/stage/start/FirstTurns'
import background from '#scenes/activities/background/manifest'
import fluid from '#scenes/activities/fluid/manifest'
import lightcatcher from '#scenes/activities/lightcatcher/manifest'
import type { Manifest } from '#domain/activities/manifest'
import { settingsFrom } from '#domain/settings/ownSettings'
import { show } from '../support/page'

const said = (manifest: Manifest, level: string) => show(<FirstTurns manifest={manifest} level={level} own={settingsFrom(manifest.settings, {})} />).text

it('announces the easy first turns of a level, because they look like another level', () => {
  expect(said(background, '10')).toContain('Two easy turns come first. Progress does not count them.')
  expect(said(lightcatcher, '1')).toContain('Two easy turns come first.')
})

it('announces no easy turns in free play or in the first light', () => {
  expect(said(fluid, '1')).toBe('')
  expect(said(lightcatcher, (lightcatcher as Manifest).levels.find(({ opensFrom }) => opensFrom === 'meeting')?.id ?? '')).toBe('')
})

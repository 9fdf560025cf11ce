import type { Rollup } from 'vite'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/vite/offline/groups'

const chunk = (fileName: string, ...moduleIds: readonly string[]) => ({ type: 'chunk', fileName, moduleIds, code: 'x' })
const bundle = (...chunks: readonly object[]) => Object.fromEntries(chunks.map((each, index) => [String(index), each])) as unknown as Rollup.OutputBundle

test('stores texts of screens, words and activities only in the device’s own language', () => {
  const { groups } = listFiles(
    bundle(
      chunk('assets/words-de.js', '/work/src/text/de/plan.json', '/work/src/text/de/app.json'),
      chunk('assets/parts-de.js', '/work/src/domain/words/de/parts.json'),
      chunk('assets/de.js', '/work/scenes/activities/follow/text/de.json', '/work/scenes/activities/match/text/de.json', '/work/src/text/ofActivities/de.ts'),
      chunk('assets/words-en.js', '/work/src/text/en/plan.json'),
      chunk('assets/catalogue.js', '/work/scenes/activities/follow/text/en.json', '/work/scenes/catalogue.ts'),
    ),
  )
  expect(Object.fromEntries(Object.entries(groups).map(([group, files]) => [group, Object.keys(files ?? {})]))).toEqual({
    'language/de': ['/assets/words-de.js', '/assets/parts-de.js', '/assets/de.js'],
    code: ['/assets/words-en.js', '/assets/catalogue.js'],
  })
})

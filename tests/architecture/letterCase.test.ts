import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('changes the case of words by the rules of the page’s language, never of the device’s: Turkish has a different i', () => {
  const byDevice = /\.toLocale(?:Upper|Lower)Case\(\)/
  expect(globSync('{src,scenes,machines}/**/*.{ts,tsx}').filter((file) => byDevice.test(readFileSync(file, 'utf8')))).toEqual([])
})

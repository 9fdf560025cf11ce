import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string): string => readFileSync(file, 'utf8')

/** Files that are drawn before anything else has loaded, so they must not import any component. */
const FIRST = new Set(['src/app/App.tsx', 'src/screens/home/screen.tsx'])

it('uses <Button> for everything that looks like a button', () => {
  const raw = globSync('src/{app,screens}/**/*.tsx').filter(
    (file) => !FIRST.has(file) && /<button\b[^<]*?className=(?:"(?:[^"]* )?press[ "]|\{[^}]*['`]press[ '`])/.test(read(file)),
  )
  expect(raw).toEqual([])
})

it('defines muted text and text links once', () => {
  const defined = globSync('src/**/*.css').filter((file) => /^\s*\.(muted|quiet|link)\s*\{/m.test(read(file)))
  expect(defined.toSorted()).toEqual(['src/ui/link.module.css', 'src/ui/tokens.css'])
})

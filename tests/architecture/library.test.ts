import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { broughtAtOnce } from '../support/imports'

/** The pages that are made of parts of the component library. Every other one is there before it. */
const MADE_OF_IT = ['photos', 'system-admin']

const takesFromIt = (file: string) => /^import (?!type )[^\n]*'@mantine\//m.test(readFileSync(file, 'utf8'))
const takersIn = (entry: string) => broughtAtOnce(entry).filter(takesFromIt)

const entries = [
  'src/main.tsx',
  'src/app/routing/AuthenticatedApp.tsx',
  'src/app/routing/PublicApp.tsx',
  ...readdirSync('src/screens')
    .map((name) => `src/screens/${name}/screen.tsx`)
    .filter((file) => existsSync(file)),
]

test.each(entries.filter((file) => !MADE_OF_IT.some((name) => file.includes(`/${name}/`))))('%s is there without the component library', (entry) => {
  expect(takersIn(entry)).toEqual([])
})

test.each(MADE_OF_IT)('%s does take from it, so that the others would be found', (name) => {
  expect(takersIn(`src/screens/${name}/screen.tsx`).length).toBeGreaterThan(0)
})

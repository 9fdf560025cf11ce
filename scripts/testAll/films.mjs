import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentHash, importedFile } from './records.mjs'

const ACTIVITIES = 'scenes/activities'
/** Files on which all films depend, besides those of the domain that they import: the stage and its pictures, and the safety tests that judge the films. */
export const SHARED = [
  'scenes/kit',

  'scenes/stage',
  'src/domain/words/en',
  'assets/faces',
  'assets/own',
  'assets/packs',
  'assets/parts',
  'assets/places',
  'assets/renders',
  'assets/story',
  'assets/turning',
  'assets/words',
  'tests/safety/harness',
  'tests/safety/filmFindings.ts',
  'tests/safety/flashes.spec.ts',
  'tests/safety/profiles.ts',
  'tests/safety/prompts.spec.ts',
  'tests/safety/turns.ts',
]

/** Sources whose imports are followed. */
const IMPORTING = ['scenes', 'tests/safety']
/** Places whose files are followed further. */
const FOLLOWED = /^(?:src\/domain|tests)\//
/** Matches an import that remains in the running code, unlike one of types only. */
const IMPORT = /\b(?:import|export)\b(?!\s*type\b)(?:[^'";]*\bfrom)?\s*\(?\s*'([^']+)'/g

/** Files of the domain that run on the stage or in its gate, sorted: imported from there, directly or through each other. */
export function domainOfFilms(root = '.') {
  const found = new Set()
  const follow = (file) => {
    for (const [, name] of readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)) {
      const imported = importedFile(name, file, root)
      if (imported === null || !FOLLOWED.test(imported) || found.has(imported)) continue
      found.add(imported)
      follow(imported)
    }
  }
  for (const place of IMPORTING.filter((each) => existsSync(path.join(root, each))))
    for (const entry of readdirSync(path.join(root, place), { recursive: true, withFileTypes: true }))
      if (entry.isFile() && entry.name.endsWith('.ts')) follow(path.relative(root, path.join(entry.parentPath, entry.name)))
  return [...found].filter((file) => file.startsWith('src/domain/')).toSorted()
}

/** A hash of each activity's own files, by id. Without its texts: the stage shows none of them. */
export const activityHashes = (root = '.') =>
  Object.fromEntries(
    readdirSync(path.join(root, ACTIVITIES))
      .toSorted()
      .map((id) => [id, contentHash(drawnBy(id, root), root)]),
  )

const drawnBy = (id, root) =>
  readdirSync(path.join(root, ACTIVITIES, id))
    .filter((name) => name !== 'text')
    .map((name) => `${ACTIVITIES}/${id}/${name}`)

/** One hash of everything that all films depend on, the version of the engine included. */
export function sharedHash(root = '.') {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return `${contentHash([...SHARED, ...domainOfFilms(root)], root)}-${dependencies.phaser}`
}

/** The hash under which the films of an activity are recorded. */
export const filmHash = (own, shared) => `${own} ${shared}`

/** If more than this share of the activities changed, `npm test` films a sample of their levels, and `npm run test:all -- films` films all. */
const FEW = 0.25
const LEAST_OF_MANY = 1

/**
 * Films that `npm test` makes of each activity: every level of an activity that was never filmed, or whose own files changed since its last recorded film while
 * few others did; and `sampleSize` films in all, spread evenly over the others, if what all films depend on changed. * @returns {Map<string, 'every level' |
 * number>} by activity id; an unchanged activity is left out
 */
export function everydayFilms({ own, shared, record, sampleSize }) {
  const ids = Object.keys(own)
  const recorded = (id) => (record[id]?.failed === 0 ? record[id].hash.split(' ') : [])
  const isSharedNew = ids.some((id) => recorded(id)[1] !== shared)
  const inSample = (index) => Math.floor(((index + 1) * sampleSize) / ids.length) - Math.floor((index * sampleSize) / ids.length)
  const changed = ids.filter((id) => recorded(id)[0] !== own[id])
  const areMany = changed.length > Math.max(1, FEW * ids.length)
  const films = ids.map((id, index) => {
    if (!changed.includes(id)) return [id, isSharedNew ? inSample(index) : 0]
    return [id, areMany && recorded(id).length > 0 ? Math.max(LEAST_OF_MANY, inSample(index)) : 'every level']
  })
  return new Map(films.filter(([, count]) => count !== 0))
}

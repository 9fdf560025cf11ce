import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentHash, importedFile } from './records.mjs'

const ACTIVITIES = 'scenes/activities'
/**
 * Files on which all films depend: the stage and its pictures, and the safety tests that judge the films. They also depend on the domain files
 * that these import.
 */
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

/** Folders with sources whose imports are followed. */
const IMPORTING = ['scenes', 'tests/safety']
/** Matches files whose own imports are followed too. */
const FOLLOWED = /^(?:src\/domain|tests)\//
/** Matches an import that remains in the running code, which an import of types does not. */
const IMPORT = /\b(?:import|export)\b(?!\s*type\b)(?:[^'";]*\bfrom)?\s*\(?\s*'([^']+)'/g

/** Returns the domain files that run on the stage or in its gate, sorted. They are imported from there, directly or through each other. */
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

/** Returns a hash of each activity's own files, by id. Texts are left out, because the stage shows none of them. */
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

/** Returns one hash of everything on which all films depend, including the version of the engine. */
export function sharedHash(root = '.') {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return `${contentHash([...SHARED, ...domainOfFilms(root)], root)}-${dependencies.phaser}`
}

/** Returns the hash under which the films of an activity are recorded. */
export const filmHash = (own, shared) => `${own} ${shared}`

/**
 * Share of the activities above which too many have changed: `npm test` then films only a sample of their levels, and `npm run test:all --
 * films` films all.
 */
const FEW = 0.25
const LEAST_OF_MANY = 1

/**
 * Returns the films that `npm test` makes of each activity. An activity gets a film of every level if it was never filmed, or if its own files have
 * changed since its last recorded film and few other activities have changed. If the files shared by all films have changed, `sampleSize` films are
 * spread evenly over the others.
 * @returns {Map<string, 'every level' | number>} by activity id; an unchanged activity is left out
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

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Where the hashes of the last green night lie; `tests/safety/sample.ts` reads them. */
export const LAST_NIGHT = 'tests/safety/lastNight.json'
const ACTIVITIES = 'scenes/activities'
/** What every activity stands on, the gate itself included. */
const SHARED = ['scenes/kit', 'scenes/mechanics', 'scenes/stage', 'src/domain/child', 'src/domain/trials', 'tests/safety']

/** A hash of the content of each activity's folder, and one, `shared`, of what they all stand on. */
export function filmHashes(root = '.') {
  const shared = SHARED.flatMap((folder) => filesIn(path.join(root, folder)))
  const activities = readdirSync(path.join(root, ACTIVITIES))
    .sort()
    .map((name) => [name, hashOf(root, filesIn(path.join(root, ACTIVITIES, name)))])
  return Object.fromEntries([...activities, ['shared', hashOf(root, shared)]])
}

function filesIn(folder) {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return []
  return readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .sort()
}

function hashOf(root, files) {
  const hash = createHash('sha256')
  for (const file of files)
    if (path.relative(root, file) !== path.normalize(LAST_NIGHT)) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 16)
}

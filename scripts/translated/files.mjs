import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const SHARED = 'src/text/translated.json'
const ACTIVITIES = 'scenes/activities'
/** Start of the keys of an activity's texts, followed by the activity's id. */
const OF_ACTIVITY = 'ofActivities.ofActivities.'

const fileOf = (id) => `${ACTIVITIES}/${id}/text/translated.json`
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
const write = (file, hashes) => writeFileSync(file, `${JSON.stringify(hashes, null, 2)}\n`)

/** Returns a hash, in eight characters, of the English text from which a translation was made. */
export const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** Matches a plural form in an activity's results, which has its own key: `result.done.one` is `result.done_one`. */
const RESULT_PLURAL = /^(result\.\w+)\.(zero|one|two|few|many|other)$/

/** Returns the hashes to store for an activity whose English texts all have translations. */
export function activityHashesOf(english) {
  const textsIn = (value, way) =>
    typeof value === 'string'
      ? [[way.replace(RESULT_PLURAL, '$1_$2'), hashOf(value)]]
      : Object.entries(value).flatMap(([name, part]) => textsIn(part, way === '' ? name : `${way}.${name}`))
  return Object.fromEntries(textsIn(english, '').toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Returns all stored hashes by key. */
export function readStored(root = '.') {
  const ofActivities = readdirSync(path.join(root, ACTIVITIES)).flatMap((id) =>
    Object.entries(read(path.join(root, fileOf(id)))).map(([key, hashes]) => [`${OF_ACTIVITY}${id}.${key}`, hashes]),
  )
  return { ...read(path.join(root, SHARED)), ...Object.fromEntries(ofActivities) }
}

/** Stores each hash in its file: an activity's hashes in its own folder, all others in the shared file. */
export function writeStored(stored, root = '.') {
  const files = new Map([[SHARED, {}], ...readdirSync(path.join(root, ACTIVITIES)).map((id) => [fileOf(id), {}])])
  for (const [key, hashes] of Object.entries(stored)) {
    const [, id, name] = key.startsWith(OF_ACTIVITY) ? (/^([\w-]+)\.(.+)$/.exec(key.slice(OF_ACTIVITY.length)) ?? []) : []
    const file = id === undefined ? SHARED : fileOf(id)
    files.get(file)[name ?? key] = hashes
  }
  for (const [file, hashes] of files) write(path.join(root, file), hashes)
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { countDocuments, differences } from './documentCounts.mjs'
import { startEmulators } from './emulator.mjs'

// Usage: FIRESTORE_TOKEN=$(gcloud auth print-access-token) node scripts/node.mjs scripts/restore.mjs --count <project>
// Prints the number of documents of each collection as JSON.
// Usage: node scripts/node.mjs scripts/restore.mjs <folder of an export> [counts.json]
// Restores an export into an emulator and compares the counts.
process.chdir(new URL('..', import.meta.url).pathname)
const [first, second] = process.argv.slice(2)

async function countProject(project) {
  const { FIRESTORE_EMULATOR_HOST: emulator, FIRESTORE_TOKEN } = process.env
  const token = emulator === undefined ? FIRESTORE_TOKEN : 'owner'
  if (project === undefined || token === undefined) throw new Error('Name the project after --count, and give an access token in FIRESTORE_TOKEN.')
  const host = emulator === undefined ? 'https://firestore.googleapis.com' : `http://${emulator}`
  console.log(JSON.stringify(await countDocuments({ host, token, project }), null, 2))
}

/** Returns the path of the file that describes an export. */
function metadataIn(folder) {
  const name = existsSync(folder) ? readdirSync(folder).find((each) => each.endsWith('.overall_export_metadata')) : undefined
  if (name === undefined) throw new Error(`${folder} has no file *.overall_export_metadata, so it is no export of Firestore.`)
  return path.resolve(folder, name)
}

async function restore(folder, countsFile) {
  const { project, env, stop } = await startEmulators({ only: ['firestore'], seed: metadataIn(folder) })
  try {
    const found = await countDocuments({ host: `http://${env.FIRESTORE_EMULATOR_HOST}`, token: 'owner', project })
    for (const [name, count] of Object.entries(found)) if (count > 0) console.log(`${String(count).padStart(9)}  ${name}`)
    if (Object.values(found).every((count) => count === 0)) throw new Error('The restored database is empty.')
    if (countsFile === undefined) return console.log('Restored. Nothing to compare with: give the file of --count as the second argument.')
    const wrong = differences(JSON.parse(readFileSync(countsFile, 'utf8')), found)
    for (const { name, expected, found: count } of wrong) console.log(`${name}: ${expected} expected, ${count} restored`)
    if (wrong.length > 0) throw new Error('The restored database is not complete.')
    console.log('Restored: every count is as expected.')
  } finally {
    await stop()
  }
}

try {
  if (first === '--count') await countProject(second)
  else if (first === undefined) throw new Error('Name the folder of an export, or --count and a project.')
  else await restore(first, second)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

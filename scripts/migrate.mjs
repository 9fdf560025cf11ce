import { migrations } from './migrations/all.mjs'
import { migrate, restSender } from './migrations/migrate.mjs'

// Usage: FIRESTORE_TOKEN=$(gcloud auth print-access-token) node scripts/node.mjs scripts/migrate.mjs --project <id> [--write]
// Converts the documents of a Firebase project to the format of this version. Without --write it only reports which documents it would change.
// With FIRESTORE_EMULATOR_HOST it uses that emulator and needs no token. Publish the new rules first, then migrate.

const args = process.argv.slice(2)
const project = args[args.indexOf('--project') + 1]
const { FIRESTORE_EMULATOR_HOST: emulator, FIRESTORE_TOKEN } = process.env
const token = emulator === undefined ? FIRESTORE_TOKEN : 'owner'

if (!args.includes('--project') || project === undefined || token === undefined) {
  console.error('Name the project with --project, and give an access token in FIRESTORE_TOKEN.')
  process.exitCode = 1
} else {
  const isDryRun = !args.includes('--write')
  const done = await migrate({
    database: `projects/${project}/databases/(default)/documents`,
    send: restSender({ host: emulator === undefined ? 'https://firestore.googleapis.com' : `http://${emulator}`, token }),
    migrations,
    isDryRun,
    say: console.log,
  })
  if (isDryRun) for (const { paths } of done) for (const path of paths) console.log(`  ${path}`)
}

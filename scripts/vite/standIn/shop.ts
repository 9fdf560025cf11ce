import { liveQuery } from 'dexie'
import { openLocalDatabase } from '#adapters/local/database'
import { answerCheckouts, offerPlans } from './payments'

// This runs next to the product on the development server.
const database = openLocalDatabase('device')
const pageOf = (path: string) => `${location.origin}/scripts/vite/standIn/pay.html?checkout=${encodeURIComponent(path)}`

await offerPlans(database, location.origin)
liveQuery(() => database.documents.where({ group: 'checkout_sessions' }).count()).subscribe(() => void answerCheckouts(database, pageOf))

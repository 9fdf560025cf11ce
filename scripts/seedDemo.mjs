import { runnerImport } from 'vite'
import { emulatorDoor } from './emulatorDoor.mjs'

const DAY_MS = 86_400_000
const PASSWORD = 'seven lanterns'
const CODE = 'LANTERN234567'

/**
 * Fills empty emulators with the demo clinic: its people and their play, the plans on sale, an access code, and the names. Returns the sign-ins. In a
 * hosted backend nothing is marked as demo, and every grant has an end.
 */
export async function seedDemo({ project, env, origin, now = Date.now() }) {
  const { module: clinic } = await runnerImport('./src/adapters/local/demoClinic.ts')
  const { module: people } = await runnerImport('./src/adapters/local/demoPeople.ts')
  const door = emulatorDoor({ project, env })
  for (const { uid, email, displayName } of people.demoIdentities) await door.addPerson({ uid, email, displayName, password: PASSWORD })
  await door.put({ ...forEverybody(clinic.demoDocuments(now), now), ...onSale(), ...house({ origin, now }) })
  return { logins: people.demoIdentities.map(({ email }) => email), password: PASSWORD, code: CODE }
}

function forEverybody(documents, now) {
  const endsAt = new Date(now + 365 * DAY_MS)
  return Object.fromEntries(
    Object.entries(documents).map(([path, { demo: _demo, ...data }]) => {
      if (data.grants)
        return [
          path,
          { ...data, grants: Object.fromEntries(Object.entries(data.grants).map(([id, grant]) => [id, { ...grant, endsAt: grant.endsAt ?? endsAt }])) },
        ]
      if (path.includes('/sharedChildren/')) return [path, { ...data, endsAt: data.endsAt < endsAt ? data.endsAt : endsAt }]
      return [path, 'subscriptionEndDate' in data ? { ...data, subscriptionEndDate: endsAt } : data]
    }),
  )
}

// The plans on sale are in the format of the payment service's extension.
function onSale() {
  const price = (unit_amount, interval) => ({ active: true, currency: 'eur', unit_amount, interval, interval_count: 1, type: 'recurring' })
  return {
    'products/family': { active: true, name: 'Family', description: 'Every activity, for the children of one family.', role: null, metadata: {} },
    'products/family/prices/monthly': price(900, 'month'),
    'products/family/prices/yearly': price(9000, 'year'),
  }
}

function house({ origin, now }) {
  const at = new Date(now)
  return {
    'Config/access': { adminEmails: ['administrator@demo.example'], staffDomains: ['staff.example'], appOrigins: [origin], trialDays: 14 },
    [`activationCodes/${CODE}`]: {
      durationDays: 30,
      maxUses: 100,
      uses: 0,
      expiresAt: new Date(now + 90 * DAY_MS),
      active: true,
      batch: 'Demo',
      createdBy: 'demo-administrator',
      createdAt: at,
    },
  }
}

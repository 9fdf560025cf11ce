import type { DemoRole } from '#ports/demo'
import type { IdentityRow } from './rows'

/* The people of the demo clinic. A label on the navigation rail says that all of them are invented, so their names need not say so. */

export const people: Readonly<Record<DemoRole, { uid: string; displayName: string; email: string }>> = {
  parent: { uid: 'demo-parent', displayName: 'Sam', email: 'parent@demo.example' },
  therapist: { uid: 'demo-therapist', displayName: 'Robin', email: 'therapist@demo.example' },
  owner: { uid: 'demo-owner', displayName: 'Noor', email: 'owner@demo.example' },
  administrator: { uid: 'demo-administrator', displayName: 'Kim', email: 'administrator@demo.example' },
}

/** The clinic's account. */
export const ACCOUNT_ID = `${people.owner.uid}_0`

/** Further families of the clinic. Visitors cannot use the demo as one of them. */
export const otherFamilies = {
  fay: { uid: 'demo-fay', displayName: 'Fay', email: 'fay@demo.example' },
  gil: { uid: 'demo-gil', displayName: 'Gil', email: 'gil@demo.example' },
  hal: { uid: 'demo-hal', displayName: 'Hal', email: 'hal@demo.example' },
  lou: { uid: 'demo-lou', displayName: 'Lou', email: 'lou@demo.example' },
  max: { uid: 'demo-max', displayName: 'Max', email: 'max@demo.example' },
  nia: { uid: 'demo-nia', displayName: 'Nia', email: 'nia@demo.example' },
} as const

/** Sign-ins of the demo clinic. No password opens them. */
export const demoIdentities: readonly IdentityRow[] = Object.values(people).map((person) => ({ ...person, emailVerified: true, secret: null }))

export const demoUidOf = (role: DemoRole): string => people[role].uid

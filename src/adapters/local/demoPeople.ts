import type { DemoRole } from '#ports/demo'
import type { IdentityRow } from './rows'

/* Who is in the demo clinic. */

export const people: Readonly<Record<DemoRole, { uid: string; displayName: string; email: string }>> = {
  parent: { uid: 'demo-parent', displayName: 'Sam (demo parent)', email: 'parent@demo.example' },
  therapist: { uid: 'demo-therapist', displayName: 'Robin (demo therapist)', email: 'therapist@demo.example' },
  owner: { uid: 'demo-owner', displayName: 'Noor (demo clinic owner)', email: 'owner@demo.example' },
  administrator: { uid: 'demo-administrator', displayName: 'Kim (demo administrator)', email: 'administrator@demo.example' },
}

/** The clinic's account. */
export const ACCOUNT_ID = `${people.owner.uid}_0`

/** Two more families, who are in the team and whom nobody visits. */
export const otherFamilies = {
  fay: { uid: 'demo-fay', displayName: 'Fay (demo parent)', email: 'fay@demo.example' },
  gil: { uid: 'demo-gil', displayName: 'Gil (demo parent)', email: 'gil@demo.example' },
} as const

/** The people of the demo clinic. No password opens them. */
export const demoIdentities: readonly IdentityRow[] = Object.values(people).map((person) => ({ ...person, emailVerified: true, secret: null }))

export const demoUidOf = (role: DemoRole): string => people[role].uid

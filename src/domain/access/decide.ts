import type { UserRole } from './roles'
import type { AccessRule } from './rules'

/** What is known of the person at the screen. `unknown` is what has not been asked or answered yet. */
export interface VisitorFacts {
  readonly user: 'unknown' | null | { readonly email: string; readonly emailVerified: boolean }
  readonly role: UserRole | 'unknown'
  readonly subscription: { readonly isChecked: boolean; readonly isSubscribed: boolean }
  /** Works in a therapist account. */
  readonly hasSelectedAccount: boolean | 'unknown'
  /** What the backend answered to the probes. */
  readonly standing: Standing | 'unknown'
}

/** Of whom nothing is known. */
export const stranger: VisitorFacts = {
  user: 'unknown',
  role: 'unknown',
  subscription: { isChecked: false, isSubscribed: false },
  hasSelectedAccount: 'unknown',
  standing: 'unknown',
}

/** How a person stands to the house. Only the backend knows: addresses of the house are not in the bundle. */
export interface Standing {
  readonly isStaff: boolean
  /** By role or by address. */
  readonly isAdministrator: boolean
}

export type AccessDecision =
  | { readonly kind: 'allow' }
  /** Something the rule needs is not known yet: show neither the page nor a redirect. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'goTo'; readonly path: '/signin' | '/pricing' | '/' }

const ALLOW: AccessDecision = { kind: 'allow' }
const WAIT: AccessDecision = { kind: 'wait' }

/** May this visitor open a route with this rule? Waits only for what can still change the answer. */
export function decideAccess(rule: AccessRule, visitor: VisitorFacts): AccessDecision {
  if (rule === 'public') return ALLOW
  if (visitor.user === 'unknown') return WAIT
  if (visitor.user === null) return { kind: 'goTo', path: '/signin' }
  switch (rule) {
    case 'signed-in':
      return ALLOW
    case 'subscription':
      return decideSubscription(visitor)
    case 'staff':
      return decideStanding(visitor.standing === 'unknown' ? 'unknown' : visitor.standing.isStaff)
    case 'system-admin':
      return decideSystemAdmin(visitor, visitor.user.emailVerified)
  }
}

function decideSubscription({ subscription, hasSelectedAccount }: VisitorFacts): AccessDecision {
  if (subscription.isSubscribed || hasSelectedAccount === true) return ALLOW
  if (!subscription.isChecked || hasSelectedAccount === 'unknown') return WAIT
  return { kind: 'goTo', path: '/pricing' }
}

function decideSystemAdmin({ role, standing }: VisitorFacts, isProven: boolean): AccessDecision {
  // The role is heard live: who has just been made an administrator need not sign in again. Without a proven address it counts for nothing.
  if (role === 'system_admin' && isProven) return ALLOW
  return decideStanding(standing === 'unknown' || role === 'unknown' ? 'unknown' : standing.isAdministrator)
}

function decideStanding(may: boolean | 'unknown'): AccessDecision {
  if (may === 'unknown') return WAIT
  return may ? ALLOW : { kind: 'goTo', path: '/' }
}

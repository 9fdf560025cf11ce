import type { UserRole } from './roles'
import type { AccessRule } from './rules'

/** Known facts about the visitor. `unknown` means not asked or not answered yet. */
export interface VisitorFacts {
  readonly user: 'unknown' | null | { readonly email: string; readonly emailVerified: boolean }
  readonly role: UserRole | 'unknown'
  readonly subscription: { readonly isChecked: boolean; readonly isSubscribed: boolean }
  /** Whether the visitor works in a therapist's account. */
  readonly hasSelectedAccount: boolean | 'unknown'
  /** The visitor's standing, as reported by the backend. */
  readonly standing: Standing | 'unknown'
}

/** A visitor without any known facts. */
export const stranger: VisitorFacts = {
  user: 'unknown',
  role: 'unknown',
  subscription: { isChecked: false, isSubscribed: false },
  hasSelectedAccount: 'unknown',
  standing: 'unknown',
}

/** The visitor's relation to the operator. Only the backend knows it: staff addresses are not in the bundle. */
export interface Standing {
  readonly isStaff: boolean
  /** Whether the visitor is an administrator, by role or by e-mail address. */
  readonly isAdministrator: boolean
}

export type AccessDecision =
  | { readonly kind: 'allow' }
  /** A fact that the rule needs is not known yet, so neither the page nor a redirect is shown. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'goTo'; readonly path: '/signin' | '/pricing' | '/' }

const ALLOW: AccessDecision = { kind: 'allow' }
const WAIT: AccessDecision = { kind: 'wait' }

/** Decides whether this visitor may open a route with this rule. Waits only for facts that can still change the answer. */
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
  // The role is watched live, so a new administrator need not sign in again. Without a verified address the role does not count.
  if (role === 'system_admin' && isProven) return ALLOW
  return decideStanding(standing === 'unknown' || role === 'unknown' ? 'unknown' : standing.isAdministrator)
}

function decideStanding(may: boolean | 'unknown'): AccessDecision {
  if (may === 'unknown') return WAIT
  return may ? ALLOW : { kind: 'goTo', path: '/' }
}

import type { UserRole } from '../people/people'
import type { AccessRule } from './rules'

/** What is known of the person at the screen. `unknown` is what has not been asked or answered yet. */
export interface VisitorFacts {
  readonly user: 'unknown' | null | { readonly email: string; readonly emailVerified: boolean }
  readonly role: UserRole | 'unknown'
  readonly subscription: { readonly isChecked: boolean; readonly isSubscribed: boolean }
  /** Works in a therapist account. */
  readonly hasSelectedAccount: boolean | 'unknown'
}

/** Who belongs to the house, from the configuration; both may be empty, and then nobody does. */
export interface HouseRules {
  /** Domains such as `example.org`, with or without the `@`. */
  readonly staffDomains: readonly string[]
  /** The one address that is a system admin whatever its role says. */
  readonly adminEmail: string
}

export type Visitor = VisitorFacts & HouseRules

export type AccessDecision =
  | { readonly kind: 'allow' }
  /** Something the rule needs is not known yet: show neither the page nor a redirect. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'goTo'; readonly path: '/signin' | '/pricing' | '/' }

const ALLOW: AccessDecision = { kind: 'allow' }
const WAIT: AccessDecision = { kind: 'wait' }

/** May this visitor open a route with this rule? Waits only for what can still change the answer. */
export function decideAccess(rule: AccessRule, visitor: Visitor): AccessDecision {
  if (rule === 'public') return ALLOW
  if (visitor.user === 'unknown') return WAIT
  if (visitor.user === null) return { kind: 'goTo', path: '/signin' }
  switch (rule) {
    case 'signed-in':
      return ALLOW
    case 'subscription':
      return decideSubscription(visitor)
    case 'staff':
      return hasStaffEmail(visitor.user.email, visitor.staffDomains) ? ALLOW : { kind: 'goTo', path: '/' }
    case 'system-admin':
      return decideSystemAdmin(visitor.user.email, visitor)
  }
}

function decideSubscription({ subscription, hasSelectedAccount }: Visitor): AccessDecision {
  if (subscription.isSubscribed || hasSelectedAccount === true) return ALLOW
  if (!subscription.isChecked || hasSelectedAccount === 'unknown') return WAIT
  return { kind: 'goTo', path: '/pricing' }
}

function decideSystemAdmin(email: string, { role, adminEmail }: Visitor): AccessDecision {
  if (role === 'system_admin' || isSameEmail(email, adminEmail)) return ALLOW
  return role === 'unknown' ? WAIT : { kind: 'goTo', path: '/' }
}

function isSameEmail(email: string, adminEmail: string): boolean {
  return adminEmail.trim() !== '' && tidy(email) === tidy(adminEmail)
}

function hasStaffEmail(email: string, staffDomains: readonly string[]): boolean {
  return staffDomains
    .map((domain) => tidy(domain).replace(/^@/, ''))
    .some((domain) => domain !== '' && tidy(email).endsWith(`@${domain}`))
}

const tidy = (text: string): string => text.trim().toLowerCase()

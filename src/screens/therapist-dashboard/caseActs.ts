import type { Need } from '#domain/people/caseload'
import type { SharedChild, TeamRole, TherapistAccount } from '#domain/people/people'
import { mayDo } from '#domain/people/team'
import { activityAddress } from '#app/play/startSession'
import { sessionAnchor } from '../history/sessionAnchor'
import { ASK_HASH } from '../messages/writeHash'

/** Reasons to write to a family. */
export type LetterKind = 'write' | 'ask' | 'longer'

/** The one action for a child: a page, or a letter to the address of a family that cannot be reached within the app. */
export type CaseAct =
  | { readonly kind: LetterKind; readonly address: string }
  | { readonly kind: 'write' | 'ask' | 'longer' | 'ease' | 'see' | 'answer' | 'report' | 'start' | 'open'; readonly to: string }
  | { readonly kind: 'level'; readonly level: string; readonly to: string }

interface About {
  readonly need: Need | null
  readonly shared: SharedChild
  readonly account: Pick<TherapistAccount, 'team'>
  readonly role: TeamRole
}

const letters = { 'seizure-open': 'ask', ends: 'longer', ended: 'longer', lost: 'longer', never: 'write', quiet: 'write' } as const

export function actOf({ need, shared, account, role }: About): CaseAct {
  const start = { kind: 'start', to: '/activity' } as const
  const open = mayDo(role, 'see-results') ? ({ kind: 'open', to: '/progress' } as const) : start
  switch (need?.kind) {
    case undefined:
      return start
    case 'seizure-open':
    case 'ends':
    case 'ended':
    case 'lost':
    case 'never':
    case 'quiet': {
      if (shared.child !== null && mayDo(role, 'see-results'))
        return { kind: letters[need.kind], to: `/messages${need.kind === 'seizure-open' ? ASK_HASH : ''}` }
      const address = Object.hasOwn(account.team, shared.ownerUid) ? account.team[shared.ownerUid]?.email : undefined
      if (address !== undefined && address !== '') return { kind: letters[need.kind], address }
      return shared.child === null ? { kind: 'open', to: '/therapist-dashboard#team' } : open
    }
    case 'message':
      return { kind: 'answer', to: '/messages' }
    case 'passed-by':
      return mayDo(role, 'edit-profile') ? { kind: 'ease', to: '/profile' } : open
    case 'next-level':
      return { kind: 'level', level: need.found.to, to: activityAddress(need.manifest, { category: need.category, level: need.found.to }) }
    case 'report':
      return mayDo(role, 'see-results') ? { kind: 'report', to: '/assessment?part=reports' } : start
    case 'seizure':
    case 'too-much':
      return mayDo(role, 'see-results') ? { kind: 'see', to: `/progress#${sessionAnchor(need.sessionId)}` } : start
  }
}

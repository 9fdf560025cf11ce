import type { SnapshotFrom } from 'xstate'
import type { HouseRules, Visitor } from '#domain/access/decide'
import type { AppMachine } from './app.machine'

/** The person at the screen as the guards see them. `config` says who belongs to the house. */
export function visitorOf(snapshot: SnapshotFrom<AppMachine>, config: HouseRules): Visitor {
  return { ...snapshot.context.visitor, staffDomains: config.staffDomains, adminEmail: config.adminEmail }
}

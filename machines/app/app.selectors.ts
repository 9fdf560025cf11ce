import type { SnapshotFrom } from 'xstate'
import type { VisitorFacts } from '#domain/access/decide'
import type { AppMachine } from './app.machine'

/** The person at the screen, as the guards see them. */
export const selectVisitor = ({ context }: SnapshotFrom<AppMachine>): VisitorFacts => context.visitor

import type { SnapshotFrom } from 'xstate'
import type { VisitorFacts } from '#domain/access/decide'
import type { AppMachine } from './app.machine'

/** Selects the current person as the guards see them. */
export const selectVisitor = ({ context }: SnapshotFrom<AppMachine>): VisitorFacts => context.visitor

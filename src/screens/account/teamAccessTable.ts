import { csvOf, type CsvForm } from '#domain/csv'
import type { TeamAccess } from '#ports/oversight'

/** Formats the log of who in a team looked at which child and when, as CSV with times in UTC. */
export const teamAccessTable = (rows: readonly TeamAccess[], form?: CsvForm): string =>
  csvOf(
    [
      ['time (UTC)', 'person', 'role', 'child', 'child id', 'action'],
      ...rows.map((row) => [new Date(row.at).toISOString(), row.name === '' ? row.actor : row.name, row.role, row.alias, row.child, row.action]),
    ],
    form,
  )

import type { Migration } from './migrate.mjs'

export const migrations: readonly Migration[]

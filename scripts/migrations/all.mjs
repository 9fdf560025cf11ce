import { childrenForReaders } from './childrenForReaders.mjs'
import { familiesOutOfTeams } from './familiesOutOfTeams.mjs'
import { rowsOfDeletedChildren, sharingOfDeletedChildren } from './rowsOfChildren.mjs'
import { teamsOfAssessments, teamsOfNotes } from './teamsOfWriters.mjs'
import { visitorsOffMemberLists } from './visitorsOffMemberLists.mjs'

/** Migrations in the order in which they run. Never change a released migration: add a later one below it. */
export const migrations = [
  visitorsOffMemberLists,
  familiesOutOfTeams,
  teamsOfNotes,
  teamsOfAssessments,
  childrenForReaders,
  rowsOfDeletedChildren,
  sharingOfDeletedChildren,
]

import { childrenForReaders } from './childrenForReaders.mjs'
import { familiesOutOfTeams } from './familiesOutOfTeams.mjs'
import { rowsOfDeletedChildren, sharingOfDeletedChildren } from './rowsOfChildren.mjs'
import { teamsOfAssessments, teamsOfNotes } from './teamsOfWriters.mjs'
import { visitorsOffMemberLists } from './visitorsOffMemberLists.mjs'

/** The migrations in the order in which they run. A released migration never changes: add a later one below it. */
export const migrations = [
  visitorsOffMemberLists,
  familiesOutOfTeams,
  teamsOfNotes,
  teamsOfAssessments,
  childrenForReaders,
  rowsOfDeletedChildren,
  sharingOfDeletedChildren,
]

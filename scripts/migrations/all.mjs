import { familiesOutOfTeams } from './familiesOutOfTeams.mjs'
import { visitorsOffMemberLists } from './visitorsOffMemberLists.mjs'

/** In the order in which they run. One that was released never changes: a later one is added below it. */
export const migrations = [visitorsOffMemberLists, familiesOutOfTeams]

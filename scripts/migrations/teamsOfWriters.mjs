/** Id that no team has. If the author no longer belongs to any team, no team can read the document. */
const NO_TEAM = 'unknown'

/**
 * In earlier versions, every team of a child could read what the others wrote. Notes, and the index entries of ratings and reports, now name
 * their team.
 */
export const teamsOfNotes = {
  id: '2-teams-of-notes',
  collection: 'messages',
  async plan({ path, fields }, read) {
    if (fields.account !== undefined) return []
    if (fields.role?.stringValue !== 'team') return [{ path, set: { account: { nullValue: null } } }]
    const child = await read(childPath(path))
    return [{ path, set: { account: { stringValue: await teamOf(child, fields.by?.stringValue, read) } } }]
  },
}

export const teamsOfAssessments = {
  id: '3-teams-of-assessments',
  collection: 'assessments',
  async plan({ path, fields }, read) {
    const child = await read(childPath(path))
    if (fields.account !== undefined || isFamily(child, fields.author?.stringValue)) return []
    return [{ path, set: { account: { stringValue: await teamOf(child, fields.author?.stringValue, read) } } }]
  },
}

const childPath = (path) => path.split('/').slice(0, 2).join('/')

const isFamily = (child, uid) =>
  child?.ownerUid?.stringValue === uid || (child?.guardianIds?.arrayValue?.values ?? []).some(({ stringValue }) => stringValue === uid)

async function teamOf(child, uid, read) {
  for (const account of Object.keys(child?.grants?.mapValue?.fields ?? {})) {
    const team = (await read(`TherapistAccounts/${account}`))?.team?.mapValue?.fields ?? {}
    if (Object.hasOwn(team, uid)) return account
  }
  return NO_TEAM
}

/**
 * Earlier versions stored families as members of an account's team, and everyone who can read an account can read its whole team. This moves each family
 * to its own document below the account, so that only staff remain in the team. Values are in the format of the REST interface.
 */
export const familiesOutOfTeams = {
  id: '1-families-out-of-teams',
  collection: 'TherapistAccounts',
  plan({ path, fields }) {
    const team = fields.team?.mapValue?.fields ?? {}
    const isFamily = (uid) => team[uid]?.mapValue?.fields?.role?.stringValue === 'parent'
    const families = Object.keys(team).filter(isFamily)
    if (families.length === 0) return []
    const staff = Object.fromEntries(Object.entries(team).filter(([uid]) => !isFamily(uid)))
    const listed = (fields.memberIds?.arrayValue?.values ?? []).filter(({ stringValue }) => !isFamily(stringValue))
    return [
      { path, set: { team: { mapValue: { fields: staff } }, memberIds: { arrayValue: { values: listed } } } },
      ...families.map((uid) => {
        const { role: _role, until: _until, ...known } = team[uid].mapValue.fields
        return { path: `${path}/families/${uid}`, create: { uid: { stringValue: uid }, ...known } }
      }),
    ]
  },
}

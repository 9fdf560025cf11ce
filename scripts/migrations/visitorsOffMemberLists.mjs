/**
 * In earlier versions, the list of members also contained visitors. A query by that list therefore still returned the account after their
 * visit had ended.
 */
export const visitorsOffMemberLists = {
  id: '0-visitors-off-member-lists',
  collection: 'TherapistAccounts',
  plan({ path, fields }) {
    const team = fields.team?.mapValue?.fields ?? {}
    const listed = fields.memberIds?.arrayValue?.values ?? []
    const lasting = listed.filter(({ stringValue }) => team[stringValue]?.mapValue?.fields?.role?.stringValue !== 'visitor')
    return lasting.length === listed.length ? [] : [{ path, set: { memberIds: { arrayValue: { values: lasting } } } }]
  },
}

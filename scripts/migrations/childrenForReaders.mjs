/**
 * Earlier versions showed the names and addresses of the guardians, and the purpose of every grant, to every team. This moves the names and addresses to
 * the family's own documents, and removes the purpose, which the record of the sharing already contains.
 */
export const childrenForReaders = {
  id: '4-children-for-readers',
  collection: 'children',
  plan({ path, fields }) {
    const guardians = mapIn(fields.guardians)
    const grants = mapIn(fields.grants)
    const saidOf = Object.entries(guardians).filter(([, guardian]) => 'email' in mapIn(guardian))
    const isSaid = Object.values(grants).some((grant) => 'purpose' in mapIn(grant))
    if (saidOf.length === 0 && !isSaid) return []
    const bare = without(guardians, ['email', 'displayName'])
    const unsaid = without(grants, ['purpose'])
    return [
      {
        path,
        set: { ...(fields.guardians === undefined ? {} : { guardians: bare }), ...(fields.grants === undefined ? {} : { grants: unsaid }) },
      },
      ...saidOf.map(([uid, guardian]) => {
        const { since: _since, ...address } = mapIn(guardian)
        return { path: `${path}/guardians/${uid}`, create: address }
      }),
    ]
  },
}

const mapIn = (value) => value?.mapValue?.fields ?? {}

const without = (entries, names) => ({
  mapValue: {
    fields: Object.fromEntries(
      Object.entries(entries).map(([key, value]) => [
        key,
        { mapValue: { fields: Object.fromEntries(Object.entries(mapIn(value)).filter(([name]) => !names.includes(name))) } },
      ]),
    ),
  },
})

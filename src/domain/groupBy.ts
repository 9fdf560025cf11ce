/** The members of a list by key, in the order in which the keys first come. (`Map.groupBy` is too young for old tablets.) */
export function groupBy<Key, Member>(list: readonly Member[], keyOf: (member: Member) => Key): ReadonlyMap<Key, readonly Member[]> {
  const groups = new Map<Key, Member[]>()
  for (const member of list) {
    const key = keyOf(member)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [member])
    else group.push(member)
  }
  return groups
}

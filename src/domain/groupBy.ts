/** Groups a list by key, with keys in order of first appearance. Old tablets lack `Map.groupBy`. */
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

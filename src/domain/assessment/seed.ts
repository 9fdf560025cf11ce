/** Returns a seed from an id (FNV-1a): the same id gives the same order everywhere. */
export function seedOf(id: string): number {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

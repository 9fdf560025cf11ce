import type { DocumentData } from '#ports/documents'

/** Returns the session lines of a summary, or of a caseload row that copies some of them. */
export const ruleLines = (data: DocumentData | null): readonly string[] => (Array.isArray(data?.['sessions']) ? data['sessions'].map(String) : [])

export const removesNoLine = (before: DocumentData, after: DocumentData): boolean => {
  const next = ruleLines(after)
  return ruleLines(before).every((line) => next.includes(line))
}

/** Returns the added line if exactly one line was added and none removed, otherwise null. */
export function addedLine(before: DocumentData, after: DocumentData): string | null {
  const [old, next] = [ruleLines(before), ruleLines(after)]
  const [line, ...more] = next.filter((one) => !old.includes(one))
  // A line may occur twice, so the number of all other lines must be unchanged.
  const isKept = next.length === old.length + 1 && removesNoLine(before, after)
  return line === undefined || more.length > 0 || !isKept ? null : line
}

import type { DocumentData } from '#ports/documents'

/** The lines about sessions of a summary, or of a row that takes some of them. */
export const ruleLines = (data: DocumentData | null): readonly string[] => (Array.isArray(data?.['sessions']) ? data['sessions'].map(String) : [])

export const takesNoLine = (before: DocumentData, after: DocumentData): boolean => {
  const next = ruleLines(after)
  return ruleLines(before).every((line) => next.includes(line))
}

/** The one line that is added, where one is added and none is taken away; else null. */
export function addedLine(before: DocumentData, after: DocumentData): string | null {
  const [old, next] = [ruleLines(before), ruleLines(after)]
  const [line, ...more] = next.filter((one) => !old.includes(one))
  // A line may be repeated, and then there are as many without the others.
  const isKept = next.length === old.length + 1 && takesNoLine(before, after)
  return line === undefined || more.length > 0 || !isKept ? null : line
}

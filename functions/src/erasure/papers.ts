import { millisecondsOf } from '../moments'
import { ERASED, remove, type Change, type FoundDocument, update } from './steps'

const DAY_MS = 86_400_000

export interface PaperRules {
  /** Number of days for which a signed clinic rating or report is kept after its signature. */
  readonly signedPaperDays: number
  readonly now: number
  /** Returns a new id that reveals nothing about the old one. It is the same for the same path, so a repeated step writes nothing twice. */
  readonly newName: (path: string) => string
}

/**
 * Returns the changes to a paper whose author is erased. A clinic's signed rating or report is a record about a
 * child, so its author cannot remove it. It remains until its day, with the author's name. A draft is deleted.
 * Goals, scores and a family's own ratings stay with the child, without a name.
 */
export function paperChanges(head: FoundDocument, rules: PaperRules): readonly Change[] {
  const finding = { path: head.path.replace('/assessments/', '/findings/') }
  const until = keptUntil(head, rules.signedPaperDays)
  if (isDraft(head) || (until !== null && until <= rules.now)) return [remove(finding), remove(head)]
  if (until === null) return [...update(head, [...unnamed(head), ...unsignedHead(head)]), ...unsignedFinding(head, finding)]
  return [
    { path: `keptPapers/${rules.newName(head.path)}`, create: { child: head.path.split('/')[1], paper: head.path, until: new Date(until) } },
    ...unsignedFinding(head, finding),
    ...update(head, unsignedHead(head)),
  ]
}

/** Returns the day on which a signed clinic paper is deleted (ms since 1970), or null for any other paper. */
export function keptUntil({ data }: Pick<FoundDocument, 'data'>, signedPaperDays: number): number | null {
  const signedAt = millisecondsOf(data['signedAt'])
  return signedAt === null || !hasFinding(data) || typeof data['account'] !== 'string' ? null : signedAt + signedPaperDays * DAY_MS
}

const hasFinding = (data: FoundDocument['data']): boolean => data['kind'] === 'rating' || data['kind'] === 'report'

const isDraft = ({ data }: FoundDocument): boolean => hasFinding(data) && millisecondsOf(data['signedAt']) === null

/** Returns the changes that remove the author from a head. The account of a helper who works without a team is the helper's own uid. */
const unsignedHead = ({ data }: FoundDocument): readonly (readonly [readonly string[], unknown])[] => [
  [['author'], ERASED],
  ...(typeof data['account'] === 'string' && data['account'] === data['author'] ? [[['account'], ERASED] as const] : []),
]

/** Returns the changes that remove the author from a finding. The security rules show a finding only while its author matches the one of its head. */
const unsignedFinding = (head: FoundDocument, finding: { path: string }): readonly Change[] =>
  hasFinding(head.data) ? update(finding, [[['author'], ERASED]]) : []

function unnamed({ data }: FoundDocument): readonly (readonly [readonly string[], unknown])[] {
  try {
    const content = JSON.parse(String(data['contentJson'])) as Record<string, unknown>
    return 'byName' in content ? [[['contentJson'], JSON.stringify({ ...content, byName: '' })]] : []
  } catch {
    return []
  }
}

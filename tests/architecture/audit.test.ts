import { describe, expect, it } from 'vitest'
import { readAudit } from '../../scripts/audit.mjs'

const answer = (counts: Readonly<Record<string, number>>) =>
  JSON.stringify({ metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0, ...counts } } })

describe('the audit of shipped packages', () => {
  it.each([
    ['a registry that does not know audits', JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405, error: { summary: '' } })],
    ['no network', JSON.stringify({ error: { code: 'ENOTFOUND' } })],
    ['no npm', ''],
    ['half an answer', '{"metadata":'],
  ])('reports a missing audit without failing: %s', (_name, told) => {
    expect(readAudit(told)).toEqual({ sentence: 'No registry answered, not audited.', isFailure: false })
  })

  it('says that no vulnerability is known', () => {
    expect(readAudit(answer({}))).toEqual({ sentence: 'Audited: no known weakness in what is shipped.', isFailure: false })
  })

  it.each([
    [{ critical: 1 }, '1 critical', true],
    [{ high: 2, low: 1 }, '2 high, 1 low', true],
    [{ moderate: 3 }, '3 moderate', false],
  ] as const)('counts known vulnerabilities: %o', (counts, told, isFailure) => {
    expect(readAudit(answer(counts))).toEqual({ sentence: `Audited: ${told}. See: npm audit --omit=dev`, isFailure })
  })
})

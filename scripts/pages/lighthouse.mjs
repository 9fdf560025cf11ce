import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { anyFreePort } from '../freePort.mjs'
import { audited } from './list.mjs'

const LOOKS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Returns Lighthouse's results for each page on a phone: the four scores out of 100, and the metrics of the performance score. */
export async function auditPages({ origin, visitors }) {
  const results = []
  for (const { path: address, visitor } of audited) {
    console.log(`Lighthouse looks at ${address} ...`)
    results.push({ path: address, visitor, ...(await audit({ address: `${origin}${address}`, visitors, visitor })) })
  }
  return results
}

async function audit({ address, visitors, visitor }) {
  const profile = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
  const port = await anyFreePort()
  const { executablePath, args } = visitors.launched
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    serviceWorkers: 'allow',
  })
  try {
    const state = visitors.stateOf(visitor)
    if (state !== undefined) await context.setStorageState(state)
    const lhr = await lookAt(address, port)
    const marks = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((lhr.categories[name].score ?? 0) * 100)]))
    const failed = Object.values(lhr.audits).filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
    const value = (name) => lhr.audits[name].numericValue
    return {
      ...marks,
      lcp: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      failed: failed.map(({ id }) => id),
    }
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

/**
 * Audits a page. On a busy machine the trace sometimes ends before the largest contentful paint, so Lighthouse has no figure for it. The audit
 * is then repeated.
 */
async function lookAt(address, port) {
  for (let look = 1; look <= LOOKS; look++) {
    const { lhr } = await lighthouse(address, { port, onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'error' })
    if (lhr.audits['largest-contentful-paint'].numericValue !== undefined) return lhr
  }
  throw new Error(`Lighthouse saw no largest picture of ${address} in ${LOOKS} looks.`)
}

export function printAudits(results) {
  console.log('\nLighthouse, as on a phone                 fast  accessible  practice   found   largest  blocked    shift')
  for (const { path: address, visitor, lcp, blocked, shift, failed, ...marks } of results) {
    const given = CATEGORIES.map((name) => String(marks[name]).padStart(9)).join(' ')
    console.log(
      `${address.padEnd(22)} ${visitor.padEnd(12)} ${given} ${lcp.toFixed(0).padStart(9)} ${blocked.toFixed(0).padStart(8)} ${shift.toFixed(3).padStart(8)}  ${failed.join(' ')}`,
    )
  }
}

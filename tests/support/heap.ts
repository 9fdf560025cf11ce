import type { CDPSession, Page } from '@playwright/test'

export interface Counts {
  readonly nodes: number
  readonly listeners: number
}

const PAUSE_MS = 250
const MOST_COUNTS = 40

const collect = async (devtools: CDPSession) => {
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage')
}

/**
 * Nodes and listeners once the page has come to rest: what was left is taken down over several frames and freed by the
 * browser when it likes, on a busy machine seconds later. What is kept stays, what is only late goes; so it is counted
 * until three counts in a row say the same, and the least of all is the answer.
 */
export async function countAtRest(page: Page, devtools: CDPSession): Promise<Counts> {
  const counts: Counts[] = []
  const isAtRest = () => counts.length >= 3 && counts.slice(-3).every(({ nodes, listeners }) => nodes === counts.at(-1)?.nodes && listeners === counts.at(-1)?.listeners)
  while (!isAtRest() && counts.length < MOST_COUNTS) {
    await page.evaluate((pause) => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, pause))), PAUSE_MS)
    await collect(devtools)
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
    counts.push({ nodes, listeners: jsEventListeners })
  }
  return { nodes: Math.min(...counts.map(({ nodes }) => nodes)), listeners: Math.min(...counts.map(({ listeners }) => listeners)) }
}

/** Kilobytes on the heap of the page's scripts, once its garbage is collected. */
export async function heapKb(devtools: CDPSession): Promise<number> {
  await collect(devtools)
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1000
}

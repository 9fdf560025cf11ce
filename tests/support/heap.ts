import type { CDPSession, Page } from '@playwright/test'

export interface DomCounts {
  readonly nodes: number
  readonly listeners: number
}

const PAUSE_MS = 250
const MOST_COUNTS = 40

const collect = async (devtools: CDPSession) => {
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage')
}

/**
 * Counts nodes and listeners once the page is idle. Removal takes several frames, and the browser frees memory whenever it likes, which can be
 * seconds later on a busy machine. Only a leak remains after late removals, so this repeats until three counts in a row agree, and returns the
 * lowest count.
 */
export async function countWhenIdle(page: Page, devtools: CDPSession): Promise<DomCounts> {
  const counts: DomCounts[] = []
  const isAtRest = () =>
    counts.length >= 3 && counts.slice(-3).every(({ nodes, listeners }) => nodes === counts.at(-1)?.nodes && listeners === counts.at(-1)?.listeners)
  while (!isAtRest() && counts.length < MOST_COUNTS) {
    await page.evaluate((pause) => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, pause))), PAUSE_MS)
    await collect(devtools)
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
    counts.push({ nodes, listeners: jsEventListeners })
  }
  return { nodes: Math.min(...counts.map(({ nodes }) => nodes)), listeners: Math.min(...counts.map(({ listeners }) => listeners)) }
}

/** Returns the size (KB) of everything on the heap except code and the browser's own objects. */
export async function measureObjectKb(devtools: CDPSession): Promise<number> {
  const chunks: string[] = []
  const collect = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collect)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as { snapshot: { meta: { node_fields: string[]; node_types: string[][] } }; nodes: number[] }
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (!['code', 'native', 'hidden'].includes(types[0]?.[nodes[at + type] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0
  }
  return bytes / 1000
}

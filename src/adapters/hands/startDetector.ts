import { handModelFiles } from 'virtual:hand-models'
import type { Detector } from './detector'
import { startSearch } from './startSearch'

/** Starts finding hands: in a worker if the browser supports it, otherwise on the page. Rejects if that fails. */
export const startDetector = (): Promise<Detector> =>
  startSearch(
    handModelFiles,
    () => new Worker(new URL('./hands.worker.ts', import.meta.url), { type: 'module', name: 'hands' }),
    async (addresses) => {
      const [{ loadDetection }, { createHandSearch }] = await Promise.all([import('./loadDetection'), import('./handSearch')])
      return createHandSearch(await loadDetection(addresses))
    },
  )

import type { FileGroup, FileList } from '#domain/activities/offlineFiles'
import type { OfflineFiles, OfflineOutcome } from '#ports/offlineFiles'

/* Fills the stores from which the service worker (scripts/vite/offline/worker.js) answers. */

const ASSETS = 'assets'
const NOTES = 'notes'
/** Number of parallel requests: as many as a browser sends to one address. */
const AT_ONCE = 4

/** The parts of the browser that are used here. */
interface Browser {
  readonly caches: CacheStorage | undefined
  readonly storage: StorageManager | undefined
  fetch(address: string, init: RequestInit): Promise<Response>
}

const pathOf = (address: string): string => new URL(address).pathname

export function createOfflineFiles({ caches, storage, fetch }: Browser): OfflineFiles {
  return {
    async read() {
      if (caches === undefined) return null
      try {
        const answer = await fetch('/files.json', { cache: 'no-cache' })
        if (!answer.ok) return null
        const list = (await answer.json()) as FileList
        const names = (await caches.keys()).filter((name) => name === ASSETS || name.startsWith('shell-'))
        const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return { list, kept: new Set(found.flat().map(({ url }) => pathOf(url))) }
      } catch {
        return null
      }
    },

    async keep(files, onBytes, signal) {
      if (caches === undefined) return 'no-room'
      try {
        const assets = await caches.open(ASSETS)
        const left = [...files]
        let outcome: OfflineOutcome = 'kept'
        const work = async () => {
          for (let next = left.shift(); next !== undefined && outcome === 'kept'; next = left.shift()) {
            const [path, bytes] = next
            const result = await keepOne(assets, path, fetch, signal)
            if (result !== 'kept') outcome = result
            else onBytes(bytes)
          }
        }
        await Promise.all(Array.from({ length: AT_ONCE }, work))
        return outcome
      } catch {
        return 'no-room'
      }
    },

    async want(groups: readonly FileGroup[]) {
      const notes = await caches?.open(NOTES)
      const before = await notes?.match('/wanted')
      const wanted = new Set<FileGroup>([...(before === undefined ? [] : ((await before.json()) as FileGroup[])), ...groups])
      await notes?.put('/wanted', new Response(JSON.stringify([...wanted])))
    },

    isWanted: async () => (await (await caches?.open(NOTES))?.match('/wanted').catch(() => undefined)) !== undefined,

    async room() {
      const { usage, quota } = (await storage?.estimate().catch(() => null)) ?? {}
      return {
        usedBytes: usage ?? null,
        freeBytes: quota === undefined || usage === undefined ? null : Math.max(0, quota - usage),
        isLasting: (await storage?.persisted().catch(() => false)) ?? false,
      }
    },

    makeLasting: async () => (await storage?.persist().catch(() => false)) ?? false,
  }
}

async function keepOne(assets: Cache, path: string, fetch: Browser['fetch'], signal: AbortSignal): Promise<OfflineOutcome> {
  let answer: Response
  try {
    answer = await fetch(path, { signal })
    // A server may answer a missing file with the app's page.
    if (!answer.ok || answer.headers.get('content-type')?.startsWith('text/html') === true) return 'no-network'
  } catch {
    return signal.aborted ? 'stopped' : 'no-network'
  }
  try {
    await assets.put(path, answer)
    return 'kept'
  } catch (error) {
    if (signal.aborted) return 'stopped'
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no-room' : 'no-network'
  }
}

export const browserOfflineFiles = (): OfflineFiles =>
  createOfflineFiles({
    caches: typeof caches === 'undefined' ? undefined : caches,
    storage: typeof navigator === 'undefined' ? undefined : navigator.storage,
    fetch: (address, init) => fetch(address, init),
  })

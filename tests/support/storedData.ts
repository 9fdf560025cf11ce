import type { Page } from '@playwright/test'

/**
 * Returns everything that the browser stores for the app (databases, storage, cached addresses) as text. Bytes appear only as their number:
 * "[bytes 1024]".
 */
export const storedData = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')))
      })
    const rows: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const table of database.objectStoreNames) rows.push(await done(database.transaction(table).objectStore(table).getAll()))
      database.close()
    }
    for (const name of await caches.keys()) rows.push((await (await caches.open(name)).keys()).map(({ url }) => url))
    return JSON.stringify(rows, (_, value: unknown) => {
      if (value instanceof Blob) return `[bytes ${value.size}]`
      return value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? `[bytes ${value.byteLength}]` : value
    })
  })

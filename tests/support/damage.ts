import type { Page } from '@playwright/test'

/** Truncates the document of one child in the browser's storage, as an interrupted write would. */
export function damageChild(page: Page, alias: string): Promise<void> {
  return page.evaluate(async (wanted) => {
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name)
        request.addEventListener('success', () => resolve(request.result))
      })
      if (!database.objectStoreNames.contains('documents')) continue
      const table = database.transaction('documents', 'readwrite').objectStore('documents')
      await new Promise<void>((resolve) => {
        const cursor = table.openCursor()
        cursor.addEventListener('success', () => {
          const at = cursor.result
          if (at === null) return resolve()
          if (JSON.stringify(at.value).includes(`"${wanted}"`)) at.update({ ...at.value, data: { ...at.value.data, profileJson: '{"support":"Z"' } })
          at.continue()
        })
      })
      database.close()
    }
  }, alias)
}

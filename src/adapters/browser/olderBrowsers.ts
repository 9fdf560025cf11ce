import { addMissing } from '#domain/olderBrowsers'

/* What the pages use of browsers and Safari 15.4 or Chrome 94 lack (docs/install.md, "Browsers"). Imported before everything else. */

export function addMissingParts(): void {
  addMissing(URL, {
    canParse(address: string, base?: string): boolean {
      try {
        return Boolean(new URL(address, base))
      } catch {
        return false
      }
    },
  })
  addMissing(AbortSignal, {
    timeout(ms: number): AbortSignal {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), ms)
      return controller.signal
    },
  })
}

addMissingParts()

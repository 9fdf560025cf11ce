import { addMissing } from '#domain/olderBrowsers'

/* Adds polyfills for Safari 15.4 and Chrome 94 (docs/install.md, "Browsers"). Imported before everything else. */

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

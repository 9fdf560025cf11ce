import { MINUTE_MS } from '#domain/time'

/** A name that every system takes: `A report.pdf`. */
export const fileName = (name: string, ending: string): string => `${name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim()}.${ending}`

/** Gives a text, or what is ready as a file, to the browser to keep. */
export function download(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after this turn, and asks some people where to put it.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE_MS)
}

import { withoutInvisible } from '#domain/names'
import { MINUTE_MS } from '#domain/time'

/** Names that Windows keeps for its devices, whatever their ending. */
const OF_WINDOWS = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** A name that every system takes: `A report.pdf`. Nothing in it turns the direction, which would let another ending be read. */
export function fileName(name: string, ending: string): string {
  const said = withoutInvisible(name.replaceAll(/[\\/:*?"<>|]/g, ' ')).replace(/^[. ]+|[. ]+$/g, '')
  return `${said === '' || OF_WINDOWS.test(said) ? `${said}_` : said}.${ending}`
}

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

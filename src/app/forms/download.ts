import { withoutInvisible } from '#domain/names'
import { MINUTE_MS } from '#domain/time'

/** File names reserved by Windows, whatever their extension. */
const OF_WINDOWS = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** Returns a file name that every system accepts, such as `A report.pdf`. It has no direction marks, which could disguise the extension. */
export function fileName(name: string, ending: string): string {
  const said = withoutInvisible(name.replaceAll(/[\\/:*?"<>|]/g, ' ')).replace(/^[. ]+|[. ]+$/g, '')
  return `${said === '' || OF_WINDOWS.test(said) ? `${said}_` : said}.${ending}`
}

/** Lets the browser download a text or blob. */
export function download(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Keeps the URL for a while: the browser reads it after this task, and asks some people where to save the file.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE_MS)
}

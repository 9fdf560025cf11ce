type Value = string | number | boolean | null

/** RFC 4180, with the mark that tells spreadsheets that it is UTF-8. */
export const csvOf = (rows: readonly (readonly Value[])[]): string => `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

function cell(value: Value): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  // A spreadsheet would run a text that begins like a formula, some of them also after a space; in East Asian languages the full-width signs begin one as well.
  const text = /^\s*[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value
  // Half of Europe's spreadsheets split at the semicolon.
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

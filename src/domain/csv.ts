type Value = string | number | boolean | null

/** RFC 4180, with the mark that tells spreadsheets that it is UTF-8. */
export const csvOf = (rows: readonly (readonly Value[])[]): string => `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

function cell(value: Value): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  // A spreadsheet would run a text that begins like a formula.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

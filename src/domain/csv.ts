type Value = string | number | boolean | null

/** The separator between a table's cells, and the decimal sign of its numbers. */
export interface CsvForm {
  readonly separator: ',' | ';'
  readonly decimal: '.' | ','
}

/**
 * CSV formats by country. A spreadsheet program that opens another country's format puts everything in one column or reads
 * numbers as text.
 */
export const csvForms = { comma: { separator: ',', decimal: '.' }, semicolon: { separator: ';', decimal: ',' } } as const satisfies Readonly<
  Record<string, CsvForm>
>
export type CsvFormName = keyof typeof csvForms

/** Returns the CSV format for a locale. Where the comma is the decimal sign, semicolons separate the cells. */
export const csvFormOf = (locale: string): CsvFormName =>
  new Intl.NumberFormat(locale).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',') ? 'semicolon' : 'comma'

/** Returns the rows as CSV (RFC 4180), with the byte order mark from which spreadsheet programs recognise UTF-8. */
export const csvOf = (rows: readonly (readonly Value[])[], { separator, decimal }: CsvForm = csvForms.comma): string =>
  `\ufeff${rows.map((row) => row.map((value) => cell(value, decimal)).join(separator)).join('\r\n')}\r\n`

function cell(value: Value, decimal: CsvForm['decimal']): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', decimal)
  if (typeof value !== 'string') return String(value)
  // Spreadsheet programs run a text that begins like a formula, some even after a space. In East Asian languages, full-width signs
  // also begin a formula.
  const text = /^\s*[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value
  // In half of Europe, spreadsheet programs split cells at semicolons.
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

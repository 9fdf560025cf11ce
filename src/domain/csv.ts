type Value = string | number | boolean | null

/** The separator of a table's cells, and the decimal sign of its numbers. */
export interface CsvForm {
  readonly separator: ',' | ';'
  readonly decimal: '.' | ','
}

/** CSV forms by country. A spreadsheet that gets another country's form puts everything in one column or reads numbers as text. */
export const csvForms = { comma: { separator: ',', decimal: '.' }, semicolon: { separator: ';', decimal: ',' } } as const satisfies Readonly<
  Record<string, CsvForm>
>
export type CsvFormName = keyof typeof csvForms

/** The CSV form for a locale. Where the comma is the decimal sign, cells are separated by semicolons. */
export const csvFormOf = (locale: string): CsvFormName =>
  new Intl.NumberFormat(locale).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',') ? 'semicolon' : 'comma'

/** RFC 4180, with the mark that tells spreadsheets that it is UTF-8. */
export const csvOf = (rows: readonly (readonly Value[])[], { separator, decimal }: CsvForm = csvForms.comma): string =>
  `\ufeff${rows.map((row) => row.map((value) => cell(value, decimal)).join(separator)).join('\r\n')}\r\n`

function cell(value: Value, decimal: CsvForm['decimal']): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', decimal)
  if (typeof value !== 'string') return String(value)
  // A spreadsheet would run a text that begins like a formula, some of them also after a space; in East Asian languages the full-width signs begin one as well.
  const text = /^\s*[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value
  // Half of Europe's spreadsheets split at the semicolon.
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

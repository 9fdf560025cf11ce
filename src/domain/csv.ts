type Value = string | number | boolean | null

/** The separator of a table's cells, and the decimal sign of its numbers. */
export interface CsvForm {
  readonly separator: ',' | ';'
  readonly decimal: '.' | ','
}

/** Spreadsheets read only the form of their country: any other ends up in one column, or its numbers become text. */
export const csvForms = { comma: { separator: ',', decimal: '.' }, semicolon: { separator: ';', decimal: ',' } } as const satisfies Readonly<
  Record<string, CsvForm>
>
export type CsvFormName = keyof typeof csvForms

/** The form that spreadsheets of a locale open: where the comma is the decimal sign, it cannot part cells. */
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

import { spacedCode } from '#domain/subscription/shop'
import type { ActivationCode } from '#ports/administration'
import { type CsvForm, csvOf } from '#domain/csv'

/** Formats codes as CSV, for a spreadsheet or for printing cards. */
export const codeTable = (codes: readonly ActivationCode[], form?: CsvForm): string =>
  csvOf(
    [
      ['code', 'label', 'days', 'uses', 'of', 'redeem until', 'open'],
      ...codes.map((each) => [
        spacedCode(each.code),
        each.batch,
        each.durationDays,
        each.uses,
        each.maxUses,
        new Date(each.expiresAt).toISOString().slice(0, 10),
        each.active,
      ]),
    ],
    form,
  )

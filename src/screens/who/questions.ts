import { responseModes, lookLatencies, seizures, type SetupAnswers, viewingSides } from '#domain/settings/firstSetup'
import { colourNames } from '#domain/child/palette'

/** The five questions in order. */
export const questions = ['colour', 'side', 'looks', 'act', 'seizure'] as const
export type SetupQuestion = (typeof questions)[number]

/** The answers to each question. “Not sure” is always offered as well. */
export const choices: { readonly [Asked in SetupQuestion]: readonly NonNullable<SetupAnswers[Asked]>[] } = {
  colour: colourNames,
  side: viewingSides,
  looks: lookLatencies,
  act: responseModes,
  seizure: seizures,
}

export interface Mutant {
  readonly file: string
  readonly find: string
  readonly put: string
  readonly harm: string
  readonly tests: readonly string[]
  readonly survives?: string
}
export const mutants: readonly Mutant[]

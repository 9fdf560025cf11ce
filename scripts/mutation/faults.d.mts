export interface Fault {
  readonly in: string
  readonly find: string
  readonly put: string
  readonly harm: string
}
export const faults: Readonly<Record<string, readonly Fault[]>>

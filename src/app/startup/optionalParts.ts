import { withTimeout } from '#ports/timeout'

/** The four parts that the product starts with if they can be loaded, and without otherwise. */
export const optionalParts = ['backend', 'authentication', 'animation', 'persistence'] as const
export type OptionalPart = (typeof optionalParts)[number]

export type PartLoaders = Readonly<Record<OptionalPart, () => Promise<unknown>>>

/** The parts that are loaded, and why others are not. */
export type PartReport = Readonly<Record<OptionalPart, { readonly isLoaded: true } | { readonly isLoaded: false; readonly reason: string }>>

/** Time (ms) for which the product waits for an optional part before it starts without it. */
const PART_PATIENCE_MS = 3000

/** The part, or a failure if it is late. A late part is there for the next call. */
export const inTime = <T>(part: Promise<T>): Promise<T> =>
  withTimeout(PART_PATIENCE_MS, part, () => {
    throw new Error(`not here after ${PART_PATIENCE_MS} ms`)
  })

/** Loads all four in parallel. Never rejects: a failure, immediate or later, or a part that is too slow, is written into the report. */
export async function loadOptionalParts(loaders: PartLoaders): Promise<PartReport> {
  const load = async (part: OptionalPart) => {
    try {
      await inTime(loaders[part]())
      return [part, { isLoaded: true }] as const
    } catch (error) {
      return [part, { isLoaded: false, reason: error instanceof Error ? error.message : String(error) }] as const
    }
  }
  return Object.fromEntries(await Promise.all(optionalParts.map(load))) as PartReport
}

import { withTimeout } from '#ports/timeout'

/** The four optional parts. The app starts with those that can be loaded, and without the others. */
export const optionalParts = ['backend', 'authentication', 'animation', 'persistence'] as const
export type OptionalPart = (typeof optionalParts)[number]

export type PartLoaders = Readonly<Record<OptionalPart, () => Promise<unknown>>>

/** Which parts are loaded, and why the others are not. */
export type PartReport = Readonly<Record<OptionalPart, { readonly isLoaded: true } | { readonly isLoaded: false; readonly reason: string }>>

/** Time (ms) for which the app waits for an optional part before it starts without it. */
const PART_PATIENCE_MS = 3000

/** Resolves to the part, or rejects if it is late. A late part is available for the next call. */
export const inTime = <T>(part: Promise<T>): Promise<T> =>
  withTimeout(PART_PATIENCE_MS, part, () => {
    throw new Error(`not here after ${PART_PATIENCE_MS} ms`)
  })

/** Loads all four parts in parallel. It never rejects: the report contains every failure, including parts that were too slow. */
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

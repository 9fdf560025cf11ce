import { loadOptionalParts, type PartLoaders, type PartReport } from './optionalParts'
import { followRedirect, type RedirectHost } from './redirect'

/** One step before the app appears. It may request another address. */
export type StartUpStep = () => string | null | Promise<string | null>

export interface StartUp {
  readonly steps: readonly StartUpStep[]
  readonly host: RedirectHost
  readonly parts: PartLoaders
  /** Draws the page. Resolves when it has been drawn. */
  mount(): void | Promise<void>
  /** Called with the result when it is known for all parts. */
  report(report: PartReport): void
}

/**
 * Starts the app: first the steps in order, then the page, then the optional parts, so the first page waits only for what it
 * needs. The app starts even if a step or part fails, but not if a step sends people to another site.
 */
export async function startUp({ steps, host, parts, mount, report }: StartUp): Promise<void> {
  for (const step of steps) {
    const address = await settle(step)
    if (address !== null && followRedirect(address, host)) return
  }
  await mount()
  report(await loadOptionalParts(parts))
}

async function settle(step: StartUpStep): Promise<string | null> {
  try {
    return await step()
  } catch {
    return null
  }
}

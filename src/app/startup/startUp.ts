import { loadOptionalParts, type PartLoaders, type PartReport } from './optionalParts'
import { followRedirect, type RedirectHost } from './redirect'

/** One step before the product appears. It may request another address. */
export type StartUpStep = () => string | null | Promise<string | null>

export interface StartUp {
  readonly steps: readonly StartUpStep[]
  readonly host: RedirectHost
  readonly parts: PartLoaders
  /** Resolves when the page has been drawn. */
  mount(): void | Promise<void>
  /** Called with the result once it is known for all parts. */
  report(report: PartReport): void
}

/**
 * Starts the product: the steps in order, then the page, then the optional parts, so that the first page waits only for its own needs. A failing step or part
 * does not stop the product from starting; a step that sends people to another site does.
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

import { loadOptionalParts, type PartLoaders, type PartReport } from './optionalParts'
import { followRedirect, type RedirectHost } from './redirect'

/** One step before the product is shown. It may ask for another address. */
export type StartUpStep = () => string | null | Promise<string | null>

export interface StartUp {
  readonly steps: readonly StartUpStep[]
  readonly host: RedirectHost
  readonly parts: PartLoaders
  mount(report: PartReport): void
}

/**
 * Starts the product: the steps in their order, then the optional parts, then the page. A step or a part that fails
 * does not keep the product from starting, and a step that sends people to another site does.
 */
export async function startUp({ steps, host, parts, mount }: StartUp): Promise<void> {
  for (const step of steps) {
    const address = await settle(step)
    if (address !== null && followRedirect(address, host)) return
  }
  mount(await loadOptionalParts(parts))
}

async function settle(step: StartUpStep): Promise<string | null> {
  try {
    return await step()
  } catch {
    return null
  }
}

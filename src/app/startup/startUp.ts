import { loadOptionalParts, type PartLoaders, type PartReport } from './optionalParts'
import { followRedirect, type RedirectHost } from './redirect'

/** One step before the product is shown. It may ask for another address. */
export type StartUpStep = () => string | null | Promise<string | null>

export interface StartUp {
  readonly steps: readonly StartUpStep[]
  readonly host: RedirectHost
  readonly parts: PartLoaders
  /** Answers when the page has been drawn. */
  mount(): void | Promise<void>
  /** What came of the parts, once it is known of all of them. */
  report(report: PartReport): void
}

/**
 * Starts the product: the steps in their order, then the page, then the optional parts, so that nobody waits for what the first page does
 * without. A step or a part that fails does not keep the product from starting, and a step that sends people to another site does.
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

import { rmSync } from 'node:fs'
import { PREPARED } from './prepared'

/** Playwright calls this once before a run. */
export default function startFresh(): void {
  rmSync(PREPARED, { recursive: true, force: true })
}

import { rmSync } from 'node:fs'
import { PREPARED } from './walkOnce'

/** Deletes the prepared files. Playwright calls this once before a run. */
export default function startFresh(): void {
  rmSync(PREPARED, { recursive: true, force: true })
}

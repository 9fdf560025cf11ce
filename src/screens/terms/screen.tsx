import { LegalPage } from '../legal/LegalPage'

/** What may be expected of this software. */
export default function Terms() {
  return <LegalPage page="terms" />
}

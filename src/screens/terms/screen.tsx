import { LegalPage } from '../legal/LegalPage'

/** What people may expect of this software. */
export default function Terms() {
  return <LegalPage page="terms" />
}

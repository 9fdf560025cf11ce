import { LegalPage } from '../legal/LegalPage'

/** The terms of use. */
export default function Terms() {
  return <LegalPage page="terms" />
}

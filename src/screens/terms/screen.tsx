import { LegalPage } from '../legal/LegalPage'

/** The page with the terms of use. */
export default function Terms() {
  return <LegalPage page="terms" />
}

import { hasAppCheck, isHosted } from '#app/services/hosting'
import { LegalPage } from '../legal/LegalPage'

/** What this software keeps, where, and how it is removed. */
export default function Privacy() {
  return isHosted ? <LegalPage page="privacyHosted" without={hasAppCheck ? 'alone' : 'checked'} /> : <LegalPage page="privacy" />
}

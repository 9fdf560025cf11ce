import { hasAppCheck, isHosted } from '#app/services/hosting'
import { LegalPage } from '../legal/LegalPage'

/** The privacy page: which data is stored and where, and how to delete it. */
export default function Privacy() {
  return isHosted ? <LegalPage page="privacyHosted" without={hasAppCheck ? 'alone' : 'checked'} /> : <LegalPage page="privacy" />
}

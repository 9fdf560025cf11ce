import { isHosted } from '../../app/hosting'
import { LegalPage } from '../legal/LegalPage'

/** What this software keeps, where, and how it is removed. */
export default function Privacy() {
  return <LegalPage page={isHosted ? 'privacyHosted' : 'privacy'} />
}

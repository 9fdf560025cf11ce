import { Link } from 'react-router'
import { guideAddress, type GuideId } from '#domain/guides/guide'
import { GuideIcon } from '#ui/icons'
import { withAutomation } from '../services/automation'

/** Leads from something hard to understand to its guide; `children` is that guide's title. */
export function GuideLink({ id, children }: { id: GuideId; children: string }) {
  return (
    <p className="guide-link">
      <Link to={withAutomation(guideAddress(id))}>
        <GuideIcon />
        {children}
      </Link>
    </p>
  )
}

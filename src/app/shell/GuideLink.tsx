import { Link } from 'react-router'
import { guideAddress, type GuideId } from '#domain/guides/guide'
import { GuideIcon } from '#ui/icons'
import { withAutomation } from '../services/automation'

/** Links something that is hard to understand to its guide. `children` is the guide's title. */
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

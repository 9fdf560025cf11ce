import { useNavigate } from 'react-router'
import type { Child } from '#domain/people/people'
import { selectVisitor } from '#machines/app/app.selectors'
import { useAppSelector } from '#app/services/actors'
import { useChildren } from '#app/play/children'
import { useFlags } from '#app/services/flags'
import { useServices } from '#app/services/services'
import { withAutomation } from '#app/services/automation'

/**
 * Returns a function that opens a session with a child. One more press starts it. It opens today's first open activity in the
 * plan or, without a plan, today's first suggestion. On a rest day, or with an unreadable plan, it opens the list of
 * activities. The catalogue is loaded on the press, because most pages of a child do not need it.
 */
export function useStartSession(): (child: Child) => void {
  const { plans, sessions } = useServices()
  const { chooseChild, sessionsOf } = useChildren()
  const navigate = useNavigate()
  const visitor = useAppSelector(selectVisitor)
  const flags = useFlags()

  const start = async (child: Child) => {
    // If this cannot be loaded, the list of activities reports it.
    const load = import('./firstToStart').catch(() => null)
    const address = (await (await load)?.firstToStart({ child, visitor, flags, plans, sessions, ranBy: sessionsOf(child.id) })) ?? '/activity'
    chooseChild(child.id)
    void navigate(withAutomation(address))
  }
  return (child) => void start(child)
}

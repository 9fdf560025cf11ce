import { useNavigate } from 'react-router'
import type { Child } from '#domain/people/people'
import { selectVisitor } from '#machines/app/app.selectors'
import { useAppSelector } from '#app/services/actors'
import { useChildren } from '#app/play/children'
import { useFlags } from '#app/services/flags'
import { useServices } from '#app/services/services'
import { withAutomation } from '#app/services/automation'

/**
 * Opens a session with a child, which one more press starts: today's first open activity in the plan; without a plan, today's first suggestion. On a
 * rest day, or with an unreadable plan, the list of activities. It loads the list of activities on the press, because most pages of a child do not.
 */
export function useStartSession(): (child: Child) => void {
  const { plans, sessions } = useServices()
  const { chooseChild, sessionsOf } = useChildren()
  const navigate = useNavigate()
  const visitor = useAppSelector(selectVisitor)
  const flags = useFlags()

  const start = async (child: Child) => {
    // If it cannot be loaded, the list of activities says so.
    const load = import('./firstToStart').catch(() => null)
    const address = (await (await load)?.firstToStart({ child, visitor, flags, plans, sessions, ranBy: sessionsOf(child.id) })) ?? '/activity'
    chooseChild(child.id)
    void navigate(withAutomation(address))
  }
  return (child) => void start(child)
}

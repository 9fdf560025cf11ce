import { useEffect } from 'react'
import { useSubscription } from '../services/actors'

/** Checks the subscription when someone returns to the page: timers do not run while a tablet sleeps. */
export function useSubscriptionRecheck(): void {
  const { send } = useSubscription()
  useEffect(() => {
    let isAway = false
    const leave = () => (isAway = true)
    // A window that becomes visible usually gets the focus too. Both events count as one return.
    const comeBack = () => {
      if (isAway) send({ type: 'SUBSCRIPTION.RECHECK' })
      isAway = false
    }
    const seeOrLose = () => (document.visibilityState === 'visible' ? comeBack() : leave())
    window.addEventListener('blur', leave)
    window.addEventListener('focus', comeBack)
    document.addEventListener('visibilitychange', seeOrLose)
    return () => {
      window.removeEventListener('blur', leave)
      window.removeEventListener('focus', comeBack)
      document.removeEventListener('visibilitychange', seeOrLose)
    }
  }, [send])
}

import { useEffect } from 'react'
import { useSubscription } from '../services/actors'

/** Asks for the subscription anew when somebody comes back to the page: no timer runs while a tablet sleeps. */
export function useSubscriptionRecheck(): void {
  const { send } = useSubscription()
  useEffect(() => {
    let isAway = false
    const leave = () => (isAway = true)
    // A window that is shown again mostly gets the focus as well: that is one return.
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

import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useDevice } from '../page/deviceSettings'
import { useEntryAuth, useEntryServices } from '../services/entryServices'
import { invitationPath, keptInvitation } from './invitation'
import { takeAddress } from './returnTo'
import { withAutomation } from '../services/automation'
import { useShell } from '../page/shellContext'

/** Default page after sign-in, which redirects to the person's home page. */
const AFTER_SIGN_IN = '/dashboard'

/** First page of a new account, which asks why the person uses the app. */
const AFTER_SIGN_UP = '/here-for'

/** First page of a new account whose guest child has played. */
const WHO_PLAYED = '/who'

/** Returns an address that asks for a guest child's name and about epilepsy, and then opens the page that the person wanted. */
const whoThen = (address: string | null): string => (address === null ? WHO_PLAYED : `${WHO_PLAYED}?after=${encodeURIComponent(address)}`)

/** Takes a person who has just signed in back to the page they wanted. A new account takes over its guest's play. */
export function Welcome({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { tabStorage, lastingStorage } = useShell()
  const { change } = useDevice()
  const { adoptGuest } = useEntryServices()
  const uid = useEntryAuth().state.user?.uid ?? null
  const door = pathname.toLowerCase().replace(/\/+$/, '')
  useEffect(() => {
    if (uid === null || (door !== '/signin' && door !== '/signup')) return
    let isStopped = false
    // Sessions that could not be taken over are kept, and tried again next time.
    const adopted = door === '/signup' ? adoptGuest(uid).catch(() => null) : Promise.resolve(null)
    const lead = async () => {
      const childId = await adopted
      if (childId !== null) change({ activeChildId: childId, unnamedChildId: childId })
      if (isStopped) return
      const code = keptInvitation(lastingStorage, Date.now())
      const address = takeAddress(tabStorage) ?? (code === null ? null : invitationPath(code))
      void navigate(withAutomation(childId === null ? (address ?? (door === '/signup' ? AFTER_SIGN_UP : AFTER_SIGN_IN)) : whoThen(address)), { replace: true })
    }
    void lead()
    return () => {
      isStopped = true
    }
  }, [uid, door, adoptGuest, change, navigate, tabStorage, lastingStorage])
  return children
}

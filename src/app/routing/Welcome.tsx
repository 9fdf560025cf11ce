import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useDevice } from '../page/deviceSettings'
import { useEntryAuth, useEntryServices } from '../services/entryServices'
import { takeAddress } from './returnTo'
import { withAutomation } from '../services/automation'
import { useShell } from '../shell/shellContext'

/** Leads on to where the person is at home. */
const AFTER_SIGN_IN = '/dashboard'

/** Where a new account begins: what the person came for. */
const AFTER_SIGN_UP = '/here-for'

/** Where a new account begins whose guest child has played. */
const WHO_PLAYED = '/who'

/** Asks for a guest child's name and about epilepsy before it opens the page the person wanted. */
const whoThen = (address: string | null): string => (address === null ? WHO_PLAYED : `${WHO_PLAYED}?after=${encodeURIComponent(address)}`)

/** Leads a person who has just come in back to where they wanted to go; a new account takes its play as a guest with it. */
export function Welcome({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { tabStorage } = useShell()
  const { change } = useDevice()
  const { adoptGuest } = useEntryServices()
  const uid = useEntryAuth().state.user?.uid ?? null
  const door = pathname.toLowerCase().replace(/\/+$/, '')
  useEffect(() => {
    if (uid === null || (door !== '/signin' && door !== '/signup')) return
    let isStopped = false
    // What could not be taken along stays where it is and is taken the next time.
    const adopted = door === '/signup' ? adoptGuest(uid).catch(() => null) : Promise.resolve(null)
    const lead = async () => {
      const childId = await adopted
      if (childId !== null) change({ activeChildId: childId, unnamedChildId: childId })
      if (isStopped) return
      const address = takeAddress(tabStorage)
      void navigate(withAutomation(childId === null ? (address ?? (door === '/signup' ? AFTER_SIGN_UP : AFTER_SIGN_IN)) : whoThen(address)), { replace: true })
    }
    void lead()
    return () => {
      isStopped = true
    }
  }, [uid, door, adoptGuest, change, navigate, tabStorage])
  return children
}

import { useEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { decideAccess } from '#domain/access/decide'
import { findRoute } from '#domain/access/routes'
import type { AccessRule } from '#domain/access/rules'
import { selectVisitor } from '#machines/app/app.selectors'
import { selectIsUnanswered } from '#machines/auth/auth.selectors'
import { selectSessionId } from '#machines/stage/stage.selectors'
import { StatusScreen } from '#ui/StatusScreen'
import { useText } from '#text/i18n'
import { useAppSelector, useAuth, useStage } from '../services/actors'
import { isScreenBuilt } from '../shell/builtScreens'
import { NotFound } from './NotFound'
import { invitationIn, rememberInvitation } from './invitation'
import { forgetAddress, rememberAddress } from './returnTo'
import { useShell } from '../page/shellContext'

/** Admits a person, waits while a required fact is unknown, or redirects. */
export function Guard({ rule, children }: { rule: AccessRule; children: ReactNode }) {
  const text = useText()
  const decision = decideAccess(rule, useAppSelector(selectVisitor, isSameVisitor))
  const isUnanswered = selectIsUnanswered(useAuth().snapshot)
  const [wasInside, setWasInside] = useState(false)
  // Opening a public page does not count as admission, so the next page may still ask for sign-in.
  if (decision.kind === 'allow' && rule !== 'public' && !wasInside) setWasInside(true)
  const isBegun = useIsBegun(decision.kind === 'allow')
  const { pathname } = useLocation()
  const hasSignedOut = wasInside && decision.kind === 'goTo' && decision.path === '/signin'
  // Clears the pending address for someone who was admitted elsewhere, and for the next person after a sign-out.
  const isElsewhere = decision.kind === 'allow' && rule !== 'public' && findRoute(pathname)?.route.path !== '/pricing'
  useForgetting(isElsewhere, hasSignedOut)
  if (decision.kind === 'allow' || isBegun) return children
  if (decision.kind === 'wait') return <StatusScreen label={text('app.loading')}>{isUnanswered ? <p>{text('app.unanswered')}</p> : null}</StatusScreen>
  return hasSignedOut ? <Navigate to="/" replace /> : <SendOn path={decision.path} />
}

/**
 * Whether this person had access when the open session started. The session can then be played to the end and its
 * summary shown, even if access expires meanwhile. The next session requires access again.
 */
function useIsBegun(isAllowed: boolean): boolean {
  const sessionId = selectSessionId(useStage().snapshot)
  const uid = useAuth().snapshot.context.user?.uid ?? null
  const open = sessionId === null ? null : `${uid} ${sessionId}`
  const [begun, setBegun] = useState<string | null>(null)
  if (isAllowed && open !== begun) setBegun(open)
  return open !== null && open === begun
}

function useForgetting(isElsewhere: boolean, hasSignedOut: boolean): void {
  const { tabStorage } = useShell()
  useEffect(() => {
    // Unsent input is cleared together with the address, because it is about a child.
    if (hasSignedOut) tabStorage.clear()
    else if (isElsewhere) forgetAddress(tabStorage)
  }, [tabStorage, isElsewhere, hasSignedOut])
}

function SendOn({ path }: { path: '/signin' | '/pricing' | '/' }) {
  const { tabStorage, lastingStorage } = useShell()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    if (path === '/') return
    rememberAddress(tabStorage, `${pathname}${search}${hash}`)
    // The link that confirms an email address may open another tab, so the code is stored beyond this tab.
    const code = invitationIn(`${pathname}${search}`)
    if (code !== null) rememberInvitation(lastingStorage, code, Date.now())
    // Depends only on the refused address, not on the target of the redirect.
  }, [tabStorage, lastingStorage, path, pathname, search, hash])
  return isScreenBuilt(path) ? <Navigate to={path} replace /> : <NotFound />
}

const isSameVisitor = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

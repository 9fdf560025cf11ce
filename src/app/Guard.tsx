import { useEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { decideAccess } from '#domain/access/decide'
import type { AccessRule } from '#domain/access/rules'
import { selectVisitor } from '#machines/app/app.selectors'
import { selectIsUnanswered } from '#machines/auth/auth.selectors'
import { Calm } from '../ui/Calm'
import { useText } from '../text/i18n'
import { useAppSelector, useAuth } from './actors'
import { isScreenBuilt } from './builtScreens'
import { NotFound } from './NotFound'
import { rememberAddress } from './returnTo'
import { useShell } from './shell'

/** Lets a person through, lets them wait while something needed is unknown, or sends them on. */
export function Guard({ rule, children }: { rule: AccessRule; children: ReactNode }) {
  const text = useText()
  const decision = decideAccess(rule, useAppSelector(selectVisitor, isSameVisitor))
  const isUnanswered = selectIsUnanswered(useAuth().snapshot)
  const [wasInside, setWasInside] = useState(false)
  if (decision.kind === 'allow' && !wasInside) setWasInside(true)
  if (decision.kind === 'allow') return children
  if (decision.kind === 'wait') return <Calm label={text('app.loading')}>{isUnanswered ? <p>{text('app.unanswered')}</p> : null}</Calm>
  // Who was inside and is now sent to the door has signed out: nothing is to be remembered for the next person.
  return wasInside && decision.path === '/signin' ? <Navigate to="/" replace /> : <SendOn path={decision.path} />
}

function SendOn({ path }: { path: '/signin' | '/pricing' | '/' }) {
  const { tabStorage } = useShell()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    if (path === '/signin') rememberAddress(tabStorage, `${pathname}${search}${hash}`)
    // Only the address that was refused counts, not the one it leads to.
  }, [tabStorage, path, pathname, search, hash])
  return isScreenBuilt(path) ? <Navigate to={path} replace /> : <NotFound />
}

const isSameVisitor = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

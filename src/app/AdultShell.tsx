import type { ComponentType, ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import { decideAccess } from '#domain/access/decide'
import { selectVisitor } from '#machines/app/app.selectors'
import { selectIsUnanswered } from '#machines/auth/auth.selectors'
import { useText } from '#text/i18n'
import { Calm } from '#ui/Calm'
import { ChildFace } from './ChildFace'
import { ActivitiesIcon, ChildrenIcon, KeyIcon, PersonIcon, TodayIcon } from '#ui/icons'
import { useAppSelector, useAuth } from './actors'
import { isScreenBuilt } from './builtScreens'
import { useChooseChild } from './ChildChooser'
import { childPageAt } from './childPages'
import { useChildren } from './children'
import { LostNotice } from './LostNotice'
import { PlainPage, SignInLink } from './PlainPage'
import { useSides } from './sides'

const places = [
  { path: '/dashboard', Icon: TodayIcon },
  { path: '/therapist-dashboard', Icon: ChildrenIcon },
  { path: '/activity', Icon: ActivitiesIcon },
] as const
const endPlaces = [
  { path: '/system-admin', Icon: KeyIcon },
  { path: '/account', Icon: PersonIcon },
] as const
type Place = (typeof places)[number] | (typeof endPlaces)[number]

/** The frame of an adult screen with everything known of the person: the places, who plays, the account. */
export function AdultShell({ children }: { children: ReactNode }) {
  const text = useText()
  const user = useAuth().snapshot.context.user
  const { activeChild } = useChildren()
  const administers = useAppSelector((snapshot) => decideAccess('system-admin', selectVisitor(snapshot)).kind === 'allow')
  // Who works in no team has nothing to look for there; the way to it, and to found one, is under the account.
  const { worksInTeam, shown } = useSides()
  const isOpen = ({ path }: Place) => {
    if (path === '/system-admin') return isScreenBuilt(path) && administers
    if (path === '/therapist-dashboard') return isScreenBuilt(path) && worksInTeam && shown !== 'family'
    return isScreenBuilt(path) && (path !== '/dashboard' || shown !== 'team')
  }
  const isAsked = useIsAsked()
  // The line of a guest would jump aside for the rail of who is signed in.
  if (isAsked) return <Calm label={text('app.loading')} />
  if (user === null) return <PlainPage aside={<SignInLink />}>{children}</PlainPage>
  const menu = (
    <>
      {places.filter(isOpen).map(({ path, Icon }) => (
        <RailLink key={path} path={path} Icon={Icon} />
      ))}
      <WhoPlays />
    </>
  )
  const aside = (
    <>
      {activeChild?.demo ? <p className="rail-demo">{text('app.menu.demo')}</p> : null}
      {endPlaces.filter(isOpen).map(({ path, Icon }) => (
        <RailLink key={path} path={path} Icon={Icon} />
      ))}
    </>
  )
  return (
    <PlainPage menu={menu} aside={aside} home="/activity">
      <LostNotice />
      {children}
    </PlainPage>
  )
}

/** Whether it is just being asked who is here. */
function useIsAsked(): boolean {
  const { snapshot } = useAuth()
  return snapshot.matches({ session: 'checking' }) && !selectIsUnanswered(snapshot)
}

function RailLink({ path, Icon }: { path: Place['path']; Icon: ComponentType }) {
  const text = useText()
  return (
    <NavLink to={path} className="rail-item">
      <i>
        <Icon />
      </i>
      <span>{text(`app.menu.places.${path}`)}</span>
    </NavLink>
  )
}

function WhoPlays() {
  const text = useText()
  const { pathname } = useLocation()
  const { shownChild } = useChildren()
  const choose = useChooseChild()
  if (shownChild !== null && isScreenBuilt('/progress')) {
    return (
      <NavLink to="/progress" className="rail-item" aria-current={childPageAt(pathname) !== null ? 'page' : undefined}>
        <ChildFace child={shownChild} />
        <span>{shownChild.alias}</span>
      </NavLink>
    )
  }
  return (
    <button type="button" className="rail-item" aria-haspopup="dialog" onClick={choose}>
      <ChildFace child={null} />
      <span>{text('app.menu.choose')}</span>
    </button>
  )
}

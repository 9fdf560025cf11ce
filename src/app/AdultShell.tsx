import { modals } from '@mantine/modals'
import { lazy, Suspense, type ReactNode } from 'react'
import { NavLink } from 'react-router'
import { decideAccess } from '#domain/access/decide'
import { selectVisitor } from '#machines/app/app.selectors'
import { useText } from '../text/i18n'
import { useAppSelector, useAuth } from './actors'
import { isScreenBuilt, screenOf } from './builtScreens'
import { useChildren } from './children'
import { LostNotice } from './LostNotice'
import { PlainPage } from './PlainPage'

const menuPaths = ['/activity', '/dashboard', '/therapist-dashboard', '/resources', '/system-admin'] as const

const loadChooser = screenOf('/children')
export const ChildChooser = loadChooser === null ? null : lazy(loadChooser)

/** The frame of an adult screen with everything known of the person: the menu, who plays, the account. */
export function AdultShell({ children }: { children: ReactNode }) {
  const text = useText()
  const user = useAuth().snapshot.context.user
  const { activeChild } = useChildren()
  const administers = useAppSelector((snapshot) => decideAccess('system-admin', selectVisitor(snapshot)).kind === 'allow')
  const menu = user === null ? undefined : menuPaths.filter((path) => isScreenBuilt(path) && (path !== '/system-admin' || administers)).map((path) => <MenuLink key={path} path={path} />)
  const aside = user === null ? <MenuLink path="/signin" /> : (
    <>
      <ChooserButton />
      {isScreenBuilt('/account') ? <MenuLink path="/account" /> : null}
    </>
  )
  return (
    <PlainPage menu={menu} aside={aside}>
      <LostNotice />
      {activeChild?.demo ? <p className="layout-note">{text('app.menu.demo')}</p> : null}
      {children}
    </PlainPage>
  )
}

function MenuLink({ path }: { path: (typeof menuPaths)[number] | '/account' | '/signin' }) {
  const text = useText()
  return (
    <NavLink to={path} className="layout-link">
      {text(`app.titles.${path}`)}
    </NavLink>
  )
}

function ChooserButton() {
  const text = useText()
  const { activeChild } = useChildren()
  if (ChildChooser === null) return null
  const open = () =>
    modals.open({
      title: text('app.menu.choose'),
      size: 'lg',
      closeButtonProps: { 'aria-label': text('app.menu.close') },
      children: <Suspense><ChildChooser category={null} /></Suspense>,
    })
  return (
    <button type="button" className="layout-link" onClick={open}>
      {activeChild === null ? text('app.menu.choose') : text('app.menu.plays', { alias: activeChild.alias })}
    </button>
  )
}

import { type ComponentType, type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { isDemoUid } from '#domain/people/demoUid'
import { mayDo } from '#domain/people/team'
import { selectIsUnanswered } from '#machines/auth/auth.selectors'
import type { Workspace } from '#ports/deviceSettings'
import { useText } from '#text/i18n'
import { StatusScreen } from '#ui/StatusScreen'
import { ActivitiesIcon, ChildrenIcon, FileIcon, GuideIcon, PersonIcon, SlidersIcon, TeamIcon, TodayIcon } from '#ui/icons'
import { useAuth } from '../services/actors'
import { isHosted } from '../services/hosting'
import { isScreenBuilt } from './builtScreens'
import { useChooseChild } from './ChildChooser'
import { ChildFace } from './ChildFace'
import { childPageAt } from './childPages'
import { useChildren } from '../play/children'
import { useDevice } from '../page/deviceSettings'
import { LanguageOffer } from './LanguageOffer'
import { LostChangesNotice } from './LostChangesNotice'
import { PlainPage, SignInLink } from './PlainPage'
import { RailNotes } from './RailNotes'
import { useHasUnread } from '../workspaces/unreadMessages'
import { workspaceHomes, type Workspaces, useWorkspaces } from '../workspaces/workspaces'
import { UnsavedPlayNotice } from './UnsavedPlayNotice'

interface Place {
  readonly to:
    | '/dashboard'
    | '/activity'
    | '/resources'
    | '/therapist-dashboard'
    | '/therapist-dashboard#team'
    | '/system-admin'
    | `/system-admin#${'accounts' | 'codes' | 'flags'}`
    | '/account'
  readonly Icon: ComponentType
}

const guides: Place = { to: '/resources', Icon: GuideIcon }

/** The navigation of each workspace. In a family's, the current child comes before the guides. */
const placesOf: Readonly<Record<Workspace, readonly Place[]>> = {
  family: [
    { to: '/dashboard', Icon: TodayIcon },
    { to: '/activity', Icon: ActivitiesIcon },
  ],
  team: [
    { to: '/therapist-dashboard', Icon: ChildrenIcon },
    { to: '/activity', Icon: ActivitiesIcon },
    guides,
    { to: '/therapist-dashboard#team', Icon: TeamIcon },
  ],
  administration: [
    { to: '/system-admin', Icon: ChildrenIcon },
    { to: '/system-admin#accounts', Icon: TeamIcon },
    { to: '/system-admin#codes', Icon: FileIcon },
    { to: '/system-admin#flags', Icon: SlidersIcon },
  ],
}
const you: Place = { to: '/account', Icon: PersonIcon }

/** The frame of an adult page for a signed-in person: navigation, the current child, and the account. */
export function AdultShell({ children }: { children: ReactNode }) {
  const text = useText()
  const user = useAuth().snapshot.context.user
  const { activeChild, teamRole } = useChildren()
  const { side } = useDevice().choices
  const sides = useWorkspaces()
  useNotedSide(sides, user !== null)
  const isAsked = useIsAsked()
  // Waits until it is known who is signed in. Otherwise, a guest's top line would be moved aside by a signed-in person's navigation.
  if (isAsked) return <StatusScreen label={text('app.loading')} />
  if (user === null) {
    return (
      <PlainPage aside={<SignInLink />}>
        <UnsavedPlayNotice />
        {children}
      </PlainPage>
    )
  }
  const { shown } = sides
  // A person who cannot see any of the team's children has only one page there.
  const isOpen = ({ to }: Place) => isScreenBuilt(to.split('#')[0] ?? '') && (to !== '/therapist-dashboard' || teamRole === null || mayDo(teamRole, 'run'))
  // Shows no menu on a first visit until the workspace is certain, because an entry might vanish a moment later.
  const menu =
    sides.isGuess && side === null ? null : (
      <>
        {placesOf[shown].filter(isOpen).map((place) => (
          <RailLink key={place.to} place={place} side={shown} />
        ))}
        {shown === 'family' ? (
          <>
            <WhoPlays />
            <RailLink place={guides} side={shown} />
          </>
        ) : null}
      </>
    )
  // Says that the demo's people are invented, because their names do not show it.
  const isDemo = activeChild?.demo === true || (!isHosted && isDemoUid(user.uid))
  const aside = (
    <>
      <RailNotes isDemo={isDemo} />
      <RailLink place={you} side={shown} />
    </>
  )
  return (
    <PlainPage menu={menu} aside={aside} home={workspaceHomes[shown]}>
      <UnsavedPlayNotice />
      <LostChangesNotice />
      <LanguageOffer />
      {children}
    </PlainPage>
  )
}

/** Stores the person's workspace for the next visit, also on pages of another workspace. */
function useNotedSide({ own, shown, isGuess }: Workspaces, isKnown: boolean): void {
  const { choices, change } = useDevice()
  const { pathname } = useLocation()
  const come = own.find((side) => side !== 'family' && pathname === workspaceHomes[side]) ?? null
  useEffect(() => {
    if (isKnown && come !== null) change({ side: come })
  }, [isKnown, come, change])
  const isNoted = choices.side === shown
  useEffect(() => {
    if (isKnown && !isGuess && !isNoted && come === null) change({ side: shown })
  }, [isKnown, isGuess, isNoted, come, shown, change])
}

/** Whether the app is still finding out who is signed in. */
function useIsAsked(): boolean {
  const { snapshot } = useAuth()
  return snapshot.matches({ session: 'checking' }) && !selectIsUnanswered(snapshot)
}

function RailLink({ place: { to, Icon }, side }: { place: Place; side: Workspace }) {
  const text = useText()
  const { pathname, hash } = useLocation()
  const [path, part = ''] = to.split('#')
  const isOfChild = side === 'team' && to === workspaceHomes.team && childPageAt(pathname) !== null
  // The sections of the account are on one page and count as one entry.
  const isHere = pathname === path && (path === you.to || hash.slice(1) === part)
  return (
    <Link to={to} className="rail-item" aria-current={isHere || isOfChild ? 'page' : undefined}>
      <i>
        <Icon />
      </i>
      <span>{text(`app.menu.places.${to}`)}</span>
    </Link>
  )
}

function WhoPlays() {
  const text = useText()
  const { pathname } = useLocation()
  const { shownChild } = useChildren()
  const choose = useChooseChild()
  const hasUnread = useHasUnread(shownChild)
  if (shownChild !== null && isScreenBuilt('/progress')) {
    return (
      <Link to="/progress" className="rail-item" aria-current={childPageAt(pathname) !== null ? 'page' : undefined}>
        <span className="rail-face" data-new={hasUnread || undefined}>
          <ChildFace child={shownChild} />
        </span>
        <span>{shownChild.alias}</span>
        {hasUnread ? <span className="unseen">{text('app.menu.unread')}</span> : null}
      </Link>
    )
  }
  return (
    <button type="button" className="rail-item" aria-haspopup="dialog" onClick={choose}>
      <ChildFace child={null} />
      <span>{text('app.menu.choose')}</span>
    </button>
  )
}

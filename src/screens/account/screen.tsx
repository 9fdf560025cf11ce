import { type ComponentType, useEffect, useRef } from 'react'
import { lazyPart } from '#ui/lazyPart'
import { Link, Navigate, useLocation } from 'react-router'
import { shownAddress } from '#domain/people/address'
import { useAuth } from '#app/services/actors'
import { useWorkspaces } from '#app/workspaces/workspaces'
import { useText } from '#text/i18n'
import { CheckIcon, ChevronIcon, ChildrenIcon, FileIcon, KeyIcon, PersonIcon, SlidersIcon } from '#ui/icons'
import { ExportAll } from '../owndata/ExportAll'
import { ImportFile } from '../owndata/ImportFile'
import { EraseAccount } from '../owndata/EraseAccount'
import { OffTheList } from '../owndata/OffTheList'
import { YourConsents } from '../owndata/YourConsents'
import styles from './account.module.css'
import { ChildrenAndSharing } from './ChildrenAndSharing'
import { EndSessions } from './EndSessions'
import { SignOut } from './SignOut'
import { TeamAccessLog } from './TeamAccessLog'
import { ThisTablet } from './ThisTablet'
import { WeeklyMail } from './WeeklyMail'
import { YourName } from './YourName'

// Loaded only when needed, because no other part of this page lists the activities.
const HaveNow = lazyPart(async () => (await import('../pricing/HaveNow')).HaveNow)

const sections = ['you', 'tablet', 'children', 'subscription', 'data', 'sign-out'] as const
type Section = (typeof sections)[number]

const icons: Readonly<Record<Section, ComponentType>> = {
  you: PersonIcon,
  tablet: SlidersIcon,
  children: ChildrenIcon,
  subscription: CheckIcon,
  data: FileIcon,
  'sign-out': KeyIcon,
}

/** Maps the hashes of old links to the sections that now have their content. */
const moved: Readonly<Record<string, Section>> = { administer: 'tablet' }

/** Returns the section that a hash names, or null. With null, the first section opens, or only the list on a low screen. */
function sectionIn(hash: string): Section | null {
  const name = hash.slice(1)
  return sections.find((section) => section === name) ?? moved[name] ?? null
}

/** The account page: the person, this device, the children, payment and data. One section is open at a time. */
export default function Account() {
  const text = useText()
  const user = useAuth().snapshot.context.user
  const { hash } = useLocation()
  const sides = useWorkspaces()
  const asked = sectionIn(hash)
  const open = asked ?? 'you'
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(asked)
  // Moves the focus to the heading only if the person chose a section. A newly opened page starts at its top.
  useEffect(() => {
    if (last.current !== asked) heading.current?.focus({ preventScroll: true })
    last.current = asked
  }, [asked])

  // Sharing used to be a section of this page and is now one of the child's own pages.
  if (hash === '#access') return <Navigate to="/sharing" replace />
  const name = user?.displayName ?? ''
  // Hides the children's section from people who only work with other people's children: they cannot share or add any here.
  const shown = sections.filter((section) => section !== 'children' || sides.hasFamily || !sides.worksInTeam)
  return (
    <div className={styles['page']} data-chosen={asked !== null || undefined}>
      <header className={styles['head']}>
        <h1>{name === '' ? text('screens.account.title') : name}</h1>
        <p className="muted">{shownAddress(user?.email ?? '')}</p>
      </header>
      <nav className={styles['list']} aria-label={text('screens.account.parts')}>
        {shown.map((section) => (
          <SectionLink key={section} section={section} isOpen={section === open} />
        ))}
      </nav>
      <section className={styles['open']} aria-labelledby="section">
        <Link to="#" replace className={styles['back']}>
          <ChevronIcon />
          {text('screens.account.allParts')}
        </Link>
        <h2 id="section" ref={heading} tabIndex={-1}>
          {text(`screens.account.sections.${open}`)}
        </h2>
        {user === null ? null : <Content section={open} uid={user.uid} />}
      </section>
    </div>
  )
}

function SectionLink({ section, isOpen }: { section: Section; isOpen: boolean }) {
  const text = useText()
  const Icon = icons[section]
  return (
    <Link to={`#${section}`} replace aria-current={isOpen ? 'true' : undefined}>
      <Icon />
      {text(`screens.account.sections.${section}`)}
    </Link>
  )
}

function Content({ section, uid }: { section: Section; uid: string }) {
  const text = useText()
  switch (section) {
    case 'you':
      return (
        <>
          <YourName />
          <WeeklyMail uid={uid} />
        </>
      )
    case 'tablet':
      return <ThisTablet />
    case 'children':
      return <ChildrenAndSharing uid={uid} />
    case 'subscription':
      return <HaveNow />
    case 'data':
      return (
        <>
          <ExportAll uid={uid} />
          <ImportFile uid={uid} />
          <p>
            <Link to="/privacy">{text('screens.account.privacy')}</Link>
          </p>
          <OffTheList uid={uid} />
          <EraseAccount uid={uid} />
          <YourConsents />
          <TeamAccessLog uid={uid} />
        </>
      )
    case 'sign-out':
      return (
        <>
          <SignOut />
          <EndSessions uid={uid} />
        </>
      )
  }
}

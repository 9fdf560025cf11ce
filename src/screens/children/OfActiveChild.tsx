import { type ComponentType, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { isFamily } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { useAuth } from '#app/services/actors'
import { childPageAt, isSharedPage } from '#app/shell/childPages'
import { useChildren, useNoteView } from '#app/play/children'
import { useDevice } from '#app/page/deviceSettings'
import { skeletonFor } from '#app/shell/skeletonFor'
import { useText } from '#text/i18n'
import { Skeleton } from '#ui/Skeleton'
import { ChildHead } from './ChildHead'
import { ChildNews } from './ChildNews'
import styles from './children.module.css'
import { NoChild } from './NoChild'
import { NotShared } from './NotShared'
import { SharingOver } from './SharingOver'
import { useChildWork } from './useChildWork'

interface Props {
  readonly page: ComponentType<{ readonly child: Child }>
  /** Whether the page is a step of a flow, which has its own top line and no links between the child's pages. */
  readonly isStep?: boolean
}

/** A page about the current child, rendered again for each child. Without a current child, offers to choose one. */
export function OfActiveChild({ page: Page, isStep = false }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { activeChild, children, ended, hasFailed } = useChildren()
  const lost = useLost()
  const work = useChildWork()
  const add = () => void navigate('/who')
  const isShown = children !== 'unknown' && activeChild !== null && activeChild.id !== work.unnamed?.id && (ended ?? lost) === null
  useNoteView(isShown && isSharedPage(pathname, activeChild) ? activeChild : null)
  if (children === 'unknown') return <Skeleton layout={skeletonFor(pathname) ?? 'rows'} label={text('screens.children.loading')} />
  if (activeChild !== null && activeChild.id === work.unnamed?.id) return <Navigate to="/who" replace />
  const over = ended ?? lost
  if (over !== null) return <SharingOver key={over.id} alias={over.alias} endedAt={ended?.endsAt ?? null} work={work} onAdd={add} />
  if (activeChild === null)
    return (
      <div className={styles['picker']}>
        {hasFailed ? null : <NoChild level={1} />}
        <ChildNews work={work} />
      </div>
    )
  return (
    <>
      {childPageAt(pathname) !== null && !isStep ? <ChildHead child={activeChild} /> : null}
      {isSharedPage(pathname, activeChild) ? <Page key={activeChild.id} child={activeChild} /> : <NotShared child={activeChild} />}
    </>
  )
}

/** Returns the shared child that was on this page and is no longer accessible, until someone chooses another child. */
function useLost(): Child | null {
  const { activeChild, children } = useChildren()
  const { activeChildId } = useDevice().choices
  const uid = useAuth().snapshot.context.user?.uid ?? null
  const [seen, setSeen] = useState<Child | null>(null)
  const isLost = seen !== null && seen.id === activeChildId && seen.id !== activeChild?.id && !isFamily(seen, uid)
  if (children !== 'unknown' && !isLost && activeChild !== seen) setSeen(activeChild)
  return isLost ? seen : null
}

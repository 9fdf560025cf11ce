import type { ComponentType } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import type { Child } from '#domain/people/people'
import { childPageAt } from '#app/childPages'
import { useChildren } from '#app/children'
import { shapesOf } from '#app/shapesOf'
import { useText } from '#text/i18n'
import { Shapes } from '#ui/Shapes'
import { formatDay } from '../history/formats'
import { Notice } from '../notice/Notice'
import { ChildHead } from './ChildHead'
import { ChildPicker } from './ChildPicker'
import styles from './children.module.css'
import { useChildWork } from './useChildWork'

/** A page about whoever plays now, drawn anew for each child; where there is none, the way to one. */
export function OfActiveChild({ page: Page }: { page: ComponentType<{ readonly child: Child }> }) {
  const text = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { activeChild, children, ended } = useChildren()
  const work = useChildWork()
  if (children === 'unknown') return <Shapes layout={shapesOf(pathname) ?? 'rows'} label={text('screens.children.loading')} />
  if (activeChild !== null && activeChild.id === work.unnamed?.id) return <Navigate to="/who" replace />
  const said =
    ended?.endsAt == null ? null : (
      <div className={styles['ended']}>
        <Notice kind="info">{text('screens.children.ended', { alias: ended.alias, day: formatDay(ended.endsAt) })}</Notice>
      </div>
    )
  if (activeChild === null)
    return (
      <>
        {said}
        <ChildPicker work={work} onAdd={() => void navigate('/who')} />
      </>
    )
  return (
    <>
      {said}
      {childPageAt(pathname) !== null ? <ChildHead child={activeChild} /> : null}
      <Page key={activeChild.id} child={activeChild} />
    </>
  )
}

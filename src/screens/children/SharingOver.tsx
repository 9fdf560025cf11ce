import { useEffect, useRef } from 'react'
import { useWorkspaces } from '#app/workspaces/workspaces'
import { useText } from '#text/i18n'
import { formatDay } from '../history/formats'
import type { Instant } from '#domain/time'
import { ChildPicker } from './ChildPicker'
import styles from './children.module.css'
import { ToList } from './NoChild'
import type { ChildWork } from './useChildWork'

interface Props {
  readonly alias: string
  /** Time at which the sharing expired. It is null if someone ended the sharing or the team assigned the child to others. */
  readonly endedAt: Instant | null
  readonly work: ChildWork
  readonly onAdd: () => void
}

/** Replaces the page of a child that is no longer accessible, so that nobody mistakes another child's data for theirs. */
export function SharingOver({ alias, endedAt, work, onAdd }: Props) {
  const text = useText()
  const { shown } = useWorkspaces()
  const heading = useRef<HTMLHeadingElement>(null)
  // Focuses the heading, because the element that had the focus is gone with the old page.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles['nobody']}>
      <h1 ref={heading} tabIndex={-1}>
        {endedAt === null ? text('screens.children.overTitle', { alias }) : text('screens.children.endedTitle', { alias, day: formatDay(endedAt) })}
      </h1>
      <p>{text(endedAt === null ? 'screens.children.over' : 'screens.children.ended', { alias })}</p>
      {/* The team's list does not contain a family's own children. */}
      {shown === 'family' ? <ChildPicker work={work} onAdd={onAdd} /> : <ToList />}
    </section>
  )
}

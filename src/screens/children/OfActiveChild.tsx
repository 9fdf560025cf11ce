import type { ComponentType } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import type { Child } from '#domain/people/people'
import { childPageAt } from '#app/childPages'
import { useChildren } from '#app/children'
import { shapesOf } from '#app/shapesOf'
import { useText } from '#text/i18n'
import { Shapes } from '#ui/Shapes'
import { ChildHead } from './ChildHead'
import { ChildPicker } from './ChildPicker'
import { useChildWork } from './useChildWork'

/** A page about whoever plays now, drawn anew for each child; where there is none, the way to one. */
export function OfActiveChild({ page: Page }: { page: ComponentType<{ readonly child: Child }> }) {
  const text = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { activeChild, children } = useChildren()
  const work = useChildWork()
  if (children === 'unknown') return <Shapes layout={shapesOf(pathname) ?? 'rows'} label={text('screens.children.loading')} />
  if (activeChild !== null && activeChild.id === work.unnamed?.id) return <Navigate to="/who" replace />
  if (activeChild === null) return <ChildPicker work={work} onAdd={() => void navigate('/who')} />
  return (
    <>
      {childPageAt(pathname) !== null ? <ChildHead child={activeChild} /> : null}
      <Page key={activeChild.id} child={activeChild} />
    </>
  )
}

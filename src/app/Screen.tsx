import { Suspense } from 'react'
import { AdultSurface } from '#ui/AdultSurface'
import { AdultShell } from './AdultShell'
import { Content, drawScreen } from './Content'
import { Gated } from './gate/Gated'
import { LeadsOut } from './gate/LeadsOut'
import { overlayDefaults } from './overlayDefaults'

/** A built screen in the frame of the adult's pages. */
export function Screen({ path, category }: { path: string; category: string | null }) {
  return (
    <AdultSurface {...overlayDefaults}>
      <AdultShell>
        <LeadsOut />
        <Gated path={path}>
          <Content path={path} category={category} />
        </Gated>
      </AdultShell>
    </AdultSurface>
  )
}

/** A step of a flow: no menu, and the screen draws its own line above. */
export function FlowScreen({ path }: { path: string }) {
  return (
    <AdultSurface {...overlayDefaults}>
      <LeadsOut />
      <Content path={path} category={null} />
    </AdultSurface>
  )
}

/** A child's own page: nothing around it. */
export function ChildPage({ path }: { path: string }) {
  return <Suspense>{drawScreen(path, null)}</Suspense>
}

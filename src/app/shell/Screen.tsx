import { Suspense } from 'react'
import { AdultSurface } from '#ui/AdultSurface'
import { AdultShell } from './AdultShell'
import { WithChildChooser } from './ChildChooser'
import { Content, drawScreen } from '../routing/ScreenContent'
import { Gated } from '../gate/Gated'
import { LeadsOut } from '../gate/LeadsOut'
import { NOTIFICATION_MS } from '../startup/defaults'

/** A built screen in the frame of the adult's pages. */
export function Screen({ path, category }: { path: string; category: string | null }) {
  return (
    <AdultSurface notificationMs={NOTIFICATION_MS}>
      <WithChildChooser>
        <AdultShell>
          <LeadsOut />
          <Gated path={path}>
            <Content path={path} category={category} />
          </Gated>
        </AdultShell>
      </WithChildChooser>
    </AdultSurface>
  )
}

/** A step of a flow: no menu, and the screen draws its own line above. */
export function FlowScreen({ path }: { path: string }) {
  return (
    <AdultSurface notificationMs={NOTIFICATION_MS}>
      <WithChildChooser>
        <LeadsOut />
        <Content path={path} category={null} />
      </WithChildChooser>
    </AdultSurface>
  )
}

/** A child's own page: nothing around it. */
export function ChildPage({ path }: { path: string }) {
  return <Suspense>{drawScreen(path, null)}</Suspense>
}

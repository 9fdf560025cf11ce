import { type ReactNode, Suspense } from 'react'
import { AdultSurface } from '#ui/AdultSurface'
import { AdultShell } from './AdultShell'
import { WithChildChooser } from './ChildChooser'
import { drawScreen } from './ScreenContent'
import { LeadsOut } from '../gate/LeadsOut'
import { NOTIFICATION_MS } from '../startup/defaults'

/** The frame of adult pages. */
export function Screen({ children }: { readonly children: ReactNode }) {
  return (
    <AdultSurface notificationMs={NOTIFICATION_MS}>
      <WithChildChooser>
        <AdultShell>
          <LeadsOut />
          {children}
        </AdultShell>
      </WithChildChooser>
    </AdultSurface>
  )
}

/** A step of a flow. It has no menu, and the screen draws its own top line. */
export function FlowScreen({ children }: { readonly children: ReactNode }) {
  return (
    <AdultSurface notificationMs={NOTIFICATION_MS}>
      <WithChildChooser>
        <LeadsOut />
        {children}
      </WithChildChooser>
    </AdultSurface>
  )
}

/** The frame of a child's own page, with nothing around it. */
export function ChildPageFrame({ path }: { path: string }) {
  return <Suspense>{drawScreen(path, null)}</Suspense>
}

import { modals } from '@mantine/modals'
import { lazy, Suspense } from 'react'
import { useText } from '#text/i18n'
import { screenOf } from './builtScreens'

const loadChooser = screenOf('/children')
const Chooser = loadChooser === null ? null : lazy(loadChooser)

/** Who plays, and the way to add a child. */
export function ChildChooser() {
  return Chooser === null ? null : (
    <Suspense>
      <Chooser category={null} />
    </Suspense>
  )
}

/** Opens the same in a dialog. */
export function useChooseChild(): () => void {
  const text = useText()
  return () =>
    modals.open({
      title: text('app.menu.choose'),
      size: 'lg',
      closeButtonProps: { 'aria-label': text('app.menu.close') },
      children: <ChildChooser />,
    })
}

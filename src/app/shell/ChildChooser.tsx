import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react'
import { useText } from '#text/i18n'
import { Modal } from '#ui/Modal'
import { screenOf } from './builtScreens'

const loadChooser = screenOf('/children')
const Chooser = loadChooser === null ? null : lazy(loadChooser)

/** Chooses the current child, or adds one. */
export function ChildChooser() {
  return Chooser === null ? null : (
    <Suspense>
      <Chooser category={null} />
    </Suspense>
  )
}

interface Choosing {
  open(): void
  close(): void
}

const ChoosingContext = createContext<Choosing>({ open: () => undefined, close: () => undefined })

/** Wraps a page on which the current child can be chosen in a dialog. */
export function WithChildChooser({ children }: { children: ReactNode }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const choosing = useMemo(() => ({ open: () => setOpen(true), close: () => setOpen(false) }), [])
  return (
    <ChoosingContext value={choosing}>
      {children}
      <Modal opened={isOpen} onClose={choosing.close} size="lg" title={text('app.menu.choose')} closeLabel={text('app.menu.close')}>
        <ChildChooser />
      </Modal>
    </ChoosingContext>
  )
}

/** Returns a function that opens the dialog for choosing the current child. */
export const useChooseChild = (): (() => void) => useContext(ChoosingContext).open

/** Returns a function that closes the dialog after a choice. */
export const useChildChosen = (): (() => void) => useContext(ChoosingContext).close

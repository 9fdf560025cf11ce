import { Modal, type ModalProps } from '@mantine/core'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { Library } from './Library'

/** A dialog of the component library: fetched with the first that is opened, which then opens like every later one and gives the focus back. */
export function LibraryModal({ opened, children, ...props }: ModalProps) {
  const isDrawn = useIsDrawn()
  return (
    <Library>
      <Modal {...props} opened={opened && isDrawn}>
        {children}
      </Modal>
    </Library>
  )
}

export interface WholeScreenProps {
  readonly opened: boolean
  readonly onClose: () => void
  /** In words, or by the id of its heading. */
  readonly label: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string }
  readonly ground?: string
  /** How long the page takes to give way to it, in ms. */
  readonly fadeMs?: number
  readonly children: ReactNode
}

/** The same over the whole screen, and without a frame. */
export function LibraryWholeScreen({ opened, onClose, label, ground, fadeMs, children }: WholeScreenProps) {
  const isDrawn = useIsDrawn()
  const style: CSSProperties = ground === undefined ? {} : { background: ground }
  return (
    <Library>
      <Modal.Root
        opened={opened && isDrawn}
        onClose={onClose}
        fullScreen
        {...(fadeMs === undefined ? {} : { transitionProps: { transition: 'fade', duration: fadeMs } })}
      >
        <Modal.Content {...label} style={style}>
          {children}
        </Modal.Content>
      </Modal.Root>
    </Library>
  )
}

/** The library notes where the focus was at a change only: so a dialog is drawn closed first. */
function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => void Promise.resolve().then(() => setDrawn(true)), [])
  return isDrawn
}

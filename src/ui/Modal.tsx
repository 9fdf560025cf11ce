import type { ModalProps } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import { late } from './late'
import type { WholeScreenProps } from './LibraryModal'

/** A dialog. Nothing of it is fetched before it is first opened; what stands in it may come from the component library. */
export const Modal = whenOpened<ModalProps>(late(async () => (await import('./LibraryModal')).LibraryModal))

/** A dialog over the whole screen. */
export const WholeScreen = whenOpened<WholeScreenProps>(late(async () => (await import('./LibraryModal')).LibraryWholeScreen))

function whenOpened<Props extends { readonly opened: boolean }>(Drawn: ComponentType<Props>): ComponentType<Props> {
  return function Opened(props: Props) {
    const [wasOpened, setOpened] = useState(props.opened)
    if (props.opened && !wasOpened) setOpened(true)
    return wasOpened ? <Drawn {...props} /> : null
  }
}

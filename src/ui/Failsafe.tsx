import { Component, type ReactNode } from 'react'

interface Props {
  /** Content that replaces a broken part. */
  readonly otherwise: ReactNode
  readonly children: ReactNode
}

/**
 * Catches the error of a part that broke or could not be loaded, so the rest of the page still
 * works. To recover, render it with another `key` or reload the page.
 */
export class Failsafe extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.otherwise : this.props.children
  }
}

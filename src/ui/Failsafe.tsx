import { Component, type ReactNode } from 'react'

interface Props {
  /** Shown instead of a broken part. */
  readonly otherwise: ReactNode
  readonly children: ReactNode
}

/** Keeps a part that broke, or could not be loaded, from taking the page with it. To recover, render it with another key or reload the page. */
export class Failsafe extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.otherwise : this.props.children
  }
}

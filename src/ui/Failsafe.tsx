import { Component, type ReactNode } from 'react'

interface Props {
  /** What is drawn instead of a part that broke. */
  readonly otherwise: ReactNode
  readonly children: ReactNode
}

/** Keeps one broken part, or one that could not be fetched, from taking the page with it. The way on must draw it anew, with another key, or load the page anew. */
export class Failsafe extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.otherwise : this.props.children
  }
}

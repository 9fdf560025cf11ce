import { Component, type ReactNode } from 'react'

interface Props {
  /** What is drawn instead of a part that broke. */
  readonly otherwise: ReactNode
  /** A new value tries the part again. */
  readonly path: string
  readonly children: ReactNode
}

/** Keeps one broken part, or one that could not be fetched, from taking the page with it. */
export class Failsafe extends Component<Props, { brokenAt: string | null }> {
  override state = { brokenAt: null as string | null }

  override componentDidCatch(): void {
    this.setState({ brokenAt: this.props.path })
  }

  static getDerivedStateFromError(): { brokenAt: string } {
    return { brokenAt: '' }
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.brokenAt !== null && previous.path !== this.props.path) this.setState({ brokenAt: null })
  }

  override render(): ReactNode {
    return this.state.brokenAt === null ? this.props.children : this.props.otherwise
  }
}

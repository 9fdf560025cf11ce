import { Component, type ReactNode } from 'react'
import { NotHere } from './NotHere'

interface Props {
  readonly children: ReactNode
}

/**
 * Catches errors of a page whose parts could not be loaded because there is no network,
 * and says what works now. Use another `key` for another page.
 */
export class HereOffline extends Component<Props, { error: Error | null; isOnline: boolean }> {
  override state: { error: Error | null; isOnline: boolean } = { error: null, isOnline: false }

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }

  override render(): ReactNode {
    const { error, isOnline } = this.state
    if (error === null) return this.props.children
    // The network is not the reason, so the error goes to the error boundary around this one.
    if (isOnline) throw error
    return <NotHere onOnline={() => this.setState({ isOnline: true })} />
  }
}

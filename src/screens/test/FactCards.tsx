import { PRODUCT_NAME } from '#product'
import type { DeviceFacts } from '#ports/deviceCheck'
import { version } from '../../../package.json'
import { CheckCard, type Finding } from './CheckCard'
import { useCheckText } from './text'

/** Shows the app's version, and whether the browser trusts the page. */
export function VersionsCard({ facts: { browser, isSecure, isOfflineReady } }: { facts: DeviceFacts }) {
  const text = useCheckText()
  const findings: readonly Finding[] = [
    isSecure ? { kind: 'done', says: text('versions.good') } : { kind: 'problem', says: text('versions.bad') },
    isOfflineReady ? { kind: 'done', says: text('versions.offline') } : { kind: 'info', says: text('versions.online') },
  ]
  return (
    <CheckCard title={text('versions.title')} findings={findings}>
      <p>{text('versions.product', { product: PRODUCT_NAME, version })}</p>
      <p className="muted">{text('versions.browser', { browser })}</p>
    </CheckCard>
  )
}

export function ScreenCard({ facts: { screen, canFillScreen, canStayAwake } }: { facts: DeviceFacts }) {
  const text = useCheckText()
  const { width, height, pixelRatio } = screen
  const findings: readonly Finding[] = [
    ...(canFillScreen && canStayAwake ? [{ kind: 'done', says: text('screen.good') } as const] : []),
    ...(canFillScreen ? [] : [{ kind: 'info', says: text('screen.noFull') } as const]),
    ...(canStayAwake ? [] : [{ kind: 'info', says: text('screen.noAwake') } as const]),
  ]
  return (
    <CheckCard title={text('screen.title')} findings={findings}>
      <p>{text('screen.size', { width, height, ratio: Math.round(pixelRatio * 100) / 100 })}</p>
    </CheckCard>
  )
}

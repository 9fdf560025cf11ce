import { useText } from '#text/i18n'
import { useIsOnline } from '../page/online'

/** Says above the account in the navigation that the demo's people are invented, and that there is no network. */
export function RailNotes({ isDemo }: { isDemo: boolean }) {
  const text = useText()
  const isOnline = useIsOnline()
  if (!isDemo && isOnline) return null
  return (
    <div className="rail-notes">
      {isOnline ? null : <p role="status">{text('app.menu.offline')}</p>}
      {isDemo ? <p>{text('app.menu.demo')}</p> : null}
    </div>
  )
}

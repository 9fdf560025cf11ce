import { ScrollArea } from '@mantine/core'
import type { Session } from '#domain/activities/session'
import { type Summary, summarise } from '#domain/measures/summary'
import { useText } from '../../text/i18n'
import { formatMoment, formatSeconds } from './formats'
import styles from './history.module.css'
import { titleOf } from './SessionEntry'

const columns = ['date', 'activity', 'level', 'n', 'touches', 'median', 'quartiles', 'independent', 'prompted', 'assisted', 'noResponse'] as const
const zoneColumns = ['place', 'n', 'share', 'median'] as const

/** The same figures as plain tables. */
export function SessionTables({ sessions, byZone }: { sessions: readonly Session[]; byZone: Summary['byZone'] }) {
  const text = useText()
  const hidden = text('screens.sessions.table.hidden')
  return (
    <>
      <ScrollArea viewportProps={{ role: 'region', 'aria-label': text('screens.sessions.table.caption'), tabIndex: 0 }}>
        <table className={styles['table']}>
          <caption>{text('screens.sessions.table.caption')}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {text(`screens.sessions.table.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} hidden={hidden} />
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <ScrollArea viewportProps={{ role: 'region', 'aria-label': text('screens.sessions.table.zonesCaption'), tabIndex: 0 }}>
        <table className={styles['table']}>
          <caption>{text('screens.sessions.table.zonesCaption')}</caption>
          <thead>
            <tr>
              {zoneColumns.map((column) => (
                <th key={column} scope="col">
                  {text(`screens.sessions.table.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {byZone.map(({ zone, n, share, touch }) => (
              <tr key={zone}>
                <th scope="row">{text(`screens.sessions.zones.places.z${zone}`)}</th>
                <td>{n}</td>
                <td>{share === null ? hidden : `${Math.round(share * 100)} %`}</td>
                <td>{touch === null ? hidden : formatSeconds(touch.median)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </>
  )
}

function SessionRow({ session, hidden }: { session: Session; hidden: string }) {
  const text = useText()
  const { n, touch, independent, prompted, assisted, noResponse } = summarise([session.events])
  return (
    <tr>
      <th scope="row">{formatMoment(session.startedAt)}</th>
      <td>{titleOf(session)}</td>
      <td>{session.beyondCap ? text('screens.sessions.table.beyondCap', { level: session.level }) : session.level}</td>
      <td>{n}</td>
      <td>{touch?.n ?? hidden}</td>
      <td>{touch === null ? hidden : formatSeconds(touch.median)}</td>
      <td>{touch === null ? hidden : `${formatSeconds(touch.q1)} – ${formatSeconds(touch.q3)}`}</td>
      <td>{independent}</td>
      <td>{prompted}</td>
      <td>{assisted}</td>
      <td>{noResponse}</td>
    </tr>
  )
}

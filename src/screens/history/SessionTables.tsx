import { catalogue } from '#scenes/catalogue'
import type { Session } from '#domain/activities/session'
import { sizeInRoom } from '#domain/activities/visualAngle'
import { lengthOf } from '#domain/measures/moment'
import { ladderPrompts, summarise } from '#domain/measures/summary'
import { recordNames } from '#domain/measures/records'
import { basisOf, trialResults } from '#domain/measures/trialResults'
import { useText } from '#text/i18n'
import { sayAll } from '#text/locale'
import { ScrollRegion } from '#ui/ScrollRegion'
import { formatMinutes, formatMoment, formatRange, formatSeconds } from './formats'
import styles from './history.module.css'
import { RecordTable } from './RecordTable'
import { sessionTitle } from './sessionTitle'
import { useAnsweredBy, useUnfinishedSentence, useSigns } from './inWords'

const columns = [
  'date',
  'activity',
  'level',
  'lasted',
  'n',
  'voids',
  'unmeasured',
  'mashed',
  'independent',
  'prompted',
  'steps',
  'assisted',
  'partly',
  'noResponse',
  'touches',
  'median',
  'quartiles',
  'looks',
  'lookMedian',
  'off',
  'beside',
  'wrong',
  'things',
  'size',
  'sizeCm',
  'sizeDegrees',
  'fastest',
  'sizeAndSpeed',
  'answeredBy',
  'signs',
] as const

/** Shows the same figures as plain tables, and the values that each activity recorded. */
export function SessionTables({ sessions }: { sessions: readonly Session[] }) {
  const text = useText()
  const hidden = text('screens.sessions.table.hidden')
  return (
    <>
      <p className="muted">{text('screens.sessions.table.note')}</p>
      <ScrollRegion label={text('screens.sessions.table.caption')}>
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
      </ScrollRegion>
      {catalogue
        .filter((manifest) => sessions.some((session) => session.activity === manifest.id && hasRecords(manifest, session)))
        .map((manifest) => (
          <RecordTable key={manifest.id} manifest={manifest} sessions={sessions.filter(({ activity }) => activity === manifest.id)} />
        ))}
    </>
  )
}

/** Whether the session has recorded values. Some levels of an activity record none. */
const hasRecords = (manifest: (typeof catalogue)[number], { events }: Session): boolean =>
  events.some((event) => event.kind === 'recorded' && recordNames(manifest).some((name) => event.values[name] !== undefined))

function SessionRow({ session, hidden }: { session: Session; hidden: string }) {
  const text = useText()
  const summary = summarise([session.events])
  const { n, touch, look, error, help } = summary
  const ways = useAnsweredBy(summary)
  const signs = useSigns(summary)
  const begun = useUnfinishedSentence(session)
  const tried = trialResults(session.events).filter(({ warmUp, size }) => !warmUp && size !== null)
  const sizes = tried.flatMap(({ size }) => size ?? [])
  const { screen } = session.device
  const inRoom = screen === undefined ? [] : sizes.map((size) => sizeInRoom(size, screen))
  const what = (
    <>
      <th scope="row">{formatMoment(session.startedAt)}</th>
      <td>{sessionTitle(session)}</td>
      <td>{session.beyondCap ? text('screens.sessions.table.beyondCap', { level: session.level }) : session.level}</td>
    </>
  )
  if (begun !== null) {
    return (
      <tr>
        {what}
        <td colSpan={columns.length - 3}>{begun}</td>
      </tr>
    )
  }
  return (
    <tr>
      {what}
      <td>{formatMinutes(lengthOf(session.events))}</td>
      <td>{n}</td>
      <td>{summary.voids}</td>
      <td>{summary.unmeasured}</td>
      <td>{summary.mashed}</td>
      <td>{summary.independent}</td>
      <td>{summary.prompted}</td>
      <td>
        {ladderPrompts
          .slice(1)
          .map((step) => help[step])
          .join(' · ')}
      </td>
      <td>{summary.assisted}</td>
      <td>{summary.partly}</td>
      <td>{summary.noResponse}</td>
      <td>{touch?.n ?? hidden}</td>
      <td>{touch === null ? hidden : formatSeconds(touch.median)}</td>
      <td>{touch === null ? hidden : `${formatSeconds(touch.q1)} – ${formatSeconds(touch.q3)}`}</td>
      <td>{look?.n ?? hidden}</td>
      <td>{look === null ? hidden : formatSeconds(look.median)}</td>
      <td>{error === null ? hidden : Math.round(error.median * 100)}</td>
      <td>{summary.beside}</td>
      <td>{summary.wrong}</td>
      <td>{summary.mostItems ?? '–'}</td>
      <td>
        {formatRange(
          sizes.map((size) => size * 100),
          0,
        ) ?? '–'}
      </td>
      <td>
        {formatRange(
          inRoom.map(({ cm }) => cm),
          1,
        ) ?? '–'}
      </td>
      <td>
        {formatRange(
          inRoom.map(({ degrees }) => degrees),
          1,
        ) ?? '–'}
      </td>
      <td>{summary.fastestSpeed === null ? '–' : Math.round(summary.fastestSpeed * 100)}</td>
      <td>{tried.length === 0 ? '–' : text(`screens.sessions.table.basis.${basisOf(tried)}`)}</td>
      <td>{ways === '' ? '–' : ways}</td>
      <td>{signs.length === 0 ? '–' : sayAll(signs)}</td>
    </tr>
  )
}

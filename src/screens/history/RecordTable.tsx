import type { Manifest } from '#domain/activities/manifest'
import type { Session } from '#domain/activities/session'
import { recordNames, recordsOf } from '#domain/measures/records'
import { trialResults } from '#domain/measures/trialResults'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { ScrollRegion } from '#ui/ScrollRegion'
import { formatMoment } from './formats'
import styles from './history.module.css'
import { useRecordWords } from './inWords'

/** The table of the values that one activity recorded for each trial, under the activity's own names for them. */
export function RecordTable({ manifest, sessions }: { manifest: Manifest; sessions: readonly Session[] }) {
  const text = useText()
  const say = useRecordWords(manifest)
  const names = recordNames(manifest)
  const { title, records } = textOf(manifest)
  const caption = text('screens.sessions.table.recordsCaption', { title })
  const rows = sessions.flatMap((session) => {
    const results = trialResults(session.events)
    return recordsOf(manifest, results).map((values, index) => ({ session, trial: results[index]?.trial ?? index, values }))
  })
  return (
    <ScrollRegion label={caption}>
      <table className={styles['table']}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text('screens.sessions.table.date')}</th>
            <th scope="col">{text('screens.sessions.table.turn')}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {(records as Readonly<Record<string, string>> | undefined)?.[name] ?? name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ session, trial, values }) => (
            <tr key={`${session.id} ${trial}`}>
              <th scope="row">{formatMoment(session.startedAt)}</th>
              <td>{trial + 1}</td>
              {names.map((name) => (
                <td key={name}>{say(name, values[name] ?? null)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

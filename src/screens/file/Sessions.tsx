import { useState } from 'react'
import type { Session } from '#domain/activities/session'
import { turnsOf } from '#domain/measures/turns'
import { findActivity } from '#scenes/catalogue'
import { sayKinds } from '#app/stage/result/describeTrials'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { Button } from '#ui/Button'
import { formatDay, formatMoment } from '../history/formats'
import styles from './file.module.css'

/** Number of sessions shown before all are requested. */
const FIRST = 20

/** Lists the played sessions, newest first. */
export function SessionsPart({ sessions }: { sessions: readonly Session[] }) {
  const text = useText()
  const [isWhole, setWhole] = useState(false)
  const [newest, oldest] = [sessions[0], sessions.at(-1)]
  if (newest === undefined || oldest === undefined) return null
  return (
    <>
      <p className="muted">
        {text('screens.ownFile.child.sessions', { count: sessions.length })},{' '}
        {text('screens.ownFile.child.since', { from: formatDay(oldest.startedAt), until: formatDay(newest.startedAt) })}
      </p>
      <table className={styles['table']}>
        <thead>
          <tr>
            {(['when', 'what', 'level', 'turns'] as const).map((column) => (
              <th key={column}>{text(`screens.ownFile.child.${column}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isWhole ? sessions : sessions.slice(0, FIRST)).map((session) => {
            const manifest = findActivity(session.activity)
            return (
              <tr key={session.id}>
                <td>{formatMoment(session.startedAt)}</td>
                <td>{manifest === null ? session.activity : textOf(manifest).title}</td>
                <td>{session.level}</td>
                <td>{sayKinds(text, turnsOf(session.events))}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {isWhole || sessions.length <= FIRST ? null : <Button onClick={() => setWhole(true)}>{text('screens.ownFile.child.moreSessions')}</Button>}
    </>
  )
}

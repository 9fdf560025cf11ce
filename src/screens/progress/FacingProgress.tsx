import { useMemo } from 'react'
import type { Session } from '#domain/activities/session'
import { facingByActivity, knownMs } from '#domain/measures/facing'
import { facingAgreement } from '#domain/measures/facingAgreement'
import { sayAgreement, sayFacing, wholeSeconds } from '#app/stage/result/facingInWords'
import { useText } from '#text/i18n'
import { sessionTitle } from '../history/sessionTitle'
import styles from './progress.module.css'

/**
 * Shows how much the face was towards the screen (camera), by activity. A team sees the
 * adult's marks next to it. Renders nothing without a camera.
 */
export function FacingProgress({ sessions, isTeam }: { sessions: readonly Session[]; isTeam: boolean }) {
  const text = useText()
  const rows = useMemo(() => facingByActivity(sessions), [sessions])
  const agreement = useMemo(() => (isTeam ? facingAgreement(sessions) : null), [sessions, isTeam])
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="progress-face" className={styles['facing']}>
      <h2 id="progress-face" className="small-heading">
        {text('app.facing.title')}
      </h2>
      <table className={styles['table']}>
        <thead>
          <tr>
            {(['activity', 'on', 'off', 'known', 'n'] as const).map((column) => (
              <th key={column} scope="col">
                {text(`app.facing.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ activity, figures: { on, off } }) => (
            <tr key={activity}>
              <th scope="row">{sessionTitle({ activity })}</th>
              <td>{sayFacing(text, on)}</td>
              <td>{sayFacing(text, off)}</td>
              <td>{wholeSeconds(knownMs(on.time))}</td>
              <td>{on.n}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {agreement === null ? null : (
        <p className={styles['sub']}>
          {sayAgreement(text, agreement)} {text('app.facing.agreement.caution')}
        </p>
      )}
      <p className={styles['sub']}>{text('app.facing.limits')}</p>
    </section>
  )
}

import { Link } from 'react-router'
import { hasTrials } from '#domain/activities/session'
import { isStrict } from '#domain/child/safety'
import type { Child } from '#domain/people/people'
import { helpsWithAll } from '#domain/people/sharing'
import { firstLight, usePlayFirstLight } from '#app/play/firstLight'
import { loadedOr } from '#app/services/loaded'
import { useSessions } from '#app/play/pastSessions'
import '#app/stage/play/stage.css'
import { MeetingResult } from '#app/stage/result/MeetingResult'
import { GuideLink } from '#app/shell/GuideLink'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { OfActiveChild } from '../children/OfActiveChild'
import { formatMoment } from '../history/formats'
import styles from './meeting.module.css'

/** A three-minute session in which an adult learns how a child sees, and the result of the last one. */
export default function MeetingScreen() {
  return <OfActiveChild page={Meet} />
}

function Meet({ child }: { child: Child }) {
  const text = useText()
  const play = usePlayFirstLight()
  const past = useSessions(child.id)
  const last = loadedOr(past, null)?.sessions.find(
    (session) => session.activity === firstLight?.manifest.id && session.level === firstLight.level && hasTrials(session),
  )
  return (
    <div className={styles['page']}>
      <h1>{text('screens.meeting.title', { alias: child.alias })}</h1>
      <p>{text('screens.meeting.lead')}</p>
      <GuideLink id="colour">{text('screens.meeting.guide')}</GuideLink>
      <ol className={styles['steps']}>
        {([isStrict(child.profile) ? 'sitLit' : 'sit', 'watch', 'press'] as const).map((step) => (
          <li key={step}>{text(`screens.meeting.steps.${step}`, { alias: child.alias })}</li>
        ))}
      </ol>
      <div className={styles['go']}>
        {play === null || !helpsWithAll(child) ? null : (
          <Button kind="now" onClick={() => play(child)}>
            {text('screens.meeting.start')}
          </Button>
        )}
        <Link to="/profile" className="press">
          {text('screens.meeting.back', { alias: child.alias })}
        </Link>
      </div>
      {last === undefined ? null : (
        <div className={styles['last']}>
          <p className="muted">{text('screens.meeting.lastTime', { when: formatMoment(last.startedAt) })}</p>
          <MeetingResult key={last.id} session={last} child={child} />
        </div>
      )}
    </div>
  )
}

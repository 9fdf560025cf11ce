import { Link, Navigate, useLocation } from 'react-router'
import { findActivity } from '#scenes/catalogue'
import { leftOff } from '#domain/activities/leftOff'
import { playLevels } from '#domain/activities/manifest'
import { wasPlayed } from '#domain/activities/session'
import { newProfile } from '#domain/child/childProfile'
import { useAuth } from '#app/services/actors'
import { withAutomation } from '#app/services/automation'
import { loadedOr } from '#app/services/loaded'
import { useNow } from '#app/services/now'
import { useDevice, usePlaysAsGuest } from '#app/page/deviceSettings'
import { useChildren } from '#app/play/children'
import { justPlayedIn } from '#app/play/justPlayed'
import { useSessions } from '#app/play/pastSessions'
import { PlainPage, SignInLink } from '#app/shell/PlainPage'
import { ResumeCard } from '#app/stage/start/ResumeCard'
import '#app/stage/play/stage.css'
import { StagePicture } from '#app/stage/start/StagePicture'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { CheckIcon } from '#ui/icons'
import styles from './more.module.css'

/** Activities that anyone may play without an account, shortest first. */
const OPEN_TO_ALL = ['lightcatcher', 'music', 'duckcount'] as const

/** The child is unknown, so the pictures use the colours of a first session. */
const GUEST = { id: 'guest', profile: newProfile }

/** A guest's next activities, and the step to an account. */
export default function More() {
  const text = useText()
  const isKnown = useAuth().snapshot.context.user !== null
  const hasPlayed = usePlaysAsGuest()
  const played = justPlayedIn(useLocation().state)
  const left = useLeftOff()
  if (isKnown) return <Navigate to={withAutomation('/activity')} replace />
  return (
    <PlainPage aside={<SignInLink />}>
      <div className={styles['page']}>
        <div className={styles['say']}>
          <h1>{text('screens.guest.title')}</h1>
          <p className="muted">{text('screens.guest.lead')}</p>
        </div>
        {left}
        <ul className={styles['shelf']}>
          {OPEN_TO_ALL.map((id) => {
            const manifest = findActivity(id)
            if (manifest === null) return null
            return (
              <li key={id}>
                <Link to={withAutomation(`/${id}`)} className={styles['card']}>
                  <StagePicture manifest={manifest} category={null} child={GUEST} />
                  <span className={styles['name']}>
                    <b>{textOf(manifest).title}</b>
                    {played === id ? (
                      <span className={styles['just']}>
                        <CheckIcon />
                        {text('screens.guest.justPlayed')}
                      </span>
                    ) : null}
                  </span>
                  <span className={styles['line']}>{text(`screens.guest.lines.${id}`)}</span>
                </Link>
              </li>
            )
          })}
        </ul>
        <section className={styles['fit']} aria-labelledby="more-free">
          <div>
            <h2 id="more-free">{text('screens.guest.more')}</h2>
            <p className="muted">{text(hasPlayed ? 'screens.guest.whyPlayed' : 'screens.guest.why')}</p>
          </div>
          <Link to={withAutomation('/signup')} className={left === null ? 'press press-now' : 'press'}>
            {text('screens.guest.fit')}
          </Link>
        </section>
      </div>
    </PlainPage>
  )
}

/** Returns a way to continue a guest's interrupted session, as on a family's activities page, or null if there is none. */
function useLeftOff() {
  const { activeChild } = useChildren()
  const now = useNow()
  const { choices } = useDevice()
  const left = leftOff(loadedOr(useSessions(activeChild?.id ?? null), null)?.sessions.filter(wasPlayed) ?? [], now)
  const id = OPEN_TO_ALL.find((one) => one === left?.activity)
  const manifest = id === undefined ? null : findActivity(id)
  if (activeChild === null || left === null || manifest === null || choices.leftAlone === left.id) return null
  return playLevels(manifest).some(({ id: level }) => level === left.level) ? <ResumeCard child={activeChild} session={left} manifest={manifest} /> : null
}

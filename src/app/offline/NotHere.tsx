import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { decideAccess } from '#domain/access/decide'
import { ruleFor } from '#domain/access/rules'
import { type Manifest, routeOf } from '#domain/activities/manifest'
import { wasPlayed } from '#domain/activities/session'
import { newProfile } from '#domain/child/childProfile'
import { isStrict, underFlags } from '#domain/child/safety'
import { selectVisitor } from '#machines/app/app.selectors'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { StatusScreen } from '#ui/StatusScreen'
import { isReached, whenOnline } from '#ui/reload'
import { useChildren } from '../play/children'
import { useSessions } from '../play/pastSessions'
import { screenOf } from '../shell/builtScreens'
import { useAppSelector, useAuth } from '../services/actors'
import { withAutomation } from '../services/automation'
import { useFlags } from '../services/flags'
import { loadedOr } from '../services/loaded'
import styles from './offline.module.css'
import { useOfflineReady } from './offlineReady'

/** The pages to which a person is most likely to go instead. */
const PAGES = ['/dashboard', '/activity', '/resources', '/progress', '/profile', '/plan', '/messages'] as const
const GUEST_PAGES = ['/more'] as const
type Offered = (typeof PAGES)[number] | (typeof GUEST_PAGES)[number]
const MOST_ACTIVITIES = 6

/**
 * Replaces a page that was never opened on this device and cannot be loaded offline, and says what works now. It reloads
 * automatically when the network returns. `onOnline` is called if there is a network, so the page failed for another reason.
 */
export function NotHere({ onOnline }: { onOnline: () => void }) {
  const text = useText()
  const isOffline = useIsOffline(onOnline)
  const pages = useReadyPages()
  const activities = useReadyActivities()
  useEffect(() => whenOnline(() => window.location.reload()), [])
  if (!isOffline || pages === null) return <StatusScreen label={text('app.loading')} />
  return (
    <div className={styles['page']}>
      <h1>{text('app.notHere.title')}</h1>
      <p>{text('app.notHere.why')}</p>
      {pages.length === 0 ? null : (
        <section aria-labelledby="ready-pages">
          <h2 id="ready-pages">{text('app.notHere.pages')}</h2>
          <ul className={styles['ways']}>
            {pages.map((path) => (
              <li key={path}>
                <Link className="press" to={withAutomation(path)}>
                  {text(`app.titles.${path}`)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {activities.length === 0 ? null : (
        <section aria-labelledby="ready-activities">
          <h2 id="ready-activities">{text('app.notHere.activities')}</h2>
          <ul className={styles['ways']}>
            {activities.map((manifest) => (
              <li key={manifest.id}>
                <Link className="press" to={withAutomation(routeOf(manifest))}>
                  {textOf(manifest).title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <a href="/">{text('app.notFound.home')}</a>
      </p>
    </div>
  )
}

/** Whether the device is certainly offline. The server is asked, because a browser that reports a network may be wrong. */
function useIsOffline(onOnline: () => void): boolean {
  const [isOffline, setIsOffline] = useState(() => !navigator.onLine)
  const tellOnline = useEffectEvent(onOnline)
  useEffect(() => {
    if (isOffline) return
    let isGone = false
    const ask = async () => {
      const isThere = await isReached()
      if (isGone) return
      if (isThere) tellOnline()
      else setIsOffline(true)
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [isOffline])
  return isOffline
}

/** Returns the pages whose parts and texts are stored on this device, or null until that is known. Loading a page shows whether it is stored. */
function useReadyPages(): readonly Offered[] | null {
  const isGuest = useAuth().snapshot.context.user === null
  const [pages, setPages] = useState<readonly Offered[] | null>(null)
  useEffect(() => {
    let isGone = false
    const find = async () => {
      const offered: readonly Offered[] = isGuest ? GUEST_PAGES : PAGES
      const found = await Promise.all(
        offered.map((path) =>
          Promise.resolve(screenOf(path)?.()).then(
            (screen) => (screen === undefined ? [] : [path]),
            () => [],
          ),
        ),
      )
      if (!isGone) setPages(found.flat())
    }
    void find()
    return () => {
      isGone = true
    }
  }, [isGuest])
  return pages
}

/** Returns the downloaded activities that this person may open. For a guest, activities played here are included. */
function useReadyActivities() {
  const visitor = useAppSelector(selectVisitor)
  const flags = useFlags()
  const isReady = useOfflineReady()
  const { activeChild } = useChildren()
  const past = loadedOr(useSessions(activeChild?.id ?? null), null)?.sessions ?? []
  const played = new Set(visitor.user === null ? past.filter(wasPlayed).map(({ activity }) => activity) : [])
  const strict = isStrict(underFlags(activeChild?.profile ?? newProfile, flags))
  return useCatalogue()
    .filter(
      (manifest) =>
        manifest.categories === undefined &&
        (isReady(manifest, null) || played.has(manifest.id)) &&
        decideAccess(ruleFor(manifest.access, null), visitor).kind === 'allow' &&
        !flags.disabledActivities.includes(manifest.id) &&
        !(strict && manifest.hiddenWhenStrict === true),
    )
    .slice(0, MOST_ACTIVITIES)
}

/** Returns all activities. The list is empty until it has loaded, and if it is not stored on this device. */
function useCatalogue(): readonly Manifest[] {
  const [known, setKnown] = useState<readonly Manifest[]>([])
  useEffect(() => {
    let isGone = false
    const take = ({ catalogue }: { readonly catalogue: readonly Manifest[] }) => {
      if (!isGone) setKnown(catalogue)
    }
    void import('#scenes/catalogue').then(take, () => undefined)
    return () => {
      isGone = true
    }
  }, [])
  return known
}

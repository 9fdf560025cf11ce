import { useEffect, useState } from 'react'
import { findActivity } from '#scenes/catalogue'
import { allGroups, type FileGroup, groupsFor, shareOf } from '#domain/activities/offlineFiles'
import { weekAt, weekDays } from '#domain/child/weekPlan'
import type { Child } from '#domain/people/people'
import { useChildren } from '#app/play/children'
import { useSessions } from '#app/play/pastSessions'
import { loadedOr } from '#app/services/loaded'
import { useNow } from '#app/services/now'
import { readWeeks, weekIn } from '#app/play/weekPlans'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { language, sayBytes, sayNumber } from '#text/locale'
import { Button } from '#ui/Button'
import { CheckIcon } from '#ui/icons'
import { useOpenTiles } from '../plan/useOpenTiles'
import styles from './tablet.module.css'
import { type Downloads, useOfflineFiles } from './useOfflineFiles'

const MB = 1_000_000
const sayMb = (bytes: number): string => sayNumber(Math.max(1, Math.ceil(bytes / MB)))

/** Returns the number of bytes still to be downloaded, also during a download. */
const leftOf = ({ progress }: Downloads, of: string, missingBytes: number): number => (progress?.of === of ? progress.all - progress.done : missingBytes)

/** Downloads one child's activities, or everything, for offline play. */
export function OfflineDownloads() {
  const text = useText()
  const { children } = useChildren()
  const downloads = useOfflineFiles()
  const { here, room } = downloads
  if (here === 'loading') return <p className="muted">{text('app.loading')}</p>
  if (here === null) return <p className="muted">{text('screens.tablet.offline.unknown')}</p>
  const all = allGroups(here.list)
  const { bytes, missing, missingBytes } = shareOf(here.list, all, here.kept)
  return (
    <div className={styles['rows']}>
      {children === 'unknown' ? null : children.map((child) => <OfChild key={child.id} child={child} downloads={downloads} />)}
      <Row
        of="all"
        downloads={downloads}
        groups={all}
        isHere={missing.length === 0}
        title={
          missing.length === 0
            ? text('screens.tablet.offline.whole')
            : text('screens.tablet.offline.wholeLeft', { size: sayMb(leftOf(downloads, 'all', missingBytes)) })
        }
        why={missing.length === 0 ? text('screens.tablet.offline.wholeWhy', { size: sayMb(bytes) }) : null}
        action={text('screens.tablet.offline.keepWhole')}
      />
      {room === null || room.freeBytes === null ? null : (
        <p className="muted">
          {text('screens.tablet.offline.room', { free: sayBytes(room.freeBytes) })}{' '}
          {text(room.isLasting ? 'screens.tablet.offline.lasting' : 'screens.tablet.offline.notLasting')}
        </p>
      )}
    </div>
  )
}

function OfChild({ child, downloads }: { child: Child; downloads: Downloads }) {
  const text = useText()
  const groups = useGroupsOf(child)
  if (groups === null || downloads.here === 'loading' || downloads.here === null) return null
  const { missing, missingBytes } = shareOf(downloads.here.list, groups, downloads.here.kept)
  const isHere = missing.length === 0
  const { alias } = child
  return (
    <Row
      of={child.id}
      downloads={downloads}
      groups={groups}
      isHere={isHere}
      title={
        isHere
          ? text('screens.tablet.offline.all', { alias })
          : text('screens.tablet.offline.some', { alias, size: sayMb(leftOf(downloads, child.id, missingBytes)) })
      }
      why={text(isHere ? 'screens.tablet.offline.allWhy' : 'screens.tablet.offline.someWhy')}
      action={text('screens.tablet.offline.keep', { alias })}
    />
  )
}

/** Returns the activities planned this week and those played or, if there are neither, those that this child may open. Null until known. */
function useGroupsOf(child: Child): readonly FileGroup[] | null {
  const { plans } = useServices()
  const past = useSessions(child.id)
  const open = useOpenTiles(child)
  const { monday } = weekAt(useNow())
  const [planned, setPlanned] = useState<readonly { readonly activity: string; readonly category: string | null }[] | null>(null)
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const week = weekIn(await readWeeks(plans, child.id, monday), monday)
      return week === 'unreadable' ? [] : weekDays.flatMap((day) => week.days[day].tiles)
    }
    read().then(
      (tiles) => (isGone ? undefined : setPlanned(tiles)),
      () => (isGone ? undefined : setPlanned([])),
    )
    return () => {
      isGone = true
    }
  }, [plans, child.id, monday])
  if (planned === null || past.status === 'loading') return null
  const played = loadedOr(past, null)?.sessions ?? []
  const known = [...planned, ...played].flatMap(({ activity, category }) => {
    const manifest = findActivity(activity)
    return manifest === null ? [] : [{ manifest, category }]
  })
  return groupsFor(known.length > 0 ? known : open, language())
}

interface RowProps {
  readonly of: string
  readonly downloads: Downloads
  readonly groups: readonly FileGroup[]
  readonly isHere: boolean
  readonly title: string
  readonly why: string | null
  readonly action: string
}

const outcomes = { stopped: 'stopped', 'no-room': 'noRoom', 'no-network': 'noNetwork' } as const

function Row({ of, downloads, groups, isHere, title, why, action }: RowProps) {
  const text = useText()
  const { progress, outcome } = downloads
  const isRunning = progress?.of === of
  const ended = outcome?.of === of && outcome.what !== 'kept' ? outcome.what : null
  return (
    <div className={styles['keep']} data-here={isHere || undefined}>
      <div>
        <b>
          {isHere ? <CheckIcon /> : null} {title}
        </b>
        {why === null ? null : <p className="muted">{why}</p>}
        <p role="status" className="muted">
          {isRunning ? text('screens.tablet.offline.keeping', { done: sayNumber(Math.floor(progress.done / MB)), all: sayMb(progress.all) }) : null}
          {!isRunning && ended !== null ? text(`screens.tablet.offline.${outcomes[ended]}`) : null}
        </p>
        {isRunning ? <progress aria-label={title} max={Math.max(1, progress.all)} value={progress.done} /> : null}
      </div>
      {isRunning ? (
        <Button onClick={downloads.stop}>{text('screens.tablet.offline.stop')}</Button>
      ) : isHere ? null : (
        <Button disabled={progress !== null} onClick={() => downloads.start(of, groups)}>
          {action}
        </Button>
      )}
    </div>
  )
}

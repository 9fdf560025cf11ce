import type { ConditionAnswer } from '#domain/activities/conditions'
import type { Session } from '#domain/activities/session'
import { recordedAnswers } from '#domain/measures/sessionFilter'
import { useText } from '#text/i18n'
import styles from './history.module.css'
import { sessionTitle } from './sessionTitle'

/** The filter of the session list. Null matches any activity or place. */
export interface HistoryFilter {
  readonly activity: string | null
  readonly place: ConditionAnswer<'place'> | null
}

export const ALL: HistoryFilter = { activity: null, place: null }

export const fittingOf = (sessions: readonly Session[], { activity, place }: HistoryFilter): readonly Session[] =>
  sessions.filter((session) => (activity === null || session.activity === activity) && (place === null || session.conditions?.place === place))

interface Props {
  readonly sessions: readonly Session[]
  /** Number of matching sessions. */
  readonly count: number
  readonly filter: HistoryFilter
  readonly onChange: (filter: HistoryFilter) => void
}

/** Filters by activity and, if anyone recorded it, by place. Offers no choice if all sessions are the same in this respect. */
export function HistoryFilters({ sessions, count, filter, onChange }: Props) {
  const text = useText()
  const activities = [...new Set(sessions.map(({ activity }) => activity))]
  const places = recordedAnswers(sessions, 'place')
  return (
    <>
      <span role="status" className={styles['count']}>
        {text('screens.sessions.filters.found', { count })}
      </span>
      {activities.length < 2 ? null : (
        <select
          aria-label={text('screens.sessions.filters.activity')}
          value={filter.activity ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ ...filter, activity: value === '' ? null : value })}
        >
          <option value="">{text('screens.sessions.filters.all')}</option>
          {activities.map((activity) => (
            <option key={activity} value={activity}>
              {sessionTitle({ activity })}
            </option>
          ))}
        </select>
      )}
      {places.length === 0 ? null : (
        <select
          aria-label={text('screens.progress.filters.place')}
          value={filter.place ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ ...filter, place: places.find((place) => place === value) ?? null })}
        >
          <option value="">{text('screens.progress.filters.anyPlace')}</option>
          {places.map((place) => (
            <option key={place} value={place}>
              {text(`app.conditions.answers.place.${place}`)}
            </option>
          ))}
        </select>
      )}
    </>
  )
}

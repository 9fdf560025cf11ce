import type { Session } from '#domain/activities/session'
import type { Task } from '#domain/measures/progress'
import { filterWeeks, type SessionFilter, recordedAnswers } from '#domain/measures/sessionFilter'
import { sayLevel } from '#app/stage/start/levels'
import { useText } from '#text/i18n'
import { sessionTitle } from '../history/sessionTitle'

interface Option {
  readonly value: string
  readonly words: string
}

function Choice({ label, value, options, onChange }: { label: string; value: string; options: readonly Option[]; onChange: (value: string) => void }) {
  return (
    <select aria-label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {options.map(({ value: each, words }) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  )
}

const keyOf = ({ activity, category, level }: Task): string => [activity, category ?? '', level].join('/')

/** Chooses the activity and level. */
export function TaskChoice({ tasks, task, onChange }: { tasks: readonly Task[]; task: Task; onChange: (task: Task | undefined) => void }) {
  const text = useText()
  return (
    <Choice
      label={text('screens.progress.task')}
      value={keyOf(task)}
      options={tasks.map((each) => ({
        value: keyOf(each),
        words: text('screens.progress.taskName', { title: sessionTitle(each), level: sayLevel(text, each.level) }),
      }))}
      onChange={(value) => onChange(tasks.find((each) => keyOf(each) === value))}
    />
  )
}

interface Props {
  readonly sessions: readonly Session[]
  readonly filter: SessionFilter
  readonly onChange: (filter: SessionFilter) => void
}

/** The filters for period, place and light. Place and light appear only if someone recorded them. */
export function ConditionFilters({ sessions, filter, onChange }: Props) {
  const text = useText()
  const [places, lights] = [recordedAnswers(sessions, 'place'), recordedAnswers(sessions, 'light')]
  return (
    <>
      <Choice
        label={text('screens.progress.filters.weeks')}
        value={String(filter.weeks)}
        options={filterWeeks.map((weeks) => ({ value: String(weeks), words: text(`screens.progress.filters.spans.w${weeks}`) }))}
        onChange={(value) => onChange({ ...filter, weeks: filterWeeks.find((weeks) => String(weeks) === value) ?? filter.weeks })}
      />
      {places.length === 0 ? null : (
        <Choice
          label={text('screens.progress.filters.place')}
          value={filter.place ?? ''}
          options={[
            { value: '', words: text('screens.progress.filters.anyPlace') },
            ...places.map((place) => ({ value: place, words: text(`app.conditions.answers.place.${place}`) })),
          ]}
          onChange={(value) => onChange({ ...filter, place: places.find((place) => place === value) ?? null })}
        />
      )}
      {lights.length === 0 ? null : (
        <Choice
          label={text('screens.progress.filters.light')}
          value={filter.light ?? ''}
          options={[
            { value: '', words: text('screens.progress.filters.anyLight') },
            ...lights.map((light) => ({ value: light, words: text(`app.conditions.said.light.${light}`) })),
          ]}
          onChange={(value) => onChange({ ...filter, light: lights.find((light) => light === value) ?? null })}
        />
      )}
    </>
  )
}

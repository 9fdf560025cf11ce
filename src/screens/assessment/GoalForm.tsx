import { useState } from 'react'
import { catalogue, findActivity } from '#scenes/catalogue'
import { playLevels } from '#domain/activities/manifest'
import { GOAL_TURNS, goalBank } from '#domain/assessment/goals'
import { goalActions, goalMeasures } from '#domain/assessment/papers'
import { localDay } from '#domain/time'
import type { Child } from '#domain/people/people'
import { daysBefore } from '#domain/time'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import type { NewPaper } from '#ports/assessments'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { Button } from '#ui/Button'
import { Field, SelectField } from '#ui/Field'
import { DateField, NumberField } from '#ui/TypedField'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './assessment.module.css'
import { goalSentence } from './report/parts/goals'
import { createWriter } from './report/writer'
import { useAuthor } from './useAuthor'

/** Default time (days) until a goal is reviewed, about three months. */
const REVIEW_DAYS = 90

type Written = Omit<NewPaper<'goal'>, 'kind'>

/** The form for a goal, from the bank or in the writer's own words. The sentence below previews it. */
export function GoalForm({ child, onDone }: { child: Child; onDone: () => void }) {
  const text = useText()
  const { assessments } = useServices()
  const author = useAuthor(child.id)
  const task = useAsyncAction()
  const patterned = (id: (typeof goalBank)[number]['id']): Written => {
    const { doing, activity, category, level, measure, seconds, n, m } = goalBank.find((each) => each.id === id) ?? goalBank[0]
    const words = { support: text(`screens.assessment.goals.bank.${id}.support`), what: text(`screens.assessment.goals.bank.${id}.what`) }
    return { doing, activity, category, level, measure, seconds, n, m, ...words, reviewOn: localDay(daysBefore(Date.now(), -REVIEW_DAYS)), endedOn: null }
  }
  const [pattern, setPattern] = useState<(typeof goalBank)[number]['id']>(goalBank[0].id)
  const [goal, setGoal] = useState<Written>(() => patterned(goalBank[0].id))
  const [problem, setProblem] = useState<'missing' | 'tooMany' | null>(null)
  const change = (part: Partial<Written>) => setGoal({ ...goal, ...part })
  const manifest = findActivity(goal.activity)
  const activities = catalogue.filter((each) => playLevels(each).some(({ session }) => session !== 'free'))
  const choose = (activity: string) => {
    const found = findActivity(activity)
    change({ activity, category: found?.categories?.[0] ?? null, level: found === null ? '1' : (playLevels(found)[0]?.id ?? '1') })
  }
  const save = () => {
    const found = goal.support.trim() === '' || goal.what.trim() === '' ? 'missing' : goal.n > goal.m ? 'tooMany' : null
    setProblem(found)
    if (found === null) void task.run(() => assessments.savePaper(child.id, { kind: 'goal', ...goal }, author), onDone)
  }
  const number = (name: 'n' | 'm' | 'seconds', least: number, most: number) => (
    <NumberField
      label={text(`screens.assessment.goals.${name}`)}
      least={least}
      most={most}
      value={goal[name]}
      onChange={(value) => (value === null ? undefined : change({ [name]: value }))}
    />
  )
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <SelectField
        label={text('screens.assessment.goals.pattern')}
        value={pattern}
        data={goalBank.map(({ id }) => ({ value: id, label: text(`screens.assessment.goals.bank.${id}.name`) }))}
        onChange={({ target }) => {
          const id = goalBank.find((each) => each.id === target.value)?.id ?? goalBank[0].id
          setPattern(id)
          setGoal(patterned(id))
        }}
      />
      <Field
        label={text('screens.assessment.goals.support')}
        value={goal.support}
        maxLength={120}
        onChange={({ target }) => change({ support: target.value })}
      />
      <SelectField
        label={text('screens.assessment.goals.doing', { alias: child.alias })}
        value={goal.doing}
        data={goalActions.map((value) => ({ value, label: text(`screens.assessment.goals.doings.${value}`) }))}
        onChange={({ target }) => change({ doing: goalActions.find((each) => each === target.value) ?? 'look' })}
      />
      <Field label={text('screens.assessment.goals.what')} value={goal.what} maxLength={120} onChange={({ target }) => change({ what: target.value })} />
      <SelectField
        label={text('screens.assessment.goals.activity')}
        value={goal.activity}
        data={activities.map((each) => ({ value: each.id, label: textOf(each).title }))}
        onChange={({ target }) => choose(target.value)}
      />
      {manifest?.categories === undefined ? null : (
        <SelectField
          label={text('screens.assessment.goals.category')}
          value={goal.category ?? ''}
          data={manifest.categories.map((value) => ({ value, label: value }))}
          onChange={({ target }) => change({ category: target.value })}
        />
      )}
      <SelectField
        label={text('screens.assessment.goals.level')}
        value={goal.level}
        data={manifest === null ? [] : playLevels(manifest).map(({ id }) => ({ value: id, label: id }))}
        onChange={({ target }) => change({ level: target.value })}
      />
      {number('n', 1, GOAL_TURNS.most)}
      {number('m', GOAL_TURNS.least, GOAL_TURNS.most)}
      <SelectField
        label={text('screens.assessment.goals.measure')}
        value={goal.measure}
        data={goalMeasures.map((value) => ({ value, label: text(`screens.assessment.goals.measures.${value}`) }))}
        onChange={({ target }) => {
          const measure = goalMeasures.find((each) => each === target.value) ?? 'alone'
          change({ measure, seconds: measure === 'within' ? (goal.seconds ?? 10) : null })
        }}
      />
      {goal.measure === 'within' ? number('seconds', 1, 60) : null}
      <DateField
        label={text('screens.assessment.goals.review')}
        value={goal.reviewOn}
        onChange={(reviewOn) => (reviewOn === null ? undefined : change({ reviewOn }))}
      />
      <p className={styles['wide']}>{goalSentence(goal, child.alias, createWriter(text, { texts: {} }, author.name))}</p>
      {problem === null ? null : (
        <p role="alert" className={styles['wide']}>
          {text(`screens.assessment.goals.${problem}`)}
        </p>
      )}
      <TaskFailure task={task} />
      <div className={styles['tools']}>
        <Button type="submit" loading={task.isBusy}>
          {text('screens.assessment.goals.save')}
        </Button>
        <Button onClick={onDone}>{text('screens.assessment.goals.cancel')}</Button>
      </div>
    </form>
  )
}

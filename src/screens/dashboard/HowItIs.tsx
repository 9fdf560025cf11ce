import type { Child } from '#domain/people/people'
import { Condition, useConditions } from '#app/stage/ConditionsChoice'
import { useText } from '#text/i18n'
import styles from './dashboard.module.css'

/** Mood and seizure in one tap each; what is told is kept with every session of today. */
export function HowItIs({ child }: { child: Child }) {
  const text = useText()
  const { told, tell } = useConditions(child)
  return (
    <section className={styles['part']}>
      <Condition
        name="state"
        label={text('screens.dashboard.howIs', { alias: child.alias })}
        answer={told.state ?? null}
        onChange={(answer) => tell('state', answer)}
      />
      <Condition name="seizure" label={text('screens.dashboard.seizure')} answer={told.seizure ?? null} onChange={(answer) => tell('seizure', answer)} />
      {told.seizure === 'yes' ? <p role="status">{text('screens.dashboard.rest')}</p> : null}
    </section>
  )
}

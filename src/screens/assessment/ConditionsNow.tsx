import type { Child } from '#domain/people/people'
import { Condition, useConditions } from '#app/stage/start/ConditionsChoice'
import '#app/stage/play/stage.css'
import { useText } from '#text/i18n'

const ASKED = ['light', 'noise'] as const

/** Asks about the room's light and noise, with one press for each. The answers are recorded in all of today's sessions. */
export function ConditionsNow({ child }: { child: Pick<Child, 'id'> }) {
  const text = useText()
  const { told, tell } = useConditions(child)
  return (
    <>
      {ASKED.map((name) => (
        <Condition
          key={name}
          name={name}
          label={text(`screens.sampling.conditions.${name}`)}
          answer={told[name] ?? null}
          onChange={(answer) => tell(name, answer)}
        />
      ))}
    </>
  )
}

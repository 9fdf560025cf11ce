import { useId, useState } from 'react'
import { conditionAnswers, type ConditionAnswer, type ConditionName, conditionNames, type Conditions, withCondition } from '#domain/activities/conditions'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Chips } from '#ui/Chips'
import { useDevice } from '../../page/deviceSettings'
import { useNow } from '../../services/now'
import { conditionsToday, calendarDay } from '../../play/conditions'
import { useConditionsInWords } from './conditionsInWords'

/**
 * Asks how the child is today. One press opens the question, another answers it, and
 * one more on the same answer clears it. An answer is optional.
 */
export function ConditionsChoice({ child }: { child: Pick<Child, 'id' | 'alias'> }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const { told, tell } = useConditions(child)
  const said = useConditionsInWords(told)
  return (
    <div className="conditions">
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text('app.conditions.title')}
      </Button>
      {isOpen || said === '' ? null : <p className="muted">{said}</p>}
      {isOpen ? (
        <>
          <p className="muted">{text('app.conditions.why')}</p>
          {conditionNames.map((name) => (
            <Condition
              key={name}
              name={name}
              label={text(`app.conditions.names.${name}`, { alias: child.alias })}
              answer={told[name] ?? null}
              onChange={(answer) => tell(name, answer)}
            />
          ))}
        </>
      ) : null}
    </div>
  )
}

/** Returns today's conditions of a child on this device, and a function to enter more. `null` removes an answer. */
export function useConditions(child: Pick<Child, 'id'>): { readonly told: Conditions; tell(name: ConditionName, answer: string | null): void } {
  const { choices, change } = useDevice()
  const now = useNow()
  return {
    told: conditionsToday(choices, child.id, now),
    tell(name, answer) {
      const at = Date.now()
      const told = withCondition(conditionsToday(choices, child.id, at), name, answer)
      change({ conditions: { ...choices.conditions, [child.id]: { day: calendarDay(at), told } } })
    },
  }
}

interface Props {
  readonly name: ConditionName
  readonly label: string
  readonly answer: ConditionAnswer | null
  onChange(answer: string | null): void
}

/** Returns the answers to offer. It leaves out `asleep`, which older sessions may contain, because nobody starts playing asleep. */
const toAsk = (name: ConditionName, answer: ConditionAnswer | null): readonly ConditionAnswer[] =>
  conditionAnswers[name].filter((each) => each !== 'asleep' || each === answer)

export function Condition({ name, label, answer, onChange }: Props) {
  const text = useText()
  const id = useId()
  const words: Readonly<Record<string, string>> = text(`app.conditions.answers.${name}`, { returnObjects: true })
  return (
    <div className="condition" role="radiogroup" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <Chips options={toAsk(name, answer).map((each) => ({ value: each, label: words[each] ?? '' }))} value={answer} onChange={onChange} />
    </div>
  )
}

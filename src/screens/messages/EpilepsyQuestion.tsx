import { useState } from 'react'
import type { YesNoUnknown } from '#domain/child/childProfile'
import type { SafetyAnswers } from '#domain/child/safety'
import type { Child } from '#domain/people/people'
import { AskAdult } from '#app/gate/AskAdult'
import { useGate } from '#app/gate/gate'
import { nowAtPress } from '#app/services/now'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { useMe } from '#app/services/useMe'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './messages.module.css'

const answers = ['yes', 'no', 'unknown'] as const

/** One answer of the family: the profile before and after it, and the message that informs the team. */
export interface AnsweredEpilepsy {
  readonly before: SafetyAnswers
  readonly after: SafetyAnswers
  readonly told: string
}

interface Props {
  readonly child: Child
  /** Sends the answer to the team. */
  readonly send: (text: string) => Promise<void>
  /** Called once the answer is stored, before the team is notified. */
  readonly onAnswered: (answered: AnsweredEpilepsy) => void
}

/**
 * A question of the team that the family's answer settles in the profile. "Yes" and "Not sure" never
 * loosen a limit. "No" may loosen one, so it requires an adult and a second question. It counts only
 * online, and only while the profile still has the values shown here.
 */
export function EpilepsyQuestion({ child, send, onAnswered }: Props) {
  const text = useText()
  const me = useMe()
  const { children } = useServices()
  const { pass } = useGate()
  const task = useAsyncAction()
  const [step, setStep] = useState<'epilepsy' | 'adult' | 'light'>('epilepsy')
  const [isStale, setStale] = useState(false)
  const { alias, profile } = child
  const before: SafetyAnswers = { epilepsy: profile.epilepsy, photosensitive: profile.photosensitive, answered: profile.answered }
  const uid = me?.uid ?? ''
  const answer = (epilepsy: 'yes' | 'unknown') =>
    void task.run(async () => {
      const told = text(epilepsy === 'yes' ? 'screens.messages.request.answers.epilepsyYes' : 'screens.messages.request.answers.epilepsyUnknown', { alias })
      // An answer that is sent later must not say that light is safe, because a newer answer may say otherwise. The limits are strict either way.
      const strict = {
        epilepsy,
        photosensitive: profile.photosensitive === 'no' ? 'unknown' : profile.photosensitive,
        answered: { by: uid, at: nowAtPress() },
      } as const
      const after = await children.answerSafety(child, { epilepsy, photosensitive: before.photosensitive }, uid).then(
        () => ({ ...before, epilepsy }),
        () => children.saveProfile(child, { ...profile, ...strict }, uid).then(() => strict),
      )
      onAnswered({ before, after, told })
      await send(told)
    })
  const answerNo = (photosensitive: YesNoUnknown) =>
    void task.run(async () => {
      setStale(false)
      try {
        await children.answerSafety(child, { epilepsy: 'no', photosensitive }, uid)
      } catch {
        setStale(true)
        return
      }
      const told = text('screens.messages.request.answers.epilepsyNo', { alias })
      onAnswered({ before, after: { epilepsy: 'no', photosensitive }, told })
      await send(told)
    })
  const press = (value: YesNoUnknown) => (step === 'light' ? answerNo(value) : value === 'no' ? setStep('adult') : answer(value))
  if (step === 'adult')
    return (
      <div className={styles['request']}>
        <AskAdult
          heading="h3"
          onPassed={() => {
            pass()
            setStep('light')
          }}
        />
      </div>
    )
  return (
    <div className={styles['request']}>
      <h3 id="asked">{step === 'light' ? text('screens.messages.request.epilepsy.light') : text('screens.messages.request.notes.epilepsy', { alias })}</h3>
      <TaskFailure task={task} />
      <div className={styles['row']} role="group" aria-labelledby="asked">
        {answers.map((value) => (
          <Button key={value} loading={task.isBusy} onClick={() => press(value)}>
            {text(`screens.messages.request.epilepsy.${value}`)}
          </Button>
        ))}
      </div>
      <p className={`muted ${styles['fine']}`}>
        {step === 'light' ? text('screens.messages.request.epilepsy.lightWhy') : text('screens.messages.request.why.epilepsy', { alias })}
      </p>
      {isStale ? <p role="alert">{text('screens.messages.request.epilepsy.stale')}</p> : null}
    </div>
  )
}

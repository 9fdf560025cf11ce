import { useState } from 'react'
import { endOfDay, endProblem, GRANT_MONTHS, latestEnd, monthsAfter } from '#domain/people/grants'
import type { Child } from '#domain/people/people'
import { type SharingCode, sharingKinds, sharingSteps } from '#domain/people/sharing'
import { DAY_MS, localDay } from '#domain/time'
import { nowAtPress, useNow } from '#app/services/now'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { useMe } from '#app/services/useMe'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Choices } from '#ui/Choices'
import { Field } from '#ui/Field'
import { RadioGroup } from '#ui/RadioGroup'
import { DateField } from '#ui/TypedField'
import { ProveAddress } from '../account/ProveAddress'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './byCode.module.css'
import { CodeCard } from './CodeCard'
import { GiveCode } from './GiveCode'
import { ends, useShareDraft } from './useShareDraft'

const WEEKS_MS = 28 * DAY_MS
const MAX_NAME = 80

/** Focuses and shows the heading. The form was longer than the card that replaces it, so the page could be scrolled too far down. */
function shown(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

/** The form that shares a child by a code: the recipient, the end date, the access step, and the resulting card. */
export function ShareForm({ child, onDone }: { child: Child; onDone: () => void }) {
  const text = useText()
  const { sharing } = useServices()
  const me = useMe()
  const now = useNow()
  const task = useAsyncAction()
  const { draft, write, forget } = useShareDraft(child.id)
  const { kind, name, end, chosen } = draft
  const day = draft.day ?? localDay(monthsAfter(now, GRANT_MONTHS))
  const [made, setMade] = useState<SharingCode | null>(null)
  const { alias } = child
  const step = kind === 'clinic' ? 'all' : chosen
  const lastDay = end === 'weeks' ? localDay(now + WEEKS_MS) : end === 'months' ? localDay(monthsAfter(now, GRANT_MONTHS)) : day
  const until = endOfDay(lastDay)
  const problem = endProblem(until, now)
  const title = name.trim() === '' ? text('screens.byCode.title', { alias }) : text('screens.byCode.titleWith', { alias, name: name.trim() })
  if (me === null) return null
  if (made !== null)
    return (
      <div className={styles['page']}>
        <h1 ref={shown} tabIndex={-1}>
          {title}
        </h1>
        <GiveCode child={child} code={made} onDone={onDone} />
      </div>
    )
  const make = () => {
    const last = endOfDay(lastDay)
    if (last === null || endProblem(last, nowAtPress()) !== null) return
    void task.run(
      () => sharing.invite(child, { kind, step, name: name.trim(), until: last }, me),
      (code) => {
        forget()
        setMade(code)
      },
    )
  }
  const mustProve = kind === 'clinic' && !me.isProven
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      <div className={styles['halves']}>
        <form
          noValidate
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault()
            make()
          }}
        >
          <h2 id="code-who">{text('screens.byCode.who')}</h2>
          <Choices
            labelledBy="code-who"
            value={kind}
            isDisabled={task.isBusy}
            options={sharingKinds.map((value) => ({ value, content: text(`screens.byCode.kinds.${value}`) }))}
            onChange={(next) => write({ kind: next })}
          />
          {kind === 'parent' ? <p className="muted">{text('screens.byCode.parentHint')}</p> : null}
          <Field
            label={text('screens.byCode.name')}
            hint={text('screens.byCode.nameHint')}
            maxLength={MAX_NAME}
            autoComplete="off"
            value={name}
            onChange={({ currentTarget }) => write({ name: currentTarget.value })}
          />
          <h2 id="code-until">{text('screens.byCode.until')}</h2>
          <Choices
            labelledBy="code-until"
            value={end}
            isDisabled={task.isBusy}
            options={ends.map((value) => ({ value, content: text(`screens.byCode.ends.${value}`) }))}
            onChange={(next) => write({ end: next })}
          />
          {end === 'other' ? (
            <DateField
              isAtOnce
              label={text('screens.byCode.day')}
              first={localDay(now)}
              last={localDay(latestEnd(now))}
              value={day}
              error={problem === null ? null : text(`screens.access.form.${problem}`)}
              onChange={(next) => write({ day: next ?? '' })}
            />
          ) : null}
          {kind === 'clinic' ? (
            <>
              <h2>{text('screens.byCode.may')}</h2>
              <p className="muted">{text('screens.byCode.says.clinic', { alias })}</p>
            </>
          ) : (
            <RadioGroup
              label={text('screens.byCode.may')}
              looks="rows"
              value={chosen}
              options={sharingSteps.map((value) => ({
                value,
                content: (
                  <>
                    <b>{text(`screens.byCode.steps.${value}`)}</b>
                    <span className={styles['says']}>{text(`screens.byCode.says.${value}`, { alias })}</span>
                  </>
                ),
              }))}
              onChange={(next) => write({ chosen: next })}
            />
          )}
          <TaskFailure task={task} />
          {mustProve ? <p role="status">{text('screens.byCode.prove')}</p> : null}
          <div className={styles['ways']}>
            <Button kind="now" type="submit" loading={task.isBusy} disabled={mustProve || problem !== null}>
              {text('screens.byCode.make')}
            </Button>
            <Button
              onClick={() => {
                forget()
                onDone()
              }}
            >
              {text('screens.byCode.cancel')}
            </Button>
          </div>
        </form>
        <div className={styles['form']}>
          {/* Outside the form, because a form inside another would send both. */}
          {mustProve ? <ProveAddress /> : null}
          <CodeCard child={child} card={{ invitedByName: me.displayName.trim(), step, until: until ?? now }} />
        </div>
      </div>
    </div>
  )
}

import { useEffect, useState } from 'react'
import type { Erasure, ErasureOutcome, ErasureOutlook, ErasureRequest, Obstacle } from '#ports/erasure'
import { IdentityError } from '#ports/identity'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { sayNames } from '#text/locale'
import { Button } from '#ui/Button'
import { PasswordField } from '#ui/Field'
import { LongWork } from '#ui/LongWork'
import { passwordProblem } from '../entry/checks'
import { useEntryForm } from '../entry/useEntryForm'
import { formatDay } from '../history/formats'
import { Notice } from '../notice/Notice'
import { Failure } from './Failure'
import { isReason, ReasonField } from './ReasonField'

type Target = Pick<ErasureRequest, 'kind' | 'id'>

/** Deletes a person or a team for good. Renders nothing if the backend cannot do this. */
export function Erase(request: Target) {
  const text = useText()
  const { erasure } = useServices()
  const [isAsked, setAsked] = useState(false)
  if (erasure === null) return null
  if (isAsked) return <EraseForm {...request} erasure={erasure} onCancel={() => setAsked(false)} />
  return (
    <Button kind="subtle" onClick={() => setAsked(true)}>
      {text(`screens.erasure.admin.${request.kind}`)}
    </Button>
  )
}

function EraseForm({ kind, id, erasure, onCancel }: Target & { erasure: Erasure; onCancel: () => void }) {
  const text = useText()
  const { confirmPassword } = useServices()
  const { run, isBusy, failure } = useAsyncAction()
  const { field, onSubmit } = useEntryForm({ password: '' }, { password: passwordProblem })
  const [reason, setReason] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [progress, setProgress] = useState({ done: 0, of: 1 })
  const [outcome, setOutcome] = useState<ErasureOutcome | null>(null)
  const erase = async (password: string) => {
    setWrong(false)
    setOutcome(null)
    try {
      await confirmPassword(password)
    } catch (error) {
      if (error instanceof IdentityError && error.code === 'wrong-credentials') return setWrong(true)
      await run(() => Promise.reject(error))
      return
    }
    await run(() => erasure.run({ kind, id, reason }, (done, of) => setProgress({ done, of })), setOutcome)
  }
  if (outcome !== null && outcome.kind !== 'blocked') return <Done outcome={outcome} />
  return (
    <form aria-label={text(`screens.erasure.admin.${kind}`)} noValidate onSubmit={onSubmit(({ password }) => void erase(password))}>
      <LongWork isOn={isBusy} label={text('screens.erasure.progress', progress)} />
      <Notice kind="info" title={text(`screens.erasure.admin.${kind}`)}>
        <p>{text(`screens.erasure.admin.${kind}Lead`)}</p>
        <Kept request={{ kind, id, reason: 'looks first' }} erasure={erasure} />
        <p>{text('screens.erasure.admin.noName')}</p>
      </Notice>
      <ReasonField value={reason} onChange={setReason} />
      <PasswordField label={text('screens.erasure.admin.password')} autoComplete="current-password" {...field('password')} />
      {isWrong ? <Notice kind="problem">{text('screens.erasure.admin.wrongPassword')}</Notice> : null}
      <Failure code={failure} />
      {outcome?.obstacles.map((obstacle) => (
        <Notice key={obstacle.kind} kind="problem">
          <InTheWay of={obstacle} />
        </Notice>
      ))}
      <Button type="submit" kind="grave" loading={isBusy} disabled={!isReason(reason)}>
        {text('screens.erasure.admin.now')}
      </Button>
      <Button onClick={onCancel}>{text('screens.erasure.admin.keep')}</Button>
    </form>
  )
}

function Done({ outcome }: { outcome: Exclude<ErasureOutcome, { kind: 'blocked' }> }) {
  const text = useText()
  if (outcome.kind === 'begun') return <Notice kind="info">{text('screens.erasure.begun')}</Notice>
  const { number, documents } = outcome.receipt
  return <Notice kind="done">{text('screens.erasure.number', { number, documents })}</Notice>
}

function InTheWay({ of }: { of: Obstacle }) {
  const text = useText()
  if (of.kind === 'in-team') return text('screens.erasure.admin.inTeam', { teams: sayNames(of.accounts) })
  return text(of.kind === 'has-paid' ? 'screens.erasure.admin.hasPaid' : 'screens.erasure.administrator')
}

/** Shows how long signed papers are retained. Renders nothing while that is unknown or if there are none. */
function Kept({ request, erasure }: { request: ErasureRequest; erasure: Erasure }) {
  const text = useText()
  const [outlook, setOutlook] = useState<ErasureOutlook | null>(null)
  const { kind, id, reason } = request
  useEffect(() => {
    let isGone = false
    erasure.look({ kind, id, reason }).then(
      (found) => isGone || setOutlook(found),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [erasure, kind, id, reason])
  return outlook?.keptUntil == null ? null : <p>{text('screens.erasure.admin.papers', { day: formatDay(outlook.keptUntil) })}</p>
}

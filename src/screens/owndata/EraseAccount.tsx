import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { storeCodeOf } from '#ports/documents'
import { IdentityError, MIN_PASSWORD_LENGTH } from '#ports/identity'
import type { ErasureOutlook, ErasureReceipt } from '#ports/erasure'
import type { EraseOutcome } from '#ports/ownData'
import { isOwner, namesOfGuardians } from '#domain/people/guardians'
import { isHosted } from '#app/services/hosting'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { sayNames } from '#text/locale'
import { PasswordField } from '#ui/Field'
import { passwordProblem } from '../entry/checks'
import { useEntryForm } from '../entry/useEntryForm'
import { formatDay } from '../history/formats'
import { Choices } from '#ui/Choices'
import { LongWork } from '#ui/LongWork'
import { Button } from '#ui/Button'
import { Notice } from '../notice/Notice'
import { ForOthers } from './ForOthers'
import styles from './owndata.module.css'
import { saveReceipt } from './receipt'
import { useChildrenOf } from './useChildrenOf'

/** Starts the deletion of the account. It explains the consequences before it asks for anything. */
export function EraseAccount({ uid }: { uid: string }) {
  const text = useText()
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <EraseForm uid={uid} onCancel={() => setAsked(false)} />
  return (
    <Button kind="subtle" className={styles['act']} onClick={() => setAsked(true)}>
      {text('screens.ownData.eraseAccount')}
    </Button>
  )
}

// Deletes the account once the password has been entered again. Then nobody is signed in, and this page closes.
function EraseForm({ uid, onCancel }: { uid: string; onCancel: () => void }) {
  const text = useText()
  const { ownData } = useServices()
  const { field, onSubmit } = useEntryForm({ password: '' }, { password: passwordProblem })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [outcome, setOutcome] = useState<EraseOutcome | null>(null)
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null)
  const own = useChildrenOf(uid).filter((child) => isOwner(child, uid))
  const shared = own.filter(({ guardians }) => guardians.length > 0)
  const others = sayNames([...new Set(shared.flatMap(namesOfGuardians))])
  const [isTold, setTold] = useState(false)
  const [isUntold, setUntold] = useState(false)
  const passwordRef = useRef<HTMLInputElement>(null)
  useEffect(() => passwordRef.current?.focus(), [])

  const erase = async (password: string) => {
    const isUntold = shared.length > 0 && !isTold
    setUntold(isUntold)
    if (isUntold) return
    setBusy(true)
    setFailure(null)
    setOutcome(null)
    const children = own.length
    let backend: ErasureReceipt | null = null
    try {
      const result = await ownData.eraseAccount(
        { uid, password },
        { onProgress: (done, of) => setProgress({ done, of }), onReceipt: (receipt) => (backend = receipt) },
      )
      if (result === 'erased' || result === 'begun') saveReceipt(text, { isAccount: true, children, backend: result === 'begun' ? result : backend })
      setOutcome(result)
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
    setProgress(null)
  }
  const sayWhy = () => {
    if (failure instanceof IdentityError) {
      return failure.code === 'wrong-credentials'
        ? text('screens.ownData.wrongPassword')
        : text(`screens.entry.failed.${failure.code}`, { least: MIN_PASSWORD_LENGTH })
    }
    if (storeCodeOf(failure) === 'permission-denied') return text('screens.ownData.eraseRefused')
    return text(isHosted ? 'screens.ownData.eraseMayGoOn' : 'screens.ownData.eraseFailed')
  }

  return (
    <form
      id="erase-account"
      aria-label={text('screens.ownData.eraseAccount')}
      noValidate
      className={styles['part']}
      onSubmit={onSubmit(({ password }) => void erase(password))}
    >
      <LongWork isOn={isBusy} label={progress === null ? text('screens.ownData.erasing') : text('screens.erasure.progress', progress)} />
      <Notice kind="info" title={text('screens.ownData.eraseAccountTitle')}>
        <p>{text('screens.ownData.eraseAccountLead')}</p>
        <ForOthers uid={uid} />
        <KeptPapers uid={uid} />
        <p>{text('screens.ownData.eraseAccountGrace')}</p>
        <p>{text('screens.ownData.receipt.comes')}</p>
      </Notice>
      {shared.length === 0 ? null : (
        <Choices
          labelledBy="erase-account"
          value={isTold ? 'told' : ''}
          options={[{ value: 'told', content: text('screens.guardians.toldOthers', { names: others }) }]}
          isDisabled={false}
          onChange={() => setTold(true)}
        />
      )}
      {isUntold ? <Notice kind="problem">{text('screens.guardians.tellOthers', { names: others })}</Notice> : null}
      <PasswordField ref={passwordRef} label={text('screens.ownData.password')} autoComplete="current-password" {...field('password')} />
      {failure === null ? null : (
        <Notice kind="problem">
          <p>{sayWhy()}</p>
        </Notice>
      )}
      {outcome === null || outcome === 'erased' || outcome === 'begun' ? null : <InTheWay of={outcome} />}
      <div className={styles['row']}>
        <Button type="submit" kind="grave" loading={isBusy}>
          {text('screens.ownData.eraseAccountNow')}
        </Button>
        <Button onClick={onCancel}>{text('screens.ownData.keep')}</Button>
      </div>
    </form>
  )
}

/** Lists the records that a backend must retain for a while. Renders nothing while they are unknown or if there are none. */
function KeptPapers({ uid }: { uid: string }) {
  const text = useText()
  const { ownData } = useServices()
  const [outlook, setOutlook] = useState<ErasureOutlook | null>(null)
  useEffect(() => {
    let isGone = false
    // If this request fails, the form still works, because the receipt also lists what is retained.
    ownData.lookAtErasing(uid).then(
      (found) => isGone || setOutlook(found),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [ownData, uid])
  if (outlook === null || outlook.keptUntil === null) return null
  return <p>{text('screens.erasure.papers', { count: outlook.keptPapers, day: formatDay(outlook.keptUntil) })}</p>
}

/** Lists the obstacles that must be removed first, with a link to the page for each. */
function InTheWay({ of }: { of: Exclude<EraseOutcome, 'erased' | 'begun'> }) {
  const text = useText()
  if (of === 'administrator') {
    return (
      <Notice kind="problem">
        <p>{text('screens.erasure.administrator')}</p>
      </Notice>
    )
  }
  const [why, where, way] =
    of === 'in-team'
      ? (['screens.ownData.inTeam', '/therapist-dashboard#team', 'screens.ownData.toTeam'] as const)
      : (['screens.ownData.hasPaid', '/pricing', 'screens.ownData.toPricing'] as const)
  return (
    <Notice kind="problem">
      <p>{text(why)}</p>
      <Link to={where} className="press">
        {text(way)}
      </Link>
    </Notice>
  )
}

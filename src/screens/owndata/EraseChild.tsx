import { useEffect, useRef, useState } from 'react'
import { isSameName, tidyName } from '#domain/names'
import { namesOfGuardians } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { sayNames } from '#text/locale'
import { LongWork } from '#ui/LongWork'
import { Button } from '#ui/Button'
import { Field } from '#ui/Field'
import { Notice } from '../notice/Notice'
import styles from './owndata.module.css'

interface Props {
  readonly child: Child
  readonly onErase: () => Promise<void>
  readonly onCancel: () => void
}

/** Lists what will be deleted, and deletes it once the nickname has been typed. No single press can delete a child. */
export function EraseChild({ child, onErase, onCancel }: Props) {
  const { guardians } = child
  // An older name may contain only invisible characters, which nobody could type.
  const alias = tidyName(child.alias) || '?'
  const text = useText()
  const [written, setWritten] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const send = async () => {
    const isMeant = isSameName(written, alias)
    setWrong(!isMeant)
    if (!isMeant) return
    setBusy(true)
    await onErase()
    setBusy(false)
  }
  return (
    <form
      noValidate
      className={styles['part']}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <LongWork isOn={isBusy} label={text('screens.ownData.erasing')} />
      <Notice kind="info" title={text('screens.ownData.eraseChildTitle', { alias })}>
        <p>{text('screens.ownData.eraseChildLead', { alias })}</p>
        {guardians.length === 0 ? null : <p>{text('screens.guardians.othersLose', { names: sayNames(namesOfGuardians(child)), alias })}</p>}
      </Notice>
      <Field
        label={text('screens.ownData.writeAlias', { alias })}
        autoComplete="off"
        ref={field}
        value={written}
        error={isWrong ? text('screens.ownData.notTheAlias', { alias }) : null}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      <div className={styles['row']}>
        <Button type="submit" kind="grave" loading={isBusy}>
          {text('screens.ownData.eraseNow', { alias })}
        </Button>
        <Button onClick={onCancel}>{text('screens.ownData.keep')}</Button>
      </div>
    </form>
  )
}

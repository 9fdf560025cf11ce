import { useState, type FormEvent } from 'react'
import { tidyCode } from '#domain/subscription/shop'
import type { CodeAnswer } from '#ports/shop'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Field } from '#ui/Field'
import { formatDay } from '../history/formats'
import { Notice } from '../notice/Notice'
import styles from './pricing.module.css'

type Outcome = CodeAnswer | { readonly kind: 'failed' }

/** The field for a code, with the result below it. */
export function CodeForm({ uid }: { uid: string }) {
  const text = useText()
  const { shop } = useServices()
  const [typed, setTyped] = useState('')
  const [isMistyped, setMistyped] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const redeem = async (code: string) => {
    setBusy(true)
    setOutcome(await shop.redeem({ uid, code }).catch((): Outcome => ({ kind: 'failed' })))
    setBusy(false)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const code = tidyCode(typed)
    setOutcome(null)
    setMistyped(code === null)
    if (code !== null) void redeem(code)
  }

  return (
    <form noValidate className={styles['card']} aria-labelledby="code-title" onSubmit={onSubmit}>
      <h2 id="code-title">{text('screens.pricing.code.title')}</h2>
      <p>{text('screens.pricing.code.lead')}</p>
      <Field
        label={text('screens.pricing.code.label')}
        hint={text('screens.pricing.code.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={typed}
        error={isMistyped ? text('screens.pricing.code.notACode') : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {outcome === null ? null : outcome.kind === 'redeemed' ? (
        <Notice kind="done">{text('screens.pricing.code.redeemed', { date: formatDay(outcome.validTill) })}</Notice>
      ) : (
        <Notice kind="problem">{text(`screens.pricing.code.${outcome.kind}`)}</Notice>
      )}
      <Button type="submit" loading={isBusy}>
        {text('screens.pricing.code.redeem')}
      </Button>
    </form>
  )
}

import { useState } from 'react'
import type { Child } from '#domain/people/people'
import { groupedCode, type SharingCode } from '#domain/people/sharing'
import { isHosted } from '#app/services/hosting'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import styles from './byCode.module.css'
import { addressOf, CodeCard } from './CodeCard'

/** A code to be sent, printed or shown. */
export function GiveCode({ child, code, onDone }: { child: Child; code: SharingCode; onDone: () => void }) {
  const text = useText()
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const address = addressOf(code.code)
  // A share that was closed again is no failure.
  const send = () => void navigator.share({ text: text('screens.byCode.letter', { code: groupedCode(code.code) }), url: address }).catch(() => undefined)
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    )
  return (
    <div className={styles['given']}>
      <CodeCard child={child} card={code} />
      <div className={styles['ways']}>
        {!isHosted ? null : typeof navigator.share === 'function' ? (
          <Button kind="now" onClick={send}>
            {text('screens.byCode.send')}
          </Button>
        ) : (
          <Button kind="now" onClick={copy}>
            {text('screens.byCode.copy')}
          </Button>
        )}
        <Button onClick={() => window.print()}>{text('screens.byCode.print')}</Button>
        <Button onClick={onDone}>{text('screens.byCode.done')}</Button>
      </div>
      <span role="status" className="muted">
        {copied === 'no' ? '' : text(copied === 'yes' ? 'screens.byCode.copied' : 'screens.byCode.copyFailed')}
      </span>
    </div>
  )
}

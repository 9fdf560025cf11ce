import type { Child } from '#domain/people/people'
import { groupedCode, type SharingCode } from '#domain/people/sharing'
import { isHosted } from '#app/services/hosting'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { useCopy } from '#ui/useCopy'
import styles from './byCode.module.css'
import { addressOf, CodeCard } from './CodeCard'

/** Shows a code to be sent, printed or read from the screen. */
export function GiveCode({ child, code, onDone }: { child: Child; code: SharingCode; onDone: () => void }) {
  const text = useText()
  const { copied, copy } = useCopy<'link'>()
  const address = addressOf(code.code)
  // Closing the share dialog is not a failure.
  const send = () => void navigator.share({ text: text('screens.byCode.letter', { code: groupedCode(code.code) }), url: address }).catch(() => undefined)
  return (
    <div className={styles['given']}>
      <CodeCard child={child} card={code} />
      <div className={styles['ways']}>
        {!isHosted ? null : typeof navigator.share === 'function' ? (
          <Button kind="now" onClick={send}>
            {text('screens.byCode.send')}
          </Button>
        ) : (
          <Button kind="now" onClick={() => copy('link', address)}>
            {text('screens.byCode.copy')}
          </Button>
        )}
        <Button onClick={() => window.print()}>{text('screens.byCode.print')}</Button>
        <Button onClick={onDone}>{text('screens.byCode.done')}</Button>
      </div>
      <span role="status" className="muted">
        {copied === null ? '' : text(copied === 'link' ? 'screens.byCode.copied' : 'screens.byCode.copyFailed')}
      </span>
    </div>
  )
}

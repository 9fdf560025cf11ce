import type { AsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { StatusScreen } from '#ui/StatusScreen'
import { Notice } from '../notice/Notice'
import styles from './who.module.css'

/** Shown while the new child is being stored, and if it could not be stored. The answers are kept. */
export function KeepFailed({ task: { failure }, onRetry, onBack }: { task: AsyncAction; onRetry: () => void; onBack: () => void }) {
  const text = useText()
  if (failure === null) return <StatusScreen label={text('screens.children.setup.saving')} />
  return (
    <main className={styles['who']}>
      <div className={styles['stack']}>
        <h1>{text('screens.children.storeFailed.title')}</h1>
        <Notice kind="problem">
          <p>{text(`screens.children.storeFailed.${failure}`)}</p>
          <p>{text('screens.children.setup.notKept')}</p>
        </Notice>
        <div className={styles['ways']}>
          <Button kind="now" onClick={onRetry}>
            {text('screens.children.setup.retry')}
          </Button>
          <Button onClick={onBack}>{text('screens.children.setup.back')}</Button>
        </div>
      </div>
    </main>
  )
}

import type { UnsavedChangesGuard } from '#app/forms/useUnsavedChangesGuard'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Modal } from '#ui/Modal'
import styles from './photos.module.css'

/** Asks for confirmation before a picture or a change is discarded. */
export function LeaveQuestion({ leaving, of }: { readonly leaving: UnsavedChangesGuard; readonly of: 'photo' | 'changes' }) {
  const text = useText()
  return (
    <Modal opened={leaving.isAsked} onClose={leaving.stay} title={text('screens.photos.leaving.title')} closeLabel={text('screens.photos.leaving.stay')}>
      <div className={styles['list']}>
        <p>{text(`screens.photos.leaving.${of}`)}</p>
        <div className={styles['tools']}>
          <Button data-autofocus onClick={leaving.stay}>
            {text('screens.photos.leaving.stay')}
          </Button>
          <Button kind="subtle" onClick={leaving.leave}>
            {text('screens.photos.leaving.leave')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

import { useState } from 'react'
import { isHosted } from '#app/services/hosting'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Confirm } from '../../notice/Confirm'
import styles from './rate.module.css'

/** Signs the rating after one confirmation. */
export function SignRating({ sign }: { sign: () => Promise<void> }) {
  const text = useText()
  const task = useAsyncAction()
  const [isAsked, setAsked] = useState(false)
  return (
    <div className={styles['sign']}>
      <Button kind="now" onClick={() => setAsked(true)}>
        {text('screens.looking.finish.sign')}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={text('screens.looking.finish.ask')}
        action={text('screens.looking.finish.sign')}
        task={task}
        onConfirm={() => void task.run(sign)}
        onClose={() => setAsked(false)}
      >
        <p>{text('screens.looking.finish.locked')}</p>
        {isHosted ? <p>{text('screens.looking.finish.offline')}</p> : null}
      </Confirm>
    </div>
  )
}

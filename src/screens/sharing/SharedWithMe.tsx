import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Child } from '#domain/people/people'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { formatDay } from '../history/formats'
import { Confirm } from '../notice/Confirm'
import styles from './sharing.module.css'

/** Shows someone with whom the family shared the child their rights and the end date, and how to give up the access. */
export function SharedWithMe({ child: { id, alias, help }, uid }: { child: Child; uid: string }) {
  const text = useText()
  const { sharing } = useServices()
  const navigate = useNavigate()
  const task = useAsyncAction()
  const [isAsking, setAsking] = useState(false)
  if (help === undefined) return null
  return (
    <div className={styles['page']}>
      <h1>{text('screens.byCode.mine.title', { alias })}</h1>
      <p>{text(`screens.byCode.mine.${help.step}`, { day: formatDay(help.until) })}</p>
      <Button className={styles['act']} onClick={() => setAsking(true)}>
        {text('screens.byCode.mine.stop')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={text('screens.byCode.mine.stopTitle', { alias })}
        action={text('screens.byCode.mine.stop')}
        task={task}
        onConfirm={() =>
          void task.run(
            () => sharing.stop(id, uid),
            () => void navigate('/activity'),
          )
        }
        onClose={() => setAsking(false)}
      >
        <p>{text('screens.byCode.mine.stopWhy', { alias })}</p>
      </Confirm>
    </div>
  )
}

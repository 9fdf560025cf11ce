import { dates } from '#text/locale'
import { useText } from '#text/i18n'
import { CheckIcon } from '#ui/icons'
import type { Keeping } from './answerKeeper'
import styles from './rate.module.css'

const clock = dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Whether the last answer was saved, in the line above. */
export function KeepingLine({ keeping }: { keeping: Keeping }) {
  const text = useText()
  if (keeping.kind === 'nothing') return null
  return (
    <span className={styles['keeping']} data-kind={keeping.kind}>
      {keeping.kind === 'failed' ? null : <CheckIcon />}
      {text(`screens.looking.fill.keeping.${keeping.kind}`, { time: keeping.kind === 'failed' ? '' : clock().format(keeping.at) })}
    </span>
  )
}

import { dates } from '#text/locale'
import { useText } from '#text/i18n'
import { CheckIcon } from '#ui/icons'
import type { SaveState } from './answerSaver'
import styles from './rate.module.css'

const clock = dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Shows whether the last answer was saved, in the line at the top. */
export function SaveStatus({ saveState }: { saveState: SaveState }) {
  const text = useText()
  if (saveState.kind === 'nothing') return null
  return (
    <span className={styles['saveStatus']} data-kind={saveState.kind}>
      {saveState.kind === 'failed' ? null : <CheckIcon />}
      {text(`screens.looking.fill.keeping.${saveState.kind}`, { time: saveState.kind === 'failed' ? '' : clock().format(saveState.at) })}
    </span>
  )
}

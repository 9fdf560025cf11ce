import type { ChildInFile } from '#ports/ownFile'
import { useText } from '#text/i18n'
import { formatDay } from '../history/formats'
import styles from './file.module.css'

/** Lists the notes between a family and its therapists. */
export function Notes({ messages }: Pick<ChildInFile, 'messages'>) {
  const text = useText()
  return (
    <>
      <h3>{text('screens.messages.title')}</h3>
      <ul className={styles['rows']}>
        {messages.map(({ id, name, side, at, text: note }) => (
          <li key={id}>
            <p className="muted">
              {name === ''
                ? text(`screens.messages.wroteNameless.${side}`, { day: formatDay(at) })
                : text(`screens.messages.wrote.${side}`, { name, day: formatDay(at) })}
            </p>
            <p dir="auto" className={styles['text']}>
              {note}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

import { useText } from '#text/i18n'
import { TextArea } from '#ui/Field'
import { takeFocus } from '../../who/takeFocus'
import styles from './rate.module.css'

/** The field for a free note, after all the questions. */
export function NoteStep({ alias, note, onNote }: { alias: string; note: string | undefined; onNote: (note: string) => void }) {
  const text = useText()
  return (
    <>
      <div className={styles['asked']}>
        <h1 tabIndex={-1} ref={takeFocus}>
          {text('screens.looking.own.title')}
        </h1>
        <p className="muted">{text('screens.looking.own.about', { alias })}</p>
      </div>
      <TextArea rows={6} label={text('screens.looking.own.note')} value={note ?? ''} onChange={({ target }) => onNote(target.value)} />
    </>
  )
}

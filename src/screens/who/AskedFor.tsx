import { useText } from '#text/i18n'
import { takeFocus } from './takeFocus'
import styles from './who.module.css'

/** Whether what was played without an account was played by this child. */
export function AskedFor({ alias, onAnswer, onBack }: { alias: string; onAnswer: (isThis: boolean) => void; onBack: () => void }) {
  const text = useText()
  return (
    <main className={styles['who']}>
      <div className={styles['stack']}>
        <h1 tabIndex={-1} ref={takeFocus}>
          {text('screens.children.setup.was.ask', { alias })}
        </h1>
        <p>{text('screens.children.setup.was.lead', { alias })}</p>
        <div className={styles['ways']}>
          <button type="button" className="press press-now" onClick={() => onAnswer(true)}>
            {text('screens.children.setup.was.yes', { alias })}
          </button>
          <button type="button" className="press" onClick={() => onAnswer(false)}>
            {text('screens.children.setup.was.no')}
          </button>
          <button type="button" className={styles['link']} onClick={onBack}>
            {text('screens.children.setup.back')}
          </button>
        </div>
        <p className={styles['muted']}>{text('screens.children.setup.was.noWhy')}</p>
      </div>
    </main>
  )
}

import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { LinkButton } from '#ui/LinkButton'
import { takeFocus } from './takeFocus'
import styles from './who.module.css'

/** Asks whether this child played before there was an account. */
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
          <Button kind="now" onClick={() => onAnswer(true)}>
            {text('screens.children.setup.was.yes', { alias })}
          </Button>
          <Button onClick={() => onAnswer(false)}>{text('screens.children.setup.was.no')}</Button>
          <LinkButton onClick={onBack}>{text('screens.children.setup.back')}</LinkButton>
        </div>
        <p className="muted">{text('screens.children.setup.was.noWhy')}</p>
      </div>
    </main>
  )
}

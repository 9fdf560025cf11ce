import type { OwnText } from '#domain/words/texts'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { TextForm } from './TextForm'
import styles from './texts.module.css'

interface Props {
  readonly own: OwnText
  readonly isFirst: boolean
  /** The text as it was when its form was opened, or null while it is only viewed. */
  readonly opened: OwnText | null
  /** Whether this person may change the text, and order it. The family may order all texts and change those it wrote. */
  readonly may: { readonly change: boolean; readonly order: boolean }
  readonly onOpen: () => void
  readonly onLeave: () => void
  readonly onSave: (text: string) => Promise<boolean>
  readonly onEarlier: () => void
  readonly onRemove: () => void
}

/** One text in the list, with ways to change it, move it up or delete it. */
export function TextRow({ own, isFirst, opened, may, onOpen, onLeave, onSave, onEarlier, onRemove }: Props) {
  const text = useText()
  if (opened !== null) {
    return (
      <li className={styles['row']}>
        <TextForm label={text('screens.texts.change')} before={opened.text} onSave={onSave} onLeave={onLeave} />
      </li>
    )
  }
  return (
    <li className={styles['row']}>
      <p className={styles['text']} dir="auto">
        {own.text}
      </p>
      <div className={styles['tools']}>
        {may.change ? (
          <Button aria-label={text('app.named', { name: text('screens.texts.change'), of: own.text })} onClick={onOpen}>
            {text('screens.texts.change')}
          </Button>
        ) : null}
        {may.order ? (
          <Button
            // Uses `aria-disabled`, because `disabled` would take the focus from the person who last pressed the button.
            aria-disabled={isFirst}
            aria-label={text('app.named', { name: text('screens.texts.earlier'), of: own.text })}
            onClick={() => (isFirst ? undefined : onEarlier())}
          >
            {text('screens.texts.earlier')}
          </Button>
        ) : null}
        {may.change ? (
          <Button aria-label={text('app.named', { name: text('screens.texts.delete'), of: own.text })} onClick={onRemove}>
            {text('screens.texts.delete')}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

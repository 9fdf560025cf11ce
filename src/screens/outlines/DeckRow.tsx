import type { ColourName } from '#domain/child/palette'
import type { OutlineDeck } from '#domain/words/outlines'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Disclosure } from '#ui/Disclosure'
import { DeckForm, type WrittenDeck } from './DeckForm'
import { DeckPreview } from './DeckPreview'
import { PrintDeck } from './PrintDeck'
import styles from './outlines.module.css'

interface Props {
  readonly deck: OutlineDeck
  readonly child: Child
  readonly own: ColourName
  readonly isFirst: boolean
  /** The deck as it was when its form was opened, or null while it is only viewed. */
  readonly opened: OutlineDeck | null
  /** Whether this person may change the deck, and order it. The family may order all decks and change those it made. */
  readonly may: { readonly change: boolean; readonly order: boolean }
  readonly onOpen: () => void
  readonly onLeave: () => void
  readonly onSave: (deck: WrittenDeck) => Promise<boolean>
  readonly onEarlier: () => void
  readonly onRemove: () => void
}

/** One deck of words, with ways to view, print, change, move up and delete it. */
export function DeckRow({ deck, child, own, isFirst, opened, may, onOpen, onLeave, onSave, onEarlier, onRemove }: Props) {
  const text = useText()
  if (opened !== null) {
    return (
      <li className={styles['row']}>
        <DeckForm alias={child.alias} own={own} before={opened} onSave={onSave} onLeave={onLeave} />
      </li>
    )
  }
  const press = (word: 'change' | 'earlier' | 'delete', act: () => void, isDisabled = false) => (
    <Button
      // Uses `aria-disabled`, because `disabled` would take the focus from the person who last pressed the button.
      aria-disabled={isDisabled}
      aria-label={text('app.named', { name: text(`screens.outlines.${word}`), of: deck.name })}
      onClick={() => (isDisabled ? undefined : act())}
    >
      {text(`screens.outlines.${word}`)}
    </Button>
  )
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        <h2 dir="auto">{deck.name}</h2>
        <div className={styles['tools']}>
          {may.change ? press('change', onOpen) : null}
          {may.order ? press('earlier', onEarlier, isFirst) : null}
          {may.change ? press('delete', onRemove) : null}
        </div>
      </div>
      <DeckPreview words={deck.words} style={deck.style} own={own} />
      <Disclosure word={text('screens.outlines.print.open')} about={text('screens.outlines.print.about')}>
        <PrintDeck deck={deck} child={child} own={own} />
      </Disclosure>
    </li>
  )
}

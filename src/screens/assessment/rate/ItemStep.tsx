import { useId } from 'react'
import { type Item, type Support, supports } from '#domain/assessment/items'
import type { ItemAnswer } from '#domain/assessment/rating'
import { useText } from '#text/i18n'
import { TextArea } from '#ui/Field'
import { takeFocus } from '../../who/takeFocus'
import { itemText, supportName } from '../report/words'
import { AnswerChoice } from './AnswerChoice'
import styles from './rate.module.css'

interface Props {
  readonly alias: string
  readonly item: Item
  readonly answer: ItemAnswer | undefined
  /** Whether the adult wants to write a note. */
  readonly isNoting: boolean
  readonly onAnswer: (answer: ItemAnswer, isTyping?: boolean) => void
}

const NOTHING: ItemAnswer = { supports: [] }
/** Focuses the text field and scrolls to it, because it may be below the visible part of the page. */
const takeFocusAndShow = (area: HTMLTextAreaElement | null): void => {
  area?.focus({ preventScroll: true })
  area?.scrollIntoView?.({ block: 'center' })
}
const basis = { often: 'basis', time: 'basisTime', words: 'basisWords' } as const

/** One everyday situation: its rating, the support that helped, and an optional note. */
export function ItemStep({ alias, item, answer = NOTHING, isNoting, onAnswer }: Props) {
  const text = useText()
  const id = useId()
  const toggle = (support: Support) => {
    const rest = answer.supports.filter((one) => one !== support)
    onAnswer({ ...answer, supports: rest.length < answer.supports.length ? rest : [...rest, support] })
  }
  return (
    <>
      <div className={styles['asked']}>
        <h1 id={id} tabIndex={-1} ref={takeFocus}>
          {itemText(text, item.number, alias)}
        </h1>
        <p className="muted">{text(`screens.looking.fill.${basis[item.kind]}`, { alias })}</p>
      </div>
      {item.kind === 'words' ? (
        <TextArea
          rows={2}
          label={text('screens.looking.fill.words')}
          value={answer.words ?? ''}
          onChange={({ target }) => onAnswer({ ...answer, words: target.value }, true)}
        />
      ) : null}
      <AnswerChoice item={item} labelledBy={id} value={answer.value} onChange={(value) => onAnswer({ ...answer, value })} />
      <div className={styles['help']}>
        <p>
          <b id={`${id}help`}>{text('screens.looking.fill.helped')}</b> <span className={styles['small']}>{text('screens.looking.fill.choose')}</span>
        </p>
        <div role="group" aria-labelledby={`${id}help`} className={styles['chips']}>
          {supports.map((support) => (
            // With the focus here, Enter continues to the next item, as it does from an answer. Space selects.
            <label key={support}>
              <input type="checkbox" checked={answer.supports.includes(support)} onChange={() => toggle(support)} />
              {supportName(text, support)}
            </label>
          ))}
        </div>
      </div>
      {isNoting || hasNote(answer) ? (
        <TextArea
          rows={2}
          {...(isNoting ? { ref: takeFocusAndShow } : {})}
          label={text('screens.looking.fill.note')}
          value={answer.note ?? ''}
          onChange={({ target }) => onAnswer({ ...answer, note: target.value }, true)}
        />
      ) : null}
    </>
  )
}

export const hasNote = ({ note }: ItemAnswer = NOTHING): boolean => (note ?? '') !== ''

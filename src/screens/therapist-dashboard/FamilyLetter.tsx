import { useState } from 'react'
import { PRODUCT_NAME } from '#product'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Modal } from '#ui/Modal'
import { useCopy } from '#ui/useCopy'
import type { LetterKind } from './caseActs'
import styles from './familyLetter.module.css'

interface Props {
  readonly kind: LetterKind
  /** The family's email address. */
  readonly address: string
  readonly words: string
  /** How the button looks in the list. */
  readonly look: { readonly className: string; readonly tabIndex: number; readonly 'aria-label': string }
}

/**
 * A ready-made letter to a family that no longer shares anything, to send from the person's
 * own email. It does not name the child, because it leaves the app.
 */
export function FamilyLetter({ kind, address, words, look }: Props) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const { copied, copy } = useCopy<'letter' | 'address'>()
  const product = PRODUCT_NAME
  const letter = text(`screens.teams.letter.${kind}`, { product })
  const subject = text('screens.teams.cases.mailSubject', { product })
  return (
    <>
      <button type="button" {...look} onClick={() => setOpen(true)}>
        {words}
      </button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={text('screens.teams.letter.title')} size="lg" closeLabel={text('app.close')}>
        <div className={styles['letter']}>
          <p>{text('screens.teams.letter.why')}</p>
          <label>
            {text('screens.teams.letter.to')}
            <input readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
          </label>
          <label>
            {text('screens.teams.letter.body')}
            <textarea readOnly rows={5} value={letter} onFocus={({ currentTarget }) => currentTarget.select()} />
          </label>
          <div className={styles['ways']}>
            <Button kind="now" onClick={() => copy('letter', letter)}>
              {text('screens.teams.letter.copyLetter')}
            </Button>
            <Button onClick={() => copy('address', address)}>{text('screens.teams.letter.copyAddress')}</Button>
          </div>
          <p role="status" className="muted">
            {copied === null ? '' : text(`screens.teams.letter.copied.${copied}`)}
          </p>
          <a href={`mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(letter)}`}>
            {text('screens.teams.letter.mail')}
          </a>
        </div>
      </Modal>
    </>
  )
}

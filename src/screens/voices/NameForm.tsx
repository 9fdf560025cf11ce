import { useEffect, useRef, useState } from 'react'
import { tidyName } from '#domain/names'
import { nameFault, type NameFault, OWN_NAME_LIMIT } from '#domain/words/ownNames'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Field } from '#ui/Field'
import { listedName, type SpokenWord } from './spokenWords'
import styles from './voices.module.css'

interface Props {
  readonly word: SpokenWord
  /** Called with the family's name for the word, or with `null` to restore the list's word. */
  readonly onCall: (name: string | null) => void
  readonly onLeave: () => void
}

/**
 * The form for the family's own name for a word on the list. It fills the whole row, as
 * recording does. It reports a name that is too long and never cuts it off.
 */
export function NameForm({ word, onCall, onLeave }: Props) {
  const text = useText()
  const field = useRef<HTMLInputElement>(null)
  const [written, setWritten] = useState(word.label)
  const [fault, setFault] = useState<NameFault | null>(null)
  useEffect(() => field.current?.select(), [])
  const listed = listedName(word)

  function call(name: string | null): void {
    if (name !== (word.listed === undefined ? null : word.label)) onCall(name)
    onLeave()
  }

  function save(): void {
    const found = nameFault(written)
    setFault(found)
    if (found !== null) return field.current?.focus()
    const name = tidyName(written)
    call(name === listed ? null : name)
  }

  return (
    <li className={styles['naming']}>
      <form
        className={styles['name']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Field
          ref={field}
          label={text('screens.voices.name.called', { word: listed })}
          description={text('screens.voices.name.where')}
          error={fault === null ? null : text(`screens.voices.name.faults.${fault}`, { most: OWN_NAME_LIMIT.letters })}
          dir="auto"
          autoComplete="off"
          value={written}
          onChange={(event) => {
            setWritten(event.currentTarget.value)
            setFault(null)
          }}
        />
        <span className={styles['choices']}>
          <Button type="submit">{text('screens.voices.name.save')}</Button>
          {word.listed === undefined ? null : (
            <Button kind="subtle" onClick={() => call(null)}>
              {text('screens.voices.name.asListed')}
            </Button>
          )}
          <Button kind="subtle" onClick={onLeave}>
            {text('screens.voices.cancel')}
          </Button>
        </span>
      </form>
    </li>
  )
}

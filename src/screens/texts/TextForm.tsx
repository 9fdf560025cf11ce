import { useState } from 'react'
import { faultOf, graphemesOf, tidyText, TEXT_LIMIT } from '#domain/words/reading'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { TextArea } from '#ui/Field'
import styles from './texts.module.css'

interface Props {
  readonly label: string
  readonly before?: string
  /** Resolves to true once the text is stored. Until then, the input stays in its field. */
  readonly onSave: (text: string) => Promise<boolean>
  readonly onLeave?: () => void
}

/** A field for one text. It reports a text that is too long and never cuts it off. */
export function TextForm({ label, before = '', onSave, onLeave }: Props) {
  const text = useText()
  const [written, setWritten] = useState(before)
  const [isSaving, setSaving] = useState(false)
  const fault = faultOf(written)
  const letters = graphemesOf(tidyText(written)).length

  async function keep(): Promise<void> {
    setSaving(true)
    const isKept = await onSave(tidyText(written))
    setSaving(false)
    if (isKept) setWritten('')
    if (isKept) onLeave?.()
  }

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (fault === null && !isSaving) void keep()
      }}
    >
      <TextArea
        label={label}
        hint={text('screens.texts.hint')}
        dir="auto"
        rows={2}
        value={written}
        error={fault === 'too-long' ? text('screens.texts.tooLong', { most: TEXT_LIMIT.letters, letters }) : null}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      <div className={styles['tools']}>
        <Button type="submit" kind="now" disabled={fault !== null || isSaving}>
          {text('screens.texts.keep')}
        </Button>
        {onLeave === undefined ? null : <Button onClick={onLeave}>{text('screens.texts.leave')}</Button>}
      </div>
    </form>
  )
}

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { MAX_MESSAGE, type MessageSide } from '#domain/people/messages'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { SelectField, TextArea } from '#ui/Field'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './messages.module.css'
import type { MessagesState } from './useMessages'
import type { NoteDraft } from './useNoteDraft'

interface Props {
  readonly alias: string
  readonly side: MessageSide
  readonly readers: MessagesState['readers']
  /** A note that was started earlier. */
  readonly draft: NoteDraft
  /** Whether the person has just pressed to write. It is false if an earlier draft is only shown again. */
  readonly takesFocus: boolean
  /** The teams from which a family may choose. It is empty if it is clear who reads the note. */
  readonly teams: MessagesState['teams']
  send(text: string, to?: string): Promise<void>
  onSent(): void
  onLeave(): void
}

/** The form for a short note to the other side. The text stays in the form until it is stored. */
export function MessageForm({ alias, side, readers, draft: { note, write }, takesFocus, teams, send, onSent, onLeave }: Props) {
  const text = useText()
  const task = useAsyncAction()
  const field = useRef<HTMLTextAreaElement>(null)
  const [to, setTo] = useState('')
  const wanted = note.trim()
  useEffect(() => (takesFocus ? field.current?.focus() : undefined), [takesFocus])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted !== '' && !task.isBusy)
      void task.run(
        () => send(wanted, to === '' ? undefined : to),
        () => {
          write('')
          onSent()
        },
      )
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      {teams.length === 0 ? null : (
        <SelectField
          label={text('screens.messages.to')}
          data={[{ value: '', label: text('screens.messages.toAll') }, ...teams.map(({ id, name }) => ({ value: id, label: name }))]}
          value={to}
          onChange={({ currentTarget: { value } }) => setTo(value)}
        />
      )}
      <TextArea
        ref={field}
        rows={3}
        maxLength={MAX_MESSAGE}
        label={text(`screens.messages.label.${side}`)}
        hint={text(`screens.messages.reading.${readers}`, { alias })}
        value={note}
        onChange={({ currentTarget: { value } }) => write(value)}
      />
      <span className={`muted ${styles['fine']}`}>{text('screens.messages.left', { count: MAX_MESSAGE - note.length })}</span>
      <TaskFailure task={task} />
      <div className={styles['row']}>
        <Button type="submit" disabled={wanted === '' || task.isBusy}>
          {text('screens.messages.send')}
        </Button>
        <Button onClick={onLeave}>{text('screens.messages.leave')}</Button>
      </div>
    </form>
  )
}

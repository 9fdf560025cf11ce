import { useId } from 'react'
import { type Mood, moods } from '#domain/activities/mood'
import { useText } from '#text/i18n'
import { Chips } from '#ui/Chips'

interface Props {
  /** The child's nickname, or null if no child is known. */
  readonly alias: string | null
  readonly mood: Mood | null
  readonly isDisabled: boolean
  onChange(mood: Mood | null): void
}

/** Asks how a session was for the child. One tap answers, and another tap on the same answer clears it. An answer is optional. */
export function MoodChoice({ alias, mood, isDisabled, onChange }: Props) {
  const text = useText()
  const id = useId()
  return (
    <div className="how-was" role="radiogroup" aria-labelledby={id}>
      <span>
        <b id={id}>{alias === null ? text('screens.result.howWasYourChild') : text('screens.result.howWas', { alias })}</b>{' '}
        <span className="muted">{text('screens.result.howWasWhy')}</span>
      </span>
      <div className="how-was-answers">
        <Chips
          options={moods.map((each) => ({ value: each, label: text(`screens.result.moods.${each}`) }))}
          value={mood}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      </div>
    </div>
  )
}

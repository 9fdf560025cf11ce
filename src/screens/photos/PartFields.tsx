import { MAX_PARTS, phraseFrom } from '#domain/photos/photo'
import { useText } from '#text/i18n'
import { Stepper } from '#ui/Stepper'
import { Button } from '#ui/Button'
import { Field } from '#ui/Field'
import { markSizes, newMark, type DraftPart } from './marks'
import styles from './photos.module.css'

interface Props {
  readonly parts: readonly DraftPart[]
  /** Whether missing answers are pointed out. */
  readonly isChecked: boolean
  onChange(parts: readonly DraftPart[]): void
}

/** The fields for up to three parts, each with a few words about it. */
export function PartFields({ parts, isChecked, onChange }: Props) {
  const text = useText()
  const change = (index: number, part: Partial<DraftPart>) => onChange(parts.map((each, at) => (at === index ? { ...each, ...part } : each)))
  return (
    <>
      <h3>{text('screens.photos.parts.title')}</h3>
      <p className="muted">{text('screens.photos.parts.lead')}</p>
      {parts.map((part, index) => (
        <fieldset key={index} className={styles['part']}>
          <legend>{text('screens.photos.parts.part', { number: index + 1 })}</legend>
          <Field
            label={text('screens.photos.parts.phrase')}
            placeholder={text('screens.photos.parts.example')}
            value={part.phrase}
            error={isChecked && phraseFrom(part.phrase) === null ? text('screens.photos.parts.phraseWrong') : null}
            onChange={(event) => change(index, { phrase: event.currentTarget.value })}
          />
          <div className={styles['tools']}>
            <Stepper
              label={text('screens.photos.parts.size', { number: index + 1 })}
              value={part.size}
              said={text('screens.photos.parts.sizeOf', { percent: Math.round(part.size * 100) })}
              stops={markSizes}
              isDisabled={false}
              onChange={(size) => (size === null ? undefined : change(index, { size }))}
            />
            <Button kind="subtle" onClick={() => onChange(parts.filter((_, at) => at !== index))}>
              {text('screens.photos.parts.unmark')}
            </Button>
          </div>
        </fieldset>
      ))}
      {parts.length < MAX_PARTS ? (
        <div className={styles['tools']}>
          <Button onClick={() => onChange([...parts, newMark(0.5, 0.5)])}>{text('screens.photos.parts.mark')}</Button>
        </div>
      ) : null}
    </>
  )
}

import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useText } from '#text/i18n'
import styles from './field.module.css'
import { CrossedEyeIcon, EyeIcon } from './icons'

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'children'> {
  readonly label: string
  readonly description?: string
  /** What is wrong with what stands in it, in a sentence; null when nothing is. */
  readonly error: string | null
  /** Stands over the end of the line. */
  readonly end?: ReactNode
}

/** One line to write in, with its name above and what is to be known of it below. Needs nothing of the component library. */
export function Field({ label, description, error, end, ...input }: Props) {
  const id = useId()
  const [hintId, errorId] = [`${id}hint`, `${id}error`]
  const describedBy = [description === undefined ? null : hintId, error === null ? null : errorId].filter((each) => each !== null)
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['line']} data-ended={end === undefined ? undefined : ''}>
        <input {...input} id={id} aria-invalid={error === null ? undefined : true} aria-describedby={describedBy.join(' ') || undefined} />
        {end}
      </div>
      {description === undefined ? null : (
        <p id={hintId} className={styles['hint']}>
          {description}
        </p>
      )}
      {error === null ? null : (
        <p id={errorId} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  )
}

/** A password that can be shown, also by keyboard. */
export function PasswordField(props: Omit<Props, 'type' | 'end'>) {
  const text = useText()
  const [isShown, setShown] = useState(false)
  const toggle = (
    <button type="button" className={styles['show']} aria-label={text('screens.entry.showPassword')} onClick={() => setShown(!isShown)}>
      {isShown ? <CrossedEyeIcon /> : <EyeIcon />}
    </button>
  )
  return <Field {...props} type={isShown ? 'text' : 'password'} end={toggle} />
}

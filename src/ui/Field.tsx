import { type ComponentProps, type CSSProperties, type ReactNode, useId, useState } from 'react'
import { useText } from '#text/i18n'
import styles from './field.module.css'
import { CrossedEyeIcon, EyeIcon } from './icons'

interface Said {
  readonly label: string
  /** A hint for writing, above the field. */
  readonly hint?: string | undefined
  /** A hint below the field. */
  readonly description?: string
  /** The problem with the input as a sentence, or null. */
  readonly error?: string | null
}

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'children'>, Said {
  /** Content over the end of the field. */
  readonly end?: ReactNode
}

/** A single-line field with its label and hints. */
export function Field({ label, hint, description, error = null, end, ...input }: Props) {
  const { id, described, above, below } = useSaid({ hint, description, error })
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {above}
      <div className={styles['line']} data-ended={end === undefined ? undefined : ''}>
        <input {...input} {...described} id={id} />
        {end}
      </div>
      {below}
    </div>
  )
}

interface AreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'children'>, Said {
  /** Initial number of lines. The field grows with the text. */
  readonly rows: number
}

/** A text field with several lines. */
export function TextArea({ label, hint, description, error = null, ...area }: AreaProps) {
  const { id, described, above, below } = useSaid({ hint, description, error })
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {above}
      <div className={styles['line']}>
        <textarea {...area} {...described} id={id} style={{ '--rows': area.rows } as CSSProperties} />
      </div>
      {below}
    </div>
  )
}

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'>, Said {
  readonly data: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[]
}

/** Chooses one item from a list in the device's own control. */
export function SelectField({ label, hint, description, error = null, data, ...select }: ChoiceProps) {
  const { id, described, above, below } = useSaid({ hint, description, error })
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {above}
      <div className={styles['line']}>
        <select {...select} {...described} id={id}>
          {data.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      {below}
    </div>
  )
}

/** Returns the texts around a field, and the attributes that connect the field to them. */
function useSaid({ hint, description, error }: { hint: string | undefined; description: string | undefined; error: string | null }) {
  const id = useId()
  const part = (name: string, className: string | undefined, said: string | null | undefined) =>
    said == null ? null : (
      <p id={`${id}${name}`} className={className}>
        {said}
      </p>
    )
  const names = Object.entries({ above: hint, below: description, error }).flatMap(([name, said]) => (said == null ? [] : [`${id}${name}`]))
  return {
    id,
    described: { 'aria-invalid': error === null ? undefined : true, 'aria-describedby': names.join(' ') || undefined },
    above: part('above', styles['above'], hint),
    below: (
      <>
        {part('below', styles['hint'], description)}
        {part('error', styles['error'], error)}
      </>
    ),
  } as const
}

/** A password field with a button that shows the password, which also works by keyboard. `showLabel` replaces the button's default label. */
export function PasswordField({ showLabel, ...props }: Omit<Props, 'type' | 'end'> & { readonly showLabel?: string }) {
  const text = useText()
  const [isShown, setShown] = useState(false)
  const toggle = (
    <button type="button" className={styles['show']} aria-label={showLabel ?? text('screens.entry.showPassword')} onClick={() => setShown(!isShown)}>
      {isShown ? <CrossedEyeIcon /> : <EyeIcon />}
    </button>
  )
  return <Field {...props} type={isShown ? 'text' : 'password'} end={toggle} />
}

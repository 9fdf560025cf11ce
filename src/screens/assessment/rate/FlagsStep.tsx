import { useId } from 'react'
import { type RedFlag, redFlags } from '#domain/assessment/items'
import type { Answers } from '#domain/assessment/rating'
import { useText } from '#text/i18n'
import { Chips } from '#ui/Chips'
import { takeFocus } from '../../who/takeFocus'
import styles from './rate.module.css'

interface Props {
  readonly alias: string
  readonly flags: Answers['flags']
  readonly onFlag: (flag: RedFlag, isSo: boolean | undefined) => void
}

/** Asks about signs that a doctor should hear about soon. They have no score, and the text suggests no cause. */
export function FlagsStep({ alias, flags, onFlag }: Props) {
  const text = useText()
  const id = useId()
  const options = [
    { value: 'yes', label: text('screens.looking.red.yes') },
    { value: 'no', label: text('screens.looking.red.no') },
  ] as const
  return (
    <>
      <div className={styles['asked']}>
        <h1 tabIndex={-1} ref={takeFocus}>
          {text('screens.looking.red.title')}
        </h1>
        <p className="muted">{text('screens.looking.red.about')}</p>
      </div>
      <ul className={styles['flags']}>
        {redFlags.map((flag) => {
          const said = flags[flag]
          return (
            <li key={flag}>
              <span id={`${id}${flag}`}>{text(`screens.looking.flags.${flag}`)}</span>
              <div role="radiogroup" aria-labelledby={`${id}${flag}`} className={styles['yesNo']}>
                <Chips
                  options={options}
                  value={said === undefined ? null : said ? 'yes' : 'no'}
                  onChange={(value) => onFlag(flag, value === null ? undefined : value === 'yes')}
                />
              </div>
            </li>
          )
        })}
      </ul>
      {isForDoctor(flags) ? <p className={styles['doctor']}>{text('screens.looking.red.doctor', { alias })}</p> : null}
    </>
  )
}

/** Whether any of the signs has been seen. */
export const isForDoctor = (flags: Answers['flags']): boolean => Object.values(flags).some((isSo) => isSo)

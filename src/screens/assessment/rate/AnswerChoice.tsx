import { type Item, asideAnswers, oftenAnswers, timeAnswers } from '#domain/assessment/items'
import type { ItemAnswer } from '#domain/assessment/rating'
import { latinDigits } from '#domain/typed'
import { useText } from '#text/i18n'
import type { Text } from '../report/writer'
import styles from './rate.module.css'
import { useKeys } from './useKeys'

type Value = NonNullable<ItemAnswer['value']>
type Props = {
  readonly item: Item
  readonly labelledBy: string
  readonly value: ItemAnswer['value']
  /** Called with undefined to remove the answer. */
  readonly onChange: (value: Value | undefined) => void
}

const KEYS_ASIDE = { n: 'not-applicable', d: 'not-observed' } as const

/** The choice of one answer by touch, arrow keys or digit: how often something happens, how long it takes, or “cannot say”. */
export function AnswerChoice({ item, labelledBy, value, onChange }: Props) {
  const text = useText()
  const answers = answersOf(item, text)
  const aside = asideAnswers.map((name) => ({ value: name, label: text(`screens.looking.aside.${name}`) }))
  useKeys((key) => {
    const chosen = answers[Number(latinDigits(key)) - 1]?.value ?? KEYS_ASIDE[key.toLowerCase() as 'n']
    if (chosen !== undefined) onChange(chosen)
  })
  const draw = (option: Option) => <Answer key={option.value} name={labelledBy} option={option} isChosen={option.value === value} onChange={onChange} />
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={styles['choice']}>
      {answers.length === 0 ? null : (
        <div className={styles['answers']} data-of={item.kind}>
          {answers.map(draw)}
        </div>
      )}
      <div className={styles['aside']}>
        {aside.map(draw)}
        {answers.length === 0 ? null : <span className={styles['keys']}>{text('screens.looking.fill.keys', { most: answers.length })}</span>}
      </div>
    </div>
  )
}

interface Option {
  readonly value: Value
  readonly label: string
}

function answersOf({ kind }: Item, text: Text): readonly Option[] {
  if (kind === 'words') return []
  if (kind === 'time') return timeAnswers.map((value) => ({ value, label: text(`screens.looking.time.${value}`) }))
  return oftenAnswers.map((value) => ({ value, label: text(`screens.looking.often.${value}`) }))
}

function Answer({ name, option, isChosen, onChange }: { name: string; option: Option; isChosen: boolean; onChange: Props['onChange'] }) {
  const id = `${name}-${option.value}`
  return (
    <span className={styles['answer']}>
      <input
        type="radio"
        id={id}
        name={name}
        checked={isChosen}
        onChange={() => onChange(option.value)}
        onClick={() => (isChosen ? onChange(undefined) : undefined)}
      />
      <label htmlFor={id}>{option.label}</label>
    </span>
  )
}

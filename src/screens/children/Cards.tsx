import { Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './children.module.css'

interface Props<Value extends string> {
  readonly label: string
  readonly hint?: string
  readonly value: Value
  readonly cards: readonly { readonly value: Value; readonly content: ReactNode }[]
  readonly isNarrow?: boolean
  readonly isDisabled?: boolean
  readonly onChange: (value: Value) => void
}

/** One choice of several, as large cards. */
export function Cards<Value extends string>({ label, hint, value, cards, isNarrow = false, isDisabled = false, onChange }: Props<Value>) {
  return (
    <Radio.Group label={label} description={hint} value={value} onChange={(chosen) => onChange(chosen as Value)}>
      <div className={styles['cards']} data-narrow={isNarrow}>
        {cards.map((card) => (
          <Radio.Card key={card.value} value={card.value} disabled={isDisabled} className={styles['card']}>
            <Radio.Indicator disabled={isDisabled} />
            {card.content}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}

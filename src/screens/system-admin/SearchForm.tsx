import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../text/i18n'
import styles from './systemAdmin.module.css'

interface Props {
  readonly label: string
  readonly hint: string
  readonly isBusy: boolean
  onSearch(term: string): void
}

export function SearchForm({ label, hint, isBusy, onSearch }: Props) {
  const text = useText()
  const [term, setTerm] = useState('')
  return (
    <form
      role="search"
      className={styles['search']}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(term)
      }}
    >
      <TextInput type="search" label={label} description={hint} autoComplete="off" maxLength={254} value={term} onChange={(event) => setTerm(event.currentTarget.value)} />
      <Button type="submit" loading={isBusy}>
        {text('screens.systemAdmin.search')}
      </Button>
    </form>
  )
}

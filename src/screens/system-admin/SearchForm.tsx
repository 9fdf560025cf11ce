import { useState } from 'react'
import { useText } from '#text/i18n'
import { SearchField } from '#ui/SearchField'
import { Button } from '#ui/Button'
import styles from './systemAdmin.module.css'

interface Props {
  readonly label: string
  readonly hint: string
  readonly isBusy: boolean
  /** Number of matches of the last search, or null before its answer. */
  readonly found: number | null
  onSearch(term: string): void
}

export function SearchForm({ label, hint, isBusy, found, onSearch }: Props) {
  const text = useText()
  const [term, setTerm] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  // The result is no longer current if the text has changed since the last search.
  const isAnswered = asked === term && !isBusy
  return (
    <form
      role="search"
      className={styles['search']}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(term)
        onSearch(term)
      }}
    >
      <SearchField label={label} hint={hint} value={term} found={isAnswered ? found : null} onChange={setTerm} />
      <Button kind="now" type="submit" loading={isBusy}>
        {text('screens.systemAdmin.search')}
      </Button>
    </form>
  )
}

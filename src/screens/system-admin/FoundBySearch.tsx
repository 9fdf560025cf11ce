import { useState, type ReactNode } from 'react'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'
import { Failure } from './Failure'
import { SearchForm } from './SearchForm'
import styles from './systemAdmin.module.css'

interface Props<Item> {
  readonly of: 'people' | 'accounts'
  /** Searches for a term. Rejects with a StoreError. */
  find(term: string): Promise<readonly Item[]>
  readonly children: (item: Item) => ReactNode
}

/** Searches people or accounts, and shows each match. */
export function FoundBySearch<Item>({ of, find, children }: Props<Item>) {
  const text = useText()
  const { run, isBusy, failure } = useAsyncAction()
  const [found, setFound] = useState<readonly Item[] | null>(null)
  return (
    <div className={styles['part']}>
      <SearchForm
        label={text(`screens.systemAdmin.${of}.search`)}
        hint={text(`screens.systemAdmin.${of}.searchHint`)}
        isBusy={isBusy}
        found={found?.length ?? null}
        onSearch={(term) => void run(async () => setFound(await find(term)))}
      />
      <Failure code={failure} />
      {found?.length === 0 ? <Notice kind="info">{text(`screens.systemAdmin.${of}.none`)}</Notice> : null}
      {found?.map(children)}
    </div>
  )
}

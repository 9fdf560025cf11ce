import { useState } from 'react'
import { catalogue } from '#scenes/catalogue'
import { finds } from '#domain/search'
import { SearchField } from '#ui/SearchField'
import styles from './test.module.css'
import { useCheckText } from './text'
import { textOf } from '#text/ofActivity'

/** Shows the search field by itself, over the activities. No menu leads here. */
export function SearchWidgetTest() {
  const text = useCheckText()
  const [typed, setTyped] = useState('')
  const found = catalogue.filter((manifest) => finds(typed, `${textOf(manifest).title} ${textOf(manifest).trains}`))
  return (
    <div className={styles['page']}>
      <h1>{text('search.title')}</h1>
      <p className="muted">{text('search.lead')}</p>
      <SearchField label={text('search.activities')} value={typed} found={found.length} onChange={setTyped} />
      {found.length === 0 ? <p>{text('search.none')}</p> : null}
      <ul className={styles['list']} aria-label={text('search.list')}>
        {found.map(({ id, text: { en } }) => (
          <li key={id}>
            <b>{en.title}</b>
            <span className="muted">{en.trains}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

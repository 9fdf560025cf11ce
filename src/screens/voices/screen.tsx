import { Title } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { utteranceKey } from '#domain/words/utterance'
import type { Child } from '#domain/people/people'
import { useText } from '../../text/i18n'
import { SearchField } from '../../ui/SearchField'
import { OfActiveChild } from '../children/OfActiveChild'
import { Notice } from '../notice/Notice'
import { matching, ownSpokenWords, spokenGroups, usePhotoNotes, useSpokenWords, type SpokenGroup } from './spokenWords'
import { ToldNotice } from './Told'
import { useVoices } from './useVoices'
import styles from './voices.module.css'
import { WordRow } from './WordRow'

/** Words and prompts, recorded by people whom the child knows. */
export default function Voices() {
  return <OfActiveChild page={VoicesOf} />
}

function VoicesOf({ child }: { child: Child }) {
  const text = useText()
  const words = useSpokenWords()
  const notes = usePhotoNotes(child.id)
  const work = useVoices(child.id)
  const [group, setGroup] = useState<SpokenGroup>('phrases')
  const [search, setSearch] = useState('')
  const { alias } = child
  const own = notes === null || notes === 'failed' ? [] : ownSpokenWords(notes, work.recorded ?? new Set(), text('screens.voices.own.nameless'))
  // The family's own words need no network: they are there even when the list is not.
  const shown = matching([...own, ...(words === null || words === 'failed' ? [] : words)], group, search)
  const isReady = words !== null && notes !== null && work.recorded !== null

  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <Title order={1}>{text('screens.voices.title', { alias })}</Title>
        <Link to="/profile" className="press">
          {text('screens.voices.done')}
        </Link>
      </div>
      <p className={styles['muted']}>
        {text('screens.voices.lead', { alias })} {text('screens.voices.private', { alias })}
      </p>
      <SearchField label={text('screens.voices.search')} value={search} found={isReady ? shown.length : null} onChange={setSearch} />
      {search.trim() === '' ? (
        <nav className={styles['tabs']} aria-label={text('screens.voices.categoriesLabel')}>
          {spokenGroups.map((each) => (
            <button key={each} type="button" className={styles['tab']} aria-pressed={each === group} onClick={() => setGroup(each)}>
              {text(`screens.voices.categories.${each}`)}
            </button>
          ))}
        </nav>
      ) : null}
      <p className={styles['muted']} role="status">
        {isReady ? (
          <>
            {search.trim() === '' ? `${text('screens.voices.found', { count: shown.length })}. ` : ''}
            {text('screens.voices.count', { count: work.recorded?.size ?? 0, alias })}.
          </>
        ) : (
          text('screens.voices.loading')
        )}
      </p>
      {words === 'failed' ? <Notice kind="problem">{text('screens.voices.wordsFailed')}</Notice> : null}
      {notes === 'failed' ? <Notice kind="problem">{text('screens.voices.own.unread')}</Notice> : null}
      <div className={styles['told']}>
        <ToldNotice told={work.told} keep={work.keep} />
      </div>
      {isReady && words !== 'failed' && shown.length === 0 ? <p>{text('screens.voices.none')}</p> : null}
      {isReady ? (
        <ul className={styles['list']}>
          {shown.map((word) => (
            <WordRow key={utteranceKey(word.utterance)} word={word} isRecorded={work.recorded?.has(utteranceKey(word.utterance)) === true} work={work} />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

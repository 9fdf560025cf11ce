import { useState } from 'react'
import { Link } from 'react-router'
import { utteranceKey } from '#domain/words/utterance'
import type { Child } from '#domain/people/people'
import { loadedOr } from '#app/services/loaded'
import { useText } from '#text/i18n'
import { Disclosure } from '#ui/Disclosure'
import { SearchField } from '#ui/SearchField'
import { Skeleton } from '#ui/Skeleton'
import { OfActiveChild } from '../children/OfActiveChild'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { firstWords, matching, ownSpokenWords, spokenGroups, usePhotoNotes, useSpokenWords, type SpokenGroup, type SpokenWord } from './spokenWords'
import { VoiceNotice } from './VoiceNotice'
import { useVoices, type VoicesWork } from './useVoices'
import styles from './voices.module.css'
import { WordRow } from './WordRow'

/** The page on which familiar people record words and prompts, the five most frequent ones first. */
export default function Voices() {
  return <OfActiveChild page={VoicesOf} />
}

function VoicesOf({ child }: { child: Child }) {
  const text = useText()
  const work = useVoices(child.id)
  const { alias } = child
  const isRecorded = ({ utterance }: SpokenWord) => work.recorded?.has(utteranceKey(utterance)) === true
  const next = work.recorded === null ? undefined : firstWords.find(({ word }) => !isRecorded(word))

  return (
    <div className={styles['page']}>
      <div className={styles['said']}>
        <h1>{text('screens.voices.title', { alias })}</h1>
        <p className="muted">
          {work.recorded === null ? null : text('screens.voices.lead', { count: firstWords.filter(({ word }) => isRecorded(word)).length })}
        </p>
      </div>
      <div className={styles['outcome']}>
        <VoiceNotice {...work} />
      </div>
      {/* The content below the words appears together with them. Otherwise, it would jump down when the words are loaded. */}
      {work.recorded === null ? (
        work.outcome?.kind === 'unread' ? null : (
          <Skeleton layout="list" label={text('screens.voices.loading')} />
        )
      ) : (
        <>
          <ul className={styles['list']}>
            {firstWords.map((first) => (
              <WordRow
                key={first.when}
                word={first.word}
                when={text(`screens.voices.when.${first.when}`, { alias })}
                isRecorded={isRecorded(first.word)}
                isNext={first === next}
                work={work}
              />
            ))}
          </ul>
          <MoreWords child={child} work={work} isRecorded={isRecorded} />
          <p className="muted">{text('screens.voices.private', { alias })}</p>
          <div className={styles['ways']}>
            <Link to="/photos" className="press">
              {text('screens.voices.photos', { alias })}
            </Link>
            <Link to="/texts" className="press">
              {text('screens.profile.texts', { alias })}
            </Link>
            <Link to="/outlines" className="press">
              {text('screens.profile.outlines', { alias })}
            </Link>
          </div>
        </>
      )}
    </div>
  )
}

/** Lists all other words that can be spoken, by kind or by name. */
function MoreWords({ child, work, isRecorded }: { child: Child; work: VoicesWork; isRecorded: (word: SpokenWord) => boolean }) {
  const text = useText()
  const words = useSpokenWords()
  const notes = usePhotoNotes(child.id)
  const [group, setGroup] = useState<SpokenGroup>('phrases')
  const [search, setSearch] = useState('')
  const own = ownSpokenWords(loadedOr(notes, []), work.recorded ?? new Set(), text('screens.voices.own.nameless'))
  // The family's own words need no network, so they are shown even if the list cannot be loaded.
  const all = [...own, ...loadedOr(words, [])].filter((each) => firstWords.every(({ word }) => utteranceKey(word.utterance) !== utteranceKey(each.utterance)))
  const shown = matching(all, group, search)
  const isReady = words.status !== 'loading' && notes.status !== 'loading' && work.recorded !== null

  return (
    <div className={styles['more']}>
      <Disclosure word={text('screens.voices.more', { count: all.length })} about={text('screens.voices.moreAbout')}>
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
        <p className="muted" role="status">
          {isReady ? (
            <>
              {search.trim() === '' ? text('screens.voices.found', { count: shown.length }) : null}{' '}
              {text('screens.voices.count', { count: work.recorded?.size ?? 0, alias: child.alias })}
            </>
          ) : (
            text('screens.voices.loading')
          )}
        </p>
        {words.status === 'failed' ? <NotLoadedNotice found={words}>{text('screens.voices.wordsFailed')}</NotLoadedNotice> : null}
        {notes.status === 'failed' ? <NotLoadedNotice found={notes}>{text('screens.voices.own.unread')}</NotLoadedNotice> : null}
        {isReady && words.status === 'ready' && shown.length === 0 ? <p>{text('screens.voices.none')}</p> : null}
        {isReady ? (
          <ul className={styles['list']}>
            {shown.map((word) => (
              <WordRow key={utteranceKey(word.utterance)} word={word} isRecorded={isRecorded(word)} work={work} />
            ))}
          </ul>
        ) : null}
      </Disclosure>
    </div>
  )
}

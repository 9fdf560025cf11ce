import { useEffect, useRef, useState } from 'react'
import { utteranceKey } from '#domain/words/utterance'
import { MAX_RECORDING_MS } from '#ports/recordings'
import { useText } from '#text/i18n'
import { CheckIcon } from '#ui/icons'
import { Button } from '#ui/Button'
import { Notice } from '../notice/Notice'
import { NameForm } from './NameForm'
import { isOfList, type SpokenWord } from './spokenWords'
import type { VoicesWork } from './useVoices'
import styles from './voices.module.css'

interface Props {
  readonly word: SpokenWord
  /** When activities say the word. */
  readonly when?: string
  readonly isRecorded: boolean
  /** Whether this is the best word to record next. */
  readonly isNext?: boolean
  readonly work: VoicesWork
}

/** One word: whether it is recorded, and its actions. During a recording, only the recording is shown. */
export function WordRow({ word, when, isRecorded, isNext = false, work }: Props) {
  const text = useText()
  const { take, outcome } = work
  const [isNaming, setNaming] = useState(false)
  const change = useFocusBack(isNaming)
  const isThis = (other: SpokenWord) => utteranceKey(other.utterance) === utteranceKey(word.utterance)
  if (take !== null && isThis(take.word)) return <Recording phase={take.phase} word={word} work={work} />
  if (isNaming) return <NameForm word={word} onCall={(name) => work.call(word, name)} onLeave={() => setNaming(false)} />
  const label = { word: word.label }
  return (
    <li className={styles['row']} data-next={isNext || undefined} data-short={when === undefined || undefined}>
      <span className={styles['mark']}>{isRecorded ? <CheckIcon /> : null}</span>
      <span className={styles['word']}>
        <b>{text('screens.voices.quoted', label)}</b>
        <span className={isRecorded || when !== undefined ? 'unseen' : 'muted'}>
          {text(isRecorded ? 'screens.voices.recorded' : 'screens.voices.notRecorded')}
        </span>
        {word.listed === undefined ? null : <span className="muted">{text('screens.voices.name.listed', { word: word.listed })}</span>}
        {word.own === undefined ? null : <span className="muted">{text(`screens.voices.own.${word.own}`)}</span>}
      </span>
      {when === undefined ? null : <span className={styles['when']}>{when}</span>}
      <span className={styles['tools']}>
        <Button kind="subtle" aria-label={text('screens.voices.listenTo', label)} disabled={take !== null} onClick={() => work.listen(word)}>
          {text('screens.voices.listen')}
        </Button>
        {isOfList(word) ? (
          <Button ref={change} kind="subtle" aria-label={text('screens.voices.name.changeOf', label)} disabled={take !== null} onClick={() => setNaming(true)}>
            {text('screens.voices.name.change')}
          </Button>
        ) : null}
        {isRecorded ? (
          <Button kind="subtle" aria-label={text('screens.voices.deleteOf', label)} disabled={take !== null} onClick={() => work.remove(word)}>
            {text('screens.voices.delete')}
          </Button>
        ) : null}
        <Button
          kind={isNext ? 'now' : 'plain'}
          aria-label={text(isRecorded ? 'screens.voices.recordAgainOf' : 'screens.voices.recordOf', label)}
          disabled={take !== null}
          onClick={() => work.record(word)}
        >
          {text(isRecorded ? 'screens.voices.recordAgain' : 'screens.voices.record')}
        </Button>
      </span>
      {outcome?.kind === 'microphone' && isThis(outcome.word) ? (
        <div className={styles['trouble']}>
          <Notice kind="problem" title={text('screens.voices.problem')}>
            {text(`screens.voices.failures.${outcome.reason}`)}
          </Notice>
        </div>
      ) : null}
    </li>
  )
}

/** Returns a ref for the button that a form replaces. The button gets the focus back when the form closes. */
function useFocusBack(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}

function Recording({ phase, word, work }: { phase: 'asking' | 'recording' | 'keeping'; word: SpokenWord; work: VoicesWork }) {
  const text = useText()
  const finish = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (phase === 'recording') finish.current?.focus()
  }, [phase])
  return (
    <li className={styles['recording']}>
      <span role="status" className={styles['say']}>
        <b>{phase === 'recording' ? text('screens.voices.speakNow', { word: word.label }) : text(`screens.voices.${phase}`)}</b>
        {phase === 'recording' ? <span className="muted">{text('screens.voices.endsItself', { seconds: MAX_RECORDING_MS / 1000 })}</span> : null}
      </span>
      {phase === 'recording' ? (
        <span className={styles['meter']} role="img" aria-label={text('screens.voices.level')}>
          <i style={{ transform: `scaleX(${work.level})` }} />
        </span>
      ) : null}
      {phase === 'keeping' ? null : (
        <span className={styles['tools']}>
          <Button kind="subtle" onClick={work.cancel}>
            {text('screens.voices.cancel')}
          </Button>
          {phase === 'recording' ? (
            <Button ref={finish} onClick={work.finish}>
              {text('screens.voices.finish')}
            </Button>
          ) : null}
        </span>
      )}
    </li>
  )
}

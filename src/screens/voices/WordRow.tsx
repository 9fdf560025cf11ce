import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { utteranceKey } from '#domain/words/utterance'
import { MAX_RECORDING_MS } from '#ports/recordings'
import { useText } from '../../text/i18n'
import type { SpokenWord } from './spokenWords'
import type { VoicesWork } from './useVoices'
import styles from './voices.module.css'

interface Props {
  readonly word: SpokenWord
  readonly isRecorded: boolean
  readonly work: VoicesWork
}

/** One word: whether it is recorded, and what can be done. While it is being recorded, only that. */
export function WordRow({ word, isRecorded, work }: Props) {
  const text = useText()
  const { take } = work
  if (take !== null && utteranceKey(take.word.utterance) === utteranceKey(word.utterance)) return <Recording phase={take.phase} word={word} work={work} />
  const label = { word: word.label }
  return (
    <li className={styles['row']}>
      <span className={styles['word']}>
        <b>{word.label}</b>
        <span className={styles['muted']} data-recorded={isRecorded}>
          {text(isRecorded ? 'screens.voices.recorded' : 'screens.voices.notRecorded')}
        </span>
        {word.own === undefined ? null : <span className={styles['muted']}>{text(`screens.voices.own.${word.own}`)}</span>}
      </span>
      <span className={styles['tools']}>
        <Button variant="default" aria-label={text('screens.voices.listenTo', label)} disabled={take !== null} onClick={() => work.listen(word)}>
          {text('screens.voices.listen')}
        </Button>
        <Button
          variant="default"
          aria-label={text(isRecorded ? 'screens.voices.recordAgainOf' : 'screens.voices.recordOf', label)}
          disabled={take !== null}
          onClick={() => work.record(word)}
        >
          {text(isRecorded ? 'screens.voices.recordAgain' : 'screens.voices.record')}
        </Button>
        {isRecorded ? (
          <Button variant="subtle" aria-label={text('screens.voices.deleteOf', label)} disabled={take !== null} onClick={() => work.remove(word)}>
            {text('screens.voices.delete')}
          </Button>
        ) : null}
      </span>
    </li>
  )
}

function Recording({ phase, word, work }: { phase: 'asking' | 'recording' | 'keeping' } & Omit<Props, 'isRecorded'>) {
  const text = useText()
  const finish = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (phase === 'recording') finish.current?.focus()
  }, [phase])
  const sentence = {
    asking: text('screens.voices.asking'),
    recording: text('screens.voices.speakNow', { word: word.label, seconds: MAX_RECORDING_MS / 1000 }),
    keeping: text('screens.voices.keeping'),
  }[phase]
  return (
    <li className={styles['row']} data-recording="true">
      <span className={styles['word']}>
        <b>{word.label}</b>
        <span role="status">{sentence}</span>
        {phase === 'recording' ? (
          <span className={styles['meter']} role="img" aria-label={text('screens.voices.level')}>
            <i style={{ transform: `scaleX(${work.level})` }} />
          </span>
        ) : null}
      </span>
      {phase === 'keeping' ? null : (
        <span className={styles['tools']}>
          {phase === 'recording' ? (
            <Button ref={finish} onClick={work.finish}>
              {text('screens.voices.finish')}
            </Button>
          ) : null}
          <Button variant="default" onClick={work.cancel}>
            {text('screens.voices.cancel')}
          </Button>
        </span>
      )}
    </li>
  )
}

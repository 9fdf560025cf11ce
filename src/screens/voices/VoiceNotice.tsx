import { Link } from 'react-router'
import { utteranceKey } from '#domain/words/utterance'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { Notice } from '../notice/Notice'
import { UndoLine } from '../notice/Undo'
import { listedName } from './spokenWords'
import type { VoicesWork } from './useVoices'

/** Shows the outcome of the adult's last action, and what to do next. */
export function VoiceNotice({ outcome, recorded, keep, readAgain }: Pick<VoicesWork, 'outcome' | 'recorded' | 'keep' | 'readAgain'>) {
  const text = useText()
  if (outcome === null) return null
  switch (outcome.kind) {
    // The word's own row reports this outcome.
    case 'microphone':
      return null
    case 'not-kept':
      return (
        <Notice kind="problem" title={text('screens.voices.storeFailed.title')}>
          <p>{text(outcome.isFull ? 'screens.voices.storeFailed.full' : 'screens.voices.storeFailed.other')}</p>
          <Button onClick={() => keep(outcome.word, outcome.blob)}>{text('screens.voices.tryAgain')}</Button>
        </Notice>
      )
    case 'unread':
      return <NotLoadedNotice found={{ again: readAgain }}>{text('screens.voices.storeFailed.unread')}</NotLoadedNotice>
    case 'unheard':
      if (outcome.isVoiceless && outcome.word.listed === undefined) {
        return (
          <Notice kind="info">
            <p>{text('screens.voices.voiceless')}</p>
            <Link to="/test" className="press">
              {text('app.titles./test')}
            </Link>
          </Notice>
        )
      }
      return <Notice kind="info">{text(outcome.word.listed === undefined ? 'screens.voices.unheard' : 'screens.voices.name.unheard')}</Notice>
    case 'called':
      return (
        <Notice kind="done">
          <p>
            {outcome.name === null
              ? text('screens.voices.name.undone', { word: listedName(outcome.word) })
              : text('screens.voices.name.done', { word: listedName(outcome.word), name: outcome.name })}
          </p>
          {recorded?.has(utteranceKey(outcome.word.utterance)) ? <p>{text('screens.voices.name.again')}</p> : null}
        </Notice>
      )
    case 'kept':
      return <Notice kind="done">{text('screens.voices.kept', { word: outcome.word.label })}</Notice>
    case 'deleted':
      return (
        <UndoLine
          key={outcome.word.label}
          said={text('screens.voices.deleted', { word: outcome.word.label })}
          onUndo={() => keep(outcome.word, outcome.blob)}
        />
      )
  }
}

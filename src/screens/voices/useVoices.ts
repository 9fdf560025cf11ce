import { useCallback, useEffect, useRef, useState } from 'react'
import { renamed } from '#domain/words/ownNames'
import { utteranceKey } from '#domain/words/utterance'
import { StoreError } from '#ports/documents'
import { RecorderError, type RecorderFailure, type RecordingInProgress } from '#ports/recorder'
import { useDevice } from '#app/page/deviceSettings'
import { useServices } from '#app/services/services'
import { language } from '#text/locale'
import type { SpokenWord } from './spokenWords'

/** The microphone's current task, and the word that it is for. */
interface Take {
  readonly word: SpokenWord
  readonly phase: 'asking' | 'recording' | 'keeping'
}

/** The notice for the adult. It may contain a recording that could not be stored. */
type Outcome =
  | { readonly kind: 'microphone'; readonly word: SpokenWord; readonly reason: RecorderFailure }
  | { readonly kind: 'not-kept'; readonly isFull: boolean; readonly word: SpokenWord; readonly blob: Blob }
  | { readonly kind: 'unread' }
  /** `isVoiceless` where nothing on this device can say the word. */
  | { readonly kind: 'unheard'; readonly word: SpokenWord; readonly isVoiceless: boolean }
  /** `name` is null where the list names it again. */
  | { readonly kind: 'called'; readonly word: SpokenWord; readonly name: string | null }
  | { readonly kind: 'kept'; readonly word: SpokenWord }
  | { readonly kind: 'deleted'; readonly word: SpokenWord; readonly blob: Blob }

export interface VoicesWork {
  /** Keys of this child's recordings, or null until they have been read. */
  readonly recorded: ReadonlySet<string> | null
  readonly take: Take | null
  /** Loudness from 0 to 1. */
  readonly level: number
  readonly outcome: Outcome | null
  record(word: SpokenWord): void
  finish(): void
  cancel(): void
  listen(word: SpokenWord): void
  remove(word: SpokenWord): void
  /** Gives a word on the list another name on this device, in the current language. `null` restores the list's name. */
  call(word: SpokenWord, name: string | null): void
  /** Stores a recording that was deleted or could not be stored before. */
  keep(word: SpokenWord, blob: Blob): void
  /** Repeats the reads that failed. */
  readAgain(): void
}

/** Records, plays and deletes the words of one child, one at a time. */
export function useVoices(childId: string): VoicesWork {
  const { recordings, recorder, speech, sound } = useServices()
  const { choices, change } = useDevice()
  const [recorded, setRecorded] = useState<ReadonlySet<string> | null>(null)
  const [take, setTake] = useState<Take | null>(null)
  const [level, setLevel] = useState(0)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const running = useRef<RecordingInProgress | null>(null)
  /** Number of the current take. The browser may allow the microphone after the adult has moved on. */
  const turn = useRef(0)
  const heard = useRef(0)

  const leave = useCallback(() => {
    turn.current += 1
    running.current?.cancel()
    running.current = null
    heard.current += 1
    speech.stop()
  }, [speech])
  useEffect(() => leave, [leave])

  const read = useCallback(
    () =>
      recordings.list(childId).then(
        (notes) => setRecorded(new Set(notes.map(({ utterance }) => utterance))),
        () => setOutcome({ kind: 'unread' }),
      ),
    [recordings, childId],
  )
  useEffect(() => void read(), [read])

  const keep = async (word: SpokenWord, blob: Blob) => {
    const key = utteranceKey(word.utterance)
    try {
      await recordings.keep(childId, key, blob)
      setRecorded((keys) => new Set([...(keys ?? []), key]))
      setOutcome({ kind: 'kept', word })
      sound.play('tap', 'interface')
    } catch (error) {
      setOutcome({ kind: 'not-kept', isFull: error instanceof StoreError && error.code === 'storage-full', word, blob })
    }
  }

  const record = async (word: SpokenWord) => {
    leave()
    const own = turn.current
    setOutcome(null)
    setLevel(0)
    setTake({ word, phase: 'asking' })
    try {
      const recording = await recorder.start((loudness) => own === turn.current && setLevel(loudness))
      if (own !== turn.current) return recording.cancel()
      running.current = recording
      setTake({ word, phase: 'recording' })
      const blob = await recording.finished
      if (own !== turn.current) return
      running.current = null
      setTake({ word, phase: 'keeping' })
      await keep(word, blob)
    } catch (error) {
      if (own === turn.current) setOutcome({ kind: 'microphone', word, reason: error instanceof RecorderError ? error.reason : 'unsupported' })
    }
    if (own === turn.current) setTake(null)
  }

  const listen = async (word: SpokenWord) => {
    sound.unlock()
    setOutcome((before) => (before?.kind === 'unheard' ? null : before))
    const own = recorded?.has(utteranceKey(word.utterance)) ? ({ by: 'recording' } as const) : {}
    const hearing = ++heard.current
    const by = await speech.speak(word.utterance, { childId, ...own })
    if (by !== 'text') return
    const isVoiceless = (await speech.voiceFor(word.utterance, { childId })) === 'text'
    // Does not replace a later outcome, which may offer to restore a deleted recording.
    if (hearing === heard.current) setOutcome({ kind: 'unheard', word, isVoiceless })
  }

  const remove = async (word: SpokenWord) => {
    heard.current += 1
    speech.stop()
    const key = utteranceKey(word.utterance)
    try {
      const recording = await recordings.find(childId, key)
      await recordings.remove(childId, key)
      setRecorded((keys) => new Set([...(keys ?? [])].filter((each) => each !== key)))
      setOutcome(recording === null ? null : { kind: 'deleted', word, blob: recording.blob })
    } catch {
      setOutcome({ kind: 'unread' })
    }
  }

  const call = (word: SpokenWord, name: string | null) => {
    const { ownNames } = choices
    change({ ownNames: { ...ownNames, [language()]: renamed(ownNames[language()] ?? {}, utteranceKey(word.utterance), name) } })
    setOutcome({ kind: 'called', word, name })
  }

  return {
    readAgain: () => {
      setOutcome(null)
      void read()
    },
    recorded,
    take,
    level,
    outcome,
    record: (word) => void record(word),
    finish: () => running.current?.stop(),
    cancel() {
      leave()
      setTake(null)
    },
    listen: (word) => void listen(word),
    remove: (word) => void remove(word),
    call,
    keep: (word, blob) => void keep(word, blob),
  }
}

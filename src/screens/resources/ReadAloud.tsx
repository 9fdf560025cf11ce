import { type RefObject, useEffect, useRef, useState } from 'react'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Notice } from '../notice/Notice'

/** The elements to read, in this order; controls are left out. */
const READ = 'h1, h2, p'
const SILENT = '[data-silent]'

/** Reads a guide with the device's voice, one paragraph at a time, and marks it. */
export function ReadAloud({ article }: { article: RefObject<HTMLElement | null> }) {
  const text = useText()
  const { sound, speech } = useServices()
  const reading = useRef<AbortController | null>(null)
  const [state, setState] = useState<'still' | 'reading' | 'mute'>('still')
  // Leaving the page stops the reading.
  useEffect(() => () => reading.current?.abort(), [])

  async function read() {
    // Sound may start only after a touch, and this press is one.
    sound.unlock()
    const own = new AbortController()
    reading.current = own
    setState('reading')
    for (const part of article.current?.querySelectorAll<HTMLElement>(READ) ?? []) {
      const words = wordsOf(part)
      if (words === '') continue
      part.dataset['read'] = 'now'
      part.scrollIntoView({ block: 'nearest' })
      const by = await speech.speak({ text: words, language: article.current?.lang ?? 'en' }, { by: 'browser', signal: own.signal })
      delete part.dataset['read']
      if (own.signal.aborted) return
      if (by === 'text') return setState('mute')
    }
    setState('still')
  }
  const stop = () => {
    reading.current?.abort()
    setState('still')
  }
  return (
    <>
      <Button onClick={() => (state === 'reading' ? stop() : void read())}>{text(state === 'reading' ? 'screens.guides.stop' : 'screens.guides.aloud')}</Button>
      {state === 'mute' ? <Notice kind="problem">{text('screens.guides.noVoice')}</Notice> : null}
    </>
  )
}

/** The words of a paragraph, without its reference marks. */
function wordsOf(part: HTMLElement): string {
  if (part.closest(SILENT) !== null) return ''
  const copy = part.cloneNode(true) as HTMLElement
  for (const silent of copy.querySelectorAll(SILENT)) silent.remove()
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

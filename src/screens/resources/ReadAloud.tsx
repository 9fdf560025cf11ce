import { type RefObject, useEffect, useRef, useState } from 'react'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Notice } from '../notice/Notice'

/** Selector of the elements to read, in document order, without controls. */
const READ = 'h1, h2, p'
const SILENT = '[data-silent]'

/** Reads a guide aloud with the device's voice, one paragraph at a time, and marks that paragraph. */
export function ReadAloud({ article }: { article: RefObject<HTMLElement | null> }) {
  const text = useText()
  const { sound, speech } = useServices()
  const reading = useRef<AbortController | null>(null)
  const [state, setState] = useState<'still' | 'reading' | 'mute'>('still')
  // Stops reading when the page is left.
  useEffect(() => () => reading.current?.abort(), [])

  async function read() {
    // Browsers allow sound only after a touch, such as this press.
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

/** Returns the words of a paragraph without its reference marks. */
function wordsOf(part: HTMLElement): string {
  if (part.closest(SILENT) !== null) return ''
  const copy = part.cloneNode(true) as HTMLElement
  for (const silent of copy.querySelectorAll(SILENT)) silent.remove()
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

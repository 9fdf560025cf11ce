import { useLayoutEffect, useRef, type RefObject } from 'react'
import { letterOf } from '#domain/devices/keys'

interface Keys {
  /** The rows. The current row has the focus, or gets it next. */
  readonly list: RefObject<HTMLElement | null>
  readonly search: RefObject<HTMLInputElement | null>
  /** Called with the id of the row's child. */
  onStart(id: string): void
  /** Called for Escape in a search field with text in it. */
  onEmpty(): void
  /** Called for Escape in the rows. */
  onEscape(): void
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/**
 * Handles the keys of the list. `/` goes to the search field, where Enter opens the current row's child. Arrows move between
 * rows, and S starts a session with the row's child. Escape first empties the field, then returns to the rows.
 */
export function useListKeys(keys: Keys): void {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { list, search, onStart, onEmpty, onEscape } = latest.current
      if (list.current === null || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const { activeElement } = document
      const isTyping = activeElement === search.current
      // The focus is on the page's heading when the page was opened from the menu.
      const isOnPage = activeElement === null || activeElement.matches('body, main, main h1')
      const isElsewhere = !isTyping && !isOnPage && !list.current.contains(activeElement)
      if (event.key === '/' && !isTyping && !isField(activeElement)) return take(event, () => search.current?.focus())
      if (isElsewhere) return
      const rows = [...list.current.querySelectorAll<HTMLElement>('[data-child]')].filter((row) => row.querySelector('[data-opens]') !== null)
      const focused = rows.findIndex((row) => row.contains(activeElement))
      const current = Math.max(0, focused < 0 ? rows.findIndex((row) => row.dataset['current'] !== undefined) : focused)
      const opens = (at: number) => rows[Math.min(rows.length - 1, Math.max(0, at))]?.querySelector<HTMLElement>('[data-opens]')
      const focus = (at: number) => opens(at)?.focus()
      const step = steps[event.key]
      if (step !== undefined && !(isTyping && event.key !== 'ArrowDown')) return take(event, () => focus(focused < 0 ? current : step(focused, rows.length)))
      if (event.key === 'Escape') return take(event, () => (!isTyping ? onEscape() : search.current?.value === '' ? focus(current) : onEmpty()))
      if (event.key === 'Enter' && isTyping && !isComposing(event) && search.current?.value.trim() !== '') return take(event, () => opens(current)?.click())
      const id = rows[current]?.dataset['child']
      if (letterOf(event).toLowerCase() === 's' && !isTyping && id !== undefined) take(event, () => onStart(id))
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Whether the key belongs to an input method. Safari ends the composition before the key event, which only its key code identifies. */
const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === COMPOSES
const COMPOSES = 229

export const isField = (element: Element | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

function take(event: KeyboardEvent, work: () => void): void {
  event.preventDefault()
  work()
}

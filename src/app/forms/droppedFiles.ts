import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Drop targets of the open page. */
const takers = new Map<Element, (file: File) => void>()

const isShown = (element: Element): boolean => element.isConnected && element.closest('[hidden], [inert]') === null

/** Returns the drop target for a file: the one under the pointer, or the page's only one. */
function takerAt(place: EventTarget | null): ((file: File) => void) | null {
  const shown = [...takers].filter(([element]) => isShown(element))
  const around = shown.find(([element]) => place instanceof Node && element.contains(place))
  return (around ?? (shown.length === 1 ? shown[0] : undefined))?.[1] ?? null
}

const isText = ({ dataTransfer, target }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') !== true && target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null

/** Makes dropping a file do the same as choosing it. A file dropped elsewhere never navigates away, because an unsaved form would be lost. */
export function catchDroppedFiles(page: Window): void {
  page.addEventListener('dragover', (event) => {
    if (isText(event)) return
    event.preventDefault()
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = takerAt(event.target) === null ? 'none' : 'copy'
  })
  page.addEventListener('drop', (event) => {
    if (isText(event)) return
    event.preventDefault()
    const file = event.dataTransfer?.files[0]
    if (file !== undefined) takerAt(event.target)?.(file)
  })
}

/** Receives files dropped on this element, or anywhere on a page without another target. */
export function useDroppedFile(element: RefObject<Element | null>, onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const { current } = element
    if (current === null) return
    takers.set(current, (file) => take(file))
    return () => void takers.delete(current)
  }, [element])
}

let locks = 0

/** Stops the page behind a dialog from scrolling. Returns a function that lets it scroll again. */
export function lockScroll(): () => void {
  const root = document.documentElement
  if (locks === 0) root.dataset['locked'] = window.innerWidth > root.clientWidth ? 'bar' : ''
  locks += 1
  return () => {
    locks -= 1
    if (locks === 0) delete root.dataset['locked']
  }
}

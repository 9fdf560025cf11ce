/** The frame after the next one: by then the first has been drawn. A page in the background draws none, and waits for none. */
export const nextPicture = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve()
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

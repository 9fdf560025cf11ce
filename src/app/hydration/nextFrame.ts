/** The frame after the next one: by then the first has been drawn. A page in the background draws none, and waits for none. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve()
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

/** Lets the browser do what has come meanwhile: long work in two pieces keeps a press waiting half as long. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Resolves after the next frame has been drawn. A page in the background does not wait. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve()
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

/** Yields to the browser between two long tasks, which halves the wait after a press. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Returns the result of `work` or, if it takes longer than `ms`, what `onTimeout` returns or throws. Passes on a failure of
 * `work`.
 */
export async function withTimeout<Result, Late>(ms: number, work: Promise<Result>, onTimeout: () => Late): Promise<Result | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms))).then(onTimeout)
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** The result of `work`, or what `onTimeout` returns or throws when it takes longer than `ms`. A failure of `work` is passed on. */
export async function withTimeout<Result, Late>(ms: number, work: Promise<Result>, onTimeout: () => Late): Promise<Result | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms))).then(onTimeout)
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

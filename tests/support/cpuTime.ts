/** Returns the result of `work` and the processor time (ms) that it took. Unlike elapsed time, processor time excludes the work of other programs. */
export async function measureCpu<T>(work: () => Promise<T>): Promise<{ readonly made: T; readonly ms: number }> {
  const before = process.cpuUsage()
  const made = await work()
  const { user, system } = process.cpuUsage(before)
  return { made, ms: (user + system) / 1000 }
}

/**
 * Maximum processor time (ms) for a long document: two seconds, doubled. Only exhaustive runs check it, because the same work takes more
 * processor time when other programs share the caches or the clock rate drops.
 */
export const CPU_LIMIT_MS = 4000

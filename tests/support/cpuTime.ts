/** The result of `work` and the processor time (ms) it took. Unlike elapsed time, processor time does not include other programs' work. */
export async function measureCpu<T>(work: () => Promise<T>): Promise<{ readonly made: T; readonly ms: number }> {
  const before = process.cpuUsage()
  const made = await work()
  const { user, system } = process.cpuUsage(before)
  return { made, ms: (user + system) / 1000 }
}

/**
 * Most processor time (ms) for a long document: two seconds, twice. Asserted only in exhaustive runs, because the processor time of the same work
 * grows when other programs share the caches or the clock rate falls.
 */
export const CPU_LIMIT_MS = 4000

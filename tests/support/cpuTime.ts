/** What this does, and how much work it was for the processor, ms: a machine that does other things as well takes longer, and not more work. */
export async function worked<T>(work: () => Promise<T>): Promise<{ readonly made: T; readonly ms: number }> {
  const before = process.cpuUsage()
  const made = await work()
  const { user, system } = process.cpuUsage(before)
  return { made, ms: (user + system) / 1000 }
}

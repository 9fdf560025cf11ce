/** Runs all tasks, even after one has failed, so that one broken document does not stop the others. Throws the first failure at the end. */
export async function runAll(works: Iterable<() => Promise<unknown>>): Promise<void> {
  const failures: unknown[] = []
  for (const work of works) {
    try {
      await work()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** Loads a part once and keeps the result. After a failure, the next call tries again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}

/** Kind of each method of a port: `call` returns a promise. `watch` takes `onError` last and returns a function that stops watching. */
type Kinds<Port> = { readonly [Name in keyof Port]: 'call' | 'watch' }
type Method = (...given: unknown[]) => unknown

/**
 * Creates a port whose adapter is loaded when it is first needed. Each call and watch waits for the adapter. If it cannot be
 * loaded, they fail with `failure`, as if the backend were unreachable, and the next one tries again.
 */
export function latePort<Port extends object>(load: () => Promise<Port>, kinds: Kinds<Port>, failure: (reason: string) => Error): Port {
  const method = async (name: string): Promise<Method> => {
    try {
      const port = (await load()) as Record<string, Method>
      return (...given) => port[name]?.(...given)
    } catch (error) {
      throw failure(error instanceof Error ? error.message : String(error))
    }
  }
  const call =
    (name: string) =>
    async (...given: unknown[]) =>
      (await method(name))(...given)
  const watch =
    (name: string) =>
    (...given: unknown[]) => {
      let isStopped = false
      let stop: unknown = null
      const begin = async () => {
        const [found, error] = await method(name).then(
          (watcher) => [watcher, null] as const,
          (reason: unknown) => [null, reason] as const,
        )
        if (isStopped) return
        if (found !== null) stop = found(...given)
        else (given.at(-1) as Method)(error)
      }
      void begin()
      return () => {
        isStopped = true
        if (typeof stop === 'function') stop()
      }
    }
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, kind === 'call' ? call(name) : watch(name)])) as Port
}

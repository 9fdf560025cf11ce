import { describe, expect, it } from 'vitest'
import { latePort, once } from '#app/startup/latePorts'

interface Port {
  ask(what: string): Promise<string>
  watch(id: string, onValue: (value: string) => void, onError: (error: Error) => void): () => void
}

/** Returns an adapter that loads, or fails to load, when the test says so. */
function adapter() {
  const stopped: string[] = []
  let settle: { come(): void; fail(): void } | null = null
  let loads = 0
  const real: Port = {
    ask: async (what) => `${what}!`,
    watch(id, onValue) {
      onValue(`value of ${id}`)
      return () => void stopped.push(id)
    },
  }
  const load = once(() => {
    loads += 1
    return new Promise<Port>((come, fail) => (settle = { come: () => come(real), fail: () => fail(new Error('blocked')) }))
  })
  const port = latePort<Port>(load, { ask: 'call', watch: 'watch' }, (reason) => new Error(`unavailable: ${reason}`))
  const settled = (how: 'come' | 'fail') => settle?.[how]()
  return { port, stopped, come: () => settled('come'), fail: () => settled('fail'), loads: () => loads }
}

const watched = (port: Port) => {
  const heard: string[] = []
  const stop = port.watch(
    'a',
    (value) => heard.push(value),
    (error) => heard.push(error.message),
  )
  return { heard, stop }
}

describe('a port with a lazily loaded adapter', () => {
  it('is loaded once, at the first call', async () => {
    const { port, come, loads } = adapter()
    expect(loads()).toBe(0)
    const [one, other] = [port.ask('one'), port.ask('other')]
    come()
    expect(await Promise.all([one, other])).toEqual(['one!', 'other!'])
    expect(loads()).toBe(1)
  })

  it('starts a subscription when it is loaded, and ends it', async () => {
    const { port, come, stopped } = adapter()
    const { heard, stop } = watched(port)
    expect(heard).toEqual([])
    come()
    await expect.poll(() => heard).toEqual(['value of a'])
    stop()
    expect(stopped).toEqual(['a'])
  })

  it('does not start a subscription that was stopped before', async () => {
    const { port, come } = adapter()
    const { heard, stop } = watched(port)
    stop()
    come()
    await port.ask('later')
    expect(heard).toEqual([])
  })

  it('fails like an unreachable adapter, and tries again at the next call', async () => {
    const { port, fail, come, loads } = adapter()
    const { heard } = watched(port)
    const asking = port.ask('now')
    fail()
    await expect(asking).rejects.toThrow('unavailable: blocked')
    expect(heard).toEqual(['unavailable: blocked'])
    const again = port.ask('again')
    come()
    expect(await again).toBe('again!')
    expect(loads()).toBe(2)
  })
})

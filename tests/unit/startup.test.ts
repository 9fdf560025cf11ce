import { describe, expect, it, vi } from 'vitest'
import { NOTIFICATION_MS } from '#app/startup/defaults'
import { type OptionalPart, optionalParts, type PartLoaders, type PartReport } from '#app/startup/optionalParts'
import { startUp, type StartUpStep } from '#app/startup/startUp'

interface Wish {
  /** Parts that never finish loading. */
  readonly hanging?: readonly OptionalPart[]
  readonly failing?: readonly OptionalPart[]
  readonly throwing?: readonly OptionalPart[]
  readonly steps?: readonly StartUpStep[]
}

async function start({ hanging = [], failing = [], throwing = [], steps = [] }: Wish) {
  const log: string[] = []
  let report: PartReport | null = null
  const load = (part: OptionalPart) => () => {
    log.push(`load ${part}`)
    if (throwing.includes(part)) throw new Error(`${part} broke at once`)
    if (hanging.includes(part)) return new Promise<never>(() => {})
    return failing.includes(part) ? Promise.reject(new Error(`${part} is not here`)) : Promise.resolve()
  }
  await startUp({
    steps,
    host: { origin: 'https://lantern.example', leaveFor: (address) => void log.push(`leave ${address}`), goTo: (path) => void log.push(`go ${path}`) },
    parts: Object.fromEntries(optionalParts.map((part) => [part, load(part)])) as PartLoaders,
    mount: () => void log.push('mount'),
    report: (made) => {
      report = made
    },
  })
  return { log, report: report as PartReport | null }
}

const subsets = Array.from({ length: 2 ** optionalParts.length }, (_, bits) => optionalParts.filter((_part, place) => (bits >> place) & 1))

describe('the start-up', () => {
  it('has the specified defaults', () => {
    expect(NOTIFICATION_MS).toBe(5000)
  })

  it.each(subsets.map((failing) => [failing.join(', ') || 'nothing', failing] as const))(
    'mounts once and records the reason when this fails: %s',
    async (_name, failing) => {
      const { log, report } = await start({ failing })
      expect(log.filter((entry) => entry === 'mount')).toHaveLength(1)
      expect(log.filter((entry) => entry.startsWith('load '))).toHaveLength(4)
      for (const part of optionalParts) {
        expect(report?.[part]).toEqual(failing.includes(part) ? { isLoaded: false, reason: `${part} is not here` } : { isLoaded: true })
      }
    },
  )

  it('tolerates parts that throw synchronously', async () => {
    const { log, report } = await start({ throwing: optionalParts })
    expect(log).toContain('mount')
    expect(report?.animation).toEqual({ isLoaded: false, reason: 'animation broke at once' })
  })

  it('mounts, and then loads its four parts in parallel', async () => {
    expect((await start({})).log).toEqual(['mount', ...optionalParts.map((part) => `load ${part}`)])
  })

  it('waits three seconds for a hanging part, and counts it as missing', async () => {
    vi.useFakeTimers()
    try {
      const starting = start({ hanging: ['authentication'], failing: ['animation'] })
      let isOver = false
      const over = starting.then(() => (isOver = true))
      await vi.advanceTimersByTimeAsync(2999)
      expect(isOver).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      await over
      const { report } = await starting
      expect(report?.authentication).toEqual({ isLoaded: false, reason: 'not here after 3000 ms' })
      expect(report?.backend).toEqual({ isLoaded: true })
    } finally {
      vi.useRealTimers()
    }
  })

  it('does not mount when a step redirects to another site', async () => {
    const { log, report } = await start({ steps: [() => 'https://moved.example/'] })
    expect(log).toEqual(['leave https://moved.example/'])
    expect(report).toBeNull()
  })

  it('mounts at the route requested by a step', async () => {
    expect((await start({ steps: [async () => '/terms'] })).log.filter((entry) => !entry.startsWith('load '))).toEqual(['go /terms', 'mount'])
  })

  it.each<[string, StartUpStep]>([
    ['is refused', () => 'javascript:alert(1)'],
    ['is not requested', () => null],
    ['is unknown because the step fails', () => Promise.reject(new Error('no'))],
  ])('mounts as usual when a redirect %s', async (_name, step) => {
    expect((await start({ steps: [step] })).log.filter((entry) => !entry.startsWith('load '))).toEqual(['mount'])
  })
})

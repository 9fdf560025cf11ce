import { pages, sizes } from './list.mjs'

const SLOWDOWN = 4
const NETWORK = { offline: false, latency: 40, downloadThroughput: (10 * 1_000_000) / 8, uploadThroughput: (10 * 1_000_000) / 8 }
/** Number of measurements for each page. The median counts, because the machine sometimes has other work. */
const TIMES = Number(process.env.TIMES ?? 3)
const REST_MS = 1500

/** Measures every page of the list at every size: times (ms), JavaScript transferred (kB), and the sum of all layout shifts during loading. */
export async function measurePages({ origin, visitors }) {
  const results = []
  for (const size of sizes) {
    for (const { path, visitor } of pages) {
      const runs = []
      for (let run = 0; run < TIMES; run++) runs.push(await measureOnce({ visitors, visitor, size, address: `${origin}${path}` }))
      results.push({ path, visitor, size: `${size.width}x${size.height}`, ...middle(runs) })
    }
  }
  return results
}

async function measureOnce({ visitors, visitor, size, address }) {
  const context = await visitors.contextOf(visitor, { viewport: size, deviceScaleFactor: 0.5, hasTouch: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchLoad)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(REST_MS)
    return await page.evaluate(() => window.pageLoad.read())
  } finally {
    await context.close()
  }
}

/**
 * Runs in the page before the page's own scripts. A press is answered as soon as the first visible control has its handlers; a link works
 * before that.
 */
function watchLoad() {
  const seen = { fcp: null, lcp: null, live: null, shift: 0, shifts: [] }
  const observe = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  observe('layout-shift', ({ value, startTime, sources }) => {
    seen.shift += value
    const of = sources.map(({ node }) => (node?.nodeType === 1 ? `${node.tagName}.${node.className}`.slice(0, 60) : (node?.nodeName ?? 'gone')))
    seen.shifts.push({ value, startTime, of })
  })
  const hasHandlers = (element) => Object.keys(element).some((name) => name.startsWith('__reactProps'))
  const look = () => {
    const controls = [...document.querySelectorAll('#overlay main :is(button, input, a[href]):not([disabled])')]
    const control = controls.find((each) => each.checkVisibility())
    if (control === undefined || !hasHandlers(control)) requestAnimationFrame(look)
    else seen.live = performance.now()
  }
  requestAnimationFrame(look)
  const read = () => {
    const scripts = performance.getEntriesByType('resource').filter(({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime <= (seen.live ?? Infinity))
    return { ...seen, scriptKb: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000 }
  }
  window.pageLoad = { read }
}

// Returns the run with the median time to the first answered press, with the worst layout shift of all runs, because people would see each of them.
function middle(runs) {
  const sorted = runs.toSorted((one, other) => (one.live ?? Infinity) - (other.live ?? Infinity))
  const worst = runs.toSorted((one, other) => other.shift - one.shift)[0]
  return { ...sorted[Math.floor(sorted.length / 2)], shift: worst.shift, shifts: worst.shifts }
}

export function printPages(results) {
  const ms = (value) => (value === null ? '-' : value.toFixed(0)).padStart(9)
  console.log('\nCPU 4 times slower, 10 Mbit/s, 40 ms               seen  largest  answers   JS kB    shift')
  for (const { path, visitor, size, fcp, lcp, live, scriptKb, shift } of results) {
    console.log(
      `${path.padEnd(22)} ${visitor.padEnd(12)} ${size.padEnd(9)}${ms(fcp)}${ms(lcp)}${ms(live)} ${scriptKb.toFixed(1).padStart(7)} ${shift.toFixed(3).padStart(8)}`,
    )
  }
}

import { chromium } from '@playwright/test'
import { audited, pages } from './list.mjs'

const isRoot = process.getuid?.() === 0
const args = [...(isRoot ? ['--no-sandbox'] : []), '--disable-quic', '--disable-background-networking', '--disable-component-update', '--use-angle=swiftshader']

/**
 * Opens a browser and prepares the stored data of each visitor in the list. `contextOf(visitor, options)` opens a context in which that person is signed
 * in and nothing has been downloaded. `chromiumPath` is the path of the browser's program.
 */
export async function openVisitors({ origin, chromiumPath }) {
  const launched = { executablePath: chromiumPath, args }
  const browser = await chromium.launch(launched)
  const states = new Map([['guest', undefined]])
  for (const visitor of new Set([...pages, ...audited].map((each) => each.visitor))) {
    if (!states.has(visitor)) states.set(visitor, await signInAs(browser, origin, visitor))
  }
  return {
    launched,
    stateOf: (visitor) => states.get(visitor),
    contextOf: (visitor, options) =>
      browser.newContext({ ...options, storageState: states.get(visitor), serviceWorkers: 'block', locale: 'en', colorScheme: 'dark' }),
    close: () => browser.close(),
  }
}

async function signInAs(browser, origin, role) {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en' })
  const page = await context.newPage()
  await page.goto(`${origin}/signin#demo`)
  await page.getByRole('button', { name: role, exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/signin')
  await page.waitForLoadState('networkidle')
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return state
}

import { defineConfig } from '@playwright/test'
import { EXHAUSTIVE_TAG, isExhaustive } from './tests/support/exhaustive'

// npm test finds the browsers and a free port and names them here; by hand: CHROMIUM_PATH=... npx playwright test
const browser = process.env['CHROMIUM_PATH']
/** Chromium without a browser around its pages takes a fifth less time. It has no camera, no microphone and no window whose size changes. */
const shell = process.env['CHROMIUM_SHELL_PATH'] ?? browser
const port = process.env['E2E_PORT'] ?? '4319'
const isRoot = process.getuid?.() === 0

/**
 * Pages of the address bar, which cost each new window more than most of our pages. Only the last list of this kind counts,
 * so it repeats the features that Playwright leaves out.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

const launchOptions = {
  ...(shell ? { executablePath: shell } : {}),
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${LEFT_OUT.join(',')}`,
    // A microphone that beeps; a page may use it only where a test allows it.
    '--use-fake-device-for-media-stream',
    // Software WebGL: the same picture on every machine, with or without a graphics card.
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
}

/** Pages are put together without software WebGL, in a fifth less time; not where the cost of the main thread is measured, which then carries it. */
export const quickPages = { launchOptions: { ...launchOptions, args: [...launchOptions.args, '--disable-gpu-compositing'] } }

/** A whole browser, for features that the headless shell lacks. */
export const wholeBrowser = browser ? { executablePath: browser } : { channel: 'chromium' }
export const pagesOfWholeBrowser = { launchOptions: { ...quickPages.launchOptions, ...wholeBrowser } }

/** A device on which an adult turned the gate off, and knows how looks are marked. */
export const gateOff = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'device-choices', value: JSON.stringify({ gate: { isOff: true }, knowsMarking: true }) }] }],
})

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/freshRun.ts',
  outputDir: 'test-results/browser',
  fullyParallel: false,
  // A test waits more than it computes: two cores carry three. Measurements run with fewer (scripts/test.mjs).
  workers: 3,
  retries: 0,
  forbidOnly: true,
  ...(isExhaustive ? {} : { grepInvert: new RegExp(EXHAUSTIVE_TAG) }),
  // Room for a busy machine, on which a correct page is only late.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A page as large as a tablet's, drawn with a quarter of its pixels: drawing without a graphics card is most of a test's time.
    viewport: { width: 1024, height: 768 },
    deviceScaleFactor: 0.5,
    hasTouch: true,
    colorScheme: 'dark',
    locale: 'en',
    // page.route() does not see what a worker asks for: only tests/e2e/offline.spec.ts lets it in.
    serviceWorkers: 'block',
    // Most journeys are an adult's who turned the gate off on this device; tests/e2e/gate.spec.ts walks through it.
    storageState: gateOff(`http://127.0.0.1:${port}`),
    // A trace of every test makes all of them a third slower; by hand: --trace=retain-on-failure.
    screenshot: 'only-on-failure',
    // Emptying a context for the next test takes a third less of a short test's time than opening another one.
    reuseContext: true,
    launchOptions,
  },
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts', use: quickPages },
    { name: 'safety', testMatch: 'safety/**/*.spec.ts', use: quickPages },
    // Only in `npm run test:all`, which brings the checker.
    { name: 'markup', testMatch: 'markup/**/*.spec.ts', use: quickPages },
    // By itself, before the others: other work would use up its second.
    { name: 'list', testMatch: 'bench/children.spec.ts' },
    { name: 'bench', testMatch: 'bench/**/*.spec.ts', testIgnore: 'bench/children.spec.ts', dependencies: ['list'] },
    // Last, with the machine nearly to themselves.
    { name: 'durability', testMatch: 'durability/**/*.spec.ts', use: quickPages },
  ],
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: port },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
})

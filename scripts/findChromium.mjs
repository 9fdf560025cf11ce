import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { doesStart, findOnPath, installSystemPackages, runBin } from './run.mjs'

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']

/** Returns a Chromium that starts: CHROMIUM_PATH, one on PATH, Playwright's own, or one installed now. Throws an error that says what is missing. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!doesRun(named)) throw new Error(`CHROMIUM_PATH is "${named}", but no browser starts there.`)
    return named
  }
  const found = installed(BROWSERS) ?? (await playwrights()).browser
  if (found) return found
  console.log("No browser found: downloading Playwright's Chromium ...")
  await runBin('playwright/cli.js', ['install', 'chromium'])
  const downloaded = (await playwrights()).browser
  if (downloaded) return downloaded
  console.log("That did not give a browser that starts: trying the system's packages ...")
  if (await installSystemPackages(['chromium'])) {
    const fromPackage = installed(BROWSERS)
    if (fromPackage) return fromPackage
  }
  throw new Error(
    'The browser tests need Chromium. None was found on PATH, "npx playwright install chromium" gave none that starts, ' +
      'and it could not be installed as a system package. Install Chromium, or set CHROMIUM_PATH to one.',
  )
}

/** Returns the environment variables for browser tests: the browser, and the headless shell, in which most tests take a fifth less time. */
export async function browsers() {
  const CHROMIUM_PATH = await findChromium()
  return { CHROMIUM_PATH, CHROMIUM_SHELL_PATH: (await findShell()) ?? CHROMIUM_PATH }
}

/** Returns the headless shell of Chromium. If CHROMIUM_PATH names a browser, that browser is used instead. */
async function findShell() {
  const named = process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH
  if (named) return named
  const found = installed(SHELLS) ?? (await playwrights()).shell
  if (found) return found
  return (await installSystemPackages(['chromium-headless-shell'])) ? installed(SHELLS) : undefined
}

const doesRun = (program) => existsSync(program) && doesStart(program, ['--version'])

const installed = (names) => names.map(findOnPath).find((program) => program && doesRun(program))

/** Returns the shell that Playwright has downloaded. Playwright only reveals the path of its full browser, and the shell is in a folder next to it. */
async function playwrights() {
  const { chromium } = await import('@playwright/test')
  const browser = chromium.executablePath()
  const folder = /^.*[\\/]chromium-\d+(?=[\\/])/.exec(browser)?.[0].replace(/chromium-(?=\d+$)/, 'chromium_headless_shell-')
  const inside = folder !== undefined && existsSync(folder) ? readdirSync(folder, { recursive: true }) : []
  const shell = inside.find((file) => /^(chrome-)?headless[-_]shell(\.exe)?$/.test(path.basename(file)))
  const [runs, shellRuns] = [browser, shell && path.join(folder, shell)].map((program) => (program && doesRun(program) ? program : undefined))
  return { browser: runs, shell: shellRuns }
}

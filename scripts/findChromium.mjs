import { existsSync } from 'node:fs'
import { doesStart, findOnPath, installSystemPackages, runBin } from './run.mjs'

/** Chromium without windows: journeys took 111 s in it instead of 156 s. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']

/** A Chromium that starts: CHROMIUM_PATH, one on PATH, Playwright's own, or one installed now. Throws saying what is missing. */
export const findChromium = () => (found ??= find())
let found

async function find() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!doesRun(named)) throw new Error(`CHROMIUM_PATH is "${named}", but no browser starts there.`)
    return named
  }
  const system = onPath([SHELL]) ?? (await withShell(onPath(NAMES))) ?? (await playwrightChromium())
  if (system) return system
  console.log("No browser found: downloading Playwright's Chromium ...")
  await runBin('playwright/cli.js', ['install', 'chromium'])
  const downloaded = await playwrightChromium()
  if (downloaded) return downloaded
  console.log("That did not give a browser that starts: trying the system's packages ...")
  const installed = (await installSystemPackages(['chromium'])) && (await withShell(onPath(NAMES)))
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium. None was found on PATH, "npx playwright install chromium" gave none that starts, ' +
      'and it could not be installed as a system package. Install Chromium, or set CHROMIUM_PATH to one.',
  )
}

const doesRun = (program) => existsSync(program) && doesStart(program, ['--version'])

const onPath = (names) => names.map(findOnPath).find((program) => program && doesRun(program))

/** The shell of the system's packages where it can be had, else this browser. */
async function withShell(browser) {
  if (browser) await installSystemPackages([SHELL])
  return browser && (onPath([SHELL]) ?? browser)
}

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test')
  const program = chromium.executablePath()
  return program && doesRun(program) ? program : undefined
}

import { existsSync } from 'node:fs'
import { doesStart, findOnPath, installSystemPackages, runBin } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']

/** A Chromium that starts: CHROMIUM_PATH, one on PATH, Playwright's own, or one installed now. Throws saying what is missing. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!doesRun(named)) throw new Error(`CHROMIUM_PATH is "${named}", but no browser starts there.`)
    return named
  }
  const found = installedChromium() ?? (await playwrightChromium())
  if (found) return found
  console.log("No browser found: downloading Playwright's Chromium ...")
  await runBin('playwright/cli.js', ['install', 'chromium'])
  const downloaded = await playwrightChromium()
  if (downloaded) return downloaded
  console.log("That did not give a browser that starts: trying the system's packages ...")
  if (await installSystemPackages(['chromium'])) {
    const installed = installedChromium()
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need Chromium. None was found on PATH, "npx playwright install chromium" gave none that starts, ' +
      'and it could not be installed as a system package. Install Chromium, or set CHROMIUM_PATH to one.',
  )
}

const doesRun = (program) => existsSync(program) && doesStart(program, ['--version'])

const installedChromium = () => NAMES.map(findOnPath).find((program) => program && doesRun(program))

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test')
  const program = chromium.executablePath()
  return program && doesRun(program) ? program : undefined
}

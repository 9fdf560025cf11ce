import { chromium, test, type BrowserContext } from '@playwright/test'

/** A browser that stores its data in this folder, so that it can be killed and restarted; otherwise like every test's. `args` replace the project's own. */
export function launchWithFolder(folder: string, args?: readonly string[]): Promise<BrowserContext> {
  const { launchOptions, baseURL, viewport, deviceScaleFactor, hasTouch, locale } = test.info().project.use
  const options = { ...launchOptions, baseURL, viewport, deviceScaleFactor, hasTouch, locale, ...(args ? { args: [...args] } : {}) }
  return chromium.launchPersistentContext(folder, Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)))
}

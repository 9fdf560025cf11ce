import { chromium, test, type BrowserContext } from '@playwright/test'

/**
 * Launches a browser that stores its data in this folder, so that it can be killed and restarted. Otherwise it is like every other test's.
 * `args` replace the project's.
 */
export function launchWithFolder(folder: string, args?: readonly string[]): Promise<BrowserContext> {
  const { launchOptions, baseURL, viewport, deviceScaleFactor, hasTouch, locale } = test.info().project.use
  const options = { ...launchOptions, baseURL, viewport, deviceScaleFactor, hasTouch, locale, ...(args ? { args: [...args] } : {}) }
  return chromium.launchPersistentContext(folder, Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)))
}

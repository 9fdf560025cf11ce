import path from 'node:path'
import config, { wholeBrowser } from '../../playwright.config'

/** Launch options for a browser whose camera plays the film of real hands (tests/fixtures/hands) instead of the beeping test picture. */
export const filmCamera = {
  ...config.use?.launchOptions,
  ...wholeBrowser,
  args: [...(config.use?.launchOptions?.args ?? []), `--use-file-for-fake-video-capture=${path.resolve('tests/fixtures/hands/video/counting.mjpeg')}`],
}

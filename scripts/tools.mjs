import { existsSync, readFileSync } from 'node:fs'
import { runNpm } from './run.mjs'

/**
 * Installs a folder of `tools` with one package of its own, unless the wanted version is there. Throws when it cannot be had.
 * @param {string} folder  below `tools`
 * @param {{ what: string, size: string }} options  what is installed, in words, and how much that is
 */
export async function installTool(folder, { what, size }) {
  const place = `tools/${folder}`
  const [[name, wanted]] = Object.entries(JSON.parse(readFileSync(`${place}/package.json`, 'utf8')).dependencies)
  const installed = `${place}/node_modules/${name}/package.json`
  // npm writes this file last: an interrupted installation leaves none behind.
  const isWhole = existsSync(`${place}/node_modules/.package-lock.json`) && existsSync(installed)
  if (isWhole && JSON.parse(readFileSync(installed, 'utf8')).version === wanted) return
  console.log(`Installing ${what} (only the first time, ${size}) ...`)
  const code = await runNpm(['ci', '--ignore-scripts', '--omit=optional', '--loglevel=error'], { cwd: place })
  if (code !== 0) throw new Error(`${name} could not be downloaded. Run "npm ci --ignore-scripts --omit=optional" in ${place} with a network.`)
}

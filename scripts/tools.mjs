import { existsSync, readFileSync } from 'node:fs'
import { runNpm } from './run.mjs'

/**
 * Installs a folder of `tools` that has its own packages, unless the right versions are already installed. Throws an error on failure.
 * @param {string} folder  below `tools`
 * @param {{ what: string, size: string }} options  what is installed, in words, and its size
 */
export const installTool = (folder, options) => installPackages(`tools/${folder}`, { ...options, flags: ['--omit=optional'] })

/**
 * Installs the packages of any folder with a lock file, unless the right versions are already installed. Throws an error on failure.
 * @param {string} place  path from the repository's root
 * @param {{ what: string, size: string, flags?: readonly string[] }} options  `flags` are added to npm's arguments
 */
export async function installPackages(place, { what, size, flags = [] }) {
  const wanted = Object.entries(JSON.parse(readFileSync(`${place}/package.json`, 'utf8')).dependencies)
  // npm writes this file last, so it is missing after an interrupted installation.
  if (existsSync(`${place}/node_modules/.package-lock.json`) && wanted.every(([name, version]) => versionIn(place, name) === version)) return
  console.log(`Installing ${what} (only the first time, ${size}) ...`)
  const args = ['ci', '--ignore-scripts', ...flags, '--loglevel=error']
  if ((await runNpm(args, { cwd: place })) !== 0)
    throw new Error(`${wanted[0][0]} could not be downloaded. Run "npm ${args.slice(0, -1).join(' ')}" in ${place} with a network.`)
}

function versionIn(place, name) {
  const file = `${place}/node_modules/${name}/package.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null
}

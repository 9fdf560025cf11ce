import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

// Usage: node scripts/node.mjs <script> [arguments]
// Runs a script on the Node version that .nvmrc names, whichever version (18 or newer) runs this file. Only the syntax and
// the modules of Node 18 may be used here.

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TOOLS = path.join(ROOT, 'tools', 'node')
const PINNED = readFileSync(path.join(ROOT, '.nvmrc'), 'utf8').trim()
const OLDEST_STARTER = 18

try {
  await main()
} catch (error) {
  console.error(`\n${error.message}`)
  process.exitCode = 1
}

async function main() {
  const [script, ...args] = process.argv.slice(2)
  if (script === undefined) throw new Error('Usage: node scripts/node.mjs <script> [arguments]')
  if (process.versions.node === PINNED) {
    process.argv.splice(1, 2, path.resolve(script))
    await import(pathToFileURL(path.resolve(script)).href)
    return
  }
  const node = await findPinned()
  // npm and the programs of packages look for Node on PATH.
  const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}` }
  process.exitCode = await run(node, [script, ...args], { env })
}

/** Returns the path of the pinned Node, and installs it first if it is missing. Throws an error if it cannot be installed. */
async function findPinned() {
  const installed = pinnedPath()
  if (installed !== null) return installed
  if (Number(process.versions.node.split('.')[0]) < OLDEST_STARTER) throw new Error(unavailable(`Node ${OLDEST_STARTER} or newer can install it.`))
  console.log(`Installing Node ${PINNED} in tools/node (only the first time) ...`)
  const npm = process.env.npm_execpath
  const command = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  const code = await run(command[0], [...command.slice(1), 'ci', '--loglevel=error', '--no-audit', '--no-fund'], { cwd: TOOLS })
  const node = pinnedPath()
  if (node !== null) return node
  if (code !== 0) throw new Error(unavailable('It could not be downloaded. Is there a network?'))
  throw new Error(unavailable(`There is no package of it for ${process.platform} on ${process.arch}.`))
}

function unavailable(reason) {
  return `This needs Node ${PINNED}; this is ${process.versions.node}. ${reason} Install Node ${PINNED} and try again.`
}

function pinnedPath() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const folder = path.join(TOOLS, 'node_modules', `node-${platform}-${process.arch}`)
  const node = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  // npm writes this file last, so it is missing after an interrupted installation.
  const isWhole = existsSync(path.join(TOOLS, 'node_modules', '.package-lock.json')) && existsSync(node)
  return isWhole && JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version === PINNED ? node : null
}

/** Runs a command with this process's input and output. Resolves to its exit code. */
function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' && command === 'npm', ...options })
    const pass = (signal) => child.kill(signal)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
    child.once('error', (error) => {
      console.error(error.message)
      resolve(127)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

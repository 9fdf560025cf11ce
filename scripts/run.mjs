import { spawn, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** Runs a command with this process's output. Resolves to its exit code: 127 if it could not start, 1 if a signal ended it. */
export function run(command, args, { env = process.env, cwd = process.cwd() } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env, cwd, shell: process.platform === 'win32' })
    child.once('error', () => resolve(127))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs a package's own command line from node_modules, without a shell. */
export function runBin(packagePath, args, options) {
  return run(process.execPath, [path.join('node_modules', ...packagePath.split('/')), ...args], options)
}

/** Runs npm: the same npm that started this process, if there is one. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js') ? run(process.execPath, [npm, ...args], options) : run('npm', args, options)
}

/** Returns the path of a program with this name on PATH, or null. */
export function findOnPath(name) {
  const extensions = process.platform === 'win32' ? ['.exe', '.cmd', ''] : ['']
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const extension of extensions) {
      const candidate = path.join(folder, name + extension)
      if (isExecutable(candidate)) return candidate
    }
  }
  return null
}

/** Returns whether a program starts with these arguments and exits without an error within ten seconds. */
export function doesStart(program, args) {
  return spawnSync(program, args, { stdio: 'ignore', timeout: 10_000 }).status === 0
}

/** Installs system packages if the user has the rights (root on a Debian-like system). Resolves to whether that worked. */
export async function installSystemPackages(names) {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if ((await run('apt-get', ['update', '-q'], { env })) !== 0) return false
  return (await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], { env })) === 0
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

interface Package {
  readonly engines: { readonly node: string }
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Package
const pinned = readFileSync('.nvmrc', 'utf8').trim()

describe('the pinned Node', () => {
  it('is the version that tools/node installs on every system', () => {
    const versions = Object.values(read('tools/node/package.json').optionalDependencies ?? {})
    expect(versions.length).toBeGreaterThan(0)
    expect(new Set(versions)).toEqual(new Set([pinned]))
  })

  it('runs every npm script', () => {
    const others = Object.entries(read('package.json').scripts).filter(([, command]) => !command.startsWith('node scripts/node.mjs '))
    expect(others).toEqual([])
  })

  it('is started by any Node that package.json allows', () => {
    expect(read('package.json').engines.node).toBe('>=18')
    expect(readFileSync('scripts/node.mjs', 'utf8')).toContain('const OLDEST_STARTER = 18')
  })

  it('runs these tests', () => {
    expect(process.versions.node).toBe(pinned)
  })
})

it.each(['package.json', 'tools/node/package.json', 'tools/emulators/package.json', 'tools/markup/package.json'])('%s pins exact versions', (file) => {
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = read(file)
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(version),
  )
  expect(loose).toEqual([])
})

describe('a script started by another Node', () => {
  const OTHER = '99.0.0'
  let root: string
  const fake = path.join('tools', 'node', 'node_modules', `node-${process.platform}-${process.arch}`)
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'node-'))
    cpSync('scripts/node.mjs', path.join(root, 'scripts', 'node.mjs'))
    mkdirSync(path.join(root, 'tools', 'node'), { recursive: true })
    writeFileSync(path.join(root, '.nvmrc'), `${OTHER}\n`)
    writeFileSync(path.join(root, 'npm.js'), 'process.exit(1)')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  /** Installs a fake of the pinned Node version that prints how it was called. */
  function install(version: string): void {
    mkdirSync(path.join(root, fake, 'bin'), { recursive: true })
    writeFileSync(path.join(root, fake, 'package.json'), JSON.stringify({ version }))
    writeFileSync(path.join(root, fake, 'bin', 'node'), `#!/bin/sh\necho "$PATH" | cut -d: -f1\necho "$@"\nexit 7\n`)
    chmodSync(path.join(root, fake, 'bin', 'node'), 0o755)
    writeFileSync(path.join(root, 'tools', 'node', 'node_modules', '.package-lock.json'), '{}')
  }
  const start = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['scripts/node.mjs', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, npm_execpath: path.join(root, 'npm.js') },
    })

  it('runs on the pinned version, first on PATH, with its arguments and exit code', () => {
    install(OTHER)
    const { status, stdout } = start('scripts/x.mjs', 'one', '--two')
    expect(stdout.trim().split('\n')).toEqual([path.join(root, fake, 'bin'), 'scripts/x.mjs one --two'])
    expect(status).toBe(7)
  })

  it('says what is missing when the pinned version cannot be downloaded, even next to an older one', () => {
    install('98.0.0')
    const { status, stderr } = start('scripts/x.mjs')
    expect(stderr).toContain(`This needs Node ${OTHER}; this is ${process.versions.node}. It could not be downloaded. Is there a network?`)
    expect(status).toBe(1)
  })
})

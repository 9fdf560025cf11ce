import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/* Copies the repository for commands that write into it. Files that they only read, and packages, are links. */

const copied = [
  'src',
  'scenes',
  'machines',
  'scripts',
  'tools/art',
  'tests/architecture',
  'tests/support',
  'assets/own',
  'assets/packs',
  'assets/words',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  '.oxlintrc.json',
]

/** Folders created by commands and tests. */
const made = ['.git', 'dist', 'test-results']

/** Makes the copy in a new folder and returns its path. */
export function copyTree(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'copied-tree-'))
  for (const name of copied) cpSync(name, path.join(root, name), { recursive: true })
  for (const folder of ['.', 'assets', 'tests', 'tools']) {
    for (const name of readdirSync(folder).map((each) => path.join(folder, each))) {
      if (!existsSync(path.join(root, name)) && !made.includes(name)) symlinkSync(path.resolve(name), path.join(root, name))
    }
  }
  return root
}

/** Runs a script or a package's program in the copy with the current Node. */
export const runIn = (root: string, ...args: string[]) => spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: withoutVitest() })

/** Runs tests in the copy, and returns the names of those that failed. A run that does not start counts as a failed test. */
export function testsFailedIn(root: string, ...files: readonly string[]): readonly string[] {
  const report = path.join(root, 'report.json')
  rmSync(report, { force: true })
  const { stderr } = runIn(root, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'fast', '--reporter=json', `--outputFile.json=${report}`, ...files)
  if (!existsSync(report)) return [`the tests did not start: ${stderr}`]
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly testResults: readonly {
      readonly name: string
      readonly message: string
      readonly status: string
      readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
    }[]
  }
  return testResults.flatMap(({ name, message, status: ended, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed').map(({ fullName }) => fullName)
    return ended === 'failed' && failed.length === 0 ? [`${name}: ${message}`] : failed
  })
}

/** Returns the environment without Vitest's variables. Otherwise a nested run would use the settings of the outer run. */
const withoutVitest = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'NODE_ENV' && name !== 'TEST'))

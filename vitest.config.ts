import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/**
 * Room for a machine with other work on it (ms). Assertions decide; these limits only end a test that hangs. Vitest's own second for
 * `expect.poll` is too short for one answer of an emulator on a busy machine.
 */
const ROOM = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } } as const

/** Files share the modules that they import: loading them again for each file takes longer than the tests. Replacements made by one file end with its test. */
const SHARED = { isolate: false, unstubGlobals: true } as const

/** Files that replace a module with `vi.mock`: each gets its own modules, or the next file would get the replacement. */
const replaces = (file: string) => /^vi\.(mock|doMock)\(/m.test(readFileSync(file, 'utf8'))
const replacing = globSync('tests/{unit,machines,architecture}/**/*.test.ts').filter(replaces)
const replacingComponents = globSync('tests/components/**/*.test.tsx').filter(replaces)

const phaserMinified = new URL('./node_modules/phaser/dist/phaser.esm.min.js', import.meta.url).pathname

export default defineConfig({
  test: {
    // Vitest leaves one core free by default, which is half of a machine with two.
    maxWorkers: '100%',
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'fast',
          environment: 'node',
          ...SHARED,
          ...ROOM,
          include: ['tests/{unit,machines,contract,architecture}/**/*.test.ts'],
          exclude: ['tests/contract/firebase*.test.ts', ...replacing],
        },
      },
      {
        test: { name: 'replacing', environment: 'node', ...ROOM, include: replacing },
      },
      {
        test: {
          name: 'components',
          environment: 'jsdom',
          ...SHARED,
          ...ROOM,
          setupFiles: ['tests/support/browserGaps.ts'],
          include: ['tests/components/**/*.test.tsx'],
          exclude: replacingComponents,
        },
      },
      {
        test: {
          name: 'replacing components',
          environment: 'jsdom',
          ...ROOM,
          setupFiles: ['tests/support/browserGaps.ts'],
          include: replacingComponents,
        },
      },
      {
        // Papers read back as PDF, simulated children and rooms, and tests of the tools themselves: seconds each, so not in `npm run check`.
        test: { name: 'thorough', environment: 'node', ...SHARED, ...ROOM, include: ['tests/thorough/**/*.test.ts'] },
      },
      {
        // Rules over the plans of every activity and level: minutes in all, and each file replaces the scenes.
        test: { name: 'plans', environment: 'node', ...ROOM, include: ['tests/plans/**/*.test.ts'] },
      },
      {
        // Every shipped picture and sound is decoded and measured: too slow for `npm run check`.
        test: { name: 'assets', environment: 'node', ...ROOM, include: ['tests/assets/**/*.test.ts'] },
      },
      {
        // The minified build imports in a quarter of the time, and plain Node cannot import Phaser at all.
        resolve: { alias: [{ find: /^phaser$/, replacement: phaserMinified }] },
        // Not shared: a file that stops the engine in the middle of a texture breaks the next one.
        test: {
          name: 'scenes',
          environment: 'jsdom',
          setupFiles: ['tests/support/headlessPhaser.ts'],
          ...ROOM,
          include: ['tests/scenes/**/*.test.ts'],
        },
      },
      {
        // The hand models, on photographs.
        test: { name: 'models', environment: 'node', ...ROOM, include: ['tests/models/**/*.test.ts'] },
      },
      {
        // All files share one emulator; each sets the rules of its own projects.
        test: { name: 'rules', environment: 'node', ...ROOM, include: ['tests/rules/**/*.test.ts'] },
      },
      {
        // The hosted backend behind its ports, on real emulators, which hold the data of all files.
        test: { name: 'firebase', environment: 'node', fileParallelism: false, ...ROOM, include: ['tests/contract/firebase*.test.ts'] },
      },
      {
        // Cloud Functions: the handlers with a clock of their own, and the Functions emulator as a client calls it.
        test: { name: 'functions', environment: 'node', fileParallelism: false, ...ROOM, include: ['tests/functions/**/*.test.ts'] },
      },
    ],
  },
})

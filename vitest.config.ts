import { defineConfig } from 'vitest/config'

// A test that waits for nothing fails by its assertions; the clock is there for one that hangs. Other work on the machine makes everything ten times slower.
const ROOM = { testTimeout: 120_000, hookTimeout: 120_000 } as const

const phaserMinified = new URL('./node_modules/phaser/dist/phaser.esm.min.js', import.meta.url).pathname

export default defineConfig({
  test: {
    // By itself Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'fast',
          environment: 'node',
          ...ROOM,
          include: ['tests/{unit,machines,contract,architecture}/**/*.test.ts', 'tests/components/**/*.test.tsx'],
          exclude: ['tests/contract/firebase*.test.ts'],
        },
      },
      {
        // The minified build imports in a quarter of the time, and plain Node cannot import Phaser at all.
        resolve: { alias: [{ find: /^phaser$/, replacement: phaserMinified }] },
        test: {
          name: 'scenes',
          environment: 'jsdom',
          include: ['tests/scenes/**/*.test.ts'],
          setupFiles: ['tests/support/headlessPhaser.ts'],
          ...ROOM,
        },
      },
      {
        test: {
          // The hand models themselves, on photographs: too slow to be run with every change.
          name: 'models',
          environment: 'node',
          ...ROOM,
          include: ['tests/models/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/rules/**/*.test.ts'],
          // One emulator holds the data of all files.
          fileParallelism: false,
          ...ROOM,
        },
      },
      {
        test: {
          // The hosted backend behind its ports, on real emulators.
          name: 'firebase',
          environment: 'node',
          include: ['tests/contract/firebase*.test.ts'],
          fileParallelism: false,
          ...ROOM,
        },
      },
    ],
  },
})

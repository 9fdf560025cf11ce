import { defineConfig } from 'vitest/config'

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
          include: ['tests/{unit,machines,contract,architecture}/**/*.test.ts'],
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
          testTimeout: 60_000,
        },
      },
      {
        test: {
          // The hand models themselves, on photographs: too slow to be run with every change.
          name: 'models',
          environment: 'node',
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
          testTimeout: 20_000,
          // The report of what the rules evaluated takes seconds, on a busy machine many.
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // The hosted backend behind its ports, on real emulators.
          name: 'firebase',
          environment: 'node',
          include: ['tests/contract/firebase*.test.ts'],
          fileParallelism: false,
          testTimeout: 30_000,
        },
      },
    ],
  },
})

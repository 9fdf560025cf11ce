import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const LOGIC = 'tests/{unit,machines,contract}/**/*.test.ts'

/** Test files with mocked modules. A mocked module would stay mocked for later files, which share their modules. */
const needsIsolation = globSync(LOGIC).filter((file) => readFileSync(file, 'utf8').includes('vi.mock('))

/**
 * Configuration for the tests that judge Stryker's mutants: those of the project `fast` that run code. The others read source texts, which Stryker
 * changes, or render pages.
 */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    unstubGlobals: true,
    // Stryker has its own limits, which depend on the speed of the machine.
    testTimeout: 0,
    hookTimeout: 0,
    include: [LOGIC],
    exclude: ['tests/contract/firebase*.test.ts', ...needsIsolation],
  },
})

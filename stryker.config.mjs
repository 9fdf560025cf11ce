/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // A mutant in code that runs while a module loads would need every test. faults.mjs has the tables and constants that matter.
  ignoreStatic: true,
  // A busy machine is slow; a mutant that hangs usually reaches the hit limit first.
  timeoutMS: 30_000,
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 60,
  tempDirName: 'test-results/stryker',
  ignorePatterns: ['/dist', '/playwright-report', '/tools', '*.log'],
  reporters: ['progress-append-only'],
  allowConsoleColors: false,
}

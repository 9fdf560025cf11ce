import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Maximum size (kB, gzipped) of a worker's own script. Models and WebAssembly are not counted. */
const BUDGET_KB = 150
/** Workers that run models, by the first letters of their file names. */
const WORKERS = ['hands', 'face'] as const

/** Fails the build if a worker that detects hands or faces is missing or larger than its budget. */
export function lightWorker(budgetKb: number = BUDGET_KB): Plugin {
  return {
    name: 'light-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle: {
      // This must run last, because workers are bundled earlier.
      order: 'post',
      handler(_options, bundle) {
        for (const name of WORKERS) {
          const worker = Object.values(bundle).find(({ fileName }) => new RegExp(`/${name}\\.worker-[^/]*\\.js$`).test(`/${fileName}`))
          if (worker === undefined) return this.error(`The build has no worker for ${name} (src/adapters/hands).`)
          const kb = gzipSync(worker.type === 'chunk' ? worker.code : worker.source, { level: 9 }).length / 1000
          if (kb > budgetKb)
            this.error(
              `The worker for ${name} has ${kb.toFixed(1)} kB gzipped; its budget is ${budgetKb} kB. Does vite.config.ts still leave out what it does not use?`,
            )
        }
      },
    },
  }
}

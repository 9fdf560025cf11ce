import type { Plugin, Rollup } from 'vite'

/** Libraries that must never be among the first page's static imports. Each loads where it is used. */
export const heavyLibraries = ['phaser', '@tensorflow/', '@mediapipe/', 'firebase/', '@firebase/', 'dexie', 'jspdf']

/** Fails the build if static imports alone lead from the entry to a large library. */
export function lightEntry(heavy: readonly string[] = heavyLibraries): Plugin {
  return {
    name: 'light-entry',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk')
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const waiting = chunks.filter((chunk) => chunk.isEntry)
      const seen = new Set(waiting)
      for (const chunk of waiting) {
        for (const moduleId of Object.keys(chunk.modules)) {
          const library = heavy.find((name) => moduleId.includes(`/node_modules/${name.endsWith('/') ? name : `${name}/`}`))
          if (library)
            this.error(`"${library}" is among the first page's static imports (${moduleId}, in ${chunk.fileName}). Load it with import() where it is used.`)
        }
        for (const name of chunk.imports) {
          const next = byName.get(name)
          if (next && !seen.has(next)) {
            seen.add(next)
            waiting.push(next)
          }
        }
      }
    },
  }
}

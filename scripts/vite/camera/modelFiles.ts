import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { faceModels } from './faceModels.ts'
import type { GraphModel } from './graphModel.ts'
import { handModels } from './handModels.ts'

const require = createRequire(import.meta.url)
const types: Readonly<Record<string, string>> = { json: 'application/json', wasm: 'application/wasm', bin: 'application/octet-stream' }

interface Served {
  readonly address: string
  readonly bytes: string | Buffer
}

/** Start of every address, by which the offline files are grouped. */
const START = '/assets/vision-'

const served = (name: string, ending: string, bytes: string | Buffer): Served => {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return { address: `${START}${name}-${hash}.${ending}`, bytes }
}

const wasmFile = (name: string): Buffer => readFileSync(require.resolve(`@tensorflow/tfjs-backend-wasm/dist/${name}`))

/** Returns the engine's code, which hands and faces share, and one file each for the graph and the weights of a model. */
function prepare(models: Readonly<Record<string, GraphModel>>): Readonly<Record<string, Served>> {
  const files = Object.entries(models).flatMap(([name, { json, weights }]) => [
    [name, served(name, 'json', json)] as const,
    [`${name}Weights`, served(name, 'bin', weights)] as const,
  ])
  return {
    ...Object.fromEntries(files),
    wasm: served('plain', 'wasm', wasmFile('tfjs-backend-wasm.wasm')),
    simdWasm: served('simd', 'wasm', wasmFile('tfjs-backend-wasm-simd.wasm')),
  }
}

/**
 * Makes models from the installed packages, and serves them with the product. `virtual:hand-models` and `virtual:face-models` export their
 * addresses.
 */
export const cameraModelFiles = (): Plugin[] => [modelFiles('hand', handModels), modelFiles('face', faceModels)]

function modelFiles(kind: 'hand' | 'face', models: () => Readonly<Record<string, GraphModel>>): Plugin {
  const name = `virtual:${kind}-models`
  let files: ReturnType<typeof prepare> | null = null
  const all = () => (files ??= prepare(models()))
  return {
    name: `${kind}-models`,
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => {
      if (id !== `\0${name}`) return null
      const addresses = Object.fromEntries(Object.entries(all()).map(([file, { address }]) => [file, address]))
      return `export const ${kind}ModelFiles = ${JSON.stringify(addresses)}`
    },
    generateBundle(_options, bundle) {
      if (files === null) return
      for (const { address, bytes } of Object.values(files)) {
        if (!(address.slice(1) in bundle)) this.emitFile({ type: 'asset', fileName: address.slice(1), source: bytes })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = request.url?.startsWith(START) === true ? Object.values(all()).find(({ address }) => address === request.url) : undefined
        if (file === undefined) return next()
        response.setHeader('Content-Type', types[file.address.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
        response.end(file.bytes)
      })
    },
  }
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { handModels } from './models.ts'

const require = createRequire(import.meta.url)
const NAME = 'virtual:hand-models'
const types: Readonly<Record<string, string>> = { json: 'application/json', wasm: 'application/wasm', bin: 'application/octet-stream' }

interface Served {
  readonly address: string
  readonly bytes: string | Buffer
}

const served = (name: string, ending: string, bytes: string | Buffer): Served => {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return { address: `/assets/hands-${name}-${hash}.${ending}`, bytes }
}

const wasmFile = (name: string): Buffer => readFileSync(require.resolve(`@tensorflow/tfjs-backend-wasm/dist/${name}`))

function prepare() {
  const { palm, joints } = handModels()
  return {
    palm: served('palm', 'json', palm.json),
    palmWeights: served('palm', 'bin', palm.weights),
    joints: served('joints', 'json', joints.json),
    jointsWeights: served('joints', 'bin', joints.weights),
    wasm: served('plain', 'wasm', wasmFile('tfjs-backend-wasm.wasm')),
    simdWasm: served('simd', 'wasm', wasmFile('tfjs-backend-wasm-simd.wasm')),
  }
}

/** Makes the hand models from the installed package and serves them with the product: `virtual:hand-models` exports their addresses. */
export function handModelFiles(): Plugin {
  let files: ReturnType<typeof prepare> | null = null
  const all = () => (files ??= prepare())
  return {
    name: 'hand-models',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => {
      if (id !== `\0${NAME}`) return null
      const addresses = Object.fromEntries(Object.entries(all()).map(([name, { address }]) => [name, address]))
      return `export const handModelFiles = ${JSON.stringify(addresses)}`
    },
    generateBundle() {
      if (files === null) return
      for (const { address, bytes } of Object.values(files)) this.emitFile({ type: 'asset', fileName: address.slice(1), source: bytes })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = request.url?.startsWith('/assets/hands-') === true ? Object.values(all()).find(({ address }) => address === request.url) : undefined
        if (file === undefined) return next()
        response.setHeader('Content-Type', types[file.address.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
        response.end(file.bytes)
      })
    },
  }
}

declare module 'virtual:hand-models' {
  /** Addresses of the files on the product's own server. */
  export const handModelFiles: Readonly<Record<'palm' | 'palmWeights' | 'joints' | 'jointsWeights' | 'wasm' | 'simdWasm', string>>
}

declare module 'virtual:hand-models' {
  /** Addresses on the product's own server. */
  export const handModelFiles: Readonly<Record<'palm' | 'palmWeights' | 'joints' | 'jointsWeights' | 'wasm' | 'simdWasm', string>>
}

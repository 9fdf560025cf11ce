declare module 'virtual:face-models' {
  /** Addresses on the product's own server. */
  export const faceModelFiles: Readonly<Record<'face' | 'faceWeights' | 'landmarks' | 'landmarksWeights' | 'wasm' | 'simdWasm', string>>
}

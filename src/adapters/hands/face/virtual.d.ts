declare module 'virtual:face-models' {
  /** Addresses of the files on the product's own server. */
  export const faceModelFiles: Readonly<Record<'face' | 'faceWeights' | 'landmarks' | 'landmarksWeights' | 'wasm' | 'simdWasm', string>>
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { convertModel, type GraphModel } from './graphModel.ts'

const require = createRequire(import.meta.url)

/** First and last byte of each model in the package's archive, which contains the models one after another. */
const LANDMARKS = [2_495_952, 3_737_848] as const
const SHORT_RANGE = [3_757_224, 3_986_256] as const

/**
 * Returns the two models that find a face and its landmarks, made from the files of `@mediapipe/face_mesh`. The detector is the one for faces near the
 * camera. The landmark model is the one without the finer lips and irises. Throws an error if the package contains other files.
 */
export function faceModels(): Readonly<Record<'face' | 'landmarks', GraphModel>> {
  const archive = readFileSync(require.resolve('@mediapipe/face_mesh/face_mesh_solution_packed_assets.data'))
  return {
    face: convertModel(archive.subarray(...SHORT_RANGE), { joinsOutputs: true }),
    landmarks: convertModel(archive.subarray(...LANDMARKS), {
      rename: { conv2d_21: 'output_mesh', conv2d_31: 'output_faceflag' },
      sigmoids: ['conv2d_31'],
    }),
  }
}

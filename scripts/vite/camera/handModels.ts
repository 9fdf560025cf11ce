import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { convertModel, type GraphModel } from './graphModel.ts'

const require = createRequire(import.meta.url)

/** Each palm model's first and last byte in the package's archive, which contains them one after the other. */
const PALM_LITE = [2_341_291, 4_326_731] as const
/**
 * Added to the palm's scores before their sigmoid: hand-pose-detection requires 0.5, but 0.3 is enough, because the second model decides whether it is a hand.
 */
const SURER = Math.log(0.7 / 0.3)
/** The package swaps the names of these two outputs that the library expects. */
const swapped = { Identity: 'Identity_2', Identity_2: 'Identity' } as const

/**
 * The two models that find a hand and its joints, made from the files of `@mediapipe/hands`. The smaller model detects a new palm best, the larger one
 * detects fingers best. Throws if the package contains other files.
 */
export function handModels(): Readonly<Record<'palm' | 'joints', GraphModel>> {
  const folder = path.dirname(require.resolve('@mediapipe/hands/package.json'))
  const archive = readFileSync(path.join(folder, 'hands_solution_packed_assets.data'))
  return {
    palm: convertModel(archive.subarray(...PALM_LITE), { joinsOutputs: true, surer: SURER }),
    joints: convertModel(readFileSync(path.join(folder, 'hand_landmark_full.tflite')), { rename: swapped }),
  }
}

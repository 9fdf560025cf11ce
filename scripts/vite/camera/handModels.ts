import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { convertModel, type GraphModel } from './graphModel.ts'

const require = createRequire(import.meta.url)

/** First and last byte of the palm model in the package's archive, which contains the models one after another. */
const PALM_LITE = [2_341_291, 4_326_731] as const
/**
 * Number added to the palm's scores before their sigmoid. hand-pose-detection requires a score of 0.5, but 0.3 is enough, because the second model
 * decides whether there is a hand.
 */
const SURER = Math.log(0.7 / 0.3)
/** Names of two outputs that the package swaps. The library expects them like this. */
const swapped = { Identity: 'Identity_2', Identity_2: 'Identity' } as const

/**
 * Returns the two models that find a hand and its joints, made from the files of `@mediapipe/hands`. The smaller palm model is the best at detecting a new
 * palm, and the larger joint model is the best at detecting fingers. Throws an error if the package contains other files.
 */
export function handModels(): Readonly<Record<'palm' | 'joints', GraphModel>> {
  const folder = path.dirname(require.resolve('@mediapipe/hands/package.json'))
  const archive = readFileSync(path.join(folder, 'hands_solution_packed_assets.data'))
  return {
    palm: convertModel(archive.subarray(...PALM_LITE), { joinsOutputs: true, surer: SURER }),
    joints: convertModel(readFileSync(path.join(folder, 'hand_landmark_full.tflite')), { rename: swapped }),
  }
}

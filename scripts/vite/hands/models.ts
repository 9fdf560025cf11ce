import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { convertModel, type GraphModel } from './graphModel.ts'

const require = createRequire(import.meta.url)

/** The palm models lie one after the other in the package's own archive: from this byte to that one. */
const PALM_LITE = [2_341_291, 4_326_731] as const
/** Added to the palm's scores before their sigmoid: hand-pose-detection always asks for 0.5, and 0.3 will do, as the second model has the last word on what is a hand. */
const SURER = Math.log(0.7 / 0.3)
/** The package calls these two outputs the other way round than the library that reads them. */
const swapped = { Identity: 'Identity_2', Identity_2: 'Identity' } as const

/**
 * The two models that find a hand and its joints, made from the files of `@mediapipe/hands`. The smaller model finds a
 * palm best from nothing, the larger one sees fingers best. Throws when the package holds other files.
 */
export function handModels(): Readonly<Record<'palm' | 'joints', GraphModel>> {
  const folder = path.dirname(require.resolve('@mediapipe/hands/package.json'))
  const archive = readFileSync(path.join(folder, 'hands_solution_packed_assets.data'))
  return {
    palm: convertModel(archive.subarray(...PALM_LITE), { joinsOutputs: true, surer: SURER }),
    joints: convertModel(readFileSync(path.join(folder, 'hand_landmark_full.tflite')), { rename: swapped }),
  }
}

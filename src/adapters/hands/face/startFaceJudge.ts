import { faceModelFiles } from 'virtual:face-models'
import { startSearch } from '../startSearch'
import type { FaceJudge } from './detector'

/** Starts judging faces: in a worker if the browser supports it, otherwise on the page. Rejects if that fails. */
export const startFaceJudge = (): Promise<FaceJudge> =>
  startSearch(
    faceModelFiles,
    () => new Worker(new URL('./face.worker.ts', import.meta.url), { type: 'module', name: 'face' }),
    async (addresses) => {
      const [{ loadFaceDetection }, { createFaceSearch }] = await Promise.all([import('./loadFaceDetection'), import('./faceSearch')])
      return createFaceSearch(await loadFaceDetection(addresses))
    },
  )

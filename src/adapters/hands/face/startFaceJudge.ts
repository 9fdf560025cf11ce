import { faceModelFiles } from 'virtual:face-models'
import { withTimeout } from '#ports/timeout'
import { askWorker } from '../askWorker'
import type { FaceAddresses, FaceJudge } from './detector'
import type { FromWorker, ToWorker } from './messages'

/** A device that has not loaded the models by then will not. */
const START_MS = 30_000

/** Starts judging faces: next to the page where the browser can, so that the stage keeps its frames; else on it. Rejects when it cannot start. */
export async function startFaceJudge(): Promise<FaceJudge> {
  const addresses = Object.fromEntries(Object.entries(faceModelFiles).map(([name, file]) => [name, new URL(file, location.href).href])) as FaceAddresses
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return onPage(addresses)
  try {
    return await inWorker(addresses)
  } catch {
    return onPage(addresses)
  }
}

async function inWorker(addresses: FaceAddresses): Promise<FaceJudge> {
  const worker = askWorker<ToWorker, FromWorker>(new Worker(new URL('./face.worker.ts', import.meta.url), { type: 'module', name: 'face' }))
  try {
    await withTimeout(START_MS, worker.ask({ type: 'start', addresses }), () => {
      throw new Error('The models did not start in time.')
    })
  } catch (error) {
    worker.close()
    throw error
  }
  return {
    look: async (picture, at, points) => {
      const answer = await worker.ask({ type: 'picture', picture, at, points }, [picture])
      if (answer.type !== 'seen') throw new Error('It was not looked at.')
      return answer.look
    },
    close: () => worker.close(),
  }
}

async function onPage(addresses: FaceAddresses): Promise<FaceJudge> {
  const [{ loadFaceDetection }, { createFaceSearch }] = await Promise.all([import('./loadFaceDetection'), import('./faceSearch')])
  const look = createFaceSearch(await loadFaceDetection(addresses))
  return {
    look: (picture, at, points) => look(picture, at, points).finally(() => picture.close()),
    close: () => undefined,
  }
}

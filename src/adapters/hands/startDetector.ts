import { handModelFiles } from 'virtual:hand-models'
import { withTimeout } from '#ports/timeout'
import { askWorker } from './askWorker'
import type { Detector, ModelAddresses } from './detector'
import type { FromWorker, ToWorker } from './messages'

/** Time (ms) after which a device that has not loaded the models is given up. */
const START_MS = 30_000

/** Starts finding hands: in a worker if the browser can, so that the stage keeps its frame rate; otherwise on the page. Rejects when it cannot start. */
export async function startDetector(): Promise<Detector> {
  const addresses = Object.fromEntries(Object.entries(handModelFiles).map(([name, file]) => [name, new URL(file, location.href).href])) as ModelAddresses
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return onPage(addresses)
  try {
    return await inWorker(addresses)
  } catch {
    return onPage(addresses)
  }
}

async function inWorker(addresses: ModelAddresses): Promise<Detector> {
  const worker = askWorker<ToWorker, FromWorker>(new Worker(new URL('./hands.worker.ts', import.meta.url), { type: 'module', name: 'hands' }))
  try {
    await withTimeout(START_MS, worker.ask({ type: 'start', addresses }), () => {
      throw new Error('The models did not start in time.')
    })
  } catch (error) {
    worker.close()
    throw error
  }
  return {
    look: async (picture, at, most) => {
      const answer = await worker.ask({ type: 'picture', picture, at, most }, [picture])
      if (answer.type !== 'seen') throw new Error('It was not looked at.')
      return answer.look
    },
    close: () => worker.close(),
  }
}

async function onPage(addresses: ModelAddresses): Promise<Detector> {
  const [{ loadDetection }, { createHandSearch: createLooking }] = await Promise.all([import('./loadDetection'), import('./handSearch')])
  const look = createLooking(await loadDetection(addresses))
  return {
    look: (picture, at, most) => look(picture, at, most).finally(() => picture.close()),
    close: () => undefined,
  }
}

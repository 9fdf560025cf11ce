import { withTimeout } from '#ports/timeout'
import { askWorker } from './askWorker'
import type { FromWorker, PictureSearch, SearchPicture, ToWorker } from './pictureSearch'

/** Time limit (ms) for loading the models. */
const START_MS = 30_000

/**
 * Starts a search. It runs in a worker if the browser supports it, so that the stage keeps its frame rate; otherwise `loadOnPage` loads it on the
 * page. Rejects if that fails.
 * @param files the models and the engine's code, relative to the page
 */
export async function startSearch<Name extends string, Wanted, Look>(
  files: Readonly<Record<Name, string>>,
  startWorker: () => Worker,
  loadOnPage: (addresses: Readonly<Record<Name, string>>) => Promise<SearchPicture<Wanted, Look>>,
): Promise<PictureSearch<Wanted, Look>> {
  const addresses = Object.fromEntries(Object.entries<string>(files).map(([name, file]) => [name, new URL(file, location.href).href])) as Record<Name, string>
  const onPage = async (): Promise<PictureSearch<Wanted, Look>> => {
    const search = await loadOnPage(addresses)
    return { look: (picture, at, wanted) => search(picture, at, wanted).finally(() => picture.close()), close: () => undefined }
  }
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return onPage()
  try {
    return await inWorker(startWorker(), addresses)
  } catch {
    return onPage()
  }
}

async function inWorker<Addresses, Wanted, Look>(started: Worker, addresses: Addresses): Promise<PictureSearch<Wanted, Look>> {
  const worker = askWorker<ToWorker<Addresses, Wanted>, FromWorker<Look>>(started)
  try {
    await withTimeout(START_MS, worker.ask({ type: 'start', addresses }), () => {
      throw new Error('The models did not start in time.')
    })
  } catch (error) {
    worker.close()
    throw error
  }
  return {
    look: async (picture, at, wanted) => {
      const answer = await worker.ask({ type: 'picture', picture, at, wanted }, [picture])
      if (answer.type !== 'seen') throw new Error('It was not looked at.')
      return answer.look
    },
    close: () => worker.close(),
  }
}

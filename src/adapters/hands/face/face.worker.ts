import '#domain/olderBrowsers'
import { createFaceSearch } from './faceSearch'
import { loadFaceDetection } from './loadFaceDetection'
import type { FromWorker, ToWorker } from './messages'

let look: ReturnType<typeof createFaceSearch> | null = null

const answer = (message: FromWorker) => postMessage(message)

async function handle(message: ToWorker): Promise<FromWorker> {
  if (message.type === 'start') {
    look = createFaceSearch(await loadFaceDetection(message.addresses))
    return { type: 'ready' }
  }
  try {
    if (look === null) throw new Error('It was not started.')
    return { type: 'seen', look: await look(message.picture, message.at, message.points) }
  } finally {
    message.picture.close()
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  handle(data).then(answer, (error: unknown) => answer({ type: 'failed', message: error instanceof Error ? error.message : String(error) }))
})

import { loadDetection } from './loadDetection'
import type { Detection } from './detection'
import type { FromWorker, ToWorker } from './messages'

let detection: Detection | null = null

const answer = (message: FromWorker) => postMessage(message)

async function handle(message: ToWorker): Promise<FromWorker> {
  if (message.type === 'start') {
    detection = await loadDetection(message.addresses)
    return { type: 'ready' }
  }
  try {
    return { type: 'hands', hands: (await detection?.detect(message.picture)) ?? [] }
  } finally {
    message.picture.close()
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  handle(data).then(answer, (error: unknown) => answer({ type: 'failed', message: error instanceof Error ? error.message : String(error) }))
})

import type { FromWorker, SearchPicture, ToWorker } from './pictureSearch'

/** Answers pictures in a worker: loads a search when the start message arrives, and replies to each picture. */
export function answerPictures<Addresses, Wanted, Look>(load: (addresses: Addresses) => Promise<SearchPicture<Wanted, Look>>): void {
  let search: SearchPicture<Wanted, Look> | null = null
  const answer = (message: FromWorker<Look>) => postMessage(message)

  async function handle(message: ToWorker<Addresses, Wanted>): Promise<FromWorker<Look>> {
    if (message.type === 'start') {
      search = await load(message.addresses)
      return { type: 'ready' }
    }
    try {
      if (search === null) throw new Error('It was not started.')
      return { type: 'seen', look: await search(message.picture, message.at, message.wanted) }
    } finally {
      message.picture.close()
    }
  }

  addEventListener('message', ({ data }: MessageEvent<ToWorker<Addresses, Wanted>>) => {
    handle(data).then(answer, (error: unknown) => answer({ type: 'failed', message: error instanceof Error ? error.message : String(error) }))
  })
}

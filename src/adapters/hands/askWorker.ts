/** A worker that replies to each message, in order. */
export interface AnsweringWorker<Message, Answer> {
  /** Sends a message and resolves with the reply. Rejects if the worker fails. */
  ask(message: Message, transfer?: Transferable[]): Promise<Answer>
  close(): void
}

type Failed = { readonly type: 'failed'; readonly message: string }

/** Wraps a worker so that it receives one message at a time. */
export function askWorker<Message, Answer extends { readonly type: string }>(worker: Worker): AnsweringWorker<Message, Exclude<Answer, Failed>> {
  let awaited: { resolve(answer: Exclude<Answer, Failed>): void; reject(reason: Error): void } | null = null
  const isFailed = (answer: Answer | Failed): answer is Failed => answer.type === 'failed'
  worker.addEventListener('message', ({ data }: MessageEvent<Answer | Failed>) => {
    if (isFailed(data)) awaited?.reject(new Error(data.message))
    else awaited?.resolve(data as Exclude<Answer, Failed>)
  })
  worker.addEventListener('error', (event) => awaited?.reject(new Error(event.message)))
  return {
    ask: (message, transfer = []) =>
      new Promise((resolve, reject) => {
        awaited = { resolve, reject }
        worker.postMessage(message, transfer)
      }),
    close: () => worker.terminate(),
  }
}

import '#domain/olderBrowsers'
import { type FromJudge, judgeQuestion, type ToJudge } from './glideJudge'

/* Judges glides off the main thread. */

addEventListener('message', ({ data }: MessageEvent<ToJudge>) => {
  const answer: FromJudge = { id: data.id, answers: judgeQuestion(data) }
  postMessage(answer)
})

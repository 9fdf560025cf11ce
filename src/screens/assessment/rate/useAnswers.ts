import type { RatingHead } from '#domain/assessment/rating'
import { type Loaded, useWatched } from '#app/services/loaded'
import { useServices } from '#app/services/services'
import { type AnswerKeeper, createAnswerKeeper, type Kept } from './answerKeeper'

/** A rater's own answers during the rating, with the keeper that saves them. */
export interface OwnAnswers {
  readonly kept: Kept
  readonly keeper: AnswerKeeper
}

/** Watches the rater's own answers in an unsigned rating, and saves each change. */
export function useAnswers(childId: string, head: RatingHead): Loaded<OwnAnswers | 'hidden' | 'unreadable'> {
  const { assessments } = useServices()
  return useWatched<OwnAnswers | 'hidden' | 'unreadable'>(`${childId} ${head.id}`, (tell, fail) => {
    const keeper: AnswerKeeper = createAnswerKeeper(
      (answers, onArrived) => assessments.saveAnswers(childId, head, answers, onArrived),
      (kept) => tell({ kept, keeper }),
    )
    const keepNow = () => keeper.keep()
    addEventListener('online', keepNow)
    addEventListener('pagehide', keepNow)
    const stop = assessments.watchAnswers(
      childId,
      head.id,
      (answers) => (answers === 'hidden' || answers === 'unreadable' ? tell(answers) : keeper.hear(answers)),
      fail,
    )
    return () => {
      stop()
      removeEventListener('online', keepNow)
      removeEventListener('pagehide', keepNow)
      keeper.stop()
    }
  })
}

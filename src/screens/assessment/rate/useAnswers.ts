import type { RatingHead } from '#domain/assessment/rating'
import { type Loaded, useWatched } from '#app/services/loaded'
import { useServices } from '#app/services/services'
import { type AnswerSaver, createAnswerSaver, type SavedAnswers } from './answerSaver'

/** A rater's own answers, with the saver that writes them. */
export interface OwnAnswers {
  readonly kept: SavedAnswers
  readonly saver: AnswerSaver
}

/** Watches the rater's own answers in an unsigned rating and saves each change. */
export function useAnswers(childId: string, head: RatingHead): Loaded<OwnAnswers | 'hidden' | 'unreadable'> {
  const { assessments } = useServices()
  return useWatched<OwnAnswers | 'hidden' | 'unreadable'>(`${childId} ${head.id}`, (tell, fail) => {
    const saver: AnswerSaver = createAnswerSaver(
      (answers, onArrived) => assessments.saveAnswers(childId, head, answers, onArrived),
      (kept) => tell({ kept, saver }),
    )
    const saveNow = () => saver.saveNow()
    addEventListener('online', saveNow)
    addEventListener('pagehide', saveNow)
    const stop = assessments.watchAnswers(
      childId,
      head.id,
      (answers) => (answers === 'hidden' || answers === 'unreadable' ? tell(answers) : saver.hear(answers)),
      fail,
    )
    return () => {
      stop()
      removeEventListener('online', saveNow)
      removeEventListener('pagehide', saveNow)
      saver.stop()
    }
  })
}

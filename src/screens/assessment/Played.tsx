import type { Session } from '#domain/activities/session'
import type { Assessed, Experiment, PlaySample as Sample } from '#domain/assessment/papers'
import { localDay } from '#domain/time'
import type { Child } from '#domain/people/people'
import { usePlayAssessment } from '#app/play/playAssessment'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { TaskFailure } from '../notice/TaskFailure'
import { OneChange } from './OneChange'
import { PlaySampleCard } from './PlaySample'
import { useAuthor } from './useAuthor'

interface Props {
  readonly part: 'baseline' | 'change'
  readonly child: Child
  readonly assessed: Assessed
  readonly sessions: readonly Session[]
}

/** The parts of an assessment that are played: the play sample, or one change at a time. */
export function PlayedPart({ part, child, assessed, sessions }: Props) {
  const { assessments } = useServices()
  const author = useAuthor(child.id)
  const task = useAsyncAction()
  const play = usePlayAssessment()
  const samples = assessed.papers.filter((paper): paper is Sample => paper.kind === 'sample')
  const experiments = assessed.papers.filter((paper): paper is Experiment => paper.kind === 'experiment')
  return (
    <>
      <TaskFailure task={task} />
      {part === 'baseline' ? (
        <PlaySampleCard
          child={child}
          sample={samples[0] ?? null}
          sessions={sessions}
          onBegin={() => void task.run(() => assessments.savePaper(child.id, { kind: 'sample' }, author))}
          onPlay={(opened) => play(child, opened)}
          isNext
        />
      ) : (
        <OneChange
          child={child}
          experiments={experiments}
          sessions={sessions}
          onBegin={(factor) => void task.run(() => assessments.savePaper(child.id, { kind: 'experiment', factor, endedOn: null }, author))}
          onPlay={(opened) => play(child, opened)}
          onEnd={({ id, factor }) =>
            void task.run(() => assessments.savePaper(child.id, { kind: 'experiment', factor, endedOn: localDay(Date.now()) }, author, id))
          }
          isNext
        />
      )}
    </>
  )
}

import { useMemo } from 'react'
import type { Assessed } from '#domain/assessment/papers'
import type { Answers, Rating, RatingHead } from '#domain/assessment/rating'
import { type Loaded, loadedOr, useWatched } from '#app/services/loaded'
import { useServices } from '#app/services/services'

/** Watches the documents of a child's assessment that this person may list. */
export function useAssessed(childId: string): Loaded<Assessed> {
  const { assessments } = useServices()
  return useWatched<Assessed>(childId, (tell, fail) => assessments.watch(childId, tell, fail))
}

/** Whether this person may read the answers of a signed rating: their own ones, or any once both raters have signed. */
function mayBeRead(head: RatingHead, heads: readonly RatingHead[], uid: string): boolean {
  if (head.signedAt === null) return false
  const isFirstSigned = (side: RatingHead['side']) =>
    heads.some((one) => one.occasion === head.occasion && one.side === side && one.version === 1 && one.signedAt !== null)
  return head.author === uid || (isFirstSigned('family') && isFirstSigned('team'))
}

/** Loads the signed ratings that this person may read, with their answers. Returns `loading` until all have arrived. */
export function useRatings(childId: string, heads: readonly RatingHead[], uid: string): Loaded<readonly Rating[]> {
  const { assessments } = useServices()
  const readable = useMemo(() => heads.filter((head) => mayBeRead(head, heads, uid)), [heads, uid])
  const key = readable.map(({ id, signedAt }) => `${id} ${signedAt}`).join(' ')
  const found = useWatched<ReadonlyMap<string, Answers | null>>(key === '' ? null : `${childId} ${key}`, (tell, fail) => {
    const answers = new Map<string, Answers | null>()
    const stops = readable.map(({ id }) =>
      assessments.watchAnswers(
        childId,
        id,
        (said) => {
          answers.set(id, typeof said === 'string' ? null : said)
          if (answers.size === readable.length) tell(new Map(answers))
        },
        fail,
      ),
    )
    return () => stops.forEach((stop) => stop())
  })
  const said = loadedOr(found, null)
  const ratings = useMemo(
    () =>
      readable.flatMap((head) => {
        const answers = said?.get(head.id) ?? null
        return answers === null ? [] : [{ ...head, answers }]
      }),
    [readable, said],
  )
  if (key === '') return NO_RATINGS
  return found.status === 'ready' ? { status: 'ready', value: ratings } : found
}

const NO_RATINGS: Loaded<readonly Rating[]> = { status: 'ready', value: [] }

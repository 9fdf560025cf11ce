import type { Answers, RaterSide, RatingHead } from '#domain/assessment/rating'
import { type Loaded, useWatched } from '#app/services/loaded'
import { useServices } from '#app/services/services'

export interface SignedAnswers {
  readonly answers: Readonly<Partial<Record<RaterSide, Answers>>>
  readonly unreadable: readonly RatingHead[]
}

type Told = Answers | null | 'hidden' | 'unreadable'

/** Loads the signed answers of an occasion. Loads them again after each signature, because a signature may make hidden answers readable. */
export function useSigned(childId: string, heads: readonly RatingHead[], isOpen: boolean): Loaded<SignedAnswers> {
  const { assessments } = useServices()
  const key = `${childId} ${heads.map(({ id, signedAt }) => `${id} ${signedAt}`).join(' ')} ${isOpen}`
  return useWatched<SignedAnswers>(key, (tell, fail) => {
    const told = new Map<string, Told>()
    const stops = heads.map(({ id }) =>
      assessments.watchAnswers(
        childId,
        id,
        (answers) => {
          told.set(id, answers)
          if (told.size === heads.length) tell(signedAnswers(heads, told))
        },
        fail,
      ),
    )
    return () => stops.forEach((stop) => stop())
  })
}

function signedAnswers(heads: readonly RatingHead[], told: ReadonlyMap<string, Told>): SignedAnswers {
  const said = heads.flatMap(({ id, side }) => {
    const answers = told.get(id)
    return answers === undefined || answers === null || typeof answers === 'string' ? [] : [[side, answers] as const]
  })
  return { answers: Object.fromEntries(said), unreadable: heads.filter(({ id }) => told.get(id) === 'unreadable') }
}

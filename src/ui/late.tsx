import { type ComponentType, lazy, Suspense, useState } from 'react'
import { firstTexts } from '#text/first'
import { Failsafe } from './Failsafe'
import { tryAgain } from './reload'

/** A part of a page that is fetched when it is first drawn. Until then its place is empty; one that cannot be fetched says so in its place, and takes nothing of the page with it. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const fetchPart = () => lazy(async () => ({ default: await load() }))
  let part = fetchPart()
  return function Late(props: Props) {
    // A part that failed once fails for ever: the next attempt is another one, for whoever draws it from now on.
    const [attempt, setAttempt] = useState({ Fetched: part, count: 0 })
    const again = () => {
      part = fetchPart()
      setAttempt(({ count }) => ({ Fetched: part, count: count + 1 }))
    }
    return (
      <Failsafe key={attempt.count} otherwise={<NotFetched onAgain={() => tryAgain(again)} />}>
        <Suspense>
          <attempt.Fetched {...props} />
        </Suspense>
      </Failsafe>
    )
  }
}

function NotFetched({ onAgain }: { onAgain: () => void }) {
  const { failed, retry } = firstTexts().first
  return (
    <div role="alert">
      <p>{failed.title}</p>
      <p>{failed.safe}</p>
      <button type="button" className="press" onClick={onAgain}>
        {retry}
      </button>
    </div>
  )
}

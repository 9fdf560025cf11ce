import { type ComponentType, lazy, Suspense, useState } from 'react'
import { firstTexts } from '#text/first'
import { Failsafe } from './Failsafe'
import { tryAgain } from './reload'

/**
 * Creates a part of a page that is loaded when it is first rendered. Its place is empty until then. If the
 * part cannot be loaded, its place says so, and the rest of the page is unaffected.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const fetchPart = () => lazy(async () => ({ default: await load() }))
  let part = fetchPart()
  return function Late(props: Props) {
    // A lazy component that failed once always fails, so the next attempt replaces it for every user of this part.
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

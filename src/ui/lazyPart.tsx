import { type ComponentType, lazy, Suspense, useState } from 'react'
import { firstTexts } from '#text/first'
import { Failsafe } from './Failsafe'
import { tryAgain } from './reload'

/**
 * A part of a page that is loaded when it is first rendered. Until then its place is empty; if it cannot be loaded the place says so, and the rest of the page
 * is unaffected.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const fetchPart = () => lazy(async () => ({ default: await load() }))
  let part = fetchPart()
  return function Late(props: Props) {
    // A part that failed once fails for ever, so the next attempt replaces it for everybody who renders it from then on.
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

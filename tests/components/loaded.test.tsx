import { act, useState } from 'react'
import { expect, it } from 'vitest'
import { StoreError } from '#ports/documents'
import { useWatched } from '#app/services/loaded'
import { show } from '../support/page'

interface Watching {
  readonly of: string
  readonly tell: (value: string) => void
  readonly fail: (error: unknown) => void
  isOver: boolean
}

/** A component that reads the data of one child, then of another, then of nobody. */
function Reader({ begin }: { begin: (one: Watching) => void }) {
  const [key, setKey] = useState<string | null>('Firefly')
  const found = useWatched<string>(key, (tell, fail) => {
    const one: Watching = { of: key ?? 'nobody', tell, fail, isOver: false }
    begin(one)
    return () => {
      one.isOver = true
    }
  })
  return (
    <>
      <p>{JSON.stringify(found)}</p>
      <button type="button" onClick={() => setKey('Comet')}>
        Comet
      </button>
      <button type="button" onClick={() => setKey(null)}>
        nobody
      </button>
      {found.status === 'failed' ? (
        <button type="button" onClick={found.again}>
          again
        </button>
      ) : null}
    </>
  )
}

function watched() {
  const all: Watching[] = []
  const page = show(<Reader begin={(one) => all.push(one)} />)
  return { all, page, found: (): unknown => JSON.parse(page.place.querySelector('p')?.textContent ?? '') }
}

it('shows the data of one child, and none of it after switching to another', async () => {
  const { all, page, found } = watched()
  expect(found()).toEqual({ status: 'loading' })
  act(() => all[0]?.tell('hers'))
  expect(found()).toEqual({ status: 'ready', value: 'hers' })
  await page.press('Comet')
  expect(found()).toEqual({ status: 'loading' })
  expect(all.map(({ of, isOver }) => [of, isOver])).toEqual([
    ['Firefly', true],
    ['Comet', false],
  ])
  await page.press('nobody')
  expect(all.map(({ isOver }) => isOver)).toEqual([true, true])
  expect(found()).toEqual({ status: 'loading' })
})

it('says why nothing could be read, and continues when it can', () => {
  const { all, found } = watched()
  act(() => all[0]?.fail(new StoreError('offline', 'no network')))
  expect(found()).toEqual({ status: 'failed', code: 'offline' })
  act(() => all[0]?.tell('hers'))
  expect(found()).toEqual({ status: 'ready', value: 'hers' })
})

it('reads again on request, and hides the previous value meanwhile', async () => {
  const { all, page, found } = watched()
  act(() => all[0]?.fail(new StoreError('unavailable', 'no storage')))
  await page.press('again')
  expect(found()).toEqual({ status: 'loading' })
  expect(all.map(({ of, isOver }) => [of, isOver])).toEqual([
    ['Firefly', true],
    ['Firefly', false],
  ])
  act(() => all[1]?.tell('hers'))
  expect(found()).toEqual({ status: 'ready', value: 'hers' })
})

import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { isTranslated, surviveTranslation } from '#app/page/surviveTranslation'

function Page() {
  const [count, setCount] = useState(0)
  return (
    <div>
      {count % 2 === 0 ? 'Even.' : null}
      <b>Beside</b>
      {count > 0 ? 'Counted: ' : null}
      <i>{count > 1 ? <em>often</em> : null}now</i>
      {count}
      {' times'}
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
    </div>
  )
}

/**
 * Translates the page as a browser does: replaces each text, including later ones, with two elements that contain the translation. Some
 * browsers keep the original text node inside (`keepsText`).
 */
function translate(root: Element, keepsText: boolean): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.parentElement?.localName === 'font') continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    const translated = text.data.toUpperCase()
    text.replaceWith(outer)
    outer.append(inner)
    inner.append(keepsText ? text : translated)
    if (keepsText) text.data = translated
  }
}

it.each([false, true])('keeps working on a page translated by the browser, and shows changes (own texts kept: %s)', async (keepsText) => {
  const place = document.body.appendChild(document.createElement('div'))
  surviveTranslation(place)
  const root = createRoot(place)
  onTestFinished(() => {
    act(() => root.unmount())
    place.remove()
  })
  act(() => root.render(<Page />))
  expect(isTranslated()).toBe(false)
  const read = async () => {
    // The browser first sees the changed text in the original language, and then translates it.
    await Promise.resolve()
    translate(place, keepsText)
    await Promise.resolve()
    return place.textContent
  }
  expect(await read()).toBe('EVEN.BESIDENOW0 TIMESMORE')
  expect(isTranslated()).toBe(true)
  const shown: (string | null)[] = []
  for (let press = 0; press < 3; press++) {
    await act(async () => place.querySelector('button')?.click())
    shown.push(await read())
  }
  expect(shown).toEqual(['BESIDECOUNTED: NOW1 TIMESMORE', 'EVEN.BESIDECOUNTED: OFTENNOW2 TIMESMORE', 'BESIDECOUNTED: OFTENNOW3 TIMESMORE'])
})

it('leaves errors of other code as they are', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')]
  expect(() => one.removeChild(other)).toThrow(/child/)
  expect(() => one.insertBefore(document.createElement('b'), other)).toThrow(/child/)
})

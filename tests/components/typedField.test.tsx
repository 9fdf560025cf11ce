import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { DateField, NumberField } from '#ui/TypedField'
import { show } from '../support/page'

/** A form that keeps the last complete date and number, like the form for goals. */
function Form({ onSent }: { onSent: (kept: { day: string; count: number }) => void }) {
  const [day, setDay] = useState('2027-02-26')
  const [count, setCount] = useState(8)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSent({ day, count })
      }}
    >
      <DateField label="Day" value={day} onChange={(next) => next !== null && setDay(next)} />
      <NumberField label="Count" least={4} most={20} value={count} onChange={(next) => next !== null && setCount(next)} />
      <button type="submit">Send</button>
    </form>
  )
}

function draw() {
  const onSent = vi.fn<(kept: { day: string; count: number }) => void>()
  const page = show(<Form onSent={onSent} />)
  const [day, count] = [...page.place.querySelectorAll('input')]
  if (day === undefined || count === undefined) throw new Error('there are no two fields')
  return { onSent, page, day, count }
}

/** Sets a value as a browser does, bypassing the setter that React uses to track its own writes. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
const type = (field: HTMLInputElement, value: string) =>
  act(() => {
    setValue?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
const leave = (field: HTMLInputElement) => act(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
const errorOf = (field: HTMLInputElement) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null

it('does not reset a half-typed date', async () => {
  const { onSent, page, day } = draw()
  for (const value of ['', '0002-06-01', '0020-06-01']) {
    type(day, value)
    expect(day.value).toBe(value)
  }
  type(day, '2027-06-01')
  await page.press('Send')
  expect(onSent).toHaveBeenCalledExactlyOnceWith({ day: '2027-06-01', count: 8 })
})

it('refuses to submit an invalid date, and says so when the field loses focus', async () => {
  const { onSent, page, day } = draw()
  type(day, '0027-06-12')
  expect(errorOf(day)).toBeNull()
  leave(day)
  await expect.poll(() => errorOf(day)).toBe('Enter a full date with a four-digit year.')
  await page.press('Send')
  expect(onSent).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(day)
})

it('keeps a fifth digit out of the year', () => {
  const { day } = draw()
  expect([day.min, day.max]).toEqual(['1900-01-01', '2199-12-31'])
})

it('lets a number be cleared and typed again', async () => {
  const { onSent, page, count } = draw()
  for (const value of ['', '1']) {
    type(count, value)
    expect(count.value).toBe(value)
  }
  type(count, '12')
  await page.press('Send')
  expect(onSent).toHaveBeenCalledExactlyOnceWith({ day: '2027-02-26', count: 12 })
})

it('names the numbers it accepts, and submits no others', async () => {
  const { onSent, page, count } = draw()
  type(count, '1')
  await page.press('Send')
  expect(errorOf(count)).toBe('Enter a whole number from 4 to 20.')
  expect(onSent).not.toHaveBeenCalled()
})

it('counts up and down with the arrow keys, within its range', () => {
  const { count } = draw()
  const press = (key: string) => act(() => count.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  press('ArrowUp')
  expect(count.value).toBe('9')
  type(count, '4')
  press('ArrowDown')
  expect(count.value).toBe('4')
})

/** A page that saves each date as soon as it is complete, as the report does. */
function Kept({ onKept }: { onKept: (day: string | null) => void }) {
  const [day, setDay] = useState('2027-02-26')
  const keep = (next: string | null) => {
    onKept(next)
    if (next !== null) setDay(next)
  }
  return <DateField isKept label="Day" value={day} onChange={keep} />
}

it('saves no intermediate date during typing, and names the valid one if the input is invalid', async () => {
  const onKept = vi.fn<(day: string | null) => void>()
  const [day] = show(<Kept onKept={onKept} />).place.querySelectorAll('input')
  if (day === undefined) throw new Error('there is no field')
  // While `12/31/2026` is typed, the field also has the value January 3. Then the year gets a fifth digit.
  for (const value of ['2026-01-03', '2026-12-03', '']) type(day, value)
  expect(onKept).not.toHaveBeenCalled()
  leave(day)
  expect(onKept.mock.calls).toEqual([[null]])
  await expect.poll(() => errorOf(day)).toBe('Enter a full date with a four-digit year. Until then the value stays February 26, 2027.')
  type(day, '2026-12-31')
  leave(day)
  expect(onKept.mock.lastCall).toEqual(['2026-12-31'])
  await expect.poll(() => errorOf(day)).toBeNull()
})

/** A form whose button is enabled only when a date is entered, as for sharing by a code. */
function Until() {
  const [day, setDay] = useState('')
  return (
    <>
      <DateField isAtOnce label="Last day" value={day} error={day === '' ? 'Choose a day.' : null} onChange={(next) => setDay(next ?? '')} />
      <button type="button" disabled={day === ''}>
        Make the code
      </button>
    </>
  )
}

it('accepts a complete day before the field loses focus, if its form waits for one', () => {
  const page = show(<Until />)
  const [day] = page.place.querySelectorAll('input')
  if (day === undefined) throw new Error('there is no field')
  type(day, '0027-06-12')
  expect(page.button('Make the code')?.disabled).toBe(true)
  type(day, '2027-06-12')
  expect(page.button('Make the code')?.disabled).toBe(false)
  expect(errorOf(day)).toBeNull()
})

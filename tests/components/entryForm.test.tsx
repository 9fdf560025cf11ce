import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { emailProblem, newPasswordProblem } from '../../src/screens/entry/checks'
import { useEntryForm } from '../../src/screens/entry/useEntryForm'
import { Field, PasswordField } from '#ui/Field'
import { show } from '../support/page'

function Form({ onSent }: { onSent: (fields: { email: string; password: string }) => void }) {
  const { field, onSubmit } = useEntryForm({ email: '', password: '' }, { email: emailProblem, password: newPasswordProblem })
  return (
    <form noValidate onSubmit={onSubmit(onSent)}>
      <Field label="Address" description="You sign in with this address." {...field('email')} />
      <PasswordField label="Password" {...field('password')} />
      <button type="submit">Send</button>
    </form>
  )
}

const draw = () => {
  const onSent = vi.fn<(fields: { email: string; password: string }) => void>()
  const page = show(<Form onSent={onSent} />)
  const [email, password] = [...page.place.querySelectorAll('input')]
  if (email === undefined || password === undefined) throw new Error('there are no two fields')
  return { onSent, page, email, password }
}

/** Sets a field's value and then fires the event, as typing or the browser's autofill does. */
const write = (field: HTMLInputElement, value: string) =>
  act(() => {
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

/** Returns the description that screen readers announce for a field. */
const saidOf = (field: HTMLInputElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

it('explains each invalid field below it, and focuses the first', async () => {
  const { onSent, page, email, password } = draw()
  write(email, 'nobody')
  await page.press('Send')
  expect(onSent).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(email)
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(saidOf(email)).toBe('You sign in with this address. This email address is not complete. It should look like name@example.org.')
  expect(saidOf(password)).toBe('Enter your password.')
  write(email, 'somebody@example.org')
  expect(saidOf(email)).toBe('You sign in with this address.')
  expect(email.getAttribute('aria-invalid')).toBeNull()
  expect(saidOf(password)).toBe('Enter your password.')
})

it('submits the current field values, including those filled in without a key press', async () => {
  const { onSent, page, email, password } = draw()
  email.value = 'somebody@example.org'
  password.value = 'seven lanterns'
  await page.press('Send')
  expect(onSent).toHaveBeenCalledExactlyOnceWith({ email: 'somebody@example.org', password: 'seven lanterns' })
})

it('has no field names under which a browser without JavaScript would submit the input', () => {
  const { email, password } = draw()
  expect([email.name, password.name]).toEqual(['', ''])
})

it('shows and hides the password without changing it', () => {
  const { page, password } = draw()
  write(password, 'seven lanterns')
  const toggle = page.place.querySelector<HTMLButtonElement>('[aria-label="Show or hide the password"]')
  act(() => toggle?.click())
  expect([password.type, password.value]).toEqual(['text', 'seven lanterns'])
  act(() => toggle?.click())
  expect([password.type, password.value]).toEqual(['password', 'seven lanterns'])
})

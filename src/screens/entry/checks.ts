import { tidyName } from '#domain/names'
import { normalisedAddress } from '#domain/people/address'
import { MIN_PASSWORD_LENGTH } from '#ports/identity'

/** The problem with a field, which is also the key of its error message, or null. */
export type Problem = 'noEmail' | 'badEmail' | 'noPassword' | 'shortPassword' | 'noCode' | 'noName' | null

export function emailProblem(email: string): Problem {
  if (email.trim() === '') return 'noEmail'
  return normalisedAddress(email) === null ? 'badEmail' : null
}

export const passwordProblem = (password: string): Problem => (password === '' ? 'noPassword' : null)

export function newPasswordProblem(password: string): Problem {
  if (password === '') return 'noPassword'
  return Array.from(password).length < MIN_PASSWORD_LENGTH ? 'shortPassword' : null
}

export const codeProblem = (code: string): Problem => (code.trim() === '' ? 'noCode' : null)

export const nameProblem = (name: string): Problem => (tidyName(name) === '' ? 'noName' : null)

import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { emulatorDoor } from '../../../scripts/emulatorDoor.mjs'

const named = (variable: string): string => {
  const value = process.env[variable]
  if (value === undefined) throw new Error('Run these through: node scripts/hosted.mjs')
  return value
}

const project = 'demo-app'
const auth = named('FIREBASE_AUTH_EMULATOR_HOST')
export const emulatorAddresses = { project, auth, firestore: named('FIRESTORE_EMULATOR_HOST') }

/** Access that bypasses every rule, as a console and a backend have in production. */
export const adminAccess = emulatorDoor({ project, env: { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: emulatorAddresses.firestore } })

/** A code that can be used many times, provided by the demo clinic. */
export const SHARED_CODE = named('HOSTED_CODE')

/** Returns a unique email address, because all tests share one backend. */
export const newAddress = (name: string): string => `${name}.${randomUUID().slice(0, 8)}@example.org`

interface Letter {
  readonly email: string
  readonly requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL'
  readonly oobLink: string
}

/** Returns every letter sent to this address, oldest first. */
export async function lettersTo(address: string): Promise<readonly Letter[]> {
  const answer = await fetch(`http://${auth}/emulator/v1/projects/${project}/oobCodes`, { headers: { Authorization: 'Bearer owner' } })
  const { oobCodes = [] } = (await answer.json()) as { oobCodes?: readonly Letter[] }
  return oobCodes.filter(({ email }) => email === address)
}

/** Opens the link in the newest letter of this kind, as on another device. A new password is entered on the page of the sign-in service. */
export async function openLinkInLetter(address: string, kind: Letter['requestType'], newPassword?: string): Promise<void> {
  const letter = (await lettersTo(address)).findLast(({ requestType }) => requestType === kind)
  if (letter === undefined) throw new Error(`no letter ${kind} went to ${address}`)
  const link = new URL(letter.oobLink)
  link.host = auth
  if (newPassword !== undefined) link.searchParams.set('newPassword', newPassword)
  const answer = await fetch(link)
  if (!answer.ok) throw new Error(`the link to ${address} is answered with ${answer.status}`)
}

/** Returns the uid of the person with this address, as soon as their record exists. */
export async function uidOf(address: string): Promise<string> {
  let uid = ''
  const look = async () => {
    const found = (await adminAccess.find('Users')).find(({ data }) => data['email'] === address)
    return (uid = found?.path.slice('Users/'.length) ?? '')
  }
  await expect.poll(look, `the record of ${address}`).not.toBe('')
  return uid
}

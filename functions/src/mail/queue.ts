import { createHash } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { nullWithoutUser, type Services } from '../services'
import { languageFrom, writeLetter, type Letter } from './letters'

export interface MailSettings {
  /** Where the product is served, without a slash at its end. Nothing is mailed without it. */
  readonly origin: string
}

/** To whom a letter goes, and on which page its reader goes on. */
interface Addressed {
  readonly to: string
  /** The language where the reader has none: of whoever caused it. */
  readonly otherwise?: unknown
  readonly page: string
  /** Uids and account ids that the letter is about, so that it can go with them. */
  readonly concerns: readonly string[]
  /** Two letters with the same reason are one. */
  readonly reason: string
}

/** ALREADY_EXISTS of gRPC. */
const ALREADY_EXISTS = 6

/**
 * Puts a letter into the collection that the extension "Trigger Email" sends from. The same letter is never there twice, however often its event comes.
 * Answers whether it is new.
 */
export async function post(services: Services, { origin }: MailSettings, letter: Letter, addressed: Addressed): Promise<boolean> {
  if (origin === '') return false
  const { to, otherwise, page, concerns, reason } = addressed
  const { db, now } = services
  const language = languageFrom(await languageOf(services, to), otherwise)
  const id = createHash('sha256').update(`${letter.kind}\n${to}\n${reason}`).digest('hex').slice(0, 32)
  const { headers, ...message } = writeLetter(letter, { language, link: `${origin}${page}` })
  try {
    const mail = { to, message, concerns, kind: letter.kind, createdAt: Timestamp.fromMillis(now()), ...(headers === undefined ? {} : { headers }) }
    await db.doc(`mail/${id}`).create(mail)
    return true
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === ALREADY_EXISTS) return false
    throw error
  }
}

/** The language that the reader has chosen, where the reader is known. */
async function languageOf({ db, auth }: Services, email: string): Promise<unknown> {
  const user = await nullWithoutUser(auth.getUserByEmail(email))
  return user === null ? null : (await db.doc(`Users/${user.uid}`).get()).get('language')
}

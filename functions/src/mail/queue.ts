import { createHash } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { nullIfUnknownUser, type Services } from '../services'
import { languageFrom, writeLetter, type Letter } from './letters'

export interface MailSettings {
  /** Address of the app without a slash at its end. If it is empty, nothing is sent. */
  readonly origin: string
}

/** The recipient, and the page that the email links to. */
interface Addressed {
  readonly to: string
  /** Language of the email if the recipient has chosen none. It is the sender's language. */
  readonly otherwise?: unknown
  readonly page: string
  /** Uids and account ids that the email is about. When one of them is erased, the email is erased too. */
  readonly concerns: readonly string[]
  /** Key that prevents duplicates. Emails with the same reason are sent only once. */
  readonly reason: string
}

/** The gRPC status ALREADY_EXISTS. */
const ALREADY_EXISTS = 6

/**
 * Adds an email to the collection from which the extension "Trigger Email" sends. It adds an email
 * once, however often its event arrives. Returns whether the email is new.
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

/** Returns the language that the recipient has chosen, if known. */
async function languageOf({ db, auth }: Services, email: string): Promise<unknown> {
  const user = await nullIfUnknownUser(auth.getUserByEmail(email))
  return user === null ? null : (await db.doc(`Users/${user.uid}`).get()).get('language')
}

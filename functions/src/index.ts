import { setGlobalOptions } from 'firebase-functions/v2'
import { onDocumentCreated, onDocumentWritten, type Change, type DocumentSnapshot, type FirestoreEvent } from 'firebase-functions/v2/firestore'
import { HttpsError, onCall, onRequest } from 'firebase-functions/v2/https'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { callerFrom } from './caller'
import { runAll } from './runAll'
import { erasure as erase } from './erasure/erasure'
import { workOnDue } from './erasure/jobs'
import { removeExpired } from './housekeeping/housekeeping'
import { limitsFrom } from './limits/decide'
import { countAccount, countGuardian, countInvitation, countSession, isRequestedAgain, type DocumentChange } from './limits/made'
import { languageFrom, unsubscribePage } from './mail/letters'
import { mailWeekly, ownerOf, unsubscribe } from './mail/weekly'
import { mailEndings, mailGuardian, mailInvitation, mailReport } from './mail/occasions'
import { endSessions as end } from './oversight/endSessions'
import { subjectAccess as exportPerson } from './oversight/subjectAccess'
import { teamAccess as listAccess } from './oversight/teamAccess'
import { openServices } from './openServices'
import { followPayment } from './payments/grace'
import { graceDaysFrom } from './payments/graceDays'
import { Refusal } from './services'

// The settings are in `functions/.env`, and docs/firebase.md lists them.
const { FUNCTIONS_REGION = 'europe-west1', APP_CHECK, APP_ORIGIN = '' } = process.env
const limits = limitsFrom(process.env)
const mail = { origin: APP_ORIGIN }
const graceDays = graceDaysFrom(process.env)
/** Returns the address of one of this project's functions. */
const functionAt = (name: string) => `https://${FUNCTIONS_REGION}-${process.env['GCLOUD_PROJECT'] ?? ''}.cloudfunctions.net/${name}`

setGlobalOptions({ region: FUNCTIONS_REGION, maxInstances: 10 })

const services = openServices()

/** Answers a client. The error says why a request was refused, and nothing about any other failure. */
async function answering<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) throw new HttpsError(error.code, error.message)
    throw error
  }
}

/** Erases a person or an account (see `functions/src/erasure`). */
export const erasure = onCall({ enforceAppCheck: APP_CHECK === 'enforce', timeoutSeconds: 300, memory: '512MiB' }, ({ auth, data }) =>
  answering(async () => erase(services, callerFrom(auth), data)),
)

const calls = { enforceAppCheck: APP_CHECK === 'enforce', memory: '512MiB' } as const

/** Returns a page of everything about a person, for an administrator. */
export const subjectAccess = onCall(calls, ({ auth, data }) => answering(async () => exportPerson(services, callerFrom(auth), data)))

/** Returns a page of the log of who in a team looked at which child, for the team's owner. */
export const teamAccess = onCall(calls, ({ auth, data }) => answering(async () => listAccess(services, callerFrom(auth), data)))

/** Ends a person's sign-ins on every device. */
export const endSessions = onCall(calls, ({ auth, data }) => answering(async () => end(services, callerFrom(auth), data)))

/** Continues interrupted erasures and second rounds. */
export const resumeErasures = onSchedule({ schedule: 'every 10 minutes', timeoutSeconds: 540, memory: '512MiB' }, async () => {
  await workOnDue(services, 480_000)
})

/** Options for the handlers of document events. An event may arrive twice or late, and the platform retries a failed handler for up to a day. */
const following = { retry: true, memory: '256MiB' } as const

const writtenIn = (event: FirestoreEvent<Change<DocumentSnapshot> | undefined>): DocumentChange => ({
  event: event.id,
  before: event.data?.before,
  after: event.data?.after,
})

/** Runs when a team invites someone. */
export const invitationWritten = onDocumentWritten({ ...following, document: 'TherapistAccounts/{account}/invitations/{address}' }, async (event) => {
  const written = writtenIn(event)
  if (!isRequestedAgain(written)) return
  const { account } = event.params
  if (await countInvitation(services, limits, account, written)) await mailInvitation(services, mail, account, written)
})

/** Runs when a parent invites another guardian. */
export const guardianInvitationWritten = onDocumentWritten({ ...following, document: 'children/{child}/guardianInvitations/{address}' }, async (event) => {
  const written = writtenIn(event)
  if (!isRequestedAgain(written)) return
  if (await countGuardian(services, limits, written)) await mailGuardian(services, mail, written)
})

/** Runs when a parent makes a code that shares a child. */
export const sharingCodeCreated = onDocumentCreated({ ...following, document: 'sharingCodes/{code}' }, async (event) => {
  await countGuardian(services, limits, { event: event.id, before: undefined, after: event.data })
})

/** Runs when a report may be given to a family. */
export const findingWritten = onDocumentWritten({ ...following, document: 'children/{child}/findings/{finding}' }, (event) =>
  mailReport(services, mail, event.params.child, writtenIn(event)),
)

/** Runs when a child has played. */
export const sessionCreated = onDocumentCreated({ ...following, document: 'children/{child}/sessions/{session}' }, (event) =>
  countSession(services, limits, event.params.child, { event: event.id, before: undefined, after: event.data }),
)

/** Runs when someone founds a team. */
export const accountCreated = onDocumentCreated({ ...following, document: 'TherapistAccounts/{account}' }, (event) =>
  countAccount(services, limits, { event: event.id, before: undefined, after: event.data }),
)

/** Runs when the payment extension changes a subscription. */
export const subscriptionWritten = onDocumentWritten({ ...following, document: 'Users/{user}/subscriptions/{subscription}' }, (event) =>
  followPayment(services, graceDays, event.params.user, { before: event.data?.before, after: event.data?.after }),
)

/**
 * Options for scheduled runs. A run that is killed half-way is continued only on the next day or in the
 * next week, so the timeout is long. A repeated run sends and removes nothing twice.
 */
const repeated = { timeoutSeconds: 540, memory: '512MiB', retryCount: 3 } as const

/** Sends the weekly summary to people who asked for it. */
export const everyWeek = onSchedule({ schedule: 'every monday 06:00', ...repeated }, async () => {
  await mailWeekly(services, { ...mail, unsubscribe: functionAt('unsubscribeMail') })
})

/** Ends the weekly emails through the link in one of them. Only the button ends them, so a mail program that opens the link first changes nothing. */
export const unsubscribeMail = onRequest({ memory: '256MiB' }, async (request, response) => {
  response.set({
    'Content-Security-Policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  })
  const { token } = request.query
  const isKnown = request.method === 'POST' ? await unsubscribe(services, token) : (await ownerOf(services, token)) !== null
  const says = isKnown ? (request.method === 'POST' ? 'done' : 'ask') : 'unknown'
  response
    .status(isKnown ? 200 : 404)
    .type('html')
    .send(unsubscribePage(languageFrom(...request.acceptsLanguages().map((tag) => tag.split('-')[0])), says))
})

/** Announces each day the sharing that ends within a week, and removes expired records. */
export const everyDay = onSchedule({ schedule: 'every day 05:00', ...repeated }, async () => {
  await runAll([() => mailEndings(services, mail), () => removeExpired(services, 400_000)])
})

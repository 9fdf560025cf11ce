import { expect, test } from '@playwright/test'
import { arrive } from '../support/hosted/people'
import { door, uidOf } from '../support/hosted/services'
import { foundAccount } from '../support/hosted/teams'

test.setTimeout(180_000)

const CHILDREN = 200
/** What the list may read of one child, however much it has played: itself, the summary of its play, its newest note. */
const OF_A_CHILD = 3
/** Read once for the whole list and for whoever is signed in: the person, the account, the caseload, the invitations and the like. */
const OF_THE_LIST = 20

test('a list of 200 children asks for three things of each child, whatever it has played', async ({ page }) => {
  const email = await arrive(page, 'Olive')
  await foundAccount(page, 'Many children')
  const uid = await uidOf(email)
  const account = `${uid}_0`
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const [since, endsAt, version] = [inDays(-60), inDays(60), 1]
  const profileJson = JSON.stringify({ support: 'A', dials: { colour: 'green' }, locks: {}, epilepsy: 'no', photosensitive: 'no' })
  const line = (at: number) => `session-${at} ${(Date.now() - at * 86_400_000).toString(36)} lightcatcher  2 aaahaaap 4200/20000  `
  const ofChild = (number: number): Record<string, object> => {
    const [ownerUid, alias] = [`${uid}x${number}`, `Child ${number}`]
    const id = `${ownerUid}_0`
    const grants = { [account]: { since, endsAt, purpose: 'Practice' } }
    return {
      [`children/${id}`]: { version, ownerUid, alias, birthMonth: null, profileJson, grants, archivedAt: null, createdAt: since, updatedAt: since },
      [`TherapistAccounts/${account}/sharedChildren/${id}`]: { ownerUid, alias, sharedAt: since, endsAt, purpose: 'Practice', caseload: [] },
      [`children/${id}/summaries/recent`]: { version, sessions: Array.from({ length: 60 }, (_, at) => line(at)), updatedAt: since },
    }
  }
  await door.put(Object.assign({}, ...Array.from({ length: CHILDREN }, (_, number) => ofChild(number))))

  await page.goto('/account')
  await expect(page.getByRole('link', { name: 'Children', exact: true })).toBeVisible()
  // The service is asked through requests whose text names each document and each query once.
  let asked = 0
  page.on('request', (request) => (asked += (decodeURIComponent(request.postData() ?? '').match(/"addTarget"/g) ?? []).length))
  const list = () =>
    page.evaluate(async (rows) => {
      const from = performance.now()
      document.querySelector<HTMLElement>('a[href="/therapist-dashboard"]')?.click()
      // A row has its days once its summary is read.
      while (document.querySelectorAll('[role=row] [role=img]').length < rows) await new Promise((next) => requestAnimationFrame(next))
      return Math.round(performance.now() - from)
    }, CHILDREN)
  const first = await list()
  const askedFirst = asked
  await page.goto('/account')
  await expect(page.getByRole('link', { name: 'Children', exact: true })).toBeVisible()
  const again = await list()
  console.error('children listed from the hosted backend', JSON.stringify({ first, again, askedFirst }))
  expect(askedFirst).toBeGreaterThan(CHILDREN)
  expect(askedFirst).toBeLessThanOrEqual(CHILDREN * OF_A_CHILD + OF_THE_LIST)
})

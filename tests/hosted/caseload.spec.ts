import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG, isExhaustive } from '../support/exhaustive'
import type { DocumentData } from '#ports/documents'
import { arrive } from '../support/hosted/people'
import { door, uidOf } from '../support/hosted/services'
import { caseRow, foundAccount } from '../support/hosted/teams'

const CHILDREN = 200
/** Asked once for the list, and for whoever is signed in: the person, the account, what was shared, its rows, who plays, the invitations and the like. */
const OF_THE_LIST = 20
/**
 * From the press until every row stands there with its days; again, this device knows them, and the best of three counts. On two idle cores it is
 * under two seconds and under one: beside other work it is several times as much, or an answer of the emulator is lost and asked for again, and it is
 * still less than asking for each child. The daily run counts the queries and asserts no time.
 */
const MOST_MS = { first: 25_000, again: 3000 }

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const line = (at: number) => `session-${at} ${(Date.now() - at * 86_400_000).toString(36)} lightcatcher  2 aaahaaap 4200/20000  `
const lines = (count: number) => Array.from({ length: count }, (_, at) => line(at))

/** A child that was shared for two months, with sixty days of play; where `hasRow`, as those who saved it left it. */
function ofChild(account: string, ownerUid: string, alias: string, hasRow: boolean): Record<string, DocumentData> {
  const id = `${ownerUid}_0`
  const [since, endsAt, version] = [inDays(-60), inDays(60), 1]
  const profileJson = JSON.stringify({ support: 'A', dials: { colour: 'green' }, locks: {}, epilepsy: 'no', photosensitive: 'no' })
  const grants = { [account]: { since, endsAt, purpose: 'Practice' } }
  const row = { version, alias, birthMonth: null, profileJson, caseload: [], endsAt, sessions: lines(25), note: null, updatedAt: since }
  return {
    [`children/${id}`]: { version, ownerUid, alias, birthMonth: null, profileJson, grants, archivedAt: null, createdAt: since, updatedAt: since },
    [`TherapistAccounts/${account}/sharedChildren/${id}`]: { ownerUid, alias, sharedAt: since, endsAt, purpose: 'Practice', caseload: [] },
    [`children/${id}/summaries/recent`]: { version, sessions: lines(60), updatedAt: since },
    ...(hasRow ? { [`TherapistAccounts/${account}/caseRows/${id}`]: row } : {}),
  }
}

test('a list of 200 children is one query, whatever they have played', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const email = await arrive(page, 'Olive')
  await foundAccount(page, 'Many children')
  const uid = await uidOf(email)
  const account = `${uid}_0`
  // An open list would ask for each child whose row is not there yet.
  await page.goto('/account')
  await door.put(Object.assign({}, ...Array.from({ length: CHILDREN }, (_, number) => ofChild(account, `${uid}x${number}`, `Child ${number}`, true))))

  // The service is asked through requests whose text names each document and each query; what is asked again keeps its number.
  const asked = { rows: new Set<string>(), others: new Set<string>() }
  page.on('request', (request) => {
    for (const [what, number = ''] of decodeURIComponent(request.postData() ?? '').matchAll(/"addTarget".*?"targetId":(\d+)/g)) {
      asked[what.includes('"documents"') && what.includes('/caseRows/') ? 'rows' : 'others'].add(number)
    }
  })
  const listed = (from: number) =>
    page.evaluate(
      async ([rows, began]) => {
        // A row has its days once it is read.
        while (document.querySelectorAll('[role=row] [role=img]').length < rows) await new Promise((next) => requestAnimationFrame(next))
        return Math.round(performance.now() - began)
      },
      [CHILDREN, from] as const,
    )
  const press = () =>
    page.evaluate(() => {
      document.querySelector<HTMLElement>('a[href="/therapist-dashboard"]')?.click()
      return performance.now()
    })
  const open = async () => {
    asked.rows.clear()
    asked.others.clear()
    await page.goto('/account')
    await expect(page.getByRole('link', { name: 'Children', exact: true })).toBeVisible()
    const took = await listed(await press())
    askedFor.push({ rows: asked.rows.size, others: asked.others.size })
    return took
  }
  const askedFor: { rows: number; others: number }[] = []
  const first = await open()
  const again = [await open(), await open(), await open()]
  await page.goto('/therapist-dashboard')
  const loaded = await listed(0)
  console.error('children listed from the hosted backend', JSON.stringify({ first, again, loaded, askedFor }))
  const others = askedFor.map((each) => each.others)
  expect(Math.min(...others)).toBeGreaterThan(1)
  expect(Math.max(...others)).toBeLessThanOrEqual(OF_THE_LIST)
  // Where the answer to the query comes in pieces the vendor's client asks once for each row that it keeps and has not been sent yet. The product never does.
  expect(Math.min(...askedFor.map((each) => each.rows))).toBe(0)
  if (!isExhaustive) return
  expect(first).toBeLessThan(MOST_MS.first)
  expect(Math.min(...again)).toBeLessThan(MOST_MS.again)
})

test(
  'a child without a row is listed all the same, and has one afterwards; what its row says anew stands there at once',
  { tag: EXHAUSTIVE_TAG },
  async ({ page }) => {
    const email = await arrive(page, 'Opal')
    await foundAccount(page, 'Few children')
    const uid = await uidOf(email)
    const account = `${uid}_0`
    await door.put({ ...ofChild(account, `${uid}x0`, 'Robin', false), ...ofChild(account, `${uid}x1`, 'Heron', true) })
    await page.goto('/therapist-dashboard')
    for (const alias of ['Robin', 'Heron']) await expect(caseRow(page, alias).getByRole('img', { name: /14/ })).toBeVisible()

    const rowOf = (number: number) => `TherapistAccounts/${account}/caseRows/${uid}x${number}_0`
    await expect.poll(async () => (await door.read(rowOf(0)))['alias'], 'the row that was missing').toBe('Robin')
    const { [rowOf(1)]: heron } = ofChild(account, `${uid}x1`, 'Heron', true)
    await door.put({ [rowOf(1)]: { ...heron, note: { id: 'n', role: 'family', at: new Date() } } })
    await expect(caseRow(page, 'Heron')).toContainText('Message from')

    // A row may lag. Whoever opens the child, and plays with it, has the child itself.
    const heronsOwn = `children/${uid}x1_0`
    await door.put({ [heronsOwn]: { ...(await door.read(heronsOwn)), alias: 'Great Heron' } })
    await caseRow(page, 'Heron').getByRole('link', { name: 'Heron', exact: true }).tap()
    await expect(page.getByRole('main')).toContainText('Great Heron')
  },
)

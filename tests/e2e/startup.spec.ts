import { readFileSync } from 'node:fs'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { damageChild } from '../support/damage'
import { addChild, signUp } from '../support/family'
import { EXHAUSTIVE_TAG, sample } from '../support/exhaustive'
import { StagePage } from '../support/stagePage'

/** A fault at start-up: how to cause it, which parts still work, and how it ends. */
interface Fault {
  readonly name: string
  /** Creates data as left by an earlier start. */
  prepare?(page: Page): Promise<void>
  /** Causes the fault for the following starts. Returns a function that ends it. */
  bring(page: Page): Promise<() => Promise<void>>
  /** Whether the app recognises the signed-in person. */
  readonly knows: 'person' | 'nobody' | 'not yet'
  /** Whether the app saves a guest's play. */
  readonly keepsPlay: boolean
  /** Message on the page of an adult who was signed in. */
  readonly says: string | RegExp
  /** Parts that the app reports as missing. */
  readonly missing?: string
}

type Part = 'src/adapters/local/backend.ts' | 'src/adapters/local/identity.ts' | 'src/app/startup/livingPicture.ts' | 'src/adapters/browser/persistence.ts'

const built = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Readonly<Record<Part, { readonly file: string }>>
const [BACKEND, SIGN_IN, ANIMATION, PERSISTENCE] = [
  'src/adapters/local/backend.ts',
  'src/adapters/local/identity.ts',
  'src/app/startup/livingPicture.ts',
  'src/adapters/browser/persistence.ts',
] as const

/** Returns a fault in which a file is blocked, has broken content, or is delayed until the fault ends. */
const spoil = (part: Part, how: 'blocked' | 'corrupt' | 'slow') => async (page: Page) => {
  const address = `**/${built[part].file}`
  let end = () => {}
  const over = new Promise<void>((resolve) => (end = resolve))
  await page.route(address, async (route) => {
    if (how === 'blocked') return route.abort()
    if (how === 'corrupt') return route.fulfill({ contentType: 'text/javascript', body: 'export const half = {' })
    await over
    await route.continue().catch(() => undefined)
  })
  return async () => {
    end()
    if (how !== 'slow') await page.unroute(address)
  }
}

/** Returns a fault that runs `work` in every page before the app starts. An init script cannot be removed, so it checks the window's name. */
const disturb = (work: () => void) => async (page: Page) => {
  await page.addInitScript(`if (window.name !== 'mended') (${work.toString()})()`)
  return () =>
    page.evaluate(() => {
      window.name = 'mended'
    })
}

const UNREACHABLE = 'Sign-in is not available right now. Your data is safe.'
const SLOW = 'This is taking a while. The connection may be slow, or this page'
const UNKEPT = 'Nothing can be saved on this device right now.'
const CHILD = 'Firefly'

const faults: readonly Fault[] = [
  { name: 'the backend is blocked', bring: spoil(BACKEND, 'blocked'), knows: 'nobody', keepsPlay: false, says: UNREACHABLE, missing: 'backend' },
  { name: 'the backend is corrupt', bring: spoil(BACKEND, 'corrupt'), knows: 'nobody', keepsPlay: false, says: UNREACHABLE, missing: 'backend' },
  { name: 'the backend is slow', bring: spoil(BACKEND, 'slow'), knows: 'not yet', keepsPlay: false, says: SLOW, missing: 'backend' },
  { name: 'the sign-in is blocked', bring: spoil(SIGN_IN, 'blocked'), knows: 'nobody', keepsPlay: true, says: UNREACHABLE, missing: 'authentication' },
  { name: 'the sign-in is corrupt', bring: spoil(SIGN_IN, 'corrupt'), knows: 'nobody', keepsPlay: true, says: UNREACHABLE, missing: 'authentication' },
  { name: 'the sign-in is slow', bring: spoil(SIGN_IN, 'slow'), knows: 'not yet', keepsPlay: true, says: SLOW, missing: 'authentication' },
  { name: 'the animation is slow', bring: spoil(ANIMATION, 'slow'), knows: 'person', keepsPlay: true, says: CHILD, missing: 'animation' },
  { name: 'the persistence is corrupt', bring: spoil(PERSISTENCE, 'corrupt'), knows: 'person', keepsPlay: true, says: CHILD, missing: 'persistence' },
  {
    name: 'the disk is full',
    bring: disturb(() => {
      const full = (): never => {
        throw new DOMException('the disk is full', 'QuotaExceededError')
      }
      IDBObjectStore.prototype.add = full
      IDBObjectStore.prototype.put = full
      Storage.prototype.setItem = full
    }),
    knows: 'person',
    keepsPlay: false,
    says: CHILD,
  },
  {
    name: 'storage is refused',
    bring: disturb(() => {
      const refuse = (): never => {
        throw new DOMException('storage is refused', 'SecurityError')
      }
      IDBFactory.prototype.open = refuse
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
    }),
    knows: 'nobody',
    keepsPlay: false,
    says: UNREACHABLE,
  },
  {
    name: 'the clock is ten years behind',
    bring: disturb(() => {
      const { now } = Date
      Date.now = () => now() - 10 * 365 * 86_400_000
    }),
    knows: 'person',
    keepsPlay: true,
    says: CHILD,
  },
  {
    name: 'what is stored was written by half',
    prepare: async (page) => {
      await page.goto('/terms')
      await damageChild(page, 'Otter')
      await page.evaluate(() => localStorage.setItem('device-choices', '{"textSize":"lar'))
    },
    bring: async () => async () => undefined,
    knows: 'person',
    keepsPlay: true,
    says: 'Otter’s settings cannot be read',
  },
]

let family: Awaited<ReturnType<BrowserContext['storageState']>>

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  await signUp(page)
  for (const alias of ['Otter', CHILD]) {
    await addChild(page, alias)
    await expect(page.getByRole('button', { name: alias, exact: true })).toBeVisible()
  }
  family = await page.context().storageState({ indexedDB: true })
  await page.close()
})

// The sample takes every third fault.
for (const fault of sample(faults, 3)) {
  test(`starts where ${fault.name}`, { tag: EXHAUSTIVE_TAG }, async ({ browser }) => {
    const context = await browser.newContext({ storageState: family })
    const page = await context.newPage()
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(error.message))
    await fault.prepare?.(page)
    const before = await kept(page)
    const end = await fault.bring(page)

    await test.step('pages without a backend work', async () => {
      await page.goto('/', { waitUntil: 'commit' })
      for (const [address, heading] of [
        ['/terms', 'Terms'],
        ['/privacy', 'Privacy'],
        ['/credits', 'Credits and licences'],
      ] as const) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('One light in a quiet room')
        // A page scrolls to its top shortly after a return, so a tap would miss. The test uses the keyboard instead.
        await page.locator(`a[href="${address}"]`).press('Enter')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await page.goBack()
      }
      // A part counts as missing after three seconds, but the page appears long before that.
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset['missing'])).toBe(fault.missing)
    })

    await test.step('sign-in works, and shows an adult what is missing', async () => {
      if (fault.knows !== 'person') {
        for (const [address, button] of [
          ['/signin', 'Sign in'],
          ['/signup', 'Create account'],
        ] as const) {
          await page.goto(address, { waitUntil: 'commit' })
          await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
          await expect(page.getByText(fault.says)).toBeVisible()
        }
      }
      await page.goto('/activity', { waitUntil: 'commit' })
      await expect(page.getByText(fault.says).first()).toBeVisible()
    })

    await test.step('a public activity plays, and reports to an adult that nothing is saved', async () => {
      const stage = new StagePage(page)
      await page.goto('/lightcatcher?level=1&automation=1', { waitUntil: 'commit' })
      const start = page.getByRole('button', { name: 'Start', exact: true })
      await expect(start).toBeVisible()
      await start.tap()
      await stage.untilStarted()
      // The fault at start-up does not affect play itself, so the clock of the stage may be stopped.
      await stage.skipToOpen()
      await stage.tapTarget()
      await expect.poll(async () => (await stage.snapshot()).events.some(({ kind }) => kind === 'answered')).toBe(true)
      await expect(page.locator('#overlay')).toHaveText('')
      await stage.openSheet()
      const sheet = page.getByRole('dialog')
      if (fault.keepsPlay) await expect(sheet).not.toContainText('held in memory')
      else await expect(sheet).toContainText('held in memory')
    })

    await test.step('keeps all earlier data once the fault is over', async () => {
      await end()
      await page.goto('/activity')
      // If the record of the last child is damaged, the app shows the family's first child.
      await expect(page.locator('.child-chip')).toHaveText(/^(Firefly|Otter)$/)
      const after = await kept(page)
      for (const [path, data] of before) expect(after.get(path), path).toBe(data)
    })
    expect(broken).toEqual([])
    await context.close()
  })
}

test('tells a guest before the start that nothing is saved, and still plays a block', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await spoil(BACKEND, 'blocked')(page)
  const stage = new StagePage(page)
  await page.goto('/lightcatcher?level=1&automation=1')
  await expect(page.getByRole('alert')).toContainText(UNKEPT)
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await stage.untilStarted()
  await stage.playToEnd(() => stage.tapTarget())
  await expect(page.getByRole('heading', { name: /touched 10 of 10 lights$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Play again' }).tap()
  await expect.poll(async () => (await stage.snapshot()).trial).toBe(-1)
})

for (const [name, bring] of [
  ['an older tab that does not let go', holdOpen],
  ['a browser that never answers', neverOpen],
] as const) {
  test(`lets a guest play even though the device’s storage does not open: ${name}`, { tag: EXHAUSTIVE_TAG }, async ({ browser }) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const end = await bring(page)
    await page.goto('/lightcatcher')
    await expect(page.getByRole('alert')).toContainText(UNKEPT)
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
    await end()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await context.close()
  })
}

async function holdOpen(page: Page): Promise<() => Promise<void>> {
  const old = await page.context().newPage()
  await old.goto('/terms')
  await old.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('device', 10)
        opening.addEventListener('success', () => {
          Object.assign(window, { held: opening.result })
          resolve()
        })
      }),
  )
  return () => old.close()
}

function neverOpen(page: Page): Promise<() => Promise<void>> {
  return disturb(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })(page)
}

test('says when not even the first script of a page loads', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('This page has not started yet.')).toBeVisible()
})

test('continues by itself once a slow sign-in is done', { tag: EXHAUSTIVE_TAG }, async ({ browser }) => {
  const context = await browser.newContext({ storageState: family })
  const page = await context.newPage()
  const end = await spoil(SIGN_IN, 'slow')(page)
  await page.goto('/activity', { waitUntil: 'commit' })
  await expect(page.getByText(SLOW)).toBeVisible()
  await end()
  await expect(page.getByRole('button', { name: CHILD, exact: true })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/activity')
  await context.close()
})

/** Returns the documents on disk, read without the app's own code. A document that was only half written is left out. */
async function kept(page: Page): Promise<ReadonlyMap<string, string>> {
  if (page.url() === 'about:blank') await page.goto('/terms')
  const rows = await page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')))
      })
    const database = await settled(indexedDB.open('device'))
    const documents = await settled<{ path: string; data: unknown }[]>(database.transaction('documents').objectStore('documents').getAll())
    database.close()
    return documents.map(({ path, data }) => [path, JSON.stringify(data)] as const)
  })
  return new Map(rows)
}

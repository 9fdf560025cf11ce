import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { openDemo } from '../support/states'

/*
 * Validates every adult screen, as rendered by the browser, with the W3C's checker. `npm run test:all -- markup` installs the checker. JAVA
 * is the path of the Java binary.
 */

const JAR = 'tools/markup/node_modules/vnu-jar/build/dist/vnu.jar'

/** CSS features that the checker does not know yet. */
const UNKNOWN_TO_IT = /CSS: .*“(?:field-sizing|allow-discrete|@starting-style|reading-flow|container-type|@container)”/

const people: Readonly<Record<string, readonly string[]>> = {
  Nobody: ['/', '/signin', '/signup', '/resetpassword', '/terms', '/privacy', '/credits', '/lightcatcher', '/there-is-nothing-here'],
  'A parent':
    '/dashboard /activity /progress /profile /plan /voices /photos /assessment /sharing /messages /account /account#data /pricing /about /resources /resources?guide=wait /texts /outlines /devices /file /bubblepop /match /follow /finger_count_ai'.split(
      ' ',
    ),
  'A therapist': ['/therapist-dashboard', '/progress', '/assessment', '/plan'],
  'A clinic owner': ['/therapist-dashboard', '/therapist-dashboard#team'],
  'A system administrator': ['/system-admin'],
}

interface Message {
  readonly url: string
  readonly type: string
  readonly message: string
  readonly extract?: string
}

for (const [person, screens] of Object.entries(people)) {
  test(`has valid HTML on the screens of ${person.toLowerCase()}`, async ({ page }, { outputDir }) => {
    if (person !== 'Nobody') await openDemo(page, person)
    mkdirSync(outputDir, { recursive: true })
    const files: string[] = []
    for (const screen of screens) {
      await page.goto(screen)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      const file = path.join(outputDir, `${screen.replaceAll(/\W+/g, '-')}.html`)
      writeFileSync(file, await page.content())
      files.push(file)
    }
    const java = process.env['JAVA']
    if (java === undefined) throw new Error('JAVA is not set: run this by "npm run test:all -- markup".')
    const told = execFileSync(java, ['-jar', JAR, '--exit-zero-always', '--format', 'json', '--stdout', ...files], { encoding: 'utf8' })
    const { messages } = JSON.parse(told) as { readonly messages: readonly Message[] }
    const wrong = messages.filter(({ message }) => !UNKNOWN_TO_IT.test(message))
    expect(wrong.map(({ url, message, extract }) => `${path.basename(url)}: ${message} ${extract ?? ''}`)).toEqual([])
  })
}

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { build } from 'vite'
import { drawnPages } from '../../src/drawnPages'
import { hostedProject } from '../../scripts/vite/hostedProject'
import { withHeaders } from '../../scripts/hostingHeaders.mjs'
import { FIREBASE_SERVICES, securityHeaders } from '../../scripts/securityHeaders.mjs'

interface HostingFile {
  readonly firestore: Readonly<Record<'rules' | 'indexes', string>>
  readonly hosting: {
    readonly rewrites: readonly { readonly source?: string; readonly regex?: string; readonly destination: string }[]
    readonly headers: readonly { readonly source: string; readonly headers: readonly { readonly key: string; readonly value: string }[] }[]
  }
}

const hosting = JSON.parse(readFileSync('firebase.json', 'utf8')) as HostingFile

describe('a deployment to a Firebase project', () => {
  it("sends our headers, and connects only to the project's own services", () => {
    const everywhere = hosting.hosting.headers.find(({ source }) => source === '**')
    const headers = Object.fromEntries((everywhere?.headers ?? []).map(({ key, value }) => [key, value]))
    expect(headers).toEqual(securityHeaders({ connectTo: FIREBASE_SERVICES }))
    expect(headers['Content-Security-Policy']).toContain(`connect-src 'self' ${FIREBASE_SERVICES.join(' ')};`)
  })

  it('serves the prerendered page if there is one, the empty page elsewhere, and nothing for a missing file', () => {
    const drawn = drawnPages.filter((address) => address !== '/').map((address) => ({ source: address, destination: `${address}.html` }))
    const last = hosting.hosting.rewrites.at(-1)
    expect(hosting.hosting.rewrites).toEqual([...drawn, { regex: last?.regex, destination: '/app.html' }])
    const isPage = (address: string) => new RegExp(last?.regex ?? '$.').test(address)
    expect(['/', '/bubblepop', '/therapist-dashboard/x/y', '/show'].map(isPage)).toEqual([true, true, true, true])
    expect(['/assets/index-1.js', '/sw.js', '/files.json', '/icons/a.png'].map(isPage)).toEqual([false, false, false, false])
  })

  it('enforces encryption for a year after each visit', () => {
    const [, seconds] = /^max-age=(\d+)/.exec(securityHeaders()['Strict-Transport-Security'] ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000)
  })

  it('keeps its headers when they are written again without settings', () => {
    expect(withHeaders(hosting, {})).toEqual(hosting)
  })

  it.each([
    ['script-src', 'https://www.google.com/recaptcha/'],
    ['script-src', 'https://www.gstatic.com/recaptcha/'],
    ['frame-src', 'https://www.google.com/recaptcha/'],
    ['connect-src', 'https://content-firebaseappcheck.googleapis.com'],
  ])('loads App Check sources only if it is configured: %s %s', (rule, source) => {
    const sourcesOf = (settings: Readonly<Record<string, string>>) => {
      const policy = withHeaders(hosting, settings).hosting.headers[0]?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? ''
      return (
        policy
          .split('; ')
          .find((each) => each.startsWith(`${rule} `))
          ?.split(' ') ?? []
      )
    }
    expect(sourcesOf({ VITE_FIREBASE_APP_CHECK: 'site-key' })).toContain(source)
    expect(sourcesOf({ VITE_FIREBASE_APP_CHECK: '' })).not.toContain(source)
    expect(sourcesOf({ VITE_FIREBASE_APP_CHECK: 'site-key' })).toContain("'self'")
  })

  it('connects to the payment service if it is configured', () => {
    expect(JSON.stringify(withHeaders(hosting, { VITE_FIREBASE_PORTAL: 'https://pay.example/createPortalLink' }))).toContain(
      'https://firestore.googleapis.com https://pay.example;',
    )
  })

  it('has the rules and indexes that are tested here', () => {
    expect(Object.values(hosting.firestore).filter((file) => !existsSync(file))).toEqual([])
  })

  it('lets a page without a project connect only to its own origin', () => {
    expect(securityHeaders()['Content-Security-Policy']).toContain("connect-src 'self';")
  })
})

describe('a build', () => {
  let root: string

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'hosted-'))
    writeFileSync(path.join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
    writeFileSync(path.join(root, 'vendor.js'), `console.error('the vendor')`)
    const loads = `const load = () => (import.meta.env.VITE_FIREBASE_API_KEY === '' ? null : import('./vendor.js'))`
    writeFileSync(path.join(root, 'main.js'), `${loads}\nconsole.error(load(), import.meta.env.VITE_FIREBASE_PROJECT_ID)`)
  })

  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(root, { recursive: true, force: true })
  })

  const built = async (): Promise<string> => {
    await build({ root, configFile: false, logLevel: 'silent', plugins: [hostedProject()] })
    const folder = path.join(root, 'dist/assets')
    return readdirSync(folder)
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n')
  }

  const project = { API_KEY: 'key', PROJECT_ID: 'lantern-house', AUTH_DOMAIN: 'domain', APP_ID: 'app' }

  it('contains no Firebase code without a project', async () => {
    for (const name of Object.keys(project)) vi.stubEnv(`VITE_FIREBASE_${name}`, undefined)
    expect(await built()).not.toContain('the vendor')
  })

  it('contains the Firebase code and its configuration with a project', async () => {
    for (const [name, value] of Object.entries(project)) vi.stubEnv(`VITE_FIREBASE_${name}`, value)
    const code = await built()
    expect(code).toContain('the vendor')
    expect(code).toContain('lantern-house')
  })

  it('contains App Check only if its key is set', async () => {
    writeFileSync(
      path.join(root, 'main.js'),
      `const load = () => (import.meta.env.VITE_FIREBASE_APP_CHECK === '' ? null : import('./vendor.js'))\nconsole.error(load())`,
    )
    for (const [name, value] of Object.entries(project)) vi.stubEnv(`VITE_FIREBASE_${name}`, value)
    vi.stubEnv('VITE_FIREBASE_APP_CHECK', undefined)
    expect(await built()).not.toContain('the vendor')
    vi.stubEnv('VITE_FIREBASE_APP_CHECK', 'site-key')
    expect(await built()).toContain('the vendor')
  })

  it('fails with half a project, and names the missing parts', async () => {
    for (const name of Object.keys(project)) vi.stubEnv(`VITE_FIREBASE_${name}`, undefined)
    vi.stubEnv('VITE_FIREBASE_API_KEY', 'key')
    await expect(built()).rejects.toThrow(/VITE_FIREBASE_PROJECT_ID/)
  })
})

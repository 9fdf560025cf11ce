import { describe, expect, it } from 'vitest'
import { followRedirect, readRedirect } from '#app/startup/redirect'
import { forgetAddress, rememberAddress, takeAddress } from '#app/routing/returnTo'
import { fakeTabStorage } from '../support/fakePorts'

const ORIGIN = 'https://lantern.example'

function host() {
  const calls: string[] = []
  return { calls, origin: ORIGIN, leaveFor: (address: string) => void calls.push(`leave ${address}`), goTo: (path: string) => void calls.push(`go ${path}`) }
}

const dangerous = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://lantern.example/1',
  'mailto:a@b.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  ' //evil.example',
  'https:\\evil.example',
  'http://',
  'https://user:secret@evil.example',
  'https://a b.example',
  '',
  'pricing',
  '../x',
  'ftp://evil.example',
]

describe('a redirect from a start-up step', () => {
  it.each(['https://other.example/a?b=1#c', 'http://other.example/', 'HTTPS://other.example/'])('leaves for %s by a full page load', (address) => {
    const page = host()
    expect(followRedirect(address, page)).toBe(true)
    expect(page.calls).toEqual([`leave ${new URL(address).href}`])
  })

  it.each(['/', '/activity', '/picture/fruits?level=2#x', '/a?next=https://other.example'])('opens %s as a route', (path) => {
    const page = host()
    expect(followRedirect(path, page)).toBe(false)
    expect(page.calls).toEqual([`go ${path}`])
  })

  it('treats its own full address as a route', () => {
    expect(readRedirect(`${ORIGIN}/activity?x=1`, ORIGIN)).toEqual({ kind: 'internal', path: '/activity?x=1' })
  })

  it.each(dangerous)('refuses %j', (address) => {
    const page = host()
    expect(followRedirect(address, page)).toBe(false)
    expect(page.calls).toEqual([])
  })

  it('does not follow its own address to a path that means another site', () => {
    const page = host()
    expect(followRedirect(`${ORIGIN}//evil.example`, page)).toBe(false)
    expect(page.calls).toEqual([])
  })
})

describe('the address kept for after the sign-in', () => {
  it('is returned once, with its query', () => {
    const storage = fakeTabStorage()
    rememberAddress(storage, '/bubblepop?level=2')
    expect([takeAddress(storage), takeAddress(storage)]).toEqual(['/bubblepop?level=2', null])
  })

  it.each(['//evil.example', 'https://evil.example', 'javascript:x', '/signin', '/SignUp?x=1', '/resetpassword'])('is never %s', (address) => {
    const storage = fakeTabStorage()
    rememberAddress(storage, address)
    expect(takeAddress(storage)).toBeNull()
  })

  it('is deleted once nobody needs it', () => {
    const storage = fakeTabStorage()
    rememberAddress(storage, '/bubblepop')
    forgetAddress(storage)
    expect(takeAddress(storage)).toBeNull()
  })

  it('is not trusted if another program wrote it', () => {
    const storage = fakeTabStorage()
    storage.set('return-to', '//evil.example')
    expect(takeAddress(storage)).toBeNull()
  })
})

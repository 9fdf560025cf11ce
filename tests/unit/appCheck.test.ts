import { initializeApp, deleteApp, getApps } from 'firebase/app'
import { inMemoryPersistence } from 'firebase/auth'
import { initializeAppCheck } from 'firebase/app-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withAppCheck } from '#adapters/firebase/appCheck'
import { createFirebaseBackend } from '#adapters/firebase/backend'

vi.mock(import('firebase/app-check'), async (original) => ({ ...(await original()), initializeAppCheck: vi.fn<typeof initializeAppCheck>() }))

const project = { apiKey: 'key', projectId: 'lantern-house', authDomain: 'domain', appId: 'app' }

afterEach(() => Promise.all(getApps().map(deleteApp)))

describe('App Check', () => {
  it('adds the configured site key to an app’s requests, and renews its token', () => {
    const app = initializeApp(project)
    withAppCheck('site-key')(app)
    const [[marked, options] = []] = vi.mocked(initializeAppCheck).mock.calls
    expect(marked).toBe(app)
    expect(options).toMatchObject({ isTokenAutoRefreshEnabled: true, provider: { _siteKey: 'site-key' } })
  })

  it('is set up before the backend makes any request', async () => {
    const prepared: string[] = []
    const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
    const backend = createFirebaseBackend({
      project,
      emulators: null,
      storage: null,
      newId: () => 'one',
      askCode: async () => null,
      persistence: inMemoryPersistence,
      hasDurableCache: false,
      prepare: ({ name }) => {
        expect(fetching).not.toHaveBeenCalled()
        prepared.push(name)
      },
    })
    expect(prepared).toEqual(['[DEFAULT]'])
    await backend.close()
    fetching.mockRestore()
  })
})

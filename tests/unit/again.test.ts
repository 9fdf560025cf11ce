import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = readFileSync('public/again.js', 'utf8')
const page = (start: string) => new Response(`<script type="module" src="${start}"></script>`)

/** Runs the script on a device with this cache, and returns its actions in order. */
async function loadAgain(notes: Readonly<Record<string, unknown>>, pages: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const done: string[] = []
  const cacheOf = (name: string) => ({
    match: (path: string) => {
      if (name !== 'notes') return Promise.resolve(pages[name] === undefined ? undefined : page(pages[name]))
      return Promise.resolve(path in notes ? Response.json(notes[path]) : undefined)
    },
    put: async (path: string, answer: Response) => void done.push(`${path} ${await answer.text()}`),
  })
  await new Promise<void>((left) => {
    runInNewContext(script, {
      URL,
      Response,
      Date: { now: () => 5 },
      document: { referrer: 'https://lantern.example/account?a=1' },
      location: {
        href: 'https://lantern.example/again.html#tablet',
        origin: 'https://lantern.example',
        pathname: '/again.html',
        hash: '#tablet',
        replace: (address: string) => {
          done.push(address)
          left()
        },
      },
      navigator: { serviceWorker: { getRegistrations: () => Promise.resolve([{ unregister: () => Promise.resolve(done.push('worker gone')) }]) } },
      caches: {
        keys: () => Promise.resolve(['assets', 'notes']),
        delete: (name: string) => Promise.resolve(done.push(`${name} gone`)),
        match: (path: string) => cacheOf('notes').match(path),
        open: (name: string) => Promise.resolve(cacheOf(name)),
      },
    })
  })
  return done
}

const BACK = 'https://lantern.example/account?a=1#tablet'

test('restores the last good version and keeps its cache', async () => {
  const done = await loadAgain({ '/good': 'v1', '/opened': '/assets/index-two.js' }, { 'shell-v1': '/assets/index-one.js' })
  expect(done).toEqual(['/failed {"startScript":"/assets/index-two.js","at":5}', BACK])
})

test.each([
  ['when the good version itself does not start', { '/good': 'v1', '/opened': '/assets/index-one.js' }],
  ['after an earlier attempt', { '/good': 'v1', '/opened': '/assets/index-two.js', '/failed': { startScript: '/assets/index-two.js', at: 1 } }],
  ['before any version has started', { '/opened': '/assets/index-two.js' }],
])('deletes all caches, except the files that an adult saved for offline use: %s', async (_where, notes) => {
  const done = await loadAgain({ ...notes, '/wanted': ['code'] }, { 'shell-v1': '/assets/index-one.js' })
  expect(done).toEqual(['worker gone', 'assets gone', 'notes gone', '/wanted ["code"]', BACK])
})

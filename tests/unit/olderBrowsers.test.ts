import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, it } from 'vitest'
import { DEVICE_KEY } from '#adapters/browser/deviceKey'
import { addMissingParts } from '#adapters/browser/olderBrowsers'
import { languages } from '#domain/language'
import { addMissingMethods } from '#domain/olderBrowsers'

const YOUNG = ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'] as const

const restores: (() => void)[] = []
afterEach(() => {
  for (const restore of restores.splice(0)) restore()
})

/** Removes a feature, as in a browser that lacks it. */
function take(from: object, name: string): void {
  const had = Object.getOwnPropertyDescriptor(from, name)
  if (had === undefined) return
  Reflect.deleteProperty(from, name)
  restores.push(() => Object.defineProperty(from, name, had))
}

it('adds the array methods that the app uses to older browsers', () => {
  for (const name of YOUNG) take(Array.prototype, name)
  expect('toSorted' in []).toBe(false)
  addMissingMethods()
  const list = [3, 1, 2]
  expect([list.toSorted(), list.toSorted((one, other) => other - one), list.toReversed()]).toEqual([
    [1, 2, 3],
    [3, 2, 1],
    [2, 1, 3],
  ])
  expect([list.toSpliced(1, 1), list.toSpliced(0, 0, 9), list.with(2, 7), list.with(0, 7)]).toEqual([
    [3, 2],
    [9, 3, 1, 2],
    [3, 1, 7],
    [7, 1, 2],
  ])
  expect([list.findLast((each) => each > 1), list.findLastIndex((each) => each > 5)]).toEqual([2, -1])
  expect(() => list.with(3, 0)).toThrow(RangeError)
  expect(list).toEqual([3, 1, 2])
  expect(Object.keys([])).toEqual([])
})

it('copies typed arrays as the same type', () => {
  const prototype = Object.getPrototypeOf(Int8Array.prototype) as object
  for (const name of YOUNG) take(prototype, name)
  addMissingMethods()
  expect(Float32Array.of(3, 1).toSorted()).toEqual(Float32Array.of(1, 3))
  expect(Uint8Array.of(3, 1).toReversed()).toEqual(Uint8Array.of(1, 3))
})

it('adds the URL and time-limit features that the pages use', async () => {
  take(URL, 'canParse')
  take(AbortSignal, 'timeout')
  addMissingParts()
  expect([URL.canParse('https://a.example'), URL.canParse('/a'), URL.canParse('/a', 'https://a.example')]).toEqual([true, false, true])
  const signal = AbortSignal.timeout(1)
  await new Promise((resolve) => signal.addEventListener('abort', resolve))
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

it.each([
  ['a browser without Object.hasOwn', { assign: Object.assign }, true],
  ['a browser of today', Object, false],
])('tells the person before %s starts that it is too old: %s', (_what, objects, isTold) => {
  expect(runNotices({ objects }).className).toBe(isTold ? 'unstarted too-old' : 'unstarted')
})

it('tells the person that a browser without dialogs is too old', () => {
  expect(runNotices({ hasDialogs: false }).className).toBe('unstarted too-old')
})

it.each([
  [['ar-EG', 'en'], null, 'ar'],
  [['nl', 'pt-BR'], null, 'pt'],
  [['en-US', 'de'], null, 'en'],
  [['nl'], null, 'en'],
  [['de'], 'fr', 'fr'],
  [['de'], 'xx', 'de'],
])('addresses a browser of %j with chosen language %s in %s', (tags, chosen, spoken) => {
  expect(runNotices({ tags, chosen }).lang).toBe(spoken)
})

interface Visitor {
  readonly objects?: object
  readonly hasDialogs?: boolean
  readonly tags?: readonly string[]
  readonly chosen?: string | null
}

function runNotices({ objects = Object, hasDialogs = true, tags = ['en'], chosen = null }: Visitor) {
  const said = { className: 'unstarted' }
  const documentElement = { lang: 'en' }
  runInNewContext(readFileSync('public/tooOld.js', 'utf8'), {
    Object: objects,
    HTMLScriptElement: { prototype: { noModule: false } },
    ...(hasDialogs ? { HTMLDialogElement: {} } : {}),
    document: { documentElement, querySelector: () => said },
    localStorage: { getItem: (key: string) => (key === DEVICE_KEY && chosen !== null ? JSON.stringify({ language: chosen }) : null) },
    navigator: { languages: tags },
  })
  return { ...said, ...documentElement }
}

it('has every script-free notice in each language', () => {
  const script = readFileSync('public/tooOld.js', 'utf8')
  expect(script).toContain(JSON.stringify(languages).replaceAll('"', "'").replaceAll(',', ', '))
  for (const [file, times] of [
    ['index.html', 2],
    ['public/again.html', 1],
  ] as const) {
    const html = readFileSync(file, 'utf8')
    for (const language of languages) {
      expect(html.split(`<div lang="${language}"`).length + html.split(`<p lang="${language}"`).length - 2, `${language} in ${file}`).toBe(times)
      if (language !== 'en') expect(html.split(`:lang(${language})`).length, `${language} is shown in ${file}`).toBe(3)
    }
  }
})

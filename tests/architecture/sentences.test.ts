import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { hardCodedText } from '../support/sentences'

const under = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name))

/** Files with text that users can see or hear. */
const sources = ['src/app', 'src/screens', 'src/ui', 'scenes'].flatMap(under).filter((name) => /\.tsx?$/.test(name) && !name.endsWith('/text.ts'))

/** Files whose matches are not sentences, each with the reason. */
const otherwise: Readonly<Record<string, string>> = {
  'src/app/page/viewport.ts': 'a list for the browser',
  'src/screens/therapist-dashboard/columns.tsx': 'the names of two keys',
}

test('every sentence that a person reads has a key', () => {
  expect(sources.length).toBeGreaterThan(300)
  const past = sources
    .filter((name) => otherwise[name] === undefined)
    .flatMap((name) => hardCodedText(name, readFileSync(name, 'utf8')).map((said) => `${name}:${said}`))
  expect(past).toEqual([])
})

test.each(Object.keys(otherwise))('%s still needs its exception', (name) => {
  expect(hardCodedText(name, readFileSync(name, 'utf8')).length).toBeGreaterThan(0)
})

describe('detects', () => {
  test.each([
    ['between tags', 'const a = <p>Try again</p>'],
    ['in an attribute', 'const a = <button aria-label="Close" />'],
    ['in quotes', "const a = isLate ? 'Nothing is lost' : null"],
    ['put together', 'const a = `${text(key)}: ${name}`'],
    ['two in one', 'const a = `${text(one)} ${text(other)}`'],
    ['listed by hand', "const a = names.join(', ')"],
  ])('%s', (_, code) => expect(hardCodedText('a.tsx', code)).toHaveLength(1))

  test.each([
    ['a key', "const a = <p>{text('app.retry')}</p>"],
    ['a class', 'const a = <p className="press press-now" />'],
    ['a fault for the log', "throw new Error('There is no list of words.')"],
    ['a sign', 'const a = <b>·</b>'],
  ])('not %s', (_, code) => expect(hardCodedText('a.tsx', code)).toEqual([]))
})

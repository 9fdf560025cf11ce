import { expect, test } from 'vitest'
import { app } from '#text/en/app'
import { screens } from '#text/en/screens'
import { catalogue } from '#scenes/catalogue'

/** One word for one thing: what is said instead stands beside it. Technical columns of files that are exported are not texts. */
const never: readonly (readonly [said: string, never: RegExp])[] = [
  ['turn', /\b(tries|rounds?|trials?)\b/i],
  ['touch', /\b(hits?|responses?)\b/i],
  ['alone / with help', /\b(independent(ly)?|prompt(s|ed)?|unaided)\b/i],
  ['help', /\bcues?\b/i],
  ['wait', /\blatency\b/i],
  ['session', /\bgames?\b/i],
  ['busy', /\bcomplexity\b/i],
  ['place on the screen', /\bzones?\b/i],
  ['what suits', /\b(profiles?|dials?)\b/i],
  ['plan', /\bprogrammes?\b/i],
  ['guide', /\b(articles?|resources)\b/i],
  ['team', /\btherapist accounts?\b/i],
  ['sharing', /\b(consents?|grants?|revoke[ds]?)\b/i],
]

/** Here the word means something else. */
const otherwise: readonly RegExp[] = [
  // A subscription that begins without payment.
  /\btrial (is )?set up\b/i,
  // The name of what is filled in on how a child looks at things.
  /\bEveryday Looking Profile\b/,
  // A page of the specification.
  /^Resources$/,
]

function textsIn(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries((value ?? {}) as object).flatMap(([key, part]) => textsIn(part, path === '' ? key : `${path}.${key}`))
}

test('adults read one word for one thing', () => {
  // The terms of law speak law.
  const { legal: _legal, ...spoken } = screens
  const texts = [...textsIn({ app, ...spoken }), ...catalogue.flatMap(({ id, text }) => textsIn(text.en, id))]
  expect(texts.length).toBeGreaterThan(1500)
  const wrong = texts.flatMap(([path, text]) => {
    const plain = text.replace(/\{\{\w+\}\}/g, '')
    if (otherwise.some((meaning) => meaning.test(plain))) return []
    return never.filter(([, word]) => word.test(plain)).map(([said]) => `${path} (${said}): ${text}`)
  })
  expect(wrong).toEqual([])
})

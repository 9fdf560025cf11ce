import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '#domain/language'
import { PRODUCT_NAME } from '#product'
import { languageFrom, unsubscribePage, writeLetter, type Letter } from '../../functions/src/mail/letters'
import { hasPlayedSince } from '../../functions/src/mail/news'
import { mailWords } from '../../functions/src/mail/words'
import { retentionFrom } from '../../functions/src/housekeeping/retention'
import { counted, dayOf, endOfUtcDay, limitsFrom, type DayCount } from '../../functions/src/limits/decide'

const link = 'https://product.example/who'
const unsubscribe = 'https://functions.example/unsubscribe?token=t'
const day = new Date(Date.UTC(2026, 10, 30))
const letters: readonly Letter[] = [
  { kind: 'invitation', team: 'Clinic' },
  { kind: 'guardian', from: 'Ada' },
  { kind: 'report' },
  { kind: 'ending', team: 'Clinic', day },
  { kind: 'weekly', team: 'Clinic', unsubscribe },
]

describe.each(languages)('letters in %s', (language) => {
  test.each(letters)('$kind: has the same content and link in plain text and HTML', (letter) => {
    const { subject, text, html } = writeLetter(letter, { language, link })
    expect(`${subject}${text}${html}`).not.toMatch(/\{\{|undefined|null/)
    expect(text).toContain(link)
    expect(html).toContain(`href="${link}"`)
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    for (const line of text.split('\n\n').filter((each) => !each.includes('https://'))) expect(html).toContain(line)
    // A subject is a single line that fits on a phone.
    expect(subject).not.toMatch(/[\r\n\u2066-\u2069]/)
    expect(subject.length).toBeLessThan(90)
    expect(text).toContain(PRODUCT_NAME)
  })

  test('load nothing and run nothing', () => {
    for (const letter of letters) expect(writeLetter(letter, { language, link }).html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/i)
  })

  test('have every sentence that English has', () => {
    const shape = (value: unknown): unknown =>
      typeof value === 'string' ? true : Object.fromEntries(Object.entries(value as object).map(([name, inner]) => [name, shape(inner)]))
    expect(shape(mailWords[language])).toEqual(shape(mailWords.en))
    const places = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted()
    for (const kind of letters.map((letter) => letter.kind)) {
      expect(new Set(places(mailWords[language][kind].body))).toEqual(new Set(places(mailWords.en[kind].body)))
    }
  })
})

describe('a letter', () => {
  const of = (letter: Letter) => writeLetter(letter, { language: 'en', link })

  test('contains no data of a child: no sentence has a placeholder for it', () => {
    expect([...readFileSync('functions/text/en.json', 'utf8').matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)).not.toContain('alias')
  })

  test('keeps a hostile name within its line, its text and its page', () => {
    const { subject, html } = of({ kind: 'invitation', team: 'Clinic\r\nBcc: all\r\n\r\n<script>alert(1)</script>' })
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;')
    expect(of({ kind: 'invitation', team: 'x'.repeat(5000) }).subject.length).toBeLessThan(150)
  })

  test.each(['https://evil.example', 'Win at www.evil.example now', 'evil.example/prize', 'evil.com'])('does not link to a name like %s', (team) => {
    const { subject, text, html } = of({ kind: 'invitation', team })
    expect(subject + text + html.replaceAll(link, '')).not.toContain('evil')
  })

  test('isolates a name in another script', () => {
    const { text } = writeLetter({ kind: 'invitation', team: 'Clinic 5' }, { language: 'ar', link })
    expect(text).toContain('\u2068Clinic 5\u2069')
  })

  test('can be unsubscribed with one press if it comes every week', () => {
    expect(of({ kind: 'weekly', team: 'Clinic', unsubscribe }).headers).toEqual({
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(of({ kind: 'report' }).headers).toBeUndefined()
  })

  test('is in the first supported language', () => {
    expect(languageFrom('fr', 'de')).toBe('fr')
    expect(languageFrom(undefined, 'xx', 'ar')).toBe('ar')
    expect(languageFrom(null, 7)).toBe('en')
  })
})

describe('news on a list', () => {
  const row = { caseload: ['tom_5', 'tia_x_5'], played: [100, 900] }
  test.each([
    ['tom', 'therapist', 500, true],
    ['tom', 'therapist', 950, false],
    ['tia', 'therapist', 500, false],
    ['tia_x', 'therapist', 500, true],
    ['own', 'owner', 500, true],
    ['ann', 'admin', 500, true],
    ['tom', 'visitor', 500, false],
  ])('for %s as %s since %i: %j', (uid, role, since, expected) => {
    expect(hasPlayedSince(row, { uid, role, since })).toBe(expected)
  })
})

test.each(languages)('asks before it ends weekly letters, in %s', (language) => {
  expect(unsubscribePage(language, 'ask')).toContain('<form method="post">')
  expect(unsubscribePage(language, 'done')).not.toContain('<form')
  expect(unsubscribePage(language, 'unknown')).not.toContain('<form')
})

describe('retention times', () => {
  test('have their default if the setting is invalid', () => {
    expect(retentionFrom()).toEqual(retentionFrom({ mailDays: 'long', accessLogDays: Number.NaN }))
    expect(retentionFrom()).toMatchObject({ accessLogDays: null, mailDays: 30, endedSharingDays: 30 })
  })

  test('follow the setting, but never end before data is out of use; null keeps for good', () => {
    expect(retentionFrom({ mailDays: null, endedSharingDays: -5, accessLogDays: 1, invitationDays: 90 })).toMatchObject({
      mailDays: null,
      endedSharingDays: 14,
      accessLogDays: 30,
      invitationDays: 90,
    })
  })
})

describe('daily limits', () => {
  test('are settings that must be numbers', () => {
    expect(limitsFrom({})).toEqual({ invitations: 20, guardians: 10, sessions: 30, accounts: 3 })
    expect(limitsFrom({ LIMIT_INVITATIONS: '5', LIMIT_SESSIONS: '0', LIMIT_ACCOUNTS: 'many', LIMIT_GUARDIANS: '2.5' })).toEqual({
      invitations: 5,
      guardians: 10,
      sessions: 30,
      accounts: 3,
    })
  })

  test('count an event once, however often it arrives', () => {
    const made = (event: string) => ({ what: 'sessions', of: 'vic', event }) as const
    const first = counted(null, made('a'))
    expect(first).toEqual({ what: 'sessions', of: 'vic', count: 1, seen: ['a'] })
    expect(counted(first, made('a'))).toEqual(first)
    expect(counted(first, made('b')).count).toBe(2)
    let many: DayCount = first
    for (let index = 0; index < 200; index++) many = counted(many, made(`e${index}`))
    expect(many.count).toBe(201)
    expect(many.seen).toHaveLength(50)
  })

  test('end at midnight UTC', () => {
    const at = Date.UTC(2026, 10, 30, 23, 59, 59)
    expect(dayOf(at)).toBe('2026-11-30')
    expect(endOfUtcDay(at)).toBe(Date.UTC(2026, 11, 1))
    expect(endOfUtcDay(Date.UTC(2026, 11, 1))).toBe(Date.UTC(2026, 11, 2))
  })
})

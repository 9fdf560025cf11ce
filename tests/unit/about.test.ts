import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { contactFrom } from '../../src/screens/about/contact'
import { news } from '../../src/screens/about/news'

test('accepts only an e-mail or https address as the contact', () => {
  expect(contactFrom(' help@clinic.example ')).toEqual({ address: 'mailto:help@clinic.example', name: 'help@clinic.example' })
  expect(contactFrom('https://clinic.example/help')).toEqual({ address: 'https://clinic.example/help', name: 'clinic.example' })
  for (const wrong of ['', 'help', 'http://clinic.example', 'javascript:alert(1)', 'https://', 'a b@c.de', '"x"@c.de'])
    expect(contactFrom(wrong), wrong).toBeNull()
})

test('describes the built version as the newest', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(news[0].version).toBe(version)
})

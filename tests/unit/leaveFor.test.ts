import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { leaveFor } from '#app/routing/leaveFor'

function open(address: string): readonly string[] {
  const opened: string[] = []
  try {
    leaveFor(address, { assign: (url) => void opened.push(String(url)) })
  } catch (error) {
    opened.push(`refused: ${(error as Error).message}`)
  }
  return opened
}

describe('an address from a payment service', () => {
  it.each([
    'https://checkout.example/pay?id=1#x',
    'HTTPS://checkout.example/',
    'http://localhost:8086/pay',
    'http://127.0.0.1:8086/pay',
    'http://[::1]:8086/pay',
  ])('opens: %s', (address) => {
    expect(open(address)).toEqual([address])
  })

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'http://checkout.example/',
    'http://localhost.evil.example/',
    'http://127.0.0.1@evil.example/',
    '//evil.example',
    '/pay',
    'pay',
    '',
  ])('is refused: %j', (address) => expect(open(address)).toEqual(['refused: this address must not be opened']))

  it('is never opened without this check', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
    expect(files.filter((file) => /location\.assign\(|location\.href\s*=[^=]|window\.open\(/.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([])
  })
})

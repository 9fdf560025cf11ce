import { expect, it } from 'vitest'
import { createTexts } from '#text/translate'

const write = (name: string, value: unknown) => (name === 'alias' ? `<${String(value)}>` : String(value))
const texts = (locale = 'en') => createTexts({ locale, write })

it('merges the branches of several files, and a later file changes none that it lacks', () => {
  const { add, translate } = texts()
  const first = { app: { close: 'Close', titles: { '/today': 'Today' } } }
  add(first)
  add({ app: { open: 'Open', titles: { '/plan': 'Plan' } } })
  expect([translate('app.close'), translate('app.open')]).toEqual(['Close', 'Open'])
  expect(translate('app.titles')).toEqual({ '/today': 'Today', '/plan': 'Plan' })
  expect(first).toEqual({ app: { close: 'Close', titles: { '/today': 'Today' } } })
})

it('writes values into sentences, lists and branches', () => {
  const { add, translate } = texts()
  add({ app: { said: '{{alias}} did {{ count }}', list: ['{{count}} a', 'b'], of: { one: '{{count}} c' } } })
  expect(translate('app.said', { alias: 'Pip', count: 3 })).toBe('<Pip> did 3')
  expect(translate('app.list', { returnObjects: true, count: 3 })).toEqual(['3 a', 'b'])
  expect(translate('app.of', { returnObjects: true, count: 3 })).toEqual({ one: '3 c' })
})

it('leaves placeholders and replacement patterns in a typed name as they are', () => {
  const { add, translate } = texts()
  add({ a: '{{alias}}, {{count}}' })
  expect(translate('a', { alias: '{{count}} $& $1 $t(a)', count: 2 })).toBe('<{{count}} $& $1 $t(a)>, 2')
})

it('chooses the plural form of the language, and the sentence for nothing where there is one', () => {
  const english = texts()
  english.add({
    none_zero: 'no one',
    none_one: '{{count}} one',
    none_other: '{{count}} more',
    few_one: 'one',
    few_other: '{{count}}',
    plain: 'plain {{count}}',
  })
  expect([0, 1, 2].map((count) => english.translate('none', { count }))).toEqual(['no one', '1 one', '2 more'])
  expect([0, 1].map((count) => english.translate('few', { count }))).toEqual(['0', 'one'])
  expect(english.translate('plain', { count: 1 })).toBe('plain 1')
  const arabic = texts('ar')
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
  arabic.add(Object.fromEntries(forms.map((form) => [`day_${form}`, form])))
  expect([0, 1, 2, 3, 11, 100].map((count) => arabic.translate('day', { count }))).toEqual(forms)
})

it('returns the key of a text that is not there', () => {
  const { add, translate } = texts()
  add({ app: { close: 'Close' } })
  for (const key of ['app.gone', 'gone.close', 'app.close.deeper', 'app.constructor', 'toString']) expect(translate(key, { count: 1 })).toBe(key)
})

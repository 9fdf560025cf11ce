import { expect, it } from 'vitest'
import { MoodChoice } from '#app/stage/result/MoodChoice'
import { show } from '../support/page'

it('asks by the child’s name, or about “your child” without one', () => {
  const ask = (alias: string | null) => show(<MoodChoice alias={alias} mood={null} isDisabled={false} onChange={() => undefined} />).text
  expect(ask('Pip')).toContain('How was it for Pip?')
  expect(ask(null)).toContain('How was it for your child?')
})

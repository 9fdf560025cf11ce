import { expect, it } from 'vitest'
import { detectVoice, silence } from '#domain/devices/voiceLevel'
import { wildVoice } from '../safety/harness/wildVoice'

it('the films’ simulated voice is heard as many voices, at every rate of pressing', () => {
  for (const slower of [1, 2, 3, 5, 8]) {
    let [heard, begun] = [silence, 0]
    for (let at = 0; at < 20_000; at += 50) {
      const before = heard.isSounding
      heard = detectVoice(heard, wildVoice(at, slower))
      if (!before && heard.isSounding) begun += 1
    }
    expect(begun, `${slower} a second`).toBeGreaterThan(9)
  }
})

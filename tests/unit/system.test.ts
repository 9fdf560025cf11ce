import { expect, it } from 'vitest'
import { systemOf } from '#domain/devices/system'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  ['ipados', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/26.0 Safari/605.1.15`, 5],
  ['ipados', `Mozilla/5.0 (iPad; CPU OS 16_3 like Mac OS X) ${webKit} CriOS/120.0 Mobile/15E148 Safari/604.1`, 5],
  ['ipados', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} Version/18.0 Mobile/15E148 Safari/604.1`, 5],
  ['macos', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/26.0 Safari/605.1.15`, 0],
  ['android', `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/140.0.0.0 Safari/537.36`, 10],
  ['windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36`, 10],
  ['chromeos', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/140.0.0.0 Safari/537.36`, 10],
  [null, `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/140.0.0.0 Safari/537.36`, 0],
])('recognises %s', (system, userAgent, touchPoints) => {
  expect(systemOf(userAgent, touchPoints)).toBe(system)
})

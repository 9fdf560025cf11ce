import { expect, it } from 'vitest'
import type { SessionHeader } from '#domain/activities/session'
import { defaultDials } from '#domain/child/dials'
import type { PlayEvent } from '#domain/trials/engine/events'
import { groundShown, texturedGround } from '#domain/trials/plan/ground'
import { GroundStrength } from '#app/stage/start/GroundStrength'
import { findActivity } from '#scenes/catalogue'
import { sessionHeader } from '#tests/support/examples'
import { show, slide } from '../support/page'
import { appWithStage } from '#tests/support/stageActor'

const manifest = findActivity('findbunny')
const began: PlayEvent = { kind: 'trial-began', at: 0, trial: 0, warmUp: false, waitMs: null }
const grass: PlayEvent = { kind: 'ground', at: 1000, trial: 0, shows: groundShown(texturedGround('grass')), strength: 0.5 }

async function sheetOf(events: readonly PlayEvent[], level: string, maxComplexity: number) {
  if (manifest === null) throw new Error('there is no such activity')
  const header: SessionHeader = {
    ...sessionHeader('s1'),
    activity: 'findbunny',
    level,
    settings: { ...sessionHeader('s1').settings, dials: { ...defaultDials, maxComplexity } },
  }
  const { actor, log } = await appWithStage(header, events)
  return { ...show(<GroundStrength manifest={manifest} />, { actor }), log }
}

const sliderIn = (place: HTMLElement) => place.querySelector<HTMLInputElement>('input[type=range]')

it('is hidden without a background', async () => {
  expect((await sheetOf([began], '8', 10)).text).toBe('')
  expect((await sheetOf([began, grass, { ...grass, at: 2000, shows: null, strength: 0 }], '8', 10)).text).toBe('')
})

it('shows the current strength, and sends the chosen one to the stage', async () => {
  const { place, text, log } = await sheetOf([began, grass], '8', 10)
  expect(text).toContain('Background strength')
  const slider = sliderIn(place)
  expect(slider?.value).toBe('50')
  if (slider !== null) await slide(slider, 'down')
  expect(slider?.value).toBe('40')
  expect(log.filter((call) => call.startsWith('stage.setGround'))).toEqual(['stage.setGround 0.4'])
})

it('allows up to the child’s limit, and the full range in a harder level tried on purpose', async () => {
  const mostOf = async (level: string, maxComplexity: number) => sliderIn((await sheetOf([began, grass], level, maxComplexity)).place)?.max ?? null
  expect([await mostOf('1', 10), await mostOf('1', 7), await mostOf('1', 3), await mostOf('8', 3)]).toEqual(['100', '50', null, '100'])
})

import { useEffect, useRef, useState } from 'react'
import { type Manifest, pageOfLevel } from '#domain/activities/manifest'
import type { Dials } from '#domain/child/dials'
import { resolveDials, resolveSettings } from '#domain/settings/resolve'
import { underFlags } from '#domain/child/safety'
import { selectView } from '#machines/stage/stage.selectors'
import { useStage } from '../../services/actors'
import { useChildren } from '../../play/children'
import { useFlags } from '../../services/flags'

/** An adult's changes for this session only. */
export interface Tweak {
  readonly tweak: Partial<Dials>
  changeTweak(tweak: Partial<Dials>): void
}

/**
 * Keeps the running stage up to date. A change of the profile, made anywhere, or a change for this session applies from the
 * next trial. A meeting or an assessment keeps its initial settings, because its trials must be comparable.
 */
export function useRepaint(manifest: Manifest): Tweak {
  const { snapshot, send } = useStage()
  const { children } = useChildren()
  const flags = useFlags()
  const header = snapshot.context.request?.header
  const [changed, setChanged] = useState<{ of: string; tweak: Partial<Dials> } | null>(null)
  const child = children === 'unknown' ? undefined : children.find(({ id }) => id === header?.childId)
  // Keeps a wait that was found for this session by adapting to the child, until the session ends.
  const found = header !== undefined && child !== undefined && resolveDials(child.profile).dials.autoWait ? { waitMs: header.settings.dials.waitMs } : {}
  const tweak = { ...found, ...(changed !== null && changed.of === header?.id ? changed.tweak : {}) }
  const isRunning = ['playing', 'turned', 'away', 'held'].includes(selectView(snapshot))
  const isFixed = header === undefined || header.activity !== manifest.id || pageOfLevel(manifest, header.level) !== null
  const wanted =
    !isRunning || isFixed || child === undefined
      ? null
      : resolveSettings(underFlags(child.profile, flags), manifest.settings, header.settings.activity, { tweak, heightCm: header.device.screen?.heightCm })
  const sent = useRef({ id: '', said: '' })
  const said = wanted === null ? null : JSON.stringify(wanted)

  useEffect(() => {
    if (wanted === null || said === null || header === undefined) return
    const last = sent.current.id === header.id ? sent.current.said : JSON.stringify(header.settings)
    if (said === last) return
    sent.current = { id: header.id, said }
    send({ type: 'STAGE.ADJUST', settings: wanted })
  }, [wanted, said, header, send])

  return {
    tweak,
    changeTweak(part) {
      if (header !== undefined) setChanged({ of: header.id, tweak: { ...tweak, ...part } })
    },
  }
}

import { type CSSProperties, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Manifest } from '#domain/activities/manifest'
import { resolveDials } from '#domain/settings/resolve'
import { palette } from '#domain/child/palette'
import { newProfile } from '#domain/child/childProfile'
import { inLight, isStrict, underFlags } from '#domain/child/safety'
import { codeOf } from '#domain/devices/keys'
import { weakerBottomSide } from '#domain/trials/layout/placement'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { Button } from '#ui/Button'
import { ChevronIcon } from '#ui/icons'
import { LinkButton } from '#ui/LinkButton'
import { useDevice } from '../../page/deviceSettings'
import { useFlags } from '../../services/flags'
import { type PlayRequest, usePlay } from '../../play/startSession'
import { sayLevel } from './levels'

/** Key that marks a look, as on the stage. */
const LOOK_KEY = 'KeyL'

/** Shows the adult how to mark a look and lets them try it, before play with figures that depend on such marks. */
export function Coach({ manifest, request }: { manifest: Manifest; request: PlayRequest }) {
  const text = useText()
  const navigate = useNavigate()
  const { change } = useDevice()
  const { activeChild, play } = usePlay()
  const [isHeld, setHeld] = useState(false)
  const [looks, setLooks] = useState(0)
  const { profile } = activeChild ?? { profile: newProfile }
  const { dials } = resolveDials(profile)
  const light = inLight(palette[dials.colour], isStrict(underFlags(profile, useFlags())))
  const alias = activeChild?.alias ?? text('app.guest')
  const begin = (knows: boolean) => {
    if (knows) change({ knowsMarking: true })
    play(manifest, { ...request, isCoached: true })
  }
  const press = () => setHeld(true)
  const letGo = () => {
    if (!isHeld) return
    setHeld(false)
    setLooks(looks + 1)
  }
  useLookKey(press, letGo)
  return (
    <main className="panel coach">
      <div className="start-bar">
        <button type="button" className="coach-back" onClick={() => void navigate(-1)}>
          <ChevronIcon />
          {text('app.start.back')}
        </button>
        <span className="muted">{`${textOf(manifest).title} · ${sayLevel(text, request.level)}`}</span>
      </div>
      <div className="coach-halves">
        <div className="coach-words">
          <h1>{text('app.coach.title', { alias })}</h1>
          <p className="muted">{text('app.coach.why', { alias })}</p>
          <p className="muted coach-more">{text('app.coach.faint', { alias })}</p>
          <p className="muted coach-more">{text('app.coach.key')}</p>
          <p role="status">{looks === 0 ? text('app.coach.try') : text('app.coach.counted', { count: looks })}</p>
          <Button kind="now" onClick={() => begin(looks > 0)}>
            {text('app.coach.begin')}
          </Button>
          <p>
            <LinkButton onClick={() => begin(true)}>{text('app.coach.known')}</LinkButton> <span className="muted">{text('app.coach.knownWhy')}</span>
          </p>
        </div>
        <div className="coach-stage" data-side={weakerBottomSide(dials.zones)} style={{ '--light': light } as CSSProperties}>
          <i className="coach-light" aria-hidden="true" />
          <button
            type="button"
            className="coach-dot"
            data-held={isHeld}
            aria-label={text('app.coach.dot')}
            onPointerDown={press}
            onPointerUp={letGo}
            onPointerCancel={() => setHeld(false)}
            onPointerLeave={() => setHeld(false)}
            onContextMenu={(event) => event.preventDefault()}
          />
        </div>
      </div>
    </main>
  )
}

function useLookKey(press: () => void, letGo: () => void): void {
  useEffect(() => {
    const down = (event: KeyboardEvent) => (codeOf(event) === LOOK_KEY && !event.repeat ? press() : undefined)
    const up = (event: KeyboardEvent) => (codeOf(event) === LOOK_KEY ? letGo() : undefined)
    addEventListener('keydown', down, true)
    addEventListener('keyup', up, true)
    return () => {
      removeEventListener('keydown', down, true)
      removeEventListener('keyup', up, true)
    }
  })
}

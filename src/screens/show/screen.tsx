import '#app/stage/play/stage.css'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { shownProfile, decodeShown, type Shown, SHOWN_CHILD_ID } from '#domain/activities/shown'
import type { Manifest } from '#domain/activities/manifest'
import type { Child } from '#domain/people/people'
import { isChildsScreen, selectView } from '#machines/stage/stage.selectors'
import { catalogue } from '#scenes/catalogue'
import { useStage } from '#app/services/actors'
import { useFlags } from '#app/services/flags'
import { LanguageMenu } from '#app/shell/LanguageMenu'
import { usePlay } from '#app/play/startSession'
import { useTitle } from '#app/page/title'
import { Rest } from '#app/stage/play/Rest'
import { StagePicture } from '#app/stage/start/StagePicture'
import { Warnings } from '#app/stage/start/Warnings'
import { useSlowExit } from '#app/stage/play/useSlowExit'
import { useStageMode, useTurning } from '#app/stage/play/useStageMode'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { Button } from '#ui/Button'

/** The page of one activity opened by a link. It can be played again and again, and leads nowhere else. */
export default function Show() {
  const text = useText()
  const { hash } = useLocation()
  useTitle(text('app.titles./show'))
  const { disabledActivities } = useFlags()
  const found = decodeShown(hash.slice(1), catalogue)
  if (found === null || disabledActivities.includes(found.manifest.id)) {
    return (
      <main className="panel">
        <div className="start-bar start-bar-end">
          <LanguageMenu />
        </div>
        <h1>{text('screens.shown.wrong')}</h1>
      </main>
    )
  }
  return <Locked key={hash} manifest={found.manifest} shown={found.shown} />
}

function Locked({ manifest, shown }: { manifest: Manifest; shown: Shown }) {
  const text = useText()
  const { snapshot, send } = useStage()
  const { play, guestChild } = useShownPlay(shown)
  const isOurs = snapshot.context.request?.header.childId === SHOWN_CHILD_ID
  const view = isOurs ? selectView(snapshot) : 'none'
  const isPortrait = useTurning(view)
  useStay()
  useStageMode(isChildsScreen(view) ? 'playing' : 'adult')
  useEffect(() => () => send({ type: 'STAGE.CLOSE' }), [send])

  if (view === 'turned') return <Rest label={text('app.turn')} shows="turn-me" onHeld={() => send({ type: 'STAGE.HOLD' })} />
  if (view === 'resting') return <Rest label={text('app.resting')} onHeld={() => send({ type: 'STAGE.HOLD' })} />
  if (isChildsScreen(view)) return isPortrait ? <div className="turn-me" role="img" aria-label={text('app.turn')} /> : null
  if (view === 'held') return <Paused name={textOf(manifest).title} />
  const { title, goal } = textOf(manifest)
  return (
    <main className="panel start">
      <div className="start-bar start-bar-end">
        <LanguageMenu />
      </div>
      <div className="start-halves">
        <div className="start-half">
          <StagePicture manifest={manifest} category={shown.category} child={guestChild} />
          <p className="muted">{text('screens.shown.note')}</p>
          <p className="muted">{text('screens.shown.light')}</p>
        </div>
        <div className="start-half">
          <div>
            <h1>{title}</h1>
            <p>{view === 'failed' ? text('screens.shown.failed') : goal}</p>
          </div>
          <Warnings />
          <Button
            kind="now"
            className="start-now"
            onClick={() => {
              stay()
              play(manifest)
            }}
          >
            {text(view === 'summary' ? 'screens.shown.again' : 'screens.shown.start')}
          </Button>
        </div>
      </div>
    </main>
  )
}

/** Makes “back” (including a swipe at the edge) lead to this same page. Browsers respect such a history entry only if it was added after a press. */
const stay = () => window.history.pushState(window.history.state, '', window.location.href)

function useStay(): void {
  useEffect(() => {
    window.addEventListener('popstate', stay)
    return () => window.removeEventListener('popstate', stay)
  }, [])
}

/** Plays with the link's settings, for no particular child. */
function useShownPlay(shown: Shown) {
  const { play } = usePlay()
  const [guestChild] = useState((): Child => ({
    id: SHOWN_CHILD_ID,
    ownerUid: SHOWN_CHILD_ID,
    guardians: [],
    alias: '',
    birthMonth: null,
    profile: shownProfile(shown),
  }))
  const { category, level, own } = shown
  return { guestChild, play: (manifest: Manifest) => play(manifest, { category, level, own, isShown: true }, guestChild) }
}

/** Shows as little text as possible over the child's screen. */
function Paused({ name }: { name: string }) {
  const text = useText()
  const { send } = useStage()
  const { isLeaving, leave } = useSlowExit()
  return (
    <main className={`panel held ${isLeaving ? 'leaves' : ''}`} aria-label={name}>
      <div className="row">
        <Button kind="now" onClick={() => leave(() => send({ type: 'STAGE.RESUME' }))}>
          {text('screens.shown.goOn')}
        </Button>
        <Button onClick={() => leave(() => send({ type: 'STAGE.END' }))}>{text('screens.shown.end')}</Button>
      </div>
    </main>
  )
}

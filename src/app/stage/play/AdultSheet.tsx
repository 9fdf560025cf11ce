import { settingsFrom } from '#domain/settings/ownSettings'
import { useEffect, useState } from 'react'
import { type Manifest } from '#domain/activities/manifest'
import type { SessionHeader } from '#domain/activities/session'
import { resolveDials } from '#domain/settings/resolve'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { LinkButton } from '#ui/LinkButton'
import { Modal } from '#ui/Modal'
import { useAdultFirst } from '../../gate/useAdultFirst'
import { useDevice } from '../../page/deviceSettings'
import { useStage } from '../../services/actors'
import { useServices } from '../../services/services'
import { useChildren } from '../../play/children'
import { usePlay } from '../../play/startSession'
import { swallowPress } from '../../page/swallowPress'
import { DeviceChoicesPart } from '../start/DeviceChoices'
import { HeadChoicePart } from '../start/HeadChoice'
import { FacePanel } from '../start/FaceChoice'
import { ForNow } from '../start/ForNow'
import { GroundStrength } from '../start/GroundStrength'
import { LevelChoice } from '../start/LevelChoice'
import { OwnSettings } from '../start/OwnSettings'
import { PauseTiles } from './PauseTiles'
import type { Tweak } from './useRepaint'
import { useSlowExit } from './useSlowExit'
import { VolumeControls } from '../start/VolumeControls'
import { Warnings } from '../start/Warnings'

interface Props {
  readonly manifest: Manifest
  readonly category: string | null
  readonly isPortrait: boolean
  readonly repaint: Tweak
}

const acts = [
  ['STAGE.REPEAT_CUE', 'repeatCue'],
  ['STAGE.NEXT', 'next'],
  ['STAGE.REST', 'rest'],
] as const

/** The pause menu over the paused stage. Only its own buttons return to play, not Escape or a tap outside it. */
export function AdultSheet({ manifest, category, isPortrait, repaint }: Props) {
  const text = useText()
  const { snapshot, send } = useStage()
  const { isLeaving, leave } = useSlowExit()
  const [showsSettings, setShowsSettings] = useState(false)
  const { asking, ask } = useAdultFirst('settings')
  // The finger that opened the pause menu is still on the corner of the screen.
  useEffect(swallowPress, [])
  const header = snapshot.context.request?.header
  const go = (type: 'STAGE.RESUME' | 'STAGE.REPEAT_CUE' | 'STAGE.NEXT' | 'STAGE.REST' | 'STAGE.END') => leave(() => send({ type }))
  return (
    <Modal opened onClose={() => undefined} size="xl" title={text('app.sheet.title')} className={isLeaving ? 'sheet leaves' : 'sheet'}>
      {isPortrait ? <div className="turn-me turn-me-small" role="img" aria-label={text('app.turn')} /> : null}
      <Warnings />
      <p className="muted sheet-lead">{text('app.sheet.lead')}</p>
      {/* “Continue” and “End” look the same, so nobody has to search for the end while a child cries. */}
      <div className="sheet-ways">
        <Button kind="now" data-autofocus onClick={() => go('STAGE.RESUME')}>
          {text('app.sheet.goOn')}
        </Button>
        <Button onClick={() => go('STAGE.END')}>{text('app.sheet.end')}</Button>
      </div>
      {header === undefined ? null : <HeadChoicePart childId={header.childId} dials={header.settings.dials} needs={manifest.needs} />}
      <DeviceChoicesPart manifest={manifest} />
      <FaceInPlay />
      <PauseTiles manifest={manifest} />
      <div className="sheet-links">
        <Mute />
        {acts.map(([type, name]) => (
          <LinkButton key={type} onClick={() => go(type)}>
            {text(`app.sheet.${name}`)}
          </LinkButton>
        ))}
        <LinkButton
          className="sheet-settings"
          aria-expanded={showsSettings}
          onClick={() => (showsSettings ? setShowsSettings(false) : ask(() => setShowsSettings(true)))}
        >
          {text('app.sheet.settings')}
        </LinkButton>
      </div>
      {asking}
      {showsSettings && header !== undefined ? <Changes manifest={manifest} category={category} header={header} repaint={repaint} leave={leave} /> : null}
    </Modal>
  )
}

/** Shows the camera that records the face in this session, if it does. */
function FaceInPlay() {
  const { face } = useServices()
  const { children } = useChildren()
  const { snapshot, send } = useStage()
  const { request } = snapshot.context
  const child = children === 'unknown' ? undefined : children.find(({ id }) => id === request?.header.childId)
  if (child === undefined || request?.watchesFace === undefined) return null
  return <FacePanel child={child} face={face} onTurned={(isWatched) => send({ type: 'STAGE.WATCH_FACE', isWatched })} />
}

/** Silences everything immediately. A second press restores the previous volume. */
function Mute() {
  const text = useText()
  const { choices, change } = useDevice()
  const { muted } = choices.volumes
  return (
    <LinkButton aria-pressed={muted} onClick={() => change({ volumes: { ...choices.volumes, muted: !muted } })}>
      {text('app.sheet.mute')}
    </LinkButton>
  )
}

interface ChangesProps extends Pick<Props, 'manifest' | 'category' | 'repaint'> {
  readonly header: SessionHeader
  readonly leave: (act: () => void) => void
}

function Changes({ manifest, category, header, repaint, leave }: ChangesProps) {
  const text = useText()
  const { play } = usePlay()
  const { children } = useChildren()
  const [level, setLevel] = useState(header.level)
  const [own, setOwn] = useState(() => settingsFrom(manifest.settings, header.settings.activity))
  const child = children === 'unknown' ? undefined : children.find(({ id }) => id === header.childId)
  return (
    <div className="changes">
      {manifest.takesMore === true ? <p className="muted">{text('app.sheet.moreThingsWhy')}</p> : null}
      <GroundStrength manifest={manifest} />
      <VolumeControls />
      {child === undefined ? null : (
        <ForNow alias={child.alias} dials={resolveDials(child.profile, repaint).dials} locks={child.profile.locks} onChange={repaint.changeTweak} />
      )}
      <OwnSettings manifest={manifest} category={category} childId={header.childId} isPlaying values={own} onChange={setOwn} />
      <LevelChoice manifest={manifest} caps={header.settings.dials} level={level} onChange={setLevel} />
      <p className="muted">{text('app.sheet.applyWhy')}</p>
      <Button onClick={() => leave(() => play(manifest, { category, level, own }, child))}>{text('app.sheet.apply')}</Button>
    </div>
  )
}

import type { ReactNode } from 'react'
import type { Manifest } from '#domain/activities/manifest'
import { useText } from '#text/i18n'
import { ActivitiesIcon, MicrophoneIcon, MinusIcon, MusicIcon, PictureIcon, PlusIcon, SoundIcon } from '#ui/icons'
import { useDevice } from '../../page/deviceSettings'
import { useGround } from '../start/useGround'
import { useMoreThings } from '../start/useMoreThings'

const channels = [
  ['voice', 'volumes.voice', MicrophoneIcon],
  ['effects', 'tiles.sounds', SoundIcon],
  ['music', 'volumes.music', MusicIcon],
] as const

const loudness = ['off', 'soft', 'medium', 'full'] as const
/** Volume (0 to 1) of each loudness step. */
const volumes = [0, 0.3, 0.6, 1] as const

const grounds = ['plain', 'faint', 'medium', 'full'] as const

/** Returns the step whose share (0 to 1) is nearest. */
const nearest = (shares: readonly number[], share: number): number =>
  shares.reduce((best, each, index) => (Math.abs(each - share) < Math.abs((shares[best] ?? 0) - share) ? index : best), 0)

/** The controls for an adult during play. One press is one step, and nothing makes a sound. */
export function PauseTiles({ manifest }: { manifest: Manifest }) {
  const text = useText()
  return (
    <div className="tiles" role="group" aria-label={text('app.sheet.tiles.label')}>
      <VolumeTiles />
      <GroundTile manifest={manifest} />
      <HowManyTile manifest={manifest} />
    </div>
  )
}

function Tile({ icon, name, said, isDisabled = false, onPress }: { icon: ReactNode; name: string; said: string; isDisabled?: boolean; onPress: () => void }) {
  return (
    <button type="button" className="tile" disabled={isDisabled} onClick={onPress}>
      {icon}
      <span>
        {name} <span className="muted">{said}</span>
      </span>
    </button>
  )
}

function VolumeTiles() {
  const text = useText()
  const { choices, change } = useDevice()
  return channels.map(([channel, name, Icon]) => {
    const step = nearest(volumes, choices.volumes[channel])
    const next = volumes[(step + 1) % volumes.length] ?? 0
    return (
      <Tile
        key={channel}
        icon={<Icon />}
        name={text(`app.sheet.${name}`)}
        said={text(`app.sheet.tiles.loudness.${choices.volumes.muted ? 'off' : (loudness[step] ?? 'off')}`)}
        isDisabled={choices.volumes.muted}
        onPress={() => change({ volumes: { ...choices.volumes, [channel]: next } })}
      />
    )
  })
}

function GroundTile({ manifest }: { manifest: Manifest }) {
  const text = useText()
  const ground = useGround(manifest)
  if (ground === null) return null
  const strengths = grounds.map((_, index) => Math.round((ground.most * 100 * index) / (grounds.length - 1)) / 100)
  const step = nearest(strengths, ground.strength)
  return (
    <Tile
      icon={<PictureIcon />}
      name={text('app.sheet.tiles.ground')}
      said={text(`app.sheet.tiles.grounds.${grounds[step] ?? 'plain'}`)}
      // Each press lowers the strength, because an adult who looks for this control usually wants less.
      onPress={() => ground.set(strengths[(step + strengths.length - 1) % strengths.length] ?? 0)}
    />
  )
}

function HowManyTile({ manifest }: { manifest: Manifest }) {
  const text = useText()
  const things = useMoreThings(manifest)
  if (things === null) return null
  const { more, wish } = things
  const said = more === 0 ? text('app.sheet.tiles.planned') : text(`app.sheet.tiles.${more > 0 ? 'more' : 'fewer'}`, { count: Math.abs(more) })
  return (
    <div className="tile" role="group" aria-label={text('app.sheet.tiles.howMany')}>
      <span className="tile-steps">
        <button type="button" aria-label={text('app.sheet.oneFewer')} onClick={() => wish(-1)}>
          <MinusIcon />
        </button>
        <ActivitiesIcon />
        <button type="button" aria-label={text('app.sheet.oneMore')} onClick={() => wish(1)}>
          <PlusIcon />
        </button>
      </span>
      <span role="status">
        {text('app.sheet.tiles.howMany')} <span className="muted">{said}</span>
        {more === 0 ? null : <span className="unseen">{text(more > 0 ? 'app.sheet.moreThings' : 'app.sheet.fewerThings', { count: Math.abs(more) })}</span>}
      </span>
    </div>
  )
}

import { useState } from 'react'
import type { Caps, LevelSpec, Manifest } from '#domain/activities/manifest'
import { useText } from '../../text/i18n'
import { levelsFor, sayLevel } from './levels'

interface Props {
  readonly manifest: Manifest
  readonly caps: Caps
  readonly level: string
  onChange(level: string): void
}

/** The levels as plain choices, each with what the child does. Those beyond the child's cap are shown only when asked for. */
export function LevelChoice({ manifest, caps, level, onChange }: Props) {
  const text = useText()
  const { offered, beyond } = levelsFor(manifest, caps)
  const [showsBeyond, setShowsBeyond] = useState(beyond.some(({ id }) => id === level))
  const option = ({ id }: LevelSpec) => (
    <label key={id} className="level">
      <input type="radio" name="level" value={id} checked={id === level} onChange={() => onChange(id)} />
      <b>{sayLevel(text, id)}</b>
      <small>{manifest.text.en.objectives[id]}</small>
    </label>
  )
  return (
    <fieldset className="levels">
      <legend>{text('app.start.level')}</legend>
      {offered.map(option)}
      {beyond.length > 0 && !showsBeyond ? (
        <button type="button" className="press" onClick={() => setShowsBeyond(true)}>
          {text('app.start.higher')}
        </button>
      ) : null}
      {showsBeyond && beyond.length > 0 ? <p className="quiet">{text('app.start.higherWhy')}</p> : null}
      {showsBeyond ? beyond.map(option) : null}
    </fieldset>
  )
}

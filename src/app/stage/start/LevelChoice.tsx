import { type Caps, isBeyond } from '#domain/trials/engine/levelSpec'
import { type Manifest, playLevels } from '#domain/activities/manifest'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { Button } from '#ui/Button'
import { MinusIcon, PlusIcon } from '#ui/icons'
import { useDevice } from '../../page/deviceSettings'
import { isNumbered, sayLevel } from './levels'

interface Props {
  readonly manifest: Manifest
  readonly caps: Caps
  readonly level: string
  onChange(level: string): void
}

/** The level and its task, with buttons for an easier and a harder level. Levels beyond the child's cap are marked. */
export function LevelChoice({ manifest, caps, level, onChange }: Props) {
  const text = useText()
  const levels = playLevels(manifest).map(({ id }) => id)
  const index = levels.indexOf(level)
  const { voice, effects, muted } = useDevice().choices.volumes
  const isUnheard = (muted || (voice === 0 && effects === 0)) && manifest.levels.find(({ id }) => id === level)?.needsCue === true
  const step = (to: number, word: string, Icon: typeof PlusIcon) => {
    const id = levels[to]
    return (
      <Button aria-label={word} disabled={id === undefined} onClick={() => (id === undefined ? undefined : onChange(id))}>
        <Icon />
      </Button>
    )
  }
  return (
    <div className="level" role="group" aria-label={text('app.start.level')}>
      {step(index - 1, text('app.start.easier'), MinusIcon)}
      <output aria-live="polite">
        <b>{isNumbered(level) ? text('app.start.levelOfAll', { level: Number(level), count: levels.filter(isNumbered).length }) : sayLevel(text, level)}</b>
        <span className="muted">{textOf(manifest).objectives[level]}</span>
        {isBeyond(manifest, level, caps) ? <span>{text('app.start.busier')}</span> : null}
        {isUnheard ? <span>{text('app.start.unheard')}</span> : null}
      </output>
      {step(index + 1, text('app.start.harder'), PlusIcon)}
    </div>
  )
}

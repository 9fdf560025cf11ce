import { useState } from 'react'
import type { Manifest } from '#domain/activities/manifest'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { useStage } from '../../services/actors'

/** One thing more, or one fewer, from the next trial on. Nothing for an activity that cannot have more. */
export function MoreThings({ manifest }: { manifest: Manifest }) {
  const text = useText()
  const { send, snapshot } = useStage()
  const [more, setMore] = useState(0)
  const level = snapshot.context.request?.header.level
  // The number of things in a measurement must not change.
  const isMeasured = manifest.levels.some(({ id, isMeasured: measures }) => id === level && measures === true)
  if (manifest.takesMore !== true || isMeasured) return null
  const wish = (by: 1 | -1) => {
    send({ type: 'STAGE.WISH', wish: by === 1 ? 'one-more' : 'one-fewer' })
    setMore(more + by)
  }
  const said = more === 0 ? '' : `${text(more > 0 ? 'app.sheet.moreThings' : 'app.sheet.fewerThings', { count: Math.abs(more) })} `
  return (
    <div>
      <div className="sheet-actions">
        <Button onClick={() => wish(1)}>{text('app.sheet.oneMore')}</Button>
        <Button onClick={() => wish(-1)}>{text('app.sheet.oneFewer')}</Button>
      </div>
      <p className="muted" role="status">
        {said}
        {text('app.sheet.moreThingsWhy')}
      </p>
    </div>
  )
}

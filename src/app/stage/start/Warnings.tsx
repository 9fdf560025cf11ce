import { selectIsIdle, selectWarning } from '#machines/stage/stage.selectors'
import { useText } from '#text/i18n'
import { useStage } from '../../services/actors'

/** Shows warnings for the adult that the child must not notice, and says which data is safe. */
export function Warnings() {
  const text = useText()
  const { snapshot } = useStage()
  const { sound, picture, tired, rest, storage } = selectWarning(snapshot)
  const all = [
    ...(storage === null ? [] : [text(storage === 'storage-full' ? 'app.warning.storageFull' : 'app.warning.storage')]),
    ...(picture ? [text('app.warning.picture')] : []),
    ...(selectIsIdle(snapshot) ? [text('app.warning.idle')] : []),
    ...(rest && !tired ? [text('app.warning.rest')] : []),
    ...(tired ? [text('app.warning.tired')] : []),
    ...(sound ? [text('app.warning.sound')] : []),
  ]
  if (all.length === 0) return null
  return (
    <div role="status">
      <ul className="warnings">
        {all.map((sentence) => (
          <li key={sentence} className="warning">
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  )
}

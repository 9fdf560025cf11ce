import { selectIsUnsaved, selectWarning } from '#machines/stage/stage.selectors'
import { useText } from '#text/i18n'
import { useStage } from '../services/actors'

/** Tells an adult that a played session exists only in memory because the device is full. It disappears once the session is stored. */
export function UnsavedPlayNotice() {
  const text = useText()
  const { snapshot } = useStage()
  const why = selectWarning(snapshot).storage === 'storage-full' ? 'full' : 'other'
  return (
    <div role="status">
      {selectIsUnsaved(snapshot) ? (
        <div className="layout-note">
          <strong>{text('app.unkept.title')}</strong>
          <p>{text(`app.unkept.${why}`)}</p>
        </div>
      ) : null}
    </div>
  )
}

import { useState } from 'react'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { OwnSettings, type OwnSettingsProps } from './OwnSettings'

/** Shows an activity's own settings before play, on one line until someone opens them. */
export function ActivitySettings(props: OwnSettingsProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  if (Object.keys(props.manifest.settings).length === 0) return null
  return (
    <div className="changes">
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text('app.sheet.settings')}
      </Button>
      {isOpen ? (
        <>
          <p className="muted">{text('app.start.settingsWhy')}</p>
          <OwnSettings {...props} />
        </>
      ) : null}
    </div>
  )
}

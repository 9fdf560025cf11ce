import { useEffect, useState } from 'react'
import { useText } from '#text/i18n'
import { sayAll } from '#text/locale'
import { Button } from '#ui/Button'
import { useServices } from '../services/services'

const kinds = ['children', 'plans', 'texts', 'Users', 'TherapistAccounts', 'invitations', 'assessments'] as const
type Kind = (typeof kinds)[number] | 'other'

/** Tells an adult about changes that the backend refused after they had been shown as saved. Renders nothing if there are none. */
export function LostChangesNotice() {
  const text = useText()
  const { lostChanges } = useServices()
  const [paths, setPaths] = useState<readonly string[]>([])
  useEffect(() => lostChanges?.watch(setPaths), [lostChanges])
  if (lostChanges === null || paths.length === 0) return null
  const lost = [...new Set(paths.map(kindOf))].map((kind) => text(`app.lost.kinds.${kind}`))
  return (
    <div className="layout-note" role="alert">
      <strong>{text('app.lost.title')}</strong>
      <p>{text('app.lost.body', { what: sayAll(lost) })}</p>
      <Button onClick={() => lostChanges.dismiss()}>{text('app.lost.dismiss')}</Button>
    </div>
  )
}

function kindOf(path: string): Kind {
  const collection = path.split('/').at(-2)
  return kinds.find((kind) => kind === collection) ?? 'other'
}

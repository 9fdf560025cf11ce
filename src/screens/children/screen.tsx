import { Stack } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useState } from 'react'
import { useText } from '../../text/i18n'
import { ChildForm } from './ChildForm'
import { ChildPicker } from './ChildPicker'
import { useChildWork } from './useChildWork'

/** Choose who plays, or add a child: shown in a dialog, and before an activity when there is nobody yet. */
export default function ChooseChild() {
  const text = useText()
  const work = useChildWork()
  const [isAdding, setIsAdding] = useState(false)
  const close = () => modals.closeAll()
  if (isAdding) {
    const create = (...wish: Parameters<typeof work.create>) => work.create(...wish).then(close)
    return <ChildForm child={null} onSave={create} onCancel={() => setIsAdding(false)} />
  }
  return (
    <Stack gap="md">
      <p>{text('screens.children.who')}</p>
      <ChildPicker work={work} onAdd={() => setIsAdding(true)} onChosen={close} />
    </Stack>
  )
}

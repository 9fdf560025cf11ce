import { modals } from '@mantine/modals'
import { useState } from 'react'
import { ChildPicker } from './ChildPicker'
import { FirstSetup } from './FirstSetup'
import { useChildWork } from './useChildWork'

/** Choose who plays, or add a child: shown in a dialog, and before an activity when there is nobody yet. */
export default function ChooseChild() {
  const work = useChildWork()
  const [isAdding, setIsAdding] = useState(false)
  const close = () => modals.closeAll()
  if (!isAdding) return <ChildPicker work={work} onAdd={() => setIsAdding(true)} onChosen={close} />
  const create = (...wish: Parameters<typeof work.create>) => work.create(...wish).then(close)
  return <FirstSetup onSave={create} onCancel={() => setIsAdding(false)} />
}

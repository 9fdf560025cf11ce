import { useLocation, useNavigate } from 'react-router'
import { useChildChosen } from '#app/shell/ChildChooser'
import { ChildPicker } from './ChildPicker'
import { useChildWork } from './useChildWork'

/** Chooses the current child or adds a child. Opens as a dialog, or before an activity if there is no child yet. */
export default function ChooseChild() {
  const work = useChildWork()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const close = useChildChosen()
  const add = () => {
    close()
    void navigate(`/who?${new URLSearchParams({ after: `${pathname}${search}` }).toString()}`)
  }
  return <ChildPicker work={work} onAdd={add} onChosen={close} />
}

import type { Child } from '#domain/people/people'
import { useChooseChild } from './ChildChooser'
import { useText } from '#text/i18n'
import { ChildFace } from './ChildFace'
import { ChevronIcon } from '#ui/icons'

/** Shows the current child. A press opens the list to choose another child or add one. */
export function ChildChip({ child }: { child: Child }) {
  const text = useText()
  const choose = useChooseChild()
  return (
    <button type="button" className="child-chip" aria-haspopup="dialog" title={text('app.menu.choose')} onClick={choose}>
      <ChildFace child={child} size={40} />
      <b>{child.alias}</b>
      <ChevronIcon />
    </button>
  )
}

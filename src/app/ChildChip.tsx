import { palette } from '#domain/child/palette'
import { resolveDials } from '#domain/child/resolve'
import type { Child } from '#domain/people/people'
import { useChooseChild } from './ChildChooser'
import { useText } from '#text/i18n'
import { ChildPicture } from '#ui/ChildPicture'
import { ChevronIcon } from '#ui/icons'

/** Who plays; a press leads to the other children, and to a new one. */
export function ChildChip({ child }: { child: Child }) {
  const text = useText()
  const choose = useChooseChild()
  return (
    <button type="button" className="child-chip" aria-haspopup="dialog" title={text('app.menu.choose')} onClick={choose}>
      <ChildPicture colour={palette[resolveDials(child.profile).dials.colour]} size={40} />
      <b>{child.alias}</b>
      <ChevronIcon />
    </button>
  )
}

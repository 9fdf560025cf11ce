import { palette } from '#domain/child/palette'
import { resolveDials } from '#domain/settings/resolve'
import type { Child } from '#domain/people/people'
import { ChildPicture } from '#ui/ChildPicture'

/** The child's picture in a ring of the child's first colour. Null means a child that cannot be read. */
export function ChildFace({ child, size = 36 }: { child: Child | null; size?: number }) {
  return <ChildPicture colour={child === null ? null : palette[resolveDials(child.profile).dials.colour]} picture={child?.picture} size={size} />
}

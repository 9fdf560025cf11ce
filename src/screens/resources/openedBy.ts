import { findRoute } from '#domain/access/routes'
import { findActivity } from '#scenes/catalogue'
import type { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { isPaperKind } from './papers/kinds'

/** Base URL for in-app addresses, which have no host. */
const ANYWHERE = 'https://example.org'

/** Returns a link's label: the name of the activity, printable page or page that it opens. */
export function openedBy(text: ReturnType<typeof useText>, address: string): string {
  const { pathname, searchParams } = new URL(address, ANYWHERE)
  const paper = searchParams.get('paper')
  if (isPaperKind(paper)) return text('screens.guides.openPage', { name: text(`screens.guides.paper.kinds.${paper}`) })
  const manifest = findActivity(findRoute(pathname)?.route.path.slice(1) ?? '')
  if (manifest !== null) return text('screens.guides.openActivity', { name: textOf(manifest).title })
  const titles = text('app.titles', { returnObjects: true })
  return text('screens.guides.openPage', { name: titles[pathname as keyof typeof titles] })
}

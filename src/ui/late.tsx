import { type ComponentType, lazy, Suspense } from 'react'

/** A part of a page that is fetched when it is first drawn. Until then its place is empty. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Fetched = lazy(async () => ({ default: await load() }))
  return function Late(props: Props) {
    return (
      <Suspense>
        <Fetched {...props} />
      </Suspense>
    )
  }
}

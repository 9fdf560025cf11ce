import { useEffect } from 'react'
import { PRODUCT_NAME } from '#product'

/** Sets the browser tab's title: page, then product. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? PRODUCT_NAME : `${title} · ${PRODUCT_NAME}`
  }, [title])
}

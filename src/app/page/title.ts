import { useEffect } from 'react'
import { PRODUCT_NAME } from '#product'

/** Sets the title of the browser tab: first the page, then the product. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? PRODUCT_NAME : `${title} · ${PRODUCT_NAME}`
  }, [title])
}

import { useEffect } from 'react'
import { PRODUCT_NAME } from '#product'

/** Names the page in the browser's tab: what it is, then the product. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? PRODUCT_NAME : `${title} · ${PRODUCT_NAME}`
  }, [title])
}

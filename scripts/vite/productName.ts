import type { Plugin } from 'vite'
import { PRODUCT_NAME } from '../../src/product.ts'

/** Writes the product's name into index.html, so that a single constant defines it. */
export function productName(): Plugin {
  return {
    name: 'product-name',
    transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', PRODUCT_NAME),
  }
}

import type { Plugin } from 'vite'

const FOLDER = '/scripts/vite/standIn/'

/**
 * On the development server a stand-in acts as the payment service for the embedded backend: it offers two plans and "takes" payments on a page that
 * says what it is. A build that contains any of it is refused.
 */
export const standIn = (): Plugin[] => [
  {
    name: 'stand-in-payments',
    apply: 'serve',
    transformIndexHtml: (_html, { path }) =>
      path.startsWith(FOLDER) ? [] : [{ tag: 'script', attrs: { type: 'module', src: `${FOLDER}shop.ts` }, injectTo: 'body' }],
  },
  {
    name: 'no-stand-in-payments',
    apply: 'build',
    transform: {
      filter: { id: new RegExp(FOLDER) },
      handler(_code, id) {
        this.error(`${id} pretends to be a payment service and must not be built into the product`)
      },
    },
  },
]

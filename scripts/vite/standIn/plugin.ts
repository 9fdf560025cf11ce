import type { Plugin } from 'vite'

const FOLDER = '/scripts/vite/standIn/'

/**
 * Acts as the payment service for the embedded backend on the development server: offers two plans, and "takes" payments on a page that says that it is a
 * stand-in. Any build that contains it fails.
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

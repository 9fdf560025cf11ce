import type { Plugin } from 'vite'

/** Adds the certificate page to the build, and serves it during development. */
export function certificatePage(html: string): Plugin {
  return {
    name: 'certificate-page',
    configureServer: (server) => {
      server.middlewares.use('/certificate/', (request, response, next) => {
        if (request.url !== '/') return next()
        response.setHeader('Content-Type', 'text/html;charset=utf-8')
        response.end(html)
      })
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: 'certificate/index.html', source: html })
    },
  }
}

import type { Plugin } from 'vite'

/** Adds the certificate pages (HTML by path) to the build, and serves them during development. */
export function certificatePages(pages: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'certificate-pages',
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const html = pages[request.url ?? '']
        if (html === undefined) return next()
        response.setHeader('Content-Type', 'text/html;charset=utf-8')
        response.end(html)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [path, source] of Object.entries(pages)) this.emitFile({ type: 'asset', fileName: `${path.slice(1)}index.html`, source })
    },
  }
}

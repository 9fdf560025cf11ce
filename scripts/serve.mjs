import { createReadStream, existsSync } from 'node:fs'
import http from 'node:http'
import { pathToFileURL } from 'node:url'
import sirv from 'sirv'
import { securityHeaders } from './securityHeaders.mjs'

const HOST = '127.0.0.1'

/**
 * Serves a built folder on a local port, and resolves to the running server. Only addresses of pages fall back to app.html. The page may connect only to
 * its own origin and to `connectTo`.
 */
export function serve({ folder = 'dist', port, connectTo = [] }) {
  const headers = securityHeaders({ connectTo })
  const page = `${folder}/app.html`
  if (!existsSync(page)) throw new Error(`There is no ${page}. Build first: npm run build`)
  const files = sirv(folder, {
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders: (response, pathname) => response.setHeader('Cache-Control', cachingOf(pathname)),
  })
  const server = http.createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    files(request, response, () => {
      if (isPageRequest(request)) sendPage(page, request, response)
      else sendMissing(response)
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, () => resolve(server))
  })
}

// Vite adds a hash of the content to every name under /assets/, so these files can be cached for ever.
const cachingOf = (pathname) => (pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')

function isPageRequest(request) {
  const { pathname } = new URL(request.url ?? '/', 'http://local')
  const lastPart = pathname.slice(pathname.lastIndexOf('/') + 1)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && !lastPart.includes('.') && (request.headers.accept ?? '').includes('text/html')
}

function sendPage(page, request, response) {
  const isPacked = existsSync(`${page}.gz`) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const packed = isPacked ? { 'Content-Encoding': 'gzip' } : {}
  response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ...packed })
  if (request.method === 'HEAD') response.end()
  else createReadStream(isPacked ? `${page}.gz` : page).pipe(response)
}

function sendMissing(response) {
  response.writeHead(404, { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-cache' })
  response.end('Not found')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = Number(process.env.PORT ?? 4173)
  const server = await serve({ port })
  console.log(`http://${HOST}:${port}/`)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
}

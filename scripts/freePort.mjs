import net from 'node:net'

const HOST = '127.0.0.1'

/** Returns whether this local port is free. */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, HOST, () => probe.close(() => resolve(true)))
  })
}

/** Returns the first free local port from `first` upwards. Throws an error after a hundred ports in use. */
export async function nextFreePort(first) {
  for (let port = first; port < first + 100; port += 1) if (await isPortFree(port)) return port
  throw new Error(`No free port between ${first} and ${first + 99}.`)
}

/** Returns any free local port, chosen by the system. */
export function anyFreePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, HOST, () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

import net, { type AddressInfo, type Socket } from 'node:net'

/** A proxy between this machine and a local server. It can be cut and restored. */
export interface Network {
  readonly host: string
  readonly port: number
  cut(): void
  mend(): void
  /** From now on, requests arrive but their answers are lost, until the connection is cut. */
  loseAnswers(): void
  close(): Promise<void>
}

/** Opens a proxy to the server. */
export async function openNetwork(server: { host: string; port: number }): Promise<Network> {
  const sockets = new Set<Socket>()
  let isCut = false
  let losesAnswers = false
  const door = net.createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = net.connect(server.port, server.host)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    near.pipe(far)
    far.on('data', (answer) => {
      if (!losesAnswers) near.write(answer)
    })
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    isCut = true
    losesAnswers = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    host: '127.0.0.1',
    port: (door.address() as AddressInfo).port,
    cut,
    loseAnswers: () => {
      losesAnswers = true
    },
    mend: () => {
      isCut = false
    },
    async close() {
      cut()
      await new Promise((resolve) => door.close(resolve))
    },
  }
}

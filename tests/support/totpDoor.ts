import { createServer } from 'node:http'
import { type Answer, TotpService } from './totpService'

/** Opens a proxy in front of the sign-in emulator. It answers the calls that the emulator lacks (`TotpService`). `address` is `host:port`. */
export async function openTotpDoor(emulator: string): Promise<{ readonly address: string; close(): Promise<void> }> {
  const service = new TotpService()
  const server = createServer((request, response) => {
    const serve = async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const [sent, address] = [Buffer.concat(chunks).toString('utf8'), request.url ?? '']
      const forward = async (): Promise<Answer> => {
        const { headers, method = 'GET' } = request
        const asked = { method, headers: { 'content-type': headers['content-type'] ?? 'application/json' }, ...(sent === '' ? {} : { body: sent }) }
        const answer = await fetch(`http://${emulator}${address}`, asked)
        return { status: answer.status, body: (await answer.json()) as Answer['body'] }
      }
      const { status, body } = TotpService.knows(address) ? await service.answer(address, JSON.parse(sent) as Answer['body'], forward) : await forward()
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    serve().catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const found = server.address()
  const port = found === null || typeof found === 'string' ? 0 : found.port
  return {
    address: `127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

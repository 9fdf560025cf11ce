import type { Server } from 'node:http'

export function serve(options: { folder?: string; port: number; connectTo?: readonly string[] }): Promise<Server>

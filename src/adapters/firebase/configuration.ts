import type { EmulatorAddresses } from './backend'

/** Reads `host:authPort,host:firestorePort`; null for anything else. */
export function readEmulators(written: string): EmulatorAddresses | null {
  const found = /^([\w.-]+:\d+),([\w.-]+):(\d+)$/.exec(written.replace(/\s/g, ''))
  if (found === null) return null
  const [, auth = '', host = '', port = ''] = found
  return { auth: `http://${auth}`, firestore: { host, port: Number(port) } }
}

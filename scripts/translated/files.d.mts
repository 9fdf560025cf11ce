export type Hashes = Readonly<Record<string, string>>
export type Stored = Readonly<Record<string, string | Hashes>>
export function hashOf(text: string): string
export function readStored(root?: string): Stored
export function writeStored(stored: Stored, root?: string): void

/** Returns a database timestamp from any client (ms since 1970), or null for any other value. */
export function millisecondsOf(value: unknown): number | null {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function' ? Number(value.toMillis()) : null
}

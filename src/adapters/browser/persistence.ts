/** Asks the browser to keep stored data when space runs short. Rejects when it does not promise to. */
export async function persistStorage(): Promise<void> {
  const isKept = (await navigator.storage?.persist?.()) ?? false
  if (!isKept) throw new Error('the browser did not promise to keep what is stored')
}

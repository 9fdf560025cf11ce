/** Asks the browser not to delete stored data when space runs short. Rejects if the browser does not promise this. */
export async function persistStorage(): Promise<void> {
  const isKept = (await navigator.storage?.persist?.()) ?? false
  if (!isKept) throw new Error('the browser did not promise to keep what is stored')
}

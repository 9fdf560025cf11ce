import { openLocalDatabase } from '#adapters/local/database'
import { pretendToPay } from './payments'

const path = new URLSearchParams(location.search).get('checkout') ?? ''
const database = openLocalDatabase('device')

document.querySelector('#pay')?.addEventListener('click', () => void pay())
document.querySelector('#back')?.addEventListener('click', () => void leave('cancel_url'))

async function pay(): Promise<void> {
  const back = await pretendToPay(database, path, Date.now())
  if (back !== null) location.assign(back)
}

async function leave(field: string): Promise<void> {
  const checkout = (await database.documents.get(path))?.data
  location.assign(String(checkout?.[field] ?? '/'))
}

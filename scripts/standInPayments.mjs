import { createServer } from 'node:http'
import { emulatorDoor } from './emulatorDoor.mjs'
import { STAND_IN_ACTIONS, subscriptionAfter, subscriptionFrom } from './standInStates.mjs'

const LOOK_EVERY_MS = 250

/**
 * Acts as the payment service of the emulators. Responds to checkouts with its own page, which says that it is a stand-in, and writes the subscription
 * when someone "pays" there. For development and tests only: no build contains it. Returns the address on which it listens, the address of the
 * function for the customer portal, and a function that stops it.
 */
export async function startStandInPayments({ project, env, port = 0 }) {
  const door = emulatorDoor({ project, env })
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(error.message))
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${server.address().port}`

  const answerCheckouts = async () => {
    for (const { path, data } of await door.find('checkout_sessions')) {
      if (data.url === undefined) await door.put({ [path]: { ...data, url: `${origin}/pay?checkout=${encodeURIComponent(path)}` } })
    }
  }
  const looking = setInterval(() => answerCheckouts().catch(() => undefined), LOOK_EVERY_MS)

  async function answer(request, response) {
    const { pathname, searchParams } = new URL(request.url, origin)
    const way = `${request.method} ${pathname}`
    if (way === 'GET /pay')
      return page(response, 'Nothing is paid here: no money moves, and no card number is asked for.', { pay: 'Pretend to pay' }, searchParams)
    if (way === 'GET /portal') return page(response, 'The customer portal of the stand-in.', STAND_IN_ACTIONS, searchParams)
    if (way === 'POST /pay') return redirect(response, await pay(searchParams.get('checkout')))
    if (request.method === 'POST' && Object.hasOwn(STAND_IN_ACTIONS, pathname.slice(1)))
      return redirect(response, await changeAll(pathname.slice(1), searchParams.get('uid'), searchParams.get('back')))
    if (pathname === '/createPortalLink') return portalLink(request, response)
    response.writeHead(404).end()
  }

  async function pay(path) {
    const checkout = await door.read(path)
    const [, uid] = path.split('/')
    await door.put({ [`Users/${uid}/subscriptions/${path.split('/').at(-1)}`]: subscriptionFrom(checkout, Date.now()) })
    return checkout.success_url
  }

  async function changeAll(action, uid, back) {
    for (const { path, data } of await door.find('subscriptions')) {
      if (path.startsWith(`Users/${uid}/`)) await door.put({ [path]: subscriptionAfter(action, data, Date.now()) })
    }
    return back
  }

  // This does the same as the extension's callable function. The emulator's tokens are not signed, so anyone can decode them.
  async function portalLink(request, response) {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'authorization, content-type', 'Content-Type': 'application/json' }
    if (request.method === 'OPTIONS') return response.writeHead(204, headers).end()
    const token = (request.headers.authorization ?? '').replace('Bearer ', '')
    const { user_id: uid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    const { data } = JSON.parse(Buffer.concat(chunks).toString())
    const url = `${origin}/portal?uid=${uid}&back=${encodeURIComponent(data.returnUrl)}`
    response.writeHead(200, headers).end(JSON.stringify({ result: { url } }))
  }

  return {
    origin,
    portal: `${origin}/createPortalLink`,
    stop: () => {
      clearInterval(looking)
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

const redirect = (response, to) => response.writeHead(303, { Location: to }).end()

function page(response, lead, actions, searchParams) {
  const buttons = Object.entries(actions).map(
    ([action, label]) => `<form method="post" action="/${action}?${searchParams}"><button style="min-height:56px;padding:0 2rem">${label}</button></form>`,
  )
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width"><title>Stand-in for the payment service</title>
<body style="max-width:36rem;margin:4rem auto;padding:0 2rem;background:#0e0b14;color:#f4f1fa;font:1.125rem/1.5 system-ui,sans-serif">
<h1>Stand-in for the payment service</h1><p>${lead}</p>
${buttons.join('\n')}`)
}

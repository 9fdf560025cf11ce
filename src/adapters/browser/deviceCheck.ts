import type { DeviceCheck, DeviceFacts, StorageCheck } from '#ports/deviceCheck'

const TRIAL = 'device-check'
const KEY = 'a'

/** Reports what the browser says about this device, and the results of testing its parts. */
export function createDeviceCheck(camera: DeviceCheck['camera']): DeviceCheck {
  return { facts, storage, frames, camera }
}

function facts(): DeviceFacts {
  const { userAgent, maxTouchPoints } = navigator
  return {
    browser: userAgent,
    isSecure: window.isSecureContext,
    isOfflineReady: 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
    screen: { width: window.screen.width, height: window.screen.height, pixelRatio: window.devicePixelRatio },
    canFillScreen: document.fullscreenEnabled === true,
    canStayAwake: 'wakeLock' in navigator,
    touchPoints: maxTouchPoints,
    graphics: graphicsOf(document.createElement('canvas')),
  }
}

function graphicsOf(canvas: HTMLCanvasElement): string | null {
  const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl')
  if (context === null) return null
  const name: unknown = context.getParameter(context.RENDERER)
  // A browser supports only a few contexts, and an activity needs one.
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return String(name)
}

async function storage(): Promise<StorageCheck> {
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
  const isKept = (await navigator.storage?.persisted?.().catch(() => false)) ?? false
  const room = quota === undefined ? null : Math.max(0, quota - (usage ?? 0))
  return { works: await canKeep(), isKept, usedBytes: usage ?? null, roomBytes: room }
}

/** Returns whether the database works. Writes a value, reads it back and removes it. */
const canKeep = (): Promise<boolean> =>
  new Promise((resolve) => {
    let opening: IDBOpenDBRequest
    try {
      opening = indexedDB.open(TRIAL)
    } catch {
      return resolve(false)
    }
    opening.addEventListener('error', () => resolve(false))
    opening.addEventListener('blocked', () => resolve(false))
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(TRIAL))
    opening.addEventListener('success', () => {
      const database = opening.result
      const end = (works: boolean) => {
        database.close()
        indexedDB.deleteDatabase(TRIAL)
        resolve(works)
      }
      try {
        const writing = database.transaction(TRIAL, 'readwrite')
        const kept = writing.objectStore(TRIAL)
        kept.put(KEY, KEY)
        const reading = kept.get(KEY)
        writing.addEventListener('complete', () => end(reading.result === KEY))
        writing.addEventListener('abort', () => end(false))
      } catch {
        end(false)
      }
    })
  })

const frames = (ms: number): Promise<readonly number[]> =>
  new Promise((resolve) => {
    const times: number[] = []
    let next = 0
    // A hidden page draws no frames, so there is nothing to wait for.
    const patience = setTimeout(() => end(), ms * 2)
    const end = () => {
      clearTimeout(patience)
      cancelAnimationFrame(next)
      resolve(times)
    }
    const draw = (at: number) => {
      times.push(at)
      if (at - (times[0] ?? at) >= ms) return end()
      next = requestAnimationFrame(draw)
    }
    next = requestAnimationFrame(draw)
  })

import type { Camera } from './camera'

/**
 * Shares one stream between hands, face and mirror, which may be on together. Some browsers take the picture away from the first user when a second
 * one opens the same camera. The stream stops with its last user.
 */
export function shareCamera(open: () => Promise<Camera>): () => Promise<Camera> {
  let shared: { readonly camera: Promise<Camera>; users: number } | null = null
  return async () => {
    const own = (shared ??= { camera: open(), users: 0 })
    own.users += 1
    const leave = () => {
      own.users -= 1
      if (own.users === 0 && shared === own) shared = null
      return own.users === 0
    }
    let camera: Camera
    try {
      camera = await own.camera
    } catch (error) {
      leave()
      throw error
    }
    // If the stream has ended, the next user opens the camera again.
    camera.onEnded(() => shared === own && (shared = null))
    let isStopped = false
    return {
      picture: (use) => (isStopped ? Promise.resolve(null) : camera.picture(use)),
      onEnded: (listener) => camera.onEnded(() => !isStopped && listener()),
      onMuted: (listener) => camera.onMuted((isMuted) => !isStopped && listener(isMuted)),
      stop: () => {
        if (isStopped) return
        isStopped = true
        if (leave()) camera.stop()
      },
    }
  }
}

import type { Camera } from './camera'

/**
 * One stream for hands, face and mirror, which may be on together: some browsers take the picture from the first user when a second one opens the same
 * camera. It stops with its last user.
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
    // The next user opens it again when it has ended.
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

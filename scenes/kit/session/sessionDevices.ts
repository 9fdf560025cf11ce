import type { SceneServices } from './services'

/** Tilt and microphone that an adult turned on for one session. (`HandInput` owns the camera.) */
export class SessionDevices {
  readonly #devices: Pick<SceneServices, 'tilt' | 'voiceLevel'>
  #isOver = false

  constructor(devices: Pick<SceneServices, 'tilt' | 'voiceLevel'>) {
    this.#devices = devices
  }

  /** Releases both at the end of the session. A device turned on later is for the next session. */
  end(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#devices.tilt?.turnOff()
    this.#devices.voiceLevel?.turnOff()
  }
}

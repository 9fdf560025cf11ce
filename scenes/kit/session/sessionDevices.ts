import { isClickedByVoice } from '#domain/child/dials'
import type { SceneServices } from './services'

type Devices = Pick<SceneServices, 'tilt' | 'voiceLevel' | 'header'>

/** Tilt and microphone that an adult turned on for one session. (`HandInput` owns the camera.) */
export class SessionDevices {
  readonly #devices: Devices
  #isOver = false

  constructor(devices: Devices) {
    this.#devices = devices
    if (this.#isClick) devices.voiceLevel?.wake()
  }

  /** Releases both at the end of the session. A device turned on later is for the next session. */
  end(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#devices.tilt?.turnOff()
    // Like the camera of a child who chooses by head: the next activity continues with it.
    if (this.#isClick) this.#devices.voiceLevel?.rest()
    else this.#devices.voiceLevel?.turnOff()
  }

  get #isClick(): boolean {
    return isClickedByVoice(this.#devices.header.settings.dials)
  }
}

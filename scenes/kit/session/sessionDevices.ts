import { isClickedByVoice } from '#domain/child/dials'
import type { SceneServices } from '../input/services'

type Devices = Pick<SceneServices, 'tilt' | 'voiceLevel' | 'header'>

/** The tilt sensor and the microphone, which an adult turns on for one session. The camera belongs to `HandInput`. */
export class SessionDevices {
  readonly #devices: Devices
  #isOver = false

  constructor(devices: Devices) {
    this.#devices = devices
    if (this.#isClick) devices.voiceLevel?.wake()
  }

  /** Releases both devices at the end of the session. A device that is turned on later is for the next session. */
  end(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#devices.tilt?.turnOff()
    // A voice used as the click is only suspended, like the camera of a child who chooses by head, so that the next activity can continue with it.
    if (this.#isClick) this.#devices.voiceLevel?.rest()
    else this.#devices.voiceLevel?.turnOff()
  }

  get #isClick(): boolean {
    return isClickedByVoice(this.#devices.header.settings.dials)
  }
}

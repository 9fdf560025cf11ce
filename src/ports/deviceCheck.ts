import type { CameraState } from './sessionCamera'

/** Facts about this device that can be read without permission. */
export interface DeviceFacts {
  /** Name that the browser gives itself. */
  readonly browser: string
  /** Whether the page is secure. Only secure pages may use the camera, the microphone and offline storage. */
  readonly isSecure: boolean
  readonly isOfflineReady: boolean
  readonly screen: { readonly width: number; readonly height: number; readonly pixelRatio: number }
  readonly canFillScreen: boolean
  readonly canStayAwake: boolean
  /** Maximum number of fingers that the screen distinguishes; 0 for a device without touch. */
  readonly touchPoints: number
  /** Name of the graphics hardware; null if activities cannot be drawn. */
  readonly graphics: string | null
}

export interface StorageCheck {
  readonly works: boolean
  /** Whether the browser has promised not to clear its storage on its own. */
  readonly isKept: boolean
  readonly usedBytes: number | null
  readonly roomBytes: number | null
}

export type CameraCheck =
  | { readonly kind: 'works'; readonly width: number; readonly height: number }
  | { readonly kind: Extract<CameraState, 'refused' | 'missing' | 'busy' | 'unsupported' | 'failed'> }

/** Checks of what this device can do. They store and send nothing, and never reject. */
export interface DeviceCheck {
  facts(): DeviceFacts
  storage(): Promise<StorageCheck>
  /** Measures the times at which frames are drawn during the next `ms`. */
  frames(ms: number): Promise<readonly number[]>
  /** Checks the camera. Must be called in response to a press. Releases the camera before it resolves. */
  camera(): Promise<CameraCheck>
}

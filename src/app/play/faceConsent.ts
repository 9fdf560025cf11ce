import { useEffect, useRef, useState } from 'react'
import type { ChildProfile } from '#domain/child/childProfile'
import { resolveDials } from '#domain/settings/resolve'
import type { FaceConsent, FaceScope } from '#domain/child/faceConsent'
import { useAuth } from '../services/actors'
import { nowAtPress } from '../services/now'
import { useServices } from '../services/services'

/** Turns “Face towards the screen (camera)” on or off for a child. */
export interface FaceConsentChange {
  readonly hasFailed: boolean
  /** Lets the browser ask for the camera, then stores who turned it on, and when. Nothing is stored unless the camera may be used. */
  turnOn(within: FaceScope): Promise<void>
  /** Stores where the camera records. The camera has been allowed before. */
  move(within: FaceScope): void
  /** Stops the camera immediately, even if the setting cannot be saved. The camera stays on if the head is used for pointing. */
  turnOff(): void
}

/** Provides the changes. `save` stores the profile. If it rejects, `hasFailed` is true. */
export function useFaceConsent(profile: ChildProfile, save: (next: ChildProfile, by: string) => void | Promise<unknown>): FaceConsentChange {
  const { face, guestUid } = useServices()
  const by = useAuth().snapshot.context.user?.uid ?? guestUid
  const [hasFailed, setFailed] = useState(false)
  // Another setting may change while the browser's question is open.
  const newest = useRef({ profile, save })
  useEffect(() => {
    newest.current = { profile, save }
  })
  const store = (faceCamera: FaceConsent | undefined) => {
    setFailed(false)
    Promise.resolve(newest.current.save({ ...newest.current.profile, faceCamera }, by)).catch(() => setFailed(true))
  }
  const give = (within: FaceScope) => store({ by, at: nowAtPress(), within })
  return {
    hasFailed,
    turnOn: (within) => face.turnOn().then(() => (face.state === 'on' ? give(within) : undefined)),
    move: give,
    turnOff() {
      if (resolveDials(profile).dials.accessMethod !== 'head') face.turnOff()
      store(undefined)
    },
  }
}

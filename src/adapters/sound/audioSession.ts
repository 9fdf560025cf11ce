/* The audio session of this page on iOS. With the type `auto`, Web Audio is mute in the iPad's silent mode while other sounds play. */

interface AudioSession {
  type: 'auto' | 'playback' | 'play-and-record'
}

let hasPlayed = false
const microphones = new Set<MediaStream>()

/** Returns the audio session. Browsers other than Safari have none. */
const sessionOf = (): AudioSession | undefined => (globalThis.navigator as (Navigator & { readonly audioSession?: AudioSession }) | undefined)?.audioSession

function tell(isRecording: boolean): void {
  const session = sessionOf()
  if (session === undefined) return
  session.type = isRecording ? 'play-and-record' : hasPlayed ? 'playback' : 'auto'
}

/** Makes sound audible from now on, even in silent mode. Called with the first sound. */
export function playAloud(): void {
  hasPlayed = true
  tell(microphones.size > 0)
}

/** Opens the microphone. With the type `playback` it would pick up nothing. */
export async function openMicrophone(audio: MediaTrackConstraints): Promise<MediaStream> {
  tell(true)
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio })
    microphones.add(stream)
    return stream
  } finally {
    tell(microphones.size > 0)
  }
}

export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
  if (microphones.delete(stream)) tell(microphones.size > 0)
}

import { RecorderError, type Recorder, type RecorderFailure, type RecordingInProgress } from '#ports/recorder'
import { MAX_RECORDING_MS } from '#ports/recordings'
import { peakOf, trimVoice } from './trimming'
import { waveOf } from './wave'

const LEVEL_EVERY_MS = 100
/** Sample rate (Hz), which is enough for a voice. A recorded word takes about 50 kB. */
const RATE = 24_000
/** Peak level of a voice near the microphone, at which the meter is full. */
const FULL_LEVEL = 0.5
/** Factor per reading by which the meter falls. It falls slowly enough not to flicker. */
const FALL = 0.8
/** Length of a window (samples). It is longer than the interval between two readings, so that nothing is missed. */
const WINDOW = 8192

export interface Microphone {
  open(audio: MediaTrackConstraints): Promise<MediaStream>
  close(stream: MediaStream): void
}

/** Records with the browser's microphone. A recording becomes a wave file, which any other device can play too. */
export function createVoiceRecorder(microphone: Microphone): Recorder {
  return {
    async start(onLevel) {
      if (typeof MediaRecorder === 'undefined' || navigator.mediaDevices?.getUserMedia === undefined) throw new RecorderError('unsupported')
      const stream = await askFor(microphone)
      try {
        return record(stream, () => microphone.close(stream), onLevel)
      } catch (error) {
        microphone.close(stream)
        throw new RecorderError('unsupported', String(error))
      }
    },
  }
}

async function askFor(microphone: Microphone): Promise<MediaStream> {
  try {
    return await microphone.open({ channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true })
  } catch (error) {
    throw new RecorderError(reasonOf(error), String(error))
  }
}

/** Returns why the microphone was refused, by the name of the browser's error. */
export function reasonOf(error: unknown): RecorderFailure {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : ''
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    default:
      return 'unsupported'
  }
}

function record(stream: MediaStream, close: () => void, onLevel: (level: number) => void): RecordingInProgress {
  const pieces: Blob[] = []
  const recorder = new MediaRecorder(stream)
  const stopMeter = measure(stream, onLevel)
  let isCancelled = false
  let hasDied = false
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const timer = setTimeout(stop, MAX_RECORDING_MS)
  for (const track of stream.getTracks()) {
    track.addEventListener('ended', () => {
      hasDied = true
      stop()
    })
  }
  const finished = new Promise<Blob>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      stopMeter()
      close()
      if (isCancelled) return
      if (hasDied) return reject(new RecorderError('ended'))
      voiceIn(new Blob(pieces, { type: recorder.mimeType })).then(resolve, reject)
    }
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
    recorder.addEventListener('stop', end)
    recorder.addEventListener('error', () => {
      hasDied = true
      stop()
    })
  })
  recorder.start()
  return {
    finished,
    stop,
    cancel() {
      isCancelled = true
      stop()
    },
  }
}

// An offline context decodes without a touch, and resamples to this sample rate.
async function voiceIn(blob: Blob): Promise<Blob> {
  const bytes = await blob.arrayBuffer()
  if (bytes.byteLength === 0) throw new RecorderError('ended')
  const decoded = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(bytes).catch((error: unknown) => {
    throw new RecorderError('unsupported', String(error))
  })
  const voice = trimVoice(decoded.getChannelData(0), RATE)
  if (voice === null) throw new RecorderError('silent')
  return waveOf(voice, RATE)
}

function measure(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = WINDOW
  context.createMediaStreamSource(stream).connect(analyser)
  let level = 0
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    level = Math.max(level * FALL, Math.min(1, Math.sqrt(peakOf(samples) / FULL_LEVEL)))
    onLevel(level)
  }, LEVEL_EVERY_MS)
  return () => {
    clearInterval(timer)
    void context.close()
  }
}

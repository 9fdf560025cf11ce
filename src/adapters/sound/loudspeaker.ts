import type { Volumes } from '#domain/devices/volumes'
import { NOTE, type NoteManner, timbres } from '#domain/notes'
import type { Channel, DecodedSound, Loop, Loudspeaker, Playing } from '#ports/loudspeaker'

const channels: readonly Channel[] = ['voice', 'effects', 'music', 'interface']
/** Time (s) in which a sound fades out when it is ended. */
const FADE_OUT_S = 0.3
/** Number of time constants after which a struck note counts as silent. */
const RINGS_OUT = 4
/** Time (s) in which a volume follows its slider: short enough to seem immediate, and long enough to avoid a click. */
const FOLLOW_S = 0.02

interface Buffer extends DecodedSound {
  readonly samples: AudioBuffer
}

/**
 * Plays sounds through Web Audio. Nothing is opened before the first touch.
 * @param open opens the audio context; null if the browser has none
 */
export function createLoudspeaker(volumes: Volumes, open: (() => AudioContext) | null): Loudspeaker {
  let heard = volumes
  let context: AudioContext | null = null
  let wasTouched = false
  const gains = new Map<Channel, GainNode>()
  const refused = new Set<() => void>()
  const touched = new Set<() => void>()
  const tellRefused = () => {
    for (const listener of refused) listener()
  }
  const volumeOf = (channel: Channel) => (heard.muted ? 0 : heard[channel])

  function start(opened: AudioContext): AudioContext {
    for (const channel of channels) {
      const gain = opened.createGain()
      gain.gain.value = volumeOf(channel)
      gain.connect(opened.destination)
      gains.set(channel, gain)
    }
    return opened
  }

  return {
    unlock() {
      if (!wasTouched) for (const listener of touched) listener()
      wasTouched = true
      if (open === null) return
      try {
        context ??= start(open())
        if (context.state !== 'running') void context.resume().catch(tellRefused)
      } catch {
        tellRefused()
      }
    },

    setVolumes(next) {
      heard = next
      for (const [channel, { gain }] of gains) gain.setTargetAtTime(volumeOf(channel), context?.currentTime ?? 0, FOLLOW_S)
    },

    isAudible: (channel) => wasTouched && volumeOf(channel) > 0,

    async decode(bytes) {
      if (context === null) throw new Error('There was no touch yet: nothing may sound.')
      const samples = await context.decodeAudioData(bytes)
      return { seconds: samples.duration, samples } as Buffer
    },

    play(sound, channel, loop, pan = 0, loudness = 1) {
      const out = gains.get(channel)
      // A loop continues silently, so that it can be heard as soon as its volume is raised.
      if (context === null || out === undefined || (loop === undefined && volumeOf(channel) === 0)) return null
      return begin(context, towards(context, out, pan), (sound as Buffer).samples, { loop, loudness })
    },

    sing(hz, channel, pan = 0, manner = {}) {
      const out = gains.get(channel)
      if (context === null || out === undefined || volumeOf(channel) === 0) return null
      return sing(context, towards(context, out, pan), hz, manner)
    },

    onFirstTouch(listener) {
      touched.add(listener)
      return () => touched.delete(listener)
    },

    onRefused(listener) {
      refused.add(listener)
      return () => refused.delete(listener)
    },
  }
}

interface BeginManner {
  readonly loop: Loop | undefined
  readonly loudness: number
}

function begin(context: AudioContext, out: AudioNode, samples: AudioBuffer, { loop, loudness }: BeginManner): Playing {
  const source = context.createBufferSource()
  const envelope = context.createGain()
  source.buffer = samples
  envelope.gain.value = loudness
  if (loop !== undefined) Object.assign(source, { loop: true, loopStart: loop.from, loopEnd: loop.to })
  source.connect(envelope).connect(out)
  const ended = new Promise<void>((resolve) => source.addEventListener('ended', () => resolve(envelope.disconnect())))
  source.start(0, loop?.from ?? 0)
  return {
    ended,
    fade() {
      envelope.gain.setTargetAtTime(0, context.currentTime, FADE_OUT_S / 5)
      source.stop(context.currentTime + FADE_OUT_S)
    },
  }
}

/** Pans the output to one side. In the middle, nothing is added. */
function towards(context: AudioContext, out: GainNode, pan: number): AudioNode {
  if (pan === 0) return out
  const panner = context.createStereoPanner()
  panner.pan.value = pan
  panner.connect(out)
  return panner
}

/** Plays a tone with overtones, which small loudspeakers can reproduce. */
function sing(context: AudioContext, out: AudioNode, hz: number, { timbre = 'soft', mostMs = NOTE.mostMs, loudness = 1 }: NoteManner): Playing {
  const now = context.currentTime
  const [most, attack, peak] = [Math.min(mostMs, NOTE.mostMs) / 1000, NOTE.attackMs / 1000, NOTE.peak * loudness]
  const { ringsMs, voices: parts } = timbres[timbre]
  const envelope = context.createGain()
  envelope.gain.setValueAtTime(0, now)
  envelope.gain.linearRampToValueAtTime(peak, now + attack)
  if (ringsMs !== null) envelope.gain.setTargetAtTime(0, now + attack, ringsMs / 1000 / RINGS_OUT)
  else envelope.gain.setValueAtTime(peak, now + most - FADE_OUT_S)
  envelope.gain.linearRampToValueAtTime(0, now + most)
  envelope.connect(out)
  const voices = parts.map(({ times, share }) => {
    const [voice, level] = [context.createOscillator(), context.createGain()]
    voice.frequency.value = hz * times
    level.gain.value = share
    voice.connect(level).connect(envelope)
    voice.start(now)
    voice.stop(now + most)
    return voice
  })
  const ended = new Promise<void>((resolve) => voices[0]?.addEventListener('ended', () => resolve(envelope.disconnect())))
  return {
    ended,
    fade() {
      const from = context.currentTime
      envelope.gain.cancelScheduledValues(from)
      envelope.gain.setTargetAtTime(0, from, FADE_OUT_S / 5)
      for (const voice of voices) voice.stop(from + FADE_OUT_S)
    },
  }
}

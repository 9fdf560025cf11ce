import type { Loudspeaker } from '#ports/loudspeaker'

/** Wraps a loudspeaker to report whether it is playing. The microphone ignores that time. The calm loop does not count. */
export function trackPlaying(loudspeaker: Loudspeaker): { readonly loudspeaker: Loudspeaker; readonly isSounding: () => boolean } {
  let sounding = 0
  const count = (ended: Promise<void>) => {
    sounding += 1
    void ended.finally(() => (sounding -= 1))
  }
  return {
    isSounding: () => sounding > 0,
    loudspeaker: {
      ...loudspeaker,
      play(sound, channel, loop, pan, loudness) {
        const playing = loudspeaker.play(sound, channel, loop, pan, loudness)
        if (playing !== null && loop === undefined) count(playing.ended)
        return playing
      },
      sing(hz, channel, pan, manner) {
        const playing = loudspeaker.sing(hz, channel, pan, manner)
        if (playing !== null) count(playing.ended)
        return playing
      },
    },
  }
}

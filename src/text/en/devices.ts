/** The camera and microphone check, for adults. */
export const devices = {
  guide: 'Camera and microphone: nothing leaves the device',
  title: 'Camera and microphone check',
  lead: 'Try this before your child plays. No picture or sound is kept or sent. Camera and microphone stay off until you turn them on. They go off again when you leave or hide this page.',
  hands: {
    title: 'Hand detection',
    off: 'When the camera is on, a light shows where it sees a hand.',
    seen_one: 'One hand found.',
    seen_other: '{{count}} hands found.',
    none: 'No hand found. Hold it up in good light, so that it fills about a third of the picture’s height.',
  },
  sound: {
    title: 'Sound level',
    off: 'With the microphone on, a bar shows how loud a sound is compared with the room.',
    room: 'Listening to the room …',
    own: 'The tablet itself is making a sound, so it is not listening right now.',
    quiet: 'No louder than the room.',
    under: 'Heard, but not yet loud enough to count.',
    over: 'Loud enough: this counts.',
    mark: 'Sounds above the mark count: {{db}} dB louder than the room, unless you change it.',
  },
} as const

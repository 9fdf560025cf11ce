/** What camera and microphone of this tablet make out, for an adult, before a child plays. */
export const devices = {
  guide: 'Camera and microphone: nothing leaves the device',
  title: 'What this tablet sees and hears',
  lead: 'Try it before your child plays. Nothing leaves this device: no picture, no sound is kept or sent. Both are off until you turn them on, and go off again when you leave this page or it is hidden.',
  hands: {
    title: 'Where a hand is seen',
    off: 'With the camera on, a light stands here where a hand is.',
    seen_one: 'A hand is seen.',
    seen_other: '{{count}} hands are seen.',
    none: 'No hand is seen. Hold it up so that it fills about a third of the picture’s height, with light on it.',
  },
  sound: {
    title: 'How loud it is',
    off: 'With the microphone on, a bar shows how much louder it is than the room.',
    room: 'Listening to the room …',
    own: 'Something of this tablet sounds: nothing else is heard now.',
    quiet: 'As quiet as the room.',
    under: 'Heard, but not yet loud enough to count.',
    over: 'Loud enough: this counts.',
    mark: 'Above the mark it counts: {{db}} dB louder than the room, unless you set it otherwise.',
  },
} as const

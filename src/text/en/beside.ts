/** The adult's window beside the child's. */
export const beside = {
  title: 'Beside {{alias}}',
  titleAlone: 'Beside the child',
  lead: 'A second window of this device: the child’s stage on one screen, this one in front of you. Open an activity in the other window.',
  stays: 'Nothing leaves the device.',
  none: 'Nothing is played with you beside now.',
  devices:
    'Or another device: turn on “Another device may join” under This tablet, there where the child plays, and be signed in on both with the child chosen. What you do takes a moment to arrive, and is timed there when it does.',
  unsupported: 'This browser cannot join two windows.',
  playing: '{{activity}}, level {{level}}.',
  states: {
    playing: 'It is being played.',
    resting: 'It rests: the stage is dark.',
    held: 'It is paused there.',
    over: 'The session has ended.',
  },
  look: 'Looks now',
  lookHow: 'Hold it for as long as the eyes are on it, or tap for a moment.',
  helped: 'Helped by hand',
  wait: 'Wait longer',
  next: 'Next',
  rest: 'Rest',
  goOn: 'Go on',
  end: 'End',
} as const

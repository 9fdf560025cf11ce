/** “Follow along”: the adult's second window or device. */
export const beside = {
  title: 'Following along with {{alias}}',
  titleAlone: 'Follow along',
  lead: 'Open the activity in another window: that window is for the child, this one is for you.',
  stays: 'Nothing leaves the device.',
  none: 'Nothing is being played right now.',
  devices:
    'Or use another device. On the device where the child plays, turn on “Let a second device join” under This tablet. Sign in on both, with the same child chosen. Each press takes a moment to arrive and is timed when it arrives.',
  unsupported: 'This browser cannot connect two windows.',
  playing: '{{activity}}, level {{level}}.',
  states: {
    playing: 'Playing',
    resting: 'Resting: the screen is dark.',
    held: 'Paused',
    over: 'The session has ended.',
  },
  look: 'Looking now',
  lookHow: 'Hold while your child looks, or tap for a quick look.',
  helped: 'Hand-under-hand help',
  wait: 'Wait longer',
  next: 'Next',
  rest: 'Rest',
  goOn: 'Continue',
  end: 'End',
} as const

/** Activities that a guest can play without an account, and the way to one. */
export const guest = {
  title: 'Three to play right now',
  lead: 'No account needed. About two minutes each.',
  justPlayed: 'just played',
  lines: {
    lightcatcher: 'A soft light. Look, or touch it.',
    music: 'Touch a light and hear a note.',
    duckcount: 'Touch a duck, and it swims across.',
  },
  more: 'More activities are free with an account. There is nothing to pay.',
  why: 'Five questions set the colour, the size and the place.',
  whyPlayed: 'Five questions set the colour, the size and the place. Your play so far comes with you.',
  fit: 'Make it fit my child',
}

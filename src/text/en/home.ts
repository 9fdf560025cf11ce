/** The first page. */
export const home = {
  heading: 'One light in a quiet room',
  lead: 'Calm, full-screen play for children with cerebral visual impairment (CVI), and for the families and therapists beside them.',
  tryIt: 'Try it now',
  tryItNote: 'No account needed. A soft light appears: let your child look, or touch it.',
  signIn: 'Sign in',
  signUp: 'Create a free account',
  demo: 'Look around in a demo clinic',
  epilepsy: 'Epilepsy: read this first',
  choices: 'Other ways in',
  notes: 'Before you begin',
  isTitle: 'What it is',
  is: 'One thing at a time, on black, in your child’s best colour and best place, with time to look. What your child did is written down honestly, for you.',
  isNotTitle: 'What it is not',
  isNot: 'It does not diagnose, it does not measure eyesight and it is not a treatment. It is practice, and a record of what happened.',
  lightTitle: 'If your child has epilepsy',
  light:
    'Nothing here flashes, and everything comes and goes slowly. No screen is safe for everyone: ask your doctor first, keep a room light on, turn the brightness down, and stop when anything seems wrong.',
  terms: 'Terms',
  privacy: 'Privacy',
  credits: 'Credits and licences',
  legal: 'Terms, privacy and credits',
} as const

/** What is new, and how it stands with this device. */
export const about = {
  title: 'About this version',
  version: 'Version {{version}}',
  news: 'What is new',
  on: '{{version}}, {{day}}',
  items: {
    offline: 'Everything can be fetched ahead for days without internet, for each child or all of it.',
    safe: 'When a new version does not start, the last one that did comes back by itself.',
    file: 'Your data is one file that can be read anywhere and brought back into any account.',
    languages: 'The app speaks more languages. Choose yours on the first page or under This tablet.',
    tablet: 'A page with pictures sets the tablet up: home screen, staying in the activity.',
  },
  status: 'How it stands here',
  online: 'There is a network.',
  offline: 'There is no network. What is kept here plays.',
  backend: {
    asking: 'Asking the server …',
    reached: 'The server answers.',
    lost: 'The server does not answer just now. What is played is kept here and sent later.',
    none: 'Everything is kept on this device. There is no server.',
  },
  ready: 'This device opens the app without a network.',
  notReady: 'This device does not yet open the app without a network. Load the page once more.',
  device: 'More about this device',
  support: 'Help from a person',
  write: 'Write to {{contact}}',
  credits: 'Credits and licences',
} as const

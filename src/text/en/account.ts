/** The account of the person at the screen, and this device's settings. */
export const account = {
  title: 'Your account',
  signedInAs: 'Signed in as {{email}}',
  name: 'Your name',
  saveName: 'Save name',
  nameSaved: 'Your name is saved.',
  device: 'This device',
  textSize: 'Text size',
  textSizeHint: 'Holds for everyone on this device.',
  textSizes: { normal: 'Normal', large: 'Large', larger: 'Larger' },
  language: 'Language',
  languages: { en: 'English' },
  languageHint: 'English is the only language so far.',
  leave: 'Leave',
  signOut: 'Sign out',
  signOutHint: 'Your children and sessions stay on this device, for when you sign in again.',
  signOutHosted: 'Your children and sessions are kept with your account. Photos and voices stay on this device; nothing else of yours does.',
  removeHint: 'What is kept and where stands in the',
  privacy: 'privacy notes',
} as const

/** An address that leads nowhere. */
export const notFound = {
  title: 'There is nothing at this address',
  lead: 'The address may be mistyped, or this part is not built yet. Nothing is lost.',
  activities: 'Go to the activities',
  home: 'Go to the first page',
} as const

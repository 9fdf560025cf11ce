/** One activity by a link, for a school or a waiting room: making the link, and what is opened by it. */
export const shown = {
  link: {
    title: 'Show one activity',
    lead: '{{activity}}, level {{level}}, set up as it suits {{alias}} now. Whoever opens the link plays this one activity, and nothing else: no account, no menu.',
    nothing: 'Nothing of {{alias}} is in it: no name, no photos, no results. What is played by it is kept nowhere.',
    code: 'A code for the camera of a tablet',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    notCopied: 'It could not be copied. Mark the link and copy it by hand.',
    address: 'The link',
    open: 'Open it here',
    closed: 'This activity opens with a subscription, and cannot be shown by a link.',
    back: 'Back to the start',
  },
  start: 'Start',
  again: 'Play again',
  note: 'What is played here is kept nowhere. To stop, hold a top corner of the screen (or the Escape key) for three seconds.',
  light:
    'Nothing here flashes, yet no screen is safe for every child. With epilepsy, or where light ever set off a seizure, ask the family first, keep a light on in the room, and stay beside the child. Stop at once when anything seems wrong.',
  goOn: 'Go on',
  end: 'End',
  wrong: 'This link is damaged, or what it shows is not here any more. Ask for a new one.',
  failed: 'The activity could not be shown. Nothing is lost: load the page again.',
} as const

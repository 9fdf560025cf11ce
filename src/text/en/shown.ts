/** Sharing one activity by link: the page that makes the link, and the page it opens. */
export const shown = {
  link: {
    title: 'Share one activity by link',
    lead: '{{activity}}, level {{level}}, with {{alias}}’s current settings. Anyone who opens the link can play this one activity: no account, no menu.',
    nothing: 'The link contains nothing about {{alias}}: no name, photos or results. Nothing played with it is saved.',
    code: 'Scan with a tablet’s camera',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    notCopied: 'The link could not be copied. Select it and copy it yourself.',
    address: 'Link',
    open: 'Open it here',
    closed: 'This activity needs a subscription and cannot be shared by link.',
    back: 'Back to the start',
  },
  start: 'Start',
  again: 'Play again',
  note: 'Nothing you play here is saved. To stop, hold a top corner of the screen (or the Escape key) for three seconds.',
  light:
    'Nothing here flashes, but no screen is safe for every child. If the child has epilepsy, or light has ever triggered a seizure, ask the family first. Keep a light on in the room, and stay with the child. Stop at once if anything seems wrong.',
  goOn: 'Continue',
  end: 'End',
  wrong: 'This link is damaged, or the activity no longer exists. Ask for a new link.',
  failed: 'The activity could not be loaded. Nothing is lost: reload the page.',
} as const

/** Who looks after a child beside the one who added it, and who is asked to. */
export const guardians = {
  title: 'Parents and guardians',
  you: '{{name}} (you)',
  owner: 'Owner',
  /** What a guardian may not do. */
  ownerSays: 'Can invite others, take {{alias}} off the list and delete.',
  /** A guardian is not told the owner’s name. */
  somebody: 'Whoever added {{alias}}',
  since: 'Since {{day}}',
  most: 'At most {{most}} others can look after a child.',

  remove: 'Remove',
  removeOf: 'Remove {{name}} from {{alias}}',
  removeTitle: 'Remove {{name}} from {{alias}}?',
  removeLead: '{{name}} no longer sees {{alias}}, from that moment on: no plan, no sessions, no results. Nothing of {{alias}} is deleted.',
  removeShared: '{{alias}} stays shared with {{accounts}}. If {{name}} works there, stop that sharing as well.',
  removeFinal: 'This cannot be undone: to come back, {{name}} needs a new invitation. Photos and voices on a device of {{name}} stay there.',
  removeNow: 'Remove {{name}}',
  removed: '{{name}} no longer looks after {{alias}}.',

  leave: 'Stop looking after {{alias}}',
  leaveTitle: 'Stop looking after {{alias}}?',
  leaveLead: '{{alias}} leaves your list, and you no longer see plan, sessions and results. Nothing of {{alias}} is deleted.',
  leaveFinal: 'This cannot be undone: to come back, you need a new invitation. Photos and voices on this device stay here.',
  left: 'You no longer look after {{alias}}.',

  invite: {
    button: 'Invite another parent',
    buttonOf: 'Invite another parent for {{alias}}',
    title: 'Who else looks after {{alias}}?',
    lead: 'Another parent or guardian sees and does all that you can for {{alias}}: what suits, plan, texts, play, results, sharing with a clinic. Only you invite others, take {{alias}} off the list and delete.',
    email: 'Email address',
    emailHint: 'Exactly the address the person signs in with.',
    bad: 'This is not a whole email address. It looks like name@example.org.',
    isYou: 'This is your own address.',
    isGuardian: 'This person looks after {{alias}} already.',
    isInvited: 'This address is invited already. You can keep the invitation open for 14 more days.',
    noMail: 'No email goes out: tell the person that the invitation waits after signing in with this address and confirming it.',
    submit: 'Invite',
    sent: '{{email}} is invited, for 14 days.',
  },
  pending: {
    failed: 'The open invitations did not load. Nothing is lost.',
    open_one: 'Invited, {{count}} day left',
    open_other: 'Invited, {{count}} days left',
    over: 'The invitation has run out',
    resend: 'Open 14 days more',
    resendOf: 'Open 14 days more: the invitation to {{email}}',
    resent: 'The invitation to {{email}} holds for 14 more days.',
    takeBack: 'Take back',
    takeBackOf: 'Take back the invitation to {{email}}',
    isTakenBack: 'The invitation to {{email}} is taken back.',
  },

  forMe: {
    title: '{{name}} invites you to look after {{alias}}',
    titleUnnamed: 'You are invited to look after {{alias}}',
    lead: 'You will see and do what the family does: what suits, plan, texts, play and results. You can stop at any time.',
    open_one: 'Open for one more day.',
    open_other: 'Open for {{count}} more days.',
    accept: 'Accept',
    decline: 'Decline',
    acceptOf: 'Accept: look after {{alias}}',
    declineOf: 'Decline: look after {{alias}}',
    accepted: 'You now look after {{alias}}.',
    declined: 'The invitation to look after {{alias}} is declined.',
    unproven: 'Did another parent invite you? Confirm your email, {{email}}: then the invitation appears here.',
    prove: 'Confirm your email',
  },

  /** Where a guardian finds no button. */
  notYours: 'Only whoever added {{alias}} can take {{alias}} off the list or delete. Under Sharing you can stop looking after {{alias}}.',
  /** What follows for others: a child's number holds its owner's, so it can be nobody else's. */
  othersLose:
    '{{names}} will no longer see {{alias}} either: what suits, plan, sessions and results go for everybody. Hand over first: {{names}} opens Sharing of {{alias}} and presses “Keep a copy of {{alias}}”. What is copied stays when you delete.',
  toldOthers: '{{names}} knows of it, or has kept a copy',
  tellOthers: 'Tell {{names}} first, then tick this. Nothing was deleted.',
  copy: {
    why: '{{alias}} belongs to the account of whoever added {{alias}}. With a copy of your own you keep what suits, plan, texts and sessions, whatever becomes of that account. Photos and voices stay on the tablet that has them; sharing begins anew.',
    keep: 'Keep a copy of {{alias}}',
    done: 'A {{alias}} of your own is in your list now.',
  },
  othersHidden: 'Off the list, {{names}} will not see {{alias}} either.',
  staysWithFamily: '{{alias}} stays with the family: you only stop looking after {{alias}}. Sessions that you ran stay there too, without your name.',
} as const
